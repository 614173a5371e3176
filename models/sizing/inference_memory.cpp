// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/kv_cache.h"
#include "sizing/weight_pieces.h"

#include <algorithm>

namespace xuanka {

namespace {

double real(qint64 count)
{
    return static_cast<double>(count);
}

/// Width of the MLP that one token passes through at one time.
double activeWidth(const ModelArchitecture &m)
{
    return m.isMoe() ? real(std::max(m.feedForward * (m.denseLayersFirst > 0 ? 1 : 0),
                                     m.expertsPerToken * m.expertFeedForward + m.sharedExpertFeedForward))
                     : real(m.feedForward);
}

double queryWidth(const ModelArchitecture &m)
{
    return m.isMla() ? real(m.heads * (2 * (m.qkRopeHeadDim + m.qkNopeHeadDim) + m.vHeadDim))
                     : real((m.heads + 2 * m.kvHeads) * m.headDim);
}

/// A quantised matrix is there at 16 bits for a moment: while bitsandbytes quantises it on loading (the output head passes
/// through too), or when it is de-quantised to be multiplied.
Spread loadedMatrices(const SizingInput &input)
{
    if (input.format.linearBits >= 16.0 || input.format.gguf)
        return exactly(0.0);
    const ModelArchitecture &m = input.model;
    const double vocabulary = input.format.bitsandbytes ? real(m.vocabulary) : 0.0;
    const double largest = 2.0 * real(m.hidden) * std::max(real(m.isMoe() ? m.expertFeedForward : m.feedForward), vocabulary);
    return input.constants.loadingMatrices.value * largest;
}

/// Plain transformers work on the whole prompt of every sequence at once.
MemoryPart transformersSet(const SizingInput &input)
{
    const ModelArchitecture &m = input.model;
    const MemoryConstants &c = input.constants;
    const auto sequences = real(sequencesPerCard(input.request, input.split));
    const double prompt = real(promptOf(input.request));
    const double tokens = prompt * sequences;
    const double shards = input.split.tensor() ? input.split.cards : 1;
    const double width = activeWidth(m) / shards;
    const auto rows = [&](double ffn, double hidden) { return 2.0 * tokens * (ffn * width + hidden * real(m.hidden)); };
    const double logits = sequences * real(m.vocabulary) * 6.0 / shards;
    const double maps = input.request.flashAttention ? 0.0 : 6.0 * real(m.heads) / shards * prompt * tokens;
    const Spread matrices = loadedMatrices(input) * (1.0 / shards);
    const double expected = rows(c.prefillFfnFactor.value.expected, c.prefillHiddenFactor.value.expected) + logits + maps;
    const double most = rows(c.prefillFfnFactor.value.high, c.prefillHiddenFactor.value.high) + logits + maps;
    const Spread rowsOrMatrices{rows(c.prefillFfnFactor.value.low, c.prefillHiddenFactor.value.low),
                                std::max(expected, matrices.expected), std::max(most, matrices.high)};
    const Spread perCard = rowsOrMatrices + c.workspace.value * bytesPerGib;
    return PartBuilder(input.detail, MemoryPartKind::WorkingSet, "memory.working_set.transformers",
                       "max(2 × prompt tokens × (MLP rows × MLP width + hidden rows × hidden size) + sequences × vocabulary × 6 + maps, matrices at 16 bits) + workspace",
                       "whole prompt in one pass")
        .input(QT_TRANSLATE_NOOP("Trace", "prompt tokens"), tokens, "tokens", QStringLiteral("profile"))
        .input(QT_TRANSLATE_NOOP("Trace", "MLP rows"), c.prefillFfnFactor)
        .input(QT_TRANSLATE_NOOP("Trace", "MLP width"), width, "", m.source)
        .input(QT_TRANSLATE_NOOP("Trace", "hidden rows"), c.prefillHiddenFactor)
        .input(QT_TRANSLATE_NOOP("Trace", "hidden size"), real(m.hidden), "", m.source)
        .input(QT_TRANSLATE_NOOP("Trace", "vocabulary"), real(m.vocabulary), "", m.source)
        .input(QT_TRANSLATE_NOOP("Trace", "attention maps"), maps, "B")
        .input(QT_TRANSLATE_NOOP("Trace", "matrices at 16 bits"), matrices.expected, "B")
        .input(QT_TRANSLATE_NOOP("Trace", "workspace"), c.workspace)
        .build(Load::everywhere(perCard, input.split.cards));
}

/// vLLM and SGLang work on a fixed number of tokens a step, whatever the prompt; measured, it does not fall with TP.
MemoryPart vllmSet(const SizingInput &input)
{
    const ModelArchitecture &m = input.model;
    const MemoryConstants &c = input.constants;
    constexpr double sampledRows = 256.0; // vLLM's default for sequences a step
    const double sequences = std::min(sampledRows, real(sequencesPerCard(input.request, input.split)));
    const double hidden = real(m.hidden);
    const double width = activeWidth(m);
    const double attention = queryWidth(m);
    const auto step = [&](double tokens, double mlpRows) {
        return 2.0 * tokens * (hidden + std::max(mlpRows * width, attention));
    };
    const double logits = 6.0 * real(m.vocabulary);
    const double graphs = bytesPerGib;
    const double given = input.request.stepTokens;
    const Spread tokens = given > 0.0 ? exactly(given) : c.vllmStepTokens.value;
    const Spread perCard{step(tokens.low, 1.0) + logits * sequences + c.cudaGraphs.value.low * graphs,
                         step(tokens.expected, 2.0) + logits * sequences
                             + c.cudaGraphs.value.expected * graphs,
                         step(tokens.high, 3.0) + logits * sampledRows + c.cudaGraphs.value.high * graphs};
    return PartBuilder(input.detail, MemoryPartKind::WorkingSet, "memory.working_set.vllm",
                       "2 × step tokens × (hidden size + max(2 × MLP width, attention width)) + sampled rows × vocabulary × 6 + CUDA graphs",
                       "vLLM memory profiling")
        .input(QT_TRANSLATE_NOOP("Trace", "step tokens"), tokens.expected, "tokens",
               given > 0.0 ? QStringLiteral("profile") : c.vllmStepTokens.source)
        .input(QT_TRANSLATE_NOOP("Trace", "hidden size"), hidden, "", m.source)
        .input(QT_TRANSLATE_NOOP("Trace", "MLP width"), width, "", m.source)
        .input(QT_TRANSLATE_NOOP("Trace", "attention width"), attention, "", m.source)
        .input(QT_TRANSLATE_NOOP("Trace", "sampled rows"), sequences, "", QStringLiteral("profile"))
        .input(QT_TRANSLATE_NOOP("Trace", "vocabulary"), real(m.vocabulary), "", m.source)
        .input(QT_TRANSLATE_NOOP("Trace", "CUDA graphs"), c.cudaGraphs)
        .build(Load::everywhere(perCard, input.split.cards));
}

/// llama.cpp allocates for one physical batch and reuses buffers: the vocabulary's rows and a layer's rows are not alive
/// together. Only the card with the output head needs the former.
MemoryPart llamaSet(const SizingInput &input)
{
    const ModelArchitecture &m = input.model;
    const double step = real(stepTokensOf(input));
    const double tokens = real(cachedTokens(input) * sequencesPerCard(input.request, input.split));
    const double rows = step * (4.0 * real(m.hidden) + 2.0 * activeWidth(m)) * 4.0;
    const double mask = step * tokens * 2.0;
    const double maps = input.request.flashAttention ? 0.0 : real(m.heads) * step * tokens * 4.0;
    // A latent cache is unfolded to the heads' keys and values, layer by layer.
    const double unfolded = m.isMla() && input.request.flashAttention
        ? 2.0 * tokens * cachedElements(m, Engine::Transformers)
        : 0.0;
    const double logits = step * real(m.vocabulary) * 4.0;
    const auto spread = [&](bool head) {
        const double words = head ? logits : 0.0;
        const double layer = rows + maps;
        return Spread{std::max(words, layer), std::max(words, layer) + mask + unfolded,
                      words + layer + mask + unfolded * 1.5};
    };
    const Spread perCard = spread(input.split.holdsHead());
    const Spread total = spread(true) + spread(false) * (input.split.cards - 1);
    return PartBuilder(input.detail, MemoryPartKind::WorkingSet, "memory.working_set.llama_cpp",
                       "max(step tokens × vocabulary × 4, step tokens × (4 × hidden size + 2 × MLP width) × 4 + maps) + step tokens × tokens kept × 2 + unfolded latent",
                       "llama.cpp compute buffer")
        .input(QT_TRANSLATE_NOOP("Trace", "step tokens"), step, "tokens",
               input.request.stepTokens > 0 ? QStringLiteral("profile") : input.constants.llamaStepTokens.source)
        .input(QT_TRANSLATE_NOOP("Trace", "vocabulary"), real(m.vocabulary), "", m.source)
        .input(QT_TRANSLATE_NOOP("Trace", "hidden size"), real(m.hidden), "", m.source)
        .input(QT_TRANSLATE_NOOP("Trace", "MLP width"), activeWidth(m), "", m.source)
        .input(QT_TRANSLATE_NOOP("Trace", "tokens kept"), tokens, "tokens", QStringLiteral("profile"))
        .input(QT_TRANSLATE_NOOP("Trace", "attention maps"), maps, "B")
        .input(QT_TRANSLATE_NOOP("Trace", "unfolded latent"), unfolded, "B")
        .build({total, perCard});
}

MemoryPart workingSet(const SizingInput &input)
{
    switch (input.request.engine) {
    case Engine::Vllm:
    case Engine::TensorRtLlm:
    case Engine::MindIe:
        return vllmSet(input);
    case Engine::LlamaCpp:
        return llamaSet(input);
    case Engine::Transformers:
    case Engine::Diffusers:
    case Engine::StableDiffusionCpp:
        break;
    }
    return transformersSet(input);
}

} // namespace

QList<MemoryPart> inferenceParts(const SizingInput &input)
{
    return {weightsPart(input), kvCachePart(input), workingSet(input)};
}

} // namespace xuanka
