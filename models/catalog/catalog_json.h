// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"
#include "json/json.h"

namespace xuanka {

/// {"cards": […]} with the keys of the command line's `cards`. A figure that is not known is null.
/// `memory_bytes` is the memory as sold (GiB), `usable_bytes` what the driver reports. "sources" lists every source of
/// the card's figures; "figures" gives each figure with its own sources, date, certainty and conflict.
Json cardsToJson(const Catalog &catalog, const QList<Card> &cards, Language language = Language::English);

/// {"quotes": […]} with the keys of the command line's `quotes`. `per_card_hour` is null for a quote that cannot be put
/// on that basis; a range has "amount" at its lower and "amount_high" at its upper end.
Json quotesToJson(const Catalog &catalog, const QList<Quote> &quotes, Language language = Language::English);

/// The quotes that the command line lists: of one card (id or alias) or of all if `card` is empty, promotional and
/// limited offers only if asked for. Error: UnknownName.
Result<QList<Quote>> listedQuotes(const Catalog &catalog, const QString &card, bool includePromotional);

} // namespace xuanka
