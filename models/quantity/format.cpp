// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quantity/format.h"

#include <cmath>

namespace xuanka {

QString formatMoney(Money amount, const QLocale &locale)
{
    const double value = std::abs(amount.amount());
    const int decimals = value > 0.0 && value < 0.1 ? 4 : 2;
    return (amount.micros() < 0 ? QStringLiteral("−") : QString()) % currencySymbol(amount.currency())
        % locale.toString(value, 'f', decimals);
}

QString formatMoneyRounded(Money amount, const QLocale &locale)
{
    const double value = std::abs(amount.amount());
    if (value < 1000.0)
        return formatMoney(amount, locale);
    return (amount.micros() < 0 ? QStringLiteral("−") : QString()) % currencySymbol(amount.currency())
        % locale.toString(value, 'f', 0);
}

QString formatHourly(Money perHour, const QLocale &locale)
{
    return formatMoney(perHour, locale) % QStringLiteral("/h");
}

QString formatGib(Bytes amount, const QLocale &locale, int decimals)
{
    return locale.toString(amount.gib(), 'f', decimals) % QStringLiteral(" GiB");
}

QString formatGibRange(const Estimate<Bytes> &amount, const QLocale &locale)
{
    return locale.toString(amount.low.gib(), 'f', 1) % QStringLiteral(" / ")
        % locale.toString(amount.expected.gib(), 'f', 1) % QStringLiteral(" / ")
        % locale.toString(amount.high.gib(), 'f', 1) % QStringLiteral(" GiB");
}

QString formatNumber(double value, const QLocale &locale, int decimals)
{
    QString text = locale.toString(value, 'f', decimals);
    if (decimals > 0) {
        while (text.endsWith(QLatin1Char('0')))
            text.chop(1);
        if (text.endsWith(locale.decimalPoint()))
            text.chop(locale.decimalPoint().size());
    }
    if (text == locale.negativeSign() % locale.zeroDigit()) // what was rounded away has no sign
        return locale.zeroDigit();
    return text;
}

QString formatShare(double share, const QLocale &locale, int decimals)
{
    const QString gap = locale.language() == QLocale::Chinese ? QString() : QStringLiteral(" ");
    return locale.toString(share * 100.0, 'f', decimals) % gap % locale.percent();
}

QString formatParameterCount(qint64 count, const QLocale &locale)
{
    const auto value = static_cast<double>(count);
    if (value >= 1e9)
        return locale.toString(value / 1e9, 'f', value >= 1e11 ? 0 : value >= 1e10 ? 1 : 2) % QStringLiteral(" B");
    return locale.toString(value / 1e6, 'f', 0) % QStringLiteral(" M");
}

QString formatDate(const QDate &date, const QLocale &locale)
{
    QString pattern = locale.dateFormat(QLocale::ShortFormat);
    if (!pattern.contains(QLatin1String("yyyy")))
        pattern.replace(QLatin1String("yy"), QLatin1String("yyyy"));
    return locale.toString(date, pattern);
}

} // namespace xuanka
