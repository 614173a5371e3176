// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/report/report_pieces.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <numeric>

namespace xuanka {

namespace {

constexpr qreal gutterPoints = 8.0;
constexpr qreal rowPaddingPoints = 2.6;
// A row with more lines is cut into rows of this many, or no page would hold it.
constexpr int longestRow = 40;

/// Shares the width by weight, but gives a column at least what its longest word needs as long as others have room.
QList<qreal> columnWidths(const ReportTable &table, const QList<qreal> &needed, qreal width)
{
    const qsizetype count = table.columns.size();
    const qreal room = width - dotsOfPoints(gutterPoints) * static_cast<qreal>(count - 1);
    const qreal weights = std::accumulate(table.columns.begin(), table.columns.end(), 0.0,
                                          [](qreal sum, const ReportTable::Column &column) { return sum + column.weight; });
    const qreal neededInAll = std::accumulate(needed.begin(), needed.end(), 0.0);
    QList<qreal> widths;
    widths.reserve(count);
    qreal lacking = 0.0;
    qreal spare = 0.0;
    for (qsizetype i = 0; i < count; ++i) {
        const qreal share = weights > 0.0 ? room * table.columns.at(i).weight / weights : room / static_cast<qreal>(count);
        widths << share;
        lacking += std::max(0.0, needed.at(i) - share);
        spare += std::max(0.0, share - needed.at(i));
    }
    for (qsizetype i = 0; i < count; ++i) {
        if (neededInAll >= room)
            widths[i] = room * needed.at(i) / neededInAll;
        else if (widths.at(i) < needed.at(i))
            widths[i] = needed.at(i);
        else if (spare > 0.0)
            widths[i] -= (widths.at(i) - needed.at(i)) / spare * lacking;
    }
    return widths;
}

struct Cells {
    QList<TextBlock> blocks;
    QList<qreal> lefts;
    QColor color;

    int lineCount() const
    {
        int lines = 1;
        for (const TextBlock &block : blocks)
            lines = std::max(lines, block.lineCount());
        return lines;
    }
    qreal lineHeight() const { return blocks.isEmpty() ? 0.0 : blocks.constFirst().lineHeight(); }
    void draw(QPainter &painter, const QPointF &origin, int first, int count) const
    {
        for (qsizetype i = 0; i < blocks.size(); ++i)
            blocks.at(i).draw(painter, origin + QPointF(lefts.at(i), 0.0), color, first, count);
    }
};

} // namespace

void ReportPieces::operator()(const ReportTable &table)
{
    if (table.columns.isEmpty())
        return;
    addCaption(table.caption);
    const QFont headFont = m_style.font(ReportStyle::Text::TableHead);
    const QFont font = m_style.font(ReportStyle::Text::Table);
    QList<qreal> needed;
    for (qsizetype i = 0; i < table.columns.size(); ++i) {
        // A short title stays on one line too; Chinese would break after any character.
        const QString &title = table.columns.at(i).title;
        qreal widest = std::max(TextBlock::unbreakableWidth(title, headFont),
                                std::min(QFontMetricsF(headFont).horizontalAdvance(title), dotsOfPoints(40)));
        for (const QStringList &row : table.rows) {
            const QString &cell = row.value(i);
            // A figure is read in one piece, unit and all.
            widest = std::max(widest, table.columns.at(i).numeric ? QFontMetricsF(font).horizontalAdvance(cell)
                                                                  : TextBlock::unbreakableWidth(cell, font));
        }
        needed << widest + dotsOfPoints(0.5);
    }
    const QList<qreal> widths = columnWidths(table, needed, m_width);
    QList<qreal> lefts;
    qreal left = 0.0;
    for (const qreal width : widths) {
        lefts << left;
        left += width + dotsOfPoints(gutterPoints);
    }

    const auto cellsOf = [&](const std::function<QString(qsizetype)> &text, ReportStyle::Text kind) {
        Cells cells{{}, lefts, m_style.color(kind)};
        for (qsizetype i = 0; i < table.columns.size(); ++i) {
            const Qt::Alignment alignment = table.columns.at(i).numeric ? Qt::AlignRight : Qt::AlignLeft;
            cells.blocks << block(text(i), kind, widths.at(i), alignment);
        }
        return cells;
    };
    const qreal padding = dotsOfPoints(rowPaddingPoints);
    const int number = m_tables++;
    const auto addRow = [&](const Cells &cells, bool head, bool keepWithNext) {
        const int lines = cells.lineCount();
        for (int first = 0; first < lines; first += longestRow) {
            const int count = std::min(longestRow, lines - first);
            const bool last = first + count == lines;
            Piece piece;
            piece.table = number;
            piece.tableHead = head;
            piece.keepWithNext = keepWithNext;
            piece.spaceBefore = head && table.caption.isEmpty() ? dotsOfPoints(10) : 0.0;
            piece.height = count * cells.lineHeight() + 2 * padding;
            piece.paint = [cells, first, count, head, last, padding, width = m_width,
                           height = piece.height](QPainter &painter, const QPointF &origin) {
                cells.draw(painter, origin + QPointF(0.0, padding), first, count);
                if (!last)
                    return;
                const QColor color = head ? ReportStyle::accent() : ReportStyle::hairline();
                painter.setPen(QPen(color, dotsOfPoints(head ? 0.9 : 0.4), Qt::SolidLine, Qt::FlatCap));
                painter.drawLine(origin + QPointF(0.0, height), origin + QPointF(width, height));
            };
            add(piece);
        }
    };

    addRow(cellsOf([&](qsizetype i) { return table.columns.at(i).title; }, ReportStyle::Text::TableHead), true, true);
    for (qsizetype row = 0; row < table.rows.size(); ++row) {
        // The last two rows stay together: a page with one row below a repeated head looks like a mistake.
        const bool keep = table.rows.size() > 2 && row == table.rows.size() - 2;
        addRow(cellsOf([&](qsizetype i) { return table.rows.at(row).value(i); }, ReportStyle::Text::Table), false, keep);
    }
}

} // namespace xuanka
