// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/workspace_backup.h"

#include "store/database.h"
#include "store/durable_file.h"
#include "store/sqlite_specifics.h"
#include "store/workspace_lock.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QScopeGuard>

namespace xuanka {

namespace {

const QLatin1String backupMark(".backup-");

Done copyAndCheck(const Database &database, const QString &copy)
{
    if (const Done copied = sqlite::copyInto(database, copy); !copied)
        return copied;
    const auto opened = Database::open(copy, DatabaseAccess::Immutable);
    if (!opened)
        return fail(opened.error());
    const auto findings = sqlite::quickCheck(**opened);
    if (!findings)
        return fail(findings.error());
    if (!findings->isEmpty())
        return fail({Error::Kind::DamagedWorkspace, database.shownAs(), {}, findings->constFirst(), {}});
    return {};
}

bool sameFile(const QString &one, const QString &other)
{
    const QString canonical = QFileInfo(one).canonicalFilePath();
    return !canonical.isEmpty() && canonical == QFileInfo(other).canonicalFilePath();
}

} // namespace

Done backupDatabase(const Database &database, const QString &target)
{
    if (sameFile(database.shownAs(), target))
        return fail({Error::Kind::Inconsistent, target, {}, target % QStringLiteral(", ") % database.shownAs(), {}});
    // Renaming over a file that somebody has open would leave them writing into a file without a name.
    const auto lock = lockWorkspace(target);
    if (!lock)
        return fail(lock.error());
    const auto copy = makeFileBeside(target);
    if (!copy)
        return fail(copy.error());
    const auto cleanUp = qScopeGuard([&copy] { QFile::remove(*copy); });
    if (Done done = copyAndCheck(database, *copy); !done) {
        done.error().file = target;
        return done;
    }
    if (const Done aside = setOrphanedJournalsAside(target); !aside)
        return aside;
    return replaceFile(*copy, target);
}

QString automaticBackupName(const QString &path, int version, const QDateTime &at)
{
    const QFileInfo info(path);
    return QStringLiteral("%1/%2%3%4-v%5.xuanka")
        .arg(info.absolutePath(), info.completeBaseName(), backupMark, at.toUTC().toString(QStringLiteral("yyyyMMdd-HHmmss")))
        .arg(version);
}

QString newestBackup(const QString &path)
{
    const QFileInfo info(path);
    const QString start = info.completeBaseName() % backupMark;
    const QStringList names = info.absoluteDir().entryList(QDir::Files, QDir::Name);
    QString newest; // the names carry their time and sort by it
    for (const QString &name : names) {
        if (name.startsWith(start) && name.endsWith(QLatin1String(".xuanka")))
            newest = name;
    }
    return newest.isEmpty() ? newest : info.absoluteDir().filePath(newest);
}

Done setOrphanedJournalsAside(const QString &path)
{
    const QStringList orphans = sqlite::companions(path);
    for (const QString &orphan : orphans) {
        const auto name = makeFileBeside(orphan);
        if (!name)
            return fail(name.error());
        if (const Done moved = replaceFile(orphan, *name); !moved)
            return moved;
    }
    return {};
}

} // namespace xuanka
