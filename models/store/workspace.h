// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "demand/demand_profile.h"
#include "evaluation/evaluation.h"
#include "evaluation/evaluation_book.h"
#include "quantity/error.h"

#include <QString>

#include <functional>
#include <memory>

class QUndoStack;

namespace xuanka {

/// Who changes the workspace and what time it is; injected so that tests own both.
struct WorkspaceIdentity {
    QString author;
    std::function<QDateTime()> now; ///< UTC; the system's clock if there is none
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
/// Errors of every change: ReadOnly, DiskFull, Database. A failed change leaves everything as it was.
class Workspace : public EvaluationBook {
    Q_OBJECT

public:
    enum class Mode { ReadWrite, ReadOnly };

    /// Errors: CannotWrite, DiskFull. An existing file is never overwritten (CannotWrite). The file appears whole or not at all.
    static Result<std::unique_ptr<Workspace>> create(const QString &path, WorkspaceIdentity identity);
    /// Errors: CannotOpen, NotAWorkspace, DamagedWorkspace, and WorkspaceInUse only if it cannot even be read.
    /// Opens read-only (mode(), readOnlyReason()) when another process has it, the file or folder cannot be written, or
    /// it is from a newer version. Older files are backed up and migrated in one transaction first.
    static Result<std::unique_ptr<Workspace>> open(const QString &path, WorkspaceIdentity identity);
    ~Workspace() override;

    QString path() const;
    Mode mode() const;
    bool isReadOnly() const override { return mode() == Mode::ReadOnly; }
    /// Why it is read-only; nothing if it is not: WorkspaceInUse (detail: who has it), NewerWorkspace, CannotWrite.
    std::optional<Error> readOnlyReason() const;
    QUndoStack *undoStack() const;

    // Profiles. The functions below change at once; the *Undoable ones push a command that can be taken back.
    Result<QList<DemandProfile>> profiles() const;
    /// Error: UnknownName.
    Result<DemandProfile> profile(const QString &id) const;
    /// Gives the profile an id if it has none; returns the id.
    Result<QString> saveProfile(DemandProfile profile);
    Done deleteProfile(const QString &id);
    Result<QString> addProfileUndoable(DemandProfile profile);
    /// A profile that is equal to the stored one changes nothing and makes no step.
    Done changeProfileUndoable(const DemandProfile &profile);
    Done deleteProfileUndoable(const QString &id);

    // Evaluation. A removed round or candidate keeps its entries; taking the removal back shows them again.
    Result<QList<Round>> rounds() const;
    Result<Round> round(const QString &id) const override;
    /// Gives the round and its candidates ids, the author and today's date where they have none; returns the round's id.
    Result<QString> saveRound(Round round);
    Done deleteRound(const QString &id);
    Result<QString> addRoundUndoable(Round round);
    Done changeRoundUndoable(const Round &round);
    Done deleteRoundUndoable(const QString &id);
    Result<QList<Entry>> entries(const QString &roundId) const override;
    /// Newest entry of each (candidate, key) of the round. Empty value and note: what was there has been taken back.
    Result<QList<Entry>> currentEntries(const QString &roundId) const;
    /// Every entry ever made of that key, oldest first.
    Result<QList<Entry>> history(const QString &roundId, const QString &candidateId, const QString &key) const;
    /// Author and time are filled in from the identity.
    Done addEntry(Entry entry);
    /// Undo adds an entry with the previous value: nothing is ever erased.
    Done addEntryUndoable(const Entry &entry);
    Done addEntriesUndoable(const QList<Entry> &entries) override;

    // Archive: inserted once, never changed (a database trigger refuses). Id, author, time and content hash are filled in.
    Result<QString> archive(ArchivedRecommendation recommendation);
    /// Newest first. A record whose content no longer matches its hash is listed without content.
    Result<QList<ArchivedRecommendation>> archived() const;
    /// Errors: UnknownName; DamagedWorkspace if the content does not match its hash.
    Result<ArchivedRecommendation> archivedById(const QString &id) const;

    // Notes. Author and time are filled in.
    Result<QList<Note>> notes() const;
    Result<QString> saveNote(Note note);
    Done deleteNote(const QString &id);

    /// Copies the open file as it is now to `target` (written beside it, checked, then renamed). Also when read-only.
    /// Errors: CannotWrite, DiskFull, WorkspaceInUse if the target is in use, Inconsistent if it is this file.
    Done backup(const QString &target) const;

Q_SIGNALS:
    void profilesChanged();
    void archiveChanged();
    void notesChanged();
    /// A step of the undo stack could not be taken (back); it has been dropped from the stack, and nothing was changed.
    void undoFailed(const xuanka::Error &error);

private:
    class Command;
    struct Private;
    /// Runs a change in a transaction of its own and says afterwards what changed.
    Done commit(const std::function<Done()> &change, void (Workspace::*changed)());
    void push(const QString &text, std::function<Done()> back, std::function<Done()> again);
    Done appendEntries(const QList<Entry> &entries);
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
/// Reads only, also while another process has the file open. Errors: CannotOpen, NotAWorkspace.
Result<WorkspaceReport> checkWorkspace(const QString &path);

} // namespace xuanka
