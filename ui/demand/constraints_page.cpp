// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/demand/constraints_page.h"

#include "demand/demand_words.h"
#include "ui/common/choice_box.h"
#include "ui/demand/answer_form.h"

#include <QCheckBox>
#include <QSignalBlocker>

namespace xuanka {

namespace {

struct Rule {
    const char *field;
    bool DemandProfile::*member;
};

constexpr Rule rules[] {
    { "data_must_stay", &DemandProfile::dataMustStay },
    { "needs_invoice", &DemandProfile::needsInvoice },
    { "needs_sla", &DemandProfile::needsSla },
    { "interruptible", &DemandProfile::interruptible },
    { "cuda_only", &DemandProfile::cudaOnly },
    { "domestic_only", &DemandProfile::domesticOnly },
    { "must_be_compliant", &DemandProfile::mustBeCompliant },
    { "allow_unofficial_boards", &DemandProfile::allowUnofficialBoards },
};

} // namespace

ConstraintsPage::ConstraintsPage(QWidget *parent)
    : FormPage(parent)
    , m_region(new ChoiceBox(form()))
{
    form()->addAnswer(QStringLiteral("region"), m_region);
    connect(m_region, &QComboBox::activated, this, &ConstraintsPage::answersChanged);
    for (const Rule &rule : rules) {
        auto *box = new QCheckBox(form());
        form()->addCheck(QString::fromLatin1(rule.field), box);
        connect(box, &QCheckBox::toggled, this, &ConstraintsPage::answersChanged);
        m_rules << YesNo { rule.member, box };
    }
    retranslate();
}

void ConstraintsPage::setAnswers(const DemandProfile &profile)
{
    const QSignalBlocker quiet(this);
    if (m_region->findData(profile.region) < 0)
        m_region->setEntry(profile.region, profile.region); // unknown: shown and refused, never dropped
    m_region->setCurrentId(profile.region);
    for (const YesNo &rule : std::as_const(m_rules))
        rule.box->setChecked(profile.*rule.member);
}

void ConstraintsPage::storeAnswers(DemandProfile &profile) const
{
    profile.region = m_region->currentId();
    for (const YesNo &rule : std::as_const(m_rules))
        profile.*rule.member = rule.box->isChecked();
}

void ConstraintsPage::retranslate()
{
    setTitle(tr("Which rules apply?"));
    setSubTitle(tr("What breaks one of these is left out of the recommendation, with the reason."));
    for (const QString &region : { QString(), QStringLiteral("CN"), QStringLiteral("overseas") })
        m_region->setEntry(region, regionName(region));
    FormPage::retranslate();
}

} // namespace xuanka
