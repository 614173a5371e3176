// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/layer_activations.h"

namespace xuanka {

namespace {

double real(qint64 count)
{
    return static_cast<double>(count);
}

struct AttentionWidths {
    double query = 0.0;
    double keyValue = 0.0;
    double output = 0.0;
    double latent = 0.0;
};

AttentionWidths attentionWidths(const ModelArchitecture &m)
{
    if (!m.isMla())
        return {real(m.heads * m.headDim), real(2 * m.kvHeads * m.headDim), real(m.heads * m.headDim), 0.0};
    const double query = real(m.heads * (m.qkRopeHeadDim + m.qkNopeHeadDim));
    return {query, query + real(m.heads * m.vHeadDim), real(m.heads * m.vHeadDim),
            real(m.kvLoraRank + m.qkRopeHeadDim + m.qLoraRank)};
}

} // namespace

Spread LayerActivations::all(double shards) const
{
    return repeated + exactly((sharded + maps) / shards);
}

LayerActivations activationsOfLayer(const SizingInput &input, const LearningModules &learning)
{
    const ModelArchitecture &m = input.model;
    const double h = real(m.hidden);
    const AttentionWidths attention = attentionWidths(m);
    const double f = m.isMoe() ? real(m.expertsPerToken * m.expertFeedForward + m.sharedExpertFeedForward)
                               : real(m.feedForward);
    const Spread &norm = input.constants.normBytes.value;
    const double norms = real(m.normsPerLayer) / 2.0;

    LayerActivations bytes;
    // The input of a frozen linear layer is not needed to go back through it.
    const double inputs = (learning.qkv ? 2.0 * h : 0.0) + (learning.gateUp ? 2.0 * h : 0.0);
    bytes.repeated = norm * (h * norms) + exactly(inputs + 2.0 * attention.latent);
    // An expert's input is a copy of the token for each expert that takes it.
    const double copies = m.isMoe() ? 2.0 * h * real(m.expertsPerToken) : 0.0;
    const double kernels = 2.0 * (attention.query + attention.keyValue + attention.output) + 4.0 * real(m.heads);
    // Gate, up and activated gate; the product of the last two is the down projection's input.
    const double pointwise = m.gatedMlp ? 3.0 : 1.0;
    bytes.sharded = kernels + copies + 2.0 * f * (pointwise + (learning.down ? 1.0 : 0.0));
    bytes.boundary = 2.0 * h;
    const double outputs = 2.0 * (attention.query + attention.keyValue + h) + 2.0 * (f * (m.gatedMlp ? 2.0 : 1.0) + h);
    bytes.selective = exactly(2.0 * attention.output + 4.0 * real(m.heads) + copies)
        + input.constants.keptMatrixOutputs.value * outputs;
    if (!input.request.flashAttention)
        bytes.maps = input.constants.mapBytes.value.expected * real(m.heads) * real(input.request.contextTokens);
    return bytes;
}

} // namespace xuanka
