// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/error.h"

#include <QString>

namespace xuanka {

/// Puts a finished file, made in the same folder, in the place of `target`: at every moment, even when the power
/// fails, `target` is either the old file or the whole new one. Errors: CannotWrite, DiskFull.
Done replaceFile(const QString &finished, const QString &target);

/// The same, but a file that exists is never replaced: CannotWrite.
Done placeNewFile(const QString &finished, const QString &target);

/// A name in the folder of `path` that is not taken; the file is made, empty, and belongs to the caller.
Result<QString> makeFileBeside(const QString &path);

} // namespace xuanka
