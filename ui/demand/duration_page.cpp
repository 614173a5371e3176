// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/demand/duration_page.h"

#include "ui/demand/answer_form.h"
#include "ui/demand/field_editors.h"

#include <QCheckBox>
#include <QSignalBlocker>

namespace xuanka {

DurationPage::DurationPage(QWidget *parent)
    : FormPage(parent)
    , m_hours(makeNumberEdit(QStringLiteral("hours_per_month"), 1, form()))
    , m_continuous(new QCheckBox(form()))
    , m_peaks(new QCheckBox(form()))
    , m_run(makeNumberEdit(QStringLiteral("run_hours"), 2, form()))
    , m_horizon(makeIntegerEdit(QStringLiteral("horizon_months"), form()))
{
    m_hours->setSingleStep(10.0);
    form()->addAnswer(QStringLiteral("hours_per_month"), m_hours);
    form()->addCheck(QStringLiteral("continuous"), m_continuous);
    form()->addCheck(QStringLiteral("has_peaks"), m_peaks);
    form()->addAnswer(QStringLiteral("run_hours"), m_run);
    form()->addAnswer(QStringLiteral("horizon_months"), m_horizon);
    connect(m_hours, &QDoubleSpinBox::valueChanged, this, &DurationPage::answersChanged);
    connect(m_continuous, &QCheckBox::toggled, this, &DurationPage::answersChanged);
    connect(m_peaks, &QCheckBox::toggled, this, &DurationPage::answersChanged);
    connect(m_run, &QDoubleSpinBox::valueChanged, this, &DurationPage::answersChanged);
    connect(m_horizon, &QSpinBox::valueChanged, this, &DurationPage::answersChanged);
    retranslate();
}

void DurationPage::setAnswers(const DemandProfile &profile)
{
    const QSignalBlocker quiet(this);
    m_hours->setValue(profile.hoursPerMonth);
    m_continuous->setChecked(profile.continuous);
    m_peaks->setChecked(profile.hasPeaks);
    m_run->setValue(profile.runHours);
    m_horizon->setValue(profile.horizonMonths);
}

void DurationPage::storeAnswers(DemandProfile &profile) const
{
    storeNumber(*m_hours, profile.hoursPerMonth);
    profile.continuous = m_continuous->isChecked();
    profile.hasPeaks = m_peaks->isChecked();
    storeNumber(*m_run, profile.runHours);
    profile.horizonMonths = m_horizon->value();
}

void DurationPage::retranslate()
{
    setTitle(tr("How long does it run?"));
    setSubTitle(tr("Hours decide how to pay. A month has 730 hours."));
    m_hours->setUnit(tr("h/month"));
    m_run->setUnit(tr("h"));
    m_horizon->setUnit(tr("months"));
    FormPage::retranslate();
}

} // namespace xuanka
