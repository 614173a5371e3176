// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"
#include "json/json.h"

#include <utility>

namespace xuanka {

/// What a schema cannot say about one record. Errors name file, JSON path and reason.

/// `asOf` must be a day of the calendar; `json` holds it under "as_of".
Done checkDate(const QDate &asOf, const Json &json, const QString &path, const QString &file);
/// Memory above zero, and the usable memory not above the nominal one.
Done checkCardFigures(const Card &card, const QString &path, const QString &file);
/// Ends of the range in order, a list price not below the price, fields that belong to the quote's kind, cards of a
/// whole machine, and a reason wherever a quote is kept but not to be computed with.
Done checkQuoteFields(const Quote &quote, const QString &path, const QString &file);

/// Every known figure of a card with its name in the catalog files, in their order.
QList<std::pair<QString, const Figure *>> cardFigures(const Card &card);

/// How ids and aliases are compared: lower case, blanks and "_" as "-".
QString cardKey(const QString &idOrAlias);

} // namespace xuanka
