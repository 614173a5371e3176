// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cost/rent_or_buy.h"
#include "cost/rules_of_thumb.h"
#include "support/test_support.h"

#include <functional>

using namespace xuanka;

namespace {

using Change = std::function<void(RentOrBuyInputs &)>;

Money dollars(double amount)
{
    return Money::fromAmount(amount, Currency::Usd);
}

/// formulas part 2, b1: an eight-card H100 system
RentOrBuyInputs h100System()
{
    RentOrBuyInputs inputs;
    inputs.capitalCost = dollars(350000.0);
    inputs.cards = 8;
    inputs.lifeYears = 3.0;
    inputs.residualShare = 0.30;
    inputs.spareShare = 0.05;
    inputs.maintenanceShare = 0.03;
    inputs.staff = 0.25;
    inputs.wagePerYear = dollars(120000.0);
    inputs.idleKilowatts = 3.0;
    inputs.fullKilowatts = 10.2;
    inputs.pue = 1.4;
    inputs.tariffPerKwh = dollars(0.10);
    inputs.rentPerCardHour = dollars(2.5);
    return inputs;
}

} // namespace

class RentOrBuyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reproducesTheDocumentsTable_data();
    void reproducesTheDocumentsTable();
    void documentsExampleBreaksEvenAt3805();
    void documentsRangesBreakEvenWhereTheAnalystSays_data();
    void documentsRangesBreakEvenWhereTheAnalystSays();
    void countsTheFourAccountsOfAWholeSystem();
    void costsAUsedCardHour_data();
    void costsAUsedCardHour();
    void followsEveryInput_data();
    void followsEveryInput();
    void neverIsAnAnswer();
    void powerDearerThanRentNeverPays();
    void linesMeetAtTheCrossing();
    void idleMachinesHaveNoCostPerUsedHour();
    void rulesOfThumbStandBesideTheResult();
    void traceAddsUpToTheFixedCosts();
    void zeroCostsNeedNoCurrency();
    void refusesBadInput_data();
    void refusesBadInput();
    void refusesMixedCurrencies();
    void largestInputsStayInRange();
    void shippedRulesAreComplete();
};

void RentOrBuyTest::reproducesTheDocumentsTable_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<double>("hours");
    QTest::addColumn<qint64>("rent");
    QTest::newRow("20 %") << 0 << 1752.0 << qint64(4380);
    QTest::newRow("50 %") << 1 << 4380.0 << qint64(10950);
    QTest::newRow("70 %") << 2 << 6132.0 << qint64(15330);
    QTest::newRow("90 %") << 3 << 7884.0 << qint64(19710);
}

void RentOrBuyTest::reproducesTheDocumentsTable()
{
    QFETCH(int, row);
    QFETCH(double, hours);
    QFETCH(qint64, rent);
    XUANKA_UNWRAP(result, compareRentOrBuy(documentsExample()));
    QCOMPARE(result.rows.size(), 4);
    QCOMPARE(result.rows.at(row).hoursPerYear, hours);
    QCOMPARE(qRound64(result.rows.at(row).ownPerYear.amount()), qint64(8333));
    QCOMPARE(result.rows.at(row).rentPerYear, dollars(static_cast<double>(rent)));
}

void RentOrBuyTest::documentsExampleBreaksEvenAt3805()
{
    XUANKA_UNWRAP(result, compareRentOrBuy(documentsExample()));
    QVERIFY(result.breakEvenUtilisation.has_value());
    QCOMPARE(qRound(*result.breakEvenUtilisation * 10000.0), 3805);
    QCOMPARE(result.crossings.size(), 1);
    QCOMPARE(result.crossings.at(0).first, QStringLiteral("rent"));
    QCOMPARE(result.crossings.at(0).second, QStringLiteral("own"));
    QCOMPARE(qRound64(result.crossings.at(0).y.amount()), qint64(8333));
}

void RentOrBuyTest::documentsRangesBreakEvenWhereTheAnalystSays_data()
{
    QTest::addColumn<double>("price");
    QTest::addColumn<double>("rent");
    QTest::addColumn<double>("share");
    QTest::newRow("cheapest card, dearest rent") << 25000.0 << 3.0 << 0.317;
    QTest::newRow("dearest card, cheapest rent") << 30000.0 << 2.0 << 0.571;
    QTest::newRow("a card's share of a whole machine") << 43750.0 << 2.5 << 0.666;
}

