// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "demand/implications.h"

#include "demand/demand_rules.h"
#include "demand/profile_facts.h"
#include "demand/rule_condition.h"

#include <QSet>

namespace xuanka {

namespace {

QString factText(const Json &fact)
{
    if (fact.is_string())
        return toQString(fact);
    return fact.is_number() ? machineNumber(fact.get<double>()) : QString::fromStdString(fact.dump());
}

Trace traceOf(const DemandRule &rule, const Json &facts)
{
    Trace trace;
    trace.formula = QStringLiteral("rule.") % rule.id;
    trace.expression = conditionExpression(rule.when, rule.values);
    trace.result = QStringLiteral("true");
    trace.source = rule.source;
    const QStringList fields = conditionFields(rule.when);
    for (const QString &field : fields) {
        const auto fact = facts.find(str(field));
        if (fact != facts.end())
            trace.inputs << TraceInput{field, factText(*fact), {}, QStringLiteral("profile")};
    }
    return trace;
}

QList<Warning> warningsOf(const QList<DemandRule> &rules, const Json &facts)
{
    QList<Warning> warnings;
    for (const DemandRule &rule : rules) {
        if (conditionHolds(rule.when, facts, rule.values)) {
            warnings << Warning{rule.id, fillIn(rule.says, facts, rule.values), fillIn(rule.because, facts, rule.values),
                                rule.field, rule.source};
        }
    }
    return warnings;
}

} // namespace

Result<Implications> implicationsOf(const DemandProfile &profile, const SizedDemand &sized)
{
    const Result<DemandRules> &rules = demandRules();
    if (!rules)
        return fail(rules.error());
    const Json facts = profileFacts(profile, sized);

    Implications result;
    result.rulesAsOf = rules->asOf;
    QSet<QString> answered;
    QStringList recommended;
    for (const DemandRule &rule : rules->conditions) {
        if (answered.contains(rule.topic) || !conditionHolds(rule.when, facts, rule.values))
            continue;
        answered << rule.topic;
        recommended << rule.paths;
        result.conditions << Condition{rule.topic, fillIn(rule.says, facts, rule.values),
                                       fillIn(rule.because, facts, rule.values), rule.id, rule.source, rule.paths,
                                       traceOf(rule, facts)};
    }
    result.warnings = warningsOf(rules->profileWarnings, facts);
    result.paths = rules->paths;
    for (ProcurementPath &path : result.paths)
        path.recommended = recommended.contains(path.id);
    for (const LadderRule &rule : rules->ladder) {
        LadderRung rung = rule.rung;
        rung.applies = conditionHolds(rule.when, facts, rule.values);
        rung.mustProve = fillIn(rung.mustProve, facts, rule.values);
        result.ladder << rung;
    }
    return result;
}

Result<QList<Warning>> decisionWarnings(const Json &facts)
{
    const Result<DemandRules> &rules = demandRules();
    if (!rules)
        return fail(rules.error());
    return warningsOf(rules->decisionWarnings, facts);
}

} // namespace xuanka
