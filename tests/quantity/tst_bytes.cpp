// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quantity/bytes.h"

#include "support/test_support.h"

using namespace xuanka;

/// GiB are 2³⁰ bytes and GB are 10⁹; the two are never taken for each other.
class TestBytes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void gibibytesAreNotGigabytes()
    {
        QCOMPARE(Bytes::fromGib(1).count(), 1073741824LL);
        QCOMPARE(Bytes(1000000000).gb(), 1.0);
        QVERIFY(Bytes(1000000000).gib() < 0.9314 && Bytes(1000000000).gib() > 0.9313);
        QCOMPARE(Bytes::fromGib(80).gb(), 85.89934592); // aiconfigurator writes an A100's 80 GiB as 85,899,345,920
        QCOMPARE(Bytes::fromGib(80).count(), 85899345920LL);
    }

    void driverFiguresInMib_data()
    {
        QTest::addColumn<double>("mib");
        QTest::addColumn<qint64>("bytes");
        QTest::newRow("H100") << 81559.0 << qint64(85520809984);
        QTest::newRow("B300") << 275040.0 << qint64(288400343040); // as aiconfigurator writes it
        QTest::newRow("GB200") << 189471.0 << qint64(198674743296);
        QTest::newRow("L40S") << 46068.0 << qint64(48305799168);
    }
    void driverFiguresInMib()
    {
        QFETCH(const double, mib);
        QFETCH(const qint64, bytes);
        QCOMPARE(Bytes::fromMib(mib).count(), bytes);
    }

    void roundsToWholeBytes()
    {
        QCOMPARE(Bytes::fromDouble(0.4).count(), 0);
        QCOMPARE(Bytes::fromDouble(0.5).count(), 1);
        QCOMPARE((Bytes(10) / 4.0).count(), 3);
        QCOMPARE((Bytes(3) * 0.5).count(), 2);
        QCOMPARE(Bytes::fromDouble(-1.5).count(), -2);
    }

    void addsComparesAndMayBeNegative()
    {
        Bytes sum(5);
        sum += Bytes(7);
        QCOMPARE(sum, Bytes(12));
        QVERIFY(Bytes(5) - Bytes(7) < Bytes(0)); // a margin that is missing
        QVERIFY(Bytes(5) < Bytes(7) && Bytes(7) >= Bytes(7));
        QCOMPARE(Bytes().count(), 0);
    }

    void holdsMoreThanAnyCluster()
    {
        const Bytes all = Bytes::fromGib(288) * 100000.0; // 100,000 B300
        QCOMPARE(all.gib(), 28800000.0);
    }
};

QTEST_GUILESS_MAIN(TestBytes)
#include "tst_bytes.moc"
