// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "demand/demand_profile.h"
#include "store/stamp.h"

namespace xuanka {

class Database;

/// Profiles as rows; the caller opens the transaction.
class ProfileRepository {
public:
    /// A profile with its place in the list, so that one that was deleted can come back where it was.
    struct Row {
        qint64 number = 0;
        DemandProfile profile;
    };

    explicit ProfileRepository(const Database &database) : m_database(database) { }

    /// In the order in which they were made.
    Result<QList<Row>> all() const;
    /// Error: UnknownName.
    Result<Row> byId(const QString &id) const;
    /// Adds the profile at the end, or changes the one that has its id.
    Done save(const DemandProfile &profile, const Stamp &stamp) const;
    Done restore(const Row &row, const Stamp &stamp) const;
    /// Error: UnknownName.
    Done remove(const QString &id) const;

private:
    const Database &m_database;
};

} // namespace xuanka
