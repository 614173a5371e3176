// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "throughput/speed_json.h"

namespace xuanka {

namespace {

Json rangeToJson(const Estimate<double> &range)
{
    return {{"low", range.low}, {"expected", range.expected}, {"high", range.high}};
}

Json textsToJson(const QList<LocalizedText> &texts, Language language)
{
    Json list = Json::array();
    for (const LocalizedText &text : texts)
        list.push_back(str(text.in(language)));
    return list;
}

Json stepToJson(const SpeedStep::Parts &step)
{
    constexpr double ms = 1e3;
    return {{"weights_ms", step.weights * ms},         {"cache_ms", step.cache * ms},
            {"activations_ms", step.activations * ms}, {"compute_ms", step.compute * ms},
            {"communication_ms", step.communication * ms}, {"host_ms", step.host * ms}, {"total_ms", step.total * ms}};
}

} // namespace

Json speedEstimateToJson(const SpeedEstimate &estimate, const MeasuredSpeedError *error, Language language)
{
    Json json = {{"model", str(estimate.modelName)},
                 {"card", str(estimate.cardId)},
                 {"engine", str(estimate.engineId)},
                 {"cards", estimate.cards},
                 {"copies", estimate.copies},
                 {"cards_per_copy", estimate.cardsPerCopy},
                 {"sharing", str(speedSharingId(estimate.sharing))},
                 {"concurrency", estimate.concurrency},
                 {"concurrency_limit", estimate.concurrencyLimit},
                 {"limited_by", str(speedLimitId(estimate.limitedBy))},
                 {"fits_memory", estimate.fitsMemory},
                 {"fitted", estimate.fitted},
                 {"measured", estimate.measured},
                 {"single_stream_tok_s", rangeToJson(estimate.singleStream)},
                 {"prefill_tok_s", rangeToJson(estimate.prefillRate)},
                 {"ttft_ms", rangeToJson(estimate.ttftMs)},
                 {"tpot_ms", rangeToJson(estimate.tpotMs)},
                 {"output_tok_s", rangeToJson(estimate.outputThroughput)},
                 {"total_tok_s", rangeToJson(estimate.totalThroughput)},
                 {"output_tok_s_per_card", rangeToJson(estimate.perCard)},
                 {"step", stepToJson(estimate.step)},
                 {"assumptions", textsToJson(estimate.assumptions, language)}};
    if (!estimate.trace.formula.isEmpty())
        json["trace"] = traceToJson(estimate.trace);
    if (error) {
        json["measured_error"] = {{"kind", str(error->name.in(language))}, {"cases", error->cases},
                                  {"median_percent", error->medianPercent}, {"p90_percent", error->p90Percent},
                                  {"inside_percent", error->insidePercent}};
    }
    return json;
}

Json imageSpeedToJson(const ImageSpeedEstimate &estimate, Language language)
{
    return {{"engine", str(estimate.engineId)},
            {"fitted", estimate.fitted},
            {"steps", estimate.steps},
            {"seconds_per_image", rangeToJson(estimate.secondsPerImage)},
            {"images_per_min", rangeToJson(estimate.imagesPerMinute)},
            {"assumptions", textsToJson(estimate.assumptions, language)},
            {"trace", traceToJson(estimate.trace)}};
}

Json trainingEstimateToJson(const TrainingEstimate &estimate, Language language)
{
    return {{"fitted", estimate.fitted},
            {"measured", estimate.measured},
            {"card_hours", rangeToJson(estimate.cardHours)},
            {"card_hours_with_trials", rangeToJson(estimate.cardHoursWithTrials)},
            {"days", rangeToJson(estimate.days)},
            {"mfu", rangeToJson(estimate.utilisation)},
            {"operations", estimate.operations},
            {"assumptions", textsToJson(estimate.assumptions, language)},
            {"trace", traceToJson(estimate.trace)}};
}

} // namespace xuanka
