// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/archive_repository.h"
#include "store/entry_repository.h"
#include "store/note_repository.h"
#include "store/profile_repository.h"
#include "store/round_repository.h"
#include "store/workspace.h"
#include "store/workspace_file.h"

#include <QUndoStack>

namespace xuanka {

struct Workspace::Private {
    Private(const QString &filePath, WorkspaceFile opened, WorkspaceIdentity who)
        : path(filePath)
        , file(std::move(opened))
        , identity(std::move(who))
        , profiles(*file.database)
        , rounds(*file.database)
        , entries(*file.database)
        , archive(*file.database)
        , notes(*file.database)
    {
    }

    Stamp stamp() const
    {
        return {identity.author, (identity.now ? identity.now() : QDateTime::currentDateTimeUtc()).toUTC()};
    }

    /// Runs the change in a transaction of its own. ReadOnly before anything is tried if the file is open for reading.
    Done change(const std::function<Done()> &steps) const
    {
        if (file.readOnlyReason)
            return fail({Error::Kind::ReadOnly, path, {}, {}, {}});
        auto transaction = Transaction::begin(*file.database);
        if (!transaction)
            return fail(transaction.error());
        if (const Done done = steps(); !done)
            return done;
        return transaction->commit();
    }

    QString path;
    WorkspaceFile file;
    WorkspaceIdentity identity;
    ProfileRepository profiles;
    RoundRepository rounds;
    EntryRepository entries;
    ArchiveRepository archive;
    NoteRepository notes;
    QUndoStack undoStack;
};

} // namespace xuanka
