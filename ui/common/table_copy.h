// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMimeData>
#include <QModelIndex>

#include <memory>

class QAbstractItemModel;

namespace xuanka {

/// Cells as Excel and WPS take them from the clipboard: an HTML table and tab-separated text, both with headings.
/// Text that a spreadsheet would run as a formula gets an apostrophe in front; tabs and line breaks become spaces.
/// `columns` in the order in which they are shown.
std::unique_ptr<QMimeData> tableMimeData(const QAbstractItemModel &model, const QList<int> &rows,
                                         const QList<int> &columns);

/// Text as one spreadsheet cell: never a formula, never two cells.
QString safeCell(const QString &text);

} // namespace xuanka
