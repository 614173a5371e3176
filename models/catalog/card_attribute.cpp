// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalog/card_attribute.h"

#include "catalog/catalog_ids.h"
#include "catalog/catalog_words.h"
#include "quantity/format.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace xuanka {

namespace {

QString words(const char *english)
{
    return QCoreApplication::translate("Catalog", english);
}

QString unknown()
{
    return QStringLiteral("—");
}

std::optional<double> amount(const std::optional<UnitPrice> &price)
{
    return price ? std::optional<double>(price->amount) : std::nullopt;
}

std::optional<double> pricePer(const CardFacts &facts, std::optional<UnitPrice> (*unitPrice)(const Card &, Money))
{
    return facts.baseline ? amount(unitPrice(*facts.card, facts.baseline->perCardHour)) : std::nullopt;
}

/// Everything that differs from attribute to attribute, apart from the value of the words.
struct Description {
    CardAttribute attribute;
    const char *id;
    const char *title; ///< "%1" is the currency's symbol
    Preference preference = Preference::None;
    int decimals = 0;
    bool trailingZeros = false; ///< prices line up, measures do not carry noise
    const Figure Card::*figure = nullptr;
    std::optional<double> (*number)(const CardFacts &) = nullptr;
};

constexpr double mibPerGib = 1024.0;

const std::array<Description, 24> &descriptions()
{
    using A = CardAttribute;
    static const std::array<Description, 24> all = {{
        {A::Name, "name", QT_TRANSLATE_NOOP("Catalog", "Card")},
        {.attribute = A::UsableMemory, .id = "usable_memory",
         .title = QT_TRANSLATE_NOOP("Catalog", "Usable memory, GiB"), .preference = Preference::Higher, .decimals = 1,
         .figure = &Card::usableMemoryMib,
         .number = [](const CardFacts &f) -> std::optional<double> {
             if (!f.card->usableMemoryMib.isKnown())
                 return std::nullopt;
             return *f.card->usableMemoryMib.value / mibPerGib;
         }},
        {.attribute = A::NominalMemory, .id = "nominal_memory",
         .title = QT_TRANSLATE_NOOP("Catalog", "Memory as sold, GiB"), .figure = &Card::nominalMemoryGib},
        {.attribute = A::Bandwidth, .id = "bandwidth", .title = QT_TRANSLATE_NOOP("Catalog", "Memory bandwidth, GB/s"),
         .preference = Preference::Higher, .figure = &Card::bandwidthGbs},
        {.attribute = A::Interconnect, .id = "interconnect",
         .title = QT_TRANSLATE_NOOP("Catalog", "Links between cards, GB/s"), .preference = Preference::Higher,
         .decimals = 1, .figure = &Card::interconnectGbs},
        {.attribute = A::Fp16Dense, .id = "fp16_dense",
         .title = QT_TRANSLATE_NOOP("Catalog", "FP16/BF16 dense, TFLOPS"), .preference = Preference::Higher,
         .decimals = 1, .figure = &Card::fp16DenseTflops},
        {.attribute = A::Fp8Dense, .id = "fp8_dense", .title = QT_TRANSLATE_NOOP("Catalog", "FP8 dense, TFLOPS"),
         .preference = Preference::Higher, .decimals = 1, .figure = &Card::fp8DenseTflops},
        {.attribute = A::Int8Dense, .id = "int8_dense", .title = QT_TRANSLATE_NOOP("Catalog", "INT8 dense, TOPS"),
         .preference = Preference::Higher, .decimals = 1, .figure = &Card::int8DenseTops},
        {.attribute = A::Fp4Dense, .id = "fp4_dense", .title = QT_TRANSLATE_NOOP("Catalog", "FP4 dense, TFLOPS"),
         .preference = Preference::Higher, .decimals = 1, .figure = &Card::fp4DenseTflops},
        {.attribute = A::Fp32, .id = "fp32", .title = QT_TRANSLATE_NOOP("Catalog", "FP32, TFLOPS"),
         .preference = Preference::Higher, .decimals = 2, .figure = &Card::fp32Tflops},
        {.attribute = A::CheapestRate, .id = "cheapest_rate",
         .title = QT_TRANSLATE_NOOP("Catalog", "Cheapest baseline, %1 per card-hour"),
         .preference = Preference::Lower, .decimals = 2, .trailingZeros = true,
         .number = [](const CardFacts &f) -> std::optional<double> {
             if (!f.baseline)
                 return std::nullopt;
             return f.baseline->perCardHour.amount();
         }},
        {.attribute = A::PricePerGib, .id = "price_per_gib",
         .title = QT_TRANSLATE_NOOP("Catalog", "%1 per usable GiB and hour"), .preference = Preference::Lower,
         .decimals = 4, .trailingZeros = true, .number = [](const CardFacts &f) { return pricePer(f, pricePerGibHour); }},
        {.attribute = A::PricePerGbs, .id = "price_per_gbs",
         .title = QT_TRANSLATE_NOOP("Catalog", "%1 per GB/s and hour"), .preference = Preference::Lower, .decimals = 5,
         .trailingZeros = true, .number = [](const CardFacts &f) { return pricePer(f, pricePerGbsHour); }},
        {.attribute = A::PricePerTflop, .id = "price_per_tflop",
         .title = QT_TRANSLATE_NOOP("Catalog", "%1 per FP16 TFLOPS and hour"), .preference = Preference::Lower,
         .decimals = 4, .trailingZeros = true,
         .number = [](const CardFacts &f) { return pricePer(f, pricePerTflopHour); }},
        {.attribute = A::Tdp, .id = "tdp", .title = QT_TRANSLATE_NOOP("Catalog", "Power, W"),
         .preference = Preference::Lower, .figure = &Card::tdpWatts},
        {A::Ecosystem, "ecosystem", QT_TRANSLATE_NOOP("Catalog", "Ecosystem")},
        {A::Compliance, "compliance", QT_TRANSLATE_NOOP("Catalog", "Compliance")},
        {A::Supply, "supply", QT_TRANSLATE_NOOP("Catalog", "Supply")},
        {A::Tier, "tier", QT_TRANSLATE_NOOP("Catalog", "Tier")},
        {A::Architecture, "architecture", QT_TRANSLATE_NOOP("Catalog", "Architecture")},
        {A::MemoryType, "memory_type", QT_TRANSLATE_NOOP("Catalog", "Memory type")},
        {A::FormFactor, "form_factor", QT_TRANSLATE_NOOP("Catalog", "Form factor")},
        {A::Vendor, "vendor", QT_TRANSLATE_NOOP("Catalog", "Vendor")},
        {A::Launched, "launched", QT_TRANSLATE_NOOP("Catalog", "Launched")},
    }};
    return all;
}

const Description &describe(CardAttribute attribute)
{
    return descriptions().at(static_cast<std::size_t>(attribute));
}

QString wordText(const CardFacts &facts, CardAttribute attribute, Language language)
{
    const Card &card = *facts.card;
    switch (attribute) {
    case CardAttribute::Name:
        return card.name.in(language);
    case CardAttribute::Ecosystem:
        return ecosystemWord(card.ecosystem);
    case CardAttribute::Compliance:
        return complianceWord(card.compliance);
    case CardAttribute::Supply:
        return supplyWord(card.supply);
    case CardAttribute::Tier:
        return tierWord(card.tier);
    case CardAttribute::Architecture:
        return card.architecture;
    case CardAttribute::MemoryType:
        return card.memoryType;
    case CardAttribute::FormFactor:
        return card.formFactor;
    case CardAttribute::Vendor:
        return card.vendor;
    case CardAttribute::Launched:
        return card.launched;
    default:
        return {};
    }
}

QString sourceNames(const Catalog &catalog, const QStringList &ids, Language language)
{
    QStringList names;
    names.reserve(ids.size());
    for (const QString &id : ids) {
        const Source *source = catalog.source(id);
        names << (source ? source->title.in(language) : id);
    }
    return names.join(QStringLiteral("; "));
}

QString figureExplanation(const Catalog &catalog, const Figure &figure, Language language)
{
    if (!figure.isKnown())
        return {};
    QStringList lines;
    lines << words(QT_TRANSLATE_NOOP("Catalog", "Source: %1 (%2)"))
                 .arg(sourceNames(catalog, figure.sources, language), figure.asOf.toString(Qt::ISODate));
    lines << words(QT_TRANSLATE_NOOP("Catalog", "Certainty: %1")).arg(certaintyWord(figure.certainty));
    if (!figure.conflict.isEmpty())
        lines << figure.conflict.in(language);
    return lines.join(QLatin1Char('\n'));
}

QString noteExplanation(const Catalog &catalog, const LocalizedText &note, const QStringList &sources,
                        const QString &asOf, Language language)
{
    return note.in(language) % QLatin1Char('\n')
        % words(QT_TRANSLATE_NOOP("Catalog", "Source: %1 (%2)")).arg(sourceNames(catalog, sources, language), asOf);
}

QString baselineExplanation(const Catalog &catalog, const CardFacts &facts, const CatalogDisplay &display)
{
    if (!facts.baseline)
        return words(QT_TRANSLATE_NOOP("Catalog", "No price that a long-term plan may rest on: promotional, peer-to-peer "
                                                  "and market prices do not count."));
    const Quote *quote = catalog.quote(facts.baseline->quoteId);
    const Platform *platform = quote ? catalog.platform(quote->platformId) : nullptr;
    if (!platform)
        return {};
    QString seller = platform->name.in(display.language);
    if (!platform->productLine.isEmpty())
        seller += QLatin1Char(' ') % platform->productLine.in(display.language);
    QStringList lines{words(QT_TRANSLATE_NOOP("Catalog", "%1, %2: %3"))
                          .arg(seller, billingWord(quote->billing), formatHourly(facts.baseline->perCardHour, display.locale)),
                      words(QT_TRANSLATE_NOOP("Catalog", "Rule: %1")).arg(rateRuleWord(facts.baseline->quoted.rule))};
    if (facts.baseline->wholeMachine)
        lines << words(QT_TRANSLATE_NOOP("Catalog", "Includes a share of a whole machine; not comparable with bare card-hours."));
    lines << words(QT_TRANSLATE_NOOP("Catalog", "Source: %1 (%2)"))
                 .arg(sourceNames(catalog, {quote->source}, display.language) % QLatin1Char(' ') % quote->sourcePlace,
                      isoDate(quote->asOf, quote->asOfPrecision));
    return lines.join(QLatin1Char('\n'));
}

} // namespace

