// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "demand/demand_rules.h"

#include "demand/rule_condition.h"

namespace xuanka {

namespace {

QStringList toStringList(const Json &array)
{
    QStringList list;
    for (const Json &item : array)
        list << toQString(item);
    return list;
}

DemandRule ruleFromJson(const Json &json, const char *because)
{
    DemandRule rule;
    rule.id = toQString(json.at("id"));
    rule.topic = toQString(json.value("topic", Json()));
    rule.field = toQString(json.value("field", Json()));
    rule.when = json.at("when");
    rule.values = json.value("values", Json::object());
    rule.says = toLocalizedText(json.at("says"));
    rule.because = toLocalizedText(json.at(because));
    rule.paths = toStringList(json.value("paths", Json::array()));
    rule.source = toQString(json.at("source"));
    rule.place = toQString(json.at("place"));
    return rule;
}

Result<QList<DemandRule>> rulesFrom(const Json &array, const char *name, const char *because, const QString &file)
{
    QList<DemandRule> rules;
    rules.reserve(static_cast<qsizetype>(array.size()));
    for (std::size_t i = 0; i < array.size(); ++i) {
        DemandRule rule = ruleFromJson(array[i], because);
        const QString place = QStringLiteral("$.%1[%2].when").arg(QLatin1String(name)).arg(i);
        if (const Done done = checkCondition(rule.when, rule.values, file, place); !done)
            return fail(done.error());
        rules << std::move(rule);
    }
    return rules;
}

ProcurementPath pathFromJson(const Json &json)
{
    return {toQString(json.at("id")),
            toStringList(json.at("catalog_paths")),
            toLocalizedText(json.at("name")),
            toLocalizedText(json.at("examples")),
            toLocalizedText(json.at("purpose")),
            toLocalizedText(json.at("cycle")),
            toLocalizedText(json.at("suits")),
            toLocalizedText(json.at("limits")),
            toQString(json.at("source")),
            false};
}

LadderRule rungFromJson(const Json &json)
{
    LadderRule rule;
    rule.rung = {toQString(json.at("id")),
                 toLocalizedText(json.at("name")),
                 toLocalizedText(json.at("does")),
                 toLocalizedText(json.at("must_prove")),
                 toQString(json.at("source")),
                 false};
    rule.when = json.at("when");
    rule.values = json.value("values", Json::object());
    return rule;
}

Result<DemandRules> readRules()
{
    const QString file = QStringLiteral(":/rules/implications.json");
    const auto implications = readCheckedResource(file, QStringLiteral(":/schema/implications.schema.json"));
    if (!implications)
        return fail(implications.error());
    const auto antiPatterns = readCheckedResource(QStringLiteral(":/rules/anti_patterns.json"),
                                                  QStringLiteral(":/schema/anti_patterns.schema.json"));
    if (!antiPatterns)
        return fail(antiPatterns.error());
    return demandRulesFrom(*implications, *antiPatterns, file);
}

} // namespace

Result<DemandRules> demandRulesFrom(const Json &implications, const Json &antiPatterns, const QString &file)
{
    DemandRules rules;
    rules.asOf = QDate::fromString(toQString(implications.at("as_of")), Qt::ISODate);
    auto conditions = rulesFrom(implications.at("conditions"), "conditions", "because", file);
    if (!conditions)
        return fail(conditions.error());
    rules.conditions = *std::move(conditions);
    for (const Json &path : implications.at("paths"))
        rules.paths << pathFromJson(path);
    for (std::size_t i = 0; i < implications.at("ladder").size(); ++i) {
        LadderRule rule = rungFromJson(implications.at("ladder")[i]);
        if (const Done done = checkCondition(rule.when, rule.values, file, QStringLiteral("$.ladder[%1].when").arg(i)); !done)
            return fail(done.error());
        rules.ladder << std::move(rule);
    }
    for (auto [name, list] : {std::pair{"profile", &rules.profileWarnings}, std::pair{"decision", &rules.decisionWarnings}}) {
        auto warnings = rulesFrom(antiPatterns.at(name), name, "instead", file);
        if (!warnings)
            return fail(warnings.error());
        *list = *std::move(warnings);
    }
    return rules;
}

const Result<DemandRules> &demandRules()
{
    static const Result<DemandRules> rules = readRules();
    return rules;
}

} // namespace xuanka
