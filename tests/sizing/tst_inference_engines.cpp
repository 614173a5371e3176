// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/sizing_support.h"
#include "sizing/sizing_words.h"

#include <QLocale>

using namespace xuanka;
using namespace xuanka::test;

namespace {

MemoryRequest plainTransformers(int prompt, int generated)
{
    MemoryRequest request;
    request.engine = Engine::Transformers;
    request.promptTokens = prompt;
    request.generatedTokens = generated;
    request.contextTokens = prompt + generated;
    return request;
}

double cacheGib(const char *model, const MemoryRequest &request)
{
    const Result<MemoryEstimate> estimate = estimateMemory(languageModel(model), request);
    return estimate ? part(*estimate, MemoryPartKind::KvCache).total.expected.gib() : -1.0;
}

} // namespace

/// What engines, their age and their settings change. Figures are published measurements.
class InferenceEnginesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // ik_llama.cpp log: K (iq4_nl) 18 MiB, V (f16) 64 MiB for 1,024 tokens of Llama 3.1 8B.
    void keysAndValuesMayHaveDifferentBits()
    {
        MemoryRequest request;
        request.engine = Engine::LlamaCpp;
        request.contextTokens = 1024;
        request.kvBits = 4.5;
        request.kvValueBits = 16.0;
        QCOMPARE(cacheGib("llama-3.1-8b", request) * 1024.0, 82.0);
    }

    // DeepSeek V3 at 2,048 tokens: 0.134 GiB latent, 9.53 GiB where the build does not absorb the projections.
    void aBuildMayUnfoldTheLatent()
    {
        MemoryRequest request;
        request.engine = Engine::LlamaCpp;
        request.contextTokens = 2048;
        QVERIFY(near(cacheGib("deepseek-v3", request), 0.134, 0.005));
        request.latentCache = LatentCache::PerHead;
        QVERIFY(near(cacheGib("deepseek-v3", request), 9.531, 0.001));
        request.engine = Engine::Transformers;
        request.latentCache = LatentCache::Latent;
        QVERIFY(near(cacheGib("deepseek-v3", request), 0.134, 0.005));
    }

    // Gemma 3 27B at 131,072 tokens: 62.0 GiB in a build that keeps every token in every layer.
    void aBuildMayIgnoreTheWindow()
    {
        MemoryRequest request;
        request.engine = Engine::LlamaCpp;
        request.contextTokens = 131072;
        const double windowed = cacheGib("gemma-3-27b", request);
        request.windowedCache = false;
        QVERIFY(near(cacheGib("gemma-3-27b", request), 62.0, 0.001));
        QVERIFY(windowed < 15.0);
    }

    // Qwen2.5 0.5B, 30,720 tokens of prompt: 2.34 GiB with transformers 4.46, 27.6 GiB with 4.38.
    void oldTransformersMakeLogitsOfTheWholePrompt()
    {
        MemoryRequest request = plainTransformers(30720, 2048);
        XUANKA_UNWRAP(today, estimateMemory(languageModel("qwen2.5-0.5b"), request));
        QVERIFY(near(today.allocatedPerCard.expected.gib(), 2.34, 0.02));
        request.promptLogits = true;
        XUANKA_UNWRAP(old, estimateMemory(languageModel("qwen2.5-0.5b"), request));
        QVERIFY(near(old.allocatedPerCard.expected.gib(), 27.6, 0.01));
    }

    // Qwen2 0.5B at a prompt of one token: 1.17 GiB with 4.38, 0.97 with 4.46; 24 layers × 32,768 × 64 × 2 × 2 B between them.
    void oldTransformersKeepRotaryTablesInEveryLayer()
    {
        MemoryRequest request = plainTransformers(1, 2048);
        XUANKA_UNWRAP(today, estimateMemory(languageModel("qwen2.5-0.5b"), request));
        request.promptLogits = true;
        XUANKA_UNWRAP(old, estimateMemory(languageModel("qwen2.5-0.5b"), request));
        const Bytes tables = old.allocatedPerCard.expected - today.allocatedPerCard.expected;
        QVERIFY(near(tables.gib(), Bytes(24LL * 32768 * 64 * 2 * 2).gib(), 0.001));
        QVERIFY(near(old.allocatedPerCard.expected.gib(), 1.17, 0.03));
    }

    // Qwen3 8B, BF16, prefill left out: 16.417 GiB at 8,192 tokens, 19.792 at 32,768.
    void aPromptInPiecesNeedsNoRowsForAllOfIt()
    {
        MemoryRequest request = plainTransformers(6144, 2048);
        request.stepTokens = 1;
        XUANKA_UNWRAP(eight, estimateMemory(languageModel("qwen3-8b"), request));
        QVERIFY(near(eight.allocatedPerCard.expected.gib(), 16.417, 0.005));
        request = plainTransformers(30720, 2048);
        request.stepTokens = 1;
        XUANKA_UNWRAP(long32, estimateMemory(languageModel("qwen3-8b"), request));
        QVERIFY(near(long32.allocatedPerCard.expected.gib(), 19.792, 0.005));
    }

    void codeThatCopiesTheCacheHoldsItTwice()
    {
        MemoryRequest request = plainTransformers(1, 2047);
        const double once = cacheGib("llama-2-7b", request);
        request.copiesCache = true;
        QCOMPARE(cacheGib("llama-2-7b", request), 2.0 * once);
        request.engine = Engine::Vllm; // has its own cache
        QVERIFY(cacheGib("llama-2-7b", request) < 1.02 * once);
    }

    // Header of a DeepSeek R1 file: 379.03 GiB, 4.852 bits a parameter.
    void theMeanBitsOfAFileCountAsTheyAre()
    {
        MemoryRequest request;
        request.weightFormat = QStringLiteral("q4_k_m");
        request.meanWeightBits = 4.852;
        XUANKA_UNWRAP(estimate, estimateMemory(languageModel("deepseek-v3"), request));
        const Estimate<Bytes> weights = part(estimate, MemoryPartKind::Weights).total;
        QVERIFY(near(weights.expected.gib(), 379.03, 0.0005));
        QCOMPARE(weights.low, weights.high);
    }

    void layersThatStayInHostMemoryNeedNothingOnACard()
    {
        MemoryRequest request;
        request.engine = Engine::LlamaCpp;
        request.weightFormat = QStringLiteral("q8_0");
        const ModelArchitecture &model = languageModel("llama-3-8b");
        XUANKA_UNWRAP(all, estimateMemory(model, request));
        request.layersOnCards = static_cast<int>(model.layers) + 1; // the head is the layer after the last
        XUANKA_UNWRAP(explicitly, estimateMemory(model, request));
        QCOMPARE(explicitly.total, all.total);
        request.layersOnCards = static_cast<int>(model.layers) / 2;
        XUANKA_UNWRAP(half, estimateMemory(model, request));
        QCOMPARE(part(half, MemoryPartKind::KvCache).total.expected * 2.0, part(all, MemoryPartKind::KvCache).total.expected);
        QVERIFY(part(half, MemoryPartKind::Weights).total.expected * 2.0 < part(all, MemoryPartKind::Weights).total.expected);
        request.layersOnCards = 0;
        XUANKA_UNWRAP(none, estimateMemory(model, request));
        QVERIFY(none.total.expected.gib() < 1.5);
        request.engine = Engine::Vllm;
        const Result<MemoryEstimate> refused = estimateMemory(model, request);
        QVERIFY(!refused);
        QCOMPARE(refused.error().place, QStringLiteral("layersOnCards"));
    }

    void enginesWithoutMeasurementsHaveWiderRanges_data()
    {
        QTest::addColumn<Engine>("engine");
        QTest::newRow("TensorRT-LLM") << Engine::TensorRtLlm;
        QTest::newRow("MindIE") << Engine::MindIe;
    }

    void enginesWithoutMeasurementsHaveWiderRanges()
    {
        QFETCH(Engine, engine);
        MemoryRequest request;
        XUANKA_UNWRAP(vllm, estimateMemory(languageModel("qwen3-32b"), request));
        request.engine = engine;
        XUANKA_UNWRAP(other, estimateMemory(languageModel("qwen3-32b"), request));
        QCOMPARE(other.perCard.expected, vllm.perCard.expected);
        QVERIFY(other.perCard.low < vllm.perCard.low);
        QVERIFY(other.perCard.high > vllm.perCard.high);
        QVERIFY(other.assumptions.size() > vllm.assumptions.size());
        QVERIFY(!engineName(engine).isEmpty());
        QCOMPARE(engineFromId(engineId(engine)), std::optional(engine));
    }

    void eagerModeSavesTheGraphs()
    {
        MemoryRequest request;
        XUANKA_UNWRAP(graphs, estimateMemory(languageModel("qwen3-32b"), request));
        request.cudaGraphs = false;
        XUANKA_UNWRAP(eager, estimateMemory(languageModel("qwen3-32b"), request));
        QVERIFY(eager.perCard.expected < graphs.perCard.expected);
    }

    // Smallest totals of vLLM (2023) on one V100: 17.94 GiB at 2,048 tokens, 20.96 at 8,192.
    void theNeedOfAServingEngineIsInItsRange_data()
    {
        QTest::addColumn<int>("tokens");
        QTest::addColumn<double>("measured");
        QTest::newRow("2,048") << 2048 << 17.94;
        QTest::newRow("8,192") << 8192 << 20.96;
    }

    void theNeedOfAServingEngineIsInItsRange()
    {
        QFETCH(int, tokens);
        QFETCH(double, measured);
        MemoryRequest request;
        request.contextTokens = tokens;
        request.stepTokens = qMax(2560, tokens);
        request.cudaGraphs = false;
        XUANKA_UNWRAP(estimate, estimateMemory(languageModel("qwen-7b"), request));
        QVERIFY(estimate.perCard.low.gib() <= measured && measured <= estimate.perCard.high.gib());
    }

    void servingEnginesOccupyTheirShare()
    {
        const Bytes card = Bytes::fromGib(80.0);
        MemoryRequest request;
        XUANKA_UNWRAP(small, estimateMemory(languageModel("llama-3-8b"), request));
        QCOMPARE(occupiedOnCard(small, request, card), Bytes::fromGib(72.0));
        XUANKA_UNWRAP(large, estimateMemory(languageModel("llama-3.1-70b"), request));
        QCOMPARE(occupiedOnCard(large, request, card), large.perCard.expected);
        request.engine = Engine::LlamaCpp;
        XUANKA_UNWRAP(llama, estimateMemory(languageModel("llama-3-8b"), request));
        QCOMPARE(occupiedOnCard(llama, request, card), llama.perCard.expected);
    }

    void theMeasuredErrorIsSaidInWords()
    {
        const QString sentence = measuredErrorSentence(Workload::Inference, QLocale::c());
        QVERIFY2(sentence.contains(QStringLiteral("measured inference cases")), qPrintable(sentence));
        QVERIFY(!sentence.contains(QLatin1Char('%') + QStringLiteral("1")));
    }
};

QTEST_GUILESS_MAIN(InferenceEnginesTest)
#include "tst_inference_engines.moc"
