// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/workspace.h"
#include "support/test_support.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>

namespace xuanka::test {

/// A clock that the test owns: every look at it is one second later, from 2026-09-04 08:00:00 UTC.
inline WorkspaceIdentity identityOf(const QString &author)
{
    auto seconds = std::make_shared<int>(0);
    return {author, [seconds] {
                return QDateTime(QDate(2026, 9, 4), QTime(8, 0), Qt::UTC).addSecs((*seconds)++);
            }};
}

inline DemandProfile profileNamed(const QString &name)
{
    DemandProfile profile;
    profile.name = name;
    TaskDemand task;
    task.kind = TaskKind::Lora;
    task.parametersBillions = 7.0;
    profile.tasks << task;
    return profile;
}

inline Round roundWith(const QString &name, int candidates)
{
    Round round;
    round.name = name;
    round.date = QDate(2026, 9, 4);
    for (int i = 0; i < candidates; ++i) {
        round.candidates << RoundCandidate{QStringLiteral("candidate-%1").arg(i), QStringLiteral("platform-%1").arg(i), QStringLiteral("rtx-4090-24"),
                                           QStringLiteral("16 vCPU")};
    }
    return round;
}

/// Where files can be made by the hundred: in memory if the system has it, because being killed needs no disk.
inline QString fastFolderTemplate()
{
    const QFileInfo memory(QStringLiteral("/dev/shm"));
    return (memory.isDir() && memory.isWritable() ? memory.filePath() : QDir::tempPath()) % QStringLiteral("/xuanka-test-XXXXXX");
}

inline QByteArray hashOfFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QCryptographicHash::hash(file.readAll(), QCryptographicHash::Sha256);
}

/// What somebody with an SQL shell does to the file; returns the database's complaint, empty if it did as told.
inline QString runSql(const QString &path, const QStringList &statements)
{
    QString complaint;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("shell"));
        database.setDatabaseName(path);
        if (!database.open())
            complaint = database.lastError().text();
        for (const QString &statement : statements) {
            QSqlQuery query(database);
            if (complaint.isEmpty() && !query.exec(statement))
                complaint = query.lastError().databaseText();
        }
        database.close();
    }
    QSqlDatabase::removeDatabase(QStringLiteral("shell"));
    return complaint;
}

} // namespace xuanka::test
