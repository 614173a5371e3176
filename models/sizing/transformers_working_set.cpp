// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/kv_cache.h"
#include "sizing/working_set.h"

#include <algorithm>

namespace xuanka {

namespace {

double real(qint64 count)
{
    return static_cast<double>(count);
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

/// Logits: of the last token alone (16 bits and their FP32 copy), or of the whole prompt before 4.45. With layers on several
/// cards the FP32 copy goes back to the first of them.
double logitsHere(const SizingInput &input, double sequences)
{
    const double words = sequences * real(input.model.vocabulary);
    const double tokens = input.request.promptLogits ? real(promptOf(input.request)) : 1.0;
    if (input.split.holdsHead())
        return 6.0 * words * tokens;
    return input.split.holdsEmbedding() ? 4.0 * words * tokens : 0.0;
}

/// Before 4.45 every layer kept a table of sines and cosines for the longest context. Fine-tuned siblings of that time often
/// state 32,768 tokens where the base model states more.
Spread rotaryTables(const SizingInput &input)
{
    if (!input.request.promptLogits)
        return exactly(0.0);
    const ModelArchitecture &m = input.model;
    constexpr qint64 usualContext = 32768;
    const double aToken = 2.0 * 2.0 * real(input.split.layers(m.layers)) * real(m.headDim);
    const double usual = aToken * real(std::min(m.maxContext, usualContext));
    return {usual, usual, aToken * real(m.maxContext)};
}

} // namespace

/// Plain transformers work on the whole prompt of every sequence at once, unless told to take it in pieces.
MemoryPart transformersWorkingSet(const SizingInput &input)
{
    const ModelArchitecture &m = input.model;
    const MemoryConstants &c = input.constants;
    const auto sequences = real(sequencesPerCard(input.request, input.split));
    const auto prompt = real(promptOf(input.request));
    const double step = input.request.stepTokens > 0 ? std::min(prompt, real(input.request.stepTokens)) : prompt;
    const double tokens = step * sequences;
    const double shards = input.split.tensor() ? input.split.cards : 1;
    const double width = activeWidth(m) / shards;
    const auto rows = [&](double ffn, double hidden) { return 2.0 * tokens * (ffn * width + hidden * real(m.hidden)); };
    const double logits = logitsHere(input, sequences) / shards;
    const double maps = input.request.flashAttention ? 0.0 : 6.0 * real(m.heads) / shards * prompt * tokens;
    const Spread matrices = loadedMatrices(input) * (1.0 / shards);
    // The MLP's rows have left when the logits of a whole prompt are made; those of one token are too few to matter.
    const auto peak = [&](double ffn, double hidden, double words) {
        const double inLayers = rows(ffn, hidden) + maps;
        return input.request.promptLogits ? std::max(inLayers, rows(0.0, 2.0) + words) : inLayers + words;
    };
    const double onceMore = 8.0 / 6.0; // a second copy at 16 bits
    const Spread working{
        peak(c.prefillFfnFactor.value.low, c.prefillHiddenFactor.value.low, logits),
        std::max(peak(c.prefillFfnFactor.value.expected, c.prefillHiddenFactor.value.expected, logits), matrices.expected),
        std::max(peak(c.prefillFfnFactor.value.high, c.prefillHiddenFactor.value.high, logits * onceMore), matrices.high)};
    const Spread tables = rotaryTables(input);
    const bool copies = copiesCache(input);
    Spread perCard = working + tables + c.workspace.value * bytesPerGib;
    if (copies)
        perCard += c.copyingWorkspace.value * bytesPerGib;
    PartBuilder part(input.detail, MemoryPartKind::WorkingSet, "memory.working_set.transformers",
                     "max(2 × prompt tokens × (MLP rows × MLP width + hidden rows × hidden size) + logits + maps, matrices at 16 bits) + rotary tables + workspace",
                     "whole prompt in one pass");
    part.input(QT_TRANSLATE_NOOP("Trace", "prompt tokens"), tokens, "tokens", QStringLiteral("profile"))
        .input(QT_TRANSLATE_NOOP("Trace", "MLP rows"), c.prefillFfnFactor)
        .input(QT_TRANSLATE_NOOP("Trace", "MLP width"), width, "", m.source)
        .input(QT_TRANSLATE_NOOP("Trace", "hidden rows"), c.prefillHiddenFactor)
        .input(QT_TRANSLATE_NOOP("Trace", "hidden size"), real(m.hidden), "", m.source)
        .input(QT_TRANSLATE_NOOP("Trace", "vocabulary"), real(m.vocabulary), "", m.source)
        .input(QT_TRANSLATE_NOOP("Trace", "logits"), logits, "B")
        .input(QT_TRANSLATE_NOOP("Trace", "attention maps"), maps, "B")
        .input(QT_TRANSLATE_NOOP("Trace", "matrices at 16 bits"), matrices.expected, "B")
        .input(QT_TRANSLATE_NOOP("Trace", "rotary tables"), tables.expected, "B")
        .input(QT_TRANSLATE_NOOP("Trace", "workspace"), c.workspace);
    if (copies)
        part.input(QT_TRANSLATE_NOOP("Trace", "workspace of code that copies the cache"), c.copyingWorkspace);
    return part.build(Load::everywhere(perCard, input.split.cards));
}

} // namespace xuanka
