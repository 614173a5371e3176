// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cost/monthly_cost.h"
#include "cost/package_cost.h"
#include "cost/rules_of_thumb.h"
#include "support/test_support.h"

#include <algorithm>

using namespace xuanka;

namespace {

Money yuan(double amount)
{
    return Money::fromAmount(amount, Currency::Cny);
}

PackagePrices pricesOf(double hour, double day, double month)
{
    PackagePrices prices;
    prices.cardId = QStringLiteral("card");
    prices.platformId = QStringLiteral("platform");
    prices.perHour = yuan(hour);
    if (day > 0.0)
        prices.perDay = yuan(day);
    if (month > 0.0)
        prices.perMonth = yuan(month);
    prices.quoteIds = {QStringLiteral("q-hour"), QStringLiteral("q-day"), QStringLiteral("q-month")};
    return prices;
}

PackagePrices prices4090()
{
    return pricesOf(1.98, 43.66, 1191.0);
}

const Crossing *crossingIn(const QList<Crossing> &crossings, const QString &unit)
{
    const auto found = std::find_if(crossings.begin(), crossings.end(), [&unit](const Crossing &c) { return c.xUnit == unit; });
    return found == crossings.end() ? nullptr : &*found;
}

const RuleOfThumb *ruleIn(const QList<RuleOfThumb> &rules, const QString &id)
{
    const auto found = std::find_if(rules.begin(), rules.end(), [&id](const RuleOfThumb &rule) { return rule.id == id; });
    return found == rules.end() ? nullptr : &*found;
}

const CostSeries *seriesIn(const PackageComparison &comparison, const QString &id)
{
    const auto found = std::find_if(comparison.series.begin(), comparison.series.end(),
                                    [&id](const CostSeries &series) { return series.id == id; });
    return found == comparison.series.end() ? nullptr : &*found;
}

/// The height of a drawn line at x; at a step the higher end, which is what has been paid.
double heightAt(const CostSeries &series, double x)
{
    double height = -1.0;
    for (qsizetype i = 1; i < series.points.size(); ++i) {
        const QPointF a = series.points.at(i - 1);
        const QPointF b = series.points.at(i);
        if (x < a.x() || x > b.x())
            continue;
        height = b.x() > a.x() ? a.y() + (b.y() - a.y()) * (x - a.x()) / (b.x() - a.x()) : std::max(height, b.y());
    }
    return height;
}

Quote quoteOf(const QString &id, Billing billing, PriceUnit unit, double price)
{
    Quote quote;
    quote.id = id;
    quote.cardId = QStringLiteral("card");
    quote.platformId = QStringLiteral("platform");
    quote.billing = billing;
    quote.unit = unit;
    quote.low = yuan(price);
    quote.high = yuan(price);
    quote.asOf = QDate(2026, 9, 4);
    return quote;
}

QList<Quote> threeQuotes()
{
    return {quoteOf(QStringLiteral("h"), Billing::OnDemand, PriceUnit::PerCardHour, 1.98),
            quoteOf(QStringLiteral("d"), Billing::Day, PriceUnit::PerCardDay, 43.66),
            quoteOf(QStringLiteral("m"), Billing::Month, PriceUnit::PerCardMonth, 1191.0)};
}

} // namespace

class PackageCostTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void costsTheUsageVectors_data();
    void costsTheUsageVectors();
    void findsTheBreakEvensOfEveryQuotedCard_data();
    void findsTheBreakEvensOfEveryQuotedCard();
    void crossingsSayWhoIsCheaperOnWhichSide();
    void onDemandWinsATie();
    void plansThatNeverPayHaveNoCrossing();
    void worksWithoutPlans();
    void drawnLinesCostWhatTheBillingCosts_data();
    void drawnLinesCostWhatTheBillingCosts();
    void dayLineChargesStartedDays();
    void drawnLinesStayFew();
    void drawnCrossingsLieOnTheLines_data();
    void drawnCrossingsLieOnTheLines();
    void rulesOfThumbStandBesideTheComputedPoints_data();
    void rulesOfThumbStandBesideTheComputedPoints();
    void rulesOfPlansThatAreNotQuotedAreLeftOut();
    void refusesBadInput_data();
    void refusesBadInput();
    void refusesMixedCurrencies();
    void offersNeedAnHourlyPriceAndAPlan();
    void offersUseBaselinePricesOnly();
    void offersUseTheNewestQuoteAndTheMiddleOfARange();
    void offersKeepPlatformsAndCurrenciesApart();
};

