// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sizing/memory_constants.h"

namespace xuanka {

/// resources/rules/image_constants.json: what the memory of image models is computed with; what each one means stands
/// there. Loaded once.
struct ImageConstants {
    MemoryConstant denoisingRows;
    MemoryConstant unetRows;
    MemoryConstant decodingPlanes;
    MemoryConstant decodingPlanesStatic;
    MemoryConstant decodingReserved;
    MemoryConstant encodingShare;
    MemoryConstant loadingGapBitsandbytes;
    MemoryConstant loadingGapFourBits;
    MemoryConstant loadingGapEightBits;
    MemoryConstant loadingGapFile;
    MemoryConstant loadingGapMost;
    MemoryConstant trainingRows;
    MemoryConstant trainingDualRows;
    MemoryConstant trainingParallelRows;
    MemoryConstant trainingNormRows;
    MemoryConstant trainingUnetRows;
    MemoryConstant trainingUnetConvolutions;
    MemoryConstant trainingUnetInputs;
    MemoryConstant trainingWorkspace;
    MemoryConstant trainingSlack;
    MemoryConstant fp8Copies;
    MemoryConstant stepCopies;
    MemoryConstant dequantisedShare;
    MemoryConstant textEncoding;
    MemoryConstant unexplained;
    MemoryConstant roundedWeights;
    MemoryConstant assumedShape;
};

const ImageConstants &imageConstants();

} // namespace xuanka
