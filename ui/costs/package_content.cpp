// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/costs/package_content.h"

#include "catalog/normalised_rate.h"
#include "quantity/format.h"
#include "ui/costs/cost_words.h"

#include <QCoreApplication>

namespace xuanka {

namespace {

QString words(const char *text)
{
    return QCoreApplication::translate("Costs", text);
}

QString hourUnit()
{
    return QStringLiteral("h/month");
}

struct PlanCost {
    QString id;
    Money cost;
};

/// What each offered plan costs at the asked use.
QList<PlanCost> plansOf(const PackageComparison &comparison)
{
    QList<PlanCost> plans {{QStringLiteral("on_demand"), comparison.onDemandAt}};
    if (comparison.dayAt)
        plans.append({QStringLiteral("day"), *comparison.dayAt});
    if (comparison.monthAt)
        plans.append({QStringLiteral("month"), *comparison.monthAt});
    return plans;
}

QString othersOf(const PackageComparison &comparison, const QLocale &locale)
{
    QStringList others;
    const QList<PlanCost> plans = plansOf(comparison);
    for (const PlanCost &plan : plans) {
        if (plan.id != comparison.cheapest)
            others << words(QT_TRANSLATE_NOOP("Costs", "%1: %2")).arg(costLineName(plan.id), formatMoney(plan.cost, locale));
    }
    return others.join(QStringLiteral("   "));
}

QString answerOf(const PackageUsage &usage, const PackageComparison &comparison, const QLocale &locale)
{
    const QList<PlanCost> plans = plansOf(comparison);
    const auto found = std::find_if(plans.cbegin(), plans.cend(),
                                    [&](const PlanCost &plan) { return plan.id == comparison.cheapest; });
    const Money cheapest = found == plans.cend() ? comparison.onDemandAt : found->cost;
    return words(QT_TRANSLATE_NOOP("Costs", "At %1 h a day on %2 days (%3 h a month) the cheapest is: %4, %5 a month and card."))
        .arg(formatNumber(usage.hoursPerDay, locale), locale.toString(usage.daysPerMonth),
             formatNumber(usage.hoursPerDay * usage.daysPerMonth, locale, 1), costLineName(comparison.cheapest),
             formatMoney(cheapest, locale));
}

QString detailOf(const Crossing &crossing, const QLocale &locale)
{
    const QString at = costPointWords(crossing.x, crossing.xUnit, locale);
    const QString cost = formatMoney(crossing.y, locale);
    if (crossing.xUnit == QLatin1String("h/day"))
        return words(QT_TRANSLATE_NOOP("Costs", "The day plan pays above %1 (a day costs %2).")).arg(at, cost);
    if (crossing.xUnit == QLatin1String("h/month"))
        return words(QT_TRANSLATE_NOOP("Costs", "The month plan pays above %1 (a month costs %2).")).arg(at, cost);
    return words(QT_TRANSLATE_NOOP("Costs", "Against the day plan, the month plan pays above %1 (a month costs %2).")).arg(at, cost);
}

/// Plans that are offered and never pay: an answer too.
QStringList neverPays(const PackagePrices &prices, const PackageComparison &comparison)
{
    QStringList lines;
    const auto has = [&](const QString &unit) {
        return std::any_of(comparison.crossings.cbegin(), comparison.crossings.cend(),
                           [&](const Crossing &crossing) { return crossing.xUnit == unit; });
    };
    if (prices.perDay && !has(QStringLiteral("h/day")))
        lines << words(QT_TRANSLATE_NOOP("Costs", "The day plan never pays: a day has 24 hours, and they cost less one by one."));
    if (prices.perMonth && !has(hourUnit())) {
        lines << words(QT_TRANSLATE_NOOP("Costs", "The month plan never pays: a month has 730 hours, and they cost less one by one."));
    }
    return lines;
}

ChartContent chartOf(const PackagePrices &prices, const PackageUsage &usage, const PackageComparison &comparison,
                     const QLocale &locale)
{
    ChartContent chart;
    chart.title = words(QT_TRANSLATE_NOOP("Costs", "Cost of a month by billing plan"));
    chart.x = {words(QT_TRANSLATE_NOOP("Costs", "Hours a month")), 0.0, hoursPerMonth};
    chart.y.title = words(QT_TRANSLATE_NOOP("Costs", "%1 a month and card")).arg(currencySymbol(prices.perHour.currency()));
    for (const CostSeries &series : comparison.series)
        chart.lines.append({series.id, costLineName(series.id), series.points});
    for (const Crossing &crossing : comparison.drawnCrossings)
        chart.marks.append({crossing.x, crossing.y.amount(), crossingWords(crossing, locale)});
    for (const RuleOfThumb &rule : comparison.rules) {
        const bool aMonth = rule.unit == hourUnit();
        if (!aMonth && rule.unit != QLatin1String("h/day"))
            continue; // the others stand in the table: no hours a month follow from them
        const double hours = aMonth ? rule.saysValue : rule.saysValue * usage.daysPerMonth;
        chart.rules.append({hours, 0.0, words(QT_TRANSLATE_NOOP("Costs", "rule of thumb: %1")).arg(ruleSaysWords(rule, locale))});
    }
    const double asked = usage.hoursPerDay * usage.daysPerMonth;
    chart.rules.append({asked, 0.0, words(QT_TRANSLATE_NOOP("Costs", "your use: %1")).arg(costPointWords(asked, hourUnit(), locale))});
    return chart;
}

QString crossingName(const Crossing &crossing)
{
    return words(QT_TRANSLATE_NOOP("Costs", "%1 → %2")).arg(costLineName(crossing.first), costLineName(crossing.second));
}

CostResultView::Table figuresOf(const PackageComparison &comparison, const QLocale &locale)
{
    CostResultView::Table table;
    table.headings = {words(QT_TRANSLATE_NOOP("Costs", "Crossing")), words(QT_TRANSLATE_NOOP("Costs", "Pays above")),
                      words(QT_TRANSLATE_NOOP("Costs", "Cost there")), words(QT_TRANSLATE_NOOP("Costs", "In words"))};
    for (const Crossing &crossing : comparison.crossings) {
        table.rows.append({FigureCell::words(crossingName(crossing)),
                           FigureCell::number(costPointWords(crossing.x, crossing.xUnit, locale), crossing.x),
                           FigureCell::number(formatMoney(crossing.y, locale), crossing.y.amount()),
                           FigureCell::words(detailOf(crossing, locale), detailOf(crossing, locale))});
    }
    return table;
}

CostResultView::Table dataOf(const PackageComparison &comparison, Currency currency, const QLocale &locale)
{
    CostResultView::Table table;
    table.headings = {words(QT_TRANSLATE_NOOP("Costs", "Hours a month")), costLineName(QStringLiteral("on_demand")),
                      costLineName(QStringLiteral("day")), costLineName(QStringLiteral("month"))};
    const QStringList plans = packageDataColumns().sliced(1);
    for (int step = 0; step <= 15; ++step) {
        const double hours = step < 15 ? step * 50.0 : hoursPerMonth;
        QList<FigureCell> row {FigureCell::number(formatNumber(hours, locale, 0), hours)};
        for (const QString &id : plans) {
            const auto series = std::find_if(comparison.series.cbegin(), comparison.series.cend(),
                                             [&](const CostSeries &line) { return line.id == id; });
            const std::optional<double> cost
                = series == comparison.series.cend() ? std::nullopt : lineAt(series->points, hours);
            row.append(cost ? FigureCell::number(formatMoney(Money::fromAmount(*cost, currency), locale), *cost)
                            : FigureCell::words(QStringLiteral("–")));
        }
        table.rows.append(row);
    }
    return table;
}

} // namespace

QStringList packageFigureColumns()
{
    return {QStringLiteral("crossing"), QStringLiteral("above"), QStringLiteral("cost"), QStringLiteral("words")};
}

QStringList packageDataColumns()
{
    return {QStringLiteral("hours"), QStringLiteral("on_demand"), QStringLiteral("day"), QStringLiteral("month")};
}

CostResultView::Content packageContent(const PackagePrices &prices, const PackageUsage &usage,
                                       const PackageComparison &comparison, const QLocale &locale)
{
    CostResultView::Content content;
    content.answer = answerOf(usage, comparison, locale);
    content.details << othersOf(comparison, locale) << neverPays(prices, comparison);
    content.details.removeAll(QString());
    content.chart = chartOf(prices, usage, comparison, locale);
    content.figures = figuresOf(comparison, locale);
    content.data = dataOf(comparison, prices.perHour.currency(), locale);
    content.rules = comparison.rules;
    content.trace = comparison.trace;
    return content;
}

} // namespace xuanka
