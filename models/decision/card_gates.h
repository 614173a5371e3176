// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decision/card_sizing.h"
#include "decision/gate_judge.h"

namespace xuanka {

/// The gates that a card passes or fails whoever rents it out: memory, ecosystem, compliance, official board, interconnect.
QList<GateResult> cardGates(const DemandProfile &profile, const Card &card, const CardSizing &sizing,
                            const QList<PreparedTask> &tasks, const DecisionRules &rules,
                            Wording wording = Wording::Full);

bool anyFails(const QList<GateResult> &gates);

} // namespace xuanka
