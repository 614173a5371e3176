// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decision/card_sizing.h"
#include "decision/decision_rules.h"
#include "decision/offer.h"

namespace xuanka {

/// Why this candidate, with the figures: memory, cost, what other billing bases would cost, what the price includes, and for
/// serving how fast a single request can be at best.
QList<LocalizedText> reasonsFor(const Candidate &candidate, const Card &card, const CardSizing &sizing, const Offer &offer,
                                const QList<PreparedTask> &tasks, const RecommendationInputs &inputs,
                                const DecisionRules &rules);

/// Tokens a second that memory bandwidth allows a single request: bandwidth ÷ bytes of the weights that one token reads
/// (formulas part 3, decode step); cards add up only in tensor parallelism. Absent if it is no serving task or a figure is
/// unknown.
std::optional<double> fastestSingleRequest(const Card &card, const CardFit &fit, const PreparedTask &task);

/// What to ask and watch: unknown gates first, then memory, price, ecosystem and supply.
QList<LocalizedText> cautionsFor(const Candidate &candidate, const Card &card, const CardSizing &sizing, const Offer &offer,
                                 const RecommendationInputs &inputs, const DecisionRules &rules);

} // namespace xuanka
