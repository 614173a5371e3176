// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalog/catalog_json.h"

#include "catalog/catalog_ids.h"
#include "catalog/catalog_rules.h"
#include "catalog/normalised_rate.h"

namespace xuanka {

namespace {

Json words(const QStringList &list)
{
    Json json = Json::array();
    for (const QString &text : list)
        json.push_back(str(text));
    return json;
}

Json number(const Figure &figure)
{
    return figure.value ? Json(*figure.value) : Json();
}

Json textOrNull(const QString &text)
{
    return text.isEmpty() ? Json() : Json(str(text));
}

Json figureToJson(const Figure &figure, Language language)
{
    Json json = {{"value", *figure.value},
                 {"certainty", str(certaintyId(figure.certainty))},
                 {"sources", words(figure.sources)},
                 {"as_of", str(figure.asOf.toString(Qt::ISODate))}};
    if (!figure.conflict.isEmpty())
        json["conflict"] = str(figure.conflict.in(language));
    return json;
}

Json conflictsToJson(const QList<Conflict> &conflicts, Language language)
{
    Json json = Json::array();
    for (const Conflict &conflict : conflicts) {
        json.push_back({{"id", str(conflict.id)},
                        {"subject", str(conflict.subject.in(language))},
                        {"statement", str(conflict.statement.in(language))},
                        {"resolution", str(conflict.resolution.in(language))}});
    }
    return json;
}

Json cardToJson(const Catalog &catalog, const Card &card, Language language)
{
    Json figures = Json::object();
    QStringList sources;
    for (const auto &[key, figure] : cardFigures(card)) {
        figures[str(key)] = figureToJson(*figure, language);
        sources << figure->sources;
    }
    sources.removeDuplicates();
    return {{"id", str(card.id)},
            {"name", str(card.name.in(language))},
            {"aliases", words(card.aliases)},
            {"vendor", str(card.vendor)},
            {"architecture", str(card.architecture)},
            {"memory_bytes", card.nominalMemoryGib.isKnown()
                 ? Json(Bytes::fromGib(*card.nominalMemoryGib.value).count())
                 : Json()},
            {"usable_bytes", card.usableMemoryMib.isKnown() ? Json(card.usableMemory().count()) : Json()},
            {"bandwidth_gbs", number(card.bandwidthGbs)},
            {"fp16_dense_tflops", number(card.fp16DenseTflops)},
            {"interconnect", str(card.interconnect)},
            {"interconnect_gbs", number(card.interconnectGbs)},
            {"tdp_w", number(card.tdpWatts)},
            {"official", card.official},
            {"supports_bf16", card.supportsBf16},
            {"has_tensor_cores", card.hasTensorCores},
            {"tier", str(tierId(card.tier))},
            {"ecosystem", str(ecosystemId(card.ecosystem))},
            {"compliance", str(complianceId(card.compliance))},
            {"compliance_note", str(card.complianceNote.in(language))},
            {"compliance_as_of", str(card.complianceAsOf.toString(Qt::ISODate))},
            {"compliance_sources", words(card.complianceSources)},
            {"supply", str(supplyId(card.supply))},
            {"supply_note", str(card.supplyNote.in(language))},
            {"supply_as_of", str(isoDate(card.supplyAsOf, card.supplyAsOfPrecision))},
            {"lead_time_days", card.leadTimeDays ? Json(*card.leadTimeDays) : Json()},
            {"note", str(card.note.in(language))},
            {"figures", figures},
            {"conflicts", conflictsToJson(catalog.conflictsOf(card.id), language)},
            {"sources", words(sources)}};
}

Json rateToJson(const Quote &quote)
{
    const auto rate = normalise(quote);
    if (!rate)
        return {};
    return {{"amount", rate->low.amount()},
            {"amount_high", rate->high.amount()},
            {"currency", str(currencyCode(rate->low.currency()))},
            {"basis", str(rate->rule)},
            {"trace", traceToJson(rate->trace)}};
}

Json quoteToJson(const Catalog &catalog, const Quote &quote, Language language)
{
    const Platform *platform = catalog.platform(quote.platformId);
    const LocalizedText nothing;
    const LocalizedText &productLine = platform ? platform->productLine : nothing;
    return {{"id", str(quote.id)},
            {"card", str(quote.cardId)},
            {"kind", str(quoteKindId(quote.kind))},
            {"platform", textOrNull(quote.platformId)},
            {"platform_name", str(platform ? platform->name.in(language) : quote.market.in(language))},
            {"product_line", textOrNull(productLine.in(language))},
            {"path", str(pathId(quote.path))},
            {"region", str(quote.region)},
            {"billing", str(billingId(quote.billing))},
            {"unit", str(priceUnitId(quote.unit))},
            {"amount", quote.low.amount()},
            {"amount_high", quote.high.amount()},
            {"list_amount", quote.listPrice ? Json(quote.listPrice->amount()) : Json()},
            {"currency", str(currencyCode(quote.low.currency()))},
            {"per_card_hour", rateToJson(quote)},
            {"promo", quote.promotional},
            {"limited_quota", quote.limitedQuota},
            {"peer_to_peer", quote.peerToPeer},
            {"whole_machine", quote.wholeMachine},
            {"variant_stated", quote.variantStated},
            {"baseline_ok", quote.baselineOk()},
            {"usable", quote.usable},
            {"as_of", str(isoDate(quote.asOf, quote.asOfPrecision))},
            {"source", str(quote.source)},
            {"source_place", str(quote.sourcePlace)},
            {"bundle", textOrNull(quote.bundle.in(language))},
            {"note", textOrNull(quote.note.in(language))},
            {"conflict", textOrNull(quote.conflict.in(language))}};
}

} // namespace

Json cardsToJson(const Catalog &catalog, const QList<Card> &cards, Language language)
{
    Json list = Json::array();
    for (const Card &card : cards)
        list.push_back(cardToJson(catalog, card, language));
    return {{"cards", list}};
}

Json quotesToJson(const Catalog &catalog, const QList<Quote> &quotes, Language language)
{
    Json list = Json::array();
    for (const Quote &quote : quotes)
        list.push_back(quoteToJson(catalog, quote, language));
    return {{"quotes", list}};
}

Result<QList<Quote>> listedQuotes(const Catalog &catalog, const QString &card, bool includePromotional)
{
    const Card *asked = card.isEmpty() ? nullptr : catalog.card(card);
    if (!card.isEmpty() && !asked)
        return fail({Error::Kind::UnknownName, {}, {}, card, {}});
    QList<Quote> listed;
    for (const Quote &quote : catalog.quotes()) {
        const bool wanted = !asked || quote.cardId == asked->id;
        if (wanted && (includePromotional || !(quote.promotional || quote.limitedQuota)))
            listed << quote;
    }
    return listed;
}

} // namespace xuanka
