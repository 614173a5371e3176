// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/workspace.h"

namespace xuanka {

class Database;

/// Notes as rows; the caller opens the transaction.
class NoteRepository {
public:
    explicit NoteRepository(const Database &database) : m_database(database) { }

    /// In the order in which they were made.
    Result<QList<Note>> all() const;
    /// Adds the note, or changes the one that has its id.
    Done save(const Note &note) const;
    /// Error: UnknownName.
    Done remove(const QString &id) const;

private:
    const Database &m_database;
};

} // namespace xuanka