QList<CardAttribute> allCardAttributes()
{
    static const QList<CardAttribute> all = [] {
        QList<CardAttribute> list;
        for (const Description &description : descriptions())
            list << description.attribute;
        return list;
    }();
    return all;
}

QString cardAttributeId(CardAttribute attribute)
{
    return QString::fromLatin1(describe(attribute).id);
}

std::optional<CardAttribute> cardAttributeFromId(const QString &id)
{
    const auto found = std::find_if(descriptions().begin(), descriptions().end(), [&id](const Description &description) {
        return id == QLatin1String(description.id);
    });
    return found == descriptions().end() ? std::nullopt : std::optional<CardAttribute>(found->attribute);
}

QString cardAttributeTitle(CardAttribute attribute, Currency currency)
{
    const QString title = words(describe(attribute).title);
    return title.contains(QLatin1String("%1")) ? title.arg(currencySymbol(currency)) : title;
}

bool cardAttributeIsNumber(CardAttribute attribute)
{
    return describe(attribute).figure || describe(attribute).number;
}

Preference cardAttributePreference(CardAttribute attribute)
{
    return describe(attribute).preference;
}

std::optional<double> cardAttributeNumber(const CardFacts &facts, CardAttribute attribute)
{
    const Description &description = describe(attribute);
    if (description.number)
        return description.number(facts);
    return description.figure ? (facts.card->*description.figure).value : std::nullopt;
}

