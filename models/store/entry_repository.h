// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/evaluation.h"

namespace xuanka {

class Database;

/// Entries as rows, added and never changed; the caller opens the transaction.
class EntryRepository {
public:
    explicit EntryRepository(const Database &database) : m_database(database) { }

    /// Every entry of the round, oldest first.
    Result<QList<Entry>> all(const QString &roundId) const;
    /// The newest entry of each (candidate, key), in the order in which they were made.
    Result<QList<Entry>> current(const QString &roundId) const;
    /// Every entry of one key, oldest first.
    Result<QList<Entry>> history(const QString &roundId, const QString &candidateId, const QString &key) const;
    /// The newest entry of one key; nothing if there never was one.
    Result<std::optional<Entry>> newest(const QString &roundId, const QString &candidateId, const QString &key) const;
    /// Error: UnknownName if the round has no such candidate, or no longer.
    Done add(const Entry &entry) const;

private:
    Result<QList<Entry>> select(const QString &condition, const QVariantList &values) const;

    const Database &m_database;
};

} // namespace xuanka
