// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sizing/layer_activations.h"
#include "sizing/memory_parts.h"
#include "sizing/training_framework.h"

namespace xuanka {

/// Bytes per parameter that is trained in full (ZeRO, arXiv 1910.02054: 2 + 2 + 12 for mixed-precision AdamW).
struct TrainingStates {
    double weights = 2.0; ///< as they are stored between steps
    Spread gradients{2.0, 2.0, 2.0};
    Spread master{4.0, 4.0, 4.0};
    Spread moments{8.0, 8.0, 8.0};
    Spread step{0.0, 4.0, 4.0}; ///< temporaries of the optimizer step
    double mostStepped = 0.0;   ///< elements that are stepped at once; 0: all
    /// The request left the recipe open: the low estimate is then that of pure 16-bit training.
    bool masterAssumed = false;
};

/// By the optimizer, by what the request says of master weights, and else by what the framework usually does.
TrainingStates trainingStates(const MemoryRequest &request, const WeightFormat &format);

/// Moments of one adapter parameter, by the optimizer and the framework's precision.
Spread adapterMoments(const MemoryRequest &request);

/// The adapters of LoRA: r × (in + out) for every adapted module, in every layer; experts only have them if the
/// MLP is adapted.
struct AdapterShape {
    LearningModules modules;
    double parameters = 0.0;
    double fullyTrained = 0.0; ///< embedding and head, if they are trained with the adapters
};

AdapterShape adapterShape(const ModelArchitecture &model, const ParameterCount &count, const MemoryRequest &request);

} // namespace xuanka
