// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "throughput/speed_estimate.h"

namespace xuanka {

/// Adds where the figures come from and what was assumed.
void addSpeedTrace(SpeedEstimate &estimate, const SpeedCard &card, const SpeedModel &model, const SpeedJob &job,
                   const SpeedEngine &engine, const SpeedRules &rules);

} // namespace xuanka
