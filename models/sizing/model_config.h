// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/json.h"
#include "sizing/model_architecture.h"

namespace xuanka {

/// A model's config.json as far as memory depends on it.
struct ModelConfig {
    ModelArchitecture architecture; ///< id and name are empty: a configuration does not say them
    QString weightFormat;           ///< id in weight_formats.json; empty if the configuration names no quantisation
    QString storedAs;               ///< its torch_dtype ("bfloat16"); empty if it does not say
};

/// Reads a parsed config.json, nested ones (text_config, vision_config) included. `file` names it in errors.
/// Parameter counts are exact where the model type is known; an unknown one is read by the usual keys, with `assumed`
/// set and notes that say what was assumed.
/// Errors: SchemaViolation, OutOfRange, Missing, Inconsistent, Unsupported; place = JSON path.
Result<ModelConfig> readModelConfig(const Json &config, const QString &file);

/// Python writes NaN and Infinity, which are not JSON, into configurations: they become empty texts, so that they are
/// refused only where they stand for a figure that matters. Positions stay as they were.
QByteArray withoutPythonNumbers(QByteArray json);

} // namespace xuanka