void RentOrBuyTest::documentsRangesBreakEvenWhereTheAnalystSays()
{
    QFETCH(double, price);
    QFETCH(double, rent);
    QFETCH(double, share);
    RentOrBuyInputs inputs = documentsExample();
    inputs.capitalCost = dollars(price);
    inputs.rentPerCardHour = dollars(rent);
    XUANKA_UNWRAP(result, compareRentOrBuy(inputs));
    QVERIFY2(qAbs(result.breakEvenRaw - share) < 0.0005, qPrintable(QString::number(result.breakEvenRaw)));
}

void RentOrBuyTest::countsTheFourAccountsOfAWholeSystem()
{
    XUANKA_UNWRAP(result, compareRentOrBuy(h100System()));
    QCOMPARE(result.fixedPerYear, dollars(129929.20));
    QCOMPARE(result.variablePerYearAtFullUse, dollars(8830.08));
    QVERIFY(result.breakEvenUtilisation.has_value());
    QCOMPARE(qRound(*result.breakEvenUtilisation * 10000.0), 7810);
    QCOMPARE(result.rentPerYear, dollars(87600.0)); // at 50 %
    QCOMPARE(result.ownPerYear, dollars(129929.20 + 4415.04));
}

void RentOrBuyTest::costsAUsedCardHour_data()
{
    QTest::addColumn<double>("utilisation");
    QTest::addColumn<int>("tenThousandths");
    QTest::newRow("50 %") << 0.5 << 38340;
    QTest::newRow("70 %") << 0.7 << 27746;
    QTest::newRow("90 %") << 0.9 << 21860;
}

void RentOrBuyTest::costsAUsedCardHour()
{
    QFETCH(double, utilisation);
    QFETCH(int, tenThousandths);
    RentOrBuyInputs inputs = h100System();
    inputs.utilisation = utilisation;
    XUANKA_UNWRAP(result, compareRentOrBuy(inputs));
    QVERIFY(result.ownPerUsedCardHour.has_value());
    QCOMPARE(qRound(result.ownPerUsedCardHour->amount() * 10000.0), tenThousandths);
}

void RentOrBuyTest::followsEveryInput_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<int>("tenThousandths");
    const auto row = [](const char *name, const Change &change, int expected) { QTest::newRow(name) << change << expected; };
    row("rent 2.0", [](RentOrBuyInputs &in) { in.rentPerCardHour = dollars(2.0); }, 9893);
    row("rent 3.5", [](RentOrBuyInputs &in) { in.rentPerCardHour = dollars(3.5); }, 5495);
    row("life 5 years", [](RentOrBuyInputs &in) { in.lifeYears = 5.0; }, 5748);
    row("no resale", [](RentOrBuyInputs &in) { in.residualShare = 0.0; }, 10019);
    row("no staff", [](RentOrBuyInputs &in) { in.staff = 0.0; }, 6006);
    row("one person", [](RentOrBuyInputs &in) { in.staff = 1.0; }, 13219);
    row("PUE 2.0", [](RentOrBuyInputs &in) { in.pue = 2.0; }, 8088);
    row("tariff 0.20", [](RentOrBuyInputs &in) { in.tariffPerKwh = dollars(0.20); }, 8481);
    row("capital 280,000", [](RentOrBuyInputs &in) { in.capitalCost = dollars(280000.0); }, 6653);
    row("colocation 1,000 a month", [](RentOrBuyInputs &in) { in.colocationPerMonth = dollars(1000.0); }, 8531);
    row("insurance 1 % of capital", [](RentOrBuyInputs &in) { in.insurancePerYear = dollars(3500.0); }, 8020);
    row("maintenance 4 % of capital", [](RentOrBuyInputs &in) { in.maintenanceShare = 0.04; }, 8020);
}

void RentOrBuyTest::followsEveryInput()
{
    QFETCH(Change, change);
    QFETCH(int, tenThousandths);
    RentOrBuyInputs inputs = h100System();
    change(inputs);
    XUANKA_UNWRAP(result, compareRentOrBuy(inputs));
    QCOMPARE(qRound(result.breakEvenRaw * 10000.0), tenThousandths);
    QCOMPARE(result.breakEvenUtilisation.has_value(), tenThousandths <= 10000);
    QCOMPARE(result.crossings.isEmpty(), tenThousandths > 10000);
}

