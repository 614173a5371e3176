// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/sizing/request_fields.h"

#include "demand/demand_profile.h"
#include "sizing/fit.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>

namespace xuanka {

namespace {

QString words(const char *text)
{
    return QCoreApplication::translate("SizingForm", text);
}

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
        return inference;
    case RequestField::Context:
    case RequestField::Parallelism:
        return !image;
    case RequestField::Resolution:
        return image;
    case RequestField::Optimizer:
    case RequestField::MasterWeights:
    case RequestField::Checkpointing:
    case RequestField::LossHead:
    case RequestField::FlashAttention:
        return training;
    case RequestField::LoraRank:
    case RequestField::LoraTargets:
        return isAdapterTraining(workload);
    }
    return false;
}

bool isSame(RequestField field, const MemoryRequest &a, const MemoryRequest &b)
{
    switch (field) {
    case RequestField::Workload:
        return a.workload == b.workload;
    case RequestField::Engine:
        return a.engine == b.engine;
    case RequestField::WeightFormat:
        return a.weightFormat == b.weightFormat;
    case RequestField::KvBits:
        return qFuzzyCompare(a.kvBits, b.kvBits);
    case RequestField::Context:
        return a.contextTokens == b.contextTokens;
    case RequestField::Prompt:
        return a.promptTokens == b.promptTokens;
    case RequestField::Generated:
        return a.generatedTokens == b.generatedTokens;
    case RequestField::Concurrency:
        return a.concurrency == b.concurrency;
    case RequestField::Batch:
        return a.batch == b.batch;
    case RequestField::Resolution:
        return a.resolution == b.resolution;
    case RequestField::Optimizer:
        return a.optimizer == b.optimizer;
    case RequestField::MasterWeights:
        return a.masterWeights == b.masterWeights;
    case RequestField::Checkpointing:
        return a.checkpointing == b.checkpointing;
    case RequestField::LossHead:
        return a.lossHead == b.lossHead;
    case RequestField::FlashAttention:
        return a.flashAttention == b.flashAttention;
    case RequestField::LoraRank:
        return a.loraRank == b.loraRank;
    case RequestField::LoraTargets:
        return a.loraTargets == b.loraTargets;
    case RequestField::Parallelism:
        return a.parallelism == b.parallelism;
    case RequestField::Offload:
        return a.offload == b.offload;
    }
    return true;
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

QString requestFieldName(RequestField field, Workload workload)
{
    const bool inference = workload == Workload::Inference;
    switch (field) {
    case RequestField::Workload:
        return words(QT_TRANSLATE_NOOP("SizingForm", "Work"));
    case RequestField::Engine:
        return words(QT_TRANSLATE_NOOP("SizingForm", "Engine"));
    case RequestField::WeightFormat:
        return words(QT_TRANSLATE_NOOP("SizingForm", "Weights"));
    case RequestField::KvBits:
        return words(QT_TRANSLATE_NOOP("SizingForm", "KV cache"));
    case RequestField::Context:
        return inference ? words(QT_TRANSLATE_NOOP("SizingForm", "Context"))
                         : words(QT_TRANSLATE_NOOP("SizingForm", "Sequence length"));
    case RequestField::Prompt:
        return words(QT_TRANSLATE_NOOP("SizingForm", "Prompt"));
    case RequestField::Generated:
        return words(QT_TRANSLATE_NOOP("SizingForm", "Answer"));
    case RequestField::Concurrency:
        return words(QT_TRANSLATE_NOOP("SizingForm", "Requests at once"));
    case RequestField::Batch:
        if (workload == Workload::ImageGeneration)
            return words(QT_TRANSLATE_NOOP("SizingForm", "Images at once"));
        return inference ? words(QT_TRANSLATE_NOOP("SizingForm", "Sequences a request"))
                         : words(QT_TRANSLATE_NOOP("SizingForm", "Batch per card"));
    case RequestField::Resolution:
        return words(QT_TRANSLATE_NOOP("SizingForm", "Image size"));
    case RequestField::Optimizer:
        return words(QT_TRANSLATE_NOOP("SizingForm", "Optimizer"));
    case RequestField::MasterWeights:
        return words(QT_TRANSLATE_NOOP("SizingForm", "FP32 master copy"));
    case RequestField::Checkpointing:
        return words(QT_TRANSLATE_NOOP("SizingForm", "Checkpointing"));
    case RequestField::LossHead:
        return words(QT_TRANSLATE_NOOP("SizingForm", "Loss head"));
    case RequestField::FlashAttention:
        return words(QT_TRANSLATE_NOOP("SizingForm", "Attention"));
    case RequestField::LoraRank:
        return words(QT_TRANSLATE_NOOP("SizingForm", "LoRA rank"));
    case RequestField::LoraTargets:
        return words(QT_TRANSLATE_NOOP("SizingForm", "LoRA targets"));
    case RequestField::Parallelism:
        return words(QT_TRANSLATE_NOOP("SizingForm", "Several cards share by"));
    case RequestField::Offload:
        return words(QT_TRANSLATE_NOOP("SizingForm", "Host memory"));
    }
    return {};
}

QString requestFieldHint(RequestField field)
{
    switch (field) {
    case RequestField::Context:
        return words(QT_TRANSLATE_NOOP("SizingForm", "Tokens of one sequence; for a dialogue, prompt and answer together."));
    case RequestField::Prompt:
        return words(QT_TRANSLATE_NOOP("SizingForm", "Tokens of the prompt if you know them; else what the answer leaves of the context."));
    case RequestField::Generated:
        return words(QT_TRANSLATE_NOOP("SizingForm", "Tokens of the answer if you know them."));
    case RequestField::Concurrency:
        return words(QT_TRANSLATE_NOOP("SizingForm", "Each request at once has a KV cache of its own."));
    case RequestField::Parallelism:
        return words(QT_TRANSLATE_NOOP("SizingForm", "How the work is spread when a model needs more than one card."));
    case RequestField::Offload:
        return words(QT_TRANSLATE_NOOP("SizingForm", "What is not at work can wait in the computer's memory; it is slower."));
    case RequestField::MasterWeights:
        return words(QT_TRANSLATE_NOOP("SizingForm", "Mixed precision keeps an FP32 copy of what is trained."));
    default:
        return {};
    }
}

std::optional<RequestField> requestFieldAt(const QString &place)
{
    static const QHash<QString, RequestField> places {
        {QStringLiteral("workload"), RequestField::Workload},
        {QStringLiteral("engine"), RequestField::Engine},
        {QStringLiteral("weightFormat"), RequestField::WeightFormat},
        {QStringLiteral("kvBits"), RequestField::KvBits},
        {QStringLiteral("contextTokens"), RequestField::Context},
        {QStringLiteral("promptTokens"), RequestField::Prompt},
        {QStringLiteral("generatedTokens"), RequestField::Generated},
        {QStringLiteral("concurrency"), RequestField::Concurrency},
        {QStringLiteral("batch"), RequestField::Batch},
        {QStringLiteral("resolution"), RequestField::Resolution},
        {QStringLiteral("resolution.width"), RequestField::Resolution},
        {QStringLiteral("resolution.height"), RequestField::Resolution},
        {QStringLiteral("loraRank"), RequestField::LoraRank},
        {QStringLiteral("loraTargets"), RequestField::LoraTargets},
        {QStringLiteral("parallelism"), RequestField::Parallelism},
        {QStringLiteral("offload"), RequestField::Offload},
    };
    const auto found = places.constFind(place);
    return found == places.cend() ? std::nullopt : std::optional(*found);
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
        return {Engine::Vllm, Engine::Transformers, Engine::LlamaCpp};
    return {workload == Workload::ImageGeneration ? Engine::Diffusers : Engine::Transformers};
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
    changed.resolution = request.resolution;
    if (workload == Workload::Inference)
        changed.concurrency = request.concurrency;
    return changed;
}

} // namespace xuanka
