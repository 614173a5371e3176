// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "demand/demand_profile.h"
#include "sizing/fit.h"

namespace xuanka {

/// What is sized: which model, and how it runs.
struct SizingState {
    QString modelId;                 ///< in the library; empty if only a size is known
    double parametersBillions = 0.0; ///< used when modelId is empty
    MemoryRequest request;

    bool operator==(const SizingState &) const = default;
};

SizingState stateForTask(const TaskDemand &task);

/// The model of a state; a typical one is kept in `storage`. Errors: UnknownName, Missing, OutOfRange.
Result<SizingSubject> subjectOf(const SizingState &state, const ModelLibrary &library, ModelArchitecture &storage);

} // namespace xuanka
