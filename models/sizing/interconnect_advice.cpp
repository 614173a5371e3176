// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/interconnect_advice.h"

#include "json/json.h"

#include <QHash>

#include <cmath>

namespace xuanka {

namespace {

struct WayRule {
    int sensitivity = 0;
    double poorBelow = 0.0;
    double reducedBelow = 0.0;
    LocalizedText poor;
    LocalizedText reduced;
    LocalizedText good;
    QString source;
    QString place;
};

struct LinkRules {
    int machineCards = 8;
    double referenceGbs = 0.0;
    QHash<int, WayRule> ways; ///< by Parallelism
    LocalizedText bridge;
    LocalizedText machine;
    LocalizedText compared;
    LocalizedText none;
};

LinkRules readRules()
{
    const Result<Json> json = readCheckedResource(QStringLiteral(":/rules/interconnect.json"),
                                                  QStringLiteral(":/schema/interconnect.schema.json"));
    // A built-in file that its own schema refuses is a broken build; the resource test names the place.
    if (!json)
        qFatal("%s", qPrintable(errorMessage(json.error())));
    LinkRules rules;
    rules.machineCards = json->at("machine_cards").get<int>();
    rules.referenceGbs = json->at("reference_gbs").get<double>();
    rules.bridge = toLocalizedText(json->at("bridge"));
    rules.machine = toLocalizedText(json->at("machine"));
    rules.compared = toLocalizedText(json->at("compared"));
    rules.none = toLocalizedText(json->at("none"));
    for (const Json &object : json->at("ways")) {
        const WayRule rule{object.at("sensitivity").get<int>(),
                           object.at("poor_below_gbs").get<double>(),
                           object.at("reduced_below_gbs").get<double>(),
                           toLocalizedText(object.at("poor")),
                           toLocalizedText(object.at("reduced")),
                           toLocalizedText(object.at("good")),
                           toQString(object.at("source")),
                           toQString(object.at("place"))};
        for (const Json &way : object.at("ways")) {
            if (const auto parallelism = parallelismFromId(toQString(way)))
                rules.ways.insert(static_cast<int>(*parallelism), rule);
        }
    }
    return rules;
}

const LinkRules &linkRules()
{
    static const LinkRules rules = readRules();
    return rules;
}

bool isCut(const Card &card)
{
    return card.interconnect.contains(QLatin1String("cut"));
}

LinkLevel levelOf(const WayRule &rule, const CardLink &link, const Card &card)
{
    if (!link.fast) {
        if (rule.poorBelow > 0.0)
            return LinkLevel::Poor;
        return rule.reducedBelow > 0.0 ? LinkLevel::Reduced : LinkLevel::Good;
    }
    if (link.gbs <= 0.0) // there is a link, but no figure for it: only a cut version is known to be slower
        return isCut(card) && rule.sensitivity >= 4 ? LinkLevel::Reduced : LinkLevel::Unknown;
    if (link.gbs < rule.poorBelow)
        return LinkLevel::Poor;
    return link.gbs < rule.reducedBelow ? LinkLevel::Reduced : LinkLevel::Good;
}

LocalizedText joined(const LocalizedText &first, const LocalizedText &second)
{
    if (first.isEmpty())
        return second;
    return {first.english % QLatin1Char(' ') % second.english, first.chinese + second.chinese};
}

LocalizedText linkWords(const CardLink &link)
{
    const LinkRules &rules = linkRules();
    if (!link.limit.isEmpty())
        return link.limit;
    if (!link.fast)
        return rules.none;
    if (link.gbs <= 0.0)
        return {};
    const auto fill = [&](QString text) {
        return text.replace(QLatin1String("{link}"), QString::number(link.gbs))
            .replace(QLatin1String("{reference}"), QString::number(rules.referenceGbs))
            .replace(QLatin1String("{share}"), QString::number(std::round(link.gbs / rules.referenceGbs * 100.0)));
    };
    return {fill(rules.compared.english), fill(rules.compared.chinese)};
}

} // namespace

QString linkLevelId(LinkLevel level)
{
    switch (level) {
    case LinkLevel::Good:
        return QStringLiteral("good");
    case LinkLevel::Reduced:
        return QStringLiteral("reduced");
    case LinkLevel::Poor:
        return QStringLiteral("poor");
    case LinkLevel::Unknown:
        return QStringLiteral("unknown");
    }
    return {};
}

CardLink linkBetween(const Card &card, int count)
{
    const double gbs = card.interconnectGbs.valueOr(0.0);
    const bool unlinked = (card.interconnect.isEmpty() || card.interconnect == QLatin1String("none")) && gbs <= 0.0;
    if (unlinked)
        return {};
    const LinkRules &rules = linkRules();
    // PCIe boards are joined by bridges, in pairs.
    const bool bridge = card.interconnect.contains(QLatin1String("bridge")) || card.formFactor.startsWith(QLatin1String("PCIe"));
    if (bridge && count > 2)
        return {0.0, false, rules.bridge};
    const bool rack = card.formFactor.contains(QLatin1String("rack")) || card.formFactor.contains(QLatin1String("node"));
    if (!bridge && !rack && count > rules.machineCards)
        return {0.0, false, rules.machine};
    return {gbs, true, {}};
}

InterconnectAdvice adviceFor(Parallelism way, const Card &card, int count)
{
    InterconnectAdvice advice;
    advice.way = way;
    const WayRule rule = linkRules().ways.value(static_cast<int>(way));
    const CardLink link = linkBetween(card, count);
    advice.sensitivity = rule.sensitivity;
    advice.level = levelOf(rule, link, card);
    advice.linkGbs = link.gbs;
    advice.source = rule.source;
    advice.place = rule.place;
    switch (advice.level) {
    case LinkLevel::Good:
        advice.says = joined(linkWords(link), rule.good);
        break;
    case LinkLevel::Reduced:
        advice.says = joined(linkWords(link), rule.reduced);
        break;
    case LinkLevel::Poor:
        advice.says = joined(link.limit, rule.poor);
        break;
    case LinkLevel::Unknown:
        advice.says = {QStringLiteral("The speed of the link is not known: ask for it before renting several cards."),
                       QStringLiteral("互联带宽未知：租用多卡前请先问清。")};
        break;
    }
    return advice;
}

QList<InterconnectAdvice> interconnectAdvice(const Card &card, int count, Workload workload)
{
    if (count < 2 || workload == Workload::ImageGeneration)
        return {};
    const QList<Parallelism> ways = workload == Workload::Inference
        ? QList<Parallelism>{Parallelism::Tensor, Parallelism::Pipeline, Parallelism::Data}
        : QList<Parallelism>{Parallelism::Tensor, Parallelism::Zero3, Parallelism::Pipeline, Parallelism::Data};
    QList<InterconnectAdvice> list;
    for (const Parallelism way : ways)
        list << adviceFor(way, card, count);
    return list;
}

} // namespace xuanka
