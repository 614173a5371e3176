// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QtGlobal>

#include <compare>
#include <optional>

namespace xuanka {

enum class Currency { Cny, Usd };

/// ISO 4217 code: "CNY" or "USD".
QString currencyCode(Currency currency);
/// "¥" or "$".
QString currencySymbol(Currency currency);
std::optional<Currency> currencyFromCode(const QString &code);

/// An exact amount: a count of micro-units (10⁻⁶ ¥ or $) with its currency.
/// Amounts of different currencies cannot be added or compared; convert with an ExchangeRate first.
/// Rounding to what people read happens once, at display (formatMoney).
class Money {
public:
    constexpr Money() = default;
    constexpr Money(qint64 micros, Currency currency) : m_micros(micros), m_currency(currency) { }

    /// Rounds half away from zero to the micro-unit. The value must be finite and below 9·10¹² in magnitude.
    static Money fromAmount(double amount, Currency currency);

    constexpr qint64 micros() const { return m_micros; }
    constexpr Currency currency() const { return m_currency; }
    /// For ratios, charts and display; never to be summed.
    constexpr double amount() const { return static_cast<double>(m_micros) / 1e6; }
    constexpr bool isZero() const { return m_micros == 0; }

    /// Same currency required (asserted).
    Money operator+(Money other) const;
    Money operator-(Money other) const;
    Money operator*(double factor) const;
    Money operator/(double divisor) const;
    Money &operator+=(Money other) { return *this = *this + other; }
    /// Same currency required (asserted).
    std::strong_ordering operator<=>(const Money &other) const;
    bool operator==(const Money &) const = default;

private:
    qint64 m_micros = 0;
    Currency m_currency = Currency::Cny;
};

} // namespace xuanka
