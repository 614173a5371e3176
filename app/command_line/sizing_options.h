// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command_line/invocation.h"
#include "sizing/fit.h"

namespace xuanka {

/// What `size` and `fit` are asked: the model and how it is run. The subject points into `library` or `storage`.
struct SizingQuestion {
    ModelLibrary library;
    MemoryRequest request;
    QString modelId;

    /// Valid as long as the question lives.
    SizingSubject subject() const;
};

void declareSizingOptions(Invocation &invocation);
/// Errors name the option.
Result<SizingQuestion> readSizingQuestion(const Invocation &invocation);

} // namespace xuanka
