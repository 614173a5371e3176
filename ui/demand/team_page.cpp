// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/demand/team_page.h"

#include "demand/demand_words.h"
#include "ui/common/choice_box.h"
#include "ui/demand/answer_form.h"
#include "ui/demand/budget_edit.h"

#include <QSignalBlocker>

namespace xuanka {

namespace {

constexpr TeamKind allTeams[] { TeamKind::Individual, TeamKind::StartUp, TeamKind::Enterprise, TeamKind::PretrainingLab,
                                TeamKind::ImageStudio };

} // namespace

TeamPage::TeamPage(QWidget *parent)
    : FormPage(parent)
    , m_team(new ChoiceBox(form()))
    , m_budget(new BudgetEdit(form()))
{
    form()->addAnswer(QStringLiteral("team"), m_team);
    form()->addAnswer(QStringLiteral("monthly_budget"), m_budget);
    connect(m_team, &QComboBox::activated, this, &TeamPage::answersChanged);
    connect(m_budget, &BudgetEdit::valueChanged, this, &TeamPage::answersChanged);
    retranslate();
}

void TeamPage::setAnswers(const DemandProfile &profile)
{
    const QSignalBlocker quiet(this);
    m_team->setCurrentId(teamKindId(profile.team));
    m_budget->setValue(profile.monthlyBudget);
}

void TeamPage::storeAnswers(DemandProfile &profile) const
{
    profile.team = teamKindFromId(m_team->currentId()).value_or(profile.team);
    profile.monthlyBudget = m_budget->value();
}

void TeamPage::retranslate()
{
    setTitle(tr("Who are you, and what may it cost?"));
    setSubTitle(tr("Advice differs between a student and a bank."));
    for (const TeamKind team : allTeams)
        m_team->setEntry(teamKindId(team), teamKindName(team));
    m_budget->retranslate();
    FormPage::retranslate();
}

} // namespace xuanka
