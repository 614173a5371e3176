// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "throughput/speed_step.h"

#include <algorithm>
#include <cmath>

namespace xuanka {

namespace {

double peakOf(const SpeedCard &card, ComputeKind kind)
{
    switch (kind) {
    case ComputeKind::Fp8: return card.fp8;
    case ComputeKind::Int8: return card.int8;
    case ComputeKind::Fp4: return card.fp4;
    case ComputeKind::Sixteen: break;
    }
    return card.fp16;
}

double efficiencyOf(const SpeedEfficiency &efficiency, ComputeKind kind)
{
    switch (kind) {
    case ComputeKind::Fp8: return efficiency.computeFp8;
    case ComputeKind::Int8: return efficiency.computeInt8;
    case ComputeKind::Fp4: return efficiency.computeFp4;
    case ComputeKind::Sixteen: break;
    }
    return efficiency.compute16;
}

} // namespace

SpeedStep::SpeedStep(const SpeedCard &card, const SpeedModel &model, const SpeedJob &job, const SpeedEngine &engine,
                     const SpeedRules &rules, int cards, SpeedSharing sharing)
    : m_model(model), m_job(job), m_engine(engine), m_efficiency(rules.efficiency(engine.id, card.classId)),
      m_constants(rules.constants()), m_sharing(cards > 1 ? sharing : SpeedSharing::Copies), m_cards(cards)
{
    const SpeedConstants &c = m_constants;
    // A layer split adds memory, not speed: one card works at a time.
    m_ranks = m_sharing == SpeedSharing::LayerSplit ? 1.0 : m_cards;
    const double cut = m_sharing == SpeedSharing::Tensor ? std::pow(m_ranks, -c.tensorParallelExponent) : 1.0;
    const double experts = model.isMixture() ? c.expertMemory : 1.0;
    m_bandwidth = card.bandwidth * m_ranks * m_efficiency.memory * cut * experts;
    m_weightBandwidth = model.below8bits ? card.bandwidth * m_ranks * m_efficiency.memory4bit * cut * experts : m_bandwidth;

    // A card without the format's own arithmetic unpacks the weights and computes at 16 bits.
    const double peak = peakOf(card, model.compute);
    const bool native = peak > 0.0 && efficiencyOf(m_efficiency, model.compute) > 0.0;
    m_peak16 = card.fp16 * m_ranks;
    m_peak = native ? peak * m_ranks : m_peak16;
    const double compute = (native ? efficiencyOf(m_efficiency, model.compute) : m_efficiency.compute16) * cut;
    const double prefill = model.below8bits ? m_efficiency.prefill4bit : m_efficiency.prefill16;
    m_compute = prefill > 0.0 ? prefill * cut : compute;
    m_decodeCompute = m_efficiency.decodeCompute > 0.0 ? m_efficiency.decodeCompute : compute;
    m_link = card.link * (card.directLink ? c.directLink : c.pcieLink) * (card.peerAccess ? 1.0 : c.noPeerAccess);
    m_timeFactor = m_efficiency.time * (model.isLatent() ? c.latentTime : 1.0);

    m_layerSeconds = m_efficiency.layerSeconds >= 0.0 ? m_efficiency.layerSeconds : engine.layerSeconds;
    m_layerSeconds = engine.layerSecondsByFormat.value(model.formatId, m_layerSeconds);
    if (model.isMixture())
        m_layerSeconds += engine.expertLayerSecondsByFormat.value(model.formatId, 0.0);

    m_memoryBytes = card.memoryBytes * m_cards;
    const double always = model.alwaysBytes + model.embeddingBytes;
    m_weightBytes = model.expertBytes + always * (m_sharing == SpeedSharing::Experts ? m_cards : 1.0);
}

/// Matrix products of so many tokens: 2 operations a parameter that the token passes through.
double SpeedStep::gemm(double tokens, double efficiency) const
{
    const double always = 2.0 * m_model.alwaysParameters * tokens / (m_peak * efficiency);
    if (!m_model.isMixture())
        return always;
    return always + 2.0 * m_model.activeExpertParameters * tokens / (m_peak * efficiency * m_constants.expertCompute);
}

/// What a number of tokens sends between the cards of one copy.
double SpeedStep::communication(double tokens) const
{
    if (m_ranks < 2.0 || m_link <= 0.0)
        return 0.0;
    const double others = (m_ranks - 1.0) / m_ranks;
    if (m_sharing == SpeedSharing::Tensor) // two ring all-reduces a layer, 16-bit rows
        return 2.0 * m_model.layers * m_model.hidden * 2.0 * 2.0 * others * tokens / m_link;
    if (m_sharing == SpeedSharing::Experts) { // to the experts' cards at 8 bits and back at 16
        const double targets = std::min(m_model.expertsPerToken, m_ranks);
        return 2.0 * m_model.expertLayers / m_ranks * targets * others * m_model.hidden * 1.5
            * m_constants.routingTraffic * tokens / m_link;
    }
    return 0.0;
}

/// With attention on every card, each has its own scheduler.
double SpeedStep::schedulers() const
{
    return m_sharing == SpeedSharing::Experts ? m_ranks : 1.0;
}

double SpeedStep::hostSeconds(double sequences) const
{
    const double hops = m_sharing == SpeedSharing::LayerSplit ? m_cards - 1.0 : 0.0;
    return m_model.layers * m_layerSeconds + sequences / schedulers() * m_engine.sequenceSeconds + hops * m_efficiency.hopSeconds;
}

SpeedStep::Parts SpeedStep::decode(double sequences, double context) const
{
    Parts parts;
    // Every expert that at least one of the tokens chose is read: E × (1 − (1 − k/E)^B) of E.
    double expertBytes = 0.0;
    if (m_model.isMixture()) {
        const double share = 1.0 - std::pow(1.0 - m_model.expertsPerToken / m_model.experts, sequences);
        expertBytes = m_model.expertBytes * share;
    }
    // Each pipeline stage reads its layers once for every part of the batch; with attention on every card, so does it.
    const double alwaysReads = m_sharing == SpeedSharing::Experts || m_sharing == SpeedSharing::Pipeline ? m_ranks : 1.0;
    const double expertReads = m_sharing == SpeedSharing::Pipeline ? m_ranks : 1.0;
    parts.weights = (m_model.alwaysBytes * alwaysReads + expertBytes * expertReads) / m_weightBandwidth;
    const double cacheBytes = m_model.cacheElementsAt(context) * m_job.kvBits / 8.0 + m_model.stateBytes;
    parts.cache = sequences * cacheBytes / (m_bandwidth * m_efficiency.cache);
    // Latent attention is bound by computing, not by reading: every head works on the shared latent.
    if (m_model.isLatent()) {
        parts.cache = std::max(parts.cache, sequences * m_model.latentOperations * context
                                                / (m_peak16 * m_constants.attentionCompute));
    }
    const double tokens = sequences * (1.0 + m_job.draftTokens);
    parts.activations = tokens * m_model.activationElements * 2.0 * m_constants.activationTraffic / m_bandwidth;
    parts.compute = gemm(tokens, m_decodeCompute) + 2.0 * m_model.headParameters * tokens / (m_peak16 * m_compute);
    parts.communication = communication(tokens);
    if (m_ranks > 1.0 && m_sharing == SpeedSharing::Tensor)
        parts.communication += 2.0 * m_model.layers * m_constants.allReduceSeconds;
    parts.host = hostSeconds(sequences);
    // In the measurements reading and computing add up; a step of small pieces does not overlap them.
    const double onCard =
        (parts.weights + parts.cache + parts.activations + parts.compute + parts.communication) * m_timeFactor;
    parts.total = m_engine.hostBound ? std::max(onCard, parts.host) : onCard + parts.host;
    parts.total *= 1.0 + m_job.draftTimeShare;
    return parts;
}

double SpeedStep::prefill() const
{
    const double all = m_job.promptTokens;
    const double fresh = std::max(1.0, all * (1.0 - m_job.cachedPromptShare));
    const double cached = all - fresh;
    // Causal attention: half of the square, and all of what is already cached; 4 operations a pair and element.
    const double pairs = fresh * fresh / 2.0 + fresh * cached;
    const double windowPairs = std::min(pairs, fresh * m_model.window);
    const double attention = 4.0 * (m_model.queryWidth * pairs + m_model.windowQueryWidth * windowPairs)
        / (m_peak16 * m_constants.attentionCompute);
    const double activations = fresh * m_model.activationElements * 2.0 * m_constants.activationTraffic / m_bandwidth;
    const double head = 2.0 * m_model.headParameters / (m_peak16 * m_compute);
    const double onCard = (gemm(fresh, m_compute) + attention + activations + head + communication(fresh)) * m_timeFactor;
    return onCard + m_engine.requestSeconds / schedulers();
}

double SpeedStep::roomForSequences() const
{
    const double left =
        (m_memoryBytes * m_constants.usableShare - m_weightBytes - m_constants.reserveBytesPerCard * m_cards)
        * m_constants.cacheShare;
    const double tokens = m_job.promptTokens + m_job.outputTokens;
    const double sequence = m_model.cacheElementsAt(tokens) * m_job.kvBits / 8.0 + m_model.stateBytes;
    return sequence > 0.0 ? left / sequence : left;
}

double SpeedStep::mostSequences() const
{
    return m_engine.maxSequences * (m_sharing == SpeedSharing::Experts ? m_cards : 1.0);
}

} // namespace xuanka
