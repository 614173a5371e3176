// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/working_set.h"

#include <algorithm>

namespace xuanka {

namespace {

double real(qint64 count)
{
    return static_cast<double>(count);
}

double queryWidth(const ModelArchitecture &m)
{
    return m.isMla() ? real(m.heads * (2 * (m.qkRopeHeadDim + m.qkNopeHeadDim) + m.vHeadDim))
                     : real((m.heads + 2 * m.kvHeads) * m.headDim);
}

} // namespace

/// Serving engines work on a fixed number of tokens a step, whatever the prompt, and try that out at the start together
/// with sampling a full batch; measured, what they need does not fall with tensor parallelism.
MemoryPart servingWorkingSet(const SizingInput &input)
{
    const ModelArchitecture &m = input.model;
    const MemoryConstants &c = input.constants;
    const double hidden = real(m.hidden);
    const double width = activeWidth(m);
    const double attention = queryWidth(m);
    const auto step = [&](double tokens, double mlpRows) {
        return 2.0 * tokens * (hidden + std::max(mlpRows * width, attention));
    };
    const Spread logits = c.sampledBytes.value * (real(m.vocabulary) * c.sampledRows.value.expected);
    const double given = input.request.stepTokens;
    const Spread tokens = given > 0.0 ? exactly(given) : c.vllmStepTokens.value;
    // What a layer needs has left when the tokens are sampled.
    const auto peak = [](double layer, double words) { return std::max(layer, words); };
    Spread perCard{peak(step(tokens.low, 1.0), logits.low), peak(step(tokens.expected, 2.0), logits.expected),
                   step(tokens.high, 3.0) + logits.high};
    if (input.request.cudaGraphs)
        perCard += c.cudaGraphs.value * bytesPerGib;
    if (input.request.engine != Engine::Vllm) {
        const Spread &spread = c.servingSpread.value;
        perCard = {perCard.low * spread.low, perCard.expected * spread.expected, perCard.high * spread.high};
    }
    PartBuilder part(input.detail, MemoryPartKind::WorkingSet, "memory.working_set.vllm",
                     "max(2 × step tokens × (hidden size + max(2 × MLP width, attention width)), sampled rows × vocabulary × bytes of a logit) + CUDA graphs",
                     "vLLM memory profiling");
    part.input(QT_TRANSLATE_NOOP("Trace", "step tokens"), tokens.expected, "tokens",
               given > 0.0 ? QStringLiteral("profile") : c.vllmStepTokens.source)
        .input(QT_TRANSLATE_NOOP("Trace", "hidden size"), hidden, "", m.source)
        .input(QT_TRANSLATE_NOOP("Trace", "MLP width"), width, "", m.source)
        .input(QT_TRANSLATE_NOOP("Trace", "attention width"), attention, "", m.source)
        .input(QT_TRANSLATE_NOOP("Trace", "sampled rows"), c.sampledRows)
        .input(QT_TRANSLATE_NOOP("Trace", "bytes of a logit"), c.sampledBytes)
        .input(QT_TRANSLATE_NOOP("Trace", "vocabulary"), real(m.vocabulary), "", m.source);
    if (input.request.cudaGraphs)
        part.input(QT_TRANSLATE_NOOP("Trace", "CUDA graphs"), c.cudaGraphs);
    if (input.request.engine != Engine::Vllm)
        part.input(QT_TRANSLATE_NOOP("Trace", "engine without measurements"), c.servingSpread);
    return part.build(Load::everywhere(perCard, input.split.cards));
}

} // namespace xuanka
