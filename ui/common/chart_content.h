// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QLocale>
#include <QPointF>
#include <QString>

namespace xuanka {

struct ReportChart;

struct ChartLine {
    QString id;             ///< stable: lines with the ids of the last content are moved, not made again
    QString name;           ///< in the user's language; stands in the legend
    QList<QPointF> points;  ///< ascending x; not finite = a gap
};

/// A point that matters (a crossing), or with y unused a vertical rule (a rule of thumb, the present input).
struct ChartMark {
    double x = 0.0;
    double y = 0.0;
    QString label;          ///< for a point: with both coordinates
};

struct ChartAxis {
    QString title;          ///< with the unit
    double low = 0.0;
    double high = 0.0;      ///< ≤ low: from the points
};

/// All that a cost chart shows, as one value.
struct ChartContent {
    QString title;          ///< the accessible name; not drawn
    ChartAxis x;
    ChartAxis y;
    QList<ChartLine> lines;
    QList<ChartMark> marks;
    QList<ChartMark> rules;
};

ChartContent chartContent(const ReportChart &chart);
/// The axis with its range filled in: as given, or around the points (y from 0 up), or 0…1 if there are none.
ChartAxis resolvedX(const ChartContent &content);
ChartAxis resolvedY(const ChartContent &content);
/// A round step (1, 2, 2.5 or 5 times a power of ten) that cuts the span into about `ticks` parts.
double tickStep(double span, int ticks);

/// Names, marks and the lines' ends in words and numbers: what a person who cannot see the chart is told.
QString chartDescription(const ChartContent &content, const QLocale &locale);
/// x and one column a line, tab-separated, with headings; lines with other x values leave cells empty.
QString chartAsText(const ChartContent &content, const QLocale &locale);

} // namespace xuanka
