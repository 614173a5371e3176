// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/workspace_file.h"

#include "store/durable_file.h"
#include "store/migrations.h"
#include "store/sqlite_specifics.h"
#include "store/workspace_backup.h"
#include "store/workspace_lock.h"

#include <QFile>
#include <QFileInfo>
#include <QScopeGuard>

namespace xuanka {

namespace {

Error damaged(const QString &path, const QString &finding)
{
    return {Error::Kind::DamagedWorkspace, path, {}, finding, {}};
}

/// While a file is only looked at, whatever the library cannot make sense of is damage, not a failed change.
Error asDamage(const Error &error, const QString &path)
{
    return error.kind == Error::Kind::CannotOpen ? error : damaged(path, error.detail);
}

/// Copies the file and its journals to where they may be played back.
Result<WorkspaceFile> openPrivateCopy(const QString &path)
{
    WorkspaceFile file;
    file.privateCopy = std::make_unique<QTemporaryDir>();
    const QString copy = file.privateCopy->filePath(QStringLiteral("copy.xuanka"));
    QStringList sources = sqlite::companions(path);
    sources.prepend(path);
    for (const QString &source : std::as_const(sources)) {
        const QString target = copy % source.mid(path.size());
        QFile original(source);
        if (!file.privateCopy->isValid() || !original.copy(target))
            return fail({Error::Kind::CannotOpen, path, {}, original.errorString(), {}});
        QFile::setPermissions(target, QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    }
    auto database = Database::open(copy, DatabaseAccess::ReadWrite);
    if (!database)
        return fail(asDamage(database.error(), path));
    file.database = std::move(*database);
    file.database->setShownAs(path);
    return file;
}

Result<WorkspaceFile> openInPlace(const QString &path, DatabaseAccess access)
{
    WorkspaceFile file;
    auto database = Database::open(path, access);
    if (!database)
        return fail(database.error());
    file.database = std::move(*database);
    const auto version = sqlite::userVersion(*file.database); // the first real read
    if (!version)
        return fail(version.error());
    return file;
}

/// Reads without writing anything in the file's folder. A journal left by a crash has to be played back before the
/// file makes sense, so that is done on a copy.
Result<WorkspaceFile> openUntouched(const QString &path)
{
    return sqlite::companions(path).isEmpty() ? openInPlace(path, DatabaseAccess::Immutable) : openPrivateCopy(path);
}

Done checkSound(const WorkspaceFile &file, const QString &path, const QStringList &migrations)
{
    if (const Done prepared = sqlite::prepareForReading(*file.database); !prepared)
        return fail(asDamage(prepared.error(), path));
    const auto findings = sqlite::quickCheck(*file.database);
    if (!findings)
        return fail(asDamage(findings.error(), path));
    if (!findings->isEmpty())
        return fail(damaged(path, findings->constFirst()));
    const auto version = sqlite::userVersion(*file.database);
    if (!version)
        return fail(asDamage(version.error(), path));
    if (*version < 1)
        return fail(damaged(path, QStringLiteral("user_version = %1").arg(*version)));
    if (*version > migrations.size())
        return {}; // what a newer schema should look like, we cannot know
    const auto differences = schemaDifferences(*file.database, migrations, *version);
    if (!differences)
        return fail(asDamage(differences.error(), path));
    return differences->isEmpty() ? Done() : fail(damaged(path, differences->join(QStringLiteral(", "))));
}

Result<WorkspaceFile> openForReading(const QString &path, const QStringList &migrations, const Error &reason)
{
    // Where others may write meanwhile, only the library's own locks give a consistent view.
    const bool mayChange = reason.kind == Error::Kind::WorkspaceInUse || reason.kind == Error::Kind::NewerWorkspace;
    auto file = mayChange ? openInPlace(path, DatabaseAccess::ReadOnly) : openUntouched(path);
    if (!file)
        return fail(reason.kind == Error::Kind::WorkspaceInUse ? reason : asDamage(file.error(), path));
    if (const Done sound = checkSound(*file, path, migrations); !sound)
        return fail(sound.error());
    file->version = sqlite::userVersion(*file->database).value_or(0);
    file->readOnlyReason = reason;
    return file;
}

Done upgrade(const Database &database, const QString &path, const QStringList &migrations, int version, const QDateTime &now)
{
    if (version == migrations.size())
        return {};
    if (const Done done = backupDatabase(database, automaticBackupName(path, version, now)); !done)
        return done;
    return migrate(database, migrations);
}

/// Why the file cannot be written, found without writing.
std::optional<Error> obstacle(const QString &path)
{
    if (!QFileInfo(path).isWritable())
        return Error{Error::Kind::CannotWrite, path, {}, qt_error_string(EACCES), {}};
    return std::nullopt;
}

} // namespace

Done createWorkspaceFile(const QString &path, const QStringList &migrations)
{
    if (QFileInfo::exists(path))
        return fail({Error::Kind::CannotWrite, path, {}, qt_error_string(EEXIST), {}});
    const auto draft = makeFileBeside(path);
    if (!draft)
        return fail(draft.error());
    const auto cleanUp = qScopeGuard([&draft] { QFile::remove(*draft); });
    {
        const auto database = Database::open(*draft, DatabaseAccess::ReadWrite);
        if (!database)
            return fail(database.error());
        (*database)->setShownAs(path);
        Done done = sqlite::prepareForWriting(**database, false);
        if (done)
            done = sqlite::setApplicationId(**database);
        if (done)
            done = migrate(**database, migrations);
        if (!done)
            return done;
    }
    if (const Done aside = setOrphanedJournalsAside(path); !aside)
        return aside;
    return placeNewFile(*draft, path);
}

Result<WorkspaceFile> openWorkspaceFile(const QString &path, const QStringList &migrations, const QDateTime &now)
{
    if (const Done header = sqlite::checkHeader(path); !header)
        return fail(header.error());
    if (const auto reason = obstacle(path))
        return openForReading(path, migrations, *reason);
    auto lock = lockWorkspace(path);
    if (!lock)
        return openForReading(path, migrations, lock.error());

    int version = 0;
    {
        const auto untouched = openUntouched(path);
        if (!untouched)
            return fail(asDamage(untouched.error(), path));
        if (const Done sound = checkSound(*untouched, path, migrations); !sound)
            return fail(sound.error());
        version = sqlite::userVersion(*untouched->database).value_or(0);
    }
    if (version > migrations.size()) {
        lock->reset();
        return openForReading(path, migrations, {Error::Kind::NewerWorkspace, path, {}, QString::number(version),
                                                 QString::number(migrations.size())});
    }

    auto file = openInPlace(path, DatabaseAccess::ReadWrite);
    if (!file)
        return file;
    file->lock = std::move(*lock);
    Done done = sqlite::prepareForWriting(*file->database, sqlite::allowsWriteAheadLogAt(path));
    if (done)
        done = upgrade(*file->database, path, migrations, version, now);
    if (!done)
        return fail(done.error());
    file->version = static_cast<int>(migrations.size());
    return file;
}

Result<WorkspaceFile> lookIntoWorkspaceFile(const QString &path)
{
    if (const Done header = sqlite::checkHeader(path); !header)
        return fail(header.error());
    // With a lock file there, a writer may be at work: only the library's own locks give a consistent view then.
    if (QFileInfo::exists(lockFileOf(path))) {
        if (auto file = openInPlace(path, DatabaseAccess::ReadOnly))
            return file;
    }
    auto file = openUntouched(path);
    if (!file)
        return fail(asDamage(file.error(), path));
    return file;
}

} // namespace xuanka
