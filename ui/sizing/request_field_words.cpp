// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/sizing/request_fields.h"

#include <QCoreApplication>
#include <QHash>

namespace xuanka {

namespace {

QString words(const char *text)
{
    return QCoreApplication::translate("SizingForm", text);
}

} // namespace

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
    case RequestField::Framework:
        return words(QT_TRANSLATE_NOOP("SizingForm", "Framework"));
    case RequestField::OptimizerInBackward:
        return words(QT_TRANSLATE_NOOP("SizingForm", "Optimizer step"));
    case RequestField::TensorDegree:
        return words(QT_TRANSLATE_NOOP("SizingForm", "Tensor degree"));
    case RequestField::PipelineDegree:
        return words(QT_TRANSLATE_NOOP("SizingForm", "Pipeline degree"));
    case RequestField::ContextDegree:
        return words(QT_TRANSLATE_NOOP("SizingForm", "Context degree"));
    case RequestField::ExpertDegree:
        return words(QT_TRANSLATE_NOOP("SizingForm", "Expert degree"));
    case RequestField::StepTokens:
        return words(QT_TRANSLATE_NOOP("SizingForm", "Tokens a step"));
    case RequestField::CudaGraphs:
        return words(QT_TRANSLATE_NOOP("SizingForm", "Graphs"));
    case RequestField::LatentCache:
        return words(QT_TRANSLATE_NOOP("SizingForm", "Latent cache"));
    case RequestField::ImageResidents:
        return words(QT_TRANSLATE_NOOP("SizingForm", "On the card"));
    case RequestField::VaeDecoding:
        return words(QT_TRANSLATE_NOOP("SizingForm", "VAE decodes"));
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
    case RequestField::StepTokens:
        return words(QT_TRANSLATE_NOOP("SizingForm", "Tokens that the engine works on at once: max_num_batched_tokens, ubatch."));
    case RequestField::Framework:
        return words(QT_TRANSLATE_NOOP("SizingForm", "Frameworks differ in what they keep; if it is not said, the range is wider."));
    case RequestField::OptimizerInBackward:
        return words(QT_TRANSLATE_NOOP("SizingForm", "Each layer is updated as soon as its gradient is there, so that gradients are not kept."));
    case RequestField::TensorDegree:
    case RequestField::PipelineDegree:
    case RequestField::ContextDegree:
    case RequestField::ExpertDegree:
        return words(QT_TRANSLATE_NOOP("SizingForm", "Cards that share this beside the way chosen above; 1: none. The number of cards must divide by it."));
    case RequestField::LatentCache:
        return words(QT_TRANSLATE_NOOP("SizingForm", "How the cache of a model with latent attention (MLA) is kept; other models have none."));
    case RequestField::ImageResidents:
        return words(QT_TRANSLATE_NOOP("SizingForm", "Which components stay on the card; the others are computed before, or elsewhere."));
    case RequestField::VaeDecoding:
        return words(QT_TRANSLATE_NOOP("SizingForm", "Decoding is often the peak; in tiles it needs far less."));
    case RequestField::CudaGraphs:
        return words(QT_TRANSLATE_NOOP("SizingForm", "Captured graphs are faster and take memory; off in eager mode."));
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
        {QStringLiteral("stepTokens"), RequestField::StepTokens},
        {QStringLiteral("framework"), RequestField::Framework},
        {QStringLiteral("tensorDegree"), RequestField::TensorDegree},
        {QStringLiteral("pipelineDegree"), RequestField::PipelineDegree},
        {QStringLiteral("contextDegree"), RequestField::ContextDegree},
        {QStringLiteral("expertDegree"), RequestField::ExpertDegree},
        {QStringLiteral("latentCache"), RequestField::LatentCache},
        {QStringLiteral("imageResidents"), RequestField::ImageResidents},
        {QStringLiteral("vaeDecoding"), RequestField::VaeDecoding},
    };
    const auto found = places.constFind(place);
    return found == places.cend() ? std::nullopt : std::optional(*found);
}

} // namespace xuanka
