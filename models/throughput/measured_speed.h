// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "throughput/speed_estimate.h"
#include "throughput/speed_metric.h"

namespace xuanka {

/// A figure that a team measured itself on the card, model, engine and job of an estimate.
struct MeasuredSpeed {
    SpeedMetric metric = SpeedMetric::OutputRate;
    double value = 0.0;  ///< in the metric's unit
    QString source;      ///< who, and in which round
    QString asOf;        ///< ISO date
};

/// Measured ÷ expected as a rate: above 1 if the card was faster than the estimate. Errors: OutOfRange (value not above 0),
/// Unsupported (an image metric).
Result<double> measuredRatio(const SpeedEstimate &estimate, const MeasuredSpeed &measured);

/// The estimate with the measured figure in place of its own and marked as measured; the figures that were not measured
/// follow in the same proportion and keep their width. Errors: those of measuredRatio.
Result<SpeedEstimate> withMeasured(const SpeedEstimate &estimate, const MeasuredSpeed &measured);

/// A neighbouring estimate (same card, another model or job) corrected by what was measured beside it: only on request.
/// Errors: OutOfRange (ratio), Inconsistent (another class of card or another engine).
Result<SpeedEstimate> rescaledBy(const SpeedEstimate &neighbour, const SpeedEstimate &estimate, const MeasuredSpeed &measured);

} // namespace xuanka
