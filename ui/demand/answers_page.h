// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/demand/notice.h"

#include <QWizardPage>

namespace xuanka {

/// A page of the demand wizard. It shows and stores its own part of a profile and knows nothing of the wizard, so it
/// can be used and tested alone.
class AnswersPage : public QWizardPage {
    Q_OBJECT

public:
    using QWizardPage::QWizardPage;

    /// Shows this page's part of the profile; emits nothing.
    virtual void setAnswers(const DemandProfile &profile) = 0;
    /// Writes this page's part and nothing else.
    virtual void storeAnswers(DemandProfile &profile) const = 0;

    /// All notices of the profile; the page shows its own. What was not answered yet is only complained about once
    /// the person has tried to go on.
    void setNotices(const QList<Notice> &notices);
    /// False, with the reason beside the field and the focus in it, while one of this page's answers cannot be used.
    bool validatePage() override;
    virtual void retranslate() = 0;

Q_SIGNALS:
    void answersChanged();

protected:
    virtual bool owns(const QString &field) const = 0;
    virtual void showNotices(const QList<Notice> &notices) = 0;
    virtual void focusFirstProblem() = 0;
    void changeEvent(QEvent *event) override;
    /// Puts a content of any height into the page, with a scroll bar if it does not fit.
    void setContent(QWidget *content);

private:
    void showOwnNotices();

    QList<Notice> m_notices;
    bool m_triedToLeave = false;
};

} // namespace xuanka
