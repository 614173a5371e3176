// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/report_sections.h"

#include "catalog/normalised_rate.h"
#include "cost/package_cost.h"
#include "cost/rent_or_buy.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace xuanka {

namespace {

QString seriesName(const QString &id)
{
    if (id == QLatin1String("on_demand"))
        return reportWords(QT_TRANSLATE_NOOP("Report", "On demand"));
    if (id == QLatin1String("day"))
        return reportWords(QT_TRANSLATE_NOOP("Report", "Day plan"));
    if (id == QLatin1String("month"))
        return reportWords(QT_TRANSLATE_NOOP("Report", "Month plan"));
    if (id == QLatin1String("own"))
        return reportWords(QT_TRANSLATE_NOOP("Report", "Own"));
    return reportWords(QT_TRANSLATE_NOOP("Report", "Rent"));
}

/// A value on the x axis or in a rule, with its unit in words.
QString measure(double value, const QString &unit, const ReportContext &context)
{
    if (unit == QLatin1String("share"))
        return context.shortShare(value);
    const QString number = context.number(value, 1);
    if (unit == QLatin1String("h/day"))
        return reportWords(QT_TRANSLATE_NOOP("Report", "%1 h a day")).arg(context.number(value, 2));
    if (unit == QLatin1String("h/month"))
        return reportWords(QT_TRANSLATE_NOOP("Report", "%1 h a month")).arg(number);
    if (unit == QLatin1String("day/month"))
        return reportWords(QT_TRANSLATE_NOOP("Report", "%1 days a month")).arg(number);
    return reportWords(QT_TRANSLATE_NOOP("Report", "%1 days")).arg(number);
}

QString saysText(const RuleOfThumb &rule, const ReportContext &context)
{
    if (!rule.saysUpTo)
        return measure(rule.saysValue, rule.unit, context);
    return QString(measure(rule.saysValue, rule.unit, context) % QStringLiteral(" – ")
                   % measure(*rule.saysUpTo, rule.unit, context));
}

/// Both coordinates and what changes there.
QString crossingText(const Crossing &crossing, const ReportContext &context)
{
    return reportWords(QT_TRANSLATE_NOOP("Report", "%1, %2: from here on “%3” costs less than “%4”"))
        .arg(measure(crossing.x, crossing.xUnit, context), context.money(crossing.y), seriesName(crossing.second),
             seriesName(crossing.first));
}

/// The same for a point of the drawn lines. Where a day of use is longer than the day price is worth, the lines cross again
/// on each further day, so the text speaks of a day.
QString drawnText(const Crossing &crossing, double hoursPerDay, const ReportContext &context)
{
    if (crossing.second == QLatin1String("day") && crossing.x <= hoursPerDay) {
        return reportWords(QT_TRANSLATE_NOOP("Report", "%1 h of a day, %2: on each day from here on “%3” costs less than “%4”"))
            .arg(context.number(crossing.x), context.money(crossing.y), seriesName(crossing.second), seriesName(crossing.first));
    }
    return crossingText(crossing, context);
}

/// The plans of the recommended card on the recommended platform, or on another one that quotes plans for that card.
std::optional<PackagePrices> pricesFor(const Candidate &winner, const Catalog &catalog)
{
    const QList<PackagePrices> all = packagePricesOf(catalog);
    std::optional<PackagePrices> sameCard;
    for (const PackagePrices &prices : all) {
        if (prices.cardId != winner.cardId)
            continue;
        if (prices.platformId == winner.platformId)
            return prices;
        if (!sameCard)
            sameCard = prices;
    }
    return sameCard;
}

PackageUsage usageOf(const DemandProfile &profile)
{
    PackageUsage usage;
    usage.hoursPerDay = profile.continuous ? 24.0 : std::clamp(profile.runHours, 0.1, 24.0);
    usage.daysPerMonth = std::clamp(static_cast<int>(std::ceil(profile.hoursPerMonth / usage.hoursPerDay - 1e-9)), 1, 31);
    return usage;
}

} // namespace

