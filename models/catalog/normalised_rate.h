// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/quote.h"
#include "quantity/trace.h"

namespace xuanka {

/// Hours a month holds, unless a plan states its own: 8,760 ÷ 12.
constexpr double hoursPerMonth = 730.0;

/// A quote on the one basis on which quotes may be compared: money per card and clock hour.
struct NormalisedRate {
    Money low;
    Money high;
    QString rule; ///< "as quoted", "month ÷ 730 h", "day ÷ 24 h", "machine ÷ cards"
    Trace trace;

    Money middle() const { return (low + high) / 2.0; }
};

/// Absent if the quote's basis cannot be converted (PerEquivalentHour) or the quote is not usable.
std::optional<NormalisedRate> normalise(const Quote &quote);

} // namespace xuanka
