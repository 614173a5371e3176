// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/demand/scale_page.h"

#include "ui/common/theme.h"
#include "ui/demand/task_editor.h"
#include "ui/demand/task_list.h"

#include <QSignalBlocker>
#include <QVBoxLayout>

namespace xuanka {

ScalePage::ScalePage(const ModelLibrary &library, QWidget *parent)
    : AnswersPage(parent)
    , m_library(library)
{
    auto *content = new QWidget;
    m_column = new QVBoxLayout(content);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(groupSpacing());
    setContent(content);
    retranslate();
}

void ScalePage::setAnswers(const DemandProfile &profile)
{
    const QSignalBlocker quiet(this);
    rebuild(profile.tasks);
}

void ScalePage::rebuild(const QList<TaskDemand> &tasks)
{
    for (qsizetype i = 0; i < tasks.size(); ++i) {
        if (i >= m_editors.size() || m_editors.at(i)->task().kind != tasks.at(i).kind)
            insertEditor(i, tasks.at(i).kind);
    }
    while (m_editors.size() > tasks.size()) {
        TaskEditor *editor = m_editors.takeLast();
        m_column->removeWidget(editor);
        editor->hide();
        editor->deleteLater(); // this may run inside one of its signals
    }
    for (qsizetype i = 0; i < tasks.size(); ++i)
        m_editors.at(i)->setTask(tasks.at(i));
    number();
}

void ScalePage::insertEditor(qsizetype place, TaskKind kind)
{
    auto *editor = new TaskEditor(kind, m_library);
    m_column->insertWidget(static_cast<int>(place), editor);
    m_editors.insert(place, editor);
    connect(editor, &TaskEditor::changed, this, &ScalePage::answersChanged);
    connect(editor, &TaskEditor::anotherWanted, this, [this, editor] { addAfter(editor); });
    connect(editor, &TaskEditor::removeWanted, this, [this, editor] { removeEditor(editor); });
}

QList<TaskDemand> ScalePage::tasks() const
{
    QList<TaskDemand> list;
    list.reserve(m_editors.size());
    for (const TaskEditor *editor : m_editors)
        list << editor->task();
    return list;
}

void ScalePage::addAfter(const TaskEditor *editor)
{
    QList<TaskDemand> list = tasks();
    const qsizetype place = m_editors.indexOf(editor);
    TaskDemand another = list.at(place); // most answers are the same; the model is not
    another.modelId.clear();
    another.parametersBillions = 0.0;
    list.insert(place + 1, another);
    rebuild(list);
    m_editors.at(place + 1)->setFocus(Qt::OtherFocusReason);
    Q_EMIT answersChanged();
}

void ScalePage::removeEditor(const TaskEditor *editor)
{
    QList<TaskDemand> list = tasks();
    list.removeAt(m_editors.indexOf(editor));
    rebuild(list);
    Q_EMIT answersChanged();
}

void ScalePage::number()
{
    const QList<TaskDemand> list = tasks();
    QHash<TaskKind, int> seen;
    for (qsizetype i = 0; i < list.size(); ++i) {
        const TaskKind kind = list.at(i).kind;
        m_editors.at(i)->setNumber(countOfKind(list, kind) > 1 ? ++seen[kind] : 0);
    }
}

void ScalePage::storeAnswers(DemandProfile &profile) const { profile.tasks = tasks(); }

bool ScalePage::owns(const QString &field) const { return field.startsWith(QLatin1String("tasks[")); }

void ScalePage::showNotices(const QList<Notice> &notices)
{
    for (qsizetype i = 0; i < m_editors.size(); ++i)
        m_editors.at(i)->setNotices(noticesBelow(notices, QStringLiteral("tasks[%1].").arg(i)));
}

void ScalePage::focusFirstProblem()
{
    for (TaskEditor *editor : std::as_const(m_editors)) {
        if (editor->focusFirstProblem())
            return;
    }
}

void ScalePage::retranslate()
{
    setTitle(tr("How large is it?"));
    setSubTitle(
        tr("The model and its load decide how much memory is needed. Beside each answer stands what it decides."));
    for (TaskEditor *editor : std::as_const(m_editors))
        editor->retranslate();
    number();
}

} // namespace xuanka
