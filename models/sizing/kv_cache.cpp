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

/// Share of one layer's cache on one tensor-parallel card: KV heads that cannot be cut are repeated, and so is a
/// latent that all heads share.
double shareOfCard(const SizingInput &input)
{
    const ModelArchitecture &m = input.model;
    if (!input.split.tensor())
        return 1.0;
    if (m.isMla())
        return unfoldsLatent(m, input.request) ? 1.0 / input.split.cards : 1.0;
    const auto heads = static_cast<double>(m.kvHeads);
    return std::max(1.0, heads / input.split.cards) / heads;
}

/// What the cache is multiplied by: code of its own that copies it, builds that do not make use of a window, shapes
/// that are not known.
Spread uncertainty(const SizingInput &input, double tokenLayers)
{
    const ModelArchitecture &m = input.model;
    Spread factor = exactly(1.0);
    if (copiesCache(input))
        factor = {1.0, 2.0, 2.1}; // and a layer's own copy while it is being read
    if (input.request.engine == Engine::LlamaCpp && !input.request.windowedCache) // some builds and older files keep the full length in every layer
        factor.high *= static_cast<double>(m.layers * cachedTokens(input)) / tokenLayers;
    if (m.assumed) {
        const Spread &spread = input.constants.assumedCacheSpread.value;
        factor = {factor.low * spread.low, factor.expected * spread.expected, factor.high * spread.high};
    }
    return factor;
}

} // namespace

bool copiesCache(const SizingInput &input)
{
    return (input.model.copiesCache || input.request.copiesCache) && input.request.engine == Engine::Transformers;
}

bool unfoldsLatent(const ModelArchitecture &m, const MemoryRequest &request)
{
    if (!m.isMla())
        return false;
    return request.latentCache == LatentCache::PerHead
        || (request.latentCache == LatentCache::EngineDefault && request.engine == Engine::Transformers);
}

double cachedElements(const ModelArchitecture &m, bool unfolded)
{
    if (!m.isMla())
        return static_cast<double>(2 * m.kvHeads * m.headDim);
    if (unfolded)
        return static_cast<double>(m.heads * (m.qkRopeHeadDim + m.qkNopeHeadDim + m.vHeadDim));
    return static_cast<double>(m.kvLoraRank + m.qkRopeHeadDim);
}

double cachedBits(const ModelArchitecture &m, const MemoryRequest &request)
{
    if (m.isMla() && !unfoldsLatent(m, request))
        return cachedElements(m, false) * request.kvBits;
    const auto keys = static_cast<double>(m.isMla() ? m.heads * (m.qkRopeHeadDim + m.qkNopeHeadDim) : m.kvHeads * m.headDim);
    const auto values = static_cast<double>(m.isMla() ? m.heads * m.vHeadDim : m.kvHeads * m.headDim);
    return keys * request.kvBits + values * request.valueBits();
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
    const bool usesWindow = m.slidingWindow > 0 && input.request.windowedCache.value_or(true);
    const qint64 windowed = usesWindow ? std::min(m.slidingLayers, m.layers) : 0;
    const bool llama = input.request.engine == Engine::LlamaCpp;
    // llama.cpp has room for a step beside the window.
    const qint64 window = m.slidingWindow + (llama ? stepTokensOf(input) : 0);
    const qint64 windowTokens = windowed > 0 ? std::min(tokens, window) : 0;
    const double tokenLayers =
        static_cast<double>((m.layers - windowed) * tokens) + static_cast<double>(windowed * windowTokens);
    const bool unfolded = unfoldsLatent(m, input.request);
    const double elements = cachedElements(m, unfolded);
    const double bytes = cachedBits(m, input.request) / 8.0; // a token and layer
    const auto sequences = static_cast<double>(sequencesOf(input.request));
    const auto here = static_cast<double>(sequencesPerCard(input.request, input.split));

    // Layers of both kinds are spread evenly, so a card's run of layers has its share of each.
    const double layerShare =
        static_cast<double>(input.split.layers(m.layers)) / static_cast<double>(m.layers);
    const double card = tokenLayers * layerShare * shareOfCard(input) * bytes * here;
    const double all =
        input.split.tensor() ? card * input.split.cards : tokenLayers * bytes * sequences;
    const Spread factor = uncertainty(input, tokenLayers) * shareOfLayersOnCards(input);
    const Load cache{factor * all, factor * card};

    const bool latent = m.isMla() && !unfolded;
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
        .input(QT_TRANSLATE_NOOP("Trace", "bits of the values"), input.request.valueBits(), "bit", QStringLiteral("profile"))
        .input(QT_TRANSLATE_NOOP("Trace", "sequences"), sequences, "", QStringLiteral("profile"))
        .input(QT_TRANSLATE_NOOP("Trace", "cards"), input.split.cards)
        .build(cache);
}

} // namespace xuanka
