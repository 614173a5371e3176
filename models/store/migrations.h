// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/error.h"

#include <QStringList>

namespace xuanka {

class Database;

/// The built-in steps, resources/schema/workspace/0001.sql …; the first makes version 1 of an empty file.
/// Error: CannotOpen, or Missing if a number is left out.
Result<QStringList> workspaceMigrations();

/// Runs the steps that the file's user_version has not seen, in one transaction: either all or none of them are done.
/// Foreign keys are checked before the end. Errors: those of Database, and DamagedWorkspace for rows without their parent.
Done migrate(const Database &database, const QStringList &steps);

/// What the file's schema lacks or has otherwise than the first `version` steps make it: "trigger archive_refuses_update".
/// Tables and indexes of the user's own are let be; triggers are not, because they would act inside our changes.
Result<QStringList> schemaDifferences(const Database &database, const QStringList &steps, int version);

} // namespace xuanka
