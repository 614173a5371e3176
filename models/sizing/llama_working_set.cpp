// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/kv_cache.h"
#include "sizing/working_set.h"

#include <algorithm>

namespace xuanka {

/// llama.cpp allocates for one physical batch and reuses buffers: the vocabulary's rows and a layer's rows are not alive
/// together. Only the card with the output head needs the former.
MemoryPart llamaWorkingSet(const SizingInput &input)
{
    const auto real = [](qint64 count) { return static_cast<double>(count); };
    const ModelArchitecture &m = input.model;
    const double step = real(stepTokensOf(input));
    const double tokens = real(cachedTokens(input) * sequencesPerCard(input.request, input.split));
    const double rows = step * (4.0 * real(m.hidden) + 2.0 * activeWidth(m)) * 4.0;
    const double mask = step * tokens * 2.0;
    const double maps = input.request.flashAttention ? 0.0 : real(m.heads) * step * tokens * 4.0;
    // A latent cache is unfolded to the heads' keys and values, layer by layer.
    const bool unfolds = m.isMla() && input.request.flashAttention && !unfoldsLatent(m, input.request);
    const double unfolded = unfolds ? 2.0 * tokens * cachedElements(m, true) : 0.0;
    const double logits = step * real(m.vocabulary) * 4.0;
    const MemoryConstant &width = m.isMla() ? input.constants.llamaLatentSpread : input.constants.llamaSpread;
    const auto buffer = [&](bool head) {
        const double words = head && headOnCards(input) ? logits : 0.0;
        // Unfolded keys and values live through a layer, beside its rows; the words' rows come after it.
        return width.value * (std::max(words, rows + maps) + mask + unfolded);
    };
    const Spread perCard = buffer(input.split.holdsHead());
    const Spread total = buffer(true) + buffer(false) * (input.split.cards - 1);
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
        .input(QT_TRANSLATE_NOOP("Trace", "spread of the buffer"), width)
        .build({total, perCard});
}

} // namespace xuanka
