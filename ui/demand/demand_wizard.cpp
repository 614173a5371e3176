// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/demand/demand_wizard.h"

#include "demand/demand_words.h"
#include "decision/sized_demand.h"
#include "demand/implications.h"
#include "ui/common/app_context.h"
#include "ui/common/dialogs.h"
#include "ui/demand/constraints_page.h"
#include "ui/demand/duration_page.h"
#include "ui/demand/growth_page.h"
#include "ui/demand/scale_page.h"
#include "ui/demand/summary_page.h"
#include "ui/demand/task_page.h"
#include "ui/demand/team_page.h"

#include <QEvent>

namespace xuanka {

DemandWizard::DemandWizard(AppContext &context, const DemandProfile &profile, QWidget *parent)
    : QWizard(parent)
    , m_context(context)
    , m_original(profile)
    , m_draft(profile)
    , m_summary(new SummaryPage(context))
{
    setWizardStyle(ModernStyle);
    setOption(NoBackButtonOnStartPage);
    add(new TaskPage);
    add(new ScalePage(context.library()));
    add(new DurationPage);
    add(new GrowthPage);
    add(new ConstraintsPage);
    add(new TeamPage);
    add(m_summary);
    for (AnswersPage *page : std::as_const(m_pages))
        page->setAnswers(m_draft);
    showConsequences();
    retranslate();
    resize(fontMetrics().averageCharWidth() * 140, fontMetrics().lineSpacing() * 42);
}

void DemandWizard::add(AnswersPage *page)
{
    m_pages << page;
    addPage(page);
    connect(page, &AnswersPage::answersChanged, this, [this, page] { take(page); });
}

void DemandWizard::take(const AnswersPage *page)
{
    page->storeAnswers(m_draft);
    for (AnswersPage *other : std::as_const(m_pages)) {
        if (other != page)
            other->setAnswers(m_draft);
    }
    showConsequences();
}

void DemandWizard::showConsequences()
{
    const auto implications = implicationsOf(m_draft, sizedDemand(m_draft, m_context.library()));
    const QList<Notice> notices = noticesFor(m_draft, m_context.library(), implications ? &*implications : nullptr,
                                             m_context.language(), m_context.locale());
    for (AnswersPage *page : std::as_const(m_pages))
        page->setNotices(notices);
    m_summary->setImplications(implications);
    m_summary->setSuggestedName(suggestedName());
}

QString DemandWizard::suggestedName() const
{
    return m_draft.tasks.isEmpty() ? QString() : taskSummary(m_draft.tasks.first());
}

void DemandWizard::accept()
{
    if (m_draft.name.isEmpty())
        m_draft.name = suggestedName();
    QWizard::accept();
}

void DemandWizard::reject()
{
    if (m_draft != m_original
        && m_context.dialogs().ask(this, tr("Discard the answers?"),
                                   tr("The answers that you have given here will be lost."), tr("Discard"))
            != Dialogs::Answer::Yes)
        return;
    QWizard::reject();
}

void DemandWizard::changeEvent(QEvent *event)
{
    QWizard::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        showConsequences();
    }
}

void DemandWizard::retranslate()
{
    setWindowTitle(m_original.id.isEmpty() ? tr("New demand profile") : tr("Edit demand profile"));
    setButtonText(FinishButton, tr("Save"));
}

} // namespace xuanka
