// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace xuanka {

/// What a layer does with the tokens before, and so what it keeps of them.
enum class MixerKind {
    Full,       ///< keys and values of every token
    Sliding,    ///< of the last `window` tokens only (sliding or chunked)
    Latent,     ///< one compressed latent and one rotary key a token, for all heads (MLA)
    Recurrent,  ///< a state of constant size a sequence (Gated DeltaNet, Mamba, lightning attention)
    None        ///< nothing: the layer is an MLP only, or its attention was pruned away
};

/// Layers of one shape. A model is a list of these; the order of its layers does not matter to memory.
struct LayerGroup {
    qint64 layers = 0;
    MixerKind mixer = MixerKind::Full;
    // What a layer keeps of the past, per sequence
    qint64 heads = 0;
    qint64 kvHeads = 0;
    qint64 headDim = 0;          ///< of queries and keys
    qint64 valueDim = 0;         ///< of values; 0: the values are the keys (one tensor serves as both)
    qint64 window = 0;           ///< Sliding: tokens kept
    qint64 tokensPerEntry = 1;   ///< a compressed cache keeps one entry for so many tokens
    bool sharesCache = false;    ///< reads an earlier layer's cache and keeps none
    qint64 stateElements = 0;    ///< Recurrent: kept in FP32
    qint64 convolutionElements = 0; ///< Recurrent: inputs of the short convolution, kept at the weights' precision
    qint64 indexBytes = 0;       ///< bytes a token of a sparse-attention index, whatever the cache's precision
    // MLP
    qint64 feedForward = 0;      ///< width of the dense MLP; 0 = none
    qint64 experts = 0;
    qint64 expertsPerToken = 0;
    qint64 expertFeedForward = 0;
    qint64 sharedExpertFeedForward = 0; ///< all shared experts together
    // Parameters of one layer
    qint64 mixerParameters = 0;  ///< attention or state-space projections with their biases
    qint64 mlpParameters = 0;    ///< all experts and the router included
    qint64 activeMlpParameters = 0; ///< that one token passes through
    qint64 normParameters = 0;

    bool operator==(const LayerGroup &) const = default;
};

} // namespace xuanka
