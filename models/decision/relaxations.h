// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decision/decision_core.h"

namespace xuanka {

/// What would have to give, when nothing satisfies a profile: each constraint is lifted in turn and the decision made again.
/// Only those that open something are returned; if none does alone, pairs. Cards that fail for want of a price come last.
QList<Relaxation> relaxationsOf(const RecommendationInputs &inputs, const SizedProfile &sized,
                                const QList<Excluded> &excluded, const DecisionContext &context);

} // namespace xuanka