void PackageCostTest::costsTheUsageVectors_data()
{
    QTest::addColumn<int>("days");
    QTest::addColumn<double>("hours");
    QTest::addColumn<double>("onDemand");
    QTest::addColumn<double>("day");
    QTest::addColumn<QString>("cheapest");
    // formulas part 2, b2
    QTest::newRow("20 × 6") << 20 << 6.0 << 237.60 << 873.20 << QStringLiteral("on_demand");
    QTest::newRow("30 × 20") << 30 << 20.0 << 1188.00 << 1309.80 << QStringLiteral("on_demand");
    QTest::newRow("30 × 24") << 30 << 24.0 << 1425.60 << 1309.80 << QStringLiteral("month");
    QTest::newRow("10 × 24") << 10 << 24.0 << 475.20 << 436.60 << QStringLiteral("day");
}

void PackageCostTest::costsTheUsageVectors()
{
    QFETCH(int, days);
    QFETCH(double, hours);
    QFETCH(double, onDemand);
    QFETCH(double, day);
    QFETCH(QString, cheapest);
    XUANKA_UNWRAP(comparison, comparePackages(prices4090(), {hours, days}));
    QCOMPARE(comparison.onDemandAt, yuan(onDemand));
    QCOMPARE(comparison.dayAt, yuan(day));
    QCOMPARE(comparison.monthAt, yuan(1191.0));
    QCOMPARE(comparison.cheapest, cheapest);
}

void PackageCostTest::findsTheBreakEvensOfEveryQuotedCard_data()
{
    QTest::addColumn<double>("hour");
    QTest::addColumn<double>("day");
    QTest::addColumn<double>("month");
    QTest::addColumn<double>("hoursADay");
    QTest::addColumn<double>("hoursAMonth");
    QTest::addColumn<double>("onDemandAt150");
    // formulas part 2, b2: the table of break-evens
    QTest::newRow("4090") << 1.98 << 43.66 << 1191.0 << 22.05 << 601.5 << 297.0;
    QTest::newRow("5090") << 3.16 << 69.65 << 1900.0 << 22.04 << 601.3 << 474.0;
    QTest::newRow("A100 80G") << 10.75 << 236.58 << 6452.0 << 22.01 << 600.2 << 1612.0;
    QTest::newRow("A800") << 6.23 << 137.21 << 3742.0 << 22.02 << 600.6 << 935.0;
    QTest::newRow("H20") << 7.50 << 165.0 << 4500.0 << 22.00 << 600.0 << 1125.0;
    QTest::newRow("3090") << 1.19 << 26.38 << 720.0 << 22.17 << 605.0 << 178.0;
}

void PackageCostTest::findsTheBreakEvensOfEveryQuotedCard()
{
    QFETCH(double, hour);
    QFETCH(double, day);
    QFETCH(double, month);
    QFETCH(double, hoursADay);
    QFETCH(double, hoursAMonth);
    QFETCH(double, onDemandAt150);
    XUANKA_UNWRAP(comparison, comparePackages(pricesOf(hour, day, month), {7.5, 20}));
    const Crossing *perDay = crossingIn(comparison.crossings, QStringLiteral("h/day"));
    QVERIFY(perDay);
    QVERIFY2(qAbs(perDay->x - hoursADay) < 0.0051, qPrintable(QString::number(perDay->x)));
    QCOMPARE(perDay->y, yuan(day));
    const Crossing *perMonth = crossingIn(comparison.crossings, QStringLiteral("h/month"));
    QVERIFY(perMonth);
    QVERIFY2(qAbs(perMonth->x - hoursAMonth) < 0.051, qPrintable(QString::number(perMonth->x)));
    QCOMPARE(perMonth->y, yuan(month));
    const Crossing *days = crossingIn(comparison.crossings, QStringLiteral("day/month"));
    QVERIFY(days);
    QVERIFY2(qAbs(days->x - 27.3) < 0.06, qPrintable(QString::number(days->x)));
    QVERIFY(qAbs(comparison.onDemandAt.amount() - onDemandAt150) <= 0.75); // 20 × 7.5 h = 150 h
}

