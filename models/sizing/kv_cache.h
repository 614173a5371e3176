// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sizing/memory_parts.h"

namespace xuanka {

/// Elements that one token leaves in the cache of one layer. Sources: vLLM KV cache specification, llama.cpp.
/// Latent attention keeps one latent and one rotary key for all heads, unless the engine expands it per head.
double cachedElements(const ModelArchitecture &model, Engine engine);
/// Tokens that a layer's cache has room for: the engine's rounding of what is asked.
qint64 cachedTokens(const SizingInput &input);
/// KV cache of all sequences.
MemoryPart kvCachePart(const SizingInput &input);

} // namespace xuanka
