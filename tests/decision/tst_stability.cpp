// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decision/stability.h"
#include "support/test_support.h"

using namespace xuanka;

class TestStability : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pricesAreMovedAndRankedAgain_data();
    void pricesAreMovedAndRankedAgain();
    void noRankingIsNeitherFirmNorNot();
};

void TestStability::pricesAreMovedAndRankedAgain_data()
{
    QTest::addColumn<QList<double>>("costs");
    QTest::addColumn<double>("margin");
    QTest::addColumn<double>("percent");
    QTest::addColumn<int>("firstIfDearer");
    QTest::addColumn<QList<int>>("overtakes");
    QTest::addColumn<bool>("firm");
    const auto row = [](const char *name, const QList<double> &costs, double margin, double percent, int first,
                        const QList<int> &overtakes, bool firm) {
        QTest::newRow(name) << costs << margin << percent << first << overtakes << firm;
    };
    row("far ahead", {100, 200, 300}, 100, 100, 0, {}, true);
    // 100 × 1.2 = 120 < 124, 124 × 0.8 = 99.2 < 100
    row("second within a fifth", {100, 124, 300}, 24, 24, 0, {1}, false);
    // 120 > 110; 110 × 0.8 = 88, 119 × 0.8 = 95.2
    row("close behind", {100, 110, 119}, 10, 10, 1, {1, 2}, false);
    // 125 × 0.8 = 100: a tie keeps the first
    row("exactly at the edge", {100, 125}, 25, 25, 0, {}, false);
    // 1.2 × 100 = 120 = 0.8 × 150
    row("worst case at the edge", {100, 150}, 50, 50, 0, {}, true);
    row("equal", {100, 100}, 0, 0, 1, {1}, false);
    row("free", {0, 10}, 10, 0, 0, {}, true);
}

void TestStability::pricesAreMovedAndRankedAgain()
{
    QFETCH(QList<double>, costs);
    QFETCH(double, margin);
    QFETCH(double, percent);
    QFETCH(int, firstIfDearer);
    QFETCH(QList<int>, overtakes);
    QFETCH(bool, firm);
    QList<Candidate> ranking;
    for (const double cost : costs) {
        Candidate candidate;
        candidate.monthlyCost = Estimate<Money>::exactly(Money::fromAmount(cost, Currency::Cny));
        ranking << candidate;
    }
    const Stability stability = stabilityOf(ranking);
    QCOMPARE(stability.marginToSecond->amount(), margin);
    QCOMPARE(stability.marginPercent, percent);
    QCOMPARE(stability.firstIfDearer, firstIfDearer);
    QCOMPARE(stability.overtakes, overtakes);
    QCOMPARE(stability.firmInTheWorstCase, firm);
}

void TestStability::noRankingIsNeitherFirmNorNot()
{
    QVERIFY(!stabilityOf({}).marginToSecond);
    const Stability single = stabilityOf({Candidate()});
    QVERIFY(!single.marginToSecond);
    QVERIFY(single.overtakes.isEmpty());
    QCOMPARE(single.firstIfDearer, 0);
}

QTEST_GUILESS_MAIN(TestStability)
#include "tst_stability.moc"
