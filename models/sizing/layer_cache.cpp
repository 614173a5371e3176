// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/layer_cache.h"

#include "sizing/kv_cache.h"

#include <algorithm>

namespace xuanka {

namespace {

double real(qint64 count)
{
    return static_cast<double>(count);
}

/// KV heads of one card: those that cannot be cut are repeated.
double headsHere(const LayerGroup &group, const CacheRules &rules)
{
    return std::max(1.0, real(group.kvHeads) / rules.tensorCards);
}

/// Bytes that one token leaves in one layer.
double tokenBytes(const LayerGroup &group, const CacheRules &rules)
{
    return headsHere(group, rules) * (real(group.headDim) * rules.keyBits + real(group.valueDim) * rules.valueBits) / 8.0;
}

/// Tokens of all sequences that a windowed layer keeps.
double windowTokens(qint64 window, const CacheRules &rules)
{
    const qint64 blocks = (window + rules.windowBlock - 1) / rules.windowBlock * rules.windowBlock;
    // One more block: a window seldom begins where a block does.
    const qint64 kept = rules.windowBlock > 1 ? blocks + rules.windowBlock : window;
    const double all = real(rules.sequences) * real(rules.tokens);
    return std::min(all, real(kept) * real(rules.sequences) + real(rules.windowPadding));
}

double latentBytes(const ModelArchitecture &m, const LayerGroup &group, const CacheRules &rules)
{
    if (rules.unfoldsLatent) {
        return real(group.heads) / rules.tensorCards
            * (real(group.headDim) * rules.keyBits + real(group.valueDim) * rules.valueBits) / 8.0;
    }
    return real(m.kvLoraRank + m.qkRopeHeadDim) * rules.keyBits / 8.0; // once for all heads, on every card
}

/// Every token in every layer.
ModelArchitecture withoutWindows(const ModelArchitecture &model)
{
    ModelArchitecture unwindowed = model;
    for (LayerGroup &group : unwindowed.groups)
        group.mixer = group.mixer == MixerKind::Sliding ? MixerKind::Full : group.mixer;
    return unwindowed;
}

} // namespace

LayerCache cacheOfLayers(const ModelArchitecture &model, const CacheRules &rules)
{
    LayerCache cache;
    const double tokens = real(rules.sequences) * real(rules.tokens);
    const QList<LayerGroup> groups = layerGroups(model);
    for (const LayerGroup &group : groups) {
        const double layers = real(group.layers);
        if (group.sharesCache)
            continue;
        switch (group.mixer) {
        case MixerKind::Full:
            cache.full += layers * tokens / real(group.tokensPerEntry) * tokenBytes(group, rules);
            if (group.window > 0) // a compressed cache keeps the last tokens as they are, too
                cache.windowed += layers * windowTokens(group.window, rules) * tokenBytes(group, rules);
            break;
        case MixerKind::Sliding:
            cache.windowed += layers * windowTokens(group.window, rules) * tokenBytes(group, rules);
            break;
        case MixerKind::Latent:
            cache.latent += layers * tokens * latentBytes(model, group, rules);
            break;
        case MixerKind::Recurrent:
        case MixerKind::None:
            break;
        }
        cache.index += layers * tokens / real(group.tokensPerEntry) * real(group.indexBytes);
        const double state = 4.0 * real(group.stateElements) + rules.convolutionBits / 8.0 * real(group.convolutionElements);
        cache.recurrent += layers * real(rules.sequences) * state / rules.tensorCards;
    }
    return cache;
}

MemoryPart layeredCachePart(const SizingInput &input)
{
    const MemoryRequest &request = input.request;
    const bool usesWindows = request.windowedCache.value_or(true);
    const ModelArchitecture unwindowed = usesWindows ? ModelArchitecture() : withoutWindows(input.model);
    const ModelArchitecture &m = usesWindows ? input.model : unwindowed;
    const bool llama = request.engine == Engine::LlamaCpp;
    const bool transformers = request.engine == Engine::Transformers || request.engine == Engine::Diffusers;
    CacheRules rules;
    rules.tokens = cachedTokens(input);
    rules.sequences = sequencesPerCard(request, input.split);
    rules.windowPadding = llama ? stepTokensOf(input) : 0;
    rules.windowBlock = llama || transformers ? 1 : static_cast<qint64>(input.constants.vllmBlockTokens.value.expected);
    rules.keyBits = request.kvBits;
    rules.valueBits = request.valueBits();
    rules.convolutionBits = llama ? 32.0 : 16.0;
    rules.unfoldsLatent = request.latentCache == LatentCache::PerHead
        || (request.latentCache == LatentCache::EngineDefault && transformers);
    rules.tensorCards = input.split.tensor() ? input.split.cards : 1;
    const LayerCache here = cacheOfLayers(m, rules);
    CacheRules everything = rules;
    everything.sequences = sequencesOf(request);
    everything.tensorCards = 1;
    const LayerCache all = cacheOfLayers(m, everything);

    // Layers of all kinds are spread evenly, so a card's run of layers has its share of each.
    const double share = real(input.split.layers(m.layers)) / real(m.layers);
    const double card = here.total() * share;
    Spread factor = exactly(1.0);
    if (copiesCache(input))
        factor = {1.0, 2.0, 2.1};
    if (llama && all.windowed > 0.0 && !request.windowedCache) // some builds keep the full length in every layer
        factor.high *= std::max(1.0, cacheOfLayers(withoutWindows(m), everything).total() / all.total());
    if (m.assumed) {
        const Spread &spread = input.constants.assumedCacheSpread.value;
        factor = {factor.low * spread.low, factor.expected * spread.expected, factor.high * spread.high};
    }
    factor = factor * shareOfLayersOnCards(input);
    const Load cache{factor * (input.split.tensor() ? card * input.split.cards : all.total()), factor * card};
    return PartBuilder(input.detail, MemoryPartKind::KvCache, "memory.kv_cache.layers",
                       "full attention + windows + latent + states + index, over the layers of each kind",
                       "vLLM KV cache specification; llama.cpp memory modules")
        .input(QT_TRANSLATE_NOOP("Trace", "full attention"), all.full, "B", m.source)
        .input(QT_TRANSLATE_NOOP("Trace", "windowed layers' caches"), all.windowed, "B", m.source)
        .input(QT_TRANSLATE_NOOP("Trace", "latent caches"), all.latent, "B", m.source)
        .input(QT_TRANSLATE_NOOP("Trace", "recurrent states"), all.recurrent, "B", m.source)
        .input(QT_TRANSLATE_NOOP("Trace", "sparse-attention index"), all.index, "B", m.source)
        .input(QT_TRANSLATE_NOOP("Trace", "tokens kept"), real(rules.tokens), "tokens", QStringLiteral("profile"))
        .input(QT_TRANSLATE_NOOP("Trace", "bits of the KV cache"), request.kvBits, "bit", QStringLiteral("profile"))
        .input(QT_TRANSLATE_NOOP("Trace", "bits of the values"), request.valueBits(), "bit", QStringLiteral("profile"))
        .input(QT_TRANSLATE_NOOP("Trace", "sequences"), real(everything.sequences), "", QStringLiteral("profile"))
        .input(QT_TRANSLATE_NOOP("Trace", "cards"), input.split.cards)
        .build(cache);
}

} // namespace xuanka
