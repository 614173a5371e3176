// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sizing/model_architecture.h"

#include <QStringList>

namespace xuanka {

/// A model as a file on disk describes it.
struct ModelFile {
    enum class Format { Config, Gguf, Safetensors, SafetensorsIndex };

    Format format = Format::Config;
    QString formatName;             ///< "config.json", "GGUF v3", "safetensors", "safetensors index"
    ModelArchitecture architecture; ///< its exactWeights are set where a tensor table was read
    QString weightFormat;           ///< id in weight_formats.json to size it with; "bf16" if the file does not say
    QList<LocalizedText> assumptions; ///< what was assumed because the file does not say it
    QStringList files;              ///< everything that was read
};

/// Reads a Hugging Face config.json, a GGUF file (one part or all its siblings), a safetensors file, a
/// model.safetensors.index.json, or a folder that holds one of them. What it is is told by its content, not by its name.
/// Only headers are read: time and memory do not depend on the size of the file.
/// Errors: CannotOpen, TooLarge, NotUtf8, NotJson, SchemaViolation, Missing, OutOfRange, Inconsistent, Unsupported;
/// `file` and `place` name the key or the byte offset.
Result<ModelFile> readModelFile(const QString &path);

} // namespace xuanka