void PackageCostTest::crossingsSayWhoIsCheaperOnWhichSide()
{
    XUANKA_UNWRAP(comparison, comparePackages(prices4090(), {8.0, 22}));
    QCOMPARE(comparison.crossings.size(), 3);
    const Crossing &month = *crossingIn(comparison.crossings, QStringLiteral("h/month"));
    QCOMPARE(month.first, QStringLiteral("on_demand"));
    QCOMPARE(month.second, QStringLiteral("month"));
    QCOMPARE(month.trace.inputs.at(0).source, QStringLiteral("q-month"));
    QCOMPARE(month.trace.inputs.at(1).source, QStringLiteral("q-hour"));
    XUANKA_UNWRAP(below, comparePackages(prices4090(), {20.0, 30}));   // 600 h
    XUANKA_UNWRAP(above, comparePackages(prices4090(), {20.1, 30}));   // 603 h
    QVERIFY(below.onDemandAt < *below.monthAt);
    QVERIFY(above.onDemandAt > *above.monthAt);
}

void PackageCostTest::onDemandWinsATie()
{
    XUANKA_UNWRAP(comparison, comparePackages(pricesOf(1.0, 10.0, 100.0), {10.0, 10}));
    QCOMPARE(comparison.onDemandAt, *comparison.monthAt);
    QCOMPARE(comparison.onDemandAt, *comparison.dayAt);
    QCOMPARE(comparison.cheapest, QStringLiteral("on_demand"));
}

void PackageCostTest::plansThatNeverPayHaveNoCrossing()
{
    XUANKA_UNWRAP(comparison, comparePackages(pricesOf(1.19, 30.0, 1000.0), {24.0, 30}));
    QVERIFY(comparison.crossings.isEmpty());
    QVERIFY(comparison.drawnCrossings.isEmpty());
    const RuleOfThumb *rule = ruleIn(comparison.rules, QStringLiteral("hundred_fifty_hours"));
    QVERIFY(rule);
    QVERIFY(!rule->computed);
    QVERIFY(!rule->agrees);
    QCOMPARE(comparison.cheapest, QStringLiteral("on_demand"));
}

void PackageCostTest::worksWithoutPlans()
{
    XUANKA_UNWRAP(comparison, comparePackages(pricesOf(2.0, -1.0, -1.0), {8.0, 22}));
    QVERIFY(!comparison.dayAt && !comparison.monthAt);
    QCOMPARE(comparison.series.size(), 1);
    QVERIFY(comparison.rules.isEmpty());
}

void PackageCostTest::drawnLinesCostWhatTheBillingCosts_data()
{
    QTest::addColumn<double>("hoursPerDay");
    for (const double hours : {0.5, 1.0, 6.0, 8.0, 20.0, 22.05, 24.0})
        QTest::addRow("%g h a day", hours) << hours;
}

