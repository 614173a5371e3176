// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/quote.h"
#include "cost/curve.h"
#include "quantity/error.h"

#include <optional>

namespace xuanka {

/// Prices of one card on one platform, per card. Any but on-demand may be absent. One currency.
struct PackagePrices {
    QString cardId;
    QString platformId;
    Money perHour;
    std::optional<Money> perDay;
    std::optional<Money> perMonth;
    QStringList quoteIds;   ///< where the prices came from: hour, then day and month as far as they are there
};

/// On-demand, day and month plans compared over hours a month (formulas part 2, b2).
struct PackageComparison {
    QList<CostSeries> series;     ///< over 0…730 h/month; the day plan as steps at the asked hours a day
    QList<Crossing> crossings;    ///< h/day (day plan), h/month (month plan), day/month (month against day)
    QList<Crossing> drawnCrossings; ///< where the drawn series first meet, all in h/month: the marks of a chart
    QList<RuleOfThumb> rules;
    Money onDemandAt;             ///< at the asked usage
    std::optional<Money> dayAt;
    std::optional<Money> monthAt;
    QString cheapest;             ///< series id
    Trace trace;
};

struct PackageUsage {
    double hoursPerDay = 8.0;     ///< 0 < h ≤ 24
    int daysPerMonth = 22;        ///< 1…31
};

/// A day plan charges each day that is used; a month has 365 ÷ 12 days and 730 hours. Of equal costs the plan that binds
/// least is called the cheapest.
/// Errors: OutOfRange (a price that is not above 0, hours outside the day …), Inconsistent (currencies); place = the field.
Result<PackageComparison> comparePackages(const PackagePrices &prices, const PackageUsage &usage);

/// All (card, platform) pairs of which on-demand and at least one plan are quoted, baseline prices only, in catalog order.
/// A quoted range counts with its middle; of several quotes for the same thing the newest counts.
class Catalog;
QList<PackagePrices> packagePricesOf(const Catalog &catalog);
QList<PackagePrices> packagePricesOf(const QList<Quote> &quotes);

} // namespace xuanka
