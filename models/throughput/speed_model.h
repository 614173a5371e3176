// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/error.h"
#include "sizing/memory_request.h"
#include "sizing/model_architecture.h"

namespace xuanka {

/// How the matrix products of a weight format are computed on a card that can.
enum class ComputeKind { Sixteen, Fp8, Int8, Fp4 };

/// What the speed of a language model depends on, worked out once for a model and a weight format. A value.
/// Parameters and bytes are over the whole model.
struct SpeedModel {
    QString name;
    QString source;
    QString formatId;
    ComputeKind compute = ComputeKind::Sixteen;
    bool below8bits = false;
    bool assumed = false;          ///< shapes had to be assumed
    double parameters = 0.0;
    double layers = 0.0;
    double hidden = 0.0;
    double alwaysParameters = 0.0; ///< linear layers that every token passes through; without experts, embedding and head
    double headParameters = 0.0;
    double expertParameters = 0.0;       ///< all routed experts
    double activeExpertParameters = 0.0; ///< those that one token passes through
    double experts = 0.0;          ///< a layer; 0 = dense
    double expertsPerToken = 0.0;
    double expertLayers = 0.0;
    double expertWidth = 0.0;
    double alwaysBytes = 0.0;      ///< read for every step, head included
    double expertBytes = 0.0;
    double embeddingBytes = 0.0;   ///< held, but only looked up
    double queryWidth = 0.0;       ///< heads × head size, summed over the layers that attend to everything
    double windowQueryWidth = 0.0; ///< the same of windowed layers
    double window = 0.0;
    double cacheElements = 0.0;       ///< a token, over all layers without a window
    double windowCacheElements = 0.0; ///< a token, over all windowed layers
    double stateBytes = 0.0;       ///< a sequence, whatever its length (recurrent layers)
    double latentOperations = 0.0; ///< multiply-adds × 2 of latent attention, a new token and a token in the cache
    double activationElements = 0.0; ///< rows of activations of one token, written and read once

    bool isMixture() const { return experts > 0.0; }
    bool isLatent() const { return latentOperations > 0.0; }
    /// Elements that a sequence of so many tokens keeps.
    double cacheElementsAt(double tokens) const
    {
        return cacheElements * tokens + windowCacheElements * (tokens < window ? tokens : window);
    }
};

/// Works a model out. Counts and bytes are those of the memory model, so that both engines speak of the same model.
/// Errors: OutOfRange (a model without layers or parameters).
Result<SpeedModel> speedModelOf(const ModelArchitecture &model, const WeightFormat &format, Engine engine);
/// 4 bits in blocks of 16 with an FP8 scale: what NVIDIA calls NVFP4.
WeightFormat nvfp4Format();

} // namespace xuanka
