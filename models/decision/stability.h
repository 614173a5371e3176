// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decision/recommendation.h"

namespace xuanka {

/// Moves prices by ±`priceChange` and ranks again. A month's cost is proportional to the platform's prices, so a platform
/// whose prices all move keeps its cheapest billing basis.
Stability stabilityOf(const QList<Candidate> &ranking, double priceChange = 0.2);

} // namespace xuanka
