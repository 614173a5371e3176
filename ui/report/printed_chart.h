// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/chart_content.h"
#include "ui/report/report_style.h"

#include <QRectF>

class QPainter;

namespace xuanka {

/// A cost chart on paper, drawn with lines and letters only. Marks carry numbers and rules capital letters, which the key
/// below the chart explains: labels can then never cover a line or each other.
class PrintedChart {
public:
    PrintedChart(const ChartContent &content, const ReportStyle &style, const QLocale &locale);

    /// Lines with their dashes and names, plot, axes. The key is not part of it.
    void paint(QPainter &painter, const QRectF &area) const;
    /// "1" … for marks that lie inside the axes, "A" … for rules.
    static QString markName(qsizetype index);
    static QString ruleName(qsizetype index);
    /// The sign as the key shows it.
    void paintMarkSign(QPainter &painter, const QPointF &centre, const QString &name) const;
    void paintRuleSign(QPainter &painter, const QPointF &centre, const QString &name) const;

private:
    struct Plot {
        QRectF area;
        ChartAxis x;
        ChartAxis y;
        QPointF at(double x, double y) const;
    };
    qreal paintLegend(QPainter &painter, const QRectF &area) const;
    void paintAxes(QPainter &painter, const Plot &plot) const;
    void paintLines(QPainter &painter, const Plot &plot) const;
    void paintRules(QPainter &painter, const Plot &plot) const;
    void paintMarks(QPainter &painter, const Plot &plot) const;
    QString number(double value, double step) const;
    QPen linePen(int index) const;

    ChartContent m_content;
    ReportStyle m_style;
    QLocale m_locale;
};

} // namespace xuanka
