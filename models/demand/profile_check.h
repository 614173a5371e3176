// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "demand/demand_profile.h"

#include <QList>

namespace xuanka {

/// A field whose value cannot be worked with, or that contradicts another.
struct ProfileProblem {
    QString field;  ///< JSON path inside the profile, "hours_per_month" or "tasks[0].model_id"
    Error error;    ///< place = field
};

/// The smallest and largest value of a numeric field, both allowed.
struct FieldLimits {
    double least = 0.0;
    double most = 0.0;
};

/// What checkProfile accepts, for input fields: "hours_per_month", or "context_tokens" for a field of a task.
/// {0, 0} if there is no such numeric field.
FieldLimits profileFieldLimits(const QString &field);

/// Empty if the profile can be used. Never stops at the first problem.
/// `knownModels` are the ids of the model library, `knownFormats` those of the weight formats (not checked if empty).
QList<ProfileProblem> checkProfile(const DemandProfile &profile, const QStringList &knownModels,
                                   const QStringList &knownFormats = {});

} // namespace xuanka
