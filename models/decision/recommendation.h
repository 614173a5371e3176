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
    Trace costTrace;
    CardFit fit;                      ///< of the task that needs most
    QList<GateResult> gates;          ///< all passed or unknown
    QList<LocalizedText> reasons;
    QList<LocalizedText> cautions;
};

/// A card that is out, with every gate it failed and by how much.
struct Excluded {
    QString cardId;
    int count = 1;                    ///< the best count tried
    QList<GateResult> failed;
};

/// What would have to give when nothing is left.
struct Relaxation {
    LocalizedText says;
    QString field;                    ///< the profile's answer, as in ProfileProblem
    int candidatesThen = 0;           ///< how many candidates there would be
    std::optional<Money> cheapestThen;
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
    QList<Candidate> ranking;         ///< cheapest first among what passes; at most one entry per card, platform and billing
    QList<Excluded> excluded;
    QList<Relaxation> relaxations;    ///< only if the ranking is empty
    QList<Warning> warnings;
    QDate catalogAsOf;
    QString inputsHash;               ///< SHA-256 over profile, rate, catalog date and program version
};

/// Gates first (memory, compliance, ecosystem, budget …), then monthly cost of what fits. Pure: same inputs, same answer.
/// Errors: those of checkProfile (the first problem), of sizing and of the rules.
Result<Recommendation> recommend(const RecommendationInputs &inputs, const Catalog &catalog, const ModelLibrary &library);

Json recommendationToJson(const Recommendation &recommendation, const Catalog &catalog);

} // namespace xuanka
