// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cost/package_cost.h"

#include "catalog/catalog.h"

namespace xuanka {

namespace {

struct Offer {
    const Quote *hour = nullptr;
    const Quote *day = nullptr;
    const Quote *month = nullptr;
};

void takeNewer(const Quote *&held, const Quote &quote)
{
    if (!held || (quote.asOf.isValid() && quote.asOf > held->asOf))
        held = &quote;
}

Money middle(const Quote &quote)
{
    return quote.low == quote.high ? quote.low : (quote.low + quote.high) / 2.0;
}

bool sameCurrency(const Offer &offer)
{
    const auto matches = [&offer](const Quote *quote) { return !quote || quote->low.currency() == offer.hour->low.currency(); };
    return matches(offer.day) && matches(offer.month);
}

} // namespace

QList<PackagePrices> packagePricesOf(const Catalog &catalog)
{
    return packagePricesOf(catalog.quotes());
}

QList<PackagePrices> packagePricesOf(const QList<Quote> &quotes)
{
    QList<std::pair<QString, QString>> order;
    QHash<std::pair<QString, QString>, Offer> offers;
    for (const Quote &quote : quotes) {
        if (!quote.baselineOk() || quote.low.micros() <= 0)
            continue;
        const std::pair<QString, QString> key{quote.cardId, quote.platformId};
        if (!offers.contains(key))
            order.append(key);
        Offer &offer = offers[key];
        if (quote.billing == Billing::OnDemand && quote.unit == PriceUnit::PerCardHour && !quote.wholeMachine)
            takeNewer(offer.hour, quote);
        else if (quote.billing == Billing::Day && quote.unit == PriceUnit::PerCardDay)
            takeNewer(offer.day, quote);
        else if (quote.billing == Billing::Month && quote.unit == PriceUnit::PerCardMonth)
            takeNewer(offer.month, quote);
    }

    QList<PackagePrices> all;
    for (const auto &key : std::as_const(order)) {
        const Offer offer = offers.value(key);
        if (!offer.hour || (!offer.day && !offer.month) || !sameCurrency(offer))
            continue;
        PackagePrices prices;
        prices.cardId = key.first;
        prices.platformId = key.second;
        prices.perHour = middle(*offer.hour);
        prices.quoteIds << offer.hour->id;
        if (offer.day) {
            prices.perDay = middle(*offer.day);
            prices.quoteIds << offer.day->id;
        }
        if (offer.month) {
            prices.perMonth = middle(*offer.month);
            prices.quoteIds << offer.month->id;
        }
        all.append(prices);
    }
    return all;
}

} // namespace xuanka
