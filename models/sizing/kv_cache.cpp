// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/kv_cache.h"

#include "sizing/layer_cache.h"

#include <algorithm>

namespace xuanka {

namespace {

qint64 roundedUp(qint64 tokens, double block)
{
    const auto step = std::max<qint64>(1, static_cast<qint64>(block));
    return (tokens + step - 1) / step * step;
}

/// Elements of one layer's cache on one tensor-parallel card: KV heads that cannot be cut are repeated, and so is a
/// latent that all heads share.
double elementsPerCard(const SizingInput &input, double elements)
{
    const ModelArchitecture &m = input.model;
    if (!input.split.tensor())
        return elements;
    if (m.isMla())
        return input.request.engine == Engine::Transformers ? elements / input.split.cards : elements;
    const auto heads = static_cast<double>(m.kvHeads);
    return elements * std::max(1.0, heads / input.split.cards) / heads;
}

/// What the cache is multiplied by: code of its own that copies it, builds that do not make use of a window, shapes
/// that are not known.
Spread uncertainty(const SizingInput &input, double tokenLayers)
{
    const ModelArchitecture &m = input.model;
    Spread factor = exactly(1.0);
    if (m.copiesCache && input.request.engine == Engine::Transformers)
        factor = {1.0, 2.0, 2.0};
    if (input.request.engine == Engine::LlamaCpp) // some builds and older files keep the full length in every layer
        factor.high *= static_cast<double>(m.layers * cachedTokens(input)) / tokenLayers;
    if (m.assumed) {
        const Spread &spread = input.constants.assumedCacheSpread.value;
        factor = {factor.low * spread.low, factor.expected * spread.expected, factor.high * spread.high};
    }
    return factor;
}

} // namespace

double cachedElements(const ModelArchitecture &m, Engine engine)
{
    if (!m.isMla())
        return static_cast<double>(2 * m.kvHeads * m.headDim);
    if (engine == Engine::Transformers)
        return static_cast<double>(m.heads * (m.qkRopeHeadDim + m.qkNopeHeadDim + m.vHeadDim));
    return static_cast<double>(m.kvLoraRank + m.qkRopeHeadDim);
}

qint64 cachedTokens(const SizingInput &input)
{
    const qint64 tokens = tokensOf(input.request);
    switch (input.request.engine) {
    case Engine::Vllm:
    case Engine::TensorRtLlm:
    case Engine::MindIe:
        return roundedUp(tokens, input.constants.vllmBlockTokens.value.expected);
    case Engine::LlamaCpp:
        return roundedUp(tokens, input.constants.llamaCacheTokens.value.expected);
    case Engine::Transformers:
    case Engine::Diffusers:
    case Engine::StableDiffusionCpp:
        break;
    }
    return tokens;
}

MemoryPart kvCachePart(const SizingInput &input)
{
    if (!input.model.groups.isEmpty())
        return layeredCachePart(input);
    const ModelArchitecture &m = input.model;
    const qint64 tokens = cachedTokens(input);
    const qint64 windowed = m.slidingWindow > 0 ? std::min(m.slidingLayers, m.layers) : 0;
    const bool llama = input.request.engine == Engine::LlamaCpp;
    // llama.cpp has room for a step beside the window.
    const qint64 window = m.slidingWindow + (llama ? stepTokensOf(input) : 0);
    const qint64 windowTokens = windowed > 0 ? std::min(tokens, window) : 0;
    const double tokenLayers =
        static_cast<double>((m.layers - windowed) * tokens) + static_cast<double>(windowed * windowTokens);
    const double elements = cachedElements(m, input.request.engine);
    const double bytes = input.request.kvBits / 8.0;
    const auto sequences = static_cast<double>(sequencesOf(input.request));
    const auto here = static_cast<double>(sequencesPerCard(input.request, input.split));

    // Layers of both kinds are spread evenly, so a card's run of layers has its share of each.
    const double layerShare =
        static_cast<double>(input.split.layers(m.layers)) / static_cast<double>(m.layers);
    const double card = tokenLayers * layerShare * elementsPerCard(input, elements) * bytes * here;
    const double all =
        input.split.tensor() ? card * input.split.cards : tokenLayers * elements * bytes * sequences;
    const Spread factor = uncertainty(input, tokenLayers);
    const Load cache{factor * all, factor * card};

    const bool latent = m.isMla() && input.request.engine != Engine::Transformers;
    PartBuilder part(input.detail, MemoryPartKind::KvCache, latent ? "memory.kv_cache.latent" : "memory.kv_cache",
                     latent ? "(full layers × tokens + windowed layers × window) × (latent + rotary) × sequences × bits ÷ 8"
                            : "(full layers × tokens + windowed layers × window) × elements a token × sequences × bits ÷ 8",
                     "vLLM KV cache specification; elements = 2 × KV heads × head size");
    part.input(QT_TRANSLATE_NOOP("Trace", "full-attention layers"), static_cast<double>(m.layers - windowed), "", m.source)
        .input(QT_TRANSLATE_NOOP("Trace", "tokens kept"), static_cast<double>(tokens), "tokens", QStringLiteral("profile"));
    if (windowed > 0) {
        part.input(QT_TRANSLATE_NOOP("Trace", "windowed layers"), static_cast<double>(windowed), "", m.source)
            .input(QT_TRANSLATE_NOOP("Trace", "window"), static_cast<double>(windowTokens), "tokens", m.source);
    }
    if (m.isMla()) {
        part.input(QT_TRANSLATE_NOOP("Trace", "latent size"), static_cast<double>(m.kvLoraRank), "", m.source)
            .input(QT_TRANSLATE_NOOP("Trace", "rotary head size"), static_cast<double>(m.qkRopeHeadDim), "", m.source);
    } else {
        part.input(QT_TRANSLATE_NOOP("Trace", "KV heads"), static_cast<double>(m.kvHeads), "", m.source)
            .input(QT_TRANSLATE_NOOP("Trace", "head size"), static_cast<double>(m.headDim), "", m.source);
    }
    if (factor.expected > 1.0)
        part.input(QT_TRANSLATE_NOOP("Trace", "copies kept by the model's own code"), factor.expected);
    return part.input(QT_TRANSLATE_NOOP("Trace", "elements a token and layer"), elements)
        .input(QT_TRANSLATE_NOOP("Trace", "bits of the KV cache"), input.request.kvBits, "bit", QStringLiteral("profile"))
        .input(QT_TRANSLATE_NOOP("Trace", "sequences"), sequences, "", QStringLiteral("profile"))
        .input(QT_TRANSLATE_NOOP("Trace", "cards"), input.split.cards)
        .build(cache);
}

} // namespace xuanka
