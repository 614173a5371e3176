// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalog/normalised_rate.h"

#include "catalog/catalog_ids.h"

namespace xuanka {

namespace {

constexpr double hoursPerDay = 24.0;

struct Rule {
    QString name;
    QString formula;
    QString expression;
    double divisor = 1.0;
    QString divisorName;
    QString divisorUnit;
    QString divisorSource;
};

std::optional<Rule> ruleFor(const Quote &quote)
{
    switch (quote.unit) {
    case PriceUnit::PerCardHour:
        return Rule{QStringLiteral("as quoted"), QStringLiteral("rate.as_quoted"), QStringLiteral("price"), 1.0, {}, {}, {}};
    case PriceUnit::PerCardDay:
        return Rule{QStringLiteral("day ÷ 24 h"), QStringLiteral("rate.day"), QStringLiteral("price ÷ hours"),
                    hoursPerDay, QStringLiteral("hours in a day"), QStringLiteral("h/day"), QStringLiteral("default")};
    case PriceUnit::PerCardMonth:
        return Rule{QStringLiteral("month ÷ 730 h"), QStringLiteral("rate.month"), QStringLiteral("price ÷ hours"),
                    hoursPerMonth, QStringLiteral("hours in a month"), QStringLiteral("h/month"),
                    QStringLiteral("default")};
    case PriceUnit::PerMachineHour:
        return Rule{QStringLiteral("machine ÷ cards"), QStringLiteral("rate.machine"), QStringLiteral("price ÷ cards"),
                    static_cast<double>(quote.cardsPerMachine), QStringLiteral("cards in the machine"),
                    QStringLiteral("cards"), quote.source};
    case PriceUnit::PerEquivalentHour:
        break;
    }
    return std::nullopt;
}

QString rangeText(Money low, Money high)
{
    const QString text = machineNumber(low.amount());
    return low == high ? text : QString(text % QStringLiteral("–") % machineNumber(high.amount()));
}

QString quotedUnit(const Quote &quote)
{
    const QString code = currencyCode(quote.low.currency());
    switch (quote.unit) {
    case PriceUnit::PerCardDay:
        return code % QLatin1String("/day");
    case PriceUnit::PerCardMonth:
        return code % QLatin1String("/month");
    case PriceUnit::PerMachineHour:
        return code % QLatin1String("/machine-hour");
    case PriceUnit::PerCardHour:
    case PriceUnit::PerEquivalentHour:
        break;
    }
    return code % QLatin1String("/h");
}

} // namespace

std::optional<NormalisedRate> normalise(const Quote &quote)
{
    if (!quote.usable || quote.cardsPerMachine < 1)
        return std::nullopt;
    const std::optional<Rule> rule = ruleFor(quote);
    if (!rule)
        return std::nullopt;

    NormalisedRate rate;
    rate.low = quote.low / rule->divisor;
    rate.high = quote.high / rule->divisor;
    rate.rule = rule->name;
    rate.trace = {rule->formula, rule->expression, rangeText(rate.low, rate.high),
                  currencyCode(quote.low.currency()) % QLatin1String("/h"), QStringLiteral("8,760 h ÷ 12 = 730 h"), {}, {}};
    if (quote.unit != PriceUnit::PerCardMonth)
        rate.trace.source.clear();
    rate.trace.inputs << TraceInput{QStringLiteral("quoted price"), rangeText(quote.low, quote.high), quotedUnit(quote),
                                    quote.source}
                      << TraceInput{QStringLiteral("quote"), quote.id, {}, quote.source};
    if (!rule->divisorName.isEmpty()) {
        rate.trace.inputs << TraceInput{rule->divisorName, machineNumber(rule->divisor), rule->divisorUnit,
                                        rule->divisorSource};
    }
    return rate;
}

} // namespace xuanka
