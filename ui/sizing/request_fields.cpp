// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/sizing/request_fields.h"

#include "demand/demand_profile.h"
#include "sizing/fit.h"
#include "ui/sizing/request_values.h"

#include <algorithm>

namespace xuanka {

namespace {

bool isFullTraining(Workload workload)
{
    return workload == Workload::FullFineTuning || workload == Workload::Pretraining;
}

bool isAdapterTraining(Workload workload)
{
    return workload == Workload::Lora || workload == Workload::Qlora;
}

TaskKind taskKindOf(Workload workload)
{
    switch (workload) {
    case Workload::Pretraining:
        return TaskKind::Pretraining;
    case Workload::FullFineTuning:
        return TaskKind::FullFineTuning;
    case Workload::Lora:
        return TaskKind::Lora;
    case Workload::Qlora:
        return TaskKind::Qlora;
    case Workload::ImageGeneration:
        return TaskKind::ImageGeneration;
    case Workload::Inference:
        break;
    }
    return TaskKind::Inference;
}

} // namespace

const QList<RequestField> &requestFields()
{
    static const QList<RequestField> fields = [] {
        QList<RequestField> all;
        for (int i = 0; i <= static_cast<int>(RequestField::Offload); ++i)
            all << static_cast<RequestField>(i);
        return all;
    }();
    return fields;
}

bool isUsed(RequestField field, Workload workload)
{
    const bool inference = workload == Workload::Inference;
    const bool image = workload == Workload::ImageGeneration;
    const bool training = !inference && !image;
    switch (field) {
    case RequestField::Workload:
    case RequestField::WeightFormat:
    case RequestField::Batch:
    case RequestField::Offload:
        return true;
    case RequestField::Engine:
    case RequestField::KvBits:
    case RequestField::Prompt:
    case RequestField::Generated:
    case RequestField::Concurrency:
    case RequestField::StepTokens:
    case RequestField::CudaGraphs:
    case RequestField::LatentCache:
        return inference;
    case RequestField::FlashAttention:
        return !inference;
    case RequestField::Context:
    case RequestField::Parallelism:
        return !image;
    case RequestField::Resolution:
    case RequestField::ImageResidents:
    case RequestField::VaeDecoding:
        return image;
    case RequestField::Optimizer:
    case RequestField::MasterWeights:
    case RequestField::Checkpointing:
    case RequestField::LossHead:
    case RequestField::Framework:
    case RequestField::OptimizerInBackward:
    case RequestField::TensorDegree:
    case RequestField::PipelineDegree:
    case RequestField::ContextDegree:
    case RequestField::ExpertDegree:
        return training;
    case RequestField::LoraRank:
    case RequestField::LoraTargets:
        return isAdapterTraining(workload);
    }
    return false;
}

bool isSpecial(RequestField field)
{
    switch (field) {
    case RequestField::Prompt:
    case RequestField::Generated:
    case RequestField::StepTokens:
    case RequestField::CudaGraphs:
    case RequestField::LatentCache:
    case RequestField::MasterWeights:
    case RequestField::FlashAttention:
    case RequestField::OptimizerInBackward:
    case RequestField::TensorDegree:
    case RequestField::PipelineDegree:
    case RequestField::ContextDegree:
    case RequestField::ExpertDegree:
        return true;
    default:
        return false;
    }
}

bool isSame(RequestField field, const MemoryRequest &a, const MemoryRequest &b)
{
    if (field == RequestField::Resolution)
        return a.resolution == b.resolution;
    if (field == RequestField::LoraTargets)
        return a.loraTargets == b.loraTargets;
    for (const NumberField &number : numberFields()) {
        if (number.field == field)
            return a.*number.member == b.*number.member;
    }
    for (const FlagField &flag : flagFields()) {
        if (flag.field == field)
            return a.*flag.member == b.*flag.member;
    }
    return choiceIn(field, a) == choiceIn(field, b);
}

QList<RequestField> differences(const MemoryRequest &a, const MemoryRequest &b)
{
    QList<RequestField> found;
    for (const RequestField field : requestFields()) {
        if (isUsed(field, a.workload) && !isSame(field, a, b))
            found << field;
    }
    return found;
}

QList<WeightFormat> formatsFor(Workload workload)
{
    QList<WeightFormat> formats;
    std::copy_if(weightFormats().cbegin(), weightFormats().cend(), std::back_inserter(formats),
                 [workload](const WeightFormat &format) {
                     if (isFullTraining(workload))
                         return format.trainable;
                     return !isAdapterTraining(workload) || !format.gguf;
                 });
    return formats;
}

QList<Parallelism> parallelismsFor(Workload workload)
{
    if (workload == Workload::Inference)
        return {Parallelism::Tensor, Parallelism::Pipeline, Parallelism::LayerSplit, Parallelism::Data};
    if (workload == Workload::ImageGeneration)
        return {Parallelism::Data};
    return {Parallelism::Zero3, Parallelism::Zero2, Parallelism::Zero1, Parallelism::Data, Parallelism::Tensor,
            Parallelism::Pipeline, Parallelism::LayerSplit};
}

QList<Engine> enginesFor(Workload workload)
{
    if (workload == Workload::Inference)
        return {Engine::Vllm, Engine::Transformers, Engine::LlamaCpp, Engine::TensorRtLlm, Engine::MindIe};
    return {workload == Workload::ImageGeneration ? Engine::Diffusers : Engine::Transformers};
}

QList<Offload> offloadsFor(Workload workload)
{
    if (workload == Workload::ImageGeneration)
        return {Offload::None, Offload::Model, Offload::Sequential, Offload::Group};
    return {Offload::None, Offload::Model};
}

MemoryRequest withWorkload(const MemoryRequest &request, Workload workload)
{
    TaskDemand task;
    task.kind = taskKindOf(workload);
    MemoryRequest changed = requestForTask(task);
    changed.contextTokens = request.contextTokens;
    changed.promptTokens = request.promptTokens;
    changed.generatedTokens = request.generatedTokens;
    changed.batch = request.batch;
    changed.kvBits = request.kvBits;
    changed.loraRank = request.loraRank;
    changed.loraTargets = request.loraTargets;
    changed.optimizer = request.optimizer;
    changed.checkpointing = request.checkpointing;
    changed.lossHead = request.lossHead;
    changed.flashAttention = request.flashAttention;
    changed.framework = request.framework;
    changed.resolution = request.resolution;
    changed.vaeDecoding = request.vaeDecoding;
    changed.imageResidents = request.imageResidents;
    if (workload == Workload::Inference)
        changed.concurrency = request.concurrency;
    return changed;
}

} // namespace xuanka
