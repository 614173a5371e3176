// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"
#include "catalog/normalised_rate.h"

namespace xuanka {

/// A price for one unit of what a card offers, in `currency`. A double, since it is a ratio: it is compared and shown,
/// never summed.
struct UnitPrice {
    double amount = 0.0;
    Currency currency = Currency::Cny;
    Trace trace;
};

/// Price of one dense FP16 TFLOPS for one hour. Absent if the card has no such figure (P40).
std::optional<UnitPrice> pricePerTflopHour(const Card &card, Money perCardHour);
/// Price of one GiB of usable memory for one hour.
std::optional<UnitPrice> pricePerGibHour(const Card &card, Money perCardHour);
/// Price of one GB/s of memory bandwidth for one hour.
std::optional<UnitPrice> pricePerGbsHour(const Card &card, Money perCardHour);

/// What a task of known length costs: hours × rate × cards.
struct TaskPrice {
    Money total;
    Trace trace;
};
/// Errors: OutOfRange (hours ≤ 0 or not finite, cards < 1, rate < 0).
Result<TaskPrice> standardTaskPrice(Money perCardHour, double hours, int cards = 1);

/// The cheapest price of a card on which a long-term plan may rest.
struct BaselineRate {
    QString quoteId;
    Money perCardHour;     ///< in the currency that was asked for; the middle if a range was quoted
    NormalisedRate quoted; ///< in the quote's own currency, with its rule
    bool wholeMachine = false; ///< the price includes a share of a whole machine: dearer than a bare card
    Trace trace;
};

/// Among quotes with baselineOk(): on-demand prices if there are any, since a plan's hourly rate holds only for whoever
/// uses all of its hours; else plans. Quotes in the other currency are left out if `rate` is not valid.
/// Absent if nothing is left.
std::optional<BaselineRate> cheapestBaselineRate(const Catalog &catalog, const QString &cardId, Currency currency,
                                                 const ExchangeRate &rate);
/// The same among the given quotes.
std::optional<BaselineRate> cheapestBaselineRate(const QList<Quote> &quotes, Currency currency, const ExchangeRate &rate);

} // namespace xuanka
