// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "throughput/speed_metric.h"

#include <array>

namespace xuanka {

namespace {

struct MetricName {
    SpeedMetric metric;
    const char *id;
};

constexpr std::array metricNames{
    MetricName{SpeedMetric::OutputRate, "total_output_tok_s"}, MetricName{SpeedMetric::TotalRate, "total_tok_s"},
    MetricName{SpeedMetric::StreamRate, "decode_tok_s_per_stream"}, MetricName{SpeedMetric::PrefillRate, "prefill_tok_s"},
    MetricName{SpeedMetric::FirstTokenMs, "ttft_ms"}, MetricName{SpeedMetric::NextTokenMs, "tpot_ms"},
    MetricName{SpeedMetric::ImagesPerMinute, "images_per_min"}, MetricName{SpeedMetric::SecondsPerImage, "sec_per_image"},
};

} // namespace

QString speedMetricId(SpeedMetric metric)
{
    for (const MetricName &name : metricNames) {
        if (name.metric == metric)
            return QLatin1String(name.id);
    }
    return {};
}

std::optional<SpeedMetric> speedMetricFromId(const QString &id)
{
    if (id == QLatin1String("itl_ms"))
        return SpeedMetric::NextTokenMs;
    for (const MetricName &name : metricNames) {
        if (id == QLatin1String(name.id))
            return name.metric;
    }
    return std::nullopt;
}

} // namespace xuanka
