// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "demand/implications.h"
#include "sizing/model_library.h"

namespace xuanka {

/// Sizes the profile's tasks so that implicationsOf can name the memory tier. What cannot be sized yet (an unfinished
/// profile) is left unknown; never an error, so that a wizard can call it while somebody types.
SizedDemand sizedDemand(const DemandProfile &profile, const ModelLibrary &library);

} // namespace xuanka
