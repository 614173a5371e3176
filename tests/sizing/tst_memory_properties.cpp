// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/sizing_support.h"

#include <QRandomGenerator>

#include <limits>

using namespace xuanka;
using namespace xuanka::test;

namespace {

constexpr int rounds = 400;

template <typename T>
T oneOf(QRandomGenerator &random, const QList<T> &choices)
{
    return choices.at(random.bounded(static_cast<int>(choices.size())));
}

/// Any request that makes sense.
MemoryRequest anyRequest(QRandomGenerator &random)
{
    MemoryRequest request;
    request.workload = oneOf(random, QList<Workload>{Workload::Inference, Workload::Inference, Workload::FullFineTuning,
                                                     Workload::Lora, Workload::Qlora, Workload::Pretraining});
    const bool serving = request.workload == Workload::Inference;
    request.weightFormat = serving ? oneOf(random, weightFormats()).id : QStringLiteral("bf16");
    request.kvBits = oneOf(random, QList<double>{16.0, 8.0, 8.5, 4.5});
    request.batch = 1 << random.bounded(5);
    request.contextTokens = 1 + random.bounded(40000);
    request.concurrency = serving ? 1 + random.bounded(32) : 1;
    request.optimizer = oneOf(random, QList<Optimizer>{Optimizer::AdamW, Optimizer::AdamW8bit, Optimizer::Adafactor,
                                                       Optimizer::PagedAdamW8bit, Optimizer::Lion, Optimizer::Sgd});
    request.checkpointing = oneOf(random, QList<Checkpointing>{Checkpointing::None, Checkpointing::Selective, Checkpointing::Full});
    request.flashAttention = random.bounded(4) > 0;
    request.loraRank = 1 << random.bounded(8);
    request.engine = serving ? oneOf(random, QList<Engine>{Engine::Vllm, Engine::Transformers, Engine::LlamaCpp}) : Engine::Transformers;
    request.lossHead = oneOf(random, QList<LossHead>{LossHead::Plain, LossHead::Chunked, LossHead::Fused});
    request.cards = 1 << random.bounded(4);
    request.parallelism = oneOf(random, serving ? QList<Parallelism>{Parallelism::Tensor, Parallelism::Pipeline, Parallelism::Data, Parallelism::LayerSplit}
                                                : QList<Parallelism>{Parallelism::Tensor, Parallelism::Pipeline, Parallelism::Data, Parallelism::LayerSplit,
                                                                     Parallelism::Zero1, Parallelism::Zero2, Parallelism::Zero3});
    return request;
}

QString describe(const ModelArchitecture &model, const MemoryRequest &request)
{
    return QStringLiteral("%1 %2 %3 b%4 c%5 x%6 %7 %8 × %9")
        .arg(model.id, workloadId(request.workload), request.weightFormat)
        .arg(request.batch)
        .arg(request.contextTokens)
        .arg(request.concurrency)
        .arg(engineId(request.engine), parallelismId(request.parallelism))
        .arg(request.cards);
}

bool isOrdered(const Estimate<Bytes> &range)
{
    return Bytes() <= range.low && range.low <= range.expected && range.expected <= range.high;
}

/// Parts are rounded to bytes one by one, so sums may differ by a few of them.
bool isNotMore(const Estimate<Bytes> &less, const Estimate<Bytes> &more)
{
    const Bytes rounding(16);
    return less.low <= more.low + rounding && less.expected <= more.expected + rounding && less.high <= more.high + rounding;
}

} // namespace

/// What must hold for any model and any request. Seeds are fixed, so that a failure can be repeated.
class MemoryPropertiesTest : public QObject {
    Q_OBJECT

