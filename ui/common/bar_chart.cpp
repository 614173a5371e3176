// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/bar_chart.h"

#include "ui/common/theme.h"

#include <QPainter>

#include <algorithm>

namespace xuanka {

BarChart::BarChart(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void BarChart::setBars(const QString &title, const QList<Bar> &bars)
{
    m_bars = bars;
    QStringList told;
    for (const Bar &bar : bars)
        told << QStringLiteral("%1: %2").arg(bar.label, bar.text);
    setAccessibleName(title);
    setAccessibleDescription(told.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

int BarChart::rowHeight() const
{
    return fontMetrics().height() * 7 / 4;
}

int BarChart::labelWidth() const
{
    int widest = 0;
    for (const Bar &bar : m_bars)
        widest = std::max(widest, fontMetrics().horizontalAdvance(bar.label) + 2);
    return std::min(widest, width() / 3);
}

QRectF BarChart::barRect(int index) const
{
    double highest = 0.0;
    int widestText = 0;
    for (const Bar &bar : m_bars) {
        highest = std::max(highest, bar.value.value_or(0.0));
        widestText = std::max(widestText, fontMetrics().horizontalAdvance(bar.text));
    }
    const int gap = fontMetrics().height() / 2;
    const qreal left = labelWidth() + gap;
    const qreal room = std::max(0.0, width() - left - widestText - 2.0 * gap);
    const double share = highest > 0.0 ? m_bars.at(index).value.value_or(0.0) / highest : 0.0;
    const qreal inset = rowHeight() * 0.2;
    return {left, index * rowHeight() + inset, room * share, rowHeight() - 2 * inset};
}

QSize BarChart::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 60, rowHeight() * static_cast<int>(m_bars.size())};
}

QSize BarChart::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 30, rowHeight() * static_cast<int>(m_bars.size())};
}

void BarChart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int gap = fontMetrics().height() / 2;
    for (int i = 0; i < m_bars.size(); ++i) {
        const Bar &bar = m_bars.at(i);
        const QRectF rect = barRect(i);
        const QRectF row(0, i * rowHeight(), width(), rowHeight());
        painter.setPen(palette().windowText().color());
        const QString label = fontMetrics().elidedText(bar.label, Qt::ElideMiddle, labelWidth());
        painter.drawText(QRectF(row.left(), row.top(), labelWidth(), row.height()), Qt::AlignLeft | Qt::AlignVCenter,
                         label);
        painter.fillRect(rect, seriesColor(0, palette()));
        painter.setPen(bar.value ? palette().windowText().color() : mutedColor(palette()));
        painter.drawText(QRectF(rect.right() + (bar.value ? gap : 0), row.top(), width() - rect.right(), row.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, bar.text);
    }
}

} // namespace xuanka
