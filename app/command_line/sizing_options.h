// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command_line/invocation.h"
#include "model_file/model_file.h"
#include "sizing/fit.h"

namespace xuanka {

/// What `size` and `fit` are asked: the model and how it is run. The subject points into the question.
struct SizingQuestion {
    ModelLibrary library;
    MemoryRequest request;
    QString modelId;
    std::optional<ModelFile> file; ///< the model, if it was given as a path

    /// Valid as long as the question lives.
    SizingSubject subject() const;
};

void declareSizingOptions(Invocation &invocation);
/// Errors name the option.
Result<SizingQuestion> readSizingQuestion(const Invocation &invocation);

} // namespace xuanka
