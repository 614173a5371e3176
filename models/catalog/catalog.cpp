// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalog/catalog.h"

#include "catalog/catalog_reader.h"
#include "catalog/catalog_rules.h"

namespace xuanka {

namespace {

template <typename T>
const T *find(const QList<T> &list, const QHash<QString, int> &index, const QString &id)
{
    const auto found = index.constFind(id);
    return found == index.cend() ? nullptr : &list.at(*found);
}

} // namespace

Result<Catalog> Catalog::loadBuiltIn()
{
    return load(QStringLiteral(":/catalog"));
}

Result<Catalog> Catalog::load(const QString &folder)
{
    return CatalogReader(folder).read();
}

const Card *Catalog::card(const QString &idOrAlias) const
{
    return find(m_cards, m_cardIndex, cardKey(idOrAlias));
}

const Platform *Catalog::platform(const QString &id) const
{
    return find(m_platforms, m_platformIndex, id);
}

const Quote *Catalog::quote(const QString &id) const
{
    return find(m_quotes, m_quoteIndex, id);
}

const Source *Catalog::source(const QString &id) const
{
    return find(m_sources, m_sourceIndex, id);
}

QList<Quote> Catalog::quotesOf(const QString &cardId) const
{
    QList<Quote> quotes;
    const QList<int> positions = m_quotesByCard.value(cardId);
    quotes.reserve(positions.size());
    for (const int position : positions)
        quotes << m_quotes.at(position);
    return quotes;
}

QList<Conflict> Catalog::conflictsOf(const QString &cardId) const
{
    QList<Conflict> conflicts;
    for (const Conflict &conflict : m_conflicts) {
        if (conflict.cardIds.contains(cardId))
            conflicts << conflict;
    }
    return conflicts;
}

} // namespace xuanka