void PackageCostTest::drawnLinesCostWhatTheBillingCosts()
{
    QFETCH(double, hoursPerDay);
    const PackagePrices prices = prices4090();
    XUANKA_UNWRAP(comparison, comparePackages(prices, {hoursPerDay, 20}));
    const CostSeries *onDemand = seriesIn(comparison, QStringLiteral("on_demand"));
    const CostSeries *day = seriesIn(comparison, QStringLiteral("day"));
    const CostSeries *month = seriesIn(comparison, QStringLiteral("month"));
    QVERIFY(onDemand && day && month);
    for (double hours = 0.31; hours < 730.0; hours += 0.7) { // never exactly on a step
        QVERIFY(qAbs(heightAt(*onDemand, hours) - hours * 1.98) < 1e-6);
        QVERIFY(qAbs(heightAt(*month, hours) - 1191.0) < 1e-6);
        const double expected = daysTouched({hours, hoursPerDay, false}) * 43.66;
        QVERIFY2(qAbs(heightAt(*day, hours) - expected) < 1e-6, qPrintable(QString::number(hours)));
    }
    QCOMPARE(day->points.constLast().x(), 730.0);
}

void PackageCostTest::dayLineChargesStartedDays()
{
    XUANKA_UNWRAP(comparison, comparePackages(prices4090(), {8.0, 22}));
    const CostSeries *day = seriesIn(comparison, QStringLiteral("day"));
    QCOMPARE(heightAt(*day, 7.9), 43.66);
    QCOMPARE(heightAt(*day, 8.1), 2 * 43.66);
    QCOMPARE(heightAt(*day, 160.0 - 0.1), 20 * 43.66);
    QCOMPARE(heightAt(*day, 700.0), daysPerAverageMonth * 43.66);
}

void PackageCostTest::drawnLinesStayFew()
{
    for (const double hours : {0.01, 1.0, 8.0, 24.0}) {
        XUANKA_UNWRAP(comparison, comparePackages(prices4090(), {hours, 20}));
        for (const CostSeries &series : std::as_const(comparison.series)) {
            QVERIFY(series.points.size() <= 63);
            QVERIFY(std::is_sorted(series.points.begin(), series.points.end(),
                                   [](QPointF a, QPointF b) { return a.x() < b.x(); }));
        }
    }
}

void PackageCostTest::drawnCrossingsLieOnTheLines_data()
{
    QTest::addColumn<double>("hoursPerDay");
    QTest::addColumn<double>("dayFrom");
    QTest::addColumn<double>("monthAgainstDay");
    // The 4090: at 8 h a day the day plan only wins once all days are paid: 22.05 × 30.42 h.
    QTest::newRow("8 h a day") << 8.0 << 670.70 << 216.0;
    QTest::newRow("20 h a day") << 20.0 << 670.70 << 540.0;
    QTest::newRow("24 h a day") << 24.0 << 22.05 << 648.0;
}

void PackageCostTest::drawnCrossingsLieOnTheLines()
{
    QFETCH(double, hoursPerDay);
    QFETCH(double, dayFrom);
    QFETCH(double, monthAgainstDay);
    XUANKA_UNWRAP(comparison, comparePackages(prices4090(), {hoursPerDay, 20}));
    QCOMPARE(comparison.drawnCrossings.size(), 3);
    QVERIFY(qAbs(comparison.drawnCrossings.at(0).x - dayFrom) < 0.1);
    QVERIFY(qAbs(comparison.drawnCrossings.at(1).x - 601.515) < 0.01);
    QCOMPARE(comparison.drawnCrossings.at(2).x, monthAgainstDay);
    for (const Crossing &crossing : std::as_const(comparison.drawnCrossings)) {
        QCOMPARE(crossing.xUnit, QStringLiteral("h/month"));
        const double before = heightAt(*seriesIn(comparison, crossing.first), crossing.x - 0.01)
            - heightAt(*seriesIn(comparison, crossing.second), crossing.x - 0.01);
        const double after = heightAt(*seriesIn(comparison, crossing.first), crossing.x + 0.01)
            - heightAt(*seriesIn(comparison, crossing.second), crossing.x + 0.01);
        QVERIFY2(before < 0.0 && after > 0.0, qPrintable(crossing.first));
    }
}

