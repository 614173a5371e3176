// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "throughput/speed_case.h"

namespace xuanka {

/// How far the program's own estimates were from measured cases of one kind.
struct MeasuredSpeedError {
    QString id;               ///< "serving_dense"
    LocalizedText name;
    int cases = 0;
    double medianPercent = 0.0; ///< of the absolute errors
    double p90Percent = 0.0;
    double bias = 1.0;          ///< median of estimated ÷ measured
    double insidePercent = 0.0; ///< of the cases that lie between low and high
};

/// resources/throughput/measured_error.json: made from tests/throughput/measured_speed.csv by its own test, which fails
/// when it is out of date. Loaded once; the last one is over all cases.
const QList<MeasuredSpeedError> &measuredSpeedErrors();

/// The kinds that errors are stated for, in order.
QStringList speedErrorKinds();
LocalizedText speedErrorKindName(const QString &id);
/// The kind that a case or an estimate belongs to.
QString speedErrorKind(SpeedMetric metric, const QString &engineId, const QString &classId, bool mixture);
/// Null if nothing of its kind was measured.
const MeasuredSpeedError *measuredErrorFor(const SpeedEstimate &estimate, bool mixture);

} // namespace xuanka
