// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/json.h"

namespace xuanka {

/// Reads JSON that came from anywhere: bounded size and number of values, so that memory stays bounded too; Python's NaN
/// and Infinity are accepted where they do not matter. Errors: those of parseJson, CannotOpen, TooLarge.
Result<Json> readModelJson(const QString &path, qint64 largestFile = 32'000'000);
Result<Json> parseModelJson(const QByteArray &bytes, const QString &file);

} // namespace xuanka
