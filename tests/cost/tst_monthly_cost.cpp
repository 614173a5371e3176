// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cost/monthly_cost.h"
#include "support/test_support.h"

using namespace xuanka;

namespace {

Quote quoteOf(Billing billing, PriceUnit unit, double low, double high = -1.0, Currency currency = Currency::Cny)
{
    Quote quote;
    quote.id = QStringLiteral("test-quote");
    quote.billing = billing;
    quote.unit = unit;
    quote.low = Money::fromAmount(low, currency);
    quote.high = Money::fromAmount(high < 0.0 ? low : high, currency);
    quote.asOf = QDate(2026, 9, 4);
    quote.source = QStringLiteral("test-source");
    return quote;
}

ExchangeRate sevenToOne()
{
    return {7.0, QDate(2026, 9, 1), QStringLiteral("test-rate")};
}

const TraceInput *inputOf(const Trace &trace, const QString &name)
{
    for (const TraceInput &input : trace.inputs) {
        if (input.name == name)
            return &input;
    }
    return nullptr;
}

} // namespace

class MonthlyCostTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsTheDaysThatADayPlanCharges_data();
    void countsTheDaysThatADayPlanCharges();
    void chargesWhatTheBillingSays_data();
    void chargesWhatTheBillingSays();
    void keepsTheQuotesRange();
    void convertsWithTheGivenRateAndShowsIt();
    void needsARateOnlyToConvert();
    void chargesWholeMachinesWhole_data();
    void chargesWholeMachinesWhole();
    void refusesWhatCannotBeComputed_data();
    void refusesWhatCannotBeComputed();
    void refusesQuotesWithoutABasis();
    void traceLeadsToTheQuote();
    void traceSaysNoMoreOfADateThanIsKnown();
};

void MonthlyCostTest::countsTheDaysThatADayPlanCharges_data()
{
    QTest::addColumn<double>("hours");
    QTest::addColumn<double>("run");
    QTest::addColumn<bool>("continuous");
    QTest::addColumn<double>("days");
    QTest::newRow("twenty runs of six hours") << 120.0 << 6.0 << false << 20.0;
    QTest::newRow("thirty runs of twenty hours") << 600.0 << 20.0 << false << 30.0;
    QTest::newRow("ten whole days") << 240.0 << 24.0 << false << 10.0;
    QTest::newRow("a started run is a day") << 41.0 << 2.0 << false << 21.0;
    QTest::newRow("a run over midnight") << 60.0 << 30.0 << false << 4.0;
    QTest::newRow("one run shorter than its usual length") << 10.0 << 100.0 << false << 1.0;
    QTest::newRow("more runs than days") << 300.0 << 2.0 << false << 365.0 / 12.0;
    QTest::newRow("continuous, 100 hours") << 100.0 << 2.0 << true << 5.0;
    QTest::newRow("continuous, all month") << 730.0 << 2.0 << true << 365.0 / 12.0;
    QTest::newRow("continuous, longest month") << 744.0 << 2.0 << true << 365.0 / 12.0;
}

void MonthlyCostTest::countsTheDaysThatADayPlanCharges()
{
    QFETCH(double, hours);
    QFETCH(double, run);
    QFETCH(bool, continuous);
    QFETCH(double, days);
    QCOMPARE(daysTouched({hours, run, continuous}), days);
}

