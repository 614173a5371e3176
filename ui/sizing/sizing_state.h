// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "demand/demand_profile.h"
#include "model_file/model_file.h"
#include "sizing/fit.h"

#include <memory>

namespace xuanka {

/// What is sized: which model, and how it runs.
struct SizingState {
    QString modelId;                 ///< in the library; empty if only a size is known, or a file was opened
    double parametersBillions = 0.0; ///< used when modelId is empty
    std::shared_ptr<const ModelFile> file; ///< the model as a file describes it; null: by modelId or size
    MemoryRequest request;

    bool operator==(const SizingState &) const = default;
};

SizingState stateForTask(const TaskDemand &task);
/// The state after a model's file was opened: its shapes and its weight format, all else as it was.
SizingState stateForFile(const SizingState &before, const ModelFile &file);

/// The model of a state; a typical one is kept in `storage`. Valid as long as the state, the library and the storage.
/// Errors: UnknownName, Missing, OutOfRange.
Result<SizingSubject> subjectOf(const SizingState &state, const ModelLibrary &library, ModelArchitecture &storage);

/// "Llama 3 8B", "A typical model of 30 B" in the application's language.
QString modelWords(const SizingState &state, const ModelLibrary &library, const QLocale &locale);

} // namespace xuanka
