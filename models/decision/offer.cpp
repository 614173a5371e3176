// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decision/offer.h"

#include "catalog/normalised_rate.h"

#include <algorithm>

namespace xuanka {

namespace {

bool isPlatformPrice(const Quote &quote)
{
    return quote.usable && quote.kind == QuoteKind::Platform && quote.unit != PriceUnit::PerEquivalentHour;
}

UsagePattern usageOf(const DemandProfile &profile)
{
    return {profile.hoursPerMonth, profile.runHours, profile.continuous};
}

Result<PricedQuote> priced(const Quote &quote, int count, const RecommendationInputs &inputs)
{
    const UsagePattern usage = usageOf(inputs.profile);
    PricedQuote result;
    result.quote = &quote;
    Quote share = quote;
    // A price per card of a whole machine is compared as the card's share; what the whole machine costs is said beside it.
    if (quote.wholeMachine && quote.unit != PriceUnit::PerMachineHour)
        share.wholeMachine = false;
    auto cost = monthlyCost(share, count, usage, inputs.currency, inputs.rate);
    if (!cost)
        return fail(cost.error());
    if (quote.wholeMachine) {
        const auto whole = monthlyCost(quote, count, usage, inputs.currency, inputs.rate);
        if (!whole)
            return fail(whole.error());
        if (whole->billedCards > count)
            result.wholeMachine = whole->total.expected;
    }
    result.cost = *std::move(cost);
    result.perCardHour = perCardHourOf(quote, inputs).value_or(Money(0, inputs.currency));
    return result;
}

/// The newest quote counts; of two of the same day the dearer, so that a plan does not rest on the better of two stories.
bool replaces(const PricedQuote &candidate, const PricedQuote &current)
{
    if (candidate.quote->asOf != current.quote->asOf)
        return candidate.quote->asOf > current.quote->asOf;
    return candidate.cost.total.expected > current.cost.total.expected;
}

bool isCheaper(const PricedQuote &left, const PricedQuote &right)
{
    if (left.cost.total.expected != right.cost.total.expected)
        return left.cost.total.expected < right.cost.total.expected;
    return left.quote->billing < right.quote->billing;
}

Offer offerFrom(const Platform &platform, const QList<PricedQuote> &quotes)
{
    QList<PricedQuote> onePerBilling;
    QList<PricedQuote> replaced;
    for (const PricedQuote &quote : quotes) {
        const auto same = std::find_if(onePerBilling.begin(), onePerBilling.end(), [&quote](const PricedQuote &other) {
            return other.quote->billing == quote.quote->billing;
        });
        if (same == onePerBilling.end()) {
            onePerBilling << quote;
        } else if (replaces(quote, *same)) {
            replaced << *same;
            *same = quote;
        } else {
            replaced << quote;
        }
    }
    std::stable_sort(onePerBilling.begin(), onePerBilling.end(), isCheaper);
    Offer offer;
    offer.platform = &platform;
    offer.best = onePerBilling.constFirst();
    offer.alternatives = onePerBilling.mid(1);
    for (const PricedQuote &other : std::as_const(replaced)) {
        if (other.quote->billing == offer.best.quote->billing)
            offer.otherQuotes << other;
    }
    return offer;
}

} // namespace

bool Offer::isPromotional() const
{
    return !best.quote->baselineOk();
}

std::optional<Money> perCardHourOf(const Quote &quote, const RecommendationInputs &inputs)
{
    const std::optional<NormalisedRate> rate = normalise(quote);
    if (!rate || (rate->low.currency() != inputs.currency && !inputs.rate.isValid()))
        return std::nullopt;
    return convert(rate->middle(), inputs.currency, inputs.rate);
}

Result<QList<Offer>> offersOf(const Card &card, int count, const RecommendationInputs &inputs, const Catalog &catalog)
{
    QStringList platforms;
    QHash<QString, QList<PricedQuote>> quotesByPlatform;
    for (const Quote &quote : catalog.quotes()) {
        if (quote.cardId != card.id || !isPlatformPrice(quote) || !catalog.platform(quote.platformId))
            continue;
        if (!quote.baselineOk() && !inputs.includePromotional)
            continue;
        auto price = priced(quote, count, inputs);
        if (!price)
            return fail(price.error());
        if (!quotesByPlatform.contains(quote.platformId))
            platforms << quote.platformId;
        quotesByPlatform[quote.platformId] << *std::move(price);
    }
    QList<Offer> offers;
    offers.reserve(platforms.size());
    for (const QString &platform : std::as_const(platforms))
        offers << offerFrom(*catalog.platform(platform), quotesByPlatform.value(platform));
    return offers;
}

Result<std::optional<Money>> lowestPromotional(const Card &card, int count, const RecommendationInputs &inputs,
                                               const Catalog &catalog)
{
    std::optional<Money> lowest;
    for (const Quote &quote : catalog.quotes()) {
        if (quote.cardId != card.id || !isPlatformPrice(quote) || quote.baselineOk())
            continue;
        const auto price = priced(quote, count, inputs);
        if (!price)
            return fail(price.error());
        if (!lowest || price->cost.total.expected < *lowest)
            lowest = price->cost.total.expected;
    }
    return lowest;
}

} // namespace xuanka
