// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sizing/memory_parts.h"

namespace xuanka {

/// The rules by which an engine keeps what layers remember.
struct CacheRules {
    qint64 tokens = 0;          ///< that a full-attention layer has room for, a sequence
    qint64 sequences = 1;       ///< on the card looked at
    qint64 windowPadding = 0;   ///< tokens beside all windows together (llama.cpp: one step)
    qint64 windowBlock = 1;     ///< windows are kept in blocks of so many tokens
    double keyBits = 16.0;
    double valueBits = 16.0;
    double convolutionBits = 16.0;
    bool unfoldsLatent = false; ///< keeps every head's keys and values instead of the latent
    int tensorCards = 1;        ///< heads are dealt over so many cards
};

/// What the layers of a model keep for all sequences of one card, by kind of layer, in bytes.
/// Sources: vLLM's KV cache specifications, llama.cpp's windowed and recurrent memories; formulas in the file.
struct LayerCache {
    double full = 0.0;
    double windowed = 0.0;
    double latent = 0.0;
    double recurrent = 0.0; ///< states and convolutions: constant, whatever the context
    double index = 0.0;     ///< keys of a sparse-attention index

    double total() const { return full + windowed + latent + recurrent + index; }
};
LayerCache cacheOfLayers(const ModelArchitecture &model, const CacheRules &rules);

/// The KV cache of a model whose layers differ.
MemoryPart layeredCachePart(const SizingInput &input);

} // namespace xuanka
