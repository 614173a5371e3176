// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/report/report_pieces.h"

#include "ui/common/theme.h"

#include <QPainter>

#include <algorithm>

namespace xuanka {

namespace {

/// White paper, whatever the program's theme is.
QPalette paper()
{
    return QPalette(Qt::white);
}

/// Colour and hatching: a bar printed in grey still tells its parts apart. Lines, because brush patterns print as dots.
void fillPart(QPainter &painter, const QRectF &rect, int index)
{
    const QColor color = seriesColor(index, paper());
    QColor ground = color.lighter(index == 0 ? 100 : 175);
    if (index == 0)
        ground = color;
    painter.fillRect(rect, ground);
    if (index == 0)
        return;
    painter.save();
    painter.setClipRect(rect, Qt::IntersectClip);
    painter.setPen(QPen(color, dotsOfPoints(0.7)));
    const qreal step = dotsOfPoints(index < 5 ? 3.4 : 2.2);
    const bool rising = index % 4 == 1 || index % 4 == 3;
    const bool falling = index % 4 == 2 || index % 4 == 3;
    for (qreal x = rect.left() - rect.height(); x < rect.right() + rect.height(); x += step) {
        if (rising)
            painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + rect.height(), rect.top()));
        if (falling)
            painter.drawLine(QPointF(x, rect.top()), QPointF(x + rect.height(), rect.bottom()));
        if (!rising && !falling)
            painter.drawLine(QPointF(x, rect.top()), QPointF(x, rect.bottom()));
    }
    painter.restore();
}

} // namespace

void ReportPieces::operator()(const ReportBar &bar)
{
    addCaption(bar.caption);
    double sum = 0.0;
    for (const ReportBar::Segment &segment : bar.segments)
        sum += segment.bytes.gib();
    const double end = std::max(sum, bar.capacity.gib()) * 1.02;
    if (end <= 0.0)
        return;

    const qreal barHeight = dotsOfMillimetres(8);
    const TextBlock capacity = block(bar.capacityLabel, ReportStyle::Text::Note, m_width);
    Piece piece;
    piece.spaceBefore = dotsOfPoints(6);
    piece.height = capacity.height() + dotsOfPoints(4) + barHeight + dotsOfPoints(4);
    piece.keepWithNext = true;
    piece.paint = [bar, capacity, end, barHeight, width = m_width](QPainter &painter, const QPointF &origin) {
        const QRectF frame(origin + QPointF(0.0, capacity.height() + dotsOfPoints(4)), QSizeF(width, barHeight));
        qreal left = frame.left();
        for (int i = 0; i < bar.segments.size(); ++i) {
            const qreal wide = bar.segments.at(i).bytes.gib() / end * width;
            fillPart(painter, QRectF(left, frame.top(), wide, barHeight), i);
            left += wide;
            painter.setPen(QPen(Qt::white, dotsOfPoints(0.6)));
            painter.drawLine(QPointF(left, frame.top()), QPointF(left, frame.bottom()));
        }
        painter.setPen(QPen(ReportStyle::hairline(), dotsOfPoints(0.5)));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(frame);
        if (bar.capacity.count() <= 0)
            return;
        const qreal x = frame.left() + bar.capacity.gib() / end * width;
        painter.setPen(QPen(ReportStyle::warning(), dotsOfPoints(1.4), Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(QPointF(x, frame.top() - dotsOfPoints(3)), QPointF(x, frame.bottom() + dotsOfPoints(3)));
        const qreal wide = capacity.naturalWidth();
        const qreal at = std::clamp(x - origin.x() - wide, 0.0, std::max(0.0, width - wide));
        capacity.draw(painter, origin + QPointF(at, 0.0), ReportStyle::ink());
    };
    add(piece);

    // The key: two columns, read row by row.
    const qreal column = m_width / 2.0;
    const qreal swatch = dotsOfPoints(10);
    for (qsizetype i = 0; i < bar.segments.size(); i += 2) {
        QList<TextBlock> labels;
        for (qsizetype j = i; j < std::min(i + 2, bar.segments.size()); ++j)
            labels << block(bar.segments.at(j).label, ReportStyle::Text::Table, column - swatch - dotsOfPoints(10));
        Piece row;
        row.height = dotsOfPoints(2);
        for (const TextBlock &label : std::as_const(labels))
            row.height = std::max(row.height, label.height() + dotsOfPoints(1));
        row.keepWithNext = i + 2 < bar.segments.size();
        row.paint = [labels, i, column, swatch](QPainter &painter, const QPointF &origin) {
            for (int j = 0; j < labels.size(); ++j) {
                const QPointF at = origin + QPointF(j * column, 0.0);
                const qreal line = labels.at(j).lineHeight();
                fillPart(painter, QRectF(at + QPointF(0.0, line * 0.2), QSizeF(swatch, line * 0.6)), static_cast<int>(i) + j);
                labels.at(j).draw(painter, at + QPointF(swatch + dotsOfPoints(5), 0.0), ReportStyle::ink());
            }
        };
        add(row);
    }
}

} // namespace xuanka
