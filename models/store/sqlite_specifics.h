// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/error.h"
#include "store/database.h"

#include <QByteArray>
#include <QSqlError>
#include <QString>
#include <QStringList>

#include <optional>

/// Everything that is SQLite's own (pragmas, file header, copies, error codes) stands here, so that another database
/// means another file like this one. All of it goes through Qt's driver: linking a second SQLite into the process
/// would break the file locks of the first.
namespace xuanka::sqlite {

/// In the file header, so that tools know the file as ours: "XuKa".
constexpr qint32 applicationId = 0x58754b61;

QString driverName();
QString connectOptions(DatabaseAccess access);
QString databaseName(const QString &path, DatabaseAccess access);
QString beginWriting();

/// The error in the program's own kinds: DiskFull, ReadOnly, DamagedWorkspace, WorkspaceInUse, CannotOpen, Database.
Error errorOf(const QSqlError &error, const QString &file);

/// Reads the first bytes only, without the library. Errors: CannotOpen, NotAWorkspace, DamagedWorkspace.
Done checkHeader(const QString &path);

/// The files that SQLite may keep beside a database and that belong to it. Only those that exist and hold something.
QStringList companions(const QString &path);

/// Whether write-ahead logging is safe there: it shares memory between processes, which no network file system does.
bool allowsWriteAheadLog(const QByteArray &fileSystemType);
/// What Qt knows about the place of the file; paths of Windows shares count as network.
bool allowsWriteAheadLogAt(const QString &path);

/// Foreign keys, durable commits, the journal that fits the place, no trust in functions called by the file's schema.
Done prepareForWriting(const Database &database, bool writeAheadLog);
Done prepareForReading(const Database &database);
/// "wal", "delete" …
Result<QString> journalMode(const Database &database);

Result<int> userVersion(const Database &database);
Done setUserVersion(const Database &database, int version);
Done setApplicationId(const Database &database);
Done setForeignKeys(const Database &database, bool on);

/// What quick_check found; empty if the file is sound.
Result<QStringList> quickCheck(const Database &database);
/// One line for each row whose parent is missing.
Result<QStringList> foreignKeyCheck(const Database &database);

/// A consistent copy of the open database, made while it stays in use, into a file that is missing or empty.
Done copyInto(const Database &database, const QString &target);

/// What the schema holds: "table profile" to the text that made it.
Result<QMap<QString, QString>> schemaObjects(const Database &database);

} // namespace xuanka::sqlite
