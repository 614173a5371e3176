// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/chart_content.h"

#include "quantity/format.h"
#include "report/report_document.h"

#include <QCoreApplication>
#include <QMap>
#include <QStringList>

#include <cmath>

namespace xuanka {

namespace {

bool isFinite(const QPointF &point)
{
    return std::isfinite(point.x()) && std::isfinite(point.y());
}

QString plainCell(double value, QLocale locale)
{
    // Grouping would make a spreadsheet take the number for text.
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return formatNumber(value, locale, 4);
}

} // namespace

ChartContent chartContent(const ReportChart &chart)
{
    ChartContent content;
    content.title = chart.caption;
    content.x.title = chart.xTitle;
    content.y.title = chart.yTitle;
    for (qsizetype i = 0; i < chart.series.size(); ++i)
        content.lines.append({chart.series.at(i).id, chart.seriesNames.value(i), chart.series.at(i).points});
    for (const ReportChart::Mark &mark : chart.marks)
        content.marks.append({mark.x, mark.y, mark.label});
    for (const ReportChart::Mark &rule : chart.rules)
        content.rules.append({rule.x, 0.0, rule.label});
    return content;
}

ChartAxis resolvedX(const ChartContent &content)
{
    ChartAxis axis = content.x;
    if (axis.high > axis.low)
        return axis;
    bool found = false;
    for (const ChartLine &line : content.lines) {
        for (const QPointF &point : line.points) {
            if (!isFinite(point))
                continue;
            axis.low = found ? std::min(axis.low, point.x()) : point.x();
            axis.high = found ? std::max(axis.high, point.x()) : point.x();
            found = true;
        }
    }
    if (axis.high <= axis.low)
        axis.high = axis.low + 1.0;
    return axis;
}

ChartAxis resolvedY(const ChartContent &content)
{
    ChartAxis axis = content.y;
    if (axis.high > axis.low)
        return axis;
    axis.low = 0.0;
    axis.high = 0.0;
    for (const ChartLine &line : content.lines) {
        for (const QPointF &point : line.points) {
            if (!isFinite(point))
                continue;
            axis.low = std::min(axis.low, point.y());
            axis.high = std::max(axis.high, point.y());
        }
    }
    if (axis.high <= axis.low)
        axis.high = axis.low + 1.0;
    const double step = tickStep(axis.high - axis.low, 5);
    axis.high = std::ceil(axis.high / step - 1e-9) * step;
    axis.low = std::floor(axis.low / step + 1e-9) * step;
    return axis;
}

double tickStep(double span, int ticks)
{
    const double raw = span / ticks;
    const double power = std::pow(10.0, std::floor(std::log10(raw)));
    for (const double factor : {1.0, 2.0, 2.5, 5.0}) {
        if (raw <= factor * power * (1.0 + 1e-9))
            return factor * power;
    }
    return 10.0 * power;
}

QString chartDescription(const ChartContent &content, const QLocale &locale)
{
    const auto words = [](const char *text) { return QCoreApplication::translate("ChartContent", text); };
    QStringList sentences;
    for (const ChartLine &line : content.lines) {
        if (line.points.isEmpty())
            continue;
        const QPointF &first = line.points.constFirst();
        const QPointF &last = line.points.constLast();
        sentences << words(QT_TRANSLATE_NOOP("ChartContent", "%1: from %2 at %3 to %4 at %5."))
                         .arg(line.name, formatNumber(first.y(), locale), formatNumber(first.x(), locale),
                              formatNumber(last.y(), locale), formatNumber(last.x(), locale));
    }
    for (const ChartMark &mark : content.marks)
        sentences << words(QT_TRANSLATE_NOOP("ChartContent", "Marked: %1.")).arg(mark.label);
    for (const ChartMark &rule : content.rules) {
        sentences << words(QT_TRANSLATE_NOOP("ChartContent", "Line at %1: %2."))
                         .arg(formatNumber(rule.x, locale), rule.label);
    }
    const QString axes = words(QT_TRANSLATE_NOOP("ChartContent", "%1 over %2.")).arg(content.y.title, content.x.title);
    return QString(axes % QLatin1Char(' ') % sentences.join(QLatin1Char(' ')));
}

QString chartAsText(const ChartContent &content, const QLocale &locale)
{
    QMap<double, QStringList> rows;
    QStringList headings {content.x.title};
    for (qsizetype i = 0; i < content.lines.size(); ++i) {
        headings << content.lines.at(i).name;
        for (const QPointF &point : content.lines.at(i).points) {
            if (!isFinite(point))
                continue;
            QStringList &cells = rows[point.x()];
            cells.resize(content.lines.size());
            cells[i] = plainCell(point.y(), locale);
        }
    }
    QString text = headings.join(QLatin1Char('\t')) + QLatin1Char('\n');
    for (auto row = rows.cbegin(); row != rows.cend(); ++row)
        text += plainCell(row.key(), locale) % QLatin1Char('\t') % row.value().join(QLatin1Char('\t')) % QLatin1Char('\n');
    return text;
}

} // namespace xuanka