    /// Calls `check` for many requests that can be answered.
    template <typename Check>
    void forMany(quint32 seed, Check check)
    {
        QRandomGenerator random(seed);
        int answered = 0;
        for (int round = 0; round < rounds; ++round) {
            const ModelArchitecture model = oneOf(random, modelLibrary().models());
            const MemoryRequest request = anyRequest(random);
            const Result<MemoryEstimate> estimate = estimateMemory(model, request, TraceDetail::None);
            if (!estimate)
                continue;
            ++answered;
            QVERIFY2(check(model, request, *estimate), qPrintable(describe(model, request)));
        }
        QVERIFY(answered > rounds / 2);
    }

    static bool growsNot(const ModelArchitecture &model, const MemoryRequest &changed, const MemoryEstimate &than)
    {
        const Result<MemoryEstimate> estimate = estimateMemory(model, changed, TraceDetail::None);
        return estimate && isNotMore(estimate->perCard, than.perCard);
    }

private Q_SLOTS:
    void lowIsNotAboveExpectedNorExpectedAboveHigh()
    {
        forMany(1, [](const ModelArchitecture &, const MemoryRequest &, const MemoryEstimate &estimate) {
            bool ordered = isOrdered(estimate.perCard) && isOrdered(estimate.total) && isOrdered(estimate.allocatedPerCard)
                && isOrdered(estimate.reservedPerCard);
            for (const MemoryPart &each : estimate.parts)
                ordered = ordered && isOrdered(each.perCard) && isOrdered(each.total) && Bytes() < each.total.high;
            return ordered;
        });
    }

    void thePartsAreTheWholeAndThereIsOneOfAKind()
    {
        forMany(2, [](const ModelArchitecture &, const MemoryRequest &, const MemoryEstimate &estimate) {
            Estimate<Bytes> perCard;
            Estimate<Bytes> total;
            QSet<int> kinds;
            for (const MemoryPart &each : estimate.parts) {
                perCard += each.perCard;
                total += each.total;
                kinds.insert(static_cast<int>(each.kind));
            }
            return perCard == estimate.perCard && total == estimate.total && kinds.size() == estimate.parts.size();
        });
    }

    void theFullestCardTimesTheCardsIsNotLessThanTheTotal()
    {
        forMany(3, [](const ModelArchitecture &, const MemoryRequest &, const MemoryEstimate &estimate) {
            return estimate.perCard.expected * estimate.cards * 1.001 >= estimate.total.expected;
        });
    }

    void aShorterContextNeverNeedsMore()
    {
        forMany(4, [](const ModelArchitecture &model, const MemoryRequest &request, const MemoryEstimate &estimate) {
            MemoryRequest shorter = request;
            shorter.contextTokens = qMax(1, request.contextTokens / 2);
            return growsNot(model, shorter, estimate);
        });
    }

    void fewerSequencesNeverNeedMore()
    {
        forMany(5, [](const ModelArchitecture &model, const MemoryRequest &request, const MemoryEstimate &estimate) {
            MemoryRequest fewer = request;
            fewer.batch = 1;
            MemoryRequest alone = request;
            alone.concurrency = 1;
            return growsNot(model, fewer, estimate) && growsNot(model, alone, estimate);
        });
    }

    void aQuantisedModelNeverNeedsMoreToBeServed()
    {
        forMany(6, [](const ModelArchitecture &model, const MemoryRequest &request, const MemoryEstimate &) {
            if (request.workload != Workload::Inference)
                return true;
            MemoryRequest plain = request;
            plain.weightFormat = QStringLiteral("bf16");
            const Result<MemoryEstimate> full = estimateMemory(model, plain, TraceDetail::None);
            for (const WeightFormat &format : weightFormats()) {
                MemoryRequest quantised = request;
                quantised.weightFormat = format.id;
                const Result<MemoryEstimate> small = estimateMemory(model, quantised, TraceDetail::None);
                if (format.linearBits < 16.0 && !(full && small && small->perCard.expected <= full->perCard.expected))
                    return false;
            }
            return true;
        });
    }