void MonthlyCostTest::chargesWhatTheBillingSays_data()
{
    QTest::addColumn<int>("billing");
    QTest::addColumn<int>("unit");
    QTest::addColumn<double>("price");
    QTest::addColumn<int>("cards");
    QTest::addColumn<double>("hours");
    QTest::addColumn<double>("run");
    QTest::addColumn<double>("total");
    const auto row = [](const char *name, Billing billing, PriceUnit unit, double price, int cards, double hours, double run,
                        double total) {
        QTest::newRow(name) << static_cast<int>(billing) << static_cast<int>(unit) << price << cards << hours << run << total;
    };
    // formulas part 2, b2: the 4090 of UCloud compshare
    row("4090, 20 × 6 h, on demand", Billing::OnDemand, PriceUnit::PerCardHour, 1.98, 1, 120.0, 6.0, 237.60);
    row("4090, 20 × 6 h, by the day", Billing::Day, PriceUnit::PerCardDay, 43.66, 1, 120.0, 6.0, 873.20);
    row("4090, 20 × 6 h, by the month", Billing::Month, PriceUnit::PerCardMonth, 1191.0, 1, 120.0, 6.0, 1191.0);
    row("4090, 30 × 20 h, on demand", Billing::OnDemand, PriceUnit::PerCardHour, 1.98, 1, 600.0, 20.0, 1188.0);
    row("4090, 30 × 20 h, by the day", Billing::Day, PriceUnit::PerCardDay, 43.66, 1, 600.0, 20.0, 1309.80);
    row("4090, 10 × 24 h, by the day", Billing::Day, PriceUnit::PerCardDay, 43.66, 1, 240.0, 24.0, 436.60);
    row("four cards", Billing::OnDemand, PriceUnit::PerCardHour, 1.98, 4, 120.0, 6.0, 950.40);
    row("spot is charged by the hour", Billing::Spot, PriceUnit::PerCardHour, 0.5, 2, 100.0, 2.0, 100.0);
    row("reserved per hour runs all month", Billing::Reserved, PriceUnit::PerCardHour, 2.0, 1, 40.0, 2.0, 1460.0);
    row("month quoted per hour", Billing::Month, PriceUnit::PerCardHour, 1.0, 3, 40.0, 2.0, 2190.0);
    row("month whatever the hours", Billing::Month, PriceUnit::PerCardMonth, 1191.0, 2, 1.0, 1.0, 2382.0);
    row("day quoted per hour", Billing::Day, PriceUnit::PerCardHour, 1.0, 1, 10.0, 2.0, 120.0);
    row("month quoted per day", Billing::Month, PriceUnit::PerCardDay, 12.0, 1, 10.0, 2.0, 365.0);
}

void MonthlyCostTest::chargesWhatTheBillingSays()
{
    QFETCH(int, billing);
    QFETCH(int, unit);
    QFETCH(double, price);
    QFETCH(int, cards);
    QFETCH(double, hours);
    QFETCH(double, run);
    QFETCH(double, total);
    const Quote quote = quoteOf(static_cast<Billing>(billing), static_cast<PriceUnit>(unit), price);
    XUANKA_UNWRAP(cost, monthlyCost(quote, cards, {hours, run, false}, Currency::Cny, {}));
    QCOMPARE(cost.total, Estimate<Money>::exactly(Money::fromAmount(total, Currency::Cny)));
    QCOMPARE(cost.billedCards, cards);
}

void MonthlyCostTest::keepsTheQuotesRange()
{
    const Quote quote = quoteOf(Billing::OnDemand, PriceUnit::PerCardHour, 1.2, 2.5);
    XUANKA_UNWRAP(cost, monthlyCost(quote, 2, {100.0, 2.0, false}, Currency::Cny, {}));
    QCOMPARE(cost.total.low, Money::fromAmount(240.0, Currency::Cny));
    QCOMPARE(cost.total.expected, Money::fromAmount(370.0, Currency::Cny));
    QCOMPARE(cost.total.high, Money::fromAmount(500.0, Currency::Cny));
}

