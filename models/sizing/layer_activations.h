// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sizing/memory_parts.h"

namespace xuanka {

/// Which linear layers of a decoder layer learn something: all of them in full training, the adapted ones with LoRA.
struct LearningModules {
    bool q = true;
    bool k = true;
    bool v = true;
    bool output = true;
    bool gate = true;
    bool up = true;
    bool down = true;
    bool whole = true;  ///< the layers themselves are trained, norms included; false: adapters beside frozen layers
    bool scaled = false; ///< every linear layer's output is scaled and shifted by learned factors

    static LearningModules none() { return {false, false, false, false, false, false, false, false, false}; }
    bool qkv() const { return q || k || v; }
};

/// Bytes of one layer's activations per token, kept for the backward pass. Not sharded.
struct LayerActivations {
    Spread repeated = exactly(0.0); ///< norms and layer inputs: whole on every tensor-parallel card without sequence parallelism
    Spread sharded = exactly(0.0);  ///< attention and MLP: cut by tensor parallelism
    Spread maps = exactly(0.0);     ///< attention maps of an unfused kernel, cut too
    Spread boundary = exactly(0.0); ///< the layer's input: all that full checkpointing keeps
    /// What selective checkpointing keeps beside the layer's input, cut too: the attention's output and a share of the
    /// other matrix products' outputs, or all but the attention maps.
    Spread selective = exactly(0.0);

    /// `shards` cuts heads and MLP, `sequenceShards` cuts the rest.
    Spread all(double shards, double sequenceShards) const;
};

/// A model's layers, added up: what they keep together, and the one that keeps most.
struct ModelActivations {
    LayerActivations everyLayer; ///< sum over all layers
    LayerActivations widest;     ///< of one layer
};

/// Tensor by tensor after Korthikanti et al. (arXiv 2205.05198), for RMSNorm, gated MLP and no drop-out, with what the
/// request's framework keeps beside it.
ModelActivations activationsOf(const SizingInput &input, const LearningModules &learning);

} // namespace xuanka
