// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model_file/model_file.h"
#include "json/json.h"

namespace xuanka {

/// A safetensors file with the config.json beside it; without one the shapes are told from the tensors (`assumed`).
/// Source of the format: the safetensors documentation: 64-bit length, JSON header, data.
Result<ModelFile> readSafetensorsFile(const QString &path);
/// A parsed model.safetensors.index.json: the headers of all its shards, if they are there, and the config.json beside it.
Result<ModelFile> modelFileFromIndex(const Json &index, const QString &path);

} // namespace xuanka