QVariant cardAttributeSortValue(const CardFacts &facts, CardAttribute attribute, const CatalogDisplay &display)
{
    if (cardAttributeIsNumber(attribute)) {
        const std::optional<double> number = cardAttributeNumber(facts, attribute);
        return number ? QVariant(*number) : QVariant();
    }
    const Card &card = *facts.card;
    switch (attribute) {
    case CardAttribute::Ecosystem:
        return static_cast<int>(card.ecosystem);
    case CardAttribute::Compliance:
        return card.compliance == Compliance::Unknown ? QVariant() : QVariant(static_cast<int>(card.compliance));
    case CardAttribute::Supply:
        return card.supply == Supply::Unknown ? QVariant() : QVariant(static_cast<int>(card.supply));
    case CardAttribute::Tier:
        return static_cast<int>(card.tier);
    default:
        return wordText(facts, attribute, display.language);
    }
}

QString cardAttributeText(const CardFacts &facts, CardAttribute attribute, const CatalogDisplay &display)
{
    const Description &description = describe(attribute);
    if (!cardAttributeIsNumber(attribute)) {
        const QString text = wordText(facts, attribute, display.language);
        return text.isEmpty() ? unknown() : text;
    }
    const std::optional<double> number = cardAttributeNumber(facts, attribute);
    if (!number)
        return unknown();
    return description.trailingZeros ? display.locale.toString(*number, 'f', description.decimals)
                                     : formatNumber(*number, display.locale, description.decimals);
}

QString cardAttributeExplanation(const Catalog &catalog, const CardFacts &facts, CardAttribute attribute,
                                 const CatalogDisplay &display)
{
    const Card &card = *facts.card;
    if (const auto figure = describe(attribute).figure)
        return figureExplanation(catalog, card.*figure, display.language);
    switch (attribute) {
    case CardAttribute::Name:
        return card.note.in(display.language);
    case CardAttribute::Compliance:
        return noteExplanation(catalog, card.complianceNote, card.complianceSources,
                               card.complianceAsOf.toString(Qt::ISODate), display.language);
    case CardAttribute::Supply:
        return noteExplanation(catalog, card.supplyNote, card.supplySources,
                               isoDate(card.supplyAsOf, card.supplyAsOfPrecision), display.language);
    case CardAttribute::CheapestRate:
    case CardAttribute::PricePerGib:
    case CardAttribute::PricePerGbs:
    case CardAttribute::PricePerTflop:
        return baselineExplanation(catalog, facts, display);
    default:
        return {};
    }
}

} // namespace xuanka
