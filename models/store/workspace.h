// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "demand/demand_profile.h"
#include "evaluation/evaluation.h"
#include "quantity/error.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>

class QUndoStack;

namespace xuanka {

/// Who changes the workspace and what time it is; injected so that tests own both.
struct WorkspaceIdentity {
    QString author;
    std::function<QDateTime()> now; ///< UTC
};

struct ArchivedRecommendation {
    QString id;          ///< UUID
    QString profileName;
    QString author;
    QDateTime at;        ///< UTC
    QString inputsHash;
    QString contentHash; ///< SHA-256 of `content`; checked on reading
    QByteArray content;  ///< recommendationToJson as it was, with all inputs
};

struct Note {
    QString id;
    QString subject;     ///< "card:h20-96", "quote:…", "profile:…", or free
    QString text;
    QString author;
    QDateTime at;
};

/// One open workspace file (*.xuanka, SQLite). Every change is on disk when the call returns; changes that a person may
/// regret go through undoStack(). Signals tell what changed; all calls from one thread.
class Workspace : public QObject {
    Q_OBJECT

public:
    enum class Mode { ReadWrite, ReadOnly };

    /// Errors: CannotWrite, DiskFull, WorkspaceInUse. An existing file is never overwritten (Inconsistent).
    static Result<std::unique_ptr<Workspace>> create(const QString &path, WorkspaceIdentity identity);
    /// Errors: CannotOpen, NotAWorkspace, DamagedWorkspace, and WorkspaceInUse only if it cannot even be read.
    /// Opens read-only (mode(), readOnlyReason()) when another process has it, the file or folder cannot be written, or
    /// it is from a newer version. Older files are backed up and migrated in one transaction first.
    static Result<std::unique_ptr<Workspace>> open(const QString &path, WorkspaceIdentity identity);
    ~Workspace() override;

    QString path() const;
    Mode mode() const;
    /// Why it is read-only; kind Missing if it is not.
    std::optional<Error> readOnlyReason() const;
    QUndoStack *undoStack() const;

    // Profiles. The functions below change at once; the *Undoable ones push a command that can be taken back.
    Result<QList<DemandProfile>> profiles() const;
    Result<DemandProfile> profile(const QString &id) const;
    /// Gives the profile an id if it has none; returns the id.
    Result<QString> saveProfile(DemandProfile profile);
    Done deleteProfile(const QString &id);
    Result<QString> addProfileUndoable(DemandProfile profile);
    Done changeProfileUndoable(const DemandProfile &profile);
    Done deleteProfileUndoable(const QString &id);

    // Evaluation
    Result<QList<Round>> rounds() const;
    Result<QString> saveRound(Round round);
    Done deleteRound(const QString &id);
    Result<QString> addRoundUndoable(Round round);
    Done changeRoundUndoable(const Round &round);
    Done deleteRoundUndoable(const QString &id);
    /// Newest entry of each (candidate, key) of the round.
    Result<QList<Entry>> currentEntries(const QString &roundId) const;
    /// Every entry ever made of that key, oldest first.
    Result<QList<Entry>> history(const QString &roundId, const QString &candidateId, const QString &key) const;
    /// Author and time are filled in from the identity.
    Done addEntry(Entry entry);
    /// Undo adds an entry with the previous value: nothing is ever erased.
    Done addEntryUndoable(Entry entry);

    // Archive: inserted once, never changed (a database trigger refuses).
    Result<QString> archive(ArchivedRecommendation recommendation);
    Result<QList<ArchivedRecommendation>> archived() const;
    Result<ArchivedRecommendation> archivedById(const QString &id) const;

    // Notes
    Result<QList<Note>> notes() const;
    Result<QString> saveNote(Note note);
    Done deleteNote(const QString &id);

    /// Copies the open file with SQLite's online backup to `target` (written beside it, checked, then renamed).
    Done backup(const QString &target) const;

Q_SIGNALS:
    void profilesChanged();
    void roundsChanged();
    void entriesChanged(const QString &roundId);
    void archiveChanged();
    void notesChanged();

private:
    struct Private;
    explicit Workspace(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

/// What `workspace check` reports.
struct WorkspaceReport {
    QString path;
    int version = 0;
    bool damaged = false;
    QStringList findings;     ///< of quick_check, foreign_key_check and the archive's hashes
    int profiles = 0;
    int rounds = 0;
    int entries = 0;
    int archived = 0;
    QString newestBackup;     ///< empty if none
};
/// Reads only. Errors: CannotOpen, NotAWorkspace.
Result<WorkspaceReport> checkWorkspace(const QString &path);

} // namespace xuanka
