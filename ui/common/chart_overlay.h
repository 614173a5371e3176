// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/chart_content.h"

#include <QFont>
#include <QGraphicsItem>
#include <QPalette>

#include <functional>

namespace xuanka {

/// Marks and rules over a chart: drawn by us because QtCharts has no labelled points that keep clear of each other.
/// Knows nothing of QtCharts: the owner says where a value lies.
class ChartOverlay : public QGraphicsItem {
public:
    using Position = std::function<QPointF(double x, double y)>;

    explicit ChartOverlay(QGraphicsItem *parent);

    void setMarks(const QList<ChartMark> &marks, const QList<ChartMark> &rules);
    void setLook(const QFont &font, const QPalette &palette);
    /// `area` is the plot area in the parent's coordinates.
    void place(const QRectF &area, Position position);

    QRectF boundingRect() const override { return m_area; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    QRectF freePlace(QSizeF size, QPointF near, const QList<QRectF> &taken) const;

    QList<ChartMark> m_marks;
    QList<ChartMark> m_rules;
    QFont m_font;
    QPalette m_palette;
    QRectF m_area;
    Position m_position;
};

} // namespace xuanka
