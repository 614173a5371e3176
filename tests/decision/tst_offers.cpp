// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalog/catalog_ids.h"
#include "decision/decision_fixture.h"
#include "decision/offer.h"

using namespace xuanka;
using test::SmallCatalog;

/// What a platform would charge, from prices that can be checked by hand.
class TestOffers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theCheapestBillingOfEachPlatformIsTaken_data();
    void theCheapestBillingOfEachPlatformIsTaken();
    void onlyBaselinePricesUnlessAskedOtherwise();
    void unusableAndMarketPricesAreNeverOffers();
    void ofTwoStoriesTheNewerOrDearerCounts();
    void aShareOfAMachineIsComparedAsAShare();
    void aMachinePriceIsPaidWhole();
    void dollarsBecomeYuanAtTheDatedRate();
    void withoutARateDollarsCannotBeCompared();
};

void TestOffers::theCheapestBillingOfEachPlatformIsTaken_data()
{
    QTest::addColumn<double>("hours");
    QTest::addColumn<double>("runHours");
    QTest::addColumn<bool>("continuous");
    QTest::addColumn<QString>("order");
    QTest::addColumn<QList<double>>("costs");
    const auto row = [](const char *name, double hours, double runHours, bool continuous, const char *order, const QList<double> &costs) {
        QTest::newRow(name) << hours << runHours << continuous << QString::fromLatin1(order) << costs;
    };
    // 4090 on Compshare: 1.98 an hour, 43.66 a day, 1,191 a month. 40 h in runs of 2 h touch 20 days.
    row("40 h", 40, 2, false, "on_demand day month", {79.20, 873.20, 1191});
    row("160 h in working days", 160, 8, false, "on_demand day month", {316.80, 873.20, 1191});
    // Without a break the day plan charges 26 days; on demand and month plan cross at 601.5 h.
    row("601 h without a break", 601, 2, true, "day on_demand month", {1135.16, 1189.98, 1191});
    row("650 h without a break", 650, 2, true, "month day on_demand", {1191, 1222.48, 1287});
    row("730 h without a break", 730, 2, true, "month day on_demand", {1191, 1327.99, 1445.40});
}

void TestOffers::theCheapestBillingOfEachPlatformIsTaken()
{
    QFETCH(double, hours);
    QFETCH(double, runHours);
    QFETCH(bool, continuous);
    QFETCH(QString, order);
    QFETCH(QList<double>, costs);
    XUANKA_UNWRAP(catalog, SmallCatalog({QStringLiteral("rtx-4090-24")})
                               .platform("p")
                               .quote("rtx-4090-24", "p", 1.98)
                               .quote("rtx-4090-24", "p", 43.66, {{"billing", "day"}, {"unit", "per_card_day"}})
                               .quote("rtx-4090-24", "p", 1191, {{"billing", "month"}, {"unit", "per_card_month"}})
                               .load());
    RecommendationInputs inputs = test::inputsFor(test::smallLora(), catalog);
    inputs.profile.hoursPerMonth = hours;
    inputs.profile.runHours = runHours;
    inputs.profile.continuous = continuous;
    XUANKA_UNWRAP(offers, offersOf(catalog.cards().constFirst(), 1, inputs, catalog));
    QCOMPARE(offers.size(), 1);
    const QList<PricedQuote> all = QList<PricedQuote>{offers.constFirst().best} + offers.constFirst().alternatives;
    QStringList ids;
    for (const PricedQuote &priced : all)
        ids << billingId(priced.quote->billing);
    QCOMPARE(ids.join(QLatin1Char(' ')), order);
    for (qsizetype i = 0; i < costs.size(); ++i)
        QVERIFY(std::abs(all.at(i).cost.total.expected.amount() - costs.at(i)) < 0.005);
}

