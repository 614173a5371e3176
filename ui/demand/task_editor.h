// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/demand/notice.h"

#include <QGroupBox>

class QToolButton;

namespace xuanka {

class AnswerForm;
class ChoiceBox;
class IntegerEdit;
class NumberEdit;
class SearchBox;
class SizeEdit;

/// The scale of one task; shows the answers that this kind of work uses and leaves the others as they were.
class TaskEditor : public QGroupBox {
    Q_OBJECT

public:
    TaskEditor(TaskKind kind, const ModelLibrary &library, QWidget *parent = nullptr);

    TaskDemand task() const;
    void setTask(const TaskDemand &task);
    /// Fields without the "tasks[n]." in front.
    void setNotices(const QList<Notice> &notices);
    bool focusFirstProblem();
    /// "1", "2" … if there are several tasks of the kind; 0 if it is the only one. Removing is offered for several.
    void setNumber(int number);
    void retranslate();

Q_SIGNALS:
    void changed();
    void anotherWanted();
    void removeWanted();

private:
    void build(const ModelLibrary &library);
    ChoiceBox *addChoice(const QString &field);
    IntegerEdit *addInteger(const QString &field, int step);

    TaskDemand m_task; ///< also keeps what this kind does not show
    int m_number = 0;
    AnswerForm *m_form;
    SearchBox *m_model;
    NumberEdit *m_parameters = nullptr;
    ChoiceBox *m_format = nullptr;
    ChoiceBox *m_kvBits = nullptr;
    ChoiceBox *m_checkpointing = nullptr;
    IntegerEdit *m_context = nullptr;
    IntegerEdit *m_concurrency = nullptr;
    IntegerEdit *m_batch = nullptr;
    IntegerEdit *m_rank = nullptr;
    SizeEdit *m_resolution = nullptr;
    NumberEdit *m_data = nullptr;
    QToolButton *m_another;
    QToolButton *m_remove;
};

} // namespace xuanka
