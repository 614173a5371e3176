// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/demand/answer_form.h"

#include "demand/demand_words.h"
#include "ui/common/text_label.h"
#include "ui/common/theme.h"

#include <QAbstractButton>
#include <QGridLayout>
#include <QLabel>

#include <algorithm>

namespace xuanka {

namespace {

/// What the keyboard reaches in an editor made of several widgets.
QWidget *reached(QWidget *editor) { return editor->focusProxy() != nullptr ? editor->focusProxy() : editor; }

} // namespace

AnswerForm::AnswerForm(QWidget *parent, Hints hints)
    : QWidget(parent)
    , m_hints(hints)
    , m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(groupSpacing());
    m_grid->setVerticalSpacing(itemSpacing() / 2);
    m_grid->setColumnMinimumWidth(1, fontMetrics().averageCharWidth() * 28);
    m_grid->setColumnStretch(2, 1);
}

void AnswerForm::addAnswer(const QString &field, QWidget *editor)
{
    Answer answer { field, new QLabel(this), editor };
    answer.name->setTextFormat(Qt::PlainText);
    answer.name->setBuddy(reached(editor));
    const int row = m_grid->rowCount();
    m_grid->addWidget(answer.name, row, 0);
    m_grid->addWidget(editor, row, 1);
    addNotes(answer, row);
}

void AnswerForm::addCheck(const QString &field, QAbstractButton *box)
{
    Answer answer { field, nullptr, box };
    const int row = m_grid->rowCount();
    m_grid->addWidget(box, row, 0, 1, 2);
    addNotes(answer, row);
}

void AnswerForm::addNotes(Answer &answer, int row)
{
    answer.decides = new TextLabel(TextLabel::Tone::Muted, this);
    answer.problem = new TextLabel(TextLabel::Tone::Problem, this);
    answer.warning = new TextLabel(TextLabel::Tone::Warning, this);
    m_grid->addWidget(answer.decides, row, 2);
    m_grid->addWidget(answer.problem, row + 1, 1, 1, 2);
    m_grid->addWidget(answer.warning, row + 2, 1, 1, 2);
    answer.problem->hide();
    answer.warning->hide();
    m_answers << answer;
}

bool AnswerForm::has(const QString &field) const
{
    return std::any_of(m_answers.begin(), m_answers.end(),
                       [&field](const Answer &answer) { return answer.field == field; });
}

void AnswerForm::setAnswerEnabled(const QString &field, bool enabled)
{
    for (const Answer &answer : std::as_const(m_answers)) {
        if (answer.field == field) {
            answer.editor->setEnabled(enabled);
            if (answer.name != nullptr)
                answer.name->setEnabled(enabled);
        }
    }
}

void AnswerForm::setAnswerVisible(const QString &field, bool visible)
{
    for (const Answer &answer : std::as_const(m_answers)) {
        if (answer.field == field) {
            answer.editor->setVisible(visible);
            if (answer.name != nullptr)
                answer.name->setVisible(visible);
        }
    }
}

void AnswerForm::setNotices(const QList<Notice> &notices)
{
    for (const Answer &answer : std::as_const(m_answers)) {
        QStringList problems;
        QStringList warnings;
        for (const Notice &notice : notices) {
            if (notice.field != answer.field)
                continue;
            if (notice.blocks())
                problems << tr("✗ %1").arg(notice.says);
            else
                warnings << tr("⚠ %1").arg(notice.says) << notice.instead;
        }
        warnings.removeAll(QString());
        answer.problem->setTextOrHide(problems.join(QLatin1Char('\n')));
        answer.warning->setTextOrHide(warnings.join(QLatin1Char('\n')));
    }
}

bool AnswerForm::focusFirstProblem()
{
    for (const Answer &answer : std::as_const(m_answers)) {
        if (!answer.problem->text().isEmpty()) {
            answer.editor->setFocus(Qt::OtherFocusReason);
            return true;
        }
    }
    return false;
}

void AnswerForm::retranslate()
{
    for (const Answer &answer : std::as_const(m_answers)) {
        const QString name = demandFieldName(answer.field);
        const QString decides = demandFieldDecides(answer.field);
        if (answer.name != nullptr)
            answer.name->setText(name);
        else if (auto *box = qobject_cast<QAbstractButton *>(answer.editor))
            box->setText(name);
        reached(answer.editor)->setAccessibleName(name);
        reached(answer.editor)->setAccessibleDescription(decides);
        answer.decides->setTextOrHide(m_hints == Hints::Beside ? decides : QString());
        if (m_hints == Hints::InToolTip)
            answer.editor->setToolTip(decides);
    }
}

} // namespace xuanka
