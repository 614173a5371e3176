// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/config_reader.h"

#include <algorithm>

namespace xuanka {

namespace {

qint64 qkNormParameters(const ConfigReader &reader, const LayerGroup &layer)
{
    switch (reader.family.qkNorm) {
    case ModelFamily::QkNorm::No:
        return 0;
    case ModelFamily::QkNorm::HeadDim:
        return 2 * layer.headDim;
    case ModelFamily::QkNorm::AllHeads:
    case ModelFamily::QkNorm::EachHead:
        break;
    }
    return (layer.heads + layer.kvHeads) * layer.headDim;
}

} // namespace

void ConfigReader::add(const LayerGroup &layer, qint64 count)
{
    last = layer;
    for (LayerGroup &group : model.groups) {
        LayerGroup same = layer;
        same.layers = group.layers;
        if (same == group) {
            group.layers += count;
            return;
        }
    }
    LayerGroup group = layer;
    group.layers = count;
    model.groups << group;
}

void ConfigReader::assume(const QString &english, const QString &chinese)
{
    model.assumed = true;
    note(english, chinese);
}

LayerGroup attentionLayer(ConfigReader &reader, qint64 kvHeads, qint64 headDim, qint64 valueDim)
{
    const ModelArchitecture &m = reader.model;
    LayerGroup layer;
    layer.mixer = MixerKind::Full;
    layer.heads = m.heads;
    layer.kvHeads = kvHeads;
    layer.headDim = headDim;
    layer.valueDim = valueDim;
    AttentionShape shape{m.heads, kvHeads, headDim, valueDim, m.qkvBias, m.outputBias, false};
    layer.mixerParameters = attentionParameters(m.hidden, shape) + (reader.family.sinks ? m.heads : 0);
    layer.normParameters = reader.family.norms * reader.normWidth() + qkNormParameters(reader, layer);
    return layer;
}

LayerGroup attentionLayer(ConfigReader &reader)
{
    return attentionLayer(reader, reader.model.kvHeads, reader.model.headDim, reader.model.headDim);
}

void addDenseMlp(ConfigReader &reader, LayerGroup &layer, qint64 width)
{
    layer.feedForward = width;
    layer.mlpParameters += mlpParameters(reader.model.hidden, width, reader.model.gatedMlp, reader.model.mlpBias);
    layer.activeMlpParameters = layer.mlpParameters;
}

void addExperts(ConfigReader &reader, LayerGroup &layer)
{
    const ModelArchitecture &m = reader.model;
    const qint64 expert = mlpParameters(m.hidden, m.expertFeedForward, m.gatedMlp, m.mlpBias);
    qint64 always = linearParameters(m.hidden, m.experts, m.mlpBias) + (reader.family.scoreBias ? m.experts : 0);
    if (m.sharedExpertFeedForward > 0) {
        always += mlpParameters(m.hidden, m.sharedExpertFeedForward, m.gatedMlp, m.mlpBias)
            + (reader.family.sharedGate ? m.hidden : 0);
    }
    layer.experts = m.experts;
    layer.expertsPerToken = m.expertsPerToken;
    layer.expertFeedForward = m.expertFeedForward;
    layer.sharedExpertFeedForward = m.sharedExpertFeedForward;
    layer.mlpParameters += m.experts * expert + always;
    layer.activeMlpParameters += m.expertsPerToken * expert + always;
}

QList<bool> sparseLayers(ConfigReader &reader)
{
    ConfigKeys &keys = reader.keys;
    const ModelArchitecture &m = reader.model;
    QList<bool> sparse(m.layers, m.experts > 0);
    if (m.experts == 0)
        return sparse;
    // The keys are those that families use; a configuration has one of them.
    const QList<qint64> frequencies = keys.array("moe_layer_freq") ? keys.counts("moe_layer_freq") : QList<qint64>();
    const QList<qint64> dense = keys.counts("mlp_only_layers");
    const QStringList types = keys.texts("mlp_layer_types");
    const QList<qint64> listed = keys.counts("moe_layers");
    const QStringList named = keys.text({"moe_layers_enum"}).split(QLatin1Char(','), Qt::SkipEmptyParts);
    const qint64 step = keys.count({"decoder_sparse_step", "interleave_moe_layer_step", "moe_layer_interval"}, 1);
    const qint64 frequency = frequencies.isEmpty() ? keys.count({"moe_layer_freq"}, 1) : 1;
    for (qint64 i = 0; i < m.layers; ++i) {
        bool &here = sparse[i];
        if (i < m.denseLayersFirst)
            here = false;
        else if (!frequencies.isEmpty())
            here = i < frequencies.size() && frequencies.at(i) != 0;
        else if (dense.contains(i))
            here = false;
        else if (!types.isEmpty())
            here = i < types.size() && types.at(i) != QLatin1String("dense");
        else if (!listed.isEmpty())
            here = listed.contains(i);
        else if (!named.isEmpty())
            here = named.contains(QString::number(i));
        else if (step > 1)
            here = (i + 1) % step == 0;
        else if (frequency > 1)
            here = i % frequency == 0;
    }
    return sparse;
}

void addMlp(ConfigReader &reader, LayerGroup &layer, qint64 index)
{
    if (reader.sparse.value(index))
        addExperts(reader, layer);
    else
        addDenseMlp(reader, layer, reader.model.feedForward);
}

LayerGroup recurrentLayer(ConfigReader &reader, qint64 parameters, qint64 state, qint64 convolution)
{
    LayerGroup layer;
    layer.mixer = MixerKind::Recurrent;
    layer.mixerParameters = parameters;
    layer.stateElements = state;
    layer.convolutionElements = convolution;
    layer.normParameters = reader.family.norms * reader.normWidth();
    return layer;
}

QList<qint64> layerWindows(ConfigReader &reader)
{
    ConfigKeys &keys = reader.keys;
    const ModelArchitecture &m = reader.model;
    const bool byType = keys.array("layer_types") != nullptr;
    const QStringList types = keys.texts("layer_types");
    const qint64 chunk = keys.count({"attention_chunk_size"}, 0, ConfigKeys::mostTokens);
    const qint64 window = keys.count({"sliding_window", "window_size"}, reader.family.defaultWindow, ConfigKeys::mostTokens);
    const QList<qint64> hybrid = keys.counts("hybrid_layer_pattern");
    const QString letters = keys.text({"sliding_window_pattern"});
    const qint64 pattern = letters.isEmpty()
        ? keys.count({"sliding_window_pattern", "_sliding_window_pattern"}, reader.family.windowPattern)
        : 0;
    const bool qwen = reader.family.type != nullptr && QLatin1String(reader.family.type).startsWith(QLatin1String("qwen"));
    const bool used = keys.flag({"use_sliding_window"}, !qwen);
    const qint64 firstWindowed = qwen ? keys.count({"max_window_layers"}, 0) : 0;
    const QList<qint64> rotary = keys.counts("no_rope_layers"); // Llama 4: 1 = rotary, and so chunked
    QList<qint64> windows(m.layers, 0);
    for (qint64 i = 0; i < m.layers; ++i) {
        qint64 &here = windows[i];
        if (byType && i < types.size()) {
            const QString &type = types.at(i);
            if (type == QLatin1String("sliding_attention"))
                here = window;
            else if (type == QLatin1String("chunked_attention"))
                here = chunk > 0 ? chunk : window;
            else if (type == QLatin1String("linear_attention") || type == QLatin1String("mamba") || type == QLatin1String("conv"))
                here = -1;
        } else if (!hybrid.isEmpty()) {
            here = i < hybrid.size() && hybrid.at(i) != 0 ? window : 0;
        } else if (QLatin1String(reader.family.type) == QLatin1String("llama4")) {
            const bool chunked = i < rotary.size() ? rotary.at(i) != 0 : (i + 1) % 4 != 0;
            here = chunked ? chunk : 0;
        } else if (window > 0 && used && !byType) {
            if (!letters.isEmpty())
                here = letters.at(i % letters.size()) == QLatin1Char('L') ? window : 0;
            else if (pattern > 0)
                here = (i + 1) % pattern != 0 ? window : 0;
            else
                here = i >= firstWindowed ? window : 0;
        }
    }
    return windows;
}

void readStandardLayers(ConfigReader &reader)
{
    ModelArchitecture &m = reader.model;
    ConfigKeys &keys = reader.keys;
    const QList<qint64> windows = layerWindows(reader);
    // MiMo V2: windowed layers have heads of their own.
    const qint64 windowKvHeads = keys.count({"swa_num_key_value_heads"}, m.kvHeads);
    const qint64 windowHeadDim = keys.count({"swa_head_dim"}, m.headDim);
    const qint64 valueDim = keys.count({"v_head_dim"}, m.headDim);
    const qint64 windowValueDim = keys.count({"swa_v_head_dim"}, valueDim);
    const bool windowSinks = keys.flag({"add_swa_attention_sink_bias"}, false);
    const bool fullSinks = keys.flag({"add_full_attention_sink_bias"}, false);
    bool recurrent = false;
    for (qint64 i = 0; i < m.layers; ++i) {
        const qint64 window = windows.at(i);
        const bool windowed = window > 0;
        LayerGroup layer = windowed ? attentionLayer(reader, windowKvHeads, windowHeadDim, windowValueDim)
                                    : attentionLayer(reader, m.kvHeads, m.headDim, valueDim);
        layer.mixerParameters += (windowed ? windowSinks : fullSinks) ? m.heads : 0;
        if (windowed) {
            layer.mixer = MixerKind::Sliding;
            layer.window = window;
        }
        recurrent = recurrent || window < 0;
        addMlp(reader, layer, i);
        reader.add(layer);
    }
    if (recurrent) {
        reader.assume(QStringLiteral("Some layers keep a state instead of a KV cache; they are counted as full attention."),
                      QStringLiteral("部分层以固定状态代替 KV cache；此处按全注意力层估算。"));
    }
}

} // namespace xuanka
