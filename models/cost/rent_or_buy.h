// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cost/curve.h"
#include "quantity/error.h"

#include <optional>

namespace xuanka {

/// The four accounts of owning beside renting (formulas part 2, b1). One currency; n cards together.
struct RentOrBuyInputs {
    Money capitalCost;               ///< whole system
    int cards = 1;
    double lifeYears = 3.0;
    double residualShare = 0.0;      ///< resale value ÷ capital cost, 0…1
    double spareShare = 0.0;
    double maintenanceShare = 0.0;   ///< of capital, a year
    Money colocationPerMonth;
    double staff = 0.0;              ///< full-time equivalents
    Money wagePerYear;
    Money insurancePerYear;
    double idleKilowatts = 0.0;
    double fullKilowatts = 0.0;
    double pue = 1.0;
    Money tariffPerKwh;
    Money rentPerCardHour;
    double utilisation = 0.5;        ///< share of clock hours that would be billed if rented
};

struct RentOrBuyRow {
    double utilisation = 0.0;
    double hoursPerYear = 0.0;       ///< per card
    Money ownPerYear;
    Money rentPerYear;
};

struct RentOrBuyResult {
    std::optional<double> breakEvenUtilisation; ///< absent: owning never wins (above 1 or no saving per hour)
    double breakEvenRaw = 0.0;       ///< F ÷ (n·8760·p − v), also above 1; 0 if not defined
    Money fixedPerYear;              ///< F
    Money variablePerYearAtFullUse;  ///< v
    std::optional<Money> ownPerUsedCardHour; ///< at `utilisation`
    Money ownPerYear;
    Money rentPerYear;
    QList<CostSeries> series;        ///< "own", "rent" over utilisation 0…1
    QList<Crossing> crossings;
    QList<RentOrBuyRow> rows;        ///< 20, 50, 70, 90 %
    QList<RuleOfThumb> rules;        ///< the documents' 40–50 %, 60–70 %, 70 %
    Trace trace;
};

/// Errors: OutOfRange (utilisation outside 0…1, life ≤ 0, negative price …), Inconsistent (currencies).
Result<RentOrBuyResult> compareRentOrBuy(const RentOrBuyInputs &inputs);

/// The documents' own example: 25,000 $ a card, 3 years, 2.50 $/h, nothing else.
RentOrBuyInputs documentsExample();

} // namespace xuanka
