// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"
#include "cost/monthly_cost.h"
#include "decision/recommendation.h"

namespace xuanka {

/// What one platform would charge for a card by one of its prices.
struct PricedQuote {
    const Quote *quote = nullptr;
    MonthlyCost cost;       ///< of a price per card, also if it is one card's share of a whole machine
    Money perCardHour;      ///< normalised, in the decision's currency
    std::optional<Money> wholeMachine; ///< the month if only whole machines are rented
};

/// One platform's cheapest way to rent a number of one card.
struct Offer {
    const Platform *platform = nullptr;
    PricedQuote best;
    QList<PricedQuote> alternatives; ///< other billing bases, cheapest first
    QList<PricedQuote> otherQuotes;  ///< other quotes on the chosen basis, which the chosen one replaces

    bool canBeTakenBack() const { return best.quote->peerToPeer || best.quote->billing == Billing::Spot; }
    bool isPromotional() const;
};

/// Offers of `count` cards, one a platform, in catalog order. Only baseline prices unless promotional ones are included.
/// Pointers point into the catalog. Errors: those of monthlyCost.
Result<QList<Offer>> offersOf(const Card &card, int count, const RecommendationInputs &inputs, const Catalog &catalog);

/// The lowest month among prices that are no baseline (promotional, limited, spot, marketplace); absent if there are none.
Result<std::optional<Money>> lowestPromotional(const Card &card, int count, const RecommendationInputs &inputs,
                                               const Catalog &catalog);

/// The normalised price of a quote in the decision's currency; absent if it cannot be normalised.
std::optional<Money> perCardHourOf(const Quote &quote, const RecommendationInputs &inputs);

} // namespace xuanka
