// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/chart_overlay.h"

#include "ui/common/theme.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace xuanka {

namespace {

constexpr qreal markRadius = 4.5;
constexpr qreal gap = 4.0;

void drawLabel(QPainter &painter, const QRectF &box, const QString &text, const QPalette &palette)
{
    QColor ground = palette.base().color();
    ground.setAlphaF(0.88F);
    painter.fillRect(box, ground);
    painter.setPen(palette.text().color());
    painter.drawText(box, Qt::AlignCenter, text);
}

} // namespace

ChartOverlay::ChartOverlay(QGraphicsItem *parent)
    : QGraphicsItem(parent)
{
    setZValue(20); // above the lines
    setAcceptedMouseButtons(Qt::NoButton);
}

void ChartOverlay::setMarks(const QList<ChartMark> &marks, const QList<ChartMark> &rules)
{
    m_marks = marks;
    m_rules = rules;
    update();
}

void ChartOverlay::setLook(const QFont &font, const QPalette &palette)
{
    m_font = font;
    m_palette = palette;
    update();
}

void ChartOverlay::place(const QRectF &area, Position position)
{
    prepareGeometryChange();
    m_area = area;
    m_position = std::move(position);
    update();
}

void ChartOverlay::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    if (!m_position || m_area.isEmpty())
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(m_font);
    const QFontMetricsF metrics(m_font, painter->device());
    const auto sizeOf = [&metrics](const QString &text) {
        return QSizeF(metrics.horizontalAdvance(text) + 2 * gap, metrics.height());
    };
    QList<QRectF> taken;
    painter->setPen(QPen(mutedColor(m_palette), 1.2, Qt::DashLine));
    for (const ChartMark &rule : std::as_const(m_rules)) {
        const qreal x = m_position(rule.x, 0.0).x();
        if (x >= m_area.left() && x <= m_area.right())
            painter->drawLine(QPointF(x, m_area.top()), QPointF(x, m_area.bottom()));
    }
    for (const ChartMark &mark : std::as_const(m_marks)) {
        const QPointF at = m_position(mark.x, mark.y);
        taken << QRectF(at.x() - markRadius, at.y() - markRadius, 2 * markRadius, 2 * markRadius);
    }
    for (const ChartMark &rule : std::as_const(m_rules)) {
        const qreal x = m_position(rule.x, 0.0).x();
        if (x < m_area.left() || x > m_area.right() || rule.label.isEmpty())
            continue;
        const QSizeF size = sizeOf(rule.label);
        const QRectF box = freePlace(size, QPointF(x, m_area.top() + size.height() / 2 + gap), taken);
        taken << box;
        drawLabel(*painter, box, rule.label, m_palette);
    }
    for (const ChartMark &mark : std::as_const(m_marks)) {
        const QPointF at = m_position(mark.x, mark.y);
        if (!m_area.adjusted(-1, -1, 1, 1).contains(at))
            continue;
        const QRectF box = freePlace(sizeOf(mark.label), at - QPointF(0, 2 * markRadius + metrics.height() / 2), taken);
        taken << box;
        drawLabel(*painter, box, mark.label, m_palette);
        painter->setPen(QPen(m_palette.base().color(), 1.5));
        painter->setBrush(m_palette.text().color());
        painter->drawEllipse(at, markRadius, markRadius);
    }
}

QRectF ChartOverlay::freePlace(QSizeF size, QPointF near, const QList<QRectF> &taken) const
{
    // Right of the point, left of it, then lower line by line: the first place that nothing else has.
    QRectF first;
    for (int line = 0; line < 12; ++line) {
        // 0, −1, +1, −2, +2 … lines away
        const qreal dy = size.height() * ((line + 1) / 2) * (line % 2 == 0 ? 1.0 : -1.0);
        for (const qreal side : {gap, -size.width() - gap}) {
            QRectF box(QPointF(near.x() + side, near.y() - size.height() / 2 + dy), size);
            box.moveLeft(std::clamp(box.left(), m_area.left(), std::max(m_area.left(), m_area.right() - size.width())));
            box.moveTop(std::clamp(box.top(), m_area.top(), std::max(m_area.top(), m_area.bottom() - size.height())));
            if (first.isNull())
                first = box;
            const auto covers = [&box](const QRectF &other) { return other.intersects(box); };
            if (std::none_of(taken.cbegin(), taken.cend(), covers))
                return box;
        }
    }
    return first;
}

} // namespace xuanka
