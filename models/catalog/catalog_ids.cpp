// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalog/catalog_ids.h"

#include <algorithm>
#include <array>

namespace xuanka {

namespace {

template <typename T>
struct Entry {
    T value;
    const char *id;
};

constexpr std::array<Entry<Ecosystem>, 2> ecosystems{{{Ecosystem::Cuda, "cuda"}, {Ecosystem::Cann, "cann"}}};
constexpr std::array<Entry<Compliance>, 7> compliances{{{Compliance::Domestic, "domestic"},
                                                        {Compliance::Unrestricted, "unrestricted"},
                                                        {Compliance::ExistingStockOnly, "existing_stock_only"},
                                                        {Compliance::LicenceRequired, "licence_required"},
                                                        {Compliance::NotExportable, "not_exportable"},
                                                        {Compliance::Unofficial, "unofficial"},
                                                        {Compliance::Unknown, "unknown"}}};
constexpr std::array<Entry<Supply>, 6> supplies{{{Supply::Available, "available"},
                                                 {Supply::Limited, "limited"},
                                                 {Supply::Queue, "queue"},
                                                 {Supply::Scarce, "scarce"},
                                                 {Supply::Discontinued, "discontinued"},
                                                 {Supply::Unknown, "unknown"}}};
constexpr std::array<Entry<Tier>, 4> tiers{
    {{Tier::HighEnd, "high_end"}, {Tier::Mid, "mid"}, {Tier::Consumer, "consumer"}, {Tier::Entry, "entry"}}};
constexpr std::array<Entry<Certainty>, 5> certainties{{{Certainty::Confirmed, "confirmed"},
                                                       {Certainty::SingleSource, "single_source"},
                                                       {Certainty::Disputed, "disputed"},
                                                       {Certainty::Estimated, "estimated"},
                                                       {Certainty::Unverified, "unverified"}}};
constexpr std::array<Entry<Billing>, 5> billings{{{Billing::OnDemand, "on_demand"},
                                                  {Billing::Day, "day"},
                                                  {Billing::Month, "month"},
                                                  {Billing::Reserved, "reserved"},
                                                  {Billing::Spot, "spot"}}};
constexpr std::array<Entry<Path>, 5> paths{{{Path::Retail, "retail"},
                                            {Path::Hyperscaler, "hyperscaler"},
                                            {Path::Domestic, "domestic"},
                                            {Path::Specialist, "specialist"},
                                            {Path::PeerToPeer, "peer_to_peer"}}};
constexpr std::array<Entry<PriceUnit>, 5> priceUnits{{{PriceUnit::PerCardHour, "per_card_hour"},
                                                      {PriceUnit::PerCardDay, "per_card_day"},
                                                      {PriceUnit::PerCardMonth, "per_card_month"},
                                                      {PriceUnit::PerMachineHour, "per_machine_hour"},
                                                      {PriceUnit::PerEquivalentHour, "per_equivalent_hour"}}};
constexpr std::array<Entry<QuoteKind>, 2> quoteKinds{
    {{QuoteKind::Platform, "platform"}, {QuoteKind::MarketBand, "market_band"}}};

template <typename T, std::size_t N>
QString idOf(const std::array<Entry<T>, N> &entries, T value)
{
    const auto found = std::find_if(entries.begin(), entries.end(),
                                    [value](const Entry<T> &entry) { return entry.value == value; });
    return found == entries.end() ? QString() : QString::fromLatin1(found->id);
}

template <typename T, std::size_t N>
std::optional<T> valueOf(const std::array<Entry<T>, N> &entries, const QString &id)
{
    const auto found = std::find_if(entries.begin(), entries.end(),
                                    [&id](const Entry<T> &entry) { return id == QLatin1String(entry.id); });
    return found == entries.end() ? std::nullopt : std::optional<T>(found->value);
}

template <typename T, std::size_t N>
QList<T> valuesOf(const std::array<Entry<T>, N> &entries)
{
    QList<T> values;
    values.reserve(static_cast<qsizetype>(N));
    for (const Entry<T> &entry : entries)
        values << entry.value;
    return values;
}

} // namespace

QString ecosystemId(Ecosystem value) { return idOf(ecosystems, value); }
QString complianceId(Compliance value) { return idOf(compliances, value); }
QString supplyId(Supply value) { return idOf(supplies, value); }
QString tierId(Tier value) { return idOf(tiers, value); }
QString certaintyId(Certainty value) { return idOf(certainties, value); }
QString billingId(Billing value) { return idOf(billings, value); }
QString pathId(Path value) { return idOf(paths, value); }
QString priceUnitId(PriceUnit value) { return idOf(priceUnits, value); }
QString quoteKindId(QuoteKind value) { return idOf(quoteKinds, value); }

std::optional<Ecosystem> ecosystemFromId(const QString &id) { return valueOf(ecosystems, id); }
std::optional<Compliance> complianceFromId(const QString &id) { return valueOf(compliances, id); }
std::optional<Supply> supplyFromId(const QString &id) { return valueOf(supplies, id); }
std::optional<Tier> tierFromId(const QString &id) { return valueOf(tiers, id); }
std::optional<Certainty> certaintyFromId(const QString &id) { return valueOf(certainties, id); }
std::optional<Billing> billingFromId(const QString &id) { return valueOf(billings, id); }
std::optional<Path> pathFromId(const QString &id) { return valueOf(paths, id); }
std::optional<PriceUnit> priceUnitFromId(const QString &id) { return valueOf(priceUnits, id); }
std::optional<QuoteKind> quoteKindFromId(const QString &id) { return valueOf(quoteKinds, id); }

QList<Ecosystem> allEcosystems() { return valuesOf(ecosystems); }
QList<Compliance> allCompliances() { return valuesOf(compliances); }
QList<Supply> allSupplies() { return valuesOf(supplies); }
QList<Tier> allTiers() { return valuesOf(tiers); }
QList<Path> allPaths() { return valuesOf(paths); }

} // namespace xuanka
