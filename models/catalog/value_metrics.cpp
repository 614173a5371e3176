// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalog/value_metrics.h"

#include <cmath>

namespace xuanka {

namespace {

constexpr double mibPerGib = 1024.0;

QString firstSource(const Figure &figure)
{
    return figure.sources.join(QStringLiteral(", "));
}

UnitPrice unitPrice(const QString &formula, const QString &expression, const QString &unit, Money perCardHour,
                    double offered, const TraceInput &offer)
{
    UnitPrice price;
    price.amount = perCardHour.amount() / offered;
    price.currency = perCardHour.currency();
    const QString code = currencyCode(perCardHour.currency());
    price.trace = {formula, expression, machineNumber(price.amount), code % QLatin1Char('/') % unit, {}, {}, {}};
    price.trace.inputs << TraceInput{QStringLiteral("price per card-hour"), machineNumber(perCardHour.amount()),
                                     code % QLatin1String("/h"), {}}
                       << offer;
    return price;
}

TraceInput rateInput(const ExchangeRate &rate)
{
    return {QStringLiteral("exchange rate"), machineNumber(rate.cnyPerUsd),
            QStringLiteral("CNY/USD ") % rate.asOf.toString(Qt::ISODate), rate.source};
}

std::optional<BaselineRate> baselineRate(const Quote &quote, Currency currency, const ExchangeRate &rate)
{
    if (!quote.baselineOk())
        return std::nullopt;
    std::optional<NormalisedRate> quoted = normalise(quote);
    if (!quoted)
        return std::nullopt;
    const bool converted = quote.low.currency() != currency;
    if (converted && !rate.isValid())
        return std::nullopt;

    BaselineRate baseline;
    baseline.quoteId = quote.id;
    baseline.perCardHour = convert(quoted->middle(), currency, rate);
    baseline.wholeMachine = quote.wholeMachine;
    baseline.trace = {QStringLiteral("rate.cheapest_baseline"),
                      converted ? QStringLiteral("middle of the range × exchange rate") : QStringLiteral("middle of the range"),
                      machineNumber(baseline.perCardHour.amount()), currencyCode(currency) % QLatin1String("/h"), {}, {},
                      {quoted->trace}};
    if (converted)
        baseline.trace.inputs << rateInput(rate);
    baseline.quoted = *std::move(quoted);
    return baseline;
}

} // namespace

std::optional<UnitPrice> pricePerTflopHour(const Card &card, Money perCardHour)
{
    const double tflops = card.fp16DenseTflops.valueOr(0.0);
    if (tflops <= 0.0)
        return std::nullopt;
    return unitPrice(QStringLiteral("value.tflop_hour"), QStringLiteral("price ÷ FP16 dense TFLOPS"),
                     QStringLiteral("TFLOPS·h"), perCardHour, tflops,
                     {QStringLiteral("FP16 dense"), machineNumber(tflops), QStringLiteral("TFLOPS"),
                      firstSource(card.fp16DenseTflops)});
}

std::optional<UnitPrice> pricePerGibHour(const Card &card, Money perCardHour)
{
    const bool measured = card.usableMemoryMib.isKnown();
    const double gib = measured ? *card.usableMemoryMib.value / mibPerGib : card.nominalMemoryGib.valueOr(0.0);
    if (gib <= 0.0)
        return std::nullopt;
    return unitPrice(QStringLiteral("value.gib_hour"), QStringLiteral("price ÷ usable GiB"), QStringLiteral("GiB·h"),
                     perCardHour, gib,
                     {measured ? QStringLiteral("usable memory") : QStringLiteral("nominal memory"), machineNumber(gib),
                      QStringLiteral("GiB"), firstSource(measured ? card.usableMemoryMib : card.nominalMemoryGib)});
}

std::optional<UnitPrice> pricePerGbsHour(const Card &card, Money perCardHour)
{
    const double bandwidth = card.bandwidthGbs.valueOr(0.0);
    if (bandwidth <= 0.0)
        return std::nullopt;
    return unitPrice(QStringLiteral("value.gbs_hour"), QStringLiteral("price ÷ memory bandwidth"),
                     QStringLiteral("(GB/s)·h"), perCardHour, bandwidth,
                     {QStringLiteral("memory bandwidth"), machineNumber(bandwidth), QStringLiteral("GB/s"),
                      firstSource(card.bandwidthGbs)});
}

Result<TaskPrice> standardTaskPrice(Money perCardHour, double hours, int cards)
{
    if (!std::isfinite(hours) || hours <= 0.0 || hours > 1e6) {
        return fail({Error::Kind::OutOfRange, {}, QStringLiteral("hours"), machineNumber(hours),
                     QStringLiteral("0 … 1000000")});
    }
    if (cards < 1 || cards > 100000) {
        return fail({Error::Kind::OutOfRange, {}, QStringLiteral("cards"), QString::number(cards),
                     QStringLiteral("1 … 100000")});
    }
    if (perCardHour.micros() < 0 || perCardHour.amount() * hours * cards > 9e12) {
        return fail({Error::Kind::OutOfRange, {}, QStringLiteral("price per card-hour"),
                     machineNumber(perCardHour.amount()), {}});
    }
    TaskPrice price;
    price.total = perCardHour * (hours * static_cast<double>(cards));
    const QString code = currencyCode(perCardHour.currency());
    price.trace = {QStringLiteral("value.task"), QStringLiteral("hours × cards × price"),
                   machineNumber(price.total.amount()), code, {}, {}, {}};
    price.trace.inputs << TraceInput{QStringLiteral("hours"), machineNumber(hours), QStringLiteral("h"), {}}
                       << TraceInput{QStringLiteral("cards"), QString::number(cards), {}, {}}
                       << TraceInput{QStringLiteral("price per card-hour"), machineNumber(perCardHour.amount()),
                                     code % QLatin1String("/h"), {}};
    return price;
}

std::optional<BaselineRate> cheapestBaselineRate(const QList<Quote> &quotes, Currency currency, const ExchangeRate &rate)
{
    std::optional<BaselineRate> best;
    bool bestIsOnDemand = false;
    for (const Quote &quote : quotes) {
        std::optional<BaselineRate> candidate = baselineRate(quote, currency, rate);
        if (!candidate)
            continue;
        const bool onDemand = quote.billing == Billing::OnDemand;
        if (best && bestIsOnDemand != onDemand ? bestIsOnDemand : best && best->perCardHour <= candidate->perCardHour)
            continue;
        best = std::move(candidate);
        bestIsOnDemand = onDemand;
    }
    return best;
}

std::optional<BaselineRate> cheapestBaselineRate(const Catalog &catalog, const QString &cardId, Currency currency,
                                                 const ExchangeRate &rate)
{
    return cheapestBaselineRate(catalog.quotesOf(cardId), currency, rate);
}

} // namespace xuanka