void TestOffers::onlyBaselinePricesUnlessAskedOtherwise()
{
    XUANKA_UNWRAP(catalog, SmallCatalog({QStringLiteral("rtx-4090-24")})
                               .platform("promo")
                               .platform("limited")
                               .platform("peer", {{"path", "peer_to_peer"}})
                               .platform("spot")
                               .platform("list")
                               .quote("rtx-4090-24", "promo", 1, {{"promotional", true}})
                               .quote("rtx-4090-24", "limited", 1.1, {{"limited_quota", true}})
                               .quote("rtx-4090-24", "peer", 1.2, {{"peer_to_peer", true}})
                               .quote("rtx-4090-24", "spot", 1.3, {{"billing", "spot"}})
                               .quote("rtx-4090-24", "list", 2)
                               .load());
    RecommendationInputs inputs = test::inputsFor(test::smallLora(), catalog);
    const Card &card = catalog.cards().constFirst();
    XUANKA_UNWRAP(baseline, offersOf(card, 1, inputs, catalog));
    QCOMPARE(baseline.size(), 1);
    QCOMPARE(baseline.constFirst().platform->id, QStringLiteral("list"));
    QVERIFY(!baseline.constFirst().isPromotional());
    XUANKA_UNWRAP(lowest, lowestPromotional(card, 1, inputs, catalog));
    QCOMPARE(lowest->amount(), 40.0);

    inputs.includePromotional = true;
    XUANKA_UNWRAP(all, offersOf(card, 1, inputs, catalog));
    QCOMPARE(all.size(), 5);
    QVERIFY(all.at(0).isPromotional() && !all.at(0).canBeTakenBack());
    QVERIFY(all.at(2).isPromotional() && all.at(2).canBeTakenBack());
    QVERIFY(all.at(3).isPromotional() && all.at(3).canBeTakenBack());
}

void TestOffers::unusableAndMarketPricesAreNeverOffers()
{
    XUANKA_UNWRAP(catalog, SmallCatalog({QStringLiteral("rtx-4090-24")})
                               .platform("p")
                               .quote("rtx-4090-24", "p", 1, {{"usable", false}, {"note", {{"en", "wrong"}, {"zh", "有误"}}}})
                               .quote("rtx-4090-24", "p", 1, {{"unit", "per_equivalent_hour"}, {"usable", false}, {"note", {{"en", "basis"}, {"zh", "口径"}}}})
                               .load());
    RecommendationInputs inputs = test::inputsFor(test::smallLora(), catalog);
    inputs.includePromotional = true;
    XUANKA_UNWRAP(offers, offersOf(catalog.cards().constFirst(), 1, inputs, catalog));
    QVERIFY(offers.isEmpty());
    XUANKA_UNWRAP(lowest, lowestPromotional(catalog.cards().constFirst(), 1, inputs, catalog));
    QVERIFY(!lowest);
}

void TestOffers::ofTwoStoriesTheNewerOrDearerCounts()
{
    XUANKA_UNWRAP(catalog, SmallCatalog({QStringLiteral("rtx-4090-24")})
                               .platform("dated")
                               .platform("ranged")
                               .quote("rtx-4090-24", "dated", 1.9)
                               .quote("rtx-4090-24", "dated", 2.5, {{"as_of", "2026-01-01"}})
                               .quote("rtx-4090-24", "ranged", 1.39)
                               .quote("rtx-4090-24", "ranged", 1.39, {{"high", 1.49}})
                               .load());
    XUANKA_UNWRAP(offers, offersOf(catalog.cards().constFirst(), 1, test::inputsFor(test::smallLora(), catalog), catalog));
    QCOMPARE(offers.size(), 2);
    QCOMPARE(offers.at(0).best.cost.total.expected.amount(), 76.0);
    QCOMPARE(offers.at(0).otherQuotes.size(), 1);
    QCOMPARE(offers.at(0).otherQuotes.constFirst().cost.total.expected.amount(), 100.0);
    QCOMPARE(offers.at(1).best.cost.total.low.amount(), 55.6);
    QCOMPARE(offers.at(1).best.cost.total.high.amount(), 59.6);
}

