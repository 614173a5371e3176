// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cost/monthly_cost.h"

#include "catalog/normalised_rate.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace xuanka {

namespace {

constexpr int mostCards = 1000;
constexpr double mostHours = 744.0; // a month of 31 days
// Keeps every product below what Money holds.
constexpr double highestPrice = 1e6;

enum class Step { Hour, Day, Month };

Step stepOf(const Quote &quote)
{
    if (quote.billing == Billing::Month || quote.billing == Billing::Reserved || quote.unit == PriceUnit::PerCardMonth)
        return Step::Month;
    if (quote.billing == Billing::Day || quote.unit == PriceUnit::PerCardDay)
        return Step::Day;
    return Step::Hour;
}

QString unitName(Step step)
{
    switch (step) {
    case Step::Hour: return QStringLiteral("h/month");
    case Step::Day: return QStringLiteral("day/month");
    case Step::Month: break;
    }
    return QStringLiteral("month");
}

QString priceUnitName(Currency currency, PriceUnit unit)
{
    const QString code = currencyCode(currency);
    switch (unit) {
    case PriceUnit::PerCardDay: return code % QStringLiteral("/day");
    case PriceUnit::PerCardMonth: return code % QStringLiteral("/month");
    case PriceUnit::PerMachineHour: return code % QStringLiteral("/machine-h");
    case PriceUnit::PerCardHour:
    case PriceUnit::PerEquivalentHour: break;
    }
    return code % QStringLiteral("/h");
}

/// Price units that one charged step holds: a month quoted per hour is 730 of them.
double unitsPerStep(Step step, PriceUnit unit)
{
    if (unit == PriceUnit::PerCardMonth)
        return 1.0;
    if (unit == PriceUnit::PerCardDay)
        return step == Step::Month ? daysPerAverageMonth : 1.0;
    switch (step) {
    case Step::Hour: break;
    case Step::Day: return 24.0;
    case Step::Month: return hoursPerMonth;
    }
    return 1.0;
}

Done check(const Quote &quote, int cards, const UsagePattern &usage, Currency currency, const ExchangeRate &rate)
{
    const auto outOfRange = [](const QString &place, const QString &value, const QString &range) {
        return fail({Error::Kind::OutOfRange, {}, place, value, range});
    };
    if (cards < 1 || cards > mostCards)
        return outOfRange(QStringLiteral("cards"), QString::number(cards), QStringLiteral("1 … 1000"));
    if (!(usage.hoursPerMonth > 0.0 && usage.hoursPerMonth <= mostHours))
        return outOfRange(QStringLiteral("hoursPerMonth"), machineNumber(usage.hoursPerMonth), QStringLiteral("0 < h ≤ 744"));
    if (!usage.continuous && !(usage.runHours > 0.0 && std::isfinite(usage.runHours)))
        return outOfRange(QStringLiteral("runHours"), machineNumber(usage.runHours), QStringLiteral("> 0"));
    if (!quote.usable || quote.unit == PriceUnit::PerEquivalentHour)
        return fail({Error::Kind::Unsupported, {}, quote.id, quote.id, {}});
    if (quote.low.currency() != quote.high.currency()) {
        return fail({Error::Kind::Inconsistent, {}, quote.id,
                     currencyCode(quote.low.currency()) % QStringLiteral(", ") % currencyCode(quote.high.currency()), {}});
    }
    if (quote.low.micros() < 0 || quote.high < quote.low || quote.high.amount() > highestPrice)
        return outOfRange(quote.id, machineNumber(quote.high.amount()), QStringLiteral("0 ≤ low ≤ high ≤ 1000000"));
    if (quote.low.currency() != currency && !rate.isValid())
        return fail({Error::Kind::Missing, {}, QStringLiteral("exchangeRate"), {}, {}});
    return {};
}

QString expressionOf(Step step, const Quote &quote, bool converted)
{
    QString text = QStringLiteral("price");
    if (quote.unit == PriceUnit::PerMachineHour)
        text += QStringLiteral(" ÷ cards per machine");
    switch (step) {
    case Step::Hour: text += QStringLiteral(" × hours"); break;
    case Step::Day: text += QStringLiteral(" × days touched"); break;
    case Step::Month: text += QStringLiteral(" × month"); break;
    }
    if (const double units = unitsPerStep(step, quote.unit); units > 1.0)
        text += QStringLiteral(" × ") % machineNumber(units);
    text += QStringLiteral(" × cards billed");
    if (converted)
        text += quote.low.currency() == Currency::Usd ? QStringLiteral(" × exchange rate") : QStringLiteral(" ÷ exchange rate");
    return text;
}

} // namespace

