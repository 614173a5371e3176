// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/language.h"
#include "store/workspace.h"

namespace xuanka {

/// A new workspace with the three example profiles in that language, so that something can be looked at before
/// anything is typed. Its folder is made if need be; a file that is already there is never touched.
/// Errors: CannotWrite (the folder cannot be made), those of Workspace::create and of exampleProfiles.
Result<std::unique_ptr<Workspace>> createWithExamples(const QString &path, WorkspaceIdentity identity, Language language);

} // namespace xuanka
