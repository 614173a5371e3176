// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/error.h"

#include <QList>
#include <QStringList>

namespace xuanka {

/// Reads a block of cells as Excel, WPS and LibreOffice put it on the clipboard: tabs between cells, a line a row, LF,
/// CR LF or CR; a cell with a tab, a line break or a quote inside stands in quotes, with its quotes doubled. A quote
/// that does not enclose a whole cell is an ordinary character. The line end after the last row makes no row of its own.
/// Short rows are filled with empty cells. Error: TooLarge beyond a million characters.
Result<QList<QStringList>> parseTabSeparated(const QString &text);

} // namespace xuanka
