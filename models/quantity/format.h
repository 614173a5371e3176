// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/bytes.h"
#include "quantity/estimate.h"
#include "quantity/money.h"

#include <QDate>
#include <QLocale>
#include <QString>

namespace xuanka {

/// How people read figures; the only place where amounts are rounded. Engines never call these.

/// "¥1,191.00", "$2.99"; four decimals below 0.1 so that a small price does not read as zero.
QString formatMoney(Money amount, const QLocale &locale);
/// Without decimals from 1,000 up: "¥12,345"; as formatMoney below.
QString formatMoneyRounded(Money amount, const QLocale &locale);
/// "¥1.98/h".
QString formatHourly(Money perHour, const QLocale &locale);
/// "23.5 GiB", with the given decimals.
QString formatGib(Bytes amount, const QLocale &locale, int decimals = 1);
/// "18.2–22.9 GiB, expected 20.1" as three figures: "18.2 / 20.1 / 22.9 GiB".
QString formatGibRange(const Estimate<Bytes> &amount, const QLocale &locale);
/// Grouped, at most the given decimals, trailing zeros dropped.
QString formatNumber(double value, const QLocale &locale, int decimals = 2);
/// 0.3805 → "38.05 %" ("38.05%" in Chinese).
QString formatShare(double share, const QLocale &locale, int decimals = 1);
/// 8030261248 → "8.03 B"; below a billion "596 M".
QString formatParameterCount(qint64 count, const QLocale &locale);
/// The locale's short date with all four digits of the year: 2026/9/4, 04.09.2026, 9/4/2026.
QString formatDate(const QDate &date, const QLocale &locale);

} // namespace xuanka
