// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalog/catalog.h"
#include "sizing/interconnect_advice.h"
#include "sizing/sizing_answer_words.h"
#include "sizing/sizing_support.h"

using namespace xuanka;
using namespace xuanka::test;

namespace {

const Catalog &catalog()
{
    static const Catalog loaded = [] {
        const Result<Catalog> result = Catalog::loadBuiltIn();
        if (!result)
            qFatal("%s", qPrintable(errorMessage(result.error())));
        return *result;
    }();
    return loaded;
}

} // namespace

class InterconnectAdviceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// H100, H800, A800 and boards on PCIe, as the documents rank them.
    void theDocumentsOrderOfCardsComesOut_data()
    {
        QTest::addColumn<QString>("cardId");
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("tensor");
        QTest::addColumn<int>("zero");
        QTest::addColumn<int>("pipeline");
        QTest::addColumn<int>("data");
        const int good = int(LinkLevel::Good);
        const int reduced = int(LinkLevel::Reduced);
        const int poor = int(LinkLevel::Poor);
        QTest::newRow("H100 SXM") << "h100-sxm-80" << 8 << good << good << good << good;
        QTest::newRow("A100 SXM") << "a100-sxm-80" << 8 << good << good << good << good;
        QTest::newRow("H800") << "h800-80" << 8 << reduced << good << good << good;
        QTest::newRow("A800") << "a800-sxm-80" << 8 << reduced << good << good << good;
        QTest::newRow("910B") << "ascend-910b-64" << 8 << reduced << good << good << good;
        QTest::newRow("4090") << "rtx-4090-24" << 2 << poor << poor << reduced << good;
        QTest::newRow("L40S") << "l40s-48" << 4 << poor << poor << reduced << good;
        QTest::newRow("two H100 on a bridge") << "h100-pcie-80" << 2 << good << good << good << good;
        QTest::newRow("four H100 on bridges") << "h100-pcie-80" << 4 << poor << poor << reduced << good;
        QTest::newRow("four A100 boards") << "a100-pcie-80" << 4 << poor << poor << reduced << good;
        QTest::newRow("two machines") << "h100-sxm-80" << 16 << poor << poor << reduced << good;
        QTest::newRow("a rack of one domain") << "gb200-186" << 16 << good << good << good << good;
    }

    void theDocumentsOrderOfCardsComesOut()
    {
        QFETCH(QString, cardId);
        QFETCH(int, count);
        QFETCH(int, tensor);
        QFETCH(int, zero);
        QFETCH(int, pipeline);
        QFETCH(int, data);
        const Card *card = catalog().card(cardId);
        QVERIFY(card);
        const auto level = [&](Parallelism way) { return int(adviceFor(way, *card, count).level); };
        QCOMPARE(level(Parallelism::Tensor), tensor);
        QCOMPARE(level(Parallelism::Zero3), zero);
        QCOMPARE(level(Parallelism::Pipeline), pipeline);
        QCOMPARE(level(Parallelism::Data), data);
    }

    void theMoreDemandingWayIsNeverBetterOff()
    {
        for (const Card &card : catalog().cards()) {
            for (const int count : {2, 4, 8, 16}) {
                const QList<InterconnectAdvice> ways = interconnectAdvice(card, count, Workload::FullFineTuning);
                QCOMPARE(ways.size(), 4);
                for (qsizetype i = 1; i < ways.size(); ++i) {
                    QVERIFY(ways.at(i).sensitivity < ways.at(i - 1).sensitivity);
                    if (ways.at(i - 1).level != LinkLevel::Unknown && ways.at(i).level != LinkLevel::Unknown)
                        QVERIFY2(ways.at(i).level <= ways.at(i - 1).level, qPrintable(card.id));
                }
                for (const InterconnectAdvice &advice : ways) {
                    QVERIFY(!advice.says.english.isEmpty() && !advice.says.chinese.isEmpty());
                    QVERIFY(!advice.says.english.contains(QLatin1Char('{')));
                    QVERIFY(!advice.source.isEmpty() && !advice.place.isEmpty());
                    QVERIFY(!linkLevelName(advice.level).isEmpty());
                }
            }
        }
    }

    void theFigureIsComparedWithTheReference()
    {
        const InterconnectAdvice h800 = adviceFor(Parallelism::Tensor, *catalog().card(QStringLiteral("h800-80")), 8);
        QCOMPARE(h800.linkGbs, 400.0);
        QVERIFY2(h800.says.english.contains(QLatin1String("400 GB/s")) && h800.says.english.contains(QLatin1String("44 %")),
                 qPrintable(h800.says.english));
        QVERIFY(h800.says.chinese.contains(QStringLiteral("44%")));
    }

    void aSingleCardAndImagesNeedNoLink()
    {
        const Card &card = catalog().cards().constFirst();
        QVERIFY(interconnectAdvice(card, 1, Workload::Inference).isEmpty());
        QVERIFY(interconnectAdvice(card, 4, Workload::ImageGeneration).isEmpty());
    }

    void aLinkWithoutAFigureIsNotKnown()
    {
        QCOMPARE(adviceFor(Parallelism::Tensor, test::card("x", 80, "NVLink4"), 8).level, LinkLevel::Unknown);
        QCOMPARE(adviceFor(Parallelism::Tensor, test::card("x", 80, "NVLink4 (cut)"), 8).level, LinkLevel::Reduced);
    }
};

QTEST_GUILESS_MAIN(InterconnectAdviceTest)
#include "tst_interconnect_advice.moc"