void PackageCostTest::rulesOfThumbStandBesideTheComputedPoints_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("says");
    QTest::addColumn<double>("computed");
    QTest::newRow("8 h a day") << QStringLiteral("eight_hours_a_day") << QStringLiteral("8 h/day") << 22.0505;
    QTest::newRow("a week") << QStringLiteral("week_without_pause") << QStringLiteral("7 day") << 0.91877;
    QTest::newRow("half a month") << QStringLiteral("half_a_month") << QStringLiteral("15 day/month") << 27.27897;
    QTest::newRow("150 h") << QStringLiteral("hundred_fifty_hours") << QStringLiteral("150 h/month") << 601.51515;
    QTest::newRow("20–30 %") << QStringLiteral("month_plan_saving") << QStringLiteral("20-30 %") << 0.176006;
}

void PackageCostTest::rulesOfThumbStandBesideTheComputedPoints()
{
    QFETCH(QString, id);
    QFETCH(QString, says);
    QFETCH(double, computed);
    XUANKA_UNWRAP(comparison, comparePackages(prices4090(), {8.0, 22}));
    QCOMPARE(comparison.rules.size(), 5);
    const RuleOfThumb *rule = ruleIn(comparison.rules, id);
    QVERIFY(rule);
    QCOMPARE(rule->says, says);
    QVERIFY(rule->computed.has_value());
    QVERIFY2(qAbs(*rule->computed - computed) < 1e-4, qPrintable(QString::number(*rule->computed, 'g', 9)));
    QVERIFY(!rule->agrees); // the documents' rules contradict the documents' prices
    QVERIFY(!rule->source.isEmpty());
    QVERIFY(!rule->text.english.isEmpty() && !rule->text.chinese.isEmpty());
}

void PackageCostTest::rulesOfPlansThatAreNotQuotedAreLeftOut()
{
    XUANKA_UNWRAP(dayOnly, comparePackages(pricesOf(1.98, 43.66, -1.0), {8.0, 22}));
    QCOMPARE(dayOnly.rules.size(), 2);
    XUANKA_UNWRAP(monthOnly, comparePackages(pricesOf(1.98, -1.0, 1191.0), {8.0, 22}));
    QCOMPARE(monthOnly.rules.size(), 3);
    QVERIFY(qAbs(ruleIn(monthOnly.rules, QStringLiteral("half_a_month"))->computed.value_or(0.0) - 25.063) < 0.001);
}

void PackageCostTest::refusesBadInput_data()
{
    QTest::addColumn<double>("hour");
    QTest::addColumn<double>("day");
    QTest::addColumn<double>("month");
    QTest::addColumn<double>("hours");
    QTest::addColumn<int>("days");
    QTest::addColumn<QString>("place");
    QTest::newRow("negative price") << -1.98 << 43.66 << 1191.0 << 8.0 << 22 << QStringLiteral("perHour");
    QTest::newRow("no price") << 0.0 << 43.66 << 1191.0 << 8.0 << 22 << QStringLiteral("perHour");
    QTest::newRow("price beyond reason") << 1.98 << 2e6 << 1191.0 << 8.0 << 22 << QStringLiteral("perDay");
    QTest::newRow("month beyond reason") << 1.98 << 43.0 << 2e6 << 8.0 << 22 << QStringLiteral("perMonth");
    QTest::newRow("no hours") << 1.98 << 43.66 << 1191.0 << 0.0 << 22 << QStringLiteral("hoursPerDay");
    QTest::newRow("25 hours a day") << 1.98 << 43.66 << 1191.0 << 25.0 << 22 << QStringLiteral("hoursPerDay");
    QTest::newRow("not a number") << 1.98 << 43.66 << 1191.0 << qQNaN() << 22 << QStringLiteral("hoursPerDay");
    QTest::newRow("no days") << 1.98 << 43.66 << 1191.0 << 8.0 << 0 << QStringLiteral("daysPerMonth");
    QTest::newRow("32 days") << 1.98 << 43.66 << 1191.0 << 8.0 << 32 << QStringLiteral("daysPerMonth");
}

