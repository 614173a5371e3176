// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace xuanka {

/// What somebody measured. The unit is that of the estimate.
enum class SpeedMetric {
    OutputRate,   ///< "total_output_tok_s"
    TotalRate,    ///< "total_tok_s": prompt tokens count too
    StreamRate,   ///< "decode_tok_s_per_stream"
    PrefillRate,  ///< "prefill_tok_s"
    FirstTokenMs, ///< "ttft_ms"
    NextTokenMs,  ///< "tpot_ms", also "itl_ms"
    ImagesPerMinute, ///< "images_per_min"
    SecondsPerImage  ///< "sec_per_image"
};
QString speedMetricId(SpeedMetric metric);
std::optional<SpeedMetric> speedMetricFromId(const QString &id);

} // namespace xuanka
