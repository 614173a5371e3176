// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "demand/demand_profile.h"

#include <QList>

namespace xuanka {

/// A field whose value cannot be worked with, or that contradicts another.
struct ProfileProblem {
    QString field;  ///< JSON path inside the profile, "hoursPerMonth" or "tasks[0].modelId"
    Error error;    ///< place = field
};

/// Empty if the profile can be used. Never stops at the first problem.
/// `knownModels` are the ids of the model library.
QList<ProfileProblem> checkProfile(const DemandProfile &profile, const QStringList &knownModels);

} // namespace xuanka
