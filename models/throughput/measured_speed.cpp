// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "throughput/measured_speed.h"

#include <cmath>

namespace xuanka {

namespace {

/// The figure that a metric stands for; null for images.
Estimate<double> SpeedEstimate::*figureOf(SpeedMetric metric)
{
    switch (metric) {
    case SpeedMetric::OutputRate: return &SpeedEstimate::outputThroughput;
    case SpeedMetric::TotalRate: return &SpeedEstimate::totalThroughput;
    case SpeedMetric::StreamRate: return &SpeedEstimate::singleStream;
    case SpeedMetric::PrefillRate: return &SpeedEstimate::prefillRate;
    case SpeedMetric::FirstTokenMs: return &SpeedEstimate::ttftMs;
    case SpeedMetric::NextTokenMs: return &SpeedEstimate::tpotMs;
    case SpeedMetric::ImagesPerMinute:
    case SpeedMetric::SecondsPerImage: break;
    }
    return nullptr;
}

bool isTime(SpeedMetric metric)
{
    return metric == SpeedMetric::FirstTokenMs || metric == SpeedMetric::NextTokenMs;
}

SpeedEstimate scaled(const SpeedEstimate &estimate, double ratio)
{
    SpeedEstimate faster = estimate;
    faster.singleStream = estimate.singleStream * ratio;
    faster.prefillRate = estimate.prefillRate * ratio;
    faster.outputThroughput = estimate.outputThroughput * ratio;
    faster.totalThroughput = estimate.totalThroughput * ratio;
    faster.perCard = estimate.perCard * ratio;
    faster.ttftMs = estimate.ttftMs * (1.0 / ratio);
    faster.tpotMs = estimate.tpotMs * (1.0 / ratio);
    return faster;
}

void addToTrace(SpeedEstimate &estimate, const MeasuredSpeed &measured, double ratio)
{
    estimate.trace.inputs << TraceInput{QStringLiteral(QT_TRANSLATE_NOOP("Trace", "measured")), machineNumber(measured.value),
                                        speedMetricId(measured.metric), measured.source}
                          << TraceInput{QStringLiteral(QT_TRANSLATE_NOOP("Trace", "measured against estimated")), machineNumber(ratio), {}, measured.source};
}

} // namespace

Result<double> measuredRatio(const SpeedEstimate &estimate, const MeasuredSpeed &measured)
{
    const auto figure = figureOf(measured.metric);
    if (figure == nullptr)
        return fail({Error::Kind::Unsupported, {}, QStringLiteral("metric"), speedMetricId(measured.metric), {}});
    if (!std::isfinite(measured.value) || measured.value <= 0.0)
        return fail({Error::Kind::OutOfRange, {}, QStringLiteral("value"), machineNumber(measured.value), QStringLiteral("> 0")});
    const double expected = (estimate.*figure).expected;
    return isTime(measured.metric) ? expected / measured.value : measured.value / expected;
}

Result<SpeedEstimate> withMeasured(const SpeedEstimate &estimate, const MeasuredSpeed &measured)
{
    const Result<double> ratio = measuredRatio(estimate, measured);
    if (!ratio)
        return fail(ratio.error());
    SpeedEstimate known = scaled(estimate, *ratio);
    known.*figureOf(measured.metric) = Estimate<double>::exactly(measured.value);
    if (measured.metric == SpeedMetric::OutputRate || measured.metric == SpeedMetric::TotalRate) {
        // The two differ only in what they count.
        known.outputThroughput = Estimate<double>::exactly(known.outputThroughput.expected);
        known.totalThroughput = Estimate<double>::exactly(known.totalThroughput.expected);
        known.perCard = Estimate<double>::exactly(known.perCard.expected);
    }
    known.measured = true;
    addToTrace(known, measured, *ratio);
    return known;
}

Result<SpeedEstimate> rescaledBy(const SpeedEstimate &neighbour, const SpeedEstimate &estimate, const MeasuredSpeed &measured)
{
    if (neighbour.cardId != estimate.cardId || neighbour.engineId != estimate.engineId) {
        return fail({Error::Kind::Inconsistent, {}, QStringLiteral("card, engine"),
                     QString(neighbour.cardId + QLatin1Char('/') + neighbour.engineId),
                     QString(estimate.cardId + QLatin1Char('/') + estimate.engineId)});
    }
    const Result<double> ratio = measuredRatio(estimate, measured);
    if (!ratio)
        return fail(ratio.error());
    constexpr double believable = 5.0;
    if (*ratio > believable || *ratio < 1.0 / believable)
        return fail({Error::Kind::OutOfRange, {}, QStringLiteral("value"), machineNumber(*ratio), QStringLiteral("0.2…5")});
    SpeedEstimate corrected = scaled(neighbour, *ratio);
    addToTrace(corrected, measured, *ratio);
    return corrected;
}

} // namespace xuanka
