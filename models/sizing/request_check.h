// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/error.h"
#include "sizing/memory_request.h"
#include "sizing/model_architecture.h"

namespace xuanka {

/// Refuses what no estimate makes sense for: zero, negative and absurd figures, combinations that exclude each other.
Done checkRequest(const MemoryRequest &request);
Done checkModel(const ModelArchitecture &model);

/// The format that the weights are really held in: QLoRA with a 16-bit format means NF4.
/// Errors: UnknownName; Inconsistent (a quantised format for full training, a llama.cpp file for any training).
Result<const WeightFormat *> formatFor(const MemoryRequest &request);

} // namespace xuanka