void TestOffers::aShareOfAMachineIsComparedAsAShare()
{
    XUANKA_UNWRAP(catalog, SmallCatalog({QStringLiteral("h20-96")})
                               .platform("acu")
                               .quote("h20-96", "acu", 50.32, {{"whole_machine", true}, {"cards_per_machine", 8}})
                               .load());
    RecommendationInputs inputs = test::inputsFor(test::smallLora(), catalog);
    const Card &card = catalog.cards().constFirst();
    XUANKA_UNWRAP(one, offersOf(card, 1, inputs, catalog));
    QCOMPARE(one.constFirst().best.cost.total.expected.amount(), 40 * 50.32);
    QCOMPARE(one.constFirst().best.perCardHour.amount(), 50.32);
    QCOMPARE(one.constFirst().best.wholeMachine->amount(), 40 * 50.32 * 8);
    XUANKA_UNWRAP(eight, offersOf(card, 8, inputs, catalog));
    QCOMPARE(eight.constFirst().best.cost.total.expected.amount(), 40 * 50.32 * 8);
    QVERIFY(!eight.constFirst().best.wholeMachine);
}

void TestOffers::aMachinePriceIsPaidWhole()
{
    XUANKA_UNWRAP(catalog, SmallCatalog({QStringLiteral("h20-96")})
                               .platform("machines")
                               .quote("h20-96", "machines", 80, {{"unit", "per_machine_hour"}, {"whole_machine", true}, {"cards_per_machine", 8}})
                               .load());
    XUANKA_UNWRAP(offers, offersOf(catalog.cards().constFirst(), 1, test::inputsFor(test::smallLora(), catalog), catalog));
    QCOMPARE(offers.constFirst().best.cost.total.expected.amount(), 3200.0);
    QCOMPARE(offers.constFirst().best.perCardHour.amount(), 10.0);
}

void TestOffers::dollarsBecomeYuanAtTheDatedRate()
{
    XUANKA_UNWRAP(catalog, SmallCatalog({QStringLiteral("rtx-4090-24")})
                               .platform("us", {{"region", "overseas"}})
                               .quote("rtx-4090-24", "us", 0.69, {{"currency", "USD"}})
                               .load());
    RecommendationInputs inputs = test::inputsFor(test::smallLora(), catalog);
    const Card &card = catalog.cards().constFirst();
    XUANKA_UNWRAP(yuan, offersOf(card, 1, inputs, catalog));
    QCOMPARE(yuan.constFirst().best.cost.total.expected, Money::fromAmount(0.69 * 40 * 7, Currency::Cny));
    QCOMPARE(yuan.constFirst().best.perCardHour, Money::fromAmount(0.69 * 7, Currency::Cny));
    inputs.currency = Currency::Usd;
    XUANKA_UNWRAP(dollars, offersOf(card, 1, inputs, catalog));
    QCOMPARE(dollars.constFirst().best.cost.total.expected, Money::fromAmount(27.6, Currency::Usd));
}

void TestOffers::withoutARateDollarsCannotBeCompared()
{
    XUANKA_UNWRAP(catalog, SmallCatalog({QStringLiteral("rtx-4090-24")})
                               .platform("us", {{"region", "overseas"}})
                               .quote("rtx-4090-24", "us", 0.69, {{"currency", "USD"}})
                               .load());
    RecommendationInputs inputs = test::inputsFor(test::smallLora(), catalog);
    inputs.rate = {};
    const auto offers = offersOf(catalog.cards().constFirst(), 1, inputs, catalog);
    QVERIFY(!offers);
    QCOMPARE(offers.error().kind, Error::Kind::Missing);
    QCOMPARE(offers.error().place, QStringLiteral("exchangeRate"));
}

QTEST_GUILESS_MAIN(TestOffers)
#include "tst_offers.moc"
