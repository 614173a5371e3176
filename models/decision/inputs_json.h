// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decision/recommendation.h"

namespace xuanka {

/// Everything a recommendation depends on besides the catalog's contents: profile, rate, currency, options, catalog date and
/// program version. Keys are sorted, so that equal inputs give equal bytes.
Json inputsToJson(const RecommendationInputs &inputs, const QDate &catalogAsOf);

/// SHA-256 of inputsToJson, in hexadecimal.
QString hashOfInputs(const RecommendationInputs &inputs, const QDate &catalogAsOf);

} // namespace xuanka
