// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "demand/demand_profile.h"

#include <QWizard>

namespace xuanka {

class AnswersPage;
class AppContext;
class SummaryPage;

/// The questions of a demand profile, one subject a page. Works on a copy: nothing is saved here, and cancelling
/// changes nothing.
class DemandWizard : public QWizard {
    Q_OBJECT

public:
    /// A profile without an id is new; one with an id is edited and opens with its answers.
    DemandWizard(AppContext &context, const DemandProfile &profile, QWidget *parent = nullptr);

    /// The answers so far; complete when the wizard was accepted.
    const DemandProfile &profile() const { return m_draft; }

    void accept() override;
    /// Asks first if answers would be lost.
    void reject() override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void add(AnswersPage *page);
    void take(const AnswersPage *page);
    void showConsequences();
    void retranslate();
    QString suggestedName() const;

    AppContext &m_context;
    DemandProfile m_original;
    DemandProfile m_draft;
    QList<AnswersPage *> m_pages;
    SummaryPage *m_summary;
};

} // namespace xuanka
