// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/sizing/request_values.h"

#include "sizing/sizing_words.h"
#include "sizing/training_framework.h"

#include <QCoreApplication>
#include <QLocale>

namespace xuanka {

namespace {

constexpr int mostTokens = 16 * 1024 * 1024;
constexpr int mostSequences = 64 * 1024;
constexpr int mostStep = 1024 * 1024;
constexpr int mostRank = 8192;
constexpr int mostDegree = 64;

QString words(const char *text)
{
    return QCoreApplication::translate("SizingForm", text);
}

template <typename Value>
QList<Choice> named(const QList<Value> &values, QString (*id)(Value), QString (*name)(Value))
{
    QList<Choice> choices;
    choices.reserve(values.size());
    for (const Value value : values)
        choices.append({id(value), name(value)});
    return choices;
}

QList<Choice> formatChoices(Workload workload)
{
    QList<Choice> choices;
    const QList<WeightFormat> known = formatsFor(workload);
    for (const WeightFormat &format : known)
        choices.append({format.id, format.name});
    return choices;
}

QList<Choice> kvChoices()
{
    return {{QStringLiteral("16"), words(QT_TRANSLATE_NOOP("SizingForm", "16 bits"))},
            {QStringLiteral("8"), words(QT_TRANSLATE_NOOP("SizingForm", "8 bits (FP8 or INT8)"))},
            {QStringLiteral("8.5"), words(QT_TRANSLATE_NOOP("SizingForm", "8.5 bits (q8_0)"))},
            {QStringLiteral("4.5"), words(QT_TRANSLATE_NOOP("SizingForm", "4.5 bits (q4_0)"))}};
}

QList<Choice> masterChoices()
{
    return {{QStringLiteral("usual"), words(QT_TRANSLATE_NOOP("SizingForm", "As usual for the optimizer"))},
            {QStringLiteral("yes"), words(QT_TRANSLATE_NOOP("SizingForm", "Kept"))},
            {QStringLiteral("no"), words(QT_TRANSLATE_NOOP("SizingForm", "Not kept"))}};
}

QList<Choice> residentChoices()
{
    return {{imageResidentsId(ImageResidents::All), words(QT_TRANSLATE_NOOP("SizingForm", "All components"))},
            {imageResidentsId(ImageResidents::DenoiserAndVae), words(QT_TRANSLATE_NOOP("SizingForm", "Denoiser and VAE"))},
            {imageResidentsId(ImageResidents::Denoiser), words(QT_TRANSLATE_NOOP("SizingForm", "Denoiser alone"))}};
}

QList<Choice> decodingChoices()
{
    return {{vaeDecodingId(VaeDecoding::Plain), words(QT_TRANSLATE_NOOP("SizingForm", "All images at once"))},
            {vaeDecodingId(VaeDecoding::Sliced), words(QT_TRANSLATE_NOOP("SizingForm", "One image after the other"))},
            {vaeDecodingId(VaeDecoding::Tiled), words(QT_TRANSLATE_NOOP("SizingForm", "In tiles"))}};
}

QList<Choice> latentChoices()
{
    return {{latentCacheId(LatentCache::EngineDefault), words(QT_TRANSLATE_NOOP("SizingForm", "As the engine does"))},
            {latentCacheId(LatentCache::Latent), words(QT_TRANSLATE_NOOP("SizingForm", "The latent"))},
            {latentCacheId(LatentCache::PerHead), words(QT_TRANSLATE_NOOP("SizingForm", "Unfolded for every head"))}};
}

/// "any" stands for a framework that nobody named, and is offered as that.
QList<Choice> frameworkChoices()
{
    QList<Choice> choices {{QStringLiteral("unsaid"), words(QT_TRANSLATE_NOOP("SizingForm", "Not said"))}};
    const Language language = languageFromName(QLocale().name());
    for (const TrainingFramework &framework : trainingFrameworks()) {
        if (framework.id != QLatin1String("any"))
            choices.append({framework.id, framework.name.in(language)});
    }
    return choices;
}

QList<Workload> workloadsFor(bool image)
{
    if (image)
        return {Workload::ImageGeneration};
    return {Workload::Inference, Workload::Lora, Workload::Qlora, Workload::FullFineTuning, Workload::Pretraining};
}

MemoryRequest withFormat(const MemoryRequest &request, const QString &id)
{
    MemoryRequest changed = request;
    changed.weightFormat = id;
    changed.meanWeightBits = 0.0; // of the file that was opened, in its own format
    const WeightFormat *format = weightFormat(id);
    if (format && format->gguf && changed.workload == Workload::Inference) {
        changed.engine = Engine::LlamaCpp; // nothing else reads these files
        changed.parallelism = Parallelism::LayerSplit;
    }
    return changed;
}

} // namespace

const QList<NumberField> &numberFields()
{
    static const QList<NumberField> fields {
        {RequestField::Context, "context", &MemoryRequest::contextTokens, 1, mostTokens, 1024},
        {RequestField::Prompt, "prompt", &MemoryRequest::promptTokens, 0, mostTokens, 512},
        {RequestField::Generated, "generated", &MemoryRequest::generatedTokens, 0, mostTokens, 512},
        {RequestField::Concurrency, "concurrency", &MemoryRequest::concurrency, 1, mostSequences, 1},
        {RequestField::Batch, "batch", &MemoryRequest::batch, 1, mostSequences, 1},
        {RequestField::StepTokens, "stepTokens", &MemoryRequest::stepTokens, 0, mostStep, 512},
        {RequestField::LoraRank, "loraRank", &MemoryRequest::loraRank, 1, mostRank, 8},
        {RequestField::TensorDegree, "tensorDegree", &MemoryRequest::tensorDegree, 1, mostDegree, 1},
        {RequestField::PipelineDegree, "pipelineDegree", &MemoryRequest::pipelineDegree, 1, mostDegree, 1},
        {RequestField::ContextDegree, "contextDegree", &MemoryRequest::contextDegree, 1, mostDegree, 1},
        {RequestField::ExpertDegree, "expertDegree", &MemoryRequest::expertDegree, 1, mostDegree, 1},
    };
    return fields;
}

const QList<FlagField> &flagFields()
{
    static const QList<FlagField> fields {
        {RequestField::FlashAttention, "flashAttention", &MemoryRequest::flashAttention},
        {RequestField::CudaGraphs, "cudaGraphs", &MemoryRequest::cudaGraphs},
        {RequestField::OptimizerInBackward, "optimizerInBackward", &MemoryRequest::optimizerInBackward},
    };
    return fields;
}

const QList<ChoiceField> &choiceFields()
{
    static const QList<ChoiceField> fields {
        {RequestField::Workload, "workload"},         {RequestField::Engine, "engine"},
        {RequestField::WeightFormat, "weightFormat"}, {RequestField::KvBits, "kvBits"},
        {RequestField::LatentCache, "latentCache"},   {RequestField::ImageResidents, "imageResidents"},
        {RequestField::VaeDecoding, "vaeDecoding"},   {RequestField::Optimizer, "optimizer"},
        {RequestField::MasterWeights, "masterWeights"}, {RequestField::Checkpointing, "checkpointing"},
        {RequestField::LossHead, "lossHead"},         {RequestField::Framework, "framework"},
        {RequestField::Parallelism, "parallelism"},   {RequestField::Offload, "offload"},
    };
    return fields;
}

QList<Choice> choicesOf(RequestField field, const MemoryRequest &request, bool image)
{
    const Workload workload = request.workload;
    switch (field) {
    case RequestField::Workload:
        return named(workloadsFor(image), workloadId, workloadName);
    case RequestField::Engine:
        return named(enginesFor(workload), engineId, engineName);
    case RequestField::WeightFormat:
        return formatChoices(workload);
    case RequestField::KvBits:
        return kvChoices();
    case RequestField::LatentCache:
        return latentChoices();
    case RequestField::ImageResidents:
        return residentChoices();
    case RequestField::VaeDecoding:
        return decodingChoices();
    case RequestField::Optimizer:
        return named<Optimizer>({Optimizer::AdamW, Optimizer::AdamW8bit, Optimizer::PagedAdamW8bit, Optimizer::Adafactor,
                                 Optimizer::Sgd, Optimizer::SgdMomentum, Optimizer::Lion, Optimizer::Muon, Optimizer::Galore,
                                 Optimizer::Galore8bit},
                                optimizerId, optimizerName);
    case RequestField::MasterWeights:
        return masterChoices();
    case RequestField::Checkpointing:
        return named<Checkpointing>({Checkpointing::None, Checkpointing::Selective, Checkpointing::Full}, checkpointingId,
                                    checkpointingName);
    case RequestField::LossHead:
        return named<LossHead>({LossHead::Plain, LossHead::Chunked, LossHead::Fused}, lossHeadId, lossHeadName);
    case RequestField::Framework:
        return frameworkChoices();
    case RequestField::Parallelism:
        return named(parallelismsFor(workload), parallelismId, parallelismName);
    case RequestField::Offload:
        return named(offloadsFor(workload), offloadId, offloadName);
    default:
        return {};
    }
}

QString choiceIn(RequestField field, const MemoryRequest &request)
{
    switch (field) {
    case RequestField::Workload:
        return workloadId(request.workload);
    case RequestField::Engine:
        return engineId(request.engine);
    case RequestField::WeightFormat:
        return request.weightFormat;
    case RequestField::KvBits:
        return QString::number(request.kvBits);
    case RequestField::LatentCache:
        return latentCacheId(request.latentCache);
    case RequestField::ImageResidents:
        return imageResidentsId(request.imageResidents);
    case RequestField::VaeDecoding:
        return vaeDecodingId(request.vaeDecoding);
    case RequestField::Optimizer:
        return optimizerId(request.optimizer);
    case RequestField::MasterWeights:
        if (!request.masterWeights)
            return QStringLiteral("usual");
        return *request.masterWeights ? QStringLiteral("yes") : QStringLiteral("no");
    case RequestField::Checkpointing:
        return checkpointingId(request.checkpointing);
    case RequestField::LossHead:
        return lossHeadId(request.lossHead);
    case RequestField::Framework:
        return request.framework.isEmpty() ? QStringLiteral("unsaid") : request.framework;
    case RequestField::Parallelism:
        return parallelismId(request.parallelism);
    case RequestField::Offload:
        return offloadId(request.offload);
    default:
        return {};
    }
}

MemoryRequest withChoice(RequestField field, const MemoryRequest &request, const QString &id)
{
    MemoryRequest changed = request;
    switch (field) {
    case RequestField::Workload:
        return withWorkload(request, workloadFromId(id).value_or(request.workload));
    case RequestField::WeightFormat:
        return withFormat(request, id);
    case RequestField::Engine:
        changed.engine = engineFromId(id).value_or(request.engine);
        break;
    case RequestField::KvBits:
        changed.kvBits = id.toDouble();
        changed.kvValueBits = 0.0;
        break;
    case RequestField::LatentCache:
        changed.latentCache = latentCacheFromId(id).value_or(request.latentCache);
        break;
    case RequestField::ImageResidents:
        changed.imageResidents = imageResidentsFromId(id).value_or(request.imageResidents);
        break;
    case RequestField::VaeDecoding:
        changed.vaeDecoding = vaeDecodingFromId(id).value_or(request.vaeDecoding);
        break;
    case RequestField::Optimizer:
        changed.optimizer = optimizerFromId(id).value_or(request.optimizer);
        break;
    case RequestField::MasterWeights:
        changed.masterWeights = id == QLatin1String("usual") ? std::nullopt : std::optional(id == QLatin1String("yes"));
        break;
    case RequestField::Checkpointing:
        changed.checkpointing = checkpointingFromId(id).value_or(request.checkpointing);
        break;
    case RequestField::LossHead:
        changed.lossHead = lossHeadFromId(id).value_or(request.lossHead);
        break;
    case RequestField::Framework:
        changed.framework = id == QLatin1String("unsaid") ? QString() : id;
        break;
    case RequestField::Parallelism:
        changed.parallelism = parallelismFromId(id).value_or(request.parallelism);
        break;
    case RequestField::Offload:
        changed.offload = offloadFromId(id).value_or(request.offload);
        break;
    default:
        break;
    }
    return changed;
}

} // namespace xuanka
