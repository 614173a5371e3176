// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/config_reader.h"

namespace xuanka {

namespace {

/// vLLM keeps an index key of 128 values at 8 bits with one FP32 scale.
qint64 indexKeyBytes(qint64 headDim)
{
    return headDim > 0 ? headDim + 4 * ((headDim + 127) / 128) : 0;
}

} // namespace

void readLatentLayers(ConfigReader &reader)
{
    ConfigKeys &keys = reader.keys;
    ModelArchitecture &m = reader.model;
    m.kvLoraRank = keys.required({"kv_lora_rank"});
    m.qLoraRank = keys.count({"q_lora_rank"});
    m.qkRopeHeadDim = keys.required({"qk_rope_head_dim"});
    m.qkNopeHeadDim = keys.required({"qk_nope_head_dim"});
    m.vHeadDim = keys.required({"v_head_dim"});
    const qint64 indexHeads = keys.count({"index_n_heads"});
    const qint64 indexDim = keys.count({"index_head_dim"});
    if (keys.error())
        return;
    m.kvHeads = m.heads;
    m.headDim = m.qkRopeHeadDim + m.qkNopeHeadDim;
    const LatentShape shape{m.heads,         m.qLoraRank, m.kvLoraRank, m.qkRopeHeadDim,
                            m.qkNopeHeadDim, m.vHeadDim,  m.qkvBias};
    LayerGroup base;
    base.mixer = MixerKind::Latent;
    base.heads = m.heads;
    base.kvHeads = m.heads;
    base.headDim = m.headDim;
    base.valueDim = m.vHeadDim;
    base.mixerParameters = latentAttentionParameters(m.hidden, shape);
    base.normParameters = m.normsPerLayer * m.hidden;
    if (indexHeads > 0 && indexDim > 0) {
        base.mixerParameters += sparseIndexParameters(m.hidden, m.qLoraRank > 0 ? m.qLoraRank : m.hidden, indexHeads, indexDim);
        base.indexBytes = indexKeyBytes(indexDim);
    }
    for (qint64 i = 0; i < m.layers; ++i) {
        LayerGroup layer = base;
        addMlp(reader, layer, i);
        reader.add(layer);
    }
}

// DeepSeek V4: one shared key-value head; every layer keeps a short window, and most also keep one compressed entry for
// several tokens. Residual streams are mixed by small matrices before and after attention and MLP.
void readCompressedLayers(ConfigReader &reader)
{
    ConfigKeys &keys = reader.keys;
    ModelArchitecture &m = reader.model;
    m.headDim = keys.required({"head_dim"}, 8'192);
    m.kvHeads = 1;
    m.qLoraRank = keys.required({"q_lora_rank"});
    const qint64 outputGroups = keys.required({"o_groups"});
    const qint64 outputRank = keys.required({"o_lora_rank"});
    const qint64 window = keys.required({"sliding_window"}, ConfigKeys::mostTokens);
    const qint64 streams = keys.count({"hc_mult"}, 4, 64);
    const qint64 indexHeads = keys.count({"index_n_heads"});
    const qint64 indexDim = keys.count({"index_head_dim"});
    const QList<qint64> ratios = keys.counts("compress_ratios");
    const qint64 hashLayers = keys.count({"num_hash_layers"});
    if (keys.error())
        return;
    m.feedForward = m.expertFeedForward;
    const qint64 queryWidth = m.heads * m.headDim;
    const qint64 attention = linearParameters(m.hidden, m.qLoraRank) + m.qLoraRank + linearParameters(m.qLoraRank, queryWidth)
        + linearParameters(m.hidden, m.headDim) + m.headDim + queryWidth * outputRank
        + linearParameters(outputGroups * outputRank, m.hidden) + m.heads;
    const qint64 mixes = (2 + streams) * streams;
    const qint64 connection = mixes * streams * m.hidden + mixes + 3;
    for (qint64 i = 0; i < m.layers; ++i) {
        const qint64 ratio = i < ratios.size() ? ratios.at(i) : 0;
        // A compressor that overlaps its windows (the finer one, with a token index) projects two series.
        const bool indexed = ratio > 0 && ratio < 16;
        const qint64 series = indexed ? 2 : 1;
        LayerGroup layer;
        layer.mixer = ratio > 0 ? MixerKind::Full : MixerKind::Sliding;
        layer.heads = m.heads;
        layer.kvHeads = 1;
        layer.headDim = m.headDim;
        layer.window = window; // kept beside the compressed entries
        layer.tokensPerEntry = ratio > 0 ? ratio : 1;
        layer.mixerParameters = attention;
        if (ratio > 0) {
            layer.mixerParameters += 2 * linearParameters(m.hidden, series * m.headDim) + ratio * series * m.headDim + m.headDim;
        }
        if (indexed) {
            layer.mixerParameters += 2 * linearParameters(m.hidden, 2 * indexDim) + ratio * 2 * indexDim + indexDim
                + linearParameters(m.qLoraRank, indexHeads * indexDim) + linearParameters(m.hidden, indexHeads);
            layer.indexBytes = indexKeyBytes(indexDim);
        }
        layer.normParameters = 2 * m.hidden + 2 * connection;
        addExperts(reader, layer);
        if (i < hashLayers) { // routed by a fixed table, not by a score with a correction term
            layer.mlpParameters -= m.experts;
            layer.activeMlpParameters -= m.experts;
        }
        reader.add(layer);
    }
    m.extraParameters += streams * streams * m.hidden + streams + 1;
    if (hashLayers > 0) {
        reader.note(QStringLiteral("The table that sends a token to its experts in the first layers is not counted: it is "
                                   "small and kept as integers."),
                    QStringLiteral("前几层按 token 直接指派专家的查找表未计入：体积很小，且以整数保存。"));
    }
}

} // namespace xuanka
