// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/demand/task_editor.h"

#include "demand/demand_words.h"
#include "sizing/memory_request.h"
#include "sizing/model_library.h"
#include "ui/common/search_box.h"
#include "ui/common/theme.h"
#include "ui/demand/answer_form.h"
#include "ui/demand/field_editors.h"
#include "ui/demand/size_edit.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace xuanka {

TaskEditor::TaskEditor(TaskKind kind, const ModelLibrary &library, QWidget *parent)
    : QGroupBox(parent)
    , m_form(new AnswerForm(this))
    , m_model(new SearchBox(this))
    , m_another(new QToolButton(this))
    , m_remove(new QToolButton(this))
{
    m_task.kind = kind;
    build(library);

    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_another);
    buttons->addWidget(m_remove);
    buttons->addStretch();
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_form);
    column->addSpacing(itemSpacing());
    column->addLayout(buttons);
    m_another->setObjectName(QStringLiteral("another"));
    m_remove->setObjectName(QStringLiteral("remove"));
    m_remove->hide();
    connect(m_another, &QToolButton::clicked, this, &TaskEditor::anotherWanted);
    connect(m_remove, &QToolButton::clicked, this, &TaskEditor::removeWanted);
    retranslate();
    setTask(m_task);
}

void TaskEditor::build(const ModelLibrary &library)
{
    const TaskKind kind = m_task.kind;
    const bool image = kind == TaskKind::ImageGeneration;
    m_form->addAnswer(QStringLiteral("model_id"), m_model);
    if (image) {
        for (const ImageModel &model : library.imageModels())
            m_model->addItem(model.name, model.id);
    } else {
        for (const ModelArchitecture &model : library.models())
            m_model->addItem(model.name, model.id);
    }
    connect(m_model, &SearchBox::chosenIdChanged, this, [this](const QString &id) {
        m_form->setAnswerEnabled(QStringLiteral("parameters_billions"), id.isEmpty());
        Q_EMIT changed();
    });
    if (!image) {
        m_parameters = makeNumberEdit(QStringLiteral("parameters_billions"), 2, this);
        m_parameters->setMinimum(0.0); // 0 = not given
        m_form->addAnswer(QStringLiteral("parameters_billions"), m_parameters);
        connect(m_parameters, &QDoubleSpinBox::valueChanged, this, &TaskEditor::changed);
    }
    m_format = addChoice(QStringLiteral("weight_format"));
    if (!image)
        m_context = addInteger(QStringLiteral("context_tokens"), 1024);
    if (kind == TaskKind::Inference) {
        m_concurrency = addInteger(QStringLiteral("concurrency"), 1);
        m_kvBits = addChoice(QStringLiteral("kv_bits"));
    } else {
        m_batch = addInteger(QStringLiteral("batch"), 1);
    }
    if (kind == TaskKind::Lora || kind == TaskKind::Qlora)
        m_rank = addInteger(QStringLiteral("lora_rank"), 8);
    if (isTraining(kind))
        m_checkpointing = addChoice(QStringLiteral("checkpointing"));
    if (image) {
        m_resolution = new SizeEdit(this);
        m_form->addAnswer(QStringLiteral("resolution"), m_resolution);
        connect(m_resolution, &SizeEdit::valueChanged, this, &TaskEditor::changed);
    }
    m_data = makeNumberEdit(QStringLiteral("data_gb"), 1, this);
    m_data->setUnit(QStringLiteral("GB"));
    m_data->setSingleStep(10.0);
    m_form->addAnswer(QStringLiteral("data_gb"), m_data);
    connect(m_data, &QDoubleSpinBox::valueChanged, this, &TaskEditor::changed);
}

ChoiceBox *TaskEditor::addChoice(const QString &field)
{
    auto *box = new ChoiceBox(this);
    m_form->addAnswer(field, box);
    connect(box, &QComboBox::activated, this, &TaskEditor::changed);
    return box;
}

IntegerEdit *TaskEditor::addInteger(const QString &field, int step)
{
    IntegerEdit *edit = makeIntegerEdit(field, this);
    edit->setSingleStep(step);
    m_form->addAnswer(field, edit);
    connect(edit, &QSpinBox::valueChanged, this, &TaskEditor::changed);
    return edit;
}