void MonthlyCostTest::convertsWithTheGivenRateAndShowsIt()
{
    const Quote dollars = quoteOf(Billing::OnDemand, PriceUnit::PerCardHour, 2.99, -1.0, Currency::Usd);
    XUANKA_UNWRAP(yuan, monthlyCost(dollars, 1, {100.0, 2.0, false}, Currency::Cny, sevenToOne()));
    QCOMPARE(yuan.total.expected, Money::fromAmount(2093.0, Currency::Cny));
    QVERIFY(yuan.trace.expression.endsWith(QStringLiteral("× exchange rate")));
    const TraceInput *rate = inputOf(yuan.trace, QStringLiteral("exchange rate"));
    QVERIFY(rate);
    QCOMPARE(rate->value, QStringLiteral("7"));
    QCOMPARE(rate->source, QStringLiteral("test-rate"));
    const TraceInput *date = inputOf(yuan.trace, QStringLiteral("exchange rate as of"));
    QVERIFY(date);
    QCOMPARE(date->value, QStringLiteral("2026-09-01"));

    const Quote inYuan = quoteOf(Billing::Month, PriceUnit::PerCardMonth, 700.0);
    XUANKA_UNWRAP(asDollars, monthlyCost(inYuan, 1, {100.0, 2.0, false}, Currency::Usd, sevenToOne()));
    QCOMPARE(asDollars.total.expected, Money::fromAmount(100.0, Currency::Usd));
}

void MonthlyCostTest::needsARateOnlyToConvert()
{
    const Quote dollars = quoteOf(Billing::OnDemand, PriceUnit::PerCardHour, 2.99, -1.0, Currency::Usd);
    QVERIFY(monthlyCost(dollars, 1, {100.0, 2.0, false}, Currency::Usd, {}).has_value());
    const auto converted = monthlyCost(dollars, 1, {100.0, 2.0, false}, Currency::Cny, {});
    QVERIFY(!converted);
    QCOMPARE(converted.error().kind, Error::Kind::Missing);
    QCOMPARE(converted.error().place, QStringLiteral("exchangeRate"));
}

void MonthlyCostTest::chargesWholeMachinesWhole_data()
{
    QTest::addColumn<int>("unit");
    QTest::addColumn<double>("price");
    QTest::addColumn<int>("cards");
    QTest::addColumn<int>("billed");
    QTest::addColumn<double>("total");
    const int perCard = static_cast<int>(PriceUnit::PerCardHour);
    const int perMachine = static_cast<int>(PriceUnit::PerMachineHour);
    QTest::newRow("one card of an eight-card machine") << perCard << 19.33 << 1 << 8 << 15464.0;
    QTest::newRow("eight cards") << perCard << 19.33 << 8 << 8 << 15464.0;
    QTest::newRow("nine cards need two machines") << perCard << 19.33 << 9 << 16 << 30928.0;
    QTest::newRow("quoted for the machine") << perMachine << 154.64 << 3 << 8 << 15464.0;
}

void MonthlyCostTest::chargesWholeMachinesWhole()
{
    QFETCH(int, unit);
    QFETCH(double, price);
    QFETCH(int, cards);
    QFETCH(int, billed);
    QFETCH(double, total);
    Quote quote = quoteOf(Billing::OnDemand, static_cast<PriceUnit>(unit), price);
    quote.wholeMachine = true;
    quote.cardsPerMachine = 8;
    XUANKA_UNWRAP(cost, monthlyCost(quote, cards, {100.0, 2.0, false}, Currency::Cny, {}));
    QCOMPARE(cost.billedCards, billed);
    QCOMPARE(cost.total.expected, Money::fromAmount(total, Currency::Cny));
    QVERIFY(inputOf(cost.trace, QStringLiteral("cards per machine")));
}

void MonthlyCostTest::refusesWhatCannotBeComputed_data()
{
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::addColumn<int>("cards");
    QTest::addColumn<double>("hours");
    QTest::addColumn<double>("run");
    QTest::addColumn<QString>("place");
    const QString price = QStringLiteral("test-quote");
    QTest::newRow("no card") << 1.0 << 1.0 << 0 << 40.0 << 2.0 << QStringLiteral("cards");
    QTest::newRow("no hours") << 1.0 << 1.0 << 1 << 0.0 << 2.0 << QStringLiteral("hoursPerMonth");
    QTest::newRow("more hours than a month has") << 1.0 << 1.0 << 1 << 745.0 << 2.0 << QStringLiteral("hoursPerMonth");
    QTest::newRow("not a number of hours") << 1.0 << 1.0 << 1 << qQNaN() << 2.0 << QStringLiteral("hoursPerMonth");
    QTest::newRow("runs without length") << 1.0 << 1.0 << 1 << 40.0 << 0.0 << QStringLiteral("runHours");
    QTest::newRow("endless run") << 1.0 << 1.0 << 1 << 40.0 << qInf() << QStringLiteral("runHours");
    QTest::newRow("price below zero") << -1.0 << 1.0 << 1 << 40.0 << 2.0 << price;
    QTest::newRow("range upside down") << 2.0 << 1.0 << 1 << 40.0 << 2.0 << price;
    QTest::newRow("price beyond reason") << 2.0 << 1e9 << 1 << 40.0 << 2.0 << price;
}

