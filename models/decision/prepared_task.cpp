// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decision/prepared_task.h"

#include "decision/sized_demand.h"

#include <algorithm>

namespace xuanka {

namespace {

Result<PreparedTask> prepareTask(const TaskDemand &demand, const ModelLibrary &library)
{
    PreparedTask task;
    task.demand = demand;
    task.typical = std::make_shared<ModelArchitecture>();
    const Result<SizingSubject> subject = subjectForTask(demand, library, *task.typical);
    if (!subject)
        return fail(subject.error());
    task.subject = *subject;
    task.request = requestForTask(demand);
    task.request.cards = 1;
    Result<MemoryEstimate> estimate = estimateMemory(task.subject, task.request);
    if (!estimate)
        return fail(estimate.error());
    task.onOneCard = *std::move(estimate);
    return task;
}

/// A request's field under the profile's name for it: "contextTokens" → "context_tokens".
QString profileField(const QString &requestField)
{
    if (requestField == QLatin1String("workload"))
        return QStringLiteral("kind");
    QString field;
    for (const QChar letter : requestField) {
        if (letter.isUpper())
            field += QLatin1Char('_');
        field += letter.toLower();
    }
    return field;
}

Error placedIn(Error error, qsizetype task)
{
    const QString field = profileField(error.place);
    error.place = QStringLiteral("tasks[%1]%2%3").arg(task).arg(field.isEmpty() ? QString() : QStringLiteral("."), field);
    return error;
}

} // namespace

Result<QList<PreparedTask>> prepareTasks(const DemandProfile &profile, const ModelLibrary &library)
{
    QList<PreparedTask> tasks;
    tasks.reserve(profile.tasks.size());
    for (qsizetype i = 0; i < profile.tasks.size(); ++i) {
        Result<PreparedTask> task = prepareTask(profile.tasks.at(i), library);
        if (!task)
            return fail(placedIn(task.error(), i));
        tasks << *std::move(task);
    }
    return tasks;
}

SizedDemand sizedDemand(const QList<PreparedTask> &tasks)
{
    SizedDemand sized;
    for (const PreparedTask &task : tasks) {
        const double need = task.onOneCard.perCard.expected.gib();
        sized.needGib = std::max(sized.needGib.value_or(0.0), need);
        if (isTraining(task.demand.kind))
            sized.trainingBillions = std::max(sized.trainingBillions.value_or(0.0), task.billions());
    }
    return sized;
}

SizedDemand sizedDemand(const DemandProfile &profile, const ModelLibrary &library)
{
    QList<PreparedTask> tasks;
    for (const TaskDemand &demand : profile.tasks) {
        if (Result<PreparedTask> task = prepareTask(demand, library))
            tasks << *std::move(task);
    }
    return sizedDemand(tasks);
}

} // namespace xuanka
