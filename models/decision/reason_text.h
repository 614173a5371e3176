// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/json.h"
#include "quantity/money.h"

namespace xuanka {

// Reasons carry both languages, so their figures cannot follow one locale: English and Chinese both write 1,191.00.

/// "¥1,191.00"; four decimals below 0.1.
std::string moneyWords(Money amount);
/// "$1.39–1.49", or one figure if both are equal.
std::string moneyWords(Money low, Money high);
/// The first letter of a Latin sentence part in lower case ("Day plan" → "day plan"); acronyms stay.
QString lowerFirst(const QString &text);

} // namespace xuanka
