// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/report/report_pieces.h"

#include "ui/report/printed_chart.h"

#include <QPainter>

#include <algorithm>

namespace xuanka {

namespace {

struct KeyEntry {
    QString name;
    QString text;
    bool mark = false;
};

} // namespace

void ReportPieces::operator()(const ReportChart &chart)
{
    addCaption(chart.caption);
    const ChartContent content = chartContent(chart);
    const PrintedChart printed(content, m_style, m_locale);
    QList<KeyEntry> key;
    for (qsizetype i = 0; i < content.marks.size(); ++i)
        key.append({PrintedChart::markName(i), content.marks.at(i).label, true});
    for (qsizetype i = 0; i < content.rules.size(); ++i)
        key.append({PrintedChart::ruleName(i), content.rules.at(i).label, false});

    Piece piece;
    piece.spaceBefore = dotsOfPoints(6);
    piece.height = dotsOfMillimetres(74);
    piece.keepWithNext = !key.isEmpty();
    piece.paint = [printed, width = m_width, height = piece.height](QPainter &painter, const QPointF &origin) {
        printed.paint(painter, QRectF(origin, QSizeF(width, height)));
    };
    add(piece);

    const qreal indent = dotsOfPoints(16);
    const qreal column = m_width / 2.0;
    for (qsizetype i = 0; i < key.size(); i += 2) {
        QList<std::pair<KeyEntry, TextBlock>> cells;
        Piece row;
        row.spaceBefore = dotsOfPoints(i == 0 ? 4 : 0);
        for (qsizetype j = i; j < std::min(i + 2, key.size()); ++j) {
            const TextBlock text = block(key.at(j).text, ReportStyle::Text::Table, column - indent - dotsOfPoints(8));
            row.height = std::max(row.height, text.height() + dotsOfPoints(2));
            cells.append({key.at(j), text});
        }
        row.keepWithNext = i + 2 < key.size();
        row.paint = [printed, cells, indent, column](QPainter &painter, const QPointF &origin) {
            for (qsizetype j = 0; j < cells.size(); ++j) {
                const auto &[entry, text] = cells.at(j);
                const QPointF at = origin + QPointF(static_cast<qreal>(j) * column, 0.0);
                const QPointF sign = at + QPointF(dotsOfPoints(6), text.lineHeight() / 2);
                if (entry.mark)
                    printed.paintMarkSign(painter, sign, entry.name);
                else
                    printed.paintRuleSign(painter, sign, entry.name);
                text.draw(painter, at + QPointF(indent, 0.0), ReportStyle::ink());
            }
        };
        add(row);
    }
}

} // namespace xuanka
