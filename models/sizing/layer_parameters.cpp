// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/layer_parameters.h"

namespace xuanka {

qint64 attentionParameters(qint64 hidden, const AttentionShape &s)
{
    const qint64 query = s.heads * s.headDim * (s.outputGate ? 2 : 1);
    const qint64 keyValue = s.kvHeads * (s.headDim + s.valueDim);
    return linearParameters(hidden, query + keyValue, s.qkvBias)
        + linearParameters(s.heads * s.valueDim, hidden, s.outputBias);
}

qint64 latentAttentionParameters(qint64 hidden, const LatentShape &s)
{
    const qint64 queryWidth = s.heads * (s.ropeDim + s.nopeDim);
    const qint64 query = s.qLoraRank > 0 ? linearParameters(hidden, s.qLoraRank, s.bias) + s.qLoraRank
            + linearParameters(s.qLoraRank, queryWidth)
                                         : linearParameters(hidden, queryWidth);
    return query + linearParameters(hidden, s.kvLoraRank + s.ropeDim, s.bias) + s.kvLoraRank
        + linearParameters(s.kvLoraRank, s.heads * (s.nopeDim + s.valueDim))
        + linearParameters(s.heads * s.valueDim, hidden, s.bias);
}

qint64 sparseIndexParameters(qint64 hidden, qint64 qLoraRank, qint64 heads, qint64 headDim)
{
    return linearParameters(qLoraRank, heads * headDim) + linearParameters(hidden, headDim) + 2 * headDim
        + linearParameters(hidden, heads);
}

qint64 mlpParameters(qint64 hidden, qint64 width, bool gated, bool bias)
{
    return linearParameters(hidden, (gated ? 2 : 1) * width, bias) + linearParameters(width, hidden, bias);
}

qint64 deltaNetParameters(qint64 hidden, const DeltaNetShape &s)
{
    const qint64 value = s.valueHeads * s.valueDim;
    const qint64 projections = linearParameters(hidden, s.mixedWidth() + value + 2 * s.valueHeads);
    return projections + s.mixedWidth() * s.convolution + 2 * s.valueHeads + s.valueDim + linearParameters(value, hidden);
}

qint64 mambaParameters(qint64 hidden, const MambaShape &s)
{
    const qint64 projections = linearParameters(hidden, 2 * s.inner, s.bias) + linearParameters(s.inner, hidden, s.bias)
        + linearParameters(s.inner, s.stepRank + 2 * s.state) + linearParameters(s.stepRank, s.inner, true);
    const qint64 convolution = s.inner * s.convolution + (s.convolutionBias ? s.inner : 0);
    const qint64 norms = s.innerNorms ? s.stepRank + 2 * s.state : 0;
    return projections + convolution + s.inner * s.state + s.inner + norms;
}

qint64 mamba2Parameters(qint64 hidden, const Mamba2Shape &s)
{
    const qint64 projections = linearParameters(hidden, s.inner() + s.mixedWidth() + s.heads, s.bias)
        + linearParameters(s.inner(), hidden, s.bias);
    const qint64 convolution = s.mixedWidth() * s.convolution + (s.convolutionBias ? s.mixedWidth() : 0);
    return projections + convolution + 3 * s.heads + s.inner();
}

} // namespace xuanka
