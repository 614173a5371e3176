// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/report/printed_chart.h"

#include "quantity/format.h"
#include "ui/common/theme.h"
#include "ui/report/text_block.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace xuanka {

namespace {

constexpr qreal signRadius = dotsOfPoints(5.2);
constexpr qreal dotRadius = dotsOfPoints(2.1);
constexpr qreal gap = dotsOfPoints(4);

qreal widest(const QList<TextBlock> &blocks)
{
    qreal width = 0.0;
    for (const TextBlock &block : blocks)
        width = std::max(width, block.naturalWidth());
    return width;
}

QList<double> ticks(const ChartAxis &axis, double step)
{
    QList<double> values;
    const auto first = static_cast<qint64>(std::ceil(axis.low / step - 1e-9));
    const auto last = static_cast<qint64>(std::floor(axis.high / step + 1e-9));
    values.reserve(last - first + 1);
    for (qint64 i = first; i <= last; ++i)
        values << static_cast<double>(i) * step;
    return values;
}

} // namespace

QPointF PrintedChart::Plot::at(double px, double py) const
{
    return {area.left() + (px - x.low) / (x.high - x.low) * area.width(),
            area.bottom() - (py - y.low) / (y.high - y.low) * area.height()};
}

PrintedChart::PrintedChart(const ChartContent &content, const ReportStyle &style, const QLocale &locale)
    : m_content(content)
    , m_style(style)
    , m_locale(locale)
{
}

QString PrintedChart::markName(qsizetype index)
{
    return QString::number(index + 1);
}

QString PrintedChart::ruleName(qsizetype index)
{
    return QString(QChar(static_cast<char16_t>(u'A' + index % 26)));
}

QString PrintedChart::number(double value, double step) const
{
    // 2.5 has a decimal more than its power of ten says.
    const int decimals = std::clamp(static_cast<int>(std::ceil(-std::log10(step) - 1e-9)) + 1, 0, 6);
    return formatNumber(value, m_locale, decimals);
}

