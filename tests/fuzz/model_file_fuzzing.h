// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <cstddef>
#include <cstdint>

namespace xuanka::test {

/// Reads bytes as a model file of one kind and holds what must be true of any answer: a model's figures are positive and
/// add up, an error names what is wrong. Stops the process if not. What the bytes are is told by their content, so each
/// of these sees every reader; the seeds make the difference.
void tryConfiguration(const QByteArray &bytes);
/// `folderName`: the name the bytes get in a folder of their own ("model.gguf", "model.safetensors.index.json" …).
void tryModelFile(const QByteArray &bytes, const char *folderName);

} // namespace xuanka::test
