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
    const Spread perCard{rows(c.prefillFfnFactor.value.low, c.prefillHiddenFactor.value.low) + maps,
                         rows(c.prefillFfnFactor.value.expected, c.prefillHiddenFactor.value.expected) + logits + maps,
                         rows(c.prefillFfnFactor.value.high, c.prefillHiddenFactor.value.high) + logits + maps};
    return PartBuilder(input.detail, MemoryPartKind::WorkingSet, "memory.working_set.transformers",
                       "2 × prompt tokens × (MLP rows × MLP width + hidden rows × hidden size) + sequences × vocabulary × 6 + maps",
                       "whole prompt in one pass")
        .input(QT_TRANSLATE_NOOP("Trace", "prompt tokens"), tokens, "tokens", QStringLiteral("profile"))
        .input(QT_TRANSLATE_NOOP("Trace", "MLP rows"), c.prefillFfnFactor)
        .input(QT_TRANSLATE_NOOP("Trace", "MLP width"), width, "", m.source)
        .input(QT_TRANSLATE_NOOP("Trace", "hidden rows"), c.prefillHiddenFactor)
        .input(QT_TRANSLATE_NOOP("Trace", "hidden size"), real(m.hidden), "", m.source)
        .input(QT_TRANSLATE_NOOP("Trace", "vocabulary"), real(m.vocabulary), "", m.source)
        .input(QT_TRANSLATE_NOOP("Trace", "attention maps"), maps, "B")
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
    const Spread perCard{step(c.vllmStepTokens.value.low, 1.0) + logits * sequences + c.cudaGraphs.value.low * graphs,
                         step(c.vllmStepTokens.value.expected, 2.0) + logits * sequences
                             + c.cudaGraphs.value.expected * graphs,
                         step(c.vllmStepTokens.value.high, 3.0) + logits * sampledRows + c.cudaGraphs.value.high * graphs};
    return PartBuilder(input.detail, MemoryPartKind::WorkingSet, "memory.working_set.vllm",
                       "2 × step tokens × (hidden size + max(2 × MLP width, attention width)) + sampled rows × vocabulary × 6 + CUDA graphs",
                       "vLLM memory profiling")
        .input(QT_TRANSLATE_NOOP("Trace", "step tokens"), c.vllmStepTokens)
        .input(QT_TRANSLATE_NOOP("Trace", "hidden size"), hidden, "", m.source)
        .input(QT_TRANSLATE_NOOP("Trace", "MLP width"), width, "", m.source)
        .input(QT_TRANSLATE_NOOP("Trace", "attention width"), attention, "", m.source)
        .input(QT_TRANSLATE_NOOP("Trace", "sampled rows"), sequences, "", QStringLiteral("profile"))
        .input(QT_TRANSLATE_NOOP("Trace", "vocabulary"), real(m.vocabulary), "", m.source)
        .input(QT_TRANSLATE_NOOP("Trace", "CUDA graphs"), c.cudaGraphs)
        .build(Load::everywhere(perCard, input.split.cards));
}

/// llama.cpp allocates for one physical batch; only the card with the output head needs the vocabulary's rows.
MemoryPart llamaSet(const SizingInput &input)
{
    const ModelArchitecture &m = input.model;
    const double step = input.constants.llamaStepTokens.value.expected;
    const double tokens = real(cachedTokens(input) * sequencesPerCard(input.request, input.split));
    const double rows = step * (4.0 * real(m.hidden) + 2.0 * activeWidth(m)) * 4.0;
    const double mask = step * tokens * 2.0;
    const double maps = input.request.flashAttention ? 0.0 : real(m.heads) * step * tokens * 4.0;
    const double logits = step * real(m.vocabulary) * 4.0;
    // The graph allocator reuses buffers: the vocabulary's rows and a layer's rows are seldom alive together.
    const auto spread = [&](bool head) {
        const double words = head ? logits : 0.0;
        const double layer = rows + maps;
        return Spread{std::max(words, layer), words + layer * 0.5 + mask, words + layer + mask};
    };
    const Spread perCard = spread(input.split.holdsHead());
    const Spread without = spread(false);
    const Spread total = spread(true) + without * (input.split.cards - 1);
    return PartBuilder(input.detail, MemoryPartKind::WorkingSet, "memory.working_set.llama_cpp",
                       "step tokens × (vocabulary + (4 × hidden size + 2 × MLP width) ÷ 2) × 4 + step tokens × tokens kept × 2 + maps",
                       "llama.cpp compute buffer")
        .input(QT_TRANSLATE_NOOP("Trace", "step tokens"), input.constants.llamaStepTokens)
        .input(QT_TRANSLATE_NOOP("Trace", "vocabulary"), real(m.vocabulary), "", m.source)
        .input(QT_TRANSLATE_NOOP("Trace", "hidden size"), real(m.hidden), "", m.source)
        .input(QT_TRANSLATE_NOOP("Trace", "MLP width"), activeWidth(m), "", m.source)
        .input(QT_TRANSLATE_NOOP("Trace", "tokens kept"), tokens, "tokens", QStringLiteral("profile"))
        .input(QT_TRANSLATE_NOOP("Trace", "attention maps"), maps, "B")
        .build({total, perCard});
}

MemoryPart workingSet(const SizingInput &input)
{
    switch (input.request.engine) {
    case Engine::Vllm:
        return vllmSet(input);
    case Engine::LlamaCpp:
        return llamaSet(input);
    case Engine::Transformers:
    case Engine::Diffusers:
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
