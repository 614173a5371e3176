// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/stacked_bar.h"

#include "quantity/format.h"
#include "ui/common/theme.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyleOptionFocusRect>
#include <QStylePainter>
#include <QToolTip>

#include <algorithm>
#include <array>

namespace xuanka {

namespace {

Qt::BrushStyle hatching(int index)
{
    static const std::array<Qt::BrushStyle, 7> styles {Qt::SolidPattern, Qt::BDiagPattern, Qt::Dense4Pattern,
                                                       Qt::HorPattern,   Qt::FDiagPattern, Qt::CrossPattern,
                                                       Qt::VerPattern};
    return styles.at(static_cast<std::size_t>(index) % styles.size());
}

void fillSegment(QPainter &painter, const QRectF &rect, int index, const QPalette &palette)
{
    const QColor color = seriesColor(index, palette);
    QColor ground = color;
    if (hatching(index) != Qt::SolidPattern)
        ground.setAlphaF(0.35F);
    painter.fillRect(rect, palette.base());
    painter.fillRect(rect, ground);
    if (hatching(index) != Qt::SolidPattern)
        painter.fillRect(rect, QBrush(color, hatching(index)));
}

} // namespace

StackedBar::StackedBar(QWidget *parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void StackedBar::setContent(const Content &content)
{
    m_content = content;
    m_current = std::clamp(m_current, 0, std::max(0, static_cast<int>(content.segments.size()) - 1));
    describe();
    updateGeometry();
    update();
}

double StackedBar::scaleEnd() const
{
    double end = m_content.capacity.gib();
    double sum = 0.0;
    for (const Segment &segment : m_content.segments)
        sum += segment.bytes.gib();
    end = std::max(end, sum);
    if (m_content.total)
        end = std::max(end, m_content.total->high.gib());
    return end > 0.0 ? end * 1.02 : 1.0;
}

QRectF StackedBar::barRect() const
{
    const int line = fontMetrics().height();
    const qreal top = m_content.capacity.count() > 0 ? line * 1.4 : 2.0;
    return {1.0, top, width() - 2.0, line * 2.0};
}

QRectF StackedBar::segmentRect(const QString &id) const
{
    const QRectF bar = barRect();
    const double unit = bar.width() / scaleEnd();
    double left = bar.left();
    for (const Segment &segment : m_content.segments) {
        const double wide = segment.bytes.gib() * unit;
        if (segment.id == id)
            return {left, bar.top(), wide, bar.height()};
        left += wide;
    }
    return {};
}

QString StackedBar::legendText(const Segment &segment) const
{
    return QString(segment.label % QStringLiteral("  ") % formatGib(segment.bytes, locale()));
}

QList<QRectF> StackedBar::legendRects(int width) const
{
    const int line = fontMetrics().height();
    QList<QRectF> rects;
    rects.reserve(m_content.segments.size());
    qreal left = 1.0;
    qreal top = barRect().bottom() + line * (m_content.total ? 1.0 : 0.5);
    for (const Segment &segment : m_content.segments) {
        const qreal wide = line * 1.4 + fontMetrics().horizontalAdvance(legendText(segment));
        if (left > 1.0 && left + wide > width) {
            left = 1.0;
            top += line * 1.4;
        }
        rects << QRectF(left, top, wide, line * 1.2);
        left += wide + line;
    }
    return rects;
}

int StackedBar::segmentAt(const QPointF &position) const
{
    const QList<QRectF> legend = legendRects(width());
    for (int i = 0; i < m_content.segments.size(); ++i) {
        if (segmentRect(m_content.segments.at(i).id).contains(position) || legend.at(i).contains(position))
            return i;
    }
    return -1;
}

QSize StackedBar::sizeHint() const
{
    const int wide = fontMetrics().height() * 34;
    return {wide, heightForWidth(wide)};
}

QSize StackedBar::minimumSizeHint() const
{
    return {fontMetrics().height() * 12, fontMetrics().height() * 5};
}

int StackedBar::heightForWidth(int width) const
{
    const QList<QRectF> legend = legendRects(width);
    return static_cast<int>(legend.isEmpty() ? barRect().bottom() : legend.constLast().bottom()) + 4;
}

void StackedBar::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF bar = barRect();
    const double unit = bar.width() / scaleEnd();
    painter.fillRect(bar, palette().base());
    const QList<QRectF> legend = legendRects(width());
    const int line = fontMetrics().height();
    for (int i = 0; i < m_content.segments.size(); ++i) {
        const Segment &segment = m_content.segments.at(i);
        const QRectF rect = segmentRect(segment.id);
        fillSegment(painter, rect, i, palette());
        painter.setPen(QPen(palette().base().color(), 1));
        painter.drawLine(rect.topRight(), rect.bottomRight());
        const QRectF swatch(legend.at(i).left(), legend.at(i).top() + line * 0.2, line * 0.9, line * 0.8);
        fillSegment(painter, swatch, i, palette());
        painter.setPen(palette().windowText().color());
        painter.drawText(legend.at(i).adjusted(line * 1.3, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                         legendText(segment));
        if (hasFocus() && i == m_current) {
            QStyleOptionFocusRect option;
            option.initFrom(this);
            option.rect = legend.at(i).toAlignedRect().adjusted(-2, -1, 2, 1);
            painter.drawPrimitive(QStyle::PE_FrameFocusRect, option);
        }
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(lineColor(palette()), 1));
    painter.drawRect(bar);
    if (m_content.total) {
        const qreal y = bar.bottom() + line * 0.45;
        const qreal low = bar.left() + m_content.total->low.gib() * unit;
        const qreal high = bar.left() + m_content.total->high.gib() * unit;
        painter.setPen(QPen(palette().windowText().color(), 1.4));
        painter.drawLine(QPointF(low, y), QPointF(high, y));
        for (const qreal x : {low, high})
            painter.drawLine(QPointF(x, y - line * 0.2), QPointF(x, y + line * 0.2));
    }
    if (m_content.capacity.count() > 0) {
        const qreal x = bar.left() + m_content.capacity.gib() * unit;
        painter.setPen(QPen(meaningColor(Meaning::No, palette()), 2));
        painter.drawLine(QPointF(x, bar.top() - line * 0.25), QPointF(x, bar.bottom() + line * 0.25));
        const qreal wide = fontMetrics().horizontalAdvance(m_content.capacityLabel);
        const qreal left = std::clamp(x - wide, 0.0, std::max(0.0, width() - wide));
        painter.setPen(palette().windowText().color());
        painter.drawText(QRectF(left, 0, wide + 1, line * 1.1), Qt::AlignLeft | Qt::AlignVCenter,
                         m_content.capacityLabel);
    }
}

void StackedBar::mousePressEvent(QMouseEvent *event)
{
    const int index = event->button() == Qt::LeftButton ? segmentAt(event->position()) : -1;
    if (index < 0) {
        QWidget::mousePressEvent(event);
        return;
    }
    m_current = index;
    update();
    Q_EMIT segmentActivated(m_content.segments.at(index).id);
}

void StackedBar::keyPressEvent(QKeyEvent *event)
{
    const int last = static_cast<int>(m_content.segments.size()) - 1;
    if (last < 0) {
        QWidget::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Up:
        m_current = std::max(0, m_current - 1);
        break;
    case Qt::Key_Right:
    case Qt::Key_Down:
        m_current = std::min(last, m_current + 1);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        Q_EMIT segmentActivated(m_content.segments.at(m_current).id);
        break;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    update();
}

void StackedBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LocaleChange || event->type() == QEvent::LanguageChange) {
        describe();
        update();
    }
}

bool StackedBar::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto &help = *static_cast<QHelpEvent *>(event);
        const int index = segmentAt(help.pos());
        if (index >= 0)
            QToolTip::showText(help.globalPos(), legendText(m_content.segments.at(index)), this);
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

void StackedBar::describe()
{
    QStringList parts;
    for (const Segment &segment : std::as_const(m_content.segments))
        parts << legendText(segment);
    if (m_content.total)
        parts << tr("Low / expected / high: %1").arg(formatGibRange(*m_content.total, locale()));
    if (!m_content.capacityLabel.isEmpty())
        parts << m_content.capacityLabel;
    setAccessibleName(m_content.title);
    setAccessibleDescription(parts.join(QStringLiteral("; ")));
}

} // namespace xuanka
