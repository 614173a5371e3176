// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cost/package_cost.h"

#include "catalog/normalised_rate.h"
#include "cost/monthly_cost.h"
#include "cost/rules_of_thumb.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <cmath>

namespace xuanka {

namespace {

constexpr double highestPrice = 1e6;

QString onDemandId() { return QStringLiteral("on_demand"); }
QString dayId() { return QStringLiteral("day"); }
QString monthId() { return QStringLiteral("month"); }

Done checkPrice(const std::optional<Money> &price, const QString &place, Currency currency)
{
    if (!price)
        return {};
    if (price->micros() <= 0 || price->amount() > highestPrice) {
        return fail({Error::Kind::OutOfRange, {}, place, machineNumber(price->amount()),
                     QStringLiteral("0 < price ≤ 1000000")});
    }
    if (price->currency() != currency) {
        return fail({Error::Kind::Inconsistent, {}, place,
                     currencyCode(currency) % QStringLiteral(", ") % currencyCode(price->currency()), {}});
    }
    return {};
}

Done check(const PackagePrices &prices, const PackageUsage &usage)
{
    const Currency currency = prices.perHour.currency();
    if (const Done done = checkPrice(prices.perHour, QStringLiteral("perHour"), currency); !done)
        return done;
    if (const Done done = checkPrice(prices.perDay, QStringLiteral("perDay"), currency); !done)
        return done;
    if (const Done done = checkPrice(prices.perMonth, QStringLiteral("perMonth"), currency); !done)
        return done;
    if (!(usage.hoursPerDay > 0.0 && usage.hoursPerDay <= 24.0)) {
        return fail({Error::Kind::OutOfRange, {}, QStringLiteral("hoursPerDay"), machineNumber(usage.hoursPerDay),
                     QStringLiteral("0 < h ≤ 24")});
    }
    if (usage.daysPerMonth < 1 || usage.daysPerMonth > 31) {
        return fail({Error::Kind::OutOfRange, {}, QStringLiteral("daysPerMonth"), QString::number(usage.daysPerMonth),
                     QStringLiteral("1 … 31")});
    }
    return {};
}

/// The prices as plain ratios: what every crossing is made of.
struct Ratios {
    std::optional<double> dayHours;   ///< day price in single hours
    std::optional<double> monthHours; ///< month price in single hours
    std::optional<double> monthDays;  ///< month price in day prices
};

Ratios ratiosOf(const PackagePrices &prices)
{
    Ratios ratios;
    const double hour = prices.perHour.amount();
    if (prices.perDay)
        ratios.dayHours = prices.perDay->amount() / hour;
    if (prices.perMonth)
        ratios.monthHours = prices.perMonth->amount() / hour;
    if (prices.perDay && prices.perMonth)
        ratios.monthDays = prices.perMonth->amount() / prices.perDay->amount();
    return ratios;
}

/// A ratio up to what a day or month holds; beyond, the plan never pays.
std::optional<double> within(const std::optional<double> &ratio, double limit)
{
    return ratio && *ratio <= limit ? ratio : std::nullopt;
}

TraceInput priceInput(const char *name, Money price, const char *unit, const QString &quoteId)
{
    return {QString::fromUtf8(name), machineNumber(price.amount()),
            currencyCode(price.currency()) % QLatin1String(unit), quoteId};
}

TraceInput hourInput(const PackagePrices &prices)
{
    return priceInput(QT_TRANSLATE_NOOP("Trace", "price per hour"), prices.perHour, "/h", prices.quoteIds.value(0));
}
TraceInput dayInput(const PackagePrices &prices)
{
    return priceInput(QT_TRANSLATE_NOOP("Trace", "price per day"), *prices.perDay, "/day", prices.quoteIds.value(1));
}
TraceInput monthInput(const PackagePrices &prices)
{
    return priceInput(QT_TRANSLATE_NOOP("Trace", "price per month"), *prices.perMonth, "/month",
                      prices.quoteIds.value(prices.perDay ? 2 : 1));
}

Crossing crossing(double x, const QString &unit, Money y, const QString &first, const QString &second,
                  const QString &expression, const QList<TraceInput> &inputs)
{
    const Trace trace{QStringLiteral("cost.package.crossing"), expression, machineNumber(x), unit,
                      QStringLiteral("definition"), inputs, {}};
    return {x, unit, y, first, second, trace};
}

QList<Crossing> crossingsOf(const PackagePrices &prices, const Ratios &ratios)
{
    QList<Crossing> crossings;
    if (const auto hours = within(ratios.dayHours, 24.0)) {
        crossings.append(crossing(*hours, QStringLiteral("h/day"), *prices.perDay, onDemandId(), dayId(),
                                  QStringLiteral("price per day ÷ price per hour"), {dayInput(prices), hourInput(prices)}));
    }
    if (const auto hours = within(ratios.monthHours, hoursPerMonth)) {
        crossings.append(crossing(*hours, QStringLiteral("h/month"), *prices.perMonth, onDemandId(), monthId(),
                                  QStringLiteral("price per month ÷ price per hour"),
                                  {monthInput(prices), hourInput(prices)}));
    }
    if (const auto days = within(ratios.monthDays, daysPerAverageMonth)) {
        crossings.append(crossing(*days, QStringLiteral("day/month"), *prices.perMonth, dayId(), monthId(),
                                  QStringLiteral("price per month ÷ price per day"),
                                  {monthInput(prices), dayInput(prices)}));
    }
    return crossings;
}

/// The same meetings as points of the drawn lines, whose x is hours a month at the asked hours a day.
QList<Crossing> drawnCrossingsOf(const PackagePrices &prices, const Ratios &ratios, double hoursPerDay)
{
    const QString unit = QStringLiteral("h/month");
    QList<Crossing> crossings;
    if (const auto hours = within(ratios.dayHours, 24.0)) {
        // At fewer hours a day than the day price is worth, the day plan only wins once every day of the month is paid.
        const double days = hoursPerDay >= *hours ? 1.0 : daysPerAverageMonth;
        crossings.append(crossing(*hours * days, unit, *prices.perDay * days, onDemandId(), dayId(),
                                  QStringLiteral("price per day ÷ price per hour × days"),
                                  {dayInput(prices), hourInput(prices), {QStringLiteral("days"), machineNumber(days), {}, {}}}));
    }
    if (const auto hours = within(ratios.monthHours, hoursPerMonth)) {
        crossings.append(crossing(*hours, unit, *prices.perMonth, onDemandId(), monthId(),
                                  QStringLiteral("price per month ÷ price per hour"),
                                  {monthInput(prices), hourInput(prices)}));
    }
    if (const auto days = within(ratios.monthDays, daysPerAverageMonth)) {
        const double whole = std::floor(*days);
        crossings.append(crossing(whole * hoursPerDay, unit, *prices.perMonth, dayId(), monthId(),
                                  QStringLiteral("whole days(price per month ÷ price per day) × hours a day"),
                                  {monthInput(prices), dayInput(prices),
                                   {QStringLiteral("hours a day"), machineNumber(hoursPerDay), QStringLiteral("h/day"), {}}}));
    }
    return crossings;
}

CostSeries daySeries(double price, double hoursPerDay)
{
    CostSeries series{dayId(), {{0.0, 0.0}}};
    for (int day = 1; (day - 1) * hoursPerDay < hoursPerMonth && day - 1 < daysPerAverageMonth; ++day) {
        const double cost = std::min<double>(day, daysPerAverageMonth) * price;
        const bool last = day >= daysPerAverageMonth; // from here on every day is paid
        series.points.append({(day - 1) * hoursPerDay, cost});
        series.points.append({last ? hoursPerMonth : std::min(day * hoursPerDay, hoursPerMonth), cost});
    }
    return series;
}

QList<CostSeries> seriesOf(const PackagePrices &prices, double hoursPerDay)
{
    QList<CostSeries> series;
    series.append({onDemandId(), {{0.0, 0.0}, {hoursPerMonth, prices.perHour.amount() * hoursPerMonth}}});
    if (prices.perDay)
        series.append(daySeries(prices.perDay->amount(), hoursPerDay));
    if (prices.perMonth) {
        const double price = prices.perMonth->amount();
        series.append({monthId(), {{0.0, price}, {hoursPerMonth, price}}});
    }
    return series;
}

QHash<QString, double> pointsOf(const Ratios &ratios)
{
    QHash<QString, double> points;
    if (const auto hours = within(ratios.dayHours, 24.0)) {
        points.insert(QStringLiteral("day_plan_hours_per_day"), *hours);
        points.insert(QStringLiteral("day_plan_continuous_days"), *hours / 24.0);
    }
    if (ratios.monthHours) {
        // Without a pause the month plan has to beat whichever of hours and days is cheaper.
        const double days = std::max(*ratios.monthHours / 24.0, ratios.monthDays.value_or(0.0));
        if (days <= daysPerAverageMonth)
            points.insert(QStringLiteral("month_plan_continuous_days"), days);
        if (*ratios.monthHours <= hoursPerMonth)
            points.insert(QStringLiteral("month_plan_hours_per_month"), *ratios.monthHours);
        points.insert(QStringLiteral("month_plan_saving"), 1.0 - *ratios.monthHours / hoursPerMonth);
    }
    return points;
}

} // namespace

Result<PackageComparison> comparePackages(const PackagePrices &prices, const PackageUsage &usage)
{
    if (const Done done = check(prices, usage); !done)
        return fail(done.error());
    const auto stated = statedRules();
    if (!stated)
        return fail(stated.error());

    const Ratios ratios = ratiosOf(prices);
    PackageComparison comparison;
    comparison.series = seriesOf(prices, usage.hoursPerDay);
    comparison.crossings = crossingsOf(prices, ratios);
    comparison.drawnCrossings = drawnCrossingsOf(prices, ratios, usage.hoursPerDay);

    const QHash<QString, double> points = pointsOf(ratios);
    for (const StatedRule &rule : *stated) {
        const bool planIsQuoted = rule.point.startsWith(QLatin1String("day")) ? prices.perDay.has_value()
                                                                             : prices.perMonth.has_value();
        if (rule.about != QLatin1String("package") || !planIsQuoted)
            continue;
        const auto point = points.constFind(rule.point);
        comparison.rules.append(besideComputed(rule, point == points.cend() ? std::nullopt : std::optional<double>(*point)));
    }

    comparison.onDemandAt = prices.perHour * (usage.hoursPerDay * usage.daysPerMonth);
    comparison.cheapest = onDemandId();
    Money lowest = comparison.onDemandAt;
    const auto consider = [&](const QString &id, Money cost) {
        if (cost < lowest) {
            lowest = cost;
            comparison.cheapest = id;
        }
    };
    Trace &trace = comparison.trace;
    trace = {QStringLiteral("cost.package"), QStringLiteral("min(hours × price per hour, days × price per day, price per month)"),
             {}, currencyCode(lowest.currency()) % QStringLiteral("/month"), QStringLiteral("definition"),
             {hourInput(prices)}, {}};
    if (prices.perDay) {
        comparison.dayAt = *prices.perDay * usage.daysPerMonth;
        consider(dayId(), *comparison.dayAt);
        trace.inputs.append(dayInput(prices));
    }
    if (prices.perMonth) {
        comparison.monthAt = prices.perMonth;
        consider(monthId(), *comparison.monthAt);
        trace.inputs.append(monthInput(prices));
    }
    trace.inputs.append({QString::fromUtf8(QT_TRANSLATE_NOOP("Trace", "hours a day")), machineNumber(usage.hoursPerDay),
                         QStringLiteral("h/day"), QStringLiteral("profile")});
    trace.inputs.append({QString::fromUtf8(QT_TRANSLATE_NOOP("Trace", "days")), QString::number(usage.daysPerMonth),
                         QStringLiteral("day/month"), QStringLiteral("profile")});
    trace.result = machineNumber(lowest.amount());
    for (const Crossing &point : std::as_const(comparison.crossings))
        trace.parts.append(point.trace);
    return comparison;
}

} // namespace xuanka
