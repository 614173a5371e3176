// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quantity/exchange_rate.h"

namespace xuanka {

Money convert(Money amount, Currency to, const ExchangeRate &rate)
{
    if (amount.currency() == to)
        return amount;
    Q_ASSERT(rate.isValid());
    const double factor = to == Currency::Cny ? rate.cnyPerUsd : 1.0 / rate.cnyPerUsd;
    return Money::fromAmount(amount.amount() * factor, to);
}

} // namespace xuanka
