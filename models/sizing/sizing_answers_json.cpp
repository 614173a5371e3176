// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/sizing_answers_json.h"

#include "sizing/sizing_json.h"

namespace xuanka {

namespace {

Json stepToJson(const std::optional<SensitivityStep> &step, Language language)
{
    if (!step)
        return nullptr;
    return {{"request", memoryRequestToJson(step->request)},
            {"fit", cardFitToJson(step->fit, language)},
            {"changes_verdict", step->changesVerdict}};
}

} // namespace

Json matrixToJson(const FitMatrix &matrix, Language language)
{
    Json demands = Json::array();
    for (const FitDemand &demand : matrix.demands())
        demands.push_back({{"name", str(demand.name)}, {"request", memoryRequestToJson(demand.request)}});
    Json cells = Json::array();
    for (int card = 0; card < matrix.cards().size(); ++card) {
        for (int count = 1; count <= matrix.mostCards(); ++count) {
            Json fits = Json::array();
            for (int demand = 0; demand < matrix.demands().size(); ++demand)
                fits.push_back(cardFitToJson(matrix.fit(demand, card, count), language));
            Json cell = cardFitToJson(matrix.fit(card, count), language);
            cell["decided_by"] = matrix.cell(card, count).decidedBy;
            cell["fits"] = std::move(fits);
            cells.push_back(std::move(cell));
        }
    }
    return {{"demands", demands}, {"timing", str(fitTimingId(matrix.timing()))}, {"cells", cells}};
}

Json limitToJson(const SizingLimit &limit, Language language)
{
    return {{"kind", str(limitKindId(limit.kind))},
            {"value", limit.value},
            {"by_memory", limit.byMemory},
            {"bound", str(limitBoundId(limit.bound))},
            {"wanted", str(fitVerdictId(limit.wanted))},
            {"at", cardFitToJson(limit.fit, language)},
            {"beyond", limit.beyond ? cardFitToJson(*limit.beyond, language) : Json(nullptr)},
            {"request", memoryRequestToJson(limit.request)},
            {"trace", traceToJson(limit.trace)}};
}

Json sensitivityToJson(const Sensitivity &sensitivity, Language language)
{
    Json rows = Json::array();
    for (const SensitivityRow &row : sensitivity.rows) {
        rows.push_back({{"input", str(sensitivityInputId(row.input))},
                        {"less", stepToJson(row.less, language)},
                        {"more", stepToJson(row.more, language)}});
    }
    return {{"now", cardFitToJson(sensitivity.now.fit, language)}, {"rows", rows}};
}

Json upgradeAdviceToJson(const UpgradeAdvice &advice, Language language)
{
    Json list = Json::array();
    for (const UpgradeSignal &signal : advice.list) {
        list.push_back({{"id", str(signal.id)},
                        {"name", str(signal.name.in(language))},
                        {"asks", str(signal.asks.in(language))},
                        {"state", str(signalStateId(signal.state))},
                        {"why", str(signal.why.in(language))},
                        {"source", str(signal.source)},
                        {"place", str(signal.place)}});
    }
    Json bigger = Json::array();
    for (const QString &card : advice.biggerCards)
        bigger.push_back(str(card));
    return {{"due", advice.isDue()}, {"signals", list}, {"bigger_cards", bigger}};
}

Json interconnectToJson(const QList<InterconnectAdvice> &advice, const QList<int> &tensorDegrees, Language language)
{
    Json ways = Json::array();
    for (const InterconnectAdvice &way : advice) {
        ways.push_back({{"way", str(parallelismId(way.way))},
                        {"sensitivity", way.sensitivity},
                        {"level", str(linkLevelId(way.level))},
                        {"link_gbs", way.linkGbs},
                        {"says", str(way.says.in(language))},
                        {"source", str(way.source)},
                        {"place", str(way.place)}});
    }
    Json degrees = Json::array();
    for (const int degree : tensorDegrees)
        degrees.push_back(degree);
    return {{"ways", ways}, {"tensor_degrees", degrees}};
}

} // namespace xuanka
