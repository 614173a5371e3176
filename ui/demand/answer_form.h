// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/demand/notice.h"

#include <QWidget>

class QAbstractButton;
class QGridLayout;
class QLabel;

namespace xuanka {

class TextLabel;

/// Answers one below the other: name, editor, what the answer decides, and what is wrong or unwise about it.
/// Names and hints come from the words of the demand profile, by the field's id.
class AnswerForm : public QWidget {
    Q_OBJECT

public:
    /// Where stands what an answer decides.
    enum class Hints { Beside, InToolTip };

    explicit AnswerForm(QWidget *parent = nullptr, Hints hints = Hints::Beside);

    /// The form takes the editor. Its focus proxy, if any, is what a keyboard reaches first.
    void addAnswer(const QString &field, QWidget *editor);
    /// A yes-or-no answer carries its name itself.
    void addCheck(const QString &field, QAbstractButton *box);
    bool has(const QString &field) const;
    void setAnswerEnabled(const QString &field, bool enabled);
    void setAnswerVisible(const QString &field, bool visible);

    /// Notices of fields that the form does not have are left out.
    void setNotices(const QList<Notice> &notices);
    /// Moves the focus to the first answer with a problem; false if there is none.
    bool focusFirstProblem();
    void retranslate();

private:
    struct Answer {
        QString field;
        QLabel *name = nullptr; ///< null for a check box
        QWidget *editor = nullptr;
        TextLabel *decides = nullptr;
        TextLabel *problem = nullptr;
        TextLabel *warning = nullptr;
    };
    void addNotes(Answer &answer, int row);

    Hints m_hints;
    QGridLayout *m_grid;
    QList<Answer> m_answers;
};

} // namespace xuanka
