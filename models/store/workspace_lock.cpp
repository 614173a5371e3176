// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/workspace_lock.h"

#include <QFileInfo>

namespace xuanka {

namespace {

/// The lock file tells process, program and host; whose it is, the file system knows.
QString holderOf(const QLockFile &lock, const QString &lockFile)
{
    qint64 process = 0;
    QString host;
    QString program;
    const QString user = QFileInfo(lockFile).owner();
    if (!lock.getLockInfo(&process, &host, &program))
        return user.isEmpty() ? lockFile : user;
    return QStringLiteral("%1@%2 (%3, %4)").arg(user, host, program).arg(process);
}

} // namespace

QString lockFileOf(const QString &path)
{
    const QFileInfo info(path);
    const QString canonical = info.canonicalFilePath();
    return (canonical.isEmpty() ? info.absoluteFilePath() : canonical) % QStringLiteral(".lock");
}

Result<std::unique_ptr<QLockFile>> lockWorkspace(const QString &path)
{
    const QString lockFile = lockFileOf(path);
    auto lock = std::make_unique<QLockFile>(lockFile);
    // A workspace stays open for days: age says nothing, only whether the process still runs.
    lock->setStaleLockTime(0);
    if (lock->tryLock(0))
        return lock;

    // An empty or garbled lock file (its writer died while writing it) names no process: there, age has to do.
    if (qint64 process = 0; lock->error() == QLockFile::LockFailedError && !lock->getLockInfo(&process, nullptr, nullptr)) {
        constexpr int longEnoughToWriteIt = 10000;
        lock->setStaleLockTime(longEnoughToWriteIt);
        const bool locked = lock->tryLock(0);
        lock->setStaleLockTime(0);
        if (locked)
            return lock;
    }
    if (lock->error() == QLockFile::LockFailedError)
        return fail({Error::Kind::WorkspaceInUse, path, {}, holderOf(*lock, lockFile), {}});
    const bool refused = lock->error() == QLockFile::PermissionError;
    return fail({Error::Kind::CannotWrite, path, {}, refused ? qt_error_string(EACCES) : lockFile, {}});
}

} // namespace xuanka
