// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/error.h"
#include "store/database.h"

#include <QDateTime>
#include <QLockFile>
#include <QStringList>
#include <QTemporaryDir>

#include <memory>
#include <optional>

namespace xuanka {

/// An open workspace file with what keeps it so. Without a lock it is open for reading, and the reason says why.
struct WorkspaceFile {
    std::unique_ptr<QLockFile> lock;
    std::unique_ptr<QTemporaryDir> privateCopy; ///< holds what is read when the file itself cannot be, without writing
    std::unique_ptr<Database> database;         ///< last, so that it is closed first
    std::optional<Error> readOnlyReason;
    int version = 0;
};

/// Makes a workspace of the newest version under a temporary name and gives it its own at the end, so that no half-made
/// file is ever seen. Errors: CannotWrite (also if the file exists), DiskFull.
Done createWorkspaceFile(const QString &path, const QStringList &migrations);

/// Opens for writing if that can be done safely, else for reading; see Workspace::open for the rules. A file that is
/// damaged or not ours is looked at without a byte being written to it or beside it, apart from the lock file.
/// `now` names the backup that is made before an older file is migrated.
Result<WorkspaceFile> openWorkspaceFile(const QString &path, const QStringList &migrations, const QDateTime &now);

/// Opens for looking only: neither the file nor its companions change, and no lock is taken. The findings of the
/// check are not looked at. Errors: CannotOpen, NotAWorkspace, DamagedWorkspace if not even the header can be used.
Result<WorkspaceFile> lookIntoWorkspaceFile(const QString &path);

} // namespace xuanka
