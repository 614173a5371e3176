// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/chart_plot.h"

#include "ui/common/chart_overlay.h"
#include "ui/common/theme.h"

#include <QChart>
#include <QLegend>
#include <QLineSeries>
#include <QPointer>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace xuanka {

struct ChartPlot::Private {
    ChartContent content;
    QFont font;
    QPalette palette;
    QLocale locale;
    QPointer<QChart> guard;
    QValueAxis *x = nullptr;
    QValueAxis *y = nullptr;
    QList<QLineSeries *> lines;
    ChartOverlay *overlay = nullptr;
};

namespace {

/// A gap ends a line in QtCharts only if it is another line; points that are no numbers are left out instead.
QList<QPointF> finitePoints(const QList<QPointF> &points)
{
    QList<QPointF> finite;
    finite.reserve(points.size());
    std::copy_if(points.cbegin(), points.cend(), std::back_inserter(finite), [](const QPointF &point) {
        return std::isfinite(point.x()) && std::isfinite(point.y());
    });
    return finite;
}

void setUpAxis(QValueAxis &axis, const ChartAxis &range, int ticks)
{
    const double step = tickStep(range.high - range.low, ticks);
    // Every change is laid out at once: a wide range with the narrow interval of before would mean a million ticks.
    const bool wider = axis.tickType() == QValueAxis::TicksDynamic && step > axis.tickInterval();
    if (wider)
        axis.setTickInterval(step);
    axis.setRange(range.low, range.high);
    axis.setTickAnchor(0.0);
    axis.setTickInterval(step);
    axis.setTickType(QValueAxis::TicksDynamic);
    const int decimals = std::clamp(static_cast<int>(std::ceil(-std::log10(step) - 1e-9)), 0, 6);
    // 2.5 has a decimal more than its power of ten says.
    const bool needsOneMore = std::abs(step * std::pow(10.0, decimals) - std::round(step * std::pow(10.0, decimals))) > 1e-6;
    axis.setLabelFormat(QStringLiteral("%.%1f").arg(decimals + (needsOneMore ? 1 : 0)));
    axis.setTitleText(range.title);
}

} // namespace

ChartPlot::ChartPlot()
    : m_chart(new QChart)
    , d(std::make_unique<Private>())
{
    d->guard = m_chart;
    // Animations leave an export empty, and a shadow makes it a picture.
    m_chart->setAnimationOptions(QChart::NoAnimation);
    m_chart->setDropShadowEnabled(false);
    m_chart->setBackgroundRoundness(0);
    m_chart->setMargins(QMargins(4, 4, 8, 4));
    m_chart->legend()->setAlignment(Qt::AlignTop);
    m_chart->legend()->setMarkerShape(QLegend::MarkerShapeFromSeries);
    d->x = new QValueAxis(m_chart);
    d->y = new QValueAxis(m_chart);
    m_chart->addAxis(d->x, Qt::AlignBottom);
    m_chart->addAxis(d->y, Qt::AlignLeft);
    d->overlay = new ChartOverlay(m_chart);
    QObject::connect(m_chart, &QChart::plotAreaChanged, m_chart, [this] { placeOverlay(); });
}

ChartPlot::~ChartPlot()
{
    if (d->guard && !d->guard->scene())
        delete d->guard;
    else if (d->guard)
        QObject::disconnect(d->guard, &QChart::plotAreaChanged, d->guard, nullptr);
}

void ChartPlot::setContent(const ChartContent &content)
{
    d->content = content;
    applyAxes();
    applyLines();
    d->overlay->setMarks(content.marks, content.rules);
    placeOverlay();
}

void ChartPlot::setLook(const QFont &font, const QPalette &palette, const QLocale &locale)
{
    d->font = font;
    d->palette = palette;
    d->locale = locale;
    m_chart->setLocalizeNumbers(true);
    m_chart->setLocale(locale);
    m_chart->setBackgroundBrush(palette.base());
    m_chart->setBackgroundPen(Qt::NoPen);
    m_chart->legend()->setFont(font);
    m_chart->legend()->setLabelBrush(palette.text());
    for (QValueAxis *axis : {d->x, d->y}) {
        axis->setLabelsFont(font);
        axis->setTitleFont(font);
        axis->setLabelsBrush(palette.text());
        axis->setTitleBrush(palette.text());
        axis->setGridLinePen(QPen(lineColor(palette), 1));
        axis->setLinePen(QPen(mutedColor(palette), 1));
    }
    d->overlay->setLook(font, palette);
    applyPens();
    applyAxes();
}

void ChartPlot::applyAxes()
{
    setUpAxis(*d->x, resolvedX(d->content), 8);
    setUpAxis(*d->y, resolvedY(d->content), 5);
}

void ChartPlot::applyLines()
{
    const QList<ChartLine> &lines = d->content.lines;
    const bool same = std::equal(lines.cbegin(), lines.cend(), d->lines.cbegin(), d->lines.cend(),
                                 [](const ChartLine &line, const QLineSeries *series) {
                                     return line.id == series->objectName();
                                 });
    if (!same) {
        for (QLineSeries *series : std::as_const(d->lines)) {
            m_chart->removeSeries(series);
            delete series;
        }
        d->lines.clear();
        for (const ChartLine &line : lines) {
            auto *series = new QLineSeries(m_chart);
            series->setObjectName(line.id);
            m_chart->addSeries(series);
            series->attachAxis(d->x);
            series->attachAxis(d->y);
            d->lines << series;
        }
        applyPens();
    }
    for (qsizetype i = 0; i < lines.size(); ++i) {
        d->lines.at(i)->setName(lines.at(i).name);
        d->lines.at(i)->replace(finitePoints(lines.at(i).points));
    }
}

void ChartPlot::applyPens()
{
    for (int i = 0; i < d->lines.size(); ++i) {
        QPen pen(seriesColor(i, d->palette), 2.2);
        const QList<qreal> dashes = seriesDashes(i);
        if (!dashes.isEmpty())
            pen.setDashPattern(dashes);
        pen.setCapStyle(Qt::FlatCap);
        d->lines.at(i)->setPen(pen);
    }
}

void ChartPlot::placeOverlay()
{
    d->overlay->place(m_chart->plotArea(), [this](double x, double y) { return positionOf(x, y); });
}

QPointF ChartPlot::positionOf(double x, double y) const
{
    const QRectF area = m_chart->plotArea();
    return {area.left() + (x - d->x->min()) / (d->x->max() - d->x->min()) * area.width(),
            area.bottom() - (y - d->y->min()) / (d->y->max() - d->y->min()) * area.height()};
}

QPointF ChartPlot::valueAt(const QPointF &position) const
{
    const QRectF area = m_chart->plotArea();
    return {d->x->min() + (position.x() - area.left()) / area.width() * (d->x->max() - d->x->min()),
            d->y->min() + (area.bottom() - position.y()) / area.height() * (d->y->max() - d->y->min())};
}

} // namespace xuanka
