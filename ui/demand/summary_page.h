// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/demand/answers_page.h"

class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace xuanka {

class AppContext;
class ImplicationsView;
class TextLabel;

/// The last page: a name, a note, and what all answers together lead to.
class SummaryPage : public AnswersPage {
    Q_OBJECT

public:
    explicit SummaryPage(AppContext &context, QWidget *parent = nullptr);

    void setAnswers(const DemandProfile &profile) override;
    void storeAnswers(DemandProfile &profile) const override;
    void setImplications(const Result<Implications> &implications);
    /// Shown in the empty name field: the name that the profile gets unless the person types one.
    void setSuggestedName(const QString &name);
    void retranslate() override;

protected:
    bool owns(const QString &field) const override;
    void showNotices(const QList<Notice> &notices) override;
    void focusFirstProblem() override;

private:
    AppContext &m_context;
    QLabel *m_nameLabel;
    QLineEdit *m_name;
    QLabel *m_noteLabel;
    QPlainTextEdit *m_note;
    TextLabel *m_words;
    TextLabel *m_problems;
    TextLabel *m_heading;
    ImplicationsView *m_implications;
};

} // namespace xuanka
