// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/value_metrics.h"

#include <QSet>

namespace xuanka {

/// A card with what its quotes say about it: what a query can ask for.
struct CardFacts {
    const Card *card = nullptr;
    QSet<Path> paths;                 ///< of the platforms that quote the card, market bands apart
    std::optional<BaselineRate> baseline; ///< the cheapest, in the currency that was asked for
};

/// Gathers the facts of one card. Without a valid rate, prices in the other currency are not considered.
CardFacts cardFacts(const Catalog &catalog, const Card &card, Currency currency, const ExchangeRate &rate);

/// One condition on a card. A figure that is not known satisfies no condition on it, "!=" included.
struct CardCondition {
    enum class Operator { Equal, NotEqual, Less, LessOrEqual, Greater, GreaterOrEqual, Contains };

    QString field;        ///< one of cardQueryFields()
    Operator comparison = Operator::Equal;
    QStringList values;   ///< several: any of them (=), none of them (!=)
    double number = 0.0;  ///< for number fields

    bool matches(const CardFacts &facts) const;
};

/// All conditions must hold. An empty query matches every card.
struct CardQuery {
    QList<CardCondition> conditions;

    bool matches(const CardFacts &facts) const;
};

/// Fields that can be asked for: text (id, name, vendor, architecture, memory_type, interconnect), words (ecosystem,
/// compliance, supply, tier, path, official), numbers (memory_gib as sold, usable_gib, bandwidth_gbs,
/// fp16_tflops, fp8_tflops, interconnect_gbs, tdp_w, price).
QStringList cardQueryFields();

/// Parses "memory_gib>=48", "ecosystem=cann", "compliance!=not_exportable", "path=retail,hyperscaler", "name~4090".
/// Text is compared whatever its case; "name" also looks at the aliases. Numbers have a decimal point and no grouping.
/// Errors carry the whole expression as their place: Usage (no operator, or one that the field does not know),
/// UnknownName (field or word), OutOfRange (not a number), Missing (nothing after the operator).
Result<CardCondition> parseCardCondition(const QString &expression);
/// Several expressions, all of which must hold. The first bad one ends the parsing.
Result<CardQuery> parseCardQuery(const QStringList &expressions);

/// The cards that match, in catalog order; `price` is compared in ¥ at the catalog's exchange rate unless told otherwise.
QList<Card> findCards(const Catalog &catalog, const CardQuery &query);
QList<Card> findCards(const Catalog &catalog, const CardQuery &query, Currency currency, const ExchangeRate &rate);

} // namespace xuanka
