// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model_file/model_file.h"

namespace xuanka {

/// Reads metadata and tensor table of a GGUF file, version 2 or 3, and of all its parts if it is split.
/// Source of the format: ggml's documentation, docs/gguf.md.
Result<ModelFile> readGgufFile(const QString &path);

} // namespace xuanka
