// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/config_reader.h"

#include <algorithm>
#include <cmath>

namespace xuanka {

// Three layers of Gated DeltaNet to one of gated attention (Qwen3-Next, Qwen3.5).
void readLinearHybridLayers(ConfigReader &reader)
{
    ConfigKeys &keys = reader.keys;
    ModelArchitecture &m = reader.model;
    const DeltaNetShape linear{keys.required({"linear_num_key_heads"}), keys.required({"linear_num_value_heads"}),
                               keys.required({"linear_key_head_dim"}), keys.required({"linear_value_head_dim"}),
                               keys.required({"linear_conv_kernel_dim"})};
    const QStringList types = keys.texts("layer_types");
    const qint64 interval = keys.count({"full_attention_interval"}, 4);
    if (keys.error())
        return;
    const qint64 state = linear.valueHeads * linear.keyDim * linear.valueDim;
    const LayerGroup recurrent = recurrentLayer(reader, deltaNetParameters(m.hidden, linear), state,
                                                linear.mixedWidth() * (linear.convolution - 1));
    LayerGroup full = attentionLayer(reader);
    full.mixerParameters = attentionParameters(
        m.hidden, {m.heads, m.kvHeads, m.headDim, m.headDim, m.qkvBias, m.outputBias, keys.flag({"attn_output_gate"}, true)});
    for (qint64 i = 0; i < m.layers; ++i) {
        const bool isFull = i < types.size() ? types.at(i) == QLatin1String("full_attention")
                                             : interval > 0 && (i + 1) % interval == 0;
        LayerGroup layer = isFull ? full : recurrent;
        addMlp(reader, layer, i);
        reader.add(layer);
    }
}

// One letter a layer: M Mamba 2, * attention, - MLP, E experts; each layer has one norm and one of these.
void readNemotronHLayers(ConfigReader &reader)
{
    ConfigKeys &keys = reader.keys;
    ModelArchitecture &m = reader.model;
    const QString pattern = keys.text({"hybrid_override_pattern"});
    const Mamba2Shape mamba{keys.required({"mamba_num_heads"}), keys.required({"mamba_head_dim"}),
                            keys.required({"n_groups"}),        keys.required({"ssm_state_size"}),
                            keys.required({"conv_kernel"}),     keys.flag({"mamba_proj_bias"}, false),
                            keys.flag({"use_conv_bias"}, true)};
    if (pattern.size() != m.layers) {
        keys.refuse(Error::Kind::Inconsistent, QStringLiteral("hybrid_override_pattern"),
                    QStringLiteral("num_hidden_layers = %1, pattern = %2").arg(m.layers).arg(pattern.size()));
    }
    if (keys.error())
        return;
    for (const QChar letter : pattern) {
        LayerGroup layer;
        switch (letter.unicode()) {
        case 'M':
            layer = recurrentLayer(reader, mamba2Parameters(m.hidden, mamba), mamba.inner() * mamba.state,
                                   mamba.mixedWidth() * (mamba.convolution - 1));
            break;
        case '*':
            layer = attentionLayer(reader);
            break;
        case 'E':
        case '-':
            layer.mixer = MixerKind::None;
            layer.normParameters = m.hidden;
            if (letter == QLatin1Char('E'))
                addExperts(reader, layer);
            else
                addDenseMlp(reader, layer, m.feedForward);
            break;
        default:
            keys.refuse(Error::Kind::Unsupported, QStringLiteral("hybrid_override_pattern"), QString(letter),
                        QStringLiteral("M, *, -, E"));
            return;
        }
        reader.add(layer);
    }
}

void readMambaLayers(ConfigReader &reader)
{
    ConfigKeys &keys = reader.keys;
    ModelArchitecture &m = reader.model;
    const double expand = keys.number({"expand"}, 2.0);
    const bool second = reader.family.special == ModelFamily::Special::Mamba2;
    const qint64 state = keys.count({"state_size", "d_state"}, second ? 128 : 16);
    const qint64 kernel = keys.count({"conv_kernel", "d_conv"}, 4);
    if (!(expand > 0.0 && expand <= 64.0))
        keys.refuse(Error::Kind::OutOfRange, QStringLiteral("expand"), QString::number(expand), QStringLiteral("0…64"));
    if (keys.error())
        return;
    const qint64 inner = keys.count({"intermediate_size", "d_inner"},
                                    static_cast<qint64>(expand * static_cast<double>(m.hidden)), ConfigKeys::widestMlp);
    const qint64 headDim = second ? keys.count({"head_dim"}, 64) : 64;
    if (headDim == 0 || inner < headDim || kernel == 0) {
        keys.refuse(Error::Kind::Inconsistent, QStringLiteral("intermediate_size"),
                    QStringLiteral("intermediate_size = %1, head_dim = %2").arg(inner).arg(headDim));
        return;
    }
    LayerGroup layer;
    if (second) {
        const Mamba2Shape shape{inner / headDim, headDim, keys.count({"n_groups"}, 8), state, kernel,
                                keys.flag({"use_bias"}, false), keys.flag({"use_conv_bias"}, true)};
        layer = recurrentLayer(reader, mamba2Parameters(m.hidden, shape), inner * state, shape.mixedWidth() * (kernel - 1));
    } else {
        const qint64 rank = keys.count({"time_step_rank"}, (m.hidden + 15) / 16);
        const MambaShape shape{inner, state, kernel, rank, keys.flag({"use_bias"}, false), keys.flag({"use_conv_bias"}, true), false};
        layer = recurrentLayer(reader, mambaParameters(m.hidden, shape), inner * state, inner * (kernel - 1));
    }
    // What engines take from the heads is the width of the mixer; here the channels stand for it, in heads of 64.
    m.headDim = headDim;
    m.heads = inner / headDim;
    m.kvHeads = m.heads;
    m.qkvBias = m.outputBias = m.mlpBias = false;
    m.feedForward = 0;
    reader.add(layer, m.layers);
}

// Jamba: Mamba 1 with norms, attention every eighth layer, experts every second.
void readJambaLayers(ConfigReader &reader)
{
    ConfigKeys &keys = reader.keys;
    ModelArchitecture &m = reader.model;
    const qint64 inner = keys.count({"mamba_expand"}, 2, 64) * m.hidden;
    const qint64 state = keys.count({"mamba_d_state"}, 16);
    const qint64 kernel = keys.count({"mamba_d_conv"}, 4);
    const MambaShape mamba{inner, state, kernel, keys.count({"mamba_dt_rank"}, (m.hidden + 15) / 16),
                           keys.flag({"mamba_proj_bias"}, false), keys.flag({"mamba_conv_bias"}, true), true};
    const qint64 attentionPeriod = keys.count({"attn_layer_period"}, 8);
    const qint64 attentionOffset = keys.count({"attn_layer_offset"}, 4);
    const qint64 expertPeriod = keys.count({"expert_layer_period"}, 2);
    const qint64 expertOffset = keys.count({"expert_layer_offset"}, 1);
    if (attentionPeriod == 0 || expertPeriod == 0 || kernel == 0)
        keys.refuse(Error::Kind::OutOfRange, QStringLiteral("attn_layer_period"), QStringLiteral("0"), QStringLiteral("≥ 1"));
    if (keys.error())
        return;
    for (qint64 i = 0; i < m.layers; ++i) {
        const bool attends = i % attentionPeriod == attentionOffset;
        LayerGroup layer = attends ? attentionLayer(reader)
                                   : recurrentLayer(reader, mambaParameters(m.hidden, mamba), inner * state, inner * (kernel - 1));
        if (m.experts > 0 && i % expertPeriod == expertOffset)
            addExperts(reader, layer);
        else
            addDenseMlp(reader, layer, m.feedForward);
        reader.add(layer);
    }
}

namespace {

/// To the nearest multiple, but never more than a tenth below (OpenELM).
qint64 roundedTo(double width, qint64 step)
{
    const auto rounded = static_cast<qint64>(width + static_cast<double>(step) / 2.0) / step * step;
    return static_cast<double>(rounded) < 0.9 * width ? rounded + step : rounded;
}

/// To the next multiple (Nemotron NAS).
qint64 raisedTo(double width, qint64 step)
{
    return (static_cast<qint64>(width) + step - 1) / step * step;
}

// Blocks of a model that a search pruned: attention may be gone or replaced by one matrix, widths differ (Nemotron NAS).
void readPrunedBlocks(ConfigReader &reader)
{
    ConfigKeys &keys = reader.keys;
    ModelArchitecture &m = reader.model;
    const Json *blocks = keys.array("block_configs");
    if (!blocks || static_cast<qint64>(blocks->size()) != m.layers) {
        keys.refuse(blocks ? Error::Kind::Inconsistent : Error::Kind::Missing, QStringLiteral("block_configs"),
                    blocks ? QStringLiteral("num_hidden_layers = %1, block_configs = %2").arg(m.layers).arg(blocks->size()) : QString());
        return;
    }
    m.kvHeads = 0;
    m.feedForward = 0;
    for (std::size_t i = 0; i < blocks->size(); ++i) {
        const QString place = QStringLiteral("%1.block_configs[%2]").arg(keys.path()).arg(i);
        ConfigKeys block((*blocks)[i], keys.file(), place);
        ConfigKeys attention = block.child("attention");
        ConfigKeys ffn = block.child("ffn");
        LayerGroup layer;
        layer.mixer = MixerKind::None;
        if (attention.flag({"replace_with_linear"}, false)) {
            layer.mixerParameters = linearParameters(m.hidden, m.hidden);
            layer.normParameters = m.hidden;
        } else if (!attention.flag({"no_op"}, false)) {
            const qint64 inGroup = attention.required({"n_heads_in_group"});
            if (!attention.error() && m.heads % inGroup != 0)
                attention.refuse(Error::Kind::Inconsistent, QStringLiteral("n_heads_in_group"),
                                 QStringLiteral("num_attention_heads = %1, n_heads_in_group = %2").arg(m.heads).arg(inGroup));
            keys.adopt(attention);
            if (keys.error())
                return;
            layer = attentionLayer(reader, m.heads / inGroup, m.headDim, m.headDim);
            layer.normParameters = m.hidden;
            if (const qint64 window = attention.count({"window_length"}, 0, ConfigKeys::mostTokens); window > 0) {
                layer.mixer = MixerKind::Sliding;
                layer.window = window;
            }
            m.kvHeads = std::max(m.kvHeads, layer.kvHeads);
        }
        if (ffn.flag({"replace_with_linear"}, false)) {
            layer.mlpParameters = layer.activeMlpParameters = linearParameters(m.hidden, m.hidden);
            layer.normParameters += m.hidden;
        } else if (!ffn.flag({"no_op"}, false)) {
            const double multiplier = ffn.number({"ffn_mult"}, 0.0);
            if (!(multiplier >= 0.0 && multiplier <= 100.0))
                ffn.refuse(Error::Kind::OutOfRange, QStringLiteral("ffn_mult"), QString::number(multiplier), QStringLiteral("0…100"));
            keys.adopt(ffn);
            if (keys.error())
                return;
            const qint64 width = ffn.count({"intermediate_size"},
                                           raisedTo(2.0 * multiplier * static_cast<double>(m.hidden) / 3.0, 256),
                                           ConfigKeys::widestMlp);
            addDenseMlp(reader, layer, width);
            layer.normParameters += m.hidden;
            m.feedForward = std::max(m.feedForward, width);
        }
        keys.adopt(block);
        keys.adopt(attention);
        keys.adopt(ffn);
        if (keys.error())
            return;
        reader.add(layer);
    }
    m.kvHeads = std::max<qint64>(1, m.kvHeads);
}

// OpenELM: heads and widths grow from layer to layer.
void readScaledLayers(ConfigReader &reader)
{
    ConfigKeys &keys = reader.keys;
    ModelArchitecture &m = reader.model;
    const QList<qint64> heads = keys.counts("num_query_heads");
    const QList<qint64> kvHeads = keys.counts("num_kv_heads");
    const Json *multipliers = keys.array("ffn_multipliers");
    m.headDim = keys.required({"head_dim"});
    const qint64 step = keys.count({"ffn_dim_divisor"}, 256);
    const auto layers = static_cast<std::size_t>(m.layers);
    if (keys.error())
        return;
    if (heads.size() != m.layers || kvHeads.size() != m.layers || !multipliers || multipliers->size() != layers || step == 0) {
        keys.refuse(Error::Kind::Inconsistent, QStringLiteral("num_query_heads"),
                    QStringLiteral("num_transformer_layers = %1, num_query_heads = %2").arg(m.layers).arg(heads.size()));
        return;
    }
    for (qint64 i = 0; i < m.layers; ++i) {
        const Json &multiplier = (*multipliers)[static_cast<std::size_t>(i)];
        const double factor = multiplier.is_number() ? multiplier.get<double>() : 0.0;
        if (!(factor > 0.0 && factor < 100.0) || heads.at(i) == 0 || kvHeads.at(i) == 0) {
            keys.refuse(Error::Kind::OutOfRange, QStringLiteral("ffn_multipliers[%1]").arg(i), QString::number(factor), QStringLiteral("0…100"));
            return;
        }
        m.heads = heads.at(i);
        LayerGroup layer = attentionLayer(reader, kvHeads.at(i), m.headDim, m.headDim);
        layer.normParameters = 2 * m.hidden + 2 * m.headDim;
        const qint64 width = roundedTo(factor * static_cast<double>(m.hidden), step);
        addDenseMlp(reader, layer, width);
        m.feedForward = std::max(m.feedForward, width);
        m.kvHeads = std::max(m.kvHeads, kvHeads.at(i));
        reader.add(layer);
    }
    m.heads = *std::max_element(heads.cbegin(), heads.cend());
    m.tiedEmbeddings = keys.flag({"share_input_output_layers"}, true);
}

} // namespace

void readPrunedLayers(ConfigReader &reader)
{
    if (reader.family.special == ModelFamily::Special::PerLayer)
        readScaledLayers(reader);
    else
        readPrunedBlocks(reader);
}

// Gemma 4: windowed layers and global ones differ in heads; global values are the unrotated keys and need no projection;
// the last layers may read earlier caches; small models have an embedding for every layer; MoE models run a dense MLP and
// experts side by side.
void readGemma4Layers(ConfigReader &reader)
{
    ConfigKeys &keys = reader.keys;
    ModelArchitecture &m = reader.model;
    const qint64 globalDim = keys.count({"global_head_dim"}, m.headDim);
    const bool keysAsValues = keys.flag({"attention_k_eq_v"}, false);
    const qint64 globalKvHeads = keysAsValues ? keys.count({"num_global_key_value_heads"}, m.kvHeads) : m.kvHeads;
    const qint64 sharing = keys.count({"num_kv_shared_layers"});
    const qint64 perLayer = keys.count({"hidden_size_per_layer_input"});
    const bool wide = keys.flag({"use_double_wide_mlp"}, false);
    const bool experts = keys.flag({"enable_moe_block"}, false) && m.experts > 0;
    const QList<qint64> windows = layerWindows(reader);
    if (sharing > m.layers)
        keys.refuse(Error::Kind::OutOfRange, QStringLiteral("num_kv_shared_layers"), QString::number(sharing), QStringLiteral("≤ num_hidden_layers"));
    if (keys.error())
        return;
    for (qint64 i = 0; i < m.layers; ++i) {
        const bool windowed = windows.at(i) > 0;
        const bool shares = sharing > 0 && i >= m.layers - sharing;
        const qint64 dim = windowed ? m.headDim : globalDim;
        const qint64 kv = windowed ? m.kvHeads : globalKvHeads;
        LayerGroup layer;
        layer.mixer = windowed ? MixerKind::Sliding : MixerKind::Full;
        layer.window = windowed ? windows.at(i) : 0;
        layer.heads = m.heads;
        layer.kvHeads = kv;
        layer.headDim = layer.valueDim = dim;
        layer.sharesCache = shares;
        const qint64 projections = shares ? 0 : (windowed || !keysAsValues ? 2 : 1) * kv * dim;
        layer.mixerParameters = linearParameters(m.hidden, m.heads * dim + projections) + linearParameters(m.heads * dim, m.hidden);
        layer.normParameters = 4 * m.hidden + dim * (shares ? 1 : 2) + 1;
        addDenseMlp(reader, layer, m.feedForward * (wide && shares ? 2 : 1));
        if (perLayer > 0) {
            layer.mlpParameters += 2 * m.hidden * perLayer;
            layer.activeMlpParameters += 2 * m.hidden * perLayer;
            layer.normParameters += m.hidden;
        }
        if (experts) {
            addExperts(reader, layer);
            layer.mlpParameters += m.hidden + m.experts; // the router's scales
            layer.activeMlpParameters += m.hidden + m.experts;
            layer.normParameters += 3 * m.hidden;
        }
        reader.add(layer);
    }
    if (perLayer > 0) {
        const qint64 table = keys.count({"vocab_size_per_layer_input"}, m.vocabulary, ConfigKeys::largestVocabulary) * m.layers * perLayer;
        m.extraParameters += table + m.hidden * m.layers * perLayer + perLayer;
        reader.note(QStringLiteral("The embeddings of each layer are counted; engines may leave them in host memory."),
                    QStringLiteral("已计入逐层嵌入表；部分推理引擎可把它放在主机内存。"));
    }
}

void readPredictionLayers(ConfigReader &reader)
{
    ModelArchitecture &m = reader.model;
    ConfigKeys &keys = reader.keys;
    const qint64 modules = keys.count({"num_nextn_predict_layers", "mtp_num_hidden_layers", "num_mtp_modules"},
                                      QLatin1String(reader.family.type) == QLatin1String("qwen3_next") ? 1 : 0, 64);
    if (modules == 0)
        return;
    const LayerGroup &layer = reader.last;
    const qint64 one = layer.mixerParameters + layer.mlpParameters + layer.normParameters;
    m.predictionLayers = modules;
    // Two norms and one projection join the token with the hidden state; one norm stands at the end.
    m.predictionParameters = modules * (one * keys.count({"mtp_transformer_layers"}, 1, 16) + 2 * m.hidden * m.hidden + 3 * m.hidden);
}

} // namespace xuanka
