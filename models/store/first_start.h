// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/language.h"
#include "store/workspace.h"

namespace xuanka {

/// A new workspace with the three example profiles in that language, so that something can be looked at before
/// anything is typed. Errors: those of Workspace::create and of exampleProfiles.
Result<std::unique_ptr<Workspace>> createWithExamples(const QString &path, WorkspaceIdentity identity, Language language);

/// The usual workspace of a user, workspace.xuanka in the program's data folder, which is made if need be. Opens what is
/// there, whatever its state: a damaged file is an error and not a reason to start afresh.
Result<std::unique_ptr<Workspace>> openOrCreateDefault(const QString &folder, WorkspaceIdentity identity, Language language);
QString defaultWorkspaceIn(const QString &folder);

} // namespace xuanka
