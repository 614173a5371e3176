// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "speed_support.h"

using namespace xuanka;
using namespace xuanka::test;

class SpeedCardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesInTablesAreUnderstood_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("id");
        QTest::newRow("two sizes of one card, larger") << "A100 SXM 80GB" << "a100-sxm-80";
        QTest::newRow("two sizes of one card, smaller") << "A100 SXM 40GB" << "a100-sxm-40";
        QTest::newRow("generation of the socket") << "A100-SXM4-80GB" << "a100-sxm-80";
        QTest::newRow("sold and usable size differ") << "GB200 192GB" << "gb200-186";
        QTest::newRow("catalogue alias") << "RTX 4090 24GB" << "rtx-4090-24";
        QTest::newRow("modified board") << "RTX 4090 48GB" << "rtx-4090-48-modified";
        QTest::newRow("not in the catalogue") << "RTX 3070 8GB" << "rtx-3070-8";
        QTest::newRow("server edition") << "RTX PRO 6000 Blackwell SE 96GB" << "rtx-pro-6000-96";
        QTest::newRow("digits before the size") << "A5000 24GB" << "rtx-a5000-24";
        QTest::newRow("memory chosen apart from the chip") << "M2 Ultra 76-Core GPU 192GB" << "m2-ultra-76-core";
        QTest::newRow("Chinese name") << QStringLiteral("昇腾 910B") << "ascend-910b-64";
        QTest::newRow("AMD") << "MI300X 192GB" << "mi300x-192";
    }

    void namesInTablesAreUnderstood()
    {
        QFETCH(QString, name);
        QFETCH(QString, id);
        const SpeedCard *card = speedLibraries().cards.card(name);
        QVERIFY2(card, qPrintable(name));
        QCOMPARE(card->id, id);
    }

    void unknownNamesAndSizesAreNotGuessed_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("no such card") << "H900 80GB";
        QTest::newRow("a size that was never made") << "H100 SXM 40GB";
        QTest::newRow("nothing") << "";
    }

    void unknownNamesAndSizesAreNotGuessed()
    {
        QFETCH(QString, name);
        QVERIFY(!speedLibraries().cards.card(name));
    }

    void linksAreOneWayAndWithoutBridges()
    {
        QCOMPARE(speedCard("h100-sxm-80").link, 450e9);
        QVERIFY(speedCard("h100-sxm-80").directLink);
        // A bridge joins two PCIe cards only, so the slot counts.
        QCOMPARE(speedCard("h100-pcie-80").link, 64e9);
        QVERIFY(!speedCard("h100-pcie-80").directLink);
        QCOMPARE(speedCard("l40s-48").link, 32e9);
        QVERIFY(speedCard("l40s-48").peerAccess);
        QVERIFY(!speedCard("rtx-4090-24").peerAccess);
        QVERIFY(speedCard("ascend-910b-64").directLink);
    }

    void peaksAreDense()
    {
        QCOMPARE(speedCard("h100-sxm-80").fp8, 1979e12);
        QCOMPARE(speedCard("rtx-4090-24").fp16, 165.2e12); // FP32 accumulation, half of what GeForce reaches without
        QCOMPARE(speedCard("a100-sxm-80").fp8, 0.0);
    }

    void aCardThatIsNotKnownWellEnoughSaysWhatIsMissing()
    {
        Card card;
        card.id = QStringLiteral("new-card");
        card.architecture = QStringLiteral("Hopper");
        Result<SpeedCard> speed = speedCardOf(card, speedRules());
        QVERIFY(!speed);
        QCOMPARE(speed.error().place, QStringLiteral("bandwidth_gbs"));
        card.bandwidthGbs.value = 1000.0;
        card.nominalMemoryGib.value = 24.0;
        speed = speedCardOf(card, speedRules());
        QCOMPARE(speed.error().place, QStringLiteral("fp16_dense_tflops"));
        card.fp16DenseTflops.value = 100.0;
        QCOMPARE(speedCardOf(card, speedRules())->classId, QStringLiteral("hopper"));
        card.architecture = QStringLiteral("Unheard Of");
        speed = speedCardOf(card, speedRules());
        QCOMPARE(speed.error().kind, Error::Kind::UnknownName);
    }
};

QTEST_GUILESS_MAIN(SpeedCardTest)
#include "tst_speed_card.moc"