double daysTouched(const UsagePattern &usage)
{
    const double days = usage.continuous
        ? std::ceil(usage.hoursPerMonth / 24.0)
        : std::ceil(usage.hoursPerMonth / usage.runHours) * std::ceil(std::min(usage.runHours, usage.hoursPerMonth) / 24.0);
    return std::min(days, daysPerAverageMonth);
}

Result<MonthlyCost> monthlyCost(const Quote &quote, int cards, const UsagePattern &usage, Currency currency,
                                const ExchangeRate &rate)
{
    if (const Done checked = check(quote, cards, usage, currency, rate); !checked)
        return fail(checked.error());

    const Step step = stepOf(quote);
    const int machine = std::max(1, quote.cardsPerMachine);
    const bool byMachine = quote.wholeMachine || quote.unit == PriceUnit::PerMachineHour;
    const bool converted = quote.low.currency() != currency;

    MonthlyCost cost;
    cost.billedCards = byMachine ? (cards + machine - 1) / machine * machine : cards;
    cost.billedUnit = unitName(step);
    cost.billedUnits = step == Step::Hour ? usage.hoursPerMonth : step == Step::Day ? daysTouched(usage) : 1.0;

    const double factor = cost.billedUnits * unitsPerStep(step, quote.unit) * cost.billedCards
        / (quote.unit == PriceUnit::PerMachineHour ? machine : 1);
    const auto total = [&](Money price) {
        const Money amount = price * factor;
        return converted ? convert(amount, currency, rate) : amount;
    };
    cost.total = {total(quote.low), {}, total(quote.high)};
    cost.total.expected = quote.low == quote.high ? cost.total.low : (cost.total.low + cost.total.high) / 2.0;

    Trace &trace = cost.trace;
    trace.formula = QStringLiteral("cost.monthly");
    trace.expression = expressionOf(step, quote, converted);
    trace.result = machineNumber(cost.total.expected.amount());
    trace.unit = currencyCode(currency) % QStringLiteral("/month");
    trace.source = QStringLiteral("definition");
    const QString priceUnit = priceUnitName(quote.low.currency(), quote.unit);
    const auto input = [&trace](const char *name, const QString &value, const QString &unit, const QString &source) {
        trace.inputs.append({QString::fromUtf8(name), value, unit, source});
    };
    if (quote.low == quote.high) {
        input(QT_TRANSLATE_NOOP("Trace", "price"), machineNumber(quote.low.amount()), priceUnit, quote.source);
    } else {
        input(QT_TRANSLATE_NOOP("Trace", "price, low"), machineNumber(quote.low.amount()), priceUnit, quote.source);
        input(QT_TRANSLATE_NOOP("Trace", "price, high"), machineNumber(quote.high.amount()), priceUnit, quote.source);
    }
    if (quote.asOf.isValid())
        input(QT_TRANSLATE_NOOP("Trace", "price as of"), isoDate(quote.asOf, quote.asOfPrecision), {}, quote.source);
    if (step != Step::Month)
        input(QT_TRANSLATE_NOOP("Trace", "hours"), machineNumber(usage.hoursPerMonth), QStringLiteral("h/month"), QStringLiteral("profile"));
    if (step == Step::Day) {
        if (!usage.continuous)
            input(QT_TRANSLATE_NOOP("Trace", "hours of one run"), machineNumber(usage.runHours), QStringLiteral("h"), QStringLiteral("profile"));
        input(QT_TRANSLATE_NOOP("Trace", "days touched"), machineNumber(cost.billedUnits), cost.billedUnit, {});
    }
    if (byMachine)
        input(QT_TRANSLATE_NOOP("Trace", "cards per machine"), QString::number(machine), {}, quote.source);
    input(QT_TRANSLATE_NOOP("Trace", "cards billed"), QString::number(cost.billedCards), {}, {});
    if (converted) {
        input(QT_TRANSLATE_NOOP("Trace", "exchange rate"), machineNumber(rate.cnyPerUsd), QStringLiteral("CNY/USD"), rate.source);
        input(QT_TRANSLATE_NOOP("Trace", "exchange rate as of"), rate.asOf.toString(Qt::ISODate), {}, rate.source);
    }
    return cost;
}

} // namespace xuanka
