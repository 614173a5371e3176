// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decision/gate_judge.h"
#include "decision/offer.h"

namespace xuanka {

/// "UCloud Compshare" / "优刻得 UCloud 优云智算".
LocalizedText platformWords(const Platform &platform);

/// The gates that depend on who rents the card out: data residency, invoice, SLA, region, price, budget.
QList<GateResult> offerGates(const RecommendationInputs &inputs, const Offer &offer, const DecisionRules &rules,
                             Wording wording = Wording::Full);

/// The price gate of a card that nobody offers; always failed.
Result<GateResult> noOfferGate(const RecommendationInputs &inputs, const Card &card, int count, const Catalog &catalog,
                               const DecisionRules &rules);

} // namespace xuanka
