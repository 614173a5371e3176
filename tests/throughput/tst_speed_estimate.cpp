// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "speed_support.h"

using namespace xuanka;
using namespace xuanka::test;

namespace {

SpeedJob job(const char *engine, double prompt, double output, std::optional<double> concurrency = {}, int cards = 1)
{
    SpeedJob job;
    job.engineId = QLatin1String(engine);
    job.promptTokens = prompt;
    job.outputTokens = output;
    job.concurrency = concurrency;
    job.cards = cards;
    job.sharing = SpeedSharing::Tensor;
    return job;
}

SpeedEstimate estimateOf(const char *card, const SpeedModel &model, const SpeedJob &job, TraceDetail detail = TraceDetail::None)
{
    const Result<SpeedEstimate> estimate = estimateSpeed(speedCard(card), model, job, detail);
    if (!estimate)
        qFatal("%s", qPrintable(errorMessage(estimate.error())));
    return *estimate;
}

bool within(double value, double expected, double share)
{
    return std::abs(value / expected - 1.0) <= share;
}

} // namespace

class SpeedEstimateTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void publishedFiguresComeOut_data()
    {
        QTest::addColumn<QString>("card");
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("format");
        QTest::addColumn<QString>("engine");
        QTest::addColumn<int>("cards");
        QTest::addColumn<double>("measured");
        // One request alone, 1 prompt token and 2,048 more. Sources: Qwen3 documentation, llama.cpp benchmarks.
        QTest::newRow("H20, Qwen3 8B BF16, SGLang") << "h20-96" << "qwen3-8b" << "bf16" << "sglang" << 1 << 81.73;
        QTest::newRow("H20, Qwen3 30B-A3B BF16, SGLang") << "h20-96" << "qwen3-30b-a3b" << "bf16" << "sglang" << 1 << 137.18;
        QTest::newRow("8 x H20, Qwen3 235B-A22B BF16, SGLang") << "h20-96" << "qwen3-235b-a22b" << "bf16" << "sglang" << 8 << 74.5;
        QTest::newRow("H20, Qwen3 0.6B BF16: bound by kernel starts") << "h20-96" << "qwen3-0.6b" << "bf16" << "sglang" << 1 << 414.0;
        QTest::newRow("H20, Qwen3 14B BF16, eager") << "h20-96" << "qwen3-14b" << "bf16" << "transformers" << 1 << 40.66;
        QTest::newRow("4090, Llama 3 8B Q4_K_M") << "rtx-4090-24" << "llama-3-8b" << "q4_k_m" << "llama.cpp" << 1 << 127.74;
        QTest::newRow("3090, Llama 3 8B F16") << "rtx-3090-24" << "llama-3-8b" << "bf16" << "llama.cpp" << 1 << 46.51;
        QTest::newRow("6000 Ada, Llama 3 70B Q4_K_M") << "rtx-6000-ada-48" << "llama-3-70b" << "q4_k_m" << "llama.cpp" << 1 << 18.36;
    }

    void publishedFiguresComeOut()
    {
        QFETCH(QString, card);
        QFETCH(QString, model);
        QFETCH(QString, format);
        QFETCH(QString, engine);
        QFETCH(int, cards);
        QFETCH(double, measured);
        const Engine kind = engine == QLatin1String("llama.cpp") ? Engine::LlamaCpp : Engine::Vllm;
        const SpeedModel speed = speedModel(model.toLatin1().constData(), format.toLatin1().constData(), kind);
        const SpeedEstimate estimate = estimateOf(card.toLatin1().constData(), speed, job(engine.toLatin1().constData(), 1, 2048, 1.0, cards));
        QVERIFY2(within(estimate.singleStream.expected, measured, 0.15), qPrintable(QString::number(estimate.singleStream.expected)));
        QVERIFY(estimate.singleStream.low <= measured && measured <= estimate.singleStream.high);
        QVERIFY(estimate.fitted);
    }

    void h100ServesSeventyBillionAtFiftyUsers()
    {
        // NVIDIA NIM, Llama 3.1 70B on 2 x H100, 5,000 in and 500 out: 814 tokens/s.
        SpeedJob nim = job("tensorrt-llm", 5000, 500, 50.0, 2);
        nim.kvBits = 8.0;
        const SpeedEstimate estimate = estimateOf("h100-sxm-80", speedModel("llama-3.1-70b", "fp8"), nim);
        QVERIFY2(within(estimate.outputThroughput.expected, 814.37, 0.15), qPrintable(QString::number(estimate.outputThroughput.expected)));
        QVERIFY2(within(estimate.ttftMs.expected, 835.0, 0.2), qPrintable(QString::number(estimate.ttftMs.expected)));
        nim.concurrency = 25.0; // TTFT 689 ms, 38.75 ms between tokens
        const SpeedEstimate half = estimateOf("h100-sxm-80", speedModel("llama-3.1-70b", "fp8"), nim);
        QVERIFY2(within(half.ttftMs.expected, 689.0, 0.2), qPrintable(QString::number(half.ttftMs.expected)));
        QVERIFY2(within(half.tpotMs.expected, 38.75, 0.15), qPrintable(QString::number(half.tpotMs.expected)));
        // Twice as many users wait for a place: little more throughput, many times the latency.
        nim.concurrency = 100.0;
        const SpeedEstimate twice = estimateOf("h100-sxm-80", speedModel("llama-3.1-70b", "fp8"), nim);
        QCOMPARE(twice.limitedBy, SpeedLimit::Memory);
        QVERIFY(twice.outputThroughput.expected < 1.25 * estimate.outputThroughput.expected);
        QVERIFY(twice.ttftMs.expected > 4.0 * estimate.ttftMs.expected);
    }

    void moreBandwidthIsNeverSlower()
    {
        const SpeedModel model = speedModel("llama-3-8b");
        SpeedCard card = speedCard("h100-sxm-80");
        double before = 0.0;
        for (const double gigabytes : {1000.0, 2000.0, 3350.0, 4800.0, 8000.0}) {
            card.bandwidth = gigabytes * 1e9;
            XUANKA_UNWRAP(estimate, estimateSpeed(card, model, job("vllm", 512, 512, 8.0), TraceDetail::None));
            QVERIFY(estimate.singleStream.expected > before);
            before = estimate.singleStream.expected;
        }
    }

    void aLayerSplitAddsMemoryAndNoSpeed()
    {
        const SpeedModel model = speedModel("llama-3-8b", "q4_k_m", Engine::LlamaCpp);
        SpeedJob one = job("llama.cpp", 1, 1024, 1.0);
        SpeedJob four = one;
        four.cards = 4;
        four.sharing = SpeedSharing::LayerSplit;
        const SpeedEstimate alone = estimateOf("rtx-3090-24", model, one);
        const SpeedEstimate split = estimateOf("rtx-3090-24", model, four);
        QVERIFY(split.singleStream.expected < alone.singleStream.expected);
        QVERIFY(split.singleStream.expected > 0.75 * alone.singleStream.expected); // measured: 104.94 against 111.74
        QVERIFY(split.concurrencyLimit >= alone.concurrencyLimit);
        four.sharing = SpeedSharing::Tensor;
        QVERIFY(estimateOf("rtx-3090-24", model, four).step.weights < alone.step.weights / 2.0);
    }

    void tensorParallelLosesMoreWithoutADirectLink()
    {
        const SpeedModel model = speedModel("llama-3-70b", "fp8");
        const auto share = [&model](const char *card) {
            const SpeedEstimate estimate = estimateOf(card, model, job("tensorrt-llm", 128, 128, 256.0, 8));
            return estimate.step.communication / estimate.step.total;
        };
        QVERIFY2(share("l40s-48") > 0.5, qPrintable(QString::number(share("l40s-48"))));
        QVERIFY2(share("h100-sxm-80") < 0.6 * share("l40s-48"), qPrintable(QString::number(share("h100-sxm-80"))));
    }

    void aMixtureReadsFewExpertsForOneAndAllForMany()
    {
        const SpeedModel model = speedModel("qwen3-30b-a3b");
        const SpeedEstimate one = estimateOf("h200-141", model, job("vllm", 128, 128, 1.0));
        const SpeedEstimate many = estimateOf("h200-141", model, job("vllm", 128, 128, 512.0));
        // 8 of 128 experts for one token; practically all for 512.
        QVERIFY(one.step.weights < 0.15 * many.step.weights);
        QVERIFY(within(many.step.weights * 4800e9 * 0.92 * 0.83, model.alwaysBytes + model.expertBytes, 0.01));
    }

    void memoryCapsTheRequestsAtOnce()
    {
        const SpeedModel model = speedModel("llama-3-8b");
        SpeedJob open = job("tensorrt-llm", 20000, 2000);
        const SpeedEstimate sixteen = estimateOf("a100-sxm-80", model, open);
        QCOMPARE(sixteen.limitedBy, SpeedLimit::Memory);
        open.kvBits = 8.0;
        const SpeedEstimate eight = estimateOf("a100-sxm-80", model, open);
        QVERIFY(within(eight.concurrencyLimit, 2.0 * sixteen.concurrencyLimit, 0.01));
        QVERIFY(eight.outputThroughput.expected > sixteen.outputThroughput.expected);
    }

    void theEnginesOwnLimitIsNamed()
    {
        const SpeedEstimate estimate = estimateOf("h200-141", speedModel("llama-3-8b"), job("vllm-default", 128, 128));
        QCOMPARE(estimate.limitedBy, SpeedLimit::Engine);
        QCOMPARE(estimate.concurrencyLimit, 256.0);
        const SpeedEstimate tuned = estimateOf("h200-141", speedModel("llama-3-8b"), job("tensorrt-llm", 128, 128));
        QVERIFY(tuned.outputThroughput.expected > estimate.outputThroughput.expected);
    }

    void whatDoesNotFitIsSaid()
    {
        const SpeedEstimate estimate = estimateOf("rtx-4090-24", speedModel("llama-3-70b"), job("vllm", 128, 128, 1.0), TraceDetail::Full);
        QVERIFY(!estimate.fitsMemory);
        QVERIFY(estimate.assumptions.constFirst().english.contains(QLatin1String("do not fit")));
    }

    void copiesServeBetterThanOneWideModelWhereItFits()
    {
        SpeedJob open = job("tensorrt-llm", 294, 294, {}, 8);
        open.kvBits = 8.0;
        open.sharing = SpeedSharing::Best;
        const SpeedEstimate best = estimateOf("h200-141", speedModel("llama-2-70b", "fp8"), open);
        QCOMPARE(best.copies, 8);
        // MLPerf Inference v5.1, 8 x H200: 35,044 tokens/s.
        QVERIFY2(within(best.outputThroughput.expected, 35043.7, 0.15), qPrintable(QString::number(best.outputThroughput.expected)));
        open.sharing = SpeedSharing::Tensor;
        QVERIFY(estimateOf("h200-141", speedModel("llama-2-70b", "fp8"), open).outputThroughput.expected < best.outputThroughput.expected);
    }

    void speculationAndPrefixCachingHaveTheirStatedEffect()
    {
        const SpeedModel model = speedModel("llama-3-70b", "fp8");
        SpeedJob plain = job("vllm", 4000, 500, 1.0, 2);
        SpeedJob drafted = plain;
        drafted.draftTokens = 4.0;
        drafted.tokensPerStep = 2.5;
        drafted.draftTimeShare = 0.1;
        const double gain = estimateOf("h100-sxm-80", model, drafted).singleStream.expected / estimateOf("h100-sxm-80", model, plain).singleStream.expected;
        QVERIFY2(gain > 1.8 && gain < 2.5, qPrintable(QString::number(gain)));
        SpeedJob cached = plain;
        cached.cachedPromptShare = 0.9;
        QVERIFY(estimateOf("h100-sxm-80", model, cached).ttftMs.expected < 0.35 * estimateOf("h100-sxm-80", model, plain).ttftMs.expected);
        QCOMPARE(estimateOf("h100-sxm-80", model, cached).tpotMs.expected, estimateOf("h100-sxm-80", model, plain).tpotMs.expected);
    }

    void thinClassesAreMarkedAndWide()
    {
        const SpeedEstimate ascend = estimateOf("ascend-910b-64", speedModel("qwen3-8b"), job("mindie", 512, 512, 16.0), TraceDetail::Full);
        QVERIFY(!ascend.fitted);
        QVERIFY(within(ascend.outputThroughput.high / ascend.outputThroughput.low, 3.6, 1e-9));
        QVERIFY(std::any_of(ascend.assumptions.cbegin(), ascend.assumptions.cend(), [](const LocalizedText &text) {
            return text.english.contains(QLatin1String("Too few measurements")) && text.chinese.contains(QStringLiteral("实测太少"));
        }));
    }

    void theTraceAddsUp()
    {
        const SpeedEstimate estimate = estimateOf("h100-sxm-80", speedModel("llama-3-70b", "fp8"), job("tensorrt-llm", 1000, 1000, 64.0, 4), TraceDetail::Full);
        double sum = 0.0;
        for (const Trace &part : estimate.trace.parts) {
            QVERIFY(!part.formula.isEmpty() && !part.expression.isEmpty() && !part.inputs.isEmpty());
            sum += part.result.toDouble();
        }
        QVERIFY(within(sum, estimate.step.total * 1e3, 1e-9));
        QCOMPARE(estimate.trace.result.toDouble(), estimate.outputThroughput.expected);
        QVERIFY(!estimate.trace.source.isEmpty());
    }

    void aChartGoesUpInThroughputAndLatency()
    {
        const QList<double> wanted{1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 100000};
        XUANKA_UNWRAP(points, speedOver(speedCard("a100-sxm-80"), speedModel("qwen3-14b"), job("vllm", 1000, 500), wanted));
        QVERIFY(points.size() >= 6);
        for (qsizetype i = 1; i < points.size(); ++i) {
            QVERIFY(points.at(i).concurrency > points.at(i - 1).concurrency);
            QVERIFY(points.at(i).outputThroughput.expected > points.at(i - 1).outputThroughput.expected);
            QVERIFY(points.at(i).tpotMs.expected > points.at(i - 1).tpotMs.expected);
            QVERIFY(points.at(i).ttftMs.expected >= points.at(i - 1).ttftMs.expected);
        }
        QCOMPARE(points.constLast().concurrency, points.constLast().concurrencyLimit);
    }

    void theTargetIsHeldAndOneMoreWouldBreakIt()
    {
        const SpeedModel model = speedModel("qwen3-14b");
        SpeedJob open = job("vllm", 1000, 500);
        SpeedTarget target;
        target.tpotMs = 45.0;
        target.ttftMs = 2000.0;
        XUANKA_UNWRAP(held, largestHolding(speedCard("a100-sxm-80"), model, open, target));
        QVERIFY(held.has_value());
        QVERIFY(held->tpotMs.expected <= 45.0 && held->ttftMs.expected <= 2000.0);
        QVERIFY(!held->trace.parts.isEmpty());
        open.concurrency = held->concurrency + 1.0;
        const SpeedEstimate next = estimateOf("a100-sxm-80", model, open);
        QVERIFY(next.tpotMs.expected > 45.0 || next.ttftMs.expected > 2000.0);
        target.tpotMs = 1.0;
        XUANKA_UNWRAP(impossible, largestHolding(speedCard("a100-sxm-80"), model, open, target));
        QVERIFY(!impossible.has_value());
    }

    void theBestArrangementForATargetIsNotThatForThroughput()
    {
        const SpeedModel model = speedModel("llama-3.1-70b", "fp8");
        SpeedJob open = job("tensorrt-llm", 1000, 500, {}, 8);
        open.kvBits = 8.0;
        open.sharing = SpeedSharing::Best;
        SpeedTarget fast;
        fast.tpotMs = 14.0;
        XUANKA_UNWRAP(held, largestHolding(speedCard("h200-141"), model, open, fast));
        QVERIFY(held.has_value());
        const SpeedEstimate most = estimateOf("h200-141", model, open);
        QVERIFY(held->cardsPerCopy > most.cardsPerCopy);
        QVERIFY(held->outputThroughput.expected < most.outputThroughput.expected);
        // Twice the time for a token lets more requests in.
        fast.tpotMs = 28.0;
        XUANKA_UNWRAP(slower, largestHolding(speedCard("h200-141"), model, open, fast));
        QVERIFY(slower->outputThroughput.expected > held->outputThroughput.expected);
    }

    void copiesMustDivideTheCards()
    {
        SpeedJob odd = job("vllm", 100, 100, {}, 8);
        odd.cardsPerCopy = 3;
        const Result<SpeedEstimate> estimate = estimateSpeed(speedCard("h200-141"), speedModel("llama-3-8b"), odd);
        QVERIFY(!estimate);
        QCOMPARE(estimate.error().place, QStringLiteral("cardsPerCopy"));
        odd.cardsPerCopy = 2;
        const SpeedEstimate four = estimateOf("h200-141", speedModel("llama-3-8b"), odd);
        QCOMPARE(four.copies, 4);
    }

    void tokensForMoney()
    {
        const SpeedEstimate estimate = estimateOf("rtx-4090-24", speedModel("llama-3-8b", "awq-int4"), job("vllm", 512, 512, 16.0));
        QCOMPARE(outputTokensPerMoney(estimate, 2.0).expected, estimate.outputThroughput.expected * 1800.0);
        QCOMPARE(estimate.perCard.expected, estimate.outputThroughput.expected);
    }

    void nonsenseIsRefusedWithItsField_data()
    {
        QTest::addColumn<QString>("field");
        for (const char *field : {"cards", "promptTokens", "outputTokens", "concurrency", "kvBits", "cachedPromptShare", "tokensPerStep", "engineId"})
            QTest::newRow(field) << QString::fromLatin1(field);
    }

    void nonsenseIsRefusedWithItsField()
    {
        QFETCH(QString, field);
        SpeedJob bad;
        if (field == QLatin1String("cards"))
            bad.cards = 0;
        else if (field == QLatin1String("promptTokens"))
            bad.promptTokens = -1.0;
        else if (field == QLatin1String("outputTokens"))
            bad.outputTokens = std::nan("");
        else if (field == QLatin1String("concurrency"))
            bad.concurrency = 0.0;
        else if (field == QLatin1String("kvBits"))
            bad.kvBits = 0.0;
        else if (field == QLatin1String("cachedPromptShare"))
            bad.cachedPromptShare = 1.5;
        else if (field == QLatin1String("tokensPerStep"))
            bad.tokensPerStep = 3.0; // more than is proposed
        else
            bad.engineId = QStringLiteral("abacus");
        const Result<SpeedEstimate> estimate = estimateSpeed(speedCard("h100-sxm-80"), speedModel("llama-3-8b"), bad);
        QVERIFY(!estimate);
        QCOMPARE(estimate.error().place, field);
    }
};

QTEST_GUILESS_MAIN(SpeedEstimateTest)
#include "tst_speed_estimate.moc"
