// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decision/card_sizing.h"
#include "decision/decision_rules.h"
#include "decision/offer.h"
#include "decision/recommendation.h"

namespace xuanka {

/// What a decision is made on; everything must outlive it.
struct DecisionContext {
    const Catalog &catalog;
    const ModelLibrary &library;
    const DecisionRules &rules;
};

/// What the tasks need and what that would cost everywhere: all that the conditions of a profile do not change.
struct SizedProfile {
    QList<PreparedTask> tasks;
    QList<CardSizing> cards;     ///< in the catalog's order of cards
    QList<QList<Offer>> offers;  ///< of each card, at its count
};

struct Decided {
    QList<Candidate> ranking;
    QList<Excluded> excluded;
};

/// Errors: those of sizing and of monthlyCost.
Result<SizedProfile> sizeProfile(const RecommendationInputs &inputs, const DecisionContext &context);

/// Every card ends up in the ranking or among the excluded.
Result<Decided> decide(const RecommendationInputs &inputs, const SizedProfile &sized, const DecisionContext &context);

/// The same decision, only counted.
struct Outlook {
    int candidates = 0;
    std::optional<Money> cheapest;
};
Outlook outlook(const RecommendationInputs &inputs, const SizedProfile &sized, const DecisionContext &context);

} // namespace xuanka