    void aQuantisedCacheNeverNeedsMore()
    {
        forMany(7, [](const ModelArchitecture &model, const MemoryRequest &request, const MemoryEstimate &estimate) {
            MemoryRequest smaller = request;
            smaller.kvBits = 4.0;
            return growsNot(model, smaller, estimate);
        });
    }

    void checkpointingNeverNeedsMore()
    {
        forMany(8, [](const ModelArchitecture &model, const MemoryRequest &request, const MemoryEstimate &estimate) {
            MemoryRequest recomputed = request;
            recomputed.checkpointing = Checkpointing::Full;
            const Result<MemoryEstimate> full = estimateMemory(model, recomputed, TraceDetail::None);
            return full && full->perCard.expected <= estimate.perCard.expected * 1.001;
        });
    }

    void adaptersNeedLessThanTrainingEverything()
    {
        forMany(9, [](const ModelArchitecture &model, const MemoryRequest &request, const MemoryEstimate &estimate) {
            if (request.workload != Workload::FullFineTuning || request.optimizer != Optimizer::AdamW || model.isMoe())
                return true;
            MemoryRequest lora = request;
            lora.workload = Workload::Lora;
            lora.loraRank = 16;
            // Without checkpointing and with many tokens it is not so: every adapted module keeps an input of its own.
            MemoryRequest whole = request;
            for (MemoryRequest *each : {&lora, &whole}) {
                each->checkpointing = Checkpointing::Full;
                each->batch = 1;
            }
            const Result<MemoryEstimate> adapted = estimateMemory(model, lora, TraceDetail::None);
            const Result<MemoryEstimate> trained = estimateMemory(model, whole, TraceDetail::None);
            return adapted && trained && adapted->perCard.expected < trained->perCard.expected
                && trained->perCard.expected <= estimate.perCard.expected;
        });
    }

    void aTypicalModelGrowsWithItsParameters()
    {
        Bytes before;
        for (const double billions : {0.1, 0.5, 1.0, 3.0, 7.0, 13.0, 30.0, 70.0, 180.0, 400.0, 1000.0}) {
            XUANKA_UNWRAP(model, typicalArchitecture(billions));
            XUANKA_UNWRAP(estimate, estimateMemory(model, MemoryRequest()));
            QVERIFY(estimate.perCard.expected > before);
            before = estimate.perCard.expected;
        }
    }

    void nonsenseIsRefusedWithTheFieldAndTheRange_data()
    {
        QTest::addColumn<QString>("place");
        QTest::addColumn<MemoryRequest>("request");
        const auto row = [](const char *name, const char *place, auto change) {
            MemoryRequest request;
            change(request);
            QTest::newRow(name) << QString::fromLatin1(place) << request;
        };
        row("no cards", "cards", [](MemoryRequest &r) { r.cards = 0; });
        row("negative cards", "cards", [](MemoryRequest &r) { r.cards = -8; });
        row("too many cards", "cards", [](MemoryRequest &r) { r.cards = 1'000'000; });
        row("no context", "contextTokens", [](MemoryRequest &r) { r.contextTokens = 0; });
        row("negative context", "contextTokens", [](MemoryRequest &r) { r.contextTokens = -1; });
        row("endless context", "contextTokens", [](MemoryRequest &r) { r.contextTokens = std::numeric_limits<int>::max(); });
        row("no batch", "batch", [](MemoryRequest &r) { r.batch = 0; });
        row("no requests", "concurrency", [](MemoryRequest &r) { r.concurrency = 0; });
        row("negative prompt", "promptTokens", [](MemoryRequest &r) { r.promptTokens = -5; });
        row("no rank", "loraRank", [](MemoryRequest &r) { r.loraRank = 0; });
        row("no cache bits", "kvBits", [](MemoryRequest &r) { r.kvBits = 0.0; });
        row("cache bits that are no number", "kvBits", [](MemoryRequest &r) { r.kvBits = std::numeric_limits<double>::quiet_NaN(); });
        row("negative step", "stepTokens", [](MemoryRequest &r) { r.stepTokens = -1; });
        row("more than exists", "contextTokens", [](MemoryRequest &r) {
            r.contextTokens = 16 * 1024 * 1024;
            r.concurrency = 65536;
            r.batch = 65536;
        });
    }

