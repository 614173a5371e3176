// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "demand/implications.h"

namespace xuanka {

/// What rules may ask about a profile: every field of profileToJson except tasks, and from the tasks
/// has_training, has_weight_training (not QLoRA), has_serving, has_images, weight_formats, data_gb (all tasks together),
/// has_budget, and where known training_billions and need_gib.
Json profileFacts(const DemandProfile &profile, const SizedDemand &sized);

} // namespace xuanka
