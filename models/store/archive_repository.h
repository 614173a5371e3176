// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/workspace.h"

namespace xuanka {

class Database;

/// Archived recommendations as rows: added once, never changed; the database itself refuses. The caller opens the
/// transaction.
class ArchiveRepository {
public:
    explicit ArchiveRepository(const Database &database) : m_database(database) { }

    Done add(const ArchivedRecommendation &recommendation) const;
    /// Newest first. A record whose content does not match its hash is listed without content.
    Result<QList<ArchivedRecommendation>> all() const;
    /// Errors: UnknownName; DamagedWorkspace if the content does not match its hash.
    Result<ArchivedRecommendation> byId(const QString &id) const;
    /// Ids of the records whose content does not match its hash.
    Result<QStringList> altered() const;

    /// SHA-256, hexadecimal.
    static QString hashOf(const QByteArray &content);

private:
    Result<QList<ArchivedRecommendation>> select(const QString &condition, const QVariantList &values) const;

    const Database &m_database;
};

} // namespace xuanka