void RentOrBuyTest::neverIsAnAnswer()
{
    RentOrBuyInputs inputs = h100System();
    inputs.residualShare = 0.0;
    XUANKA_UNWRAP(result, compareRentOrBuy(inputs));
    QVERIFY(!result.breakEvenUtilisation);
    QVERIFY(result.crossings.isEmpty());
    for (const RuleOfThumb &rule : std::as_const(result.rules)) {
        QVERIFY(!rule.computed);
        QVERIFY(!rule.agrees);
    }
    inputs.utilisation = 1.0;
    XUANKA_UNWRAP(fullUse, compareRentOrBuy(inputs));
    QVERIFY(fullUse.ownPerYear > fullUse.rentPerYear);
}

void RentOrBuyTest::powerDearerThanRentNeverPays()
{
    RentOrBuyInputs inputs = h100System();
    inputs.rentPerCardHour = dollars(0.05);
    XUANKA_UNWRAP(result, compareRentOrBuy(inputs));
    QVERIFY(!result.breakEvenUtilisation);
    QCOMPARE(result.breakEvenRaw, 0.0);
    QCOMPARE(result.trace.result, QStringLiteral("never"));
}

void RentOrBuyTest::linesMeetAtTheCrossing()
{
    XUANKA_UNWRAP(result, compareRentOrBuy(h100System()));
    QCOMPARE(result.series.size(), 2);
    const double u = result.crossings.at(0).x;
    for (const CostSeries &line : std::as_const(result.series)) {
        QCOMPARE(line.points.size(), 2);
        QCOMPARE(line.points.at(0).x(), 0.0);
        QCOMPARE(line.points.at(1).x(), 1.0);
        const double y = line.points.at(0).y() + (line.points.at(1).y() - line.points.at(0).y()) * u;
        QVERIFY(qAbs(y - result.crossings.at(0).y.amount()) < 0.01);
    }
}

void RentOrBuyTest::idleMachinesHaveNoCostPerUsedHour()
{
    RentOrBuyInputs inputs = h100System();
    inputs.utilisation = 0.0;
    XUANKA_UNWRAP(result, compareRentOrBuy(inputs));
    QVERIFY(!result.ownPerUsedCardHour);
    QCOMPARE(result.ownPerYear, result.fixedPerYear);
    QVERIFY(result.rentPerYear.isZero());
}

void RentOrBuyTest::rulesOfThumbStandBesideTheResult()
{
    XUANKA_UNWRAP(simple, compareRentOrBuy(documentsExample()));
    QCOMPARE(simple.rules.size(), 3);
    QCOMPARE(simple.rules.at(0).says, QStringLiteral("40-50 %"));
    QVERIFY(!simple.rules.at(0).agrees); // the table's own inputs give 38.05 %
    QVERIFY(!simple.rules.at(1).agrees);

    RentOrBuyInputs inputs = h100System();
    inputs.rentPerCardHour = dollars(2.85);
    XUANKA_UNWRAP(system, compareRentOrBuy(inputs));
    QVERIFY(system.breakEvenRaw > 0.66 && system.breakEvenRaw < 0.70);
    QVERIFY(!system.rules.at(0).agrees);
    QVERIFY(system.rules.at(1).agrees); // "70 %" within a tenth
    QVERIFY(system.rules.at(2).agrees); // "60–70 %" around it
}

void RentOrBuyTest::traceAddsUpToTheFixedCosts()
{
    XUANKA_UNWRAP(result, compareRentOrBuy(h100System()));
    double fixed = 0.0;
    for (qsizetype i = 0; i < 5; ++i)
        fixed += result.trace.parts.at(i).result.toDouble();
    QVERIFY(qAbs(fixed - 129929.20) < 1e-6);
    QCOMPARE(result.trace.parts.size(), 7);
    QCOMPARE(result.trace.parts.at(0).formula, QStringLiteral("cost.own.depreciation"));
    QCOMPARE(result.trace.parts.at(0).result, QStringLiteral("85750"));
}

void RentOrBuyTest::zeroCostsNeedNoCurrency()
{
    RentOrBuyInputs inputs = documentsExample();
    inputs.wagePerYear = Money(0, Currency::Cny);
    QVERIFY(compareRentOrBuy(inputs).has_value());
}

