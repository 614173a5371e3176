// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sizing/memory_parts.h"

namespace xuanka {

/// Which linear layers of a decoder layer learn something: all of them in full training, the adapted ones with LoRA.
struct LearningModules {
    bool qkv = true;
    bool output = true;
    bool gateUp = true;
    bool down = true;
};

/// Bytes of one layer's activations per token, kept for the backward pass. Not sharded.
struct LayerActivations {
    Spread repeated; ///< norms and layer inputs: whole on every tensor-parallel card
    double sharded = 0.0; ///< attention and MLP: cut by tensor parallelism
    double maps = 0.0;    ///< attention maps of an unfused kernel, cut too
    double boundary = 0.0; ///< the layer's input: all that full checkpointing keeps

    Spread all(double shards) const;
    /// What selective checkpointing keeps beside the layer's input, cut too: the attention's output and a share of the
    /// other matrix products' outputs. Norms, maps and pointwise results are worked out again.
    Spread selective;
};

/// Tensor by tensor after Korthikanti et al. (arXiv 2205.05198), for RMSNorm, gated MLP and no drop-out.
LayerActivations activationsOfLayer(const SizingInput &input, const LearningModules &learning);

} // namespace xuanka
