// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/layer_activations.h"

#include "sizing/training_framework.h"

#include <algorithm>

namespace xuanka {

namespace {

double real(qint64 count)
{
    return static_cast<double>(count);
}

/// Widths of one layer, in elements per token.
struct Widths {
    double hidden = 0.0;
    double query = 0.0;
    double key = 0.0;
    double value = 0.0;
    double output = 0.0;
    double latent = 0.0;
    double heads = 0.0;
    double mlp = 0.0;     ///< of all experts that a token passes through
    double experts = 0.0; ///< copies of the token that are sent to experts
    double recurrent = 0.0; ///< outputs of a state-space mixer's projections
};

Widths widthsOf(const ModelArchitecture &m, const LayerGroup &group)
{
    Widths w;
    w.hidden = real(m.hidden);
    w.mlp = real(group.feedForward + group.expertsPerToken * group.expertFeedForward + group.sharedExpertFeedForward);
    w.experts = real(group.expertsPerToken);
    if (group.mixer == MixerKind::Recurrent)
        w.recurrent = real(group.mixerParameters) / w.hidden;
    if (group.mixer == MixerKind::None || group.mixer == MixerKind::Recurrent)
        return w;
    const double valueDim = real(group.valueDim > 0 ? group.valueDim : group.headDim);
    const bool latent = group.mixer == MixerKind::Latent;
    w.heads = real(group.heads);
    w.query = w.heads * real(group.headDim);
    w.output = w.heads * valueDim;
    // A latent is unfolded for every head before it is attended to.
    w.key = (latent ? w.heads : real(group.kvHeads)) * real(group.headDim);
    w.value = (latent ? w.heads : real(group.kvHeads)) * valueDim;
    if (latent)
        w.latent = real(m.kvLoraRank + m.qkRopeHeadDim + m.qLoraRank);
    return w;
}

/// A share of `whole` beyond `part`.
Spread between(double part, double whole, const Spread &share)
{
    const double rest = std::max(0.0, whole - part);
    return {part + rest * share.low, part + rest * share.expected, part + rest * share.high};
}

Spread normsOf(const SizingInput &input, const TrainingFramework &framework, const Widths &w, bool learns)
{
    const ModelArchitecture &m = input.model;
    // PyTorch's LayerNorm keeps its 16-bit input; parallel blocks share it. Decoders with a plain MLP have LayerNorm.
    if (m.layerNormBias || !m.gatedMlp)
        return exactly(2.0 * w.hidden * std::max(2.0, real(m.normsPerLayer)));
    const double elements = w.hidden * real(m.normsPerLayer) + (m.qkNorm ? w.query + w.key : 0.0);
    return (learns ? framework.normBytesTrained : framework.normBytesFrozen).value * elements;
}

/// Inputs that are kept because something learns from them.
Spread inputsOf(const SizingInput &input, const TrainingFramework &framework, const Widths &w, const LearningModules &learning)
{
    Spread bytes = exactly(2.0 * w.latent);
    if (learning.whole) {
        bytes += exactly(4.0 * w.hidden + 2.0 * w.mlp);
    } else {
        const double qkv = real(qint64{learning.q} + qint64{learning.k} + qint64{learning.v});
        const double times = framework.oneInputForQkv ? std::min(1.0, qkv) : qkv;
        const double gateUp = real(qint64{learning.gate && input.model.gatedMlp} + qint64{learning.up});
        bytes += framework.adapterInputBytes.value
            * (times * w.hidden + (learning.output ? w.output : 0.0) + gateUp * w.hidden + (learning.down ? w.mlp : 0.0));
        if (framework.keepsAdapterOutputs)
            bytes += exactly(2.0 * ((learning.q ? w.query : 0.0) + (learning.k ? w.key : 0.0) + (learning.v ? w.value : 0.0)));
    }
    // The last tensor of a fused projection keeps all of it, unless keys and values are copied for their groups.
    if (framework.keepsAdapterOutputs && w.key >= w.query)
        bytes += exactly(2.0 * (w.query + w.key));
    if (learning.scaled)
        bytes += exactly(2.0 * (w.query + w.key + w.value + 2.0 * w.hidden + w.mlp * (input.model.gatedMlp ? 2.0 : 1.0)));
    // bitsandbytes' matrix products kept their inputs, adapted or not, before version 0.43.
    if (input.format.bitsandbytes)
        bytes += framework.quantisedInputShare.value * (4.0 * w.hidden + 2.0 * w.mlp);
    return bytes;
}

LayerActivations activationsOfLayer(const SizingInput &input, const TrainingFramework &framework, const LayerGroup &group,
                                    const LearningModules &learning)
{
    const ModelArchitecture &m = input.model;
    const Widths w = widthsOf(m, group);
    LayerActivations bytes;
    bytes.repeated = normsOf(input, framework, w, learning.whole || learning.scaled)
        + inputsOf(input, framework, w, learning);
    // An expert's input is a copy of the token for each expert that takes it.
    const double copies = 2.0 * w.hidden * w.experts;
    const Spread keyValues = between(w.key + w.value, w.query + w.output, framework.keyValueCopies.value);
    // Gate, up and activated gate of a gated MLP, the activation's input of a plain one.
    const double pointwise = m.gatedMlp ? 6.0 : 2.0;
    bytes.sharded = keyValues * 2.0
        + exactly(2.0 * (w.query + w.output) + 4.0 * w.heads + copies + pointwise * w.mlp + 3.0 * w.recurrent);
    bytes.boundary = framework.boundaryBytes.value * w.hidden;
    // Soft-capped attention has no fused kernel in most frameworks.
    const bool softCapped = m.family == QLatin1String("gemma2");
    if (!input.request.flashAttention || softCapped) {
        const double pairs = w.heads * real(input.request.contextTokens) / input.request.contextDegree;
        bytes.maps = input.constants.mapBytes.value * pairs;
        if (input.request.flashAttention)
            bytes.maps.low = 0.0;
    }
    const double outputs = 2.0 * (w.query + w.key + w.value + w.hidden) + 2.0 * (w.mlp * (m.gatedMlp ? 2.0 : 1.0) + w.hidden);
    bytes.selective = exactly(2.0 * w.output + 4.0 * w.heads + copies) + input.constants.keptMatrixOutputs.value * outputs;
    // torchtitan's policy keeps every second matrix product, and nothing more.
    if (framework.fullRecipe == FullRecipe::Fsdp32)
        bytes.selective = exactly(2.0 * w.output + 4.0 * w.heads + copies) + Spread{0.5, 0.5, 0.6} * outputs;
    if (framework.fullRecipe == FullRecipe::Megatron)
        bytes.selective = bytes.repeated + bytes.sharded;
    return bytes;
}

LayerActivations operator*(const LayerActivations &layer, double factor)
{
    return {layer.repeated * factor, layer.sharded * factor, layer.maps * factor, layer.boundary * factor,
            layer.selective * factor};
}

void add(LayerActivations &sum, const LayerActivations &more)
{
    sum.repeated += more.repeated;
    sum.sharded += more.sharded;
    sum.maps += more.maps;
    sum.boundary += more.boundary;
    sum.selective += more.selective;
}

} // namespace

Spread LayerActivations::all(double shards, double sequenceShards) const
{
    return repeated * (1.0 / sequenceShards) + (sharded + maps) * (1.0 / shards);
}

ModelActivations activationsOf(const SizingInput &input, const LearningModules &learning)
{
    const TrainingFramework &framework = frameworkOf(input.request);
    ModelActivations sum;
    const QList<LayerGroup> groups = layerGroups(input.model);
    for (const LayerGroup &group : groups) {
        const LayerActivations one = activationsOfLayer(input, framework, group, learning);
        add(sum.everyLayer, one * real(group.layers));
        if (one.all(1.0, 1.0).expected > sum.widest.all(1.0, 1.0).expected)
            sum.widest = one;
    }
    return sum;
}

} // namespace xuanka
