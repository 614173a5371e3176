// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalog/catalog_words.h"

#include <QCoreApplication>

namespace xuanka {

namespace {

QString words(const char *english)
{
    return QCoreApplication::translate("Catalog", english);
}

} // namespace

QString ecosystemWord(Ecosystem value)
{
    switch (value) {
    case Ecosystem::Cuda:
        return QStringLiteral("CUDA");
    case Ecosystem::Cann:
        return QStringLiteral("CANN");
    }
    return {};
}

QString complianceWord(Compliance value)
{
    switch (value) {
    case Compliance::Domestic:
        return words(QT_TRANSLATE_NOOP("Catalog", "Domestic"));
    case Compliance::Unrestricted:
        return words(QT_TRANSLATE_NOOP("Catalog", "Unrestricted"));
    case Compliance::ExistingStockOnly:
        return words(QT_TRANSLATE_NOOP("Catalog", "Existing stock only"));
    case Compliance::LicenceRequired:
        return words(QT_TRANSLATE_NOOP("Catalog", "Licence required"));
    case Compliance::NotExportable:
        return words(QT_TRANSLATE_NOOP("Catalog", "Not exportable to China"));
    case Compliance::Unofficial:
        return words(QT_TRANSLATE_NOOP("Catalog", "Unofficial board"));
    case Compliance::Unknown:
        return words(QT_TRANSLATE_NOOP("Catalog", "Not known, ask"));
    }
    return {};
}

QString supplyWord(Supply value)
{
    switch (value) {
    case Supply::Available:
        return words(QT_TRANSLATE_NOOP("Catalog", "Available"));
    case Supply::Limited:
        return words(QT_TRANSLATE_NOOP("Catalog", "Limited"));
    case Supply::Queue:
        return words(QT_TRANSLATE_NOOP("Catalog", "Queue"));
    case Supply::Scarce:
        return words(QT_TRANSLATE_NOOP("Catalog", "Scarce"));
    case Supply::Discontinued:
        return words(QT_TRANSLATE_NOOP("Catalog", "Discontinued"));
    case Supply::Unknown:
        return words(QT_TRANSLATE_NOOP("Catalog", "Not known, ask"));
    }
    return {};
}

QString tierWord(Tier value)
{
    switch (value) {
    case Tier::HighEnd:
        return words(QT_TRANSLATE_NOOP("Catalog", "High end"));
    case Tier::Mid:
        return words(QT_TRANSLATE_NOOP("Catalog", "Mid range"));
    case Tier::Consumer:
        return words(QT_TRANSLATE_NOOP("Catalog", "Consumer flagship"));
    case Tier::Entry:
        return words(QT_TRANSLATE_NOOP("Catalog", "Entry level"));
    }
    return {};
}

QString certaintyWord(Certainty value)
{
    switch (value) {
    case Certainty::Confirmed:
        return words(QT_TRANSLATE_NOOP("Catalog", "several sources agree"));
    case Certainty::SingleSource:
        return words(QT_TRANSLATE_NOOP("Catalog", "one source only"));
    case Certainty::Disputed:
        return words(QT_TRANSLATE_NOOP("Catalog", "sources disagree"));
    case Certainty::Estimated:
        return words(QT_TRANSLATE_NOOP("Catalog", "estimated"));
    case Certainty::Unverified:
        return words(QT_TRANSLATE_NOOP("Catalog", "not verified"));
    }
    return {};
}

QString billingWord(Billing value)
{
    switch (value) {
    case Billing::OnDemand:
        return words(QT_TRANSLATE_NOOP("Catalog", "On demand"));
    case Billing::Day:
        return words(QT_TRANSLATE_NOOP("Catalog", "By the day"));
    case Billing::Month:
        return words(QT_TRANSLATE_NOOP("Catalog", "By the month"));
    case Billing::Reserved:
        return words(QT_TRANSLATE_NOOP("Catalog", "Reserved"));
    case Billing::Spot:
        return words(QT_TRANSLATE_NOOP("Catalog", "Spot"));
    }
    return {};
}

QString pathWord(Path value)
{
    switch (value) {
    case Path::Retail:
        return words(QT_TRANSLATE_NOOP("Catalog", "Retail platform"));
    case Path::Hyperscaler:
        return words(QT_TRANSLATE_NOOP("Catalog", "Hyperscaler"));
    case Path::Domestic:
        return words(QT_TRANSLATE_NOOP("Catalog", "Domestic accelerators"));
    case Path::Specialist:
        return words(QT_TRANSLATE_NOOP("Catalog", "Specialist GPU cloud"));
    case Path::PeerToPeer:
        return words(QT_TRANSLATE_NOOP("Catalog", "Peer-to-peer market"));
    }
    return {};
}

QString priceUnitWord(PriceUnit value)
{
    switch (value) {
    case PriceUnit::PerCardHour:
        return words(QT_TRANSLATE_NOOP("Catalog", "per card and hour"));
    case PriceUnit::PerCardDay:
        return words(QT_TRANSLATE_NOOP("Catalog", "per card and day"));
    case PriceUnit::PerCardMonth:
        return words(QT_TRANSLATE_NOOP("Catalog", "per card and month"));
    case PriceUnit::PerMachineHour:
        return words(QT_TRANSLATE_NOOP("Catalog", "per machine and hour"));
    case PriceUnit::PerEquivalentHour:
        return words(QT_TRANSLATE_NOOP("Catalog", "per “equivalent” hour, basis not stated"));
    }
    return {};
}

QString quoteKindWord(QuoteKind value)
{
    return value == QuoteKind::Platform ? words(QT_TRANSLATE_NOOP("Catalog", "Platform quote"))
                                        : words(QT_TRANSLATE_NOOP("Catalog", "Market band"));
}

QString regionWord(const QString &region)
{
    if (region == QLatin1String("CN"))
        return words(QT_TRANSLATE_NOOP("Catalog", "China"));
    if (region == QLatin1String("overseas"))
        return words(QT_TRANSLATE_NOOP("Catalog", "outside China"));
    return region;
}

QString rateRuleWord(const QString &rule)
{
    // The rules of normalised_rate.cpp, written out here so that lupdate finds them.
    static constexpr const char *rules[] = {QT_TRANSLATE_NOOP("Catalog", "as quoted"),
                                            QT_TRANSLATE_NOOP("Catalog", "day ÷ 24 h"),
                                            QT_TRANSLATE_NOOP("Catalog", "month ÷ 730 h"),
                                            QT_TRANSLATE_NOOP("Catalog", "machine ÷ cards")};
    for (const char *known : rules) {
        if (rule == QString::fromUtf8(known))
            return words(known);
    }
    return rule;
}

} // namespace xuanka
