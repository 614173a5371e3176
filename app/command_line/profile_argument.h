// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "demand/demand_profile.h"

namespace xuanka {

/// A file, or the file name of a profile that ships ("enterprise_70b_inference"). Errors: those of reading and checking it.
Result<DemandProfile> readProfileArgument(const QString &name, Language language);

} // namespace xuanka
