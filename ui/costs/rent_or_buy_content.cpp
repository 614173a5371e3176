// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/costs/rent_or_buy_content.h"

#include "quantity/format.h"
#include "ui/costs/cost_words.h"

#include <QCoreApplication>

namespace xuanka {

namespace {

constexpr double percent = 100.0; // the chart's x axis

QString words(const char *text)
{
    return QCoreApplication::translate("Costs", text);
}

QString answerOf(const RentOrBuyResult &result, const QLocale &locale)
{
    if (result.breakEvenUtilisation) {
        return words(QT_TRANSLATE_NOOP("Costs", "Owning pays above %1 utilisation; below, renting costs less."))
            .arg(formatShare(*result.breakEvenUtilisation, locale, 2));
    }
    if (result.breakEvenRaw > 1.0) {
        return words(QT_TRANSLATE_NOOP("Costs", "Owning never pays at these prices: it would take %1 utilisation, and a year holds no more than 100 %."))
            .arg(formatShare(result.breakEvenRaw, locale, 1));
    }
    return words(QT_TRANSLATE_NOOP("Costs", "Owning never pays at these prices: an hour's electricity alone costs as much as an hour's rent."));
}

QStringList detailsOf(const RentOrBuyInputs &inputs, const RentOrBuyResult &result, const QLocale &locale)
{
    const bool own = result.ownPerYear < result.rentPerYear;
    QStringList details;
    const char *sentence = own ? QT_TRANSLATE_NOOP("Costs", "At %1 utilisation owning costs %2 a year and renting %3: owning costs %4 less.")
                               : QT_TRANSLATE_NOOP("Costs", "At %1 utilisation owning costs %2 a year and renting %3: renting costs %4 less.");
    const Money difference = own ? result.rentPerYear - result.ownPerYear : result.ownPerYear - result.rentPerYear;
    details << words(sentence).arg(shareWords(inputs.utilisation, locale), formatMoneyRounded(result.ownPerYear, locale),
                                   formatMoneyRounded(result.rentPerYear, locale), formatMoneyRounded(difference, locale));
    if (result.ownPerUsedCardHour) {
        details << words(QT_TRANSLATE_NOOP("Costs", "A used card-hour of one's own then costs %1, a rented one %2."))
                       .arg(formatMoney(*result.ownPerUsedCardHour, locale), formatMoney(inputs.rentPerCardHour, locale));
    } else {
        details << words(QT_TRANSLATE_NOOP("Costs", "Nothing is used, so there is no cost of a used card-hour."));
    }
    QString owning = words(QT_TRANSLATE_NOOP("Costs", "Owning costs %1 a year whatever the use."))
                         .arg(formatMoneyRounded(result.fixedPerYear, locale));
    if (!result.variablePerYearAtFullUse.isZero()) {
        owning += QLatin1Char(' ') % words(QT_TRANSLATE_NOOP("Costs", "Electricity for the work adds up to %1 a year at full use."))
                                         .arg(formatMoneyRounded(result.variablePerYearAtFullUse, locale));
    }
    details << owning;
    return details;
}

void addRules(const QList<RuleOfThumb> &rules, const QLocale &locale, ChartContent &chart)
{
    for (const RuleOfThumb &rule : rules) {
        chart.rules.append({rule.saysValue * percent, 0.0,
                            words(QT_TRANSLATE_NOOP("Costs", "rule of thumb: %1")).arg(ruleSaysWords(rule, locale))});
        if (rule.saysUpTo)
            chart.rules.append({*rule.saysUpTo * percent, 0.0, QString()});
    }
}

ChartContent chartOf(const RentOrBuyInputs &inputs, const RentOrBuyResult &result, const QLocale &locale)
{
    ChartContent chart;
    chart.title = words(QT_TRANSLATE_NOOP("Costs", "Cost of a year, owned or rented"));
    chart.x = {words(QT_TRANSLATE_NOOP("Costs", "Utilisation (%)")), 0.0, percent};
    chart.y.title = words(QT_TRANSLATE_NOOP("Costs", "%1 a year, all cards")).arg(currencySymbol(inputs.capitalCost.currency()));
    for (const CostSeries &series : result.series) {
        QList<QPointF> points = series.points;
        for (QPointF &point : points)
            point.setX(point.x() * percent);
        chart.lines.append({series.id, costLineName(series.id), points});
    }
    for (const Crossing &crossing : result.crossings)
        chart.marks.append({crossing.x * percent, crossing.y.amount(), crossingWords(crossing, locale)});
    addRules(result.rules, locale, chart);
    chart.rules.append({inputs.utilisation * percent, 0.0,
                        words(QT_TRANSLATE_NOOP("Costs", "your use: %1")).arg(shareWords(inputs.utilisation, locale))});
    return chart;
}

CostResultView::Table figuresOf(const RentOrBuyResult &result, const QLocale &locale)
{
    CostResultView::Table table;
    table.headings = {words(QT_TRANSLATE_NOOP("Costs", "Utilisation")), words(QT_TRANSLATE_NOOP("Costs", "Hours a year and card")),
                      words(QT_TRANSLATE_NOOP("Costs", "Own, a year")), words(QT_TRANSLATE_NOOP("Costs", "Rent, a year")),
                      words(QT_TRANSLATE_NOOP("Costs", "Cheaper"))};
    for (const RentOrBuyRow &row : result.rows) {
        const bool own = row.ownPerYear < row.rentPerYear;
        table.rows.append({FigureCell::number(formatShare(row.utilisation, locale, 0), row.utilisation),
                           FigureCell::number(formatNumber(row.hoursPerYear, locale, 0), row.hoursPerYear),
                           FigureCell::number(formatMoneyRounded(row.ownPerYear, locale), row.ownPerYear.amount()),
                           FigureCell::number(formatMoneyRounded(row.rentPerYear, locale), row.rentPerYear.amount()),
                           FigureCell::words(costLineName(own ? QStringLiteral("own") : QStringLiteral("rent")))});
    }
    return table;
}

CostResultView::Table dataOf(const RentOrBuyInputs &inputs, const RentOrBuyResult &result, const QLocale &locale)
{
    const Currency currency = inputs.capitalCost.currency();
    CostResultView::Table table;
    table.headings = {words(QT_TRANSLATE_NOOP("Costs", "Utilisation")), costLineName(QStringLiteral("own")),
                      costLineName(QStringLiteral("rent"))};
    for (int step = 0; step <= 20; ++step) {
        const double utilisation = step / 20.0;
        QList<FigureCell> row {FigureCell::number(formatShare(utilisation, locale, 0), utilisation)};
        for (const CostSeries &series : result.series) {
            const double cost = lineAt(series.points, utilisation).value_or(0.0);
            row.append(FigureCell::number(formatMoneyRounded(Money::fromAmount(cost, currency), locale), cost));
        }
        table.rows.append(row);
    }
    return table;
}

} // namespace

QStringList rentOrBuyFigureColumns()
{
    return {QStringLiteral("utilisation"), QStringLiteral("hours"), QStringLiteral("own"), QStringLiteral("rent"),
            QStringLiteral("cheaper")};
}

QStringList rentOrBuyDataColumns()
{
    return {QStringLiteral("utilisation"), QStringLiteral("own"), QStringLiteral("rent")};
}

CostResultView::Content rentOrBuyContent(const RentOrBuyInputs &inputs, const RentOrBuyResult &result, const QLocale &locale)
{
    CostResultView::Content content;
    content.answer = answerOf(result, locale);
    content.details = detailsOf(inputs, result, locale);
    content.chart = chartOf(inputs, result, locale);
    content.figures = figuresOf(result, locale);
    content.data = dataOf(inputs, result, locale);
    content.rules = result.rules;
    content.trace = result.trace;
    return content;
}

} // namespace xuanka
