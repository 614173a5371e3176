// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"
#include "json/json.h"

#include <QHash>

namespace xuanka {

/// Reads the five files of a catalog folder, checks each against its schema and all against each other.
/// The first thing that is wrong ends the reading, with file, JSON path and reason; there is no half-read catalog.
class CatalogReader {
public:
    explicit CatalogReader(const QString &folder);
    Result<Catalog> read();

private:
    Done readSources();
    Done readPlatforms();
    Done readCards();
    Done readQuotes();
    Done readConflicts();

    Result<Json> document(const QString &name) const;
    QString file(const QString &name) const;
    Done indexCard(const Card &card, int position, const QString &path);
    Done checkCard(const Card &card, const Json &json, const QString &path) const;
    Done checkQuote(const Quote &quote, const QString &path) const;
    Done checkReferences(const QString &name, const QString &path, const QStringList &ids,
                         const QHash<QString, int> &known) const;
    Done addId(const QString &name, QHash<QString, int> &index, const QString &id, int position,
               const QString &list) const;

    QString m_folder;
    Catalog m_catalog;
};

} // namespace xuanka
