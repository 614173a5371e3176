// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/card_query.h"

#include <QLocale>
#include <QVariant>

namespace xuanka {

/// How the catalog is shown: language of its own texts, locale of figures, and the currency of computed prices.
struct CatalogDisplay {
    Language language = Language::English;
    QLocale locale = QLocale(QLocale::English);
    Currency currency = Currency::Cny;
    ExchangeRate rate; ///< without a valid one, prices in the other currency are left out
};

/// What can be seen, sorted and compared about a card, in the order in which a bottleneck is looked for:
/// capacity, bandwidth, links between cards, compute; then price and the rest.
enum class CardAttribute {
    Name,
    UsableMemory,
    NominalMemory,
    Bandwidth,
    Interconnect,
    Fp16Dense,
    Fp8Dense,
    Int8Dense,
    Fp4Dense,
    Fp32,
    CheapestRate,
    PricePerGib,
    PricePerGbs,
    PricePerTflop,
    Tdp,
    Ecosystem,
    Compliance,
    Supply,
    Tier,
    Architecture,
    MemoryType,
    FormFactor,
    Vendor,
    Launched
};
QList<CardAttribute> allCardAttributes();

/// Which of two values a buyer would rather have.
enum class Preference { None, Higher, Lower };

/// Stable name for settings and tests: "usable_memory".
QString cardAttributeId(CardAttribute attribute);
std::optional<CardAttribute> cardAttributeFromId(const QString &id);
/// Title with its unit in the application's language: "Usable memory, GiB", "Cheapest baseline, ¥/h".
QString cardAttributeTitle(CardAttribute attribute, Currency currency);
bool cardAttributeIsNumber(CardAttribute attribute);
Preference cardAttributePreference(CardAttribute attribute);

/// The figure in the title's unit; absent if it is not known or the attribute is not a number.
std::optional<double> cardAttributeNumber(const CardFacts &facts, CardAttribute attribute);
/// What sorts: the figure, the rank of a word, or the text. Invalid if not known.
QVariant cardAttributeSortValue(const CardFacts &facts, CardAttribute attribute, const CatalogDisplay &display);
/// What people read; "—" if not known. Numbers carry no unit, the title does.
QString cardAttributeText(const CardFacts &facts, CardAttribute attribute, const CatalogDisplay &display);
/// Where the value comes from, in a few lines of plain text: sources with dates, certainty, conflict or note. Empty if
/// there is nothing to say.
QString cardAttributeExplanation(const Catalog &catalog, const CardFacts &facts, CardAttribute attribute,
                                 const CatalogDisplay &display);

} // namespace xuanka