QPen PrintedChart::linePen(int index) const
{
    QPen pen(seriesColor(index, QPalette(Qt::white)), dotsOfPoints(1.5), Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
    if (const QList<qreal> dashes = seriesDashes(index); !dashes.isEmpty())
        pen.setDashPattern(dashes);
    return pen;
}

void PrintedChart::paint(QPainter &painter, const QRectF &area) const
{
    const QFont font = m_style.font(ReportStyle::Text::Small);
    const qreal line = TextBlock(QStringLiteral("0"), font, area.width()).lineHeight();
    Plot plot{{}, resolvedX(m_content), resolvedY(m_content)};
    QList<TextBlock> yLabels;
    const double step = tickStep(plot.y.high - plot.y.low, 5);
    for (const double value : ticks(plot.y, step))
        yLabels << TextBlock(number(value, step), font, area.width());

    const qreal legendBottom = paintLegend(painter, area);
    const TextBlock yTitle(m_content.y.title, font, area.width());
    yTitle.draw(painter, {area.left(), legendBottom}, ReportStyle::muted());
    const qreal ruleBand = m_content.rules.isEmpty() ? gap : 2 * signRadius + gap;
    const qreal top = legendBottom + line + ruleBand;
    plot.area = QRectF(QPointF(area.left() + widest(yLabels) + gap, top),
                       QPointF(area.right() - dotsOfPoints(8), area.bottom() - 2 * line - gap));

    paintAxes(painter, plot);
    paintRules(painter, plot);
    paintLines(painter, plot);
    paintMarks(painter, plot);
}

/// Samples with names, as many a row as fit; returns where the last row ends.
qreal PrintedChart::paintLegend(QPainter &painter, const QRectF &area) const
{
    const QFont font = m_style.font(ReportStyle::Text::Note);
    const qreal sample = dotsOfPoints(26);
    qreal left = area.left();
    qreal top = area.top();
    qreal lineHeight = 0.0;
    for (int i = 0; i < m_content.lines.size(); ++i) {
        const TextBlock name(m_content.lines.at(i).name, font, area.width() - sample - gap);
        const qreal wide = sample + gap + name.naturalWidth() + dotsOfPoints(16);
        lineHeight = name.lineHeight();
        if (left > area.left() && left + wide > area.right()) {
            left = area.left();
            top += lineHeight;
        }
        painter.setPen(linePen(i));
        painter.drawLine(QPointF(left, top + lineHeight / 2), QPointF(left + sample, top + lineHeight / 2));
        name.draw(painter, {left + sample + gap, top}, ReportStyle::ink());
        left += wide;
    }
    return top + lineHeight + gap;
}

void PrintedChart::paintAxes(QPainter &painter, const Plot &plot) const
{
    const QFont font = m_style.font(ReportStyle::Text::Small);
    const double yStep = tickStep(plot.y.high - plot.y.low, 5);
    for (const double value : ticks(plot.y, yStep)) {
        const qreal y = plot.at(plot.x.low, value).y();
        painter.setPen(QPen(ReportStyle::hairline(), dotsOfPoints(0.4)));
        painter.drawLine(QPointF(plot.area.left(), y), QPointF(plot.area.right(), y));
        const TextBlock label(number(value, yStep), font, plot.area.width());
        label.draw(painter, {plot.area.left() - gap - label.naturalWidth(), y - label.lineHeight() / 2}, ReportStyle::muted());
    }
    painter.setPen(QPen(ReportStyle::muted(), dotsOfPoints(0.7)));
    painter.drawLine(plot.area.bottomLeft(), plot.area.bottomRight());
    const double xStep = tickStep(plot.x.high - plot.x.low, 8);
    qreal lineHeight = 0.0;
    for (const double value : ticks(plot.x, xStep)) {
        const qreal x = plot.at(value, plot.y.low).x();
        painter.setPen(QPen(ReportStyle::muted(), dotsOfPoints(0.7)));
        painter.drawLine(QPointF(x, plot.area.bottom()), QPointF(x, plot.area.bottom() + dotsOfPoints(2.5)));
        const TextBlock label(number(value, xStep), font, plot.area.width());
        lineHeight = label.lineHeight();
        label.draw(painter, {x - label.naturalWidth() / 2, plot.area.bottom() + gap}, ReportStyle::muted());
    }
    const TextBlock title(m_content.x.title, font, plot.area.width());
    title.draw(painter, {plot.area.right() - title.naturalWidth(), plot.area.bottom() + gap + lineHeight}, ReportStyle::muted());
}

void PrintedChart::paintLines(QPainter &painter, const Plot &plot) const
{
    painter.save();
    painter.setClipRect(plot.area.adjusted(0, -dotsOfPoints(1), 0, dotsOfPoints(1)), Qt::IntersectClip);
    painter.setBrush(Qt::NoBrush);
    for (int i = 0; i < m_content.lines.size(); ++i) {
        QPolygonF run;
        painter.setPen(linePen(i));
        const auto flush = [&] {
            if (run.size() > 1)
                painter.drawPolyline(run);
            run.clear();
        };
        for (const QPointF &point : m_content.lines.at(i).points) {
            if (std::isfinite(point.x()) && std::isfinite(point.y()))
                run << plot.at(point.x(), point.y());
            else
                flush();
        }
        flush();
    }
    painter.restore();
}

void PrintedChart::paintRules(QPainter &painter, const Plot &plot) const
{
    qreal freeFrom = plot.area.left() - signRadius;
    QList<std::pair<qreal, qsizetype>> order;
    for (qsizetype i = 0; i < m_content.rules.size(); ++i) {
        const qreal x = plot.at(m_content.rules.at(i).x, plot.y.low).x();
        if (x >= plot.area.left() - 1.0 && x <= plot.area.right() + 1.0)
            order.append({x, i});
    }
    std::sort(order.begin(), order.end());
    const qreal y = plot.area.top() - signRadius - gap / 2;
    for (const auto &[x, index] : std::as_const(order)) {
        painter.setPen(QPen(ReportStyle::muted(), dotsOfPoints(0.6), Qt::DotLine, Qt::FlatCap));
        painter.drawLine(QPointF(x, plot.area.top()), QPointF(x, plot.area.bottom()));
        // Signs stand side by side where rules lie close together; a slanted line leads to the rule.
        const qreal signX = std::max(x, freeFrom + signRadius);
        painter.drawLine(QPointF(signX, y + signRadius), QPointF(x, plot.area.top()));
        paintRuleSign(painter, {signX, y}, ruleName(index));
        freeFrom = signX + signRadius + dotsOfPoints(1);
    }
}

void PrintedChart::paintMarks(QPainter &painter, const Plot &plot) const
{
    QList<QRectF> taken;
    for (const ChartMark &mark : m_content.marks) {
        const QPointF at = plot.at(mark.x, mark.y);
        taken << QRectF(at - QPointF(dotRadius, dotRadius), QSizeF(2 * dotRadius, 2 * dotRadius));
    }
    const qreal away = signRadius + dotRadius + dotsOfPoints(1.5);
    const QList<QPointF> directions{{0, -1}, {0, 1}, {0.8, -0.8}, {-0.8, -0.8}, {0.8, 0.8}, {-0.8, 0.8}, {1, 0}, {-1, 0}};
    for (qsizetype i = 0; i < m_content.marks.size(); ++i) {
        const QPointF at = plot.at(m_content.marks.at(i).x, m_content.marks.at(i).y);
        painter.setPen(QPen(Qt::white, dotsOfPoints(0.8)));
        painter.setBrush(ReportStyle::ink());
        painter.drawEllipse(at, dotRadius, dotRadius);
        QPointF centre = at + directions.constFirst() * away;
        for (const QPointF &direction : directions) {
            const QPointF candidate = at + direction * away;
            const QRectF box(candidate - QPointF(signRadius, signRadius), QSizeF(2 * signRadius, 2 * signRadius));
            const bool collides = std::any_of(taken.cbegin(), taken.cend(), [&box](const QRectF &other) { return other.intersects(box); });
            if (!collides && plot.area.contains(box)) {
                centre = candidate;
                break;
            }
        }
        taken << QRectF(centre - QPointF(signRadius, signRadius), QSizeF(2 * signRadius, 2 * signRadius));
        paintMarkSign(painter, centre, markName(i));
    }
}

void PrintedChart::paintMarkSign(QPainter &painter, const QPointF &centre, const QString &name) const
{
    painter.setPen(QPen(ReportStyle::ink(), dotsOfPoints(0.6)));
    painter.setBrush(Qt::white);
    painter.drawEllipse(centre, signRadius, signRadius);
    const TextBlock text(name, m_style.font(ReportStyle::Text::Small), 4 * signRadius);
    text.draw(painter, centre - QPointF(text.naturalWidth() / 2, text.lineHeight() / 2), ReportStyle::ink());
}

void PrintedChart::paintRuleSign(QPainter &painter, const QPointF &centre, const QString &name) const
{
    painter.setPen(QPen(ReportStyle::muted(), dotsOfPoints(0.6)));
    painter.setBrush(Qt::white);
    painter.drawRect(QRectF(centre - QPointF(signRadius, signRadius) * 0.92, QSizeF(signRadius, signRadius) * 1.84));
    const TextBlock text(name, m_style.font(ReportStyle::Text::Small), 4 * signRadius);
    text.draw(painter, centre - QPointF(text.naturalWidth() / 2, text.lineHeight() / 2), ReportStyle::muted());
}

} // namespace xuanka
