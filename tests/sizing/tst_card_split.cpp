// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/card_split.h"
#include "sizing/sizing_support.h"

using namespace xuanka;
using namespace xuanka::test;

namespace {

Estimate<Bytes> perCard(const char *model, const MemoryRequest &request)
{
    const Result<MemoryEstimate> estimate = estimateMemory(languageModel(model), request);
    return estimate ? estimate->perCard : Estimate<Bytes>{};
}

} // namespace

class CardSplitTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void headsThatDoNotDivideAreRefusedWithTheReason_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<int>("cards");
        QTest::addColumn<QString>("detail"); // empty: allowed
        const auto row = [](const char *model, int cards, const char *detail) {
            QTest::addRow("%s × %d", model, cards) << QString::fromLatin1(model) << cards << QString::fromUtf8(detail);
        };
        row("llama-3-8b", 2, "");
        row("llama-3-8b", 3, "heads = 32, tp = 3");
        row("llama-3-8b", 8, "");
        row("llama-3-8b", 16, ""); // two copies of each of 8 KV heads
        row("qwen2.5-7b", 4, "");
        row("qwen2.5-7b", 7, "KV heads = 4, tp = 7");
        row("qwen2.5-7b", 8, "heads = 28, tp = 8");
        row("qwen2.5-14b", 8, "");
        row("qwen2.5-14b", 5, "KV heads = 8, tp = 5");
        row("phi-4", 4, "KV heads = 10, tp = 4");
        row("minicpm-2b", 3, "");
        row("deepseek-v3", 8, ""); // a latent is for all heads
        row("qwen3-30b-a3b", 8, "");
    }

    void headsThatDoNotDivideAreRefusedWithTheReason()
    {
        QFETCH(QString, model);
        QFETCH(int, cards);
        QFETCH(QString, detail);
        MemoryRequest request;
        request.cards = cards;
        const auto estimate = estimateMemory(languageModel(model.toLatin1().constData()), request);
        QCOMPARE(estimate.has_value(), detail.isEmpty());
        if (!estimate) {
            QCOMPARE(estimate.error().kind, Error::Kind::Inconsistent);
            QCOMPARE(estimate.error().place, QStringLiteral("cards"));
            QCOMPARE(estimate.error().detail, detail);
            QVERIFY(estimate.error().expected.startsWith(QLatin1String("tp = 1, ")));
        }
    }

    void layersAreDealtOutWhole_data()
    {
        QTest::addColumn<int>("cards");
        QTest::addColumn<qint64>("first");
        QTest::addColumn<qint64>("middle");
        QTest::addColumn<qint64>("last");
        QTest::newRow("32 over 2") << 2 << 16LL << 0LL << 16LL;
        QTest::newRow("32 over 3") << 3 << 11LL << 11LL << 10LL;
        QTest::newRow("32 over 5") << 5 << 6LL << 7LL << 6LL;
        QTest::newRow("32 over 32") << 32 << 1LL << 1LL << 1LL;
    }

    void layersAreDealtOutWhole()
    {
        QFETCH(int, cards);
        QFETCH(qint64, first);
        QFETCH(qint64, middle);
        QFETCH(qint64, last);
        CardSplit split{cards, Parallelism::Pipeline, CardSplit::Position::First};
        QCOMPARE(split.layers(32), first);
        split.position = CardSplit::Position::Last;
        QCOMPARE(split.layers(32), last);
        split.position = CardSplit::Position::Middle;
        QCOMPARE(split.positions().size(), cards == 2 ? 2 : 3);
        if (cards > 2)
            QCOMPARE(split.layers(32), middle);
    }

    void moreCardsThanLayersAreRefused()
    {
        MemoryRequest request;
        request.parallelism = Parallelism::LayerSplit;
        request.cards = 33;
        const auto estimate = estimateMemory(languageModel("llama-3-8b"), request);
        QVERIFY(!estimate);
        QCOMPARE(estimate.error().detail, QStringLiteral("layers = 32, cards = 33"));
    }

    void theFullestCardOfALayerSplitHoldsMoreThanItsShare()
    {
        MemoryRequest request;
        request.engine = Engine::LlamaCpp;
        request.weightFormat = QStringLiteral("q4_k_m");
        request.parallelism = Parallelism::LayerSplit;
        request.cards = 3;
        XUANKA_UNWRAP(estimate, estimateMemory(languageModel("qwen2.5-7b"), request));
        const Bytes fullest = estimate.perCard.expected;
        QVERIFY(fullest * 3 > estimate.total.expected * 1.05);
        QVERIFY(fullest < estimate.total.expected);
    }

    void servingWithZeroIsRefused()
    {
        MemoryRequest request;
        request.cards = 2;
        request.parallelism = Parallelism::Zero3;
        const auto estimate = estimateMemory(languageModel("llama-3-8b"), request);
        QVERIFY(!estimate);
        QCOMPARE(estimate.error().kind, Error::Kind::Unsupported);
        QCOMPARE(estimate.error().place, QStringLiteral("parallelism"));
    }

    // ZeRO paper: stage 1 divides the states, 2 the gradients as well, 3 the weights as well.
    void zeroStagesDivideWhatTheySay()
    {
        MemoryRequest request = training(Workload::FullFineTuning, 2048);
        request.masterWeights = true;
        request.cards = 8;
        const auto partOn = [&request](Parallelism kind, MemoryPartKind part_) {
            request.parallelism = kind;
            const Result<MemoryEstimate> estimate = estimateMemory(languageModel("llama-2-7b"), request);
            return part(*estimate, part_).perCard.expected;
        };
        const double parameters = 6738415616.0;
        const auto isBytesEach = [parameters](Bytes bytes, double each) {
            return near(static_cast<double>(bytes.count()), parameters * each, 1e-6);
        };
        QVERIFY(isBytesEach(partOn(Parallelism::Data, MemoryPartKind::OptimizerStates), 12.0));
        QVERIFY(isBytesEach(partOn(Parallelism::Zero1, MemoryPartKind::OptimizerStates), 12.0 / 8));
        QVERIFY(isBytesEach(partOn(Parallelism::Zero1, MemoryPartKind::Gradients), 2.0));
        QVERIFY(isBytesEach(partOn(Parallelism::Zero2, MemoryPartKind::Gradients), 2.0 / 8));
        QVERIFY(isBytesEach(partOn(Parallelism::Zero2, MemoryPartKind::Weights), 2.0));
        QVERIFY(isBytesEach(partOn(Parallelism::Zero3, MemoryPartKind::Weights), 2.0 / 8));
    }

    void dataParallelismNeverHelpsAndSharding_does()
    {
        MemoryRequest request = training(Workload::FullFineTuning, 2048);
        const Bytes alone = perCard("llama-2-7b", request).expected;
        request.cards = 8;
        request.parallelism = Parallelism::Data;
        QVERIFY(perCard("llama-2-7b", request).expected > alone);
        request.parallelism = Parallelism::Zero3;
        QVERIFY(perCard("llama-2-7b", request).expected < alone * 0.3);
    }

    void aLatentCacheIsNotDividedByTensorParallelism()
    {
        MemoryRequest request;
        request.contextTokens = 32768;
        XUANKA_UNWRAP(one, estimateMemory(languageModel("deepseek-v3"), request));
        request.cards = 8;
        XUANKA_UNWRAP(eight, estimateMemory(languageModel("deepseek-v3"), request));
        QCOMPARE(part(eight, MemoryPartKind::KvCache).perCard, part(one, MemoryPartKind::KvCache).perCard);
        // Grouped heads are.
        XUANKA_UNWRAP(llama, estimateMemory(languageModel("llama-3-8b"), request));
        QCOMPARE(part(llama, MemoryPartKind::KvCache).perCard.expected.count(), 32768LL * 131072 / 8);
    }

    void replicasShareTheRequests()
    {
        MemoryRequest request;
        request.parallelism = Parallelism::Data;
        request.cards = 4;
        request.concurrency = 10;
        XUANKA_UNWRAP(estimate, estimateMemory(languageModel("llama-3-8b"), request));
        QCOMPARE(part(estimate, MemoryPartKind::KvCache).perCard.expected.count(), 3LL * 4096 * 131072);
        QCOMPARE(part(estimate, MemoryPartKind::KvCache).total.expected.count(), 10LL * 4096 * 131072);
    }

    // A pipeline keeps a micro-batch in flight for every stage that follows.
    void pipelinesDoNotDivideActivations()
    {
        MemoryRequest request = training(Workload::FullFineTuning, 4096);
        request.checkpointing = Checkpointing::None;
        request.cards = 4;
        request.parallelism = Parallelism::Pipeline;
        XUANKA_UNWRAP(pipeline, estimateMemory(languageModel("llama-2-7b"), request));
        request.parallelism = Parallelism::LayerSplit;
        XUANKA_UNWRAP(split, estimateMemory(languageModel("llama-2-7b"), request));
        QVERIFY(part(pipeline, MemoryPartKind::Activations).perCard.expected
                > part(split, MemoryPartKind::Activations).perCard.expected * 3);
    }

    void tensorDegreesAreListed()
    {
        QCOMPARE(tensorDegrees(languageModel("qwen2.5-7b"), 8), (QList<int>{1, 2, 4}));
        QCOMPARE(tensorDegrees(languageModel("llama-3-8b"), 8), (QList<int>{1, 2, 4, 8}));
    }
};

QTEST_GUILESS_MAIN(CardSplitTest)
#include "tst_card_split.moc"
