// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/durable_file.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryFile>

#include <filesystem>
#include <system_error>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <unistd.h>
#endif

namespace xuanka {

namespace {

Error cannotWrite(const QString &path, const QString &reason)
{
    return {Error::Kind::CannotWrite, path, {}, reason, {}};
}

/// Qt writes files but does not make them durable. A folder that cannot be synced (some network file systems) is no
/// reason to give up a file that has been written.
Done sync(const QString &path, bool isFolder)
{
#ifdef Q_OS_UNIX
    const int descriptor = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        return isFolder ? Done() : fail(cannotWrite(path, qt_error_string(errno)));
    const int synced = ::fsync(descriptor);
    const int reason = errno;
    ::close(descriptor);
    if (synced != 0 && !isFolder) {
        if (reason == ENOSPC || reason == EDQUOT)
            return fail({Error::Kind::DiskFull, path, {}, {}, {}});
        return fail(cannotWrite(path, qt_error_string(reason)));
    }
#else
    Q_UNUSED(path)
    Q_UNUSED(isFolder)
#endif
    return {};
}

} // namespace

Done replaceFile(const QString &finished, const QString &target)
{
    if (const Done synced = sync(finished, false); !synced)
        return synced;
    std::error_code reason;
    std::filesystem::rename(QFileInfo(finished).filesystemFilePath(), QFileInfo(target).filesystemFilePath(), reason);
    if (reason)
        return fail(cannotWrite(target, QString::fromLocal8Bit(reason.message().c_str())));
    return sync(QFileInfo(target).absolutePath(), true);
}

Done placeNewFile(const QString &finished, const QString &target)
{
    if (const Done synced = sync(finished, false); !synced)
        return synced;
    QFile file(finished);
    if (!file.rename(target)) // QFile never replaces
        return fail(cannotWrite(target, QFile::exists(target) ? qt_error_string(EEXIST) : file.errorString()));
    return sync(QFileInfo(target).absolutePath(), true);
}

Result<QString> makeFileBeside(const QString &path)
{
    const QFileInfo info(path);
    QTemporaryFile file(info.absolutePath() % QStringLiteral("/.") % info.fileName() % QStringLiteral(".XXXXXX"));
    file.setAutoRemove(false);
    if (!file.open())
        return fail(cannotWrite(path, file.errorString()));
    // A temporary file is for its owner only; what is made from it should be as readable as any other file.
    file.setPermissions(file.permissions() | QFileDevice::ReadGroup | QFileDevice::ReadOther);
    return file.fileName();
}

} // namespace xuanka
