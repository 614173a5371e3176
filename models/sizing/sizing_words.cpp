// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/sizing_words.h"

#include "quantity/format.h"
#include "sizing/measured_errors.h"

#include <QCoreApplication>

namespace xuanka {

namespace {

QString words(const char *text)
{
    return QCoreApplication::translate("Sizing", text);
}

struct PartWords {
    const char *name;
    const char *meaning;
};

PartWords partWords(MemoryPartKind kind)
{
    switch (kind) {
    case MemoryPartKind::Weights:
        return {QT_TRANSLATE_NOOP("Sizing", "Weights"),
                QT_TRANSLATE_NOOP("Sizing", "The model itself: parameters times bits. All experts count, also those that rest.")};
    case MemoryPartKind::KvCache:
        return {QT_TRANSLATE_NOOP("Sizing", "KV cache"),
                QT_TRANSLATE_NOOP("Sizing", "Keys and values of every token so far; grows with context and simultaneous requests.")};
    case MemoryPartKind::Activations:
        return {QT_TRANSLATE_NOOP("Sizing", "Activations"),
                QT_TRANSLATE_NOOP("Sizing", "Intermediate results kept for the backward pass; grow with batch and sequence length.")};
    case MemoryPartKind::LossHead:
        return {QT_TRANSLATE_NOOP("Sizing", "Loss head"),
                QT_TRANSLATE_NOOP("Sizing", "Logits over the whole vocabulary while the loss is computed; large for large vocabularies.")};
    case MemoryPartKind::Gradients:
        return {QT_TRANSLATE_NOOP("Sizing", "Gradients"),
                QT_TRANSLATE_NOOP("Sizing", "One value for every trained parameter.")};
    case MemoryPartKind::OptimizerStates:
        return {QT_TRANSLATE_NOOP("Sizing", "Optimizer states"),
                QT_TRANSLATE_NOOP("Sizing", "Moments and, in mixed precision, an FP32 copy of every trained parameter.")};
    case MemoryPartKind::Adapters:
        return {QT_TRANSLATE_NOOP("Sizing", "Adapters"),
                QT_TRANSLATE_NOOP("Sizing", "LoRA matrices with their gradients and optimizer states.")};
    case MemoryPartKind::WorkingSet:
        return {QT_TRANSLATE_NOOP("Sizing", "Working set"),
                QT_TRANSLATE_NOOP("Sizing", "What the engine needs for a moment: rows of one step, buffers, gathered weights.")};
    case MemoryPartKind::Overhead:
        return {QT_TRANSLATE_NOOP("Sizing", "Overhead"),
                QT_TRANSLATE_NOOP("Sizing", "Driver context, communication between cards and gaps that the allocator leaves.")};
    }
    return {"", ""};
}

PartWords verdictWords(FitVerdict verdict)
{
    switch (verdict) {
    case FitVerdict::Fits:
        return {QT_TRANSLATE_NOOP("Sizing", "Fits"), QT_TRANSLATE_NOOP("Sizing", "Even the high estimate fits.")};
    case FitVerdict::Likely:
        return {QT_TRANSLATE_NOOP("Sizing", "Likely"),
                QT_TRANSLATE_NOOP("Sizing", "The expected need fits, the high estimate does not.")};
    case FitVerdict::Tight:
        return {QT_TRANSLATE_NOOP("Sizing", "Tight"),
                QT_TRANSLATE_NOOP("Sizing", "Only the low estimate fits: try before you buy.")};
    case FitVerdict::No:
        return {QT_TRANSLATE_NOOP("Sizing", "No"), QT_TRANSLATE_NOOP("Sizing", "Not even the low estimate fits.")};
    }
    return {"", ""};
}

QString withoutSign(Bytes amount, const QLocale &locale)
{
    return formatGib(amount < Bytes() ? Bytes() - amount : amount, locale);
}

} // namespace

QString memoryPartName(MemoryPartKind kind) { return words(partWords(kind).name); }
QString memoryPartMeaning(MemoryPartKind kind) { return words(partWords(kind).meaning); }
QString fitVerdictName(FitVerdict verdict) { return words(verdictWords(verdict).name); }
QString fitVerdictMeaning(FitVerdict verdict) { return words(verdictWords(verdict).meaning); }

QString workloadName(Workload workload)
{
    switch (workload) {
    case Workload::Inference:
        return words(QT_TRANSLATE_NOOP("Sizing", "Inference"));
    case Workload::FullFineTuning:
        return words(QT_TRANSLATE_NOOP("Sizing", "Full fine-tuning"));
    case Workload::Lora:
        return words(QT_TRANSLATE_NOOP("Sizing", "LoRA fine-tuning"));
    case Workload::Qlora:
        return words(QT_TRANSLATE_NOOP("Sizing", "QLoRA fine-tuning"));
    case Workload::Pretraining:
        return words(QT_TRANSLATE_NOOP("Sizing", "Pre-training"));
    case Workload::ImageGeneration:
        return words(QT_TRANSLATE_NOOP("Sizing", "Image generation"));
    }
    return {};
}

QString optimizerName(Optimizer optimizer)
{
    switch (optimizer) {
    case Optimizer::AdamW:
        return words(QT_TRANSLATE_NOOP("Sizing", "AdamW"));
    case Optimizer::AdamW8bit:
        return words(QT_TRANSLATE_NOOP("Sizing", "AdamW, 8-bit"));
    case Optimizer::PagedAdamW8bit:
        return words(QT_TRANSLATE_NOOP("Sizing", "AdamW, 8-bit, paged"));
    case Optimizer::Adafactor:
        return words(QT_TRANSLATE_NOOP("Sizing", "Adafactor"));
    case Optimizer::Sgd:
        return words(QT_TRANSLATE_NOOP("Sizing", "SGD without momentum"));
    case Optimizer::Lion:
        return words(QT_TRANSLATE_NOOP("Sizing", "Lion"));
    case Optimizer::SgdMomentum:
        return words(QT_TRANSLATE_NOOP("Sizing", "SGD with momentum"));
    case Optimizer::Muon:
        return words(QT_TRANSLATE_NOOP("Sizing", "Muon"));
    case Optimizer::Galore:
        return words(QT_TRANSLATE_NOOP("Sizing", "GaLore"));
    case Optimizer::Galore8bit:
        return words(QT_TRANSLATE_NOOP("Sizing", "GaLore, 8-bit"));
    }
    return {};
}

QString checkpointingName(Checkpointing level)
{
    switch (level) {
    case Checkpointing::None:
        return words(QT_TRANSLATE_NOOP("Sizing", "None: keep everything"));
    case Checkpointing::Selective:
        return words(QT_TRANSLATE_NOOP("Sizing", "Selective: keep matrix products"));
    case Checkpointing::Full:
        return words(QT_TRANSLATE_NOOP("Sizing", "Full: keep layer inputs"));
    }
    return {};
}

QString engineName(Engine engine)
{
    switch (engine) {
    case Engine::Transformers:
        return words(QT_TRANSLATE_NOOP("Sizing", "Transformers"));
    case Engine::Vllm:
        return words(QT_TRANSLATE_NOOP("Sizing", "vLLM / SGLang"));
    case Engine::LlamaCpp:
        return words(QT_TRANSLATE_NOOP("Sizing", "llama.cpp / Ollama"));
    case Engine::Diffusers:
        return words(QT_TRANSLATE_NOOP("Sizing", "Diffusers / ComfyUI"));
    case Engine::TensorRtLlm:
        return words(QT_TRANSLATE_NOOP("Sizing", "TensorRT-LLM"));
    case Engine::StableDiffusionCpp:
        return words(QT_TRANSLATE_NOOP("Sizing", "stable-diffusion.cpp"));
    case Engine::MindIe:
        return words(QT_TRANSLATE_NOOP("Sizing", "MindIE"));
    }
    return {};
}

QString parallelismName(Parallelism parallelism)
{
    switch (parallelism) {
    case Parallelism::Tensor:
        return words(QT_TRANSLATE_NOOP("Sizing", "Tensor parallel"));
    case Parallelism::Pipeline:
        return words(QT_TRANSLATE_NOOP("Sizing", "Pipeline parallel"));
    case Parallelism::Data:
        return words(QT_TRANSLATE_NOOP("Sizing", "Data parallel"));
    case Parallelism::Zero1:
        return words(QT_TRANSLATE_NOOP("Sizing", "ZeRO-1"));
    case Parallelism::Zero2:
        return words(QT_TRANSLATE_NOOP("Sizing", "ZeRO-2"));
    case Parallelism::Zero3:
        return words(QT_TRANSLATE_NOOP("Sizing", "ZeRO-3 / FSDP"));
    case Parallelism::LayerSplit:
        return words(QT_TRANSLATE_NOOP("Sizing", "Layer split"));
    }
    return {};
}

QString lossHeadName(LossHead head)
{
    switch (head) {
    case LossHead::Plain:
        return words(QT_TRANSLATE_NOOP("Sizing", "Plain: all logits at once"));
    case LossHead::Chunked:
        return words(QT_TRANSLATE_NOOP("Sizing", "Chunked"));
    case LossHead::Fused:
        return words(QT_TRANSLATE_NOOP("Sizing", "Fused kernel"));
    }
    return {};
}

QString offloadName(Offload offload)
{
    switch (offload) {
    case Offload::None:
        return words(QT_TRANSLATE_NOOP("Sizing", "Everything on the card"));
    case Offload::Model:
        return words(QT_TRANSLATE_NOOP("Sizing", "Part in host memory"));
    case Offload::Sequential:
        return words(QT_TRANSLATE_NOOP("Sizing", "Layer by layer from host memory"));
    case Offload::Group:
        return words(QT_TRANSLATE_NOOP("Sizing", "Groups of layers from host memory"));
    }
    return {};
}

QString measuredErrorSentence(Workload workload, const QLocale &locale)
{
    const MeasuredError *error = measuredError(caseKindOf(workload));
    if (!error)
        return {};
    const auto percent = [&locale](double share) { return locale.toString(100.0 * share, 'f', 1); };
    const char *sentence = "";
    switch (error->kind) {
    case CaseKind::Inference:
        sentence = QT_TRANSLATE_NOOP("Sizing", "On %1 measured inference cases: median error %2 %, nine of ten within %3 %.");
        break;
    case CaseKind::Adapters:
        sentence = QT_TRANSLATE_NOOP("Sizing", "On %1 measured LoRA and QLoRA cases: median error %2 %, nine of ten within %3 %.");
        break;
    case CaseKind::FullTraining:
        sentence = QT_TRANSLATE_NOOP("Sizing", "On %1 measured full-training cases: median error %2 %, nine of ten within %3 %.");
        break;
    case CaseKind::Image:
        sentence = QT_TRANSLATE_NOOP("Sizing", "On %1 measured image cases: median error %2 %, nine of ten within %3 %.");
        break;
    }
    return words(sentence).arg(locale.toString(error->cases), percent(error->median), percent(error->p90));
}

QString fitReason(const CardFit &fit, const QLocale &locale)
{
    if (fit.refusal)
        return errorMessage(*fit.refusal);
    if (fit.usable == Bytes())
        return words(QT_TRANSLATE_NOOP("Sizing", "The card's memory is not known."));
    const QString need = formatGibRange(fit.need, locale);
    const QString usable = formatGib(fit.usable, locale);
    const QString left = withoutSign(fit.margin(), locale);
    return fit.margin() < Bytes()
        ? words(QT_TRANSLATE_NOOP("Sizing", "Needs %1 per card, has %2: %3 missing")).arg(need, usable, left)
        : words(QT_TRANSLATE_NOOP("Sizing", "Needs %1 per card, has %2: %3 left")).arg(need, usable, left);
}

} // namespace xuanka
