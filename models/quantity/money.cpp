// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quantity/money.h"

#include <cmath>

namespace xuanka {

namespace {

// Above this an amount no longer fits the micro-unit count; no price or budget comes near it.
constexpr double largestAmount = 9e12;

qint64 toMicros(double micros)
{
    Q_ASSERT(std::isfinite(micros) && std::abs(micros) <= largestAmount * 1e6);
    return std::llround(micros);
}

} // namespace

QString currencyCode(Currency currency)
{
    return currency == Currency::Usd ? QStringLiteral("USD") : QStringLiteral("CNY");
}

QString currencySymbol(Currency currency)
{
    return currency == Currency::Usd ? QStringLiteral("$") : QStringLiteral("¥");
}

std::optional<Currency> currencyFromCode(const QString &code)
{
    if (code == QLatin1String("CNY") || code == QLatin1String("RMB"))
        return Currency::Cny;
    if (code == QLatin1String("USD"))
        return Currency::Usd;
    return std::nullopt;
}

Money Money::fromAmount(double amount, Currency currency)
{
    return {toMicros(amount * 1e6), currency};
}

Money Money::operator+(Money other) const
{
    Q_ASSERT(m_currency == other.m_currency);
    return {m_micros + other.m_micros, m_currency};
}

Money Money::operator-(Money other) const
{
    Q_ASSERT(m_currency == other.m_currency);
    return {m_micros - other.m_micros, m_currency};
}

Money Money::operator*(double factor) const
{
    return {toMicros(static_cast<double>(m_micros) * factor), m_currency};
}

Money Money::operator/(double divisor) const
{
    Q_ASSERT(divisor != 0.0);
    return {toMicros(static_cast<double>(m_micros) / divisor), m_currency};
}

std::strong_ordering Money::operator<=>(const Money &other) const
{
    Q_ASSERT(m_currency == other.m_currency);
    return m_micros <=> other.m_micros;
}

} // namespace xuanka
