// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/sqlite_specifics.h"

#include <QFile>
#include <QFileInfo>
#include <QMap>
#include <QStorageInfo>
#include <QTemporaryFile>
#include <QUrl>
#include <QtEndian>

namespace xuanka::sqlite {

namespace {

constexpr int busyMilliseconds = 3000;
constexpr int mostFindings = 20;

/// Primary result codes of https://sqlite.org/rescode.html; extended ones carry them in the low byte.
enum Code { Busy = 5, Locked = 6, ReadOnlyFile = 8, InputOutput = 10, Corrupt = 11, Full = 13, CannotOpenFile = 14, NotADatabase = 26 };

/// A failed write does not say why when a quota or a limit stopped it; trying to write a little more does.
bool hasRoomFor(const QString &path, qint64 bytes)
{
    QTemporaryFile probe(QFileInfo(path).absolutePath() % QStringLiteral("/.xuanka-room-XXXXXX"));
    if (!probe.open())
        return true; // another reason than room: let the original error speak
    return probe.write(QByteArray(bytes, 'x')) == bytes && probe.flush();
}

} // namespace

QString driverName()
{
    return QStringLiteral("QSQLITE");
}

QString connectOptions(DatabaseAccess access)
{
    const QString common = QStringLiteral("QSQLITE_OPEN_URI;QSQLITE_BUSY_TIMEOUT=%1").arg(busyMilliseconds);
    return access == DatabaseAccess::ReadWrite ? common : common % QStringLiteral(";QSQLITE_OPEN_READONLY");
}

QString databaseName(const QString &path, DatabaseAccess access)
{
    if (path == QLatin1String(":memory:"))
        return path;
    // A URI, because only it can refuse to create a missing file ("rw") and can promise that nobody writes.
    const QString uri = QString::fromLatin1(QUrl::fromLocalFile(path).toEncoded(QUrl::FullyEncoded));
    switch (access) {
    case DatabaseAccess::ReadWrite:
        return uri % QStringLiteral("?mode=rw");
    case DatabaseAccess::ReadOnly:
        return uri % QStringLiteral("?mode=ro");
    case DatabaseAccess::Immutable:
        return uri % QStringLiteral("?mode=ro&immutable=1");
    }
    return uri;
}

QString beginWriting()
{
    return QStringLiteral("BEGIN IMMEDIATE");
}

Error errorOf(const QSqlError &error, const QString &file)
{
    const int code = error.nativeErrorCode().toInt() & 0xff;
    const QString text = error.databaseText().isEmpty() ? error.driverText() : error.databaseText();
    switch (code) {
    case Full:
        return {Error::Kind::DiskFull, file, {}, {}, {}};
    case InputOutput:
        if (constexpr qint64 aLittle = 1 << 20; !hasRoomFor(file, aLittle))
            return {Error::Kind::DiskFull, file, {}, {}, {}};
        return {Error::Kind::Database, file, {}, text, {}};
    case ReadOnlyFile:
        return {Error::Kind::ReadOnly, file, {}, {}, {}};
    case Corrupt:
    case NotADatabase:
        return {Error::Kind::DamagedWorkspace, file, {}, text, {}};
    case CannotOpenFile:
        return {Error::Kind::CannotOpen, file, {}, text, {}};
    case Busy:
    case Locked:
    default:
        return {Error::Kind::Database, file, {}, text, {}};
    }
}

Done checkHeader(const QString &path)
{
    QFile file(path);
    if (QFileInfo(path).isDir())
        return fail({Error::Kind::CannotOpen, path, {}, qt_error_string(EISDIR), {}});
    if (!file.open(QIODevice::ReadOnly))
        return fail({Error::Kind::CannotOpen, path, {}, file.errorString(), {}});
    // https://sqlite.org/fileformat2.html, 1.3: 16 bytes of magic, page size at 16, write and
    // read version at 18, application id at 68.
    constexpr int headerSize = 100;
    const QByteArray header = file.read(headerSize);
    if (!header.startsWith(QByteArray("SQLite format 3\0", 16)))
        return fail({Error::Kind::NotAWorkspace, path, {}, {}, {}});
    if (header.size() < headerSize)
        return fail({Error::Kind::DamagedWorkspace, path, {}, QStringLiteral("%1 B").arg(header.size()), {}});
    if (qFromBigEndian<qint32>(header.constData() + 68) != applicationId)
        return fail({Error::Kind::NotAWorkspace, path, {}, {}, {}});
    // A file that was cut off. One with a journal may be so for a moment; the journal makes it whole.
    const int stated = qFromBigEndian<quint16>(header.constData() + 16);
    const int pageSize = stated == 1 ? 65536 : stated;
    if (companions(path).isEmpty() && (pageSize < 512 || file.size() % pageSize != 0))
        return fail({Error::Kind::DamagedWorkspace, path, {}, QStringLiteral("%1 B").arg(file.size()), {}});
    for (const int place : {18, 19}) {
        if (header.at(place) != 1 && header.at(place) != 2) {
            return fail({Error::Kind::DamagedWorkspace, path, {},
                         QStringLiteral("%1: %2").arg(place).arg(static_cast<int>(header.at(place))), {}});
        }
    }
    return {};
}

QStringList companions(const QString &path)
{
    QStringList found;
    for (const QLatin1String suffix : {QLatin1String("-wal"), QLatin1String("-journal")}) {
        const QString companion = path % suffix;
        if (QFileInfo(companion).size() > 0)
            found << companion;
    }
    return found;
}

bool allowsWriteAheadLog(const QByteArray &fileSystemType)
{
    const QByteArray type = fileSystemType.toLower();
    // Everything in user space may be a network behind it (sshfs, rclone, davfs …); "fuseblk" is a local NTFS disk.
    if (type.isEmpty() || type.startsWith("fuse."))
        return false;
    static const QList<QByteArray> shared{"nfs",   "nfs3", "nfs4",    "cifs",   "smb",      "smb2",   "smb3",     "smbfs", "afs",
                                          "afpfs", "ncp",  "ncpfs",   "9p",     "ceph",     "lustre", "glusterfs", "gfs2", "ocfs2",
                                          "davfs", "coda", "webdav",  "vboxsf", "virtiofs", "prl_fs", "drvfs",    "fuse",  "osxfuse",
                                          "macfuse", "sshfs", "beegfs", "gpfs", "vmhgfs"};
    return !shared.contains(type);
}

bool allowsWriteAheadLogAt(const QString &path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    if (absolute.startsWith(QLatin1String("//")))
        return false;
    return allowsWriteAheadLog(QStorageInfo(QFileInfo(absolute).absolutePath()).fileSystemType());
}

Result<QString> journalMode(const Database &database)
{
    const auto mode = database.value(QStringLiteral("PRAGMA journal_mode"));
    if (!mode)
        return fail(mode.error());
    return mode->toString().toLower();
}

Done prepareForReading(const Database &database)
{
    for (const QString &pragma : {QStringLiteral("PRAGMA trusted_schema = OFF"), QStringLiteral("PRAGMA cell_size_check = ON"),
                                  QStringLiteral("PRAGMA foreign_keys = ON")}) {
        if (const auto set = database.run(pragma); !set)
            return fail(set.error());
    }
    return {};
}

Done prepareForWriting(const Database &database, bool writeAheadLog)
{
    if (const Done prepared = prepareForReading(database); !prepared)
        return prepared;
    // What was asked for is not always what is done: where shared memory is refused, the answer is the old mode.
    auto mode = database.value(writeAheadLog ? QStringLiteral("PRAGMA journal_mode = WAL") : QStringLiteral("PRAGMA journal_mode = DELETE"));
    if (!mode && writeAheadLog)
        mode = database.value(QStringLiteral("PRAGMA journal_mode = DELETE"));
    if (!mode)
        return fail(mode.error());
    const QString answered = mode->toString().toLower();
    if ((answered == QLatin1String("wal") && !writeAheadLog) || answered == QLatin1String("off") || answered == QLatin1String("memory"))
        return fail({Error::Kind::Database, database.shownAs(), {}, QStringLiteral("journal_mode = ") % answered, {}});
    // The log is copied back after every commit: people and sync programs copy the one file that they see.
    for (const QString &pragma : {QStringLiteral("PRAGMA synchronous = FULL"), QStringLiteral("PRAGMA wal_autocheckpoint = 1")}) {
        if (const auto set = database.run(pragma); !set)
            return fail(set.error());
    }
    return {};
}

Result<int> userVersion(const Database &database)
{
    const auto version = database.value(QStringLiteral("PRAGMA user_version"));
    if (!version)
        return fail(version.error());
    return version->toInt();
}

Done setUserVersion(const Database &database, int version)
{
    // Pragmas take no bound values; a number of our own needs none.
    const auto set = database.run(QStringLiteral("PRAGMA user_version = %1").arg(version));
    return set ? Done() : fail(set.error());
}

Done setApplicationId(const Database &database)
{
    const auto set = database.run(QStringLiteral("PRAGMA application_id = %1").arg(applicationId));
    return set ? Done() : fail(set.error());
}

Done setForeignKeys(const Database &database, bool on)
{
    const auto set = database.run(on ? QStringLiteral("PRAGMA foreign_keys = ON") : QStringLiteral("PRAGMA foreign_keys = OFF"));
    return set ? Done() : fail(set.error());
}

Result<QStringList> quickCheck(const Database &database)
{
    auto query = database.run(QStringLiteral("PRAGMA quick_check(%1)").arg(mostFindings));
    if (!query)
        return fail(query.error());
    QStringList findings;
    while (query->next()) {
        const QString finding = query->value(0).toString();
        if (finding != QLatin1String("ok"))
            findings << finding.simplified();
    }
    if (query->lastError().isValid())
        return fail(errorOf(query->lastError(), database.shownAs()));
    return findings;
}

Result<QStringList> foreignKeyCheck(const Database &database)
{
    auto query = database.run(QStringLiteral("PRAGMA foreign_key_check"));
    if (!query)
        return fail(query.error());
    QStringList findings;
    while (findings.size() < mostFindings && query->next()) {
        findings << QStringLiteral("%1 %2 → %3").arg(query->value(0).toString(), query->value(1).toString(), query->value(2).toString());
    }
    return findings;
}

Done copyInto(const Database &database, const QString &target)
{
    const auto copied = database.run(QStringLiteral("VACUUM INTO ?"), {target});
    if (copied)
        return {};
    Error error = copied.error();
    error.file = target;
    if (error.kind == Error::Kind::CannotOpen)
        error.kind = Error::Kind::CannotWrite;
    return fail(error);
}

Result<QMap<QString, QString>> schemaObjects(const Database &database)
{
    auto query = database.run(QStringLiteral("SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"));
    if (!query)
        return fail(query.error());
    QMap<QString, QString> objects;
    while (query->next()) {
        const QString name = query->value(0).toString() % QLatin1Char(' ') % query->value(1).toString();
        objects.insert(name, query->value(2).toString());
    }
    return objects;
}

} // namespace xuanka::sqlite
