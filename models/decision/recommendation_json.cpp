// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decision/inputs_json.h"

#include "catalog/catalog_ids.h"
#include "decision/decision_rules.h"

#include <cmath>

namespace xuanka {

namespace {

Json moneyToJson(Money amount)
{
    return {{"amount", amount.amount()}, {"currency", str(currencyCode(amount.currency()))}};
}

Json bytesToJson(const Estimate<Bytes> &bytes)
{
    return {{"low_bytes", bytes.low.count()}, {"expected_bytes", bytes.expected.count()}, {"high_bytes", bytes.high.count()}};
}

Json textsToJson(const QList<LocalizedText> &texts)
{
    Json array = Json::array();
    for (const LocalizedText &text : texts)
        array.push_back(toJson(text));
    return array;
}

Json stringsToJson(const QStringList &strings)
{
    Json array = Json::array();
    for (const QString &string : strings)
        array.push_back(str(string));
    return array;
}

Json conditionsToJson(const QList<Condition> &conditions)
{
    Json array = Json::array();
    for (const Condition &condition : conditions) {
        array.push_back({{"id", str(condition.id)},
                         {"says", toJson(condition.says)},
                         {"because", toJson(condition.because)},
                         {"rule", str(condition.ruleId)},
                         {"source", str(condition.source)},
                         {"trace", traceToJson(condition.trace)}});
        if (!condition.paths.isEmpty())
            array.back()["paths"] = stringsToJson(condition.paths);
    }
    return array;
}

Json gateToJson(const GateResult &gate)
{
    return {{"gate", str(gateIdName(gate.gate))},
            {"state", str(gateStateId(gate.state))},
            {"asked", gate.asked},
            {"reason", toJson(gate.reason)},
            {"remedy", toJson(gate.remedy)},
            {"trace", traceToJson(gate.trace)}};
}

/// Every gate with its rule, and how many cards and offers met it.
Json gatesToJson(const Recommendation &recommendation, const DecisionRules &rules)
{
    Json array = Json::array();
    for (const GateId id : allGates()) {
        const GateRule &rule = rules.gate(id);
        int failed = 0;
        int unknown = 0;
        bool asked = false;
        for (const Excluded &excluded : recommendation.excluded) {
            for (const GateResult &gate : excluded.failed)
                failed += gate.gate == id ? 1 : 0;
        }
        for (const Candidate &candidate : recommendation.ranking) {
            for (const GateResult &gate : candidate.gates) {
                if (gate.gate == id) {
                    unknown += gate.state == GateState::Unknown ? 1 : 0;
                    asked = asked || gate.asked;
                }
            }
        }
        array.push_back({{"id", str(gateIdName(id))},
                         {"name", toJson(rule.name)},
                         {"asks", toJson(rule.asks)},
                         {"asked", asked || failed > 0},
                         {"thresholds", rule.values},
                         {"cards_excluded", failed},
                         {"offers_unknown", unknown},
                         {"source", str(rule.source)},
                         {"place", str(rule.place)}});
    }
    return array;
}

Json sizingToJson(const MemoryEstimate &estimate)
{
    Json parts = Json::array();
    for (const MemoryPart &part : estimate.parts) {
        parts.push_back({{"name", str(memoryPartId(part.kind))},
                         {"bytes", part.total.expected.count()},
                         {"per_card_bytes", part.perCard.expected.count()},
                         {"trace", traceToJson(part.trace)}});
    }
    return {{"model",
             {{"name", str(estimate.modelName)},
              {"params_total", estimate.parametersTotal},
              {"params_active", estimate.parametersActive}}},
            {"cards", estimate.cards},
            {"memory", bytesToJson(estimate.total)},
            {"per_card", bytesToJson(estimate.perCard)},
            {"parts", parts},
            {"assumptions", textsToJson(estimate.assumptions)}};
}

Json placeOf(const Candidate &candidate)
{
    return {{"card", str(candidate.cardId)}, {"count", candidate.count}, {"platform", str(candidate.platformId)}};
}

Json candidateToJson(const Candidate &candidate, const Candidate &first, const Catalog &catalog)
{
    const Estimate<Money> &cost = candidate.monthlyCost;
    Json json = placeOf(candidate);
    const Platform *platform = catalog.platform(candidate.platformId);
    json["product_line"] = platform ? toJson(platform->productLine) : toJson(LocalizedText());
    json["platform_name"] = platform ? toJson(platform->name) : toJson(LocalizedText());
    json["quote"] = str(candidate.quoteId);
    json["billing"] = str(billingId(candidate.billing));
    json["monthly_cost"] = {{"low", cost.low.amount()},
                            {"expected", cost.expected.amount()},
                            {"high", cost.high.amount()},
                            {"currency", str(currencyCode(cost.expected.currency()))}};
    json["per_card_hour"] = moneyToJson(candidate.perCardHour);
    if (candidate.wholeMachineCost)
        json["whole_machine_cost"] = moneyToJson(*candidate.wholeMachineCost);
    // 1 for the cheapest, 0.5 for one that costs twice as much.
    json["score"] = cost.expected.isZero() ? 1.0
                                           : std::round(first.monthlyCost.expected.amount() / cost.expected.amount() * 1e4) / 1e4;
    json["fit"] = {{"verdict", str(fitVerdictId(candidate.fit.verdict))},
                   {"need", bytesToJson(candidate.fit.need)},
                   {"usable_bytes", candidate.fit.usable.count()},
                   {"margin_bytes", candidate.fit.margin().count()}};
    json["gates"] = Json::array();
    for (const GateResult &gate : candidate.gates)
        json["gates"].push_back(gateToJson(gate));
    json["reasons"] = textsToJson(candidate.reasons);
    json["cautions"] = textsToJson(candidate.cautions);
    json["trace"] = traceToJson(candidate.costTrace);
    return json;
}

/// One entry a failed gate, so that "which gate, by how much" can be read straight off.
Json excludedToJson(const QList<Excluded> &excluded)
{
    Json array = Json::array();
    for (const Excluded &card : excluded) {
        for (const GateResult &gate : card.failed) {
            array.push_back({{"card", str(card.cardId)},
                             {"count", card.count},
                             {"gate", str(gateIdName(gate.gate))},
                             {"by", gate.unit.isEmpty() ? Json() : Json(gate.shortfall)},
                             {"unit", str(gate.unit)},
                             {"reason", toJson(gate.reason)},
                             {"remedy", toJson(gate.remedy)}});
        }
    }
    return array;
}

Json relaxationsToJson(const QList<Relaxation> &relaxations)
{
    Json array = Json::array();
    for (const Relaxation &relaxation : relaxations) {
        array.push_back({{"field", str(relaxation.field)},
                         {"says", toJson(relaxation.says)},
                         {"candidates_then", relaxation.candidatesThen},
                         {"cheapest_then", relaxation.cheapestThen ? moneyToJson(*relaxation.cheapestThen) : Json()}});
    }
    return array;
}

Json stabilityToJson(const Recommendation &recommendation)
{
    const QList<Candidate> &ranking = recommendation.ranking;
    const Stability &stability = recommendation.stability;
    Json json = {{"price_change", stability.priceChange}, {"winner", Json()}, {"second", Json()}, {"margin", Json()}};
    if (ranking.isEmpty())
        return json;
    json["winner"] = placeOf(ranking.constFirst());
    if (ranking.size() > 1) {
        json["second"] = placeOf(ranking.at(1));
        json["margin"] = moneyToJson(*stability.marginToSecond);
        json["margin_percent"] = std::round(stability.marginPercent * 100.0) / 100.0;
    }
    json["first_if_winner_dearer"] = placeOf(ranking.at(stability.firstIfDearer));
    json["overtake_if_cheaper"] = Json::array();
    for (const int position : stability.overtakes)
        json["overtake_if_cheaper"].push_back(placeOf(ranking.at(position)));
    json["winner_keeps"] = stability.firstIfDearer == 0 && stability.overtakes.isEmpty();
    json["winner_keeps_in_the_worst_case"] = stability.firmInTheWorstCase;
    return json;
}

Json pathsToJson(const QList<ProcurementPath> &paths)
{
    Json array = Json::array();
    for (const ProcurementPath &path : paths) {
        array.push_back({{"id", str(path.id)},
                         {"recommended", path.recommended},
                         {"name", toJson(path.name)},
                         {"examples", toJson(path.examples)},
                         {"purpose", toJson(path.purpose)},
                         {"cycle", toJson(path.cycle)},
                         {"suits", toJson(path.suits)},
                         {"limits", toJson(path.limits)},
                         {"source", str(path.source)}});
    }
    return array;
}

Json ladderToJson(const QList<LadderRung> &ladder)
{
    Json array = Json::array();
    for (const LadderRung &rung : ladder) {
        array.push_back({{"id", str(rung.id)},
                         {"applies", rung.applies},
                         {"name", toJson(rung.name)},
                         {"does", toJson(rung.does)},
                         {"must_prove", toJson(rung.mustProve)},
                         {"source", str(rung.source)}});
    }
    return array;
}

Json warningsToJson(const QList<Warning> &warnings)
{
    Json array = Json::array();
    for (const Warning &warning : warnings) {
        array.push_back({{"id", str(warning.id)},
                         {"says", toJson(warning.says)},
                         {"instead", toJson(warning.instead)},
                         {"field", str(warning.field)},
                         {"source", str(warning.source)}});
    }
    return array;
}

} // namespace

Json recommendationToJson(const Recommendation &recommendation, const Catalog &catalog)
{
    Json json = {{"inputs", inputsToJson(recommendation.inputs, recommendation.catalogAsOf)},
                 {"inputs_hash", str(recommendation.inputsHash)},
                 {"catalog_as_of", str(recommendation.catalogAsOf.toString(Qt::ISODate))},
                 {"rules_as_of", str(recommendation.implications.rulesAsOf.toString(Qt::ISODate))},
                 {"conditions", conditionsToJson(recommendation.implications.conditions)},
                 {"gates", Json::array()},
                 {"sizing", Json::array()},
                 {"ranking", Json::array()},
                 {"excluded", excludedToJson(recommendation.excluded)},
                 {"relaxations", relaxationsToJson(recommendation.relaxations)},
                 {"stability", stabilityToJson(recommendation)},
                 {"path", pathsToJson(recommendation.implications.paths)},
                 {"ladder", ladderToJson(recommendation.implications.ladder)},
                 {"warnings", warningsToJson(recommendation.warnings)}};
    if (const Result<DecisionRules> &rules = decisionRules())
        json["gates"] = gatesToJson(recommendation, *rules);
    for (const MemoryEstimate &estimate : recommendation.sizing)
        json["sizing"].push_back(sizingToJson(estimate));
    for (const Candidate &candidate : recommendation.ranking)
        json["ranking"].push_back(candidateToJson(candidate, recommendation.ranking.constFirst(), catalog));
    return json;
}

} // namespace xuanka
