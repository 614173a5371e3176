// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sizing/memory_parts.h"

namespace xuanka {

/// Whether a latent is unfolded to keys and values of every head: plain transformers do, and builds that do not absorb
/// the up projections.
bool unfoldsLatent(const ModelArchitecture &model, const MemoryRequest &request);
/// Elements that one token leaves in the cache of one layer. Sources: vLLM KV cache specification, llama.cpp.
/// Latent attention keeps one latent and one rotary key for all heads, unless it is unfolded.
double cachedElements(const ModelArchitecture &model, bool unfolded);
/// The same in bits: keys and values may have different precision.
double cachedBits(const ModelArchitecture &model, const MemoryRequest &request);
/// Tokens that a layer's cache has room for: the engine's rounding of what is asked.
qint64 cachedTokens(const SizingInput &input);
/// Whether the cache before and after a token are alive together: older code that grows it by copying.
bool copiesCache(const SizingInput &input);
/// KV cache of all sequences.
MemoryPart kvCachePart(const SizingInput &input);

} // namespace xuanka
