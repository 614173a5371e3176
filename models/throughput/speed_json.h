// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/json.h"
#include "throughput/image_speed.h"
#include "throughput/measured_speed_error.h"
#include "throughput/speed_estimate.h"
#include "throughput/training_time.h"

namespace xuanka {

/// What `xuanka speed --json` prints under "speed". Every figure has low, expected and high; the error that the program
/// has measured of itself for this kind stands beside them.
Json speedEstimateToJson(const SpeedEstimate &estimate, const MeasuredSpeedError *error, Language language);
/// Under "images".
Json imageSpeedToJson(const ImageSpeedEstimate &estimate, Language language);
/// Under "training".
Json trainingEstimateToJson(const TrainingEstimate &estimate, Language language);

} // namespace xuanka
