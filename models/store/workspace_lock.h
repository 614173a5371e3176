// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/error.h"

#include <QLockFile>
#include <QString>

#include <memory>

namespace xuanka {

/// The lock file of a workspace, `FILE.lock`; held until it is destroyed. One left behind by a crash is taken over.
/// Errors: WorkspaceInUse with "user@host (program, process number)", CannotWrite if no file can be made there.
Result<std::unique_ptr<QLockFile>> lockWorkspace(const QString &path);

/// Where the lock file of a workspace is; links are followed, so that every name of a file has the same lock.
QString lockFileOf(const QString &path);

} // namespace xuanka