ReportTable rulesTable(const QList<RuleOfThumb> &rules, ReportContext &context)
{
    ReportTable table;
    table.caption = reportWords(QT_TRANSLATE_NOOP("Report", "Rules of thumb beside what the prices give"));
    table.columns = {{reportWords(QT_TRANSLATE_NOOP("Report", "Rule")), 3.2, false},
                     {reportWords(QT_TRANSLATE_NOOP("Report", "Says")), 1.3, true},
                     {reportWords(QT_TRANSLATE_NOOP("Report", "Computed")), 1.3, true},
                     {reportWords(QT_TRANSLATE_NOOP("Report", "Agrees")), 0.7, false},
                     {reportWords(QT_TRANSLATE_NOOP("Report", "Remark")), 3.5, false}};
    for (const RuleOfThumb &rule : rules) {
        table.rows.append({QString(context.text(rule.text) % QLatin1Char(' ') % context.reference(rule.source)), saysText(rule, context),
                           rule.computed ? measure(*rule.computed, rule.unit, context)
                                         : reportWords(QT_TRANSLATE_NOOP("Report", "never")),
                           rule.agrees ? reportWords(QT_TRANSLATE_NOOP("Report", "yes"))
                                       : reportWords(QT_TRANSLATE_NOOP("Report", "no")),
                           context.text(rule.remark)});
    }
    return table;
}

void appendPackageCost(ReportElements &elements, ReportContext &context)
{
    const Candidate *winner = context.winner();
    if (!winner)
        return;
    elements << ReportHeading{1, reportWords(QT_TRANSLATE_NOOP("Report", "By the hour, the day or the month"))};
    const auto prices = pricesFor(*winner, context.catalog());
    const auto comparison = prices ? comparePackages(*prices, usageOf(context.profile()))
                                   : Result<PackageComparison>(fail(Error{}));
    if (!prices || !comparison) {
        elements << ReportParagraph{reportWords(QT_TRANSLATE_NOOP("Report", "No platform in the catalog quotes an hourly price and a plan for %1, so there is nothing to compare.")).arg(context.cardName(winner->cardId)),
                                    ReportParagraph::Tone::Normal};
        return;
    }
    const QString place = context.cardName(prices->cardId) % QStringLiteral(" · ") % context.platformName(prices->platformId);
    if (prices->platformId != winner->platformId) {
        elements << ReportParagraph{reportWords(QT_TRANSLATE_NOOP("Report", "The recommended platform quotes no plans; the comparison uses the prices of %1.")).arg(place),
                                    ReportParagraph::Tone::Note};
    }
    QStringList sources;
    for (const QString &id : prices->quoteIds)
        sources << context.reference(id);
    sources.removeDuplicates();

    const DemandProfile &profile = context.profile();
    ReportChart chart;
    chart.caption = reportWords(QT_TRANSLATE_NOOP("Report", "One card a month: %1")).arg(place);
    chart.xTitle = reportWords(QT_TRANSLATE_NOOP("Report", "Hours of use a month"));
    chart.yTitle = reportWords(QT_TRANSLATE_NOOP("Report", "Cost a month (%1)")).arg(currencyCode(prices->perHour.currency()));
    chart.series = comparison->series;
    for (const CostSeries &line : comparison->series) {
        chart.seriesNames << (line.id == QLatin1String("day")
                ? reportWords(QT_TRANSLATE_NOOP("Report", "Day plan at %1 h a day")).arg(context.number(usageOf(profile).hoursPerDay))
                : seriesName(line.id));
    }
    QList<Crossing> drawn = comparison->drawnCrossings;
    std::sort(drawn.begin(), drawn.end(), [](const Crossing &a, const Crossing &b) { return a.x < b.x; });
    for (const Crossing &crossing : std::as_const(drawn))
        chart.marks.append({crossing.x, crossing.y.amount(), drawnText(crossing, usageOf(profile).hoursPerDay, context)});
    chart.rules.append({profile.hoursPerMonth, 0.0,
                        reportWords(QT_TRANSLATE_NOOP("Report", "this profile: %1 h a month")).arg(context.number(profile.hoursPerMonth))});
    for (const RuleOfThumb &rule : std::as_const(comparison->rules)) {
        if (rule.unit == QLatin1String("h/month"))
            chart.rules.append({rule.saysValue, 0.0, reportWords(QT_TRANSLATE_NOOP("Report", "rule of thumb: %1")).arg(saysText(rule, context))});
    }
    elements << chart;

    ReportFacts facts;
    for (const Crossing &crossing : comparison->crossings) {
        facts.rows << std::pair{QString(seriesName(crossing.first) % QStringLiteral(" → ") % seriesName(crossing.second)),
                                reportWords(QT_TRANSLATE_NOOP("Report", "pays from %1 on (%2)"))
                                    .arg(measure(crossing.x, crossing.xUnit, context), context.money(crossing.y))};
    }
    facts.rows << std::pair{reportWords(QT_TRANSLATE_NOOP("Report", "Prices from")), sources.join(context.separator())};
    if (comparison->crossings.isEmpty()) {
        elements << ReportParagraph{reportWords(QT_TRANSLATE_NOOP("Report", "At these prices no plan ever costs less than paying by the hour.")),
                                    ReportParagraph::Tone::Normal};
    }
    elements << facts << rulesTable(comparison->rules, context);
}

