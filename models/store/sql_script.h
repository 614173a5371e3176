// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace xuanka {

/// Splits a script into statements, because the driver runs one at a time. Knows strings, quoted names, comments and
/// the body of a trigger, whose statements end with ';' as well. Statements come without their ';' and without the
/// comments before them; an unfinished last statement is returned as it stands, so that running it fails.
QStringList splitStatements(const QString &script);

} // namespace xuanka
