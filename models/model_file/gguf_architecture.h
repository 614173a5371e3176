// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model_file/gguf_metadata.h"
#include "model_file/tensor_tally.h"
#include "sizing/model_architecture.h"

namespace xuanka {

/// The architecture that a GGUF file's metadata and tensor table describe: shapes from the metadata, parameters of each
/// layer from the table, so that a model type need not be known. Errors: Missing, OutOfRange, Inconsistent, Unsupported.
Result<ModelArchitecture> ggufArchitecture(const GgufMetadata &metadata, const TensorTally &tally, const QString &file);

} // namespace xuanka
