// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/demand/task_page.h"

#include "demand/demand_words.h"
#include "ui/common/text_label.h"
#include "ui/common/theme.h"
#include "ui/demand/task_list.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QSignalBlocker>

namespace xuanka {

namespace {

QString about(TaskKind kind)
{
    switch (kind) {
    case TaskKind::Pretraining:
        return TaskPage::tr("A model from nothing, on very much text. Needs many linked cards for weeks.");
    case TaskKind::FullFineTuning:
        return TaskPage::tr("All weights change. Gradients and optimizer states take several times the model's size.");
    case TaskKind::Lora:
        return TaskPage::tr("Small adapters are trained, the model stays as it is.");
    case TaskKind::Qlora:
        return TaskPage::tr("As LoRA, with the model held in 4 bits: the smallest card that can tune it.");
    case TaskKind::Inference:
        return TaskPage::tr("A language model answers requests: chat, code, extraction, a service for others.");
    case TaskKind::ImageGeneration:
        return TaskPage::tr("Pictures from text or pictures: Stable Diffusion, FLUX and the like.");
    }
    return {};
}

} // namespace

TaskPage::TaskPage(QWidget *parent)
    : AnswersPage(parent)
    , m_decides(new TextLabel(TextLabel::Tone::Muted))
    , m_notice(new TextLabel(TextLabel::Tone::Problem))
{
    auto *content = new QWidget;
    auto *grid = new QGridLayout(content);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(groupSpacing());
    grid->setVerticalSpacing(itemSpacing());
    grid->setColumnStretch(1, 1);
    grid->addWidget(m_decides, 0, 0, 1, 2);
    const QList<TaskKind> kinds = allTaskKinds();
    for (const TaskKind kind : kinds) {
        const Kind row { kind, new QCheckBox(content), new TextLabel(TextLabel::Tone::Muted, content) };
        const int place = grid->rowCount();
        grid->addWidget(row.box, place, 0);
        grid->addWidget(row.about, place, 1);
        connect(row.box, &QCheckBox::toggled, this, &TaskPage::answersChanged);
        m_kinds << row;
    }
    grid->addWidget(m_notice, grid->rowCount(), 0, 1, 2);
    m_notice->hide();
    setContent(content);
    retranslate();
}

void TaskPage::setAnswers(const DemandProfile &profile)
{
    const QSignalBlocker quiet(this);
    QList<TaskDemand> remembered = profile.tasks;
    for (const TaskDemand &task : std::as_const(m_remembered)) {
        if (countOfKind(profile.tasks, task.kind) == 0)
            remembered << task;
    }
    m_remembered = remembered;
    for (const Kind &row : std::as_const(m_kinds))
        row.box->setChecked(countOfKind(profile.tasks, row.kind) > 0);
}

void TaskPage::storeAnswers(DemandProfile &profile) const
{
    QSet<TaskKind> wanted;
    for (const Kind &row : std::as_const(m_kinds)) {
        if (row.box->isChecked())
            wanted.insert(row.kind);
    }
    profile.tasks = withKinds(profile.tasks, wanted, m_remembered);
}

bool TaskPage::owns(const QString &field) const { return field == QLatin1String("tasks"); }

void TaskPage::showNotices(const QList<Notice> &notices)
{
    QStringList lines;
    bool blocks = false;
    for (const Notice &notice : notices) {
        lines << notice.says << notice.instead;
        blocks = blocks || notice.blocks();
    }
    lines.removeAll(QString());
    m_notice->setTone(blocks ? TextLabel::Tone::Problem : TextLabel::Tone::Warning);
    m_notice->setTextOrHide(lines.join(QLatin1Char('\n')));
}

void TaskPage::focusFirstProblem() { m_kinds.first().box->setFocus(Qt::OtherFocusReason); }

void TaskPage::retranslate()
{
    setTitle(tr("What is the work?"));
    setSubTitle(tr("Choose every kind that the cards will do."));
    m_decides->setText(demandFieldDecides(QStringLiteral("tasks")));
    for (const Kind &row : std::as_const(m_kinds)) {
        row.box->setText(taskKindName(row.kind));
        row.box->setAccessibleDescription(about(row.kind));
        row.about->setText(about(row.kind));
    }
}

} // namespace xuanka
