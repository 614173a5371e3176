// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalog/catalog_record_json.h"

#include "catalog/catalog_ids.h"

namespace xuanka {

namespace {

QString text(const Json &json, const char *key)
{
    const auto found = json.find(key);
    return found == json.end() ? QString() : toQString(*found);
}

LocalizedText localized(const Json &json, const char *key)
{
    const auto found = json.find(key);
    return found == json.end() ? LocalizedText() : toLocalizedText(*found);
}

QStringList textList(const Json &json, const char *key)
{
    QStringList list;
    if (const auto found = json.find(key); found != json.end()) {
        list.reserve(static_cast<qsizetype>(found->size()));
        for (const Json &item : *found)
            list << toQString(item);
    }
    return list;
}

QDate day(const Json &json, const char *key)
{
    return QDate::fromString(text(json, key), Qt::ISODate);
}

std::optional<bool> maybe(const Json &json, const char *key)
{
    const auto found = json.find(key);
    return found == json.end() ? std::nullopt : std::optional<bool>(found->get<bool>());
}

Figure figureFromJson(const Json &figures, const char *key)
{
    const auto found = figures.find(key);
    if (found == figures.end())
        return {};
    Figure figure;
    figure.value = found->at("value").get<double>();
    figure.sources = textList(*found, "sources");
    figure.asOf = day(*found, "as_of");
    figure.certainty = certaintyFromId(text(*found, "certainty")).value_or(Certainty::Unverified);
    figure.conflict = localized(*found, "conflict");
    return figure;
}

void readFigures(const Json &figures, Card &card)
{
    card.nominalMemoryGib = figureFromJson(figures, "nominal_memory_gib");
    card.usableMemoryMib = figureFromJson(figures, "usable_memory_mib");
    card.bandwidthGbs = figureFromJson(figures, "bandwidth_gbs");
    card.fp32Tflops = figureFromJson(figures, "fp32_tflops");
    card.fp16DenseTflops = figureFromJson(figures, "fp16_dense_tflops");
    card.fp16Fp16AccumulateTflops = figureFromJson(figures, "fp16_fp16_accumulate_tflops");
    card.fp8DenseTflops = figureFromJson(figures, "fp8_dense_tflops");
    card.int8DenseTops = figureFromJson(figures, "int8_dense_tops");
    card.fp4DenseTflops = figureFromJson(figures, "fp4_dense_tflops");
    card.interconnectGbs = figureFromJson(figures, "interconnect_gbs");
    card.tdpWatts = figureFromJson(figures, "tdp_watts");
}

Money money(const Json &json, const char *key, Currency currency)
{
    return Money::fromAmount(json.at(key).get<double>(), currency);
}

} // namespace

QString isoDate(const QDate &date, DatePrecision precision)
{
    switch (precision) {
    case DatePrecision::Year:
        return date.toString(QStringLiteral("yyyy"));
    case DatePrecision::Month:
        return date.toString(QStringLiteral("yyyy-MM"));
    case DatePrecision::Day:
        break;
    }
    return date.toString(Qt::ISODate);
}

PartialDate partialDate(const Json &json)
{
    QString iso = toQString(json);
    const qsizetype parts = iso.count(QLatin1Char('-')) + 1;
    for (qsizetype missing = parts; missing < 3; ++missing)
        iso += QLatin1String("-01");
    return {QDate::fromString(iso, Qt::ISODate),
            parts == 1 ? DatePrecision::Year : parts == 2 ? DatePrecision::Month : DatePrecision::Day};
}

Source sourceFromJson(const Json &json)
{
    const PartialDate asOf = partialDate(json.at("as_of"));
    return {text(json, "id"), localized(json, "title"), text(json, "location"), asOf.date, asOf.precision};
}

Platform platformFromJson(const Json &json)
{
    Platform platform;
    platform.id = text(json, "id");
    platform.name = localized(json, "name");
    platform.productLine = localized(json, "product_line");
    platform.path = pathFromId(text(json, "path")).value_or(Path::Retail);
    platform.region = text(json, "region");
    platform.invoice = maybe(json, "invoice");
    platform.sla = maybe(json, "sla");
    platform.dataStaysInChina = maybe(json, "data_stays_in_china");
    platform.note = localized(json, "note");
    platform.sources = textList(json, "sources");
    const PartialDate asOf = partialDate(json.at("as_of"));
    platform.asOf = asOf.date;
    platform.asOfPrecision = asOf.precision;
    return platform;
}

Card cardFromJson(const Json &json)
{
    Card card;
    card.id = text(json, "id");
    card.name = localized(json, "name");
    card.aliases = textList(json, "aliases");
    card.vendor = text(json, "vendor");
    card.architecture = text(json, "architecture");
    card.launched = text(json, "launched");
    card.memoryType = text(json, "memory_type");
    card.interconnect = text(json, "interconnect");
    card.formFactor = text(json, "form_factor");
    card.computeCapability = text(json, "compute_capability");
    card.pcieGeneration = json.value("pcie_generation", 0);
    card.official = json.at("official").get<bool>();
    card.madeForChina = json.at("made_for_china").get<bool>();
    card.supportsBf16 = json.at("supports_bf16").get<bool>();
    card.hasTensorCores = json.at("has_tensor_cores").get<bool>();
    card.tier = tierFromId(text(json, "tier")).value_or(Tier::Mid);
    card.ecosystem = ecosystemFromId(text(json, "ecosystem")).value_or(Ecosystem::Cuda);
    card.note = localized(json, "note");

    const Json &compliance = json.at("compliance");
    card.compliance = complianceFromId(text(compliance, "state")).value_or(Compliance::Unknown);
    card.complianceNote = localized(compliance, "note");
    card.complianceAsOf = day(compliance, "as_of");
    card.complianceSources = textList(compliance, "sources");

    const Json &supply = json.at("supply");
    card.supply = supplyFromId(text(supply, "state")).value_or(Supply::Unknown);
    card.supplyNote = localized(supply, "note");
    const PartialDate asOf = partialDate(supply.at("as_of"));
    card.supplyAsOf = asOf.date;
    card.supplyAsOfPrecision = asOf.precision;
    card.supplySources = textList(supply, "sources");
    if (supply.contains("lead_time_days"))
        card.leadTimeDays = supply.at("lead_time_days").get<int>();

    readFigures(json.at("figures"), card);
    return card;
}

Quote quoteFromJson(const Json &json)
{
    Quote quote;
    quote.id = text(json, "id");
    quote.cardId = text(json, "card");
    quote.platformId = text(json, "platform");
    quote.kind = quoteKindFromId(text(json, "kind")).value_or(QuoteKind::MarketBand);
    quote.market = localized(json, "market");
    quote.path = pathFromId(text(json, "path")).value_or(Path::Retail);
    quote.region = text(json, "region");
    quote.billing = billingFromId(text(json, "billing")).value_or(Billing::OnDemand);
    quote.unit = priceUnitFromId(text(json, "unit")).value_or(PriceUnit::PerEquivalentHour);
    const Currency currency = currencyFromCode(text(json, "currency")).value_or(Currency::Cny);
    quote.low = money(json, "low", currency);
    quote.high = money(json, "high", currency);
    if (json.contains("list_price"))
        quote.listPrice = money(json, "list_price", currency);
    quote.cardsPerMachine = json.value("cards_per_machine", 1);
    quote.wholeMachine = json.value("whole_machine", false);
    quote.promotional = json.value("promotional", false);
    quote.limitedQuota = json.value("limited_quota", false);
    quote.peerToPeer = json.value("peer_to_peer", false);
    quote.variantStated = json.value("variant_stated", true);
    const PartialDate asOf = partialDate(json.at("as_of"));
    quote.asOf = asOf.date;
    quote.asOfPrecision = asOf.precision;
    quote.source = text(json, "source");
    quote.places = textList(json, "places");
    quote.sourcePlace = quote.places.join(QStringLiteral(", "));
    quote.bundle = localized(json, "bundle");
    quote.note = localized(json, "note");
    quote.conflict = localized(json, "conflict");
    quote.usable = json.value("usable", true);
    return quote;
}

Conflict conflictFromJson(const Json &json)
{
    Conflict conflict;
    conflict.id = text(json, "id");
    conflict.subject = localized(json, "subject");
    conflict.statement = localized(json, "statement");
    conflict.resolution = localized(json, "resolution");
    conflict.cardIds = textList(json, "cards");
    conflict.quoteIds = textList(json, "quotes");
    conflict.platformIds = textList(json, "platforms");
    return conflict;
}

} // namespace xuanka
