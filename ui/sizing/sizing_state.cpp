// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/sizing/sizing_state.h"

#include "quantity/format.h"
#include "ui/sizing/request_fields.h"

#include <QCoreApplication>

namespace xuanka {

SizingState stateForTask(const TaskDemand &task)
{
    return {task.modelId, task.modelId.isEmpty() ? task.parametersBillions : 0.0, {}, requestForTask(task)};
}

SizingState stateForFile(const SizingState &before, const ModelFile &file)
{
    SizingState state;
    state.file = std::make_shared<const ModelFile>(file);
    state.request = before.request.workload == Workload::ImageGeneration ? withWorkload(before.request, Workload::Inference)
                                                                         : before.request;
    const WeightFormat *format = weightFormat(file.weightFormat);
    if (format) {
        // A llama.cpp file can only be run; an open question of training is answered by running it.
        if (format->gguf && state.request.workload != Workload::Inference)
            state.request = withWorkload(state.request, Workload::Inference);
        if (state.request.workload == Workload::Inference || format->trainable)
            state.request.weightFormat = format->id;
        if (format->gguf) {
            state.request.engine = Engine::LlamaCpp;
            state.request.parallelism = Parallelism::LayerSplit;
        }
    }
    return state;
}

Result<SizingSubject> subjectOf(const SizingState &state, const ModelLibrary &library, ModelArchitecture &storage)
{
    if (state.file)
        return SizingSubject {&state.file->architecture, nullptr};
    TaskDemand task;
    task.modelId = state.modelId;
    task.parametersBillions = state.parametersBillions;
    // What the model is decides, not what is done with it: an image model is found by its own name.
    const bool image = !state.modelId.isEmpty() && library.imageModel(state.modelId);
    task.kind = image ? TaskKind::ImageGeneration : TaskKind::Inference;
    return subjectForTask(task, library, storage);
}

QString modelWords(const SizingState &state, const ModelLibrary &library, const QLocale &locale)
{
    if (state.file)
        return state.file->architecture.name;
    if (state.modelId.isEmpty()) {
        return QCoreApplication::translate("xuanka::SizingPage", "A typical model of %1 B")
            .arg(formatNumber(state.parametersBillions, locale));
    }
    if (const ModelArchitecture *model = library.model(state.modelId))
        return model->name;
    if (const ImageModel *model = library.imageModel(state.modelId))
        return model->name;
    return state.modelId;
}

} // namespace xuanka
