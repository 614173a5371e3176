// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/error.h"

#include <QDateTime>
#include <QString>

namespace xuanka {

class Database;

/// Copies the open database to `target`: written beside it, checked, then renamed. A target that is a workspace in use
/// is refused (WorkspaceInUse), and so is the database's own file (Inconsistent). Errors: CannotWrite, DiskFull.
Done backupDatabase(const Database &database, const QString &target);

/// "team.backup-20260904-081530-v1.xuanka" beside "team.xuanka"; what migrations write before they begin.
QString automaticBackupName(const QString &path, int version, const QDateTime &at);

/// The newest automatic backup beside the file; empty if there is none.
QString newestBackup(const QString &path);

/// A journal that lost its database would be played into whatever file takes the name next: sets it aside, does not
/// erase it. Error: CannotWrite.
Done setOrphanedJournalsAside(const QString &path);

} // namespace xuanka
