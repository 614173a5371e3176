// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/sizing_support.h"
#include "sizing/upgrade_signals.h"

using namespace xuanka;
using namespace xuanka::test;

namespace {

SizingSubject subject(const char *id)
{
    return {&languageModel(id), nullptr};
}

const QList<Card> &allCards()
{
    static const QList<Card> cards{rtx4090(), rtx5090(), l40s(), a100(), h20(), h100()};
    return cards;
}

UpgradeSignal signalOf(const UpgradeAdvice &advice, const char *id)
{
    for (const UpgradeSignal &signal : advice.list) {
        if (signal.id == QLatin1String(id))
            return signal;
    }
    return {};
}

} // namespace

class UpgradeSignalsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingIsDueWhileOneCardIsEnough()
    {
        // Three negative answers: then the documents call an upgrade a waste.
        const UpgradeAdvice advice = upgradeAdvice(subject("qwen3-0.6b"), {}, rtx4090(), 1, {false, false}, allCards());
        QCOMPARE(advice.list.size(), 3);
        for (const UpgradeSignal &signal : advice.list) {
            QCOMPARE(signal.state, SignalState::NotTriggered);
            QVERIFY(!signal.why.english.isEmpty() && !signal.why.chinese.isEmpty());
            QVERIFY(!signal.why.english.contains(QLatin1Char('{')) && !signal.why.chinese.contains(QLatin1Char('{')));
            QCOMPARE(signal.source, QStringLiteral("procurement-guides"));
            QVERIFY(!signal.place.isEmpty());
        }
        QVERIFY(!advice.isDue());
    }

    void memoryThatIsMissingIsASignal()
    {
        // 13B in 16 bits is 26 GB: more than 24, and 4 bits would do.
        const UpgradeAdvice advice = upgradeAdvice(subject("llama-2-13b"), {}, rtx4090(), 1, {}, allCards());
        const UpgradeSignal memory = signalOf(advice, "memory_compromise");
        QCOMPARE(memory.state, SignalState::Triggered);
        QVERIFY(memory.why.english.contains(QLatin1String("are missing")));
        QVERIFY(memory.why.english.contains(QLatin1String("AWQ")));
        QVERIFY(memory.why.chinese.contains(QStringLiteral("AWQ")));
        QVERIFY(advice.isDue());
        QCOMPARE(advice.biggerCards.value(0), l40s().id);
        QVERIFY(!advice.biggerCards.contains(rtx5090().id)); // a consumer card is no way out
        QVERIFY(advice.biggerCards.size() <= 3);
    }

    void aCompromiseAlreadyMadeIsASignalIfItIsForced()
    {
        MemoryRequest quantised;
        quantised.weightFormat = QStringLiteral("awq-int4");
        const UpgradeSignal forced = signalOf(upgradeAdvice(subject("qwen2.5-32b"), quantised, rtx4090(), 1, {}, allCards()), "memory_compromise");
        QCOMPARE(forced.state, SignalState::Triggered);
        QVERIFY(forced.why.english.contains(QLatin1String("4.2 bits")));
        // The same on a card that would take eight bits as well was a choice, not a need.
        const UpgradeSignal chosen = signalOf(upgradeAdvice(subject("qwen2.5-32b"), quantised, a100(), 1, {}, allCards()), "memory_compromise");
        QCOMPARE(chosen.state, SignalState::NotTriggered);
    }

    void consumerCardsInProductionAreASignal_data()
    {
        QTest::addColumn<QString>("cardId");
        QTest::addColumn<int>("continuous"); // −1: nobody said
        QTest::addColumn<int>("sla");
        QTest::addColumn<int>("state");
        const int yes = int(SignalState::Triggered);
        const int no = int(SignalState::NotTriggered);
        const int unknown = int(SignalState::Unknown);
        QTest::newRow("4090 around the clock under an SLA") << "rtx-4090-24" << 1 << 1 << yes;
        QTest::newRow("4090 without an SLA") << "rtx-4090-24" << 1 << 0 << no;
        QTest::newRow("4090 for some hours") << "rtx-4090-24" << 0 << 1 << no;
        QTest::newRow("4090, nobody said") << "rtx-4090-24" << -1 << -1 << unknown;
        QTest::newRow("4090, half said") << "rtx-4090-24" << 1 << -1 << unknown;
        QTest::newRow("4090, half said and no") << "rtx-4090-24" << -1 << 0 << no;
        QTest::newRow("5090") << "rtx-5090-32" << 1 << 1 << yes;
        QTest::newRow("A100") << "a100-sxm-80" << 1 << 1 << no;
        QTest::newRow("RTX 6000 Ada is no consumer card") << "rtx-6000-ada-48" << 1 << 1 << no;
    }

    void consumerCardsInProductionAreASignal()
    {
        QFETCH(QString, cardId);
        QFETCH(int, continuous);
        QFETCH(int, sla);
        QFETCH(int, state);
        const auto fact = [](int value) { return value < 0 ? std::nullopt : std::optional(value == 1); };
        const UpgradeAdvice advice = upgradeAdvice(subject("qwen3-0.6b"), {}, card(qPrintable(cardId), 48), 1,
                                                   {fact(continuous), fact(sla)}, allCards());
        QCOMPARE(int(signalOf(advice, "steady_production").state), state);
    }

    void severalCardsWithoutALinkAreASignal_data()
    {
        QTest::addColumn<QString>("link");
        QTest::addColumn<double>("gbs"); // 0: not known
        QTest::addColumn<int>("state");
        QTest::newRow("PCIe") << "none" << 0.0 << int(SignalState::Triggered);
        QTest::newRow("full NVLink") << "NVLink4" << 900.0 << int(SignalState::NotTriggered);
        QTest::newRow("cut NVLink") << "NVLink4 (cut)" << 400.0 << int(SignalState::Unknown);
        QTest::newRow("a link without a figure") << "NVLink4" << 0.0 << int(SignalState::Unknown);
    }

    void severalCardsWithoutALinkAreASignal()
    {
        QFETCH(QString, link);
        QFETCH(double, gbs);
        QFETCH(int, state);
        Card on = card("x", 48, qPrintable(link));
        if (gbs > 0)
            on.interconnectGbs.value = gbs;
        const UpgradeSignal signal = signalOf(upgradeAdvice(subject("llama-3.1-70b"), {}, on, 1, {}, allCards()), "scaling");
        QCOMPARE(int(signal.state), state);
        QVERIFY(signal.why.english.contains(QLatin1String("4 cards are needed")));
    }

    void whatNoNumberOfCardsTakesIsSaid()
    {
        const UpgradeSignal signal = signalOf(upgradeAdvice(subject("deepseek-v3"), {}, rtx4090(), 1, {}, allCards()), "scaling");
        QCOMPARE(signal.state, SignalState::Triggered);
        QVERIFY(signal.why.chinese.contains(QStringLiteral("8 张")));
    }

    void aRefusedCountIsNotKnown()
    {
        MemoryRequest tensor = training(Workload::Lora, 1024);
        tensor.parallelism = Parallelism::Tensor;
        const UpgradeSignal signal = signalOf(upgradeAdvice(subject("qwen2.5-7b"), tensor, rtx4090(), 3, {}, allCards()), "memory_compromise");
        QCOMPARE(signal.state, SignalState::Unknown);
    }
};

QTEST_GUILESS_MAIN(UpgradeSignalsTest)
#include "tst_upgrade_signals.moc"
