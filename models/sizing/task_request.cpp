// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "demand/demand_profile.h"
#include "sizing/fit.h"

namespace xuanka {

namespace {

Workload workloadFor(TaskKind kind)
{
    switch (kind) {
    case TaskKind::Pretraining:
        return Workload::Pretraining;
    case TaskKind::FullFineTuning:
        return Workload::FullFineTuning;
    case TaskKind::Lora:
        return Workload::Lora;
    case TaskKind::Qlora:
        return Workload::Qlora;
    case TaskKind::Inference:
        return Workload::Inference;
    case TaskKind::ImageGeneration:
        return Workload::ImageGeneration;
    }
    return Workload::Inference;
}

/// How this kind of work is usually run and spread.
void applyUsualRecipe(MemoryRequest &request)
{
    switch (request.workload) {
    case Workload::Pretraining:
    case Workload::FullFineTuning:
    case Workload::Lora:
        // Sharding is what makes room; plain data parallelism repeats everything on every card.
        request.parallelism = Parallelism::Zero3;
        request.engine = Engine::Transformers;
        break;
    case Workload::Qlora:
        request.weightFormat = QStringLiteral("nf4");
        request.parallelism = Parallelism::LayerSplit;
        request.engine = Engine::Transformers;
        break;
    case Workload::Inference:
        break;
    case Workload::ImageGeneration:
        request.engine = Engine::Diffusers;
        request.parallelism = Parallelism::Data;
        break;
    }
}

} // namespace

MemoryRequest requestForTask(const TaskDemand &task)
{
    MemoryRequest request;
    request.workload = workloadFor(task.kind);
    request.contextTokens = task.contextTokens;
    request.concurrency = request.workload == Workload::Inference ? task.concurrency : 1;
    request.batch = task.batch;
    request.kvBits = task.kvBits;
    request.loraRank = task.loraRank;
    request.resolution = task.resolution;
    request.checkpointing = checkpointingFromId(task.checkpointing).value_or(Checkpointing::Full);
    applyUsualRecipe(request);
    if (!task.weightFormat.isEmpty())
        request.weightFormat = task.weightFormat;
    const WeightFormat *format = weightFormat(request.weightFormat);
    if (request.workload == Workload::Inference && format && format->gguf) {
        request.engine = Engine::LlamaCpp;
        request.parallelism = Parallelism::LayerSplit;
    }
    return request;
}

Result<SizingSubject> subjectForTask(const TaskDemand &task, const ModelLibrary &library, ModelArchitecture &storage)
{
    SizingSubject subject;
    if (task.kind == TaskKind::ImageGeneration) {
        subject.imageModel = library.imageModel(task.modelId);
        if (!subject.imageModel) {
            QStringList known;
            for (const ImageModel &model : library.imageModels())
                known << model.id;
            return task.modelId.isEmpty()
                ? fail({Error::Kind::Missing, {}, QStringLiteral("modelId"), {}, {}})
                : fail({Error::Kind::UnknownName, {}, QStringLiteral("modelId"), task.modelId,
                        known.join(QStringLiteral(", "))});
        }
        return subject;
    }
    if (!task.modelId.isEmpty()) {
        subject.model = library.model(task.modelId);
        if (!subject.model)
            return fail({Error::Kind::UnknownName, {}, QStringLiteral("modelId"), task.modelId, {}});
        return subject;
    }
    if (task.parametersBillions <= 0.0)
        return fail({Error::Kind::Missing, {}, QStringLiteral("modelId"), {}, {}});
    Result<ModelArchitecture> typical = typicalArchitecture(task.parametersBillions);
    if (!typical)
        return fail(typical.error());
    storage = *typical;
    subject.model = &storage;
    return subject;
}

} // namespace xuanka