void appendRentOrBuy(ReportElements &elements, ReportContext &context)
{
    const RentOrBuyInputs inputs = context.inputs().rentOrBuy.value_or(documentsExample());
    const auto result = compareRentOrBuy(inputs);
    if (!result)
        return;
    elements << ReportHeading{1, reportWords(QT_TRANSLATE_NOOP("Report", "Rent or buy"))};
    if (!context.inputs().rentOrBuy) {
        elements << ReportParagraph{reportWords(QT_TRANSLATE_NOOP("Report", "The example of the source documents: one card of %1, written off over %2 years, against rent of %3 an hour; no power, room, staff or resale value. Enter your own figures on the Costs page to replace it."))
                                        .arg(context.money(inputs.capitalCost), context.number(inputs.lifeYears),
                                             formatMoney(inputs.rentPerCardHour, context.locale())),
                                    ReportParagraph::Tone::Note};
    }
    ReportFacts facts;
    facts.rows << std::pair{reportWords(QT_TRANSLATE_NOOP("Report", "Capital cost")),
                            QString(context.money(inputs.capitalCost) % QStringLiteral(" · ")
                                    % reportWords(QT_TRANSLATE_NOOP("Report", "cards: %1")).arg(inputs.cards))}
               << std::pair{reportWords(QT_TRANSLATE_NOOP("Report", "Owning costs a year, whatever the use")), context.money(result->fixedPerYear)}
               << std::pair{reportWords(QT_TRANSLATE_NOOP("Report", "Energy of a year of full use")), context.money(result->variablePerYearAtFullUse)}
               << std::pair{reportWords(QT_TRANSLATE_NOOP("Report", "Break-even utilisation")),
                            result->breakEvenUtilisation
                                ? context.share(*result->breakEvenUtilisation, 2)
                                : reportWords(QT_TRANSLATE_NOOP("Report", "never: owning costs more even at full use"))};
    elements << facts;

    ReportChart chart;
    chart.caption = reportWords(QT_TRANSLATE_NOOP("Report", "Cost a year over utilisation"));
    chart.xTitle = reportWords(QT_TRANSLATE_NOOP("Report", "Utilisation (% of all hours)"));
    chart.yTitle = reportWords(QT_TRANSLATE_NOOP("Report", "Cost a year (%1)")).arg(currencyCode(inputs.capitalCost.currency()));
    for (const CostSeries &each : std::as_const(result->series)) {
        CostSeries line = each;
        for (QPointF &point : line.points)
            point.setX(point.x() * 100.0);
        chart.seriesNames << seriesName(line.id);
        chart.series << line;
    }
    for (const Crossing &crossing : result->crossings)
        chart.marks.append({crossing.x * 100.0, crossing.y.amount(), crossingText(crossing, context)});
    const double used = context.profile().hoursPerMonth / hoursPerMonth;
    if (used <= 1.0) {
        chart.rules.append({used * 100.0, 0.0,
                            reportWords(QT_TRANSLATE_NOOP("Report", "this profile: %1 h a month, %2"))
                                .arg(context.number(context.profile().hoursPerMonth), context.share(used))});
    }
    for (const RuleOfThumb &rule : result->rules) {
        chart.rules.append({rule.saysValue * 100.0, 0.0,
                            reportWords(QT_TRANSLATE_NOOP("Report", "rule of thumb: %1")).arg(saysText(rule, context))});
    }
    elements << chart;

    ReportTable table;
    table.columns = {{reportWords(QT_TRANSLATE_NOOP("Report", "Utilisation")), 1.0, true},
                     {reportWords(QT_TRANSLATE_NOOP("Report", "Hours a year and card")), 1.2, true},
                     {reportWords(QT_TRANSLATE_NOOP("Report", "Own, a year")), 1.2, true},
                     {reportWords(QT_TRANSLATE_NOOP("Report", "Rent, a year")), 1.2, true},
                     {reportWords(QT_TRANSLATE_NOOP("Report", "Cheaper")), 1.2, false}};
    for (const RentOrBuyRow &row : result->rows) {
        const bool rent = row.rentPerYear <= row.ownPerYear;
        table.rows.append({context.share(row.utilisation, 0), context.number(row.hoursPerYear, 0),
                           context.money(row.ownPerYear), context.money(row.rentPerYear),
                           seriesName(rent ? QStringLiteral("rent") : QStringLiteral("own"))});
    }
    elements << table << rulesTable(result->rules, context);
}

} // namespace xuanka
