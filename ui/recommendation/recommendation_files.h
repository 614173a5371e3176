// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decision/recommendation.h"

#include <QByteArray>

namespace xuanka {

/// The bytes that are archived and exported: UTF-8 JSON, two spaces of indent, the same for the same recommendation.
QByteArray recommendationBytes(const Recommendation &recommendation, const Catalog &catalog);

/// Writes beside and renames: a full disk or a read-only folder leaves what was there as it was.
/// Errors: CannotWrite, DiskFull; file = path.
Done writeBytes(const QString &path, const QByteArray &bytes);

/// A file name from a profile's name: characters that some file system refuses become "-"; never empty.
QString fileNameFrom(const QString &name);

} // namespace xuanka
