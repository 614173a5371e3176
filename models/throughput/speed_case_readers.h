// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "throughput/speed_case.h"

namespace xuanka {

/// The steps of readSpeedCase(); each reads its own columns.
void assumeSpeed(SpeedCase &measured, const QString &english, const QString &chinese);
/// The row's number without "~", "<=" and with the middle of "73-128"; absent if it is not a number.
std::optional<double> looseNumber(const QString &text);

/// The model by name if its shapes agree, else by the columns.
Result<ModelArchitecture> caseArchitecture(const CsvRow &row, const ModelLibrary &library, SpeedCase &measured);
/// The weight format that a name or, failing that, a number of bits stands for.
WeightFormat caseWeightFormat(const QString &name, double bits, const SpeedCard &card);
/// Engine, cards, sharing, lengths, concurrency.
Done readSpeedJob(const CsvRow &row, SpeedCase &measured);
Done readImageSpeedJob(const CsvRow &row, const ModelLibrary &library, SpeedCase &measured);

} // namespace xuanka
