// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/workspace.h"

#include "store/migrations.h"
#include "store/workspace_backup.h"
#include "store/workspace_private.h"

#include <QFileInfo>
#include <QUuid>

namespace xuanka {

namespace {

QString newId()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

} // namespace

Workspace::Workspace(std::unique_ptr<Private> opened) : d(std::move(opened)) { }

Workspace::~Workspace() = default;

Result<std::unique_ptr<Workspace>> Workspace::create(const QString &path, WorkspaceIdentity identity)
{
    const auto migrations = workspaceMigrations();
    if (!migrations)
        return fail(migrations.error());
    if (const Done created = createWorkspaceFile(QFileInfo(path).absoluteFilePath(), *migrations); !created)
        return fail(created.error());
    return open(path, std::move(identity));
}

Result<std::unique_ptr<Workspace>> Workspace::open(const QString &path, WorkspaceIdentity identity)
{
    const auto migrations = workspaceMigrations();
    if (!migrations)
        return fail(migrations.error());
    const QString absolute = QFileInfo(path).absoluteFilePath();
    const QDateTime now = identity.now ? identity.now() : QDateTime::currentDateTimeUtc();
    auto file = openWorkspaceFile(absolute, *migrations, now);
    if (!file)
        return fail(file.error());
    return std::unique_ptr<Workspace>(new Workspace(std::make_unique<Private>(absolute, std::move(*file), std::move(identity))));
}

QString Workspace::path() const
{
    return d->path;
}

Workspace::Mode Workspace::mode() const
{
    return d->file.readOnlyReason ? Mode::ReadOnly : Mode::ReadWrite;
}

std::optional<Error> Workspace::readOnlyReason() const
{
    return d->file.readOnlyReason;
}

QUndoStack *Workspace::undoStack() const
{
    return &d->undoStack;
}

Done Workspace::commit(const std::function<Done()> &change, void (Workspace::*changed)())
{
    Done done = d->change(change);
    if (done)
        Q_EMIT (this->*changed)();
    return done;
}

Result<QList<DemandProfile>> Workspace::profiles() const
{
    const auto rows = d->profiles.all();
    if (!rows)
        return fail(rows.error());
    QList<DemandProfile> profiles;
    profiles.reserve(rows->size());
    for (const ProfileRepository::Row &row : *rows)
        profiles << row.profile;
    return profiles;
}

Result<DemandProfile> Workspace::profile(const QString &id) const
{
    const auto row = d->profiles.byId(id);
    return row ? Result<DemandProfile>(row->profile) : fail(row.error());
}

Result<QString> Workspace::saveProfile(DemandProfile profile)
{
    if (profile.id.isEmpty())
        profile.id = newId();
    const Done done = commit([&] { return d->profiles.save(profile, d->stamp()); }, &Workspace::profilesChanged);
    return done ? Result<QString>(profile.id) : fail(done.error());
}

Done Workspace::deleteProfile(const QString &id)
{
    return commit([&] { return d->profiles.remove(id); }, &Workspace::profilesChanged);
}

Result<QList<Round>> Workspace::rounds() const
{
    return d->rounds.all();
}

Result<Round> Workspace::round(const QString &id) const
{
    return d->rounds.byId(id);
}

Result<QString> Workspace::saveRound(Round round)
{
    const Stamp stamp = d->stamp();
    if (round.id.isEmpty())
        round.id = newId();
    if (round.author.isEmpty())
        round.author = stamp.author;
    if (!round.date.isValid())
        round.date = stamp.at.toLocalTime().date();
    for (RoundCandidate &candidate : round.candidates) {
        if (candidate.id.isEmpty())
            candidate.id = newId();
    }
    const Done done = commit([&] { return d->rounds.save(round, stamp); }, &Workspace::roundsChanged);
    return done ? Result<QString>(round.id) : fail(done.error());
}

Done Workspace::deleteRound(const QString &id)
{
    return commit([&] { return d->rounds.remove(id, d->stamp()); }, &Workspace::roundsChanged);
}

Result<QList<Entry>> Workspace::entries(const QString &roundId) const
{
    return d->entries.all(roundId);
}

Result<QList<Entry>> Workspace::currentEntries(const QString &roundId) const
{
    return d->entries.current(roundId);
}

Result<QList<Entry>> Workspace::history(const QString &roundId, const QString &candidateId, const QString &key) const
{
    return d->entries.history(roundId, candidateId, key);
}

Result<QString> Workspace::archive(ArchivedRecommendation recommendation)
{
    const Stamp stamp = d->stamp();
    if (recommendation.id.isEmpty())
        recommendation.id = newId();
    recommendation.author = stamp.author;
    recommendation.at = stamp.at;
    const Done done = commit([&] { return d->archive.add(recommendation); }, &Workspace::archiveChanged);
    return done ? Result<QString>(recommendation.id) : fail(done.error());
}

Result<QList<ArchivedRecommendation>> Workspace::archived() const
{
    return d->archive.all();
}

Result<ArchivedRecommendation> Workspace::archivedById(const QString &id) const
{
    return d->archive.byId(id);
}

Result<QList<Note>> Workspace::notes() const
{
    return d->notes.all();
}

Result<QString> Workspace::saveNote(Note note)
{
    const Stamp stamp = d->stamp();
    if (note.id.isEmpty())
        note.id = newId();
    note.author = stamp.author;
    note.at = stamp.at;
    const Done done = commit([&] { return d->notes.save(note); }, &Workspace::notesChanged);
    return done ? Result<QString>(note.id) : fail(done.error());
}

Done Workspace::deleteNote(const QString &id)
{
    return commit([&] { return d->notes.remove(id); }, &Workspace::notesChanged);
}

Done Workspace::backup(const QString &target) const
{
    return backupDatabase(*d->file.database, QFileInfo(target).absoluteFilePath());
}

} // namespace xuanka
