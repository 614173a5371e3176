// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/estimate.h"

#include <QString>

namespace xuanka {

/// A measured or published constant of the memory model, with its width and where it was read.
struct MemoryConstant {
    Estimate<double> value;
    QString unit;
    QString source;
};

/// resources/rules/memory_constants.json; what each one means stands there. Loaded once.
struct MemoryConstants {
    MemoryConstant context;
    MemoryConstant servingContext;
    MemoryConstant communication;
    MemoryConstant allocatorSlack;
    MemoryConstant cacheGrowth;
    MemoryConstant copyingWorkspace;
    MemoryConstant loadingGaps;
    MemoryConstant workspace;
    MemoryConstant prefillFfnFactor;
    MemoryConstant prefillHiddenFactor;
    MemoryConstant vllmStepTokens;
    MemoryConstant vllmBlockTokens;
    MemoryConstant cudaGraphs;
    MemoryConstant sampledRows;
    MemoryConstant sampledBytes;
    MemoryConstant servingSpread;
    MemoryConstant servingShare;
    MemoryConstant loadingMatrices;
    MemoryConstant llamaStepTokens;
    MemoryConstant llamaCacheTokens;
    MemoryConstant llamaSpread;
    MemoryConstant llamaLatentSpread;
    MemoryConstant activationSpread;
    MemoryConstant mapBytes;
    MemoryConstant keptMatrixOutputs;
    MemoryConstant zero3LiveParameters;
    MemoryConstant zeroBucketElements;
    MemoryConstant imageLoading;
    MemoryConstant assumedShapeSpread;
    MemoryConstant assumedCacheSpread;
};

const MemoryConstants &memoryConstants();

} // namespace xuanka
