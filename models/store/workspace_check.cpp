// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/archive_repository.h"
#include "store/migrations.h"
#include "store/sqlite_specifics.h"
#include "store/workspace.h"
#include "store/workspace_backup.h"
#include "store/workspace_file.h"

#include <QFileInfo>

namespace xuanka {

namespace {

/// Adds what a check found, or why it could not be made: on a damaged file both are findings.
void take(WorkspaceReport &report, const Result<QStringList> &findings)
{
    const QStringList lines = findings ? *findings : QStringList{errorSentence(findings.error())};
    report.findings << lines;
    report.damaged = report.damaged || !lines.isEmpty();
}

int count(const Database &database, const QString &sql)
{
    const auto counted = database.value(sql);
    return counted ? counted->toInt() : 0;
}

} // namespace

Result<WorkspaceReport> checkWorkspace(const QString &path)
{
    WorkspaceReport report;
    report.path = QFileInfo(path).absoluteFilePath();
    report.newestBackup = newestBackup(report.path);
    const auto file = lookIntoWorkspaceFile(report.path);
    if (!file && file.error().kind != Error::Kind::DamagedWorkspace)
        return fail(file.error());
    if (!file) {
        take(report, QStringList{file.error().detail});
        return report;
    }

    const Database &database = *file->database;
    const auto migrations = workspaceMigrations();
    if (!migrations)
        return fail(migrations.error());
    report.version = sqlite::userVersion(database).value_or(0);
    if (const Done prepared = sqlite::prepareForReading(database); !prepared)
        take(report, fail(prepared.error()));
    take(report, sqlite::quickCheck(database));
    take(report, sqlite::foreignKeyCheck(database));
    if (report.version <= migrations->size())
        take(report, schemaDifferences(database, *migrations, report.version));
    take(report, ArchiveRepository(database).altered());
    report.profiles = count(database, QStringLiteral("SELECT count(*) FROM profile"));
    report.rounds = count(database, QStringLiteral("SELECT count(*) FROM round WHERE removed = 0"));
    report.entries = count(database, QStringLiteral("SELECT count(*) FROM entry"));
    report.archived = count(database, QStringLiteral("SELECT count(*) FROM archive"));
    return report;
}

} // namespace xuanka
