// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/sizing_support.h"

using namespace xuanka;
using namespace xuanka::test;

class InferenceMemoryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // 2 × 32 layers × 8 KV heads × 128 × 2 bytes; MLA: (512 + 64) × layers × 2.
    void aTokenTakesThisMuchCache_data()
    {
        QTest::addColumn<double>("kvBits");
        QTest::addColumn<qint64>("bytesPerToken");
        QTest::newRow("llama-3-8b") << 16.0 << 131072LL;
        QTest::newRow("llama-2-7b") << 16.0 << 524288LL;
        QTest::newRow("llama-3.1-70b") << 16.0 << 327680LL;
        QTest::newRow("qwen2.5-7b") << 16.0 << 57344LL;
        QTest::newRow("deepseek-v3") << 16.0 << 61LL * 576 * 2;
        QTest::newRow("kimi-k2") << 16.0 << 61LL * 576 * 2;
        QTest::newRow("qwen3-8b") << 8.0 << 73728LL;
    }

    void aTokenTakesThisMuchCache()
    {
        QFETCH(double, kvBits);
        QFETCH(qint64, bytesPerToken);
        MemoryRequest request;
        request.kvBits = kvBits;
        request.contextTokens = 4096; // whole blocks of 16
        XUANKA_UNWRAP(estimate, estimateMemory(languageModel(QTest::currentDataTag()), request));
        QCOMPARE(part(estimate, MemoryPartKind::KvCache).total.expected.count(), bytesPerToken * 4096);
    }

    // llama.cpp's "KV self size": 2048 tokens latent 0.134 GiB; per-head cache 9.53 GiB. Same model, 71 times.
    void theLatentCacheIsManyTimesSmallerThanOnePerHead()
    {
        MemoryRequest request;
        request.contextTokens = 2048;
        const ModelArchitecture &model = languageModel("deepseek-v3");
        XUANKA_UNWRAP(latent, estimateMemory(model, request));
        request.engine = Engine::Transformers;
        XUANKA_UNWRAP(perHead, estimateMemory(model, request));
        QVERIFY(near(part(latent, MemoryPartKind::KvCache).total.expected.gib(), 0.134, 0.01));
        QVERIFY(near(part(perHead, MemoryPartKind::KvCache).total.expected.gib(), 9.53, 0.01));
    }

    void enginesRoundTheContextUp_data()
    {
        QTest::addColumn<int>("engine");
        QTest::addColumn<int>("asked");
        QTest::addColumn<qint64>("kept");
        QTest::newRow("vLLM, blocks of 16") << int(Engine::Vllm) << 1001 << 1008LL;
        QTest::newRow("vLLM, one token") << int(Engine::Vllm) << 1 << 16LL;
        QTest::newRow("llama.cpp, 256") << int(Engine::LlamaCpp) << 1001 << 1024LL;
        QTest::newRow("transformers, as it is") << int(Engine::Transformers) << 1001 << 1001LL;
    }

    void enginesRoundTheContextUp()
    {
        QFETCH(int, engine);
        QFETCH(int, asked);
        QFETCH(qint64, kept);
        MemoryRequest request;
        request.engine = static_cast<Engine>(engine);
        request.contextTokens = asked;
        XUANKA_UNWRAP(estimate, estimateMemory(languageModel("llama-3-8b"), request));
        QCOMPARE(part(estimate, MemoryPartKind::KvCache).total.expected.count(), kept * 131072);
    }

    void everySequenceHasItsOwnCache()
    {
        MemoryRequest request;
        request.concurrency = 12;
        request.batch = 2;
        XUANKA_UNWRAP(estimate, estimateMemory(languageModel("llama-3-8b"), request));
        QCOMPARE(part(estimate, MemoryPartKind::KvCache).total.expected.count(), 24LL * 4096 * 131072);
    }

    void aWindowBoundsTheCacheOfItsLayers()
    {
        MemoryRequest request;
        request.contextTokens = 32768;
        XUANKA_UNWRAP(estimate, estimateMemory(languageModel("gemma-2-9b"), request));
        const qint64 tokenLayers = 21LL * 32768 + 21LL * 4096;
        QCOMPARE(part(estimate, MemoryPartKind::KvCache).total.expected.count(), tokenLayers * 2 * 8 * 256 * 2);
        // Builds of llama.cpp that do not use the window: 62 layers × 32768 tokens of Gemma 3 were measured as 15.5 GiB.
        request.engine = Engine::LlamaCpp;
        XUANKA_UNWRAP(gemma, estimateMemory(languageModel("gemma-3-27b"), request));
        QVERIFY(near(part(gemma, MemoryPartKind::KvCache).total.high.gib(), 15.5, 0.001));
    }

    // Weights alone. "70B FP16 needs 141 GB" is this figure.
    void weightsTakeTheirBits_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("format");
        QTest::addColumn<double>("gigabytes");
        QTest::addColumn<double>("tolerance");
        const auto row = [](const char *model, const char *format, double gigabytes, double tolerance) {
            QTest::addRow("%s %s", model, format) << QString::fromLatin1(model) << QString::fromLatin1(format) << gigabytes << tolerance;
        };
        row("llama-3.1-70b", "fp16", 141.1, 0.001);
        row("llama-2-7b", "fp16", 13.48, 0.001);
        row("llama-2-13b", "bf16", 26.03, 0.001);
        row("llama-3.1-70b", "awq-int4", 39.8, 0.01);
        row("llama-2-7b", "awq-int4", 3.89, 0.01);
        row("llama-3-8b", "fp32", 32.12, 0.001);
        row("qwen2.5-72b", "gptq-int4", 41.5, 0.01);
    }

    void weightsTakeTheirBits()
    {
        QFETCH(QString, model);
        QFETCH(QString, format);
        QFETCH(double, gigabytes);
        QFETCH(double, tolerance);
        MemoryRequest request;
        request.weightFormat = format;
        XUANKA_UNWRAP(estimate, estimateMemory(languageModel(model.toLatin1().constData()), request));
        const double actual = part(estimate, MemoryPartKind::Weights).total.expected.gb();
        QVERIFY2(near(actual, gigabytes, tolerance), qPrintable(QString::number(actual)));
    }

    // Sizes of published GGUF files; the token table stays in host memory when llama.cpp runs them.
    void ggufFilesHaveTheirPublishedSize_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("format");
        QTest::addColumn<double>("fileGigabytes");
        const auto row = [](const char *model, const char *format, double gigabytes) {
            QTest::addRow("%s %s", model, format) << QString::fromLatin1(model) << QString::fromLatin1(format) << gigabytes;
        };
        row("llama-2-7b", "q4_k_m", 4.08);
        row("llama-3-8b", "q4_k_m", 4.92);
        row("qwen2.5-7b", "q4_k_m", 4.68);
        row("llama-3-8b", "q5_k_m", 5.73);
        row("llama-3-8b", "q6_k", 6.60);
        row("llama-3-8b", "q8_0", 8.54);
        row("llama-3-8b", "q3_k_m", 4.02);
    }

    void ggufFilesHaveTheirPublishedSize()
    {
        QFETCH(QString, model);
        QFETCH(QString, format);
        QFETCH(double, fileGigabytes);
        MemoryRequest request;
        request.weightFormat = format;
        const ModelArchitecture &architecture = languageModel(model.toLatin1().constData());
        XUANKA_UNWRAP(whole, estimateMemory(architecture, request));
        const double actual = part(whole, MemoryPartKind::Weights).total.expected.gb();
        QVERIFY2(near(actual, fileGigabytes, 0.012), qPrintable(QString::number(actual)));
        request.engine = Engine::LlamaCpp;
        XUANKA_UNWRAP(onCard, estimateMemory(architecture, request));
        const qint64 table = static_cast<qint64>(static_cast<double>(countParameters(architecture).embedding)
                                                 * weightFormat(format)->embeddingBits / 8.0);
        const qint64 saved = part(whole, MemoryPartKind::Weights).total.expected.count()
            - part(onCard, MemoryPartKind::Weights).total.expected.count();
        QVERIFY(qAbs(saved - table) < 1024);
    }

    // Documents: 70B in 4 bits needs 35–40 GB of weights, runs on one 80 or 96 GB card and on two of 48 GB.
    void seventyBillionInFourBitsFitsWhereTheDocumentsSay_data()
    {
        QTest::addColumn<int>("which");
        QTest::addColumn<int>("count");
        QTest::addColumn<bool>("fits");
        QTest::newRow("one H20") << 0 << 1 << true;
        QTest::newRow("one A100 80G") << 1 << 1 << true;
        QTest::newRow("two L40S") << 2 << 2 << true;
        QTest::newRow("one RTX 4090") << 3 << 1 << false;
        QTest::newRow("one RTX 5090") << 4 << 1 << false;
        QTest::newRow("four RTX 4090") << 3 << 4 << true;
    }

    void seventyBillionInFourBitsFitsWhereTheDocumentsSay()
    {
        QFETCH(int, which);
        QFETCH(int, count);
        QFETCH(bool, fits);
        const QList<Card> cards{h20(), a100(), l40s(), rtx4090(), rtx5090()};
        MemoryRequest request;
        request.weightFormat = QStringLiteral("awq-int4");
        const CardFit fit = fitOnCard({&languageModel("llama-3.1-70b"), nullptr}, request, cards.at(which), count);
        QCOMPARE(fit.verdict, fits ? FitVerdict::Fits : FitVerdict::No);
    }

    // Documents: 7B to 13B models are served from 24 GB, 13B with 4-bit weights; 70B unquantised does not run on one card.
    void smallModelsAreServedFromOneConsumerCard()
    {
        MemoryRequest request;
        QCOMPARE(fitOnCard({&languageModel("llama-2-7b"), nullptr}, request, rtx4090(), 1).verdict, FitVerdict::Fits);
        QCOMPARE(fitOnCard({&languageModel("llama-3.1-70b"), nullptr}, request, h20(), 1).verdict, FitVerdict::No);
        QCOMPARE(fitOnCard({&languageModel("llama-2-13b"), nullptr}, request, rtx4090(), 1).verdict, FitVerdict::No);
        request.weightFormat = QStringLiteral("awq-int4");
        QCOMPARE(fitOnCard({&languageModel("llama-2-13b"), nullptr}, request, rtx4090(), 1).verdict, FitVerdict::Fits);
    }

    // llama.cpp logs, 512 tokens a step, flash attention: Qwen3-235B 0.305 GiB, Gemma 3 27B 0.51 GiB, Qwen3-30B 0.359 GiB.
    void llamaCppNeedsTheVocabularysRows_data()
    {
        QTest::addColumn<double>("measured");
        QTest::newRow("qwen3-235b-a22b") << 0.305;
        QTest::newRow("gemma-3-27b") << 0.51;
        QTest::newRow("qwen3-30b-a3b") << 0.359;
    }

    void llamaCppNeedsTheVocabularysRows()
    {
        QFETCH(double, measured);
        MemoryRequest request;
        request.engine = Engine::LlamaCpp;
        request.contextTokens = 32768;
        XUANKA_UNWRAP(estimate, estimateMemory(languageModel(QTest::currentDataTag()), request));
        QVERIFY(near(part(estimate, MemoryPartKind::WorkingSet).total.expected.gib(), measured, 0.12));
    }

    void aLargerStepNeedsMoreRows()
    {
        MemoryRequest request;
        request.engine = Engine::LlamaCpp;
        XUANKA_UNWRAP(usual, estimateMemory(languageModel("qwen3-235b-a22b"), request));
        request.stepTokens = 4096; // log: 2.375 GiB
        request.contextTokens = 65536;
        XUANKA_UNWRAP(large, estimateMemory(languageModel("qwen3-235b-a22b"), request));
        QVERIFY(part(large, MemoryPartKind::WorkingSet).total.expected > part(usual, MemoryPartKind::WorkingSet).total.expected * 5);
        const Estimate<Bytes> buffer = part(large, MemoryPartKind::WorkingSet).total;
        QVERIFY(buffer.low.gib() <= 2.375 && 2.375 <= buffer.high.gib());
    }

    // Qwen3's own tables: FP8 of tied models is larger by a stored head (0.6B: 1.19 GiB, 4B: 5.16 GiB at 2,049 tokens).
    void fp8CheckpointsOfTiedModelsHoldTheHeadTwice_data()
    {
        QTest::addColumn<double>("measured");
        QTest::newRow("qwen3-0.6b") << 1.19;
        QTest::newRow("qwen3-1.7b") << 2.66;
        QTest::newRow("qwen3-4b") << 5.16;
        QTest::newRow("qwen3-8b") << 9.10;
    }

    void fp8CheckpointsOfTiedModelsHoldTheHeadTwice()
    {
        QFETCH(double, measured);
        MemoryRequest request;
        request.engine = Engine::Transformers;
        request.weightFormat = QStringLiteral("fp8");
        request.promptTokens = 1;
        request.generatedTokens = 2048;
        XUANKA_UNWRAP(estimate, estimateMemory(languageModel(QTest::currentDataTag()), request));
        QVERIFY(near(estimate.allocatedPerCard.expected.gib(), measured, 0.05));
    }

    void theMetersDiffer()
    {
        MemoryRequest request;
        request.engine = Engine::Transformers;
        XUANKA_UNWRAP(estimate, estimateMemory(languageModel("llama-3-8b"), request));
        QVERIFY(estimate.allocatedPerCard.expected < estimate.reservedPerCard.expected);
        QVERIFY(estimate.reservedPerCard.expected < estimate.perCard.expected);
        Estimate<Bytes> sum;
        for (const MemoryPart &each : std::as_const(estimate.parts))
            sum += each.perCard;
        QCOMPARE(sum, estimate.perCard);
    }

    void everyPartSaysHowItWasComputed()
    {
        MemoryRequest request;
        request.concurrency = 8;
        for (const Engine engine : {Engine::Vllm, Engine::Transformers, Engine::LlamaCpp}) {
            request.engine = engine;
            XUANKA_UNWRAP(estimate, estimateMemory(languageModel("deepseek-v3"), request));
            QVERIFY(!estimate.assumptions.isEmpty());
            for (const MemoryPart &each : std::as_const(estimate.parts)) {
                QVERIFY(each.trace.formula.startsWith(QLatin1String("memory.")));
                QVERIFY(!each.trace.expression.isEmpty());
                QVERIFY(!each.trace.source.isEmpty());
                QVERIFY(each.trace.inputs.size() >= 3);
                QCOMPARE(each.trace.result, QString::number(each.total.expected.count()));
                QSet<QString> names;
                for (const TraceInput &input : each.trace.inputs) {
                    QVERIFY2(!names.contains(input.name), qPrintable(input.name));
                    names.insert(input.name);
                }
            }
        }
    }

    void figuresAreTheSameWithoutTraces()
    {
        MemoryRequest request;
        request.cards = 4;
        XUANKA_UNWRAP(full, estimateMemory(languageModel("llama-3.1-70b"), request));
        XUANKA_UNWRAP(bare, estimateMemory(languageModel("llama-3.1-70b"), request, TraceDetail::None));
        QCOMPARE(bare.perCard, full.perCard);
        QCOMPARE(bare.total, full.total);
        QVERIFY(bare.assumptions.isEmpty());
        QVERIFY(bare.parts.constFirst().trace.inputs.isEmpty());
    }

    void aModelOfWhichOnlyTheSizeIsKnownHasAWiderRange()
    {
        XUANKA_UNWRAP(typical, typicalArchitecture(70.0));
        MemoryRequest request;
        request.concurrency = 8;
        XUANKA_UNWRAP(guessed, estimateMemory(typical, request));
        XUANKA_UNWRAP(known, estimateMemory(languageModel("llama-3.1-70b"), request));
        const auto width = [](const MemoryEstimate &estimate) { return estimate.perCard.high.gib() / estimate.perCard.low.gib(); };
        QVERIFY(width(guessed) > width(known) * 1.1);
        QVERIFY(near(guessed.perCard.expected.gib(), known.perCard.expected.gib(), 0.1));
        QVERIFY(guessed.assumptions.constFirst().english.contains(QLatin1String("size")));
        QVERIFY(!guessed.assumptions.constFirst().chinese.isEmpty());
    }
};

QTEST_GUILESS_MAIN(InferenceMemoryTest)
#include "tst_inference_memory.moc"
