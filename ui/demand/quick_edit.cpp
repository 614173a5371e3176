// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/demand/quick_edit.h"

#include "ui/demand/answer_form.h"
#include "ui/demand/budget_edit.h"
#include "ui/demand/field_editors.h"

#include <QEvent>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace xuanka {

QuickEdit::QuickEdit(QWidget *parent)
    : QWidget(parent)
    , m_form(new AnswerForm(this, AnswerForm::Hints::InToolTip))
    , m_hours(makeNumberEdit(QStringLiteral("hours_per_month"), 1, m_form))
    , m_context(makeIntegerEdit(QStringLiteral("context_tokens"), m_form))
    , m_concurrency(makeIntegerEdit(QStringLiteral("concurrency"), m_form))
    , m_batch(makeIntegerEdit(QStringLiteral("batch"), m_form))
    , m_budget(new BudgetEdit(m_form))
{
    m_hours->setSingleStep(10.0);
    m_context->setSingleStep(1024);
    m_form->addAnswer(QStringLiteral("hours_per_month"), m_hours);
    m_form->addAnswer(QStringLiteral("context_tokens"), m_context);
    m_form->addAnswer(QStringLiteral("concurrency"), m_concurrency);
    m_form->addAnswer(QStringLiteral("batch"), m_batch);
    m_form->addAnswer(QStringLiteral("monthly_budget"), m_budget);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_form);

    connect(m_hours, &QDoubleSpinBox::valueChanged, this, &QuickEdit::take);
    connect(m_hours, &QDoubleSpinBox::editingFinished, this, &QuickEdit::finish);
    for (IntegerEdit *edit : { m_context, m_concurrency, m_batch }) {
        connect(edit, &QSpinBox::valueChanged, this, &QuickEdit::take);
        connect(edit, &QSpinBox::editingFinished, this, &QuickEdit::finish);
    }
    connect(m_budget, &BudgetEdit::valueChanged, this, &QuickEdit::take);
    connect(m_budget, &BudgetEdit::editingFinished, this, &QuickEdit::finish);
    retranslate();
}

void QuickEdit::setProfile(const DemandProfile &profile)
{
    m_profile = profile;
    m_saved = profile;
    const QSignalBlocker quietHours(m_hours);
    const QSignalBlocker quietContext(m_context);
    const QSignalBlocker quietConcurrency(m_concurrency);
    const QSignalBlocker quietBatch(m_batch);
    m_hours->setValue(profile.hoursPerMonth);
    m_budget->setValue(profile.monthlyBudget);

    const TaskDemand task = hasOneTask() ? profile.tasks.first() : TaskDemand();
    m_context->setValue(task.contextTokens);
    m_concurrency->setValue(task.concurrency);
    m_batch->setValue(task.batch);
    const bool image = task.kind == TaskKind::ImageGeneration;
    const bool inference = task.kind == TaskKind::Inference;
    m_form->setAnswerVisible(QStringLiteral("context_tokens"), hasOneTask() && !image);
    m_form->setAnswerVisible(QStringLiteral("concurrency"), hasOneTask() && inference);
    m_form->setAnswerVisible(QStringLiteral("batch"), hasOneTask() && !inference);
}

void QuickEdit::take()
{
    storeNumber(*m_hours, m_profile.hoursPerMonth);
    m_profile.monthlyBudget = m_budget->value();
    if (hasOneTask()) {
        TaskDemand &task = m_profile.tasks.first();
        if (task.kind != TaskKind::ImageGeneration)
            task.contextTokens = m_context->value();
        if (task.kind == TaskKind::Inference)
            task.concurrency = m_concurrency->value();
        else
            task.batch = m_batch->value();
    }
    Q_EMIT edited(m_profile);
}

void QuickEdit::finish()
{
    if (m_profile == m_saved)
        return;
    m_saved = m_profile;
    Q_EMIT finished(m_profile);
}

void QuickEdit::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void QuickEdit::retranslate()
{
    m_hours->setUnit(tr("h/month"));
    m_budget->retranslate();
    m_form->retranslate();
}

} // namespace xuanka