void PackageCostTest::refusesBadInput()
{
    QFETCH(double, hour);
    QFETCH(double, day);
    QFETCH(double, month);
    QFETCH(double, hours);
    QFETCH(int, days);
    QFETCH(QString, place);
    const auto comparison = comparePackages(pricesOf(hour, day, month), {hours, days});
    QVERIFY(!comparison);
    QCOMPARE(comparison.error().kind, Error::Kind::OutOfRange);
    QCOMPARE(comparison.error().place, place);
}

void PackageCostTest::refusesMixedCurrencies()
{
    PackagePrices prices = prices4090();
    prices.perMonth = Money::fromAmount(170.0, Currency::Usd);
    const auto comparison = comparePackages(prices, {8.0, 22});
    QVERIFY(!comparison);
    QCOMPARE(comparison.error().kind, Error::Kind::Inconsistent);
    QCOMPARE(comparison.error().place, QStringLiteral("perMonth"));
    QVERIFY(comparison.error().detail.contains(QStringLiteral("USD")));
}

void PackageCostTest::offersNeedAnHourlyPriceAndAPlan()
{
    const QList<Quote> quotes = threeQuotes();
    const QList<PackagePrices> offers = packagePricesOf(quotes);
    QCOMPARE(offers.size(), 1);
    QCOMPARE(offers.at(0).perHour, yuan(1.98));
    QCOMPARE(offers.at(0).perDay, yuan(43.66));
    QCOMPARE(offers.at(0).perMonth, yuan(1191.0));
    QCOMPARE(offers.at(0).quoteIds, (QStringList{QStringLiteral("h"), QStringLiteral("d"), QStringLiteral("m")}));
    QCOMPARE(packagePricesOf(quotes.mid(0, 1)).size(), 0);
    QCOMPARE(packagePricesOf(quotes.mid(1)).size(), 0);
    QCOMPARE(packagePricesOf(quotes.mid(0, 2)).size(), 1);
}

void PackageCostTest::offersUseBaselinePricesOnly()
{
    QList<Quote> quotes = threeQuotes();
    quotes[0].promotional = true;
    QVERIFY(packagePricesOf(quotes).isEmpty());
    quotes = threeQuotes();
    quotes[2].limitedQuota = true;
    QCOMPARE(packagePricesOf(quotes).value(0).perMonth, std::nullopt);
    quotes = threeQuotes();
    quotes[0].kind = QuoteKind::MarketBand;
    QVERIFY(packagePricesOf(quotes).isEmpty());
    quotes = threeQuotes();
    quotes[0].wholeMachine = true;
    QVERIFY(packagePricesOf(quotes).isEmpty());
}

void PackageCostTest::offersUseTheNewestQuoteAndTheMiddleOfARange()
{
    QList<Quote> quotes = threeQuotes();
    Quote newer = quoteOf(QStringLiteral("h2"), Billing::OnDemand, PriceUnit::PerCardHour, 1.8);
    newer.high = yuan(2.5);
    newer.asOf = QDate(2026, 10, 1);
    quotes.prepend(newer);
    const QList<PackagePrices> offers = packagePricesOf(quotes);
    QCOMPARE(offers.size(), 1);
    QCOMPARE(offers.at(0).perHour, yuan(2.15));
    QCOMPARE(offers.at(0).quoteIds.at(0), QStringLiteral("h2"));
}

void PackageCostTest::offersKeepPlatformsAndCurrenciesApart()
{
    QList<Quote> quotes = threeQuotes();
    quotes[1].platformId = QStringLiteral("elsewhere");
    QList<PackagePrices> offers = packagePricesOf(quotes);
    QCOMPARE(offers.size(), 1);
    QVERIFY(!offers.at(0).perDay);
    quotes = threeQuotes();
    quotes[1].low = Money::fromAmount(6.0, Currency::Usd);
    quotes[1].high = quotes[1].low;
    QVERIFY(packagePricesOf(quotes).isEmpty());
}

QTEST_GUILESS_MAIN(PackageCostTest)
#include "tst_package_cost.moc"
