// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "throughput/speed_card.h"

#include "json/json.h"

#include <QRegularExpression>

namespace xuanka {

namespace {

constexpr double giga = 1e9;
constexpr double tera = 1e12;
constexpr double bytesPerMebibyte = 1048576.0;

/// Both directions of 16 lanes. Source: PCI-SIG.
double pcieBothWays(int generation)
{
    switch (generation) {
    case 3: return 32.0 * giga;
    case 4: return 64.0 * giga;
    case 5: return 128.0 * giga;
    case 6: return 256.0 * giga;
    default: return 32.0 * giga;
    }
}

void setLink(SpeedCard &card, double interconnectGbs, int pcieGeneration)
{
    const double pcie = pcieBothWays(pcieGeneration);
    card.directLink = interconnectGbs * giga > pcie * 1.5;
    card.link = (card.directLink ? interconnectGbs * giga : pcie) / 2.0;
    card.peerAccess = !card.classId.startsWith(QLatin1String("geforce"));
}

QString keyOf(const QString &name)
{
    static const QRegularExpression generation(QStringLiteral("sxm\\d\\b"));
    static const QRegularExpression ignored(QStringLiteral("[\\s_\\-]+"));
    static const QRegularExpression gigabytes(QStringLiteral("(\\d)gi?b"));
    QString key = name.toLower();
    key.replace(generation, QStringLiteral("sxm"));
    key.remove(ignored);
    key.replace(gigabytes, QStringLiteral("\\1g"));
    return key;
}

/// A name with the memory size at its end split off.
struct SizedName {
    QString name;
    double gibibytes = 0.0; ///< 0: none stated
};

SizedName withoutMemory(const QString &name)
{
    static const QRegularExpression memory(QStringLiteral("^(.*\\S)[\\s_\\-]+(\\d+)\\s*gi?b?$"), QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = memory.match(name.trimmed());
    return match.hasMatch() ? SizedName{match.captured(1), match.captured(2).toDouble()} : SizedName{name, 0.0};
}

} // namespace

Result<SpeedCard> speedCardOf(const Card &card, const SpeedRules &rules)
{
    const auto missing = [&card](const char *figure) {
        return fail({Error::Kind::Missing, {}, QLatin1String(figure), card.id, {}});
    };
    if (!card.bandwidthGbs.isKnown())
        return missing("bandwidth_gbs");
    if (card.usableMemory().count() <= 0)
        return missing("usable_memory_mib");
    // Cards without tensor cores fall back to FP32 (P40).
    const Figure &sixteen = card.fp16DenseTflops.isKnown() ? card.fp16DenseTflops : card.fp32Tflops;
    if (!sixteen.isKnown())
        return missing("fp16_dense_tflops");
    SpeedCard speed;
    speed.id = card.id;
    speed.name = card.name;
    speed.classId = rules.classOf(card.id, card.architecture);
    if (speed.classId.isEmpty())
        return fail({Error::Kind::UnknownName, {}, QStringLiteral("architecture"), card.architecture, {}});
    speed.memoryBytes = static_cast<double>(card.usableMemory().count());
    speed.bandwidth = *card.bandwidthGbs.value * giga;
    speed.fp16 = *sixteen.value * tera;
    speed.fp8 = card.fp8DenseTflops.valueOr(0.0) * tera;
    speed.int8 = card.int8DenseTops.valueOr(0.0) * tera;
    speed.fp4 = card.fp4DenseTflops.valueOr(0.0) * tera;
    // An NVLink bridge joins two PCIe cards only; what more of them share is PCIe.
    const bool bridged = card.formFactor.startsWith(QLatin1String("PCIe"))
        && !card.name.english.contains(QLatin1String("NVL"));
    setLink(speed, bridged ? 0.0 : card.interconnectGbs.valueOr(0.0), card.pcieGeneration);
    speed.source = card.bandwidthGbs.sources.value(0);
    return speed;
}

Result<SpeedCards> SpeedCards::load(const Catalog &catalog, const SpeedRules &rules)
{
    SpeedCards all;
    const auto add = [&all](const SpeedCard &card, const QStringList &names) {
        const int position = static_cast<int>(all.m_cards.size());
        all.m_cards << card;
        for (const QString &name : names) {
            const QString key = keyOf(name);
            if (!all.m_index.contains(key))
                all.m_index.insert(key, position);
        }
    };
    for (const Card &card : catalog.cards()) {
        if (const Result<SpeedCard> speed = speedCardOf(card, rules))
            add(*speed, QStringList{card.id, card.name.english, card.name.chinese} + card.aliases);
    }
    const QString file = QStringLiteral(":/throughput/reference_cards.json");
    const Result<Json> document = readCheckedResource(file, QStringLiteral(":/schema/reference_cards.schema.json"));
    if (!document)
        return fail(document.error());
    for (const Json &object : document->at("cards")) {
        SpeedCard card;
        card.id = toQString(object.at("id"));
        card.name = toLocalizedText(object.at("name"));
        card.classId = toQString(object.at("card_class"));
        if (rules.cardClass(card.classId) == nullptr)
            return fail({Error::Kind::UnknownName, file, card.id, card.classId, {}});
        card.memoryBytes = object.at("usable_memory_mib").get<double>() * bytesPerMebibyte;
        card.bandwidth = object.at("bandwidth_gbs").get<double>() * giga;
        card.fp16 = object.at("fp16_dense_tflops").get<double>() * tera;
        card.fp8 = object.at("fp8_dense_tflops").get<double>() * tera;
        card.int8 = object.at("int8_dense_tops").get<double>() * tera;
        card.fp4 = object.at("fp4_dense_tflops").get<double>() * tera;
        setLink(card, object.at("interconnect_gbs").get<double>(), object.at("pcie_generation").get<int>());
        card.source = toQString(object.at("source"));
        card.inCatalogue = false;
        QStringList names{card.id, card.name.english, card.name.chinese};
        for (const Json &alias : object.at("aliases"))
            names << toQString(alias);
        add(card, names);
    }
    for (const Json &object : document->at("catalogue_names")) {
        const auto known = all.m_index.constFind(keyOf(toQString(object.at("card"))));
        if (known == all.m_index.constEnd())
            return fail({Error::Kind::UnknownName, file, QStringLiteral("$.catalogue_names"), toQString(object.at("card")), {}});
        const int position = *known;
        for (const Json &name : object.at("names"))
            all.m_index.insert(keyOf(toQString(name)), position);
    }
    return all;
}

const SpeedCard *SpeedCards::card(const QString &name) const
{
    const QString key = keyOf(name);
    const auto exact = m_index.constFind(key);
    if (exact != m_index.constEnd())
        return &m_cards.at(*exact);
    const SizedName sized = withoutMemory(name);
    const auto found = m_index.constFind(keyOf(sized.name));
    if (found == m_index.constEnd() || sized.gibibytes <= 0.0)
        return nullptr;
    const SpeedCard &card = m_cards.at(*found);
    if (card.classId == QLatin1String("apple")) // memory is chosen apart from the chip
        return &card;
    // Another size is another card; sold and usable gigabytes differ by a few percent.
    const double ratio = card.memoryBytes / (sized.gibibytes * 1073741824.0);
    return ratio > 0.85 && ratio < 1.1 ? &card : nullptr;
}

} // namespace xuanka
