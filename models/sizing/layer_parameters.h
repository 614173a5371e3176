// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace xuanka {

/// Parameters of the pieces that layers are made of, with their biases and without norms unless said. Each is the sum over
/// the tensors that the model's published code creates.

inline qint64 linearParameters(qint64 inputs, qint64 outputs, bool bias = false)
{
    return inputs * outputs + (bias ? outputs : 0);
}

struct AttentionShape {
    qint64 heads = 0;
    qint64 kvHeads = 0;
    qint64 headDim = 0;
    qint64 valueDim = 0;
    bool qkvBias = false;
    bool outputBias = false;
    bool outputGate = false; ///< the query projection also makes a gate (Qwen3-Next)
};
qint64 attentionParameters(qint64 hidden, const AttentionShape &shape);

/// Multi-head latent attention, its two latent norms included (DeepSeek V2).
struct LatentShape {
    qint64 heads = 0;
    qint64 qLoraRank = 0; ///< 0: queries are projected at once
    qint64 kvLoraRank = 0;
    qint64 ropeDim = 0;
    qint64 nopeDim = 0;
    qint64 valueDim = 0;
    bool bias = false;
};
qint64 latentAttentionParameters(qint64 hidden, const LatentShape &shape);
/// The token index of DeepSeek sparse attention (V3.2): query and key projections, head weights, a LayerNorm on the key.
qint64 sparseIndexParameters(qint64 hidden, qint64 qLoraRank, qint64 heads, qint64 headDim);

qint64 mlpParameters(qint64 hidden, qint64 width, bool gated = true, bool bias = false);

/// Gated DeltaNet (Qwen3-Next, Qwen3.5): q, k, v, z, a, b, convolution, decay, norm, output.
struct DeltaNetShape {
    qint64 keyHeads = 0;
    qint64 valueHeads = 0;
    qint64 keyDim = 0;
    qint64 valueDim = 0;
    qint64 convolution = 0;

    qint64 mixedWidth() const { return 2 * keyHeads * keyDim + valueHeads * valueDim; }
};
qint64 deltaNetParameters(qint64 hidden, const DeltaNetShape &shape);

/// Mamba 1: selective scan over `inner` channels.
struct MambaShape {
    qint64 inner = 0;
    qint64 state = 0;
    qint64 convolution = 0;
    qint64 stepRank = 0;
    bool bias = false;
    bool convolutionBias = true;
    bool innerNorms = false; ///< Jamba: norms on the step, B and C
};
qint64 mambaParameters(qint64 hidden, const MambaShape &shape);

/// Mamba 2: heads that share B and C within a group; its gated norm included.
struct Mamba2Shape {
    qint64 heads = 0;
    qint64 headDim = 0;
    qint64 groups = 0;
    qint64 state = 0;
    qint64 convolution = 0;
    bool bias = false;
    bool convolutionBias = true;

    qint64 inner() const { return heads * headDim; }
    qint64 mixedWidth() const { return inner() + 2 * groups * state; }
};
qint64 mamba2Parameters(qint64 hidden, const Mamba2Shape &shape);

} // namespace xuanka
