// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model_file/model_file.h"
#include "sizing/model_config.h"

namespace xuanka {

/// A parsed config.json with what stands beside it: its folder's name, and the quantisation that older NVIDIA exports keep
/// in hf_quant_config.json.
Result<ModelFile> modelFileFromConfig(const Json &config, const QString &path);

} // namespace xuanka