    void nonsenseIsRefusedWithTheFieldAndTheRange()
    {
        QFETCH(QString, place);
        QFETCH(MemoryRequest, request);
        const auto estimate = estimateMemory(languageModel("llama-3-8b"), request);
        QVERIFY(!estimate);
        QCOMPARE(estimate.error().kind, Error::Kind::OutOfRange);
        QCOMPARE(estimate.error().place, place);
        QVERIFY(!estimate.error().expected.isEmpty());
    }

    void contradictionsAreRefused()
    {
        MemoryRequest request;
        request.weightFormat = QStringLiteral("int3");
        QCOMPARE(estimateMemory(languageModel("llama-3-8b"), request).error().kind, Error::Kind::UnknownName);
        request = training(Workload::FullFineTuning, 2048);
        request.weightFormat = QStringLiteral("awq-int4");
        QCOMPARE(estimateMemory(languageModel("llama-3-8b"), request).error().kind, Error::Kind::Inconsistent);
        request = training(Workload::Lora, 2048);
        request.weightFormat = QStringLiteral("q4_k_m");
        QCOMPARE(estimateMemory(languageModel("llama-3-8b"), request).error().kind, Error::Kind::Inconsistent);
        request.weightFormat = QStringLiteral("bf16");
        request.loraTargets = {QStringLiteral("everything")};
        QCOMPARE(estimateMemory(languageModel("llama-3-8b"), request).error().kind, Error::Kind::UnknownName);
        request = MemoryRequest();
        request.promptTokens = 9000;
        QCOMPARE(estimateMemory(languageModel("llama-3-8b"), request).error().kind, Error::Kind::Inconsistent);
        request = MemoryRequest();
        request.workload = Workload::ImageGeneration;
        QCOMPARE(estimateMemory(languageModel("llama-3-8b"), request).error().kind, Error::Kind::Inconsistent);
    }

    void impossibleModelsAreRefused_data()
    {
        QTest::addColumn<QString>("place");
        QTest::addColumn<ModelArchitecture>("model");
        const auto row = [](const char *name, const char *place, auto change) {
            ModelArchitecture model = languageModel("llama-3-8b");
            change(model);
            QTest::newRow(name) << QString::fromLatin1(place) << model;
        };
        row("no layers", "layers", [](ModelArchitecture &m) { m.layers = 0; });
        row("negative heads", "heads", [](ModelArchitecture &m) { m.heads = -32; });
        row("2^62 hidden", "hidden", [](ModelArchitecture &m) { m.hidden = 1LL << 62; });
        row("no vocabulary", "vocabulary", [](ModelArchitecture &m) { m.vocabulary = 0; });
        row("more experts a token than experts", "expertsPerToken", [](ModelArchitecture &m) {
            m.experts = 8;
            m.expertsPerToken = 9;
            m.expertFeedForward = 1024;
        });
        row("each large, together absurd", "parameters", [](ModelArchitecture &m) {
            m.layers = 10000;
            m.hidden = 1'000'000;
            m.feedForward = 10'000'000;
        });
    }

    void impossibleModelsAreRefused()
    {
        QFETCH(QString, place);
        QFETCH(ModelArchitecture, model);
        const auto estimate = estimateMemory(model, MemoryRequest());
        QVERIFY(!estimate);
        QCOMPARE(estimate.error().kind, Error::Kind::OutOfRange);
        QCOMPARE(estimate.error().place, place);
    }
};

Q_DECLARE_METATYPE(MemoryRequest)
Q_DECLARE_METATYPE(ModelArchitecture)

QTEST_GUILESS_MAIN(MemoryPropertiesTest)
#include "tst_memory_properties.moc"
