// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/money.h"

#include <QDate>

namespace xuanka {

/// ¥ for one $, with the day it was read and who says so. There is no conversion without one.
struct ExchangeRate {
    double cnyPerUsd = 0.0;
    QDate asOf;
    QString source;

    bool isValid() const { return cnyPerUsd > 0.0 && asOf.isValid(); }
    bool operator==(const ExchangeRate &) const = default;
};

/// The same currency comes back unchanged. The rate must be valid (asserted).
Money convert(Money amount, Currency to, const ExchangeRate &rate);

} // namespace xuanka
