// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cost/rules_of_thumb.h"

#include "json/json.h"

#include <cmath>

namespace xuanka {

namespace {

constexpr double tolerance = 0.1;

Result<QList<StatedRule>> readRules()
{
    const auto document = readCheckedResource(QStringLiteral(":/rules/rules_of_thumb.json"),
                                              QStringLiteral(":/schema/rules_of_thumb.schema.json"));
    if (!document)
        return fail(document.error());
    QList<StatedRule> rules;
    for (const Json &json : document->at("rules")) {
        StatedRule rule;
        rule.id = toQString(json.at("id"));
        rule.about = toQString(json.at("about"));
        rule.point = toQString(json.at("point"));
        rule.from = json.at("from").get<double>();
        if (json.contains("to"))
            rule.to = json.at("to").get<double>();
        rule.unit = toQString(json.at("unit"));
        rule.text = toLocalizedText(json.at("text"));
        rule.remark = toLocalizedText(json.at("remark"));
        rule.source = toQString(json.at("source"));
        rule.place = toQString(json.at("place"));
        rule.asOf = QDate::fromString(toQString(json.at("as_of")), Qt::ISODate);
        rules.append(rule);
    }
    return rules;
}

QString machineForm(const StatedRule &rule)
{
    const bool share = rule.unit == QLatin1String("share");
    const double factor = share ? 100.0 : 1.0;
    QString text = machineNumber(rule.from * factor);
    if (rule.to)
        text += QLatin1Char('-') % machineNumber(*rule.to * factor);
    return text % QLatin1Char(' ') % (share ? QStringLiteral("%") : rule.unit);
}

} // namespace

Result<QList<StatedRule>> statedRules()
{
    static const Result<QList<StatedRule>> rules = readRules();
    return rules;
}

RuleOfThumb besideComputed(const StatedRule &rule, std::optional<double> computed)
{
    RuleOfThumb result;
    result.id = rule.id;
    result.says = machineForm(rule);
    result.saysValue = rule.from;
    result.saysUpTo = rule.to;
    result.computed = computed;
    result.unit = rule.unit;
    result.source = rule.source;
    result.text = rule.text;
    result.remark = rule.remark;
    if (computed) {
        result.agrees = rule.to ? *computed >= rule.from && *computed <= *rule.to
                                : std::abs(*computed - rule.from) <= tolerance * std::abs(*computed);
    }
    return result;
}

} // namespace xuanka
