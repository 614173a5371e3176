// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/sizing/sizing_state.h"

namespace xuanka {

SizingState stateForTask(const TaskDemand &task)
{
    return {task.modelId, task.modelId.isEmpty() ? task.parametersBillions : 0.0, requestForTask(task)};
}

Result<SizingSubject> subjectOf(const SizingState &state, const ModelLibrary &library, ModelArchitecture &storage)
{
    TaskDemand task;
    task.modelId = state.modelId;
    task.parametersBillions = state.parametersBillions;
    // What the model is decides, not what is done with it: an image model is found by its own name.
    const bool image = !state.modelId.isEmpty() && library.imageModel(state.modelId);
    task.kind = image ? TaskKind::ImageGeneration : TaskKind::Inference;
    return subjectForTask(task, library, storage);
}

} // namespace xuanka