void MonthlyCostTest::refusesWhatCannotBeComputed()
{
    QFETCH(double, low);
    QFETCH(double, high);
    QFETCH(int, cards);
    QFETCH(double, hours);
    QFETCH(double, run);
    QFETCH(QString, place);
    Quote quote = quoteOf(Billing::OnDemand, PriceUnit::PerCardHour, 1.0);
    quote.low = Money::fromAmount(low, Currency::Cny);
    quote.high = Money::fromAmount(high, Currency::Cny);
    const auto cost = monthlyCost(quote, cards, {hours, run, false}, Currency::Cny, {});
    QVERIFY(!cost);
    QCOMPARE(cost.error().kind, Error::Kind::OutOfRange);
    QCOMPARE(cost.error().place, place);
}

void MonthlyCostTest::refusesQuotesWithoutABasis()
{
    Quote unusable = quoteOf(Billing::OnDemand, PriceUnit::PerCardHour, 1.0);
    unusable.usable = false;
    const Quote equivalent = quoteOf(Billing::Month, PriceUnit::PerEquivalentHour, 1.0);
    const QList<Quote> quotes{unusable, equivalent};
    for (const Quote &quote : quotes) {
        const auto cost = monthlyCost(quote, 1, {40.0, 2.0, false}, Currency::Cny, {});
        QVERIFY(!cost);
        QCOMPARE(cost.error().kind, Error::Kind::Unsupported);
        QCOMPARE(cost.error().place, QStringLiteral("test-quote"));
    }
}

void MonthlyCostTest::traceLeadsToTheQuote()
{
    const Quote quote = quoteOf(Billing::Day, PriceUnit::PerCardDay, 43.66);
    XUANKA_UNWRAP(cost, monthlyCost(quote, 1, {120.0, 6.0, false}, Currency::Cny, {}));
    QCOMPARE(cost.trace.result, QStringLiteral("873.2"));
    QCOMPARE(cost.trace.unit, QStringLiteral("CNY/month"));
    QCOMPARE(cost.trace.expression, QStringLiteral("price × days touched × cards billed"));
    const TraceInput *price = inputOf(cost.trace, QStringLiteral("price"));
    QVERIFY(price);
    QCOMPARE(price->source, QStringLiteral("test-source"));
    QCOMPARE(price->unit, QStringLiteral("CNY/day"));
    const TraceInput *asOf = inputOf(cost.trace, QStringLiteral("price as of"));
    QVERIFY(asOf);
    QCOMPARE(asOf->value, QStringLiteral("2026-09-04"));
    QVERIFY(!inputOf(cost.trace, QStringLiteral("exchange rate")));
}

void MonthlyCostTest::traceSaysNoMoreOfADateThanIsKnown()
{
    Quote quote = quoteOf(Billing::OnDemand, PriceUnit::PerCardHour, 1.24);
    quote.asOf = QDate(2026, 1, 1);
    quote.asOfPrecision = DatePrecision::Year;
    XUANKA_UNWRAP(cost, monthlyCost(quote, 1, {40.0, 2.0, false}, Currency::Cny, {}));
    const TraceInput *asOf = inputOf(cost.trace, QStringLiteral("price as of"));
    QVERIFY(asOf);
    QCOMPARE(asOf->value, QStringLiteral("2026"));
}

QTEST_GUILESS_MAIN(MonthlyCostTest)
#include "tst_monthly_cost.moc"
