// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/quote.h"
#include "quantity/error.h"
#include "quantity/estimate.h"
#include "quantity/exchange_rate.h"
#include "quantity/trace.h"

namespace xuanka {

/// How the cards are used in an average month.
struct UsagePattern {
    double hoursPerMonth = 0.0; ///< clock hours in which all cards run; 0 < h ≤ 744
    double runHours = 2.0;      ///< length of one run, > 0; decides how many days a day plan touches
    bool continuous = false;    ///< the hours follow each other without a pause; runHours is then unused
};

/// What a platform would charge for a month.
struct MonthlyCost {
    Estimate<Money> total;  ///< all billed cards; low and high only where the quote itself is a range
    int billedCards = 1;    ///< more than asked if the platform rents whole machines only
    double billedUnits = 0.0; ///< hours, days or months that are charged
    QString billedUnit;     ///< "h/month", "day/month" or "month"
    Trace trace;
};

/// Days of an average month (365 ÷ 12): the most a day plan can be charged for.
constexpr double daysPerAverageMonth = 365.0 / 12.0;

/// Calendar days that the usage touches: a day plan charges each in full. A pattern of separate runs is counted as one
/// run a day until the month is full, which is what a day plan costs unless runs are packed by hand.
double daysTouched(const UsagePattern &usage);

/// A month's charge for `cards` cards from one quote (formulas part 2, b2). The coarser of the quote's billing and its
/// unit decides what is charged: hours used, days touched, or the month whatever the hours. Monthly and reserved prices
/// quoted per hour are charged for all 730 hours. Whole machines are charged whole.
/// The result is in `currency`; `rate` must be valid only if the quote is in the other one.
/// Errors: OutOfRange (place "cards", "hoursPerMonth", "runHours" or the quote's price), Missing (place "exchangeRate"),
/// Unsupported (place: the quote's id; unusable quotes and prices whose hours are not stated).
Result<MonthlyCost> monthlyCost(const Quote &quote, int cards, const UsagePattern &usage, Currency currency,
                                const ExchangeRate &rate);

} // namespace xuanka
