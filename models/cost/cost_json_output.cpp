// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cost/cost_json.h"

namespace xuanka {

namespace {

Json optionalAmount(const std::optional<Money> &money)
{
    return money ? Json(money->amount()) : Json();
}

Json optionalNumber(const std::optional<double> &number)
{
    return number ? Json(*number) : Json();
}

/// What y is at a crossing: the day price at "h/day", else a month's or a year's cost.
QString yUnit(const Crossing &crossing)
{
    const QString code = currencyCode(crossing.y.currency());
    if (crossing.xUnit == QLatin1String("share"))
        return code % QStringLiteral("/year");
    return code % (crossing.xUnit == QLatin1String("h/day") ? QStringLiteral("/day") : QStringLiteral("/month"));
}

Json crossingsToJson(const QList<Crossing> &crossings)
{
    Json array = Json::array();
    for (const Crossing &crossing : crossings) {
        array.push_back({{"x", crossing.x},
                         {"x_unit", str(crossing.xUnit)},
                         {"y", crossing.y.amount()},
                         {"y_unit", str(yUnit(crossing))},
                         {"between", Json::array({str(crossing.first), str(crossing.second)})}});
    }
    return array;
}

Json seriesToJson(const QList<CostSeries> &series)
{
    Json array = Json::array();
    for (const CostSeries &line : series) {
        Json points = Json::array();
        for (const QPointF &point : line.points)
            points.push_back(Json::array({point.x(), point.y()}));
        array.push_back({{"name", str(line.id)}, {"points", points}});
    }
    return array;
}

Json rulesToJson(const QList<RuleOfThumb> &rules)
{
    Json array = Json::array();
    for (const RuleOfThumb &rule : rules) {
        array.push_back({{"rule", str(rule.id)},
                         {"says", str(rule.says)},
                         {"computed", optionalNumber(rule.computed)},
                         {"unit", str(rule.unit)},
                         {"agrees", rule.agrees},
                         {"source", str(rule.source)},
                         {"text", toJson(rule.text)},
                         {"remark", toJson(rule.remark)}});
    }
    return array;
}

} // namespace

Json packageToJson(const PackageRequest &request, const PackageComparison &comparison)
{
    const PackagePrices &prices = request.prices;
    Json quotes = Json::array();
    for (const QString &id : prices.quoteIds)
        quotes.push_back(str(id));
    const Json result = {{"currency", str(currencyCode(prices.perHour.currency()))},
                         {"card", str(prices.cardId)},
                         {"platform", str(prices.platformId)},
                         {"quotes", quotes},
                         {"per_hour", prices.perHour.amount()},
                         {"per_day", optionalAmount(prices.perDay)},
                         {"per_month", optionalAmount(prices.perMonth)},
                         {"hours_per_day", request.usage.hoursPerDay},
                         {"days_per_month", request.usage.daysPerMonth},
                         {"on_demand", comparison.onDemandAt.amount()},
                         {"day", optionalAmount(comparison.dayAt)},
                         {"month", optionalAmount(comparison.monthAt)},
                         {"cheapest", str(comparison.cheapest)}};
    return {{"result", result},
            {"crossings", crossingsToJson(comparison.crossings)},
            {"series", seriesToJson(comparison.series)},
            {"rules_of_thumb", rulesToJson(comparison.rules)},
            {"trace", traceToJson(comparison.trace)}};
}

Json rentOrBuyToJson(const RentOrBuyInputs &inputs, const RentOrBuyResult &result)
{
    Json rows = Json::array();
    for (const RentOrBuyRow &row : result.rows) {
        rows.push_back({{"utilisation", row.utilisation},
                        {"hours_per_year", row.hoursPerYear},
                        {"own_per_year", row.ownPerYear.amount()},
                        {"rent_per_year", row.rentPerYear.amount()}});
    }
    const Json summary = {{"currency", str(currencyCode(inputs.capitalCost.currency()))},
                          {"break_even_utilisation", optionalNumber(result.breakEvenUtilisation)},
                          {"break_even_raw", result.breakEvenRaw},
                          {"owning_can_win", result.breakEvenUtilisation.has_value()},
                          {"fixed_per_year", result.fixedPerYear.amount()},
                          {"variable_per_year_at_full_use", result.variablePerYearAtFullUse.amount()},
                          {"utilisation", inputs.utilisation},
                          {"own_per_year", result.ownPerYear.amount()},
                          {"rent_per_year", result.rentPerYear.amount()},
                          {"own_per_used_card_hour", optionalAmount(result.ownPerUsedCardHour)},
                          {"rows", rows}};
    return {{"result", summary},
            {"crossings", crossingsToJson(result.crossings)},
            {"series", seriesToJson(result.series)},
            {"rules_of_thumb", rulesToJson(result.rules)},
            {"trace", traceToJson(result.trace)}};
}

} // namespace xuanka