void RentOrBuyTest::refusesBadInput_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("place");
    const auto row = [](const char *name, const Change &change, const char *place) {
        QTest::newRow(name) << change << QString::fromLatin1(place);
    };
    row("utilisation 120 %", [](RentOrBuyInputs &in) { in.utilisation = 1.2; }, "utilisation");
    row("utilisation below zero", [](RentOrBuyInputs &in) { in.utilisation = -0.1; }, "utilisation");
    row("utilisation not a number", [](RentOrBuyInputs &in) { in.utilisation = qQNaN(); }, "utilisation");
    row("no life", [](RentOrBuyInputs &in) { in.lifeYears = 0.0; }, "lifeYears");
    row("negative capital", [](RentOrBuyInputs &in) { in.capitalCost = dollars(-1.0); }, "capitalCost");
    row("no capital", [](RentOrBuyInputs &in) { in.capitalCost = dollars(0.0); }, "capitalCost");
    row("no rent", [](RentOrBuyInputs &in) { in.rentPerCardHour = dollars(0.0); }, "rentPerCardHour");
    row("negative tariff", [](RentOrBuyInputs &in) { in.tariffPerKwh = dollars(-0.1); }, "tariffPerKwh");
    row("no card", [](RentOrBuyInputs &in) { in.cards = 0; }, "cards");
    row("resale above new", [](RentOrBuyInputs &in) { in.residualShare = 1.1; }, "residualShare");
    row("PUE below one", [](RentOrBuyInputs &in) { in.pue = 0.9; }, "pue");
    row("negative staff", [](RentOrBuyInputs &in) { in.staff = -1.0; }, "staff");
    row("endless power", [](RentOrBuyInputs &in) { in.fullKilowatts = qInf(); }, "fullKilowatts");
}

void RentOrBuyTest::refusesBadInput()
{
    QFETCH(Change, change);
    QFETCH(QString, place);
    RentOrBuyInputs inputs = h100System();
    change(inputs);
    const auto result = compareRentOrBuy(inputs);
    QVERIFY(!result);
    QCOMPARE(result.error().kind, Error::Kind::OutOfRange);
    QCOMPARE(result.error().place, place);
    QVERIFY(!result.error().expected.isEmpty());
}

void RentOrBuyTest::refusesMixedCurrencies()
{
    RentOrBuyInputs inputs = h100System();
    inputs.rentPerCardHour = Money::fromAmount(12.0, Currency::Cny);
    const auto result = compareRentOrBuy(inputs);
    QVERIFY(!result);
    QCOMPARE(result.error().kind, Error::Kind::Inconsistent);
    QCOMPARE(result.error().place, QStringLiteral("rentPerCardHour"));

    inputs = h100System();
    inputs.idleKilowatts = 12.0;
    const auto power = compareRentOrBuy(inputs);
    QVERIFY(!power);
    QCOMPARE(power.error().place, QStringLiteral("idleKilowatts"));
}

void RentOrBuyTest::largestInputsStayInRange()
{
    RentOrBuyInputs inputs;
    inputs.capitalCost = dollars(1e10);
    inputs.cards = 10000;
    inputs.lifeYears = 0.1;
    inputs.spareShare = 1.0;
    inputs.maintenanceShare = 1.0;
    inputs.colocationPerMonth = dollars(1e9);
    inputs.staff = 1000.0;
    inputs.wagePerYear = dollars(1e8);
    inputs.insurancePerYear = dollars(1e10);
    inputs.idleKilowatts = 1e5;
    inputs.fullKilowatts = 1e5;
    inputs.pue = 5.0;
    inputs.tariffPerKwh = dollars(100.0);
    inputs.rentPerCardHour = dollars(10000.0);
    XUANKA_UNWRAP(result, compareRentOrBuy(inputs));
    QVERIFY(result.fixedPerYear > dollars(1e11));
}

void RentOrBuyTest::shippedRulesAreComplete()
{
    XUANKA_UNWRAP(rules, statedRules());
    QCOMPARE(rules.size(), 8);
    QSet<QString> ids;
    for (const StatedRule &rule : std::as_const(rules)) {
        ids.insert(rule.id);
        QVERIFY2(rule.asOf.isValid() && !rule.source.isEmpty() && !rule.place.isEmpty(), qPrintable(rule.id));
        QVERIFY2(!rule.to || *rule.to > rule.from, qPrintable(rule.id));
    }
    QCOMPARE(ids.size(), rules.size());
}

Q_DECLARE_METATYPE(Change)

QTEST_GUILESS_MAIN(RentOrBuyTest)
#include "tst_rent_or_buy.moc"
