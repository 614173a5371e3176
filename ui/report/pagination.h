// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointF>

#include <functional>

class QPainter;

namespace xuanka {

/// A part of a page that is never cut: a line, a table row, a chart.
struct Piece {
    qreal height = 0.0;
    qreal spaceBefore = 0.0;   ///< dropped at the top of a page
    bool keepWithNext = false; ///< a heading, a table's head, the first line of a paragraph …
    bool breakBefore = false;  ///< starts a new page
    int table = -1;            ///< rows of one table share a number
    bool tableHead = false;    ///< repeated wherever the table goes on
    std::function<void(QPainter &, const QPointF &)> paint; ///< at its top left corner
};

struct PlacedPiece {
    qsizetype piece = 0; ///< index
    qreal y = 0.0;       ///< from the top of the page's text area
};
using PageOfPieces = QList<PlacedPiece>;

/// Distributes pieces over pages of the given height. Pieces that are kept together move to the next page together,
/// unless they do not fit one page. A piece higher than a page gets a page of its own.
QList<PageOfPieces> paginate(const QList<Piece> &pieces, qreal pageHeight);

} // namespace xuanka
