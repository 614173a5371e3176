// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/demand/growth_page.h"

#include "demand/demand_words.h"
#include "ui/common/choice_box.h"
#include "ui/demand/answer_form.h"
#include "ui/demand/field_editors.h"

#include <QSignalBlocker>

namespace xuanka {

namespace {

constexpr Growth allGrowths[] { Growth::Unknown, Growth::Shrinking, Growth::Stable, Growth::Predictable,
                                Growth::Volatile };

} // namespace

GrowthPage::GrowthPage(QWidget *parent)
    : FormPage(parent)
    , m_growth(new ChoiceBox(form()))
    , m_percent(makeNumberEdit(QStringLiteral("growth_percent"), 1, form()))
{
    m_percent->setSingleStep(10.0);
    m_percent->setUnit(QStringLiteral("%"));
    form()->addAnswer(QStringLiteral("growth"), m_growth);
    form()->addAnswer(QStringLiteral("growth_percent"), m_percent);
    connect(m_growth, &QComboBox::activated, this, [this] {
        enablePercent();
        Q_EMIT answersChanged();
    });
    connect(m_percent, &QDoubleSpinBox::valueChanged, this, &GrowthPage::answersChanged);
    retranslate();
    enablePercent();
}

void GrowthPage::enablePercent()
{
    const bool unknown = m_growth->currentId() == growthId(Growth::Unknown);
    if (unknown) {
        const QSignalBlocker quiet(m_percent);
        m_percent->setValue(0.0); // unknown growth has no figure
    }
    form()->setAnswerEnabled(QStringLiteral("growth_percent"), !unknown);
}

void GrowthPage::setAnswers(const DemandProfile &profile)
{
    const QSignalBlocker quiet(this);
    m_growth->setCurrentId(growthId(profile.growth));
    m_percent->setValue(profile.growthPercent);
    enablePercent();
}

void GrowthPage::storeAnswers(DemandProfile &profile) const
{
    profile.growth = growthFromId(m_growth->currentId()).value_or(profile.growth);
    storeNumber(*m_percent, profile.growthPercent);
}

void GrowthPage::retranslate()
{
    setTitle(tr("How will it grow?"));
    setSubTitle(tr("Over the planning horizon, as far as you can tell today."));
    for (const Growth growth : allGrowths)
        m_growth->setEntry(growthId(growth), growthName(growth));
    FormPage::retranslate();
}

} // namespace xuanka
