// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/demand/answers_page.h"

class QVBoxLayout;

namespace xuanka {

class TaskEditor;

/// How large each of the chosen tasks is.
class ScalePage : public AnswersPage {
    Q_OBJECT

public:
    explicit ScalePage(const ModelLibrary &library, QWidget *parent = nullptr);

    void setAnswers(const DemandProfile &profile) override;
    void storeAnswers(DemandProfile &profile) const override;
    void retranslate() override;

protected:
    bool owns(const QString &field) const override;
    void showNotices(const QList<Notice> &notices) override;
    void focusFirstProblem() override;

private:
    void insertEditor(qsizetype place, TaskKind kind);
    void rebuild(const QList<TaskDemand> &tasks);
    QList<TaskDemand> tasks() const;
    void addAfter(const TaskEditor *editor);
    void removeEditor(const TaskEditor *editor);
    void number();

    const ModelLibrary &m_library;
    QVBoxLayout *m_column;
    QList<TaskEditor *> m_editors;
};

} // namespace xuanka