TaskDemand TaskEditor::task() const
{
    TaskDemand task = m_task;
    task.modelId = m_model->chosenId();
    task.weightFormat = m_format->currentId();
    storeNumber(*m_data, task.dataGb);
    if (m_parameters != nullptr)
        storeNumber(*m_parameters, task.parametersBillions);
    if (m_context != nullptr)
        task.contextTokens = m_context->value();
    if (m_concurrency != nullptr)
        task.concurrency = m_concurrency->value();
    if (m_kvBits != nullptr)
        task.kvBits = m_kvBits->currentId().toInt();
    if (m_batch != nullptr)
        task.batch = m_batch->value();
    if (m_rank != nullptr)
        task.loraRank = m_rank->value();
    if (m_checkpointing != nullptr)
        task.checkpointing = m_checkpointing->currentId();
    if (m_resolution != nullptr)
        task.resolution = m_resolution->value();
    return task;
}

void TaskEditor::setTask(const TaskDemand &task)
{
    const QSignalBlocker quiet(this);
    m_task = task;
    m_model->setChosenId(task.modelId);
    m_form->setAnswerEnabled(QStringLiteral("parameters_billions"), task.modelId.isEmpty());
    if (!task.weightFormat.isEmpty() && weightFormat(task.weightFormat) == nullptr)
        m_format->setEntry(task.weightFormat, task.weightFormat); // unknown: shown and refused, never dropped
    m_format->setCurrentId(task.weightFormat);
    m_data->setValue(task.dataGb);
    if (m_parameters != nullptr)
        m_parameters->setValue(task.parametersBillions);
    if (m_context != nullptr)
        m_context->setValue(task.contextTokens);
    if (m_concurrency != nullptr)
        m_concurrency->setValue(task.concurrency);
    if (m_kvBits != nullptr)
        m_kvBits->setCurrentId(QString::number(task.kvBits));
    if (m_batch != nullptr)
        m_batch->setValue(task.batch);
    if (m_rank != nullptr)
        m_rank->setValue(task.loraRank);
    if (m_checkpointing != nullptr)
        m_checkpointing->setCurrentId(task.checkpointing);
    if (m_resolution != nullptr)
        m_resolution->setValue(task.resolution);
}

void TaskEditor::setNotices(const QList<Notice> &notices) { m_form->setNotices(notices); }

bool TaskEditor::focusFirstProblem() { return m_form->focusFirstProblem(); }

void TaskEditor::setNumber(int number)
{
    m_number = number;
    m_remove->setVisible(number > 0);
    retranslate();
}

void TaskEditor::retranslate()
{
    const QString kind = taskKindName(m_task.kind);
    setTitle(m_number > 0 ? tr("%1, no. %2").arg(kind).arg(m_number) : kind);
    m_another->setText(tr("Add another model for this work"));
    m_remove->setText(tr("Remove this one"));
    m_model->setHint(m_parameters != nullptr ? tr("Type to search, or leave empty") : tr("Type to search"));
    if (m_parameters != nullptr)
        m_parameters->setSpecialValueText(tr("not given"));

    m_format->setEntry(QString(), tr("Usual for this work"));
    for (const WeightFormat &format : weightFormats())
        m_format->setEntry(format.id, format.name);
    if (m_kvBits != nullptr) {
        for (const int bits : { 16, 8, 4 })
            m_kvBits->setEntry(QString::number(bits), tr("%1 bits").arg(bits));
    }
    if (m_checkpointing != nullptr) {
        m_checkpointing->setEntry(QString(), tr("Usual for this work"));
        m_checkpointing->setEntry(QStringLiteral("none"), tr("None"));
        m_checkpointing->setEntry(QStringLiteral("selective"), tr("Selective"));
        m_checkpointing->setEntry(QStringLiteral("full"), tr("Full"));
    }
    if (m_resolution != nullptr)
        m_resolution->retranslate();
    m_form->retranslate();
}

} // namespace xuanka
