// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sizing/memory_parts.h"

namespace xuanka {

/// What an engine needs beside weights and cache while it works; one function an engine.
MemoryPart transformersWorkingSet(const SizingInput &input);
/// vLLM, SGLang, TensorRT-LLM, MindIE.
MemoryPart servingWorkingSet(const SizingInput &input);
MemoryPart llamaWorkingSet(const SizingInput &input);

/// Width of the MLP that one token passes through at one time.
double activeWidth(const ModelArchitecture &model);

} // namespace xuanka
