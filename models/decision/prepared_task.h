// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "demand/implications.h"
#include "sizing/fit.h"

#include <memory>

namespace xuanka {

/// A task of the profile, ready to be sized.
struct PreparedTask {
    TaskDemand demand;
    MemoryRequest request;
    SizingSubject subject;              ///< points into the model library, or to `typical`
    std::shared_ptr<ModelArchitecture> typical; ///< only if the profile gave a parameter count
    MemoryEstimate onOneCard;

    double billions() const { return static_cast<double>(onOneCard.parametersTotal) / 1e9; }
};

/// The library must outlive the result. Errors: those of sizing, place "tasks[0].…".
Result<QList<PreparedTask>> prepareTasks(const DemandProfile &profile, const ModelLibrary &library);

/// What implications need from sizing.
SizedDemand sizedDemand(const QList<PreparedTask> &tasks);

} // namespace xuanka
