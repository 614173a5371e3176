// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/demand/task_list.h"

#include <algorithm>
#include <iterator>

namespace xuanka {

QList<TaskKind> allTaskKinds()
{
    return { TaskKind::Inference,      TaskKind::Lora,        TaskKind::Qlora,
             TaskKind::FullFineTuning, TaskKind::Pretraining, TaskKind::ImageGeneration };
}

QList<TaskDemand> withKinds(const QList<TaskDemand> &tasks, const QSet<TaskKind> &kinds,
                            const QList<TaskDemand> &remembered)
{
    QList<TaskDemand> wanted;
    std::copy_if(tasks.begin(), tasks.end(), std::back_inserter(wanted),
                 [&kinds](const TaskDemand &task) { return kinds.contains(task.kind); });
    const QList<TaskKind> order = allTaskKinds();
    for (const TaskKind kind : order) {
        if (!kinds.contains(kind) || countOfKind(wanted, kind) > 0)
            continue;
        std::copy_if(remembered.begin(), remembered.end(), std::back_inserter(wanted),
                     [kind](const TaskDemand &task) { return task.kind == kind; });
        if (countOfKind(wanted, kind) == 0) {
            TaskDemand fresh;
            fresh.kind = kind;
            wanted << fresh;
        }
    }
    return wanted;
}

int countOfKind(const QList<TaskDemand> &tasks, TaskKind kind)
{
    return static_cast<int>(
        std::count_if(tasks.begin(), tasks.end(), [kind](const TaskDemand &task) { return task.kind == kind; }));
}

} // namespace xuanka
