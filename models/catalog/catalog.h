// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/card.h"
#include "catalog/quote.h"
#include "quantity/error.h"
#include "quantity/exchange_rate.h"

#include <QHash>
#include <QList>

namespace xuanka {

/// Two or more statements that cannot all be true; shown, never resolved silently.
struct Conflict {
    QString id;
    LocalizedText subject;
    LocalizedText statement;  ///< what the sources say
    LocalizedText resolution; ///< which figure the program uses and why; empty = left open
    QStringList cardIds;
    QStringList quoteIds;
    QStringList platformIds;
};

/// Cards, platforms, quotes and where they come from. A value; cheap to copy.
class Catalog {
public:
    /// The catalog that ships in resources/catalog. Errors name file, JSON path and reason.
    static Result<Catalog> loadBuiltIn();
    /// The same from any folder or resource prefix that holds cards.json, platforms.json, quotes.json, sources.json
    /// and conflicts.json.
    static Result<Catalog> load(const QString &folder);

    const QList<Card> &cards() const { return m_cards; }
    const QList<Platform> &platforms() const { return m_platforms; }
    const QList<Quote> &quotes() const { return m_quotes; }
    const QList<Source> &sources() const { return m_sources; }
    const QList<Conflict> &conflicts() const { return m_conflicts; }
    const ExchangeRate &exchangeRate() const { return m_exchangeRate; }
    /// The day on which the prices were checked.
    QDate asOf() const { return m_asOf; }

    /// By id or alias, whatever the case and whether written with blanks, "_" or "-"; null if unknown.
    const Card *card(const QString &idOrAlias) const;
    const Platform *platform(const QString &id) const;
    const Quote *quote(const QString &id) const;
    const Source *source(const QString &id) const;
    /// In catalog order.
    QList<Quote> quotesOf(const QString &cardId) const;
    QList<Conflict> conflictsOf(const QString &cardId) const;

private:
    friend class CatalogReader;
    QList<Card> m_cards;
    QList<Platform> m_platforms;
    QList<Quote> m_quotes;
    QList<Source> m_sources;
    QList<Conflict> m_conflicts;
    ExchangeRate m_exchangeRate;
    QDate m_asOf;
    QHash<QString, int> m_cardIndex;
    QHash<QString, int> m_platformIndex;
    QHash<QString, int> m_quoteIndex;
    QHash<QString, int> m_sourceIndex;
    QHash<QString, QList<int>> m_quotesByCard;
};

} // namespace xuanka
