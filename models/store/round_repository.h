// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/evaluation.h"
#include "store/stamp.h"

namespace xuanka {

class Database;

/// Rounds and their candidates as rows; the caller opens the transaction. Nothing that entries belong to is erased:
/// removed rounds and candidates are only marked, and come back with their entries.
class RoundRepository {
public:
    explicit RoundRepository(const Database &database) : m_database(database) { }

    /// In the order in which they were made, without the removed ones.
    Result<QList<Round>> all() const;
    /// Error: UnknownName, also for a removed round.
    Result<Round> byId(const QString &id) const;
    /// Adds the round or makes the stored one, removed or not, equal to it. Ids must be set.
    Done save(const Round &round, const Stamp &stamp) const;
    /// Error: UnknownName.
    Done remove(const QString &id, const Stamp &stamp) const;

private:
    Result<QList<Round>> select(const QString &condition, const QVariantList &values) const;
    Result<QList<RoundCandidate>> candidatesOf(const QString &roundId) const;

    const Database &m_database;
};

} // namespace xuanka
