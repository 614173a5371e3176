// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"
#include "decision/gate.h"
#include "demand/demand_profile.h"
#include "demand/implications.h"
#include "sizing/fit.h"

namespace xuanka {

/// A way to do the work: so many of one card, rented from one platform on one billing basis.
struct Candidate {
    QString cardId;
    int count = 1;
    QString platformId;
    QString quoteId;
    Billing billing = Billing::OnDemand;
    Estimate<Money> monthlyCost;      ///< in the decision's currency, all cards together
    Money perCardHour;                ///< the quote on the common basis, in the decision's currency
    std::optional<Money> wholeMachineCost; ///< the month if the platform rents whole machines only; absent if the same
    Trace costTrace;
    CardFit fit;                      ///< of the task that needs most
    QList<GateResult> gates;          ///< all passed or unknown
    QList<LocalizedText> reasons;
    QList<LocalizedText> cautions;    ///< what to ask or watch; first the gates that are unknown

    /// Gates that nobody could answer.
    int openQuestions() const;
};

/// A card that is out, with every gate it failed and by how much.
struct Excluded {
    QString cardId;
    int count = 1;                    ///< the best count tried
    QList<GateResult> failed;         ///< of the card, and of the offer that came nearest
};

/// What would have to give when nothing is left.
struct Relaxation {
    LocalizedText says;
    QString field;                    ///< the profile's answer, as in ProfileProblem; two joined by "," if one is not enough;
                                      ///< "max_cards", "include_promotional" and "price" are not answers of the profile
    int candidatesThen = 0;           ///< how many candidates there would be
    std::optional<Money> cheapestThen;
};

/// How firm the first place is. All zero or empty if there is no ranking; positions are indexes of the ranking.
struct Stability {
    double priceChange = 0.2;         ///< by how much prices were moved, 0.2 = 20 %
    std::optional<Money> marginToSecond; ///< second − first, a month
    double marginPercent = 0.0;       ///< of the first's cost
    int firstIfDearer = 0;            ///< who is first if the winner's price alone rises
    QList<int> overtakes;             ///< who would be first if its own price alone fell
    bool firmInTheWorstCase = true;   ///< still first if its price rises and all others fall
};

struct RecommendationInputs {
    DemandProfile profile;
    ExchangeRate rate;
    Currency currency = Currency::Cny;
    bool includePromotional = false;
    int maxCards = 8;
};

struct Recommendation {
    RecommendationInputs inputs;
    Implications implications;
    QList<MemoryEstimate> sizing;     ///< per task, on the first candidate's count (or one card)
    QList<Candidate> ranking;         ///< cheapest first among what passes; at most one entry per card and platform
    QList<Excluded> excluded;         ///< in catalog order; every card is in the ranking or here
    QList<Relaxation> relaxations;    ///< only if the ranking is empty
    QList<Warning> warnings;          ///< those of the profile, then those of the outcome
    Stability stability;
    QDate catalogAsOf;
    QString inputsHash;               ///< SHA-256 over inputs, catalog date and program version, in hexadecimal
};

/// Gates first (memory, compliance, ecosystem, budget …), then monthly cost of what fits. Pure: same inputs, same answer.
/// Costs are those of monthlyCost (formulas part 2, b2); a price per card of a whole machine counts as the card's share,
/// what the whole machine would cost stands in the cautions.
/// Errors: those of checkProfile (the first problem), of sizing, of monthlyCost (Missing "exchangeRate") and of the rules.
Result<Recommendation> recommend(const RecommendationInputs &inputs, const Catalog &catalog, const ModelLibrary &library);

/// The keys of `xuanka recommend`, plus "inputs": all that is needed to compute it again. Texts carry both languages.
Json recommendationToJson(const Recommendation &recommendation, const Catalog &catalog);

} // namespace xuanka
