// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/layer_cache.h"
#include "sizing/sizing_support.h"

using namespace xuanka;
using namespace xuanka::test;

namespace {

CacheRules rules(qint64 tokens, qint64 sequences = 1)
{
    CacheRules r;
    r.tokens = tokens;
    r.sequences = sequences;
    return r;
}

} // namespace

class LayerCacheTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // 2 × layers × KV heads × head size × 2 bytes × tokens, by hand from the configurations.
    void everyKindOfLayerKeepsItsOwn_data()
    {
        QTest::addColumn<double>("full");
        QTest::addColumn<double>("windowed");
        QTest::addColumn<double>("latent");
        QTest::addColumn<double>("recurrent");
        QTest::newRow("llama-3-8b") << 32.0 * 8 * 128 * 4 * 8192 << 0.0 << 0.0 << 0.0;
        QTest::newRow("gpt-oss-20b") << 12.0 * 8 * 64 * 4 * 8192 << 12.0 * 8 * 64 * 4 * 128 << 0.0 << 0.0;
        QTest::newRow("gemma-3-27b") << 10.0 * 16 * 128 * 4 * 8192 << 52.0 * 16 * 128 * 4 * 1024 << 0.0 << 0.0;
        QTest::newRow("gemma-4-26b-a4b") << 5.0 * 2 * 512 * 4 * 8192 << 25.0 * 8 * 256 * 4 * 1024 << 0.0 << 0.0;
        QTest::newRow("mimo-v2-flash") << 9.0 * 4 * (192 + 128) * 2 * 8192 << 39.0 * 8 * (192 + 128) * 2 * 128 << 0.0 << 0.0;
        QTest::newRow("deepseek-v3") << 0.0 << 0.0 << 61.0 * 576 * 2 * 8192 << 0.0;
        QTest::newRow("qwen3-next-80b-a3b") << 12.0 * 2 * 256 * 4 * 8192 << 0.0 << 0.0
                                            << 36.0 * (32 * 128 * 128 * 4 + 8192 * 3 * 2);
        QTest::newRow("mamba-2.8b") << 0.0 << 0.0 << 0.0 << 64.0 * (5120 * 16 * 4 + 5120 * 3 * 2);
        QTest::newRow("jamba-v0.1") << 4.0 * 8 * 128 * 4 * 8192 << 0.0 << 0.0 << 28.0 * (8192 * 16 * 4 + 8192 * 3 * 2);
        QTest::newRow("nemotron-3-nano-30b-a3b") << 6.0 * 2 * 128 * 4 * 8192 << 0.0 << 0.0
                                                 << 23.0 * (64 * 64 * 128 * 4 + (4096 + 2 * 8 * 128) * 3 * 2);
        QTest::newRow("nemotron-super-49b") << 49.0 * 8 * 128 * 4 * 8192 << 0.0 << 0.0 << 0.0;
    }

    void everyKindOfLayerKeepsItsOwn()
    {
        QFETCH(double, full);
        QFETCH(double, windowed);
        QFETCH(double, latent);
        QFETCH(double, recurrent);
        const LayerCache cache = cacheOfLayers(languageModel(QTest::currentDataTag()), rules(8192));
        QCOMPARE(cache.full, full);
        QCOMPARE(cache.windowed, windowed);
        QCOMPARE(cache.latent, latent);
        QCOMPARE(cache.recurrent, recurrent);
    }

    // Measured on one model: 0.134 GiB as a latent, 9.53 GiB with every head's keys and values (2048 tokens).
    void aLatentIsSeventyTimesSmallerThanItsHeads()
    {
        CacheRules r = rules(2048);
        const ModelArchitecture &model = languageModel("deepseek-v3");
        QCOMPARE(QString::number(cacheOfLayers(model, r).total() / bytesPerGib, 'f', 3), QStringLiteral("0.134"));
        r.unfoldsLatent = true;
        QCOMPARE(QString::number(cacheOfLayers(model, r).total() / bytesPerGib, 'f', 2), QStringLiteral("9.53"));
    }

    void aStateDoesNotGrowWithTheContext()
    {
        const ModelArchitecture &mamba = languageModel("mamba-2.8b");
        QCOMPARE(cacheOfLayers(mamba, rules(1)).total(), cacheOfLayers(mamba, rules(1'000'000)).total());
        QCOMPARE(cacheOfLayers(mamba, rules(1, 7)).total(), 7.0 * cacheOfLayers(mamba, rules(1)).total());
    }

    void sparseAttentionKeepsItsIndexAtEightBits()
    {
        CacheRules r = rules(1000);
        const LayerCache cache = cacheOfLayers(languageModel("deepseek-v3.2"), r);
        QCOMPARE(cache.index, 61.0 * 1000 * 132);
        r.keyBits = r.valueBits = 8.0;
        QCOMPARE(cacheOfLayers(languageModel("deepseek-v3.2"), r).index, cache.index);
    }

    void aCompressedCacheKeepsOneEntryForManyTokens()
    {
        const LayerCache cache = cacheOfLayers(languageModel("deepseek-v4-flash"), rules(128000));
        // 21 layers with one entry for 4 tokens, 20 with one for 128, one tensor for keys and values.
        QCOMPARE(cache.full, 21.0 * 32000 * 512 * 2 + 20.0 * 1000 * 512 * 2);
        QCOMPARE(cache.windowed, 43.0 * 128 * 512 * 2);
        QCOMPARE(cache.index, 21.0 * 32000 * 132);
    }

    void sharedCachesCostNothing()
    {
        ModelArchitecture model = languageModel("gemma-4-26b-a4b");
        const double alone = cacheOfLayers(model, rules(4096)).full;
        for (LayerGroup &group : model.groups)
            group.sharesCache = group.mixer == MixerKind::Full;
        QVERIFY(alone > 0.0);
        QCOMPARE(cacheOfLayers(model, rules(4096)).full, 0.0);
    }

    void tensorParallelCardsShareHeadsButNotALatent()
    {
        CacheRules r = rules(8192);
        const double one = cacheOfLayers(languageModel("llama-3-8b"), r).total();
        const double latent = cacheOfLayers(languageModel("deepseek-v3"), r).total();
        r.tensorCards = 4;
        QCOMPARE(cacheOfLayers(languageModel("llama-3-8b"), r).total(), one / 4.0);
        QCOMPARE(cacheOfLayers(languageModel("deepseek-v3"), r).total(), latent);
        r.tensorCards = 16; // more cards than KV heads: each keeps a whole one
        QCOMPARE(cacheOfLayers(languageModel("llama-3-8b"), r).total(), one / 8.0);
    }

    void enginesRoundWindowsTheirOwnWay()
    {
        const ModelArchitecture &model = languageModel("gpt-oss-20b");
        const double token = 12.0 * 8 * 64 * 4;
        CacheRules llama = rules(8192, 3);
        llama.windowPadding = 512; // one step beside all windows together
        QCOMPARE(cacheOfLayers(model, llama).windowed, token * (3 * 128 + 512));
        CacheRules vllm = rules(8192, 3);
        vllm.windowBlock = 16;
        QCOMPARE(cacheOfLayers(model, vllm).windowed, token * 3 * (128 + 16));
        CacheRules small = rules(64, 3); // never more than what is asked
        small.windowPadding = 512;
        QCOMPARE(cacheOfLayers(model, small).windowed, token * 3 * 64);
    }

    void theEstimateUsesIt()
    {
        MemoryRequest request;
        request.contextTokens = 8192;
        XUANKA_UNWRAP(estimate, estimateMemory(languageModel("qwen3-next-80b-a3b"), request));
        const MemoryPart cache = part(estimate, MemoryPartKind::KvCache);
        QCOMPARE(cache.total.expected.count(), 12LL * 2 * 256 * 4 * 8192 + 36LL * (32 * 128 * 128 * 4 + 8192 * 3 * 2));
        QCOMPARE(cache.trace.formula, QStringLiteral("memory.kv_cache.layers"));
    }
};

QTEST_GUILESS_MAIN(LayerCacheTest)
#include "tst_layer_cache.moc"
