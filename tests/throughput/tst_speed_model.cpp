// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "speed_support.h"

using namespace xuanka;
using namespace xuanka::test;

class SpeedModelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aDenseModelReadsAllButTheTokenTable()
    {
        const SpeedModel model = speedModel("llama-3-8b");
        QVERIFY(!model.isMixture());
        // 8.03 B parameters, of which the table of 128,256 × 4,096 is only looked up.
        QCOMPARE(model.embeddingBytes, 128256.0 * 4096.0 * 2.0);
        QVERIFY(std::abs(model.alwaysBytes - (model.parameters * 2.0 - model.embeddingBytes)) < 1e6);
        QCOMPARE(model.headParameters, 128256.0 * 4096.0);
        QCOMPARE(model.cacheElements, 32.0 * 2.0 * 8.0 * 128.0);
        QCOMPARE(model.queryWidth, 32.0 * 32.0 * 128.0);
    }

    void aTiedTableIsReadAsTheHead()
    {
        const SpeedModel model = speedModel("llama-3.2-1b");
        QCOMPARE(model.embeddingBytes, 0.0);
        QVERIFY(std::abs(model.alwaysBytes - model.parameters * 2.0) < 1e6);
    }

    void aMixtureReadsItsExpertsApart()
    {
        const SpeedModel model = speedModel("mixtral-8x7b");
        QVERIFY(model.isMixture());
        QCOMPARE(model.expertParameters, 32.0 * 8.0 * 3.0 * 4096.0 * 14336.0);
        QCOMPARE(model.activeExpertParameters, model.expertParameters / 4.0);
        // 12.9 B of 46.7 B are active.
        const double active = model.alwaysParameters + model.activeExpertParameters + 2.0 * model.headParameters;
        QVERIFY2(std::abs(active / 12.9e9 - 1.0) < 0.01, qPrintable(QString::number(active)));
    }

    void latentAttentionKeepsOneLatentAndComputesForEveryHead()
    {
        const SpeedModel model = speedModel("deepseek-r1", "fp8");
        QVERIFY(model.isLatent());
        QCOMPARE(model.cacheElements, 61.0 * 576.0);
        QCOMPARE(model.latentOperations, 61.0 * 2.0 * 128.0 * 1088.0);
    }

    void windowsCapTheCacheExceptWhereEveryLayerHasOne()
    {
        const SpeedModel half = speedModel("gpt-oss-120b");
        QVERIFY(half.windowCacheElements > 0.0);
        QCOMPARE(half.cacheElementsAt(10000.0), half.cacheElements * 10000.0 + half.windowCacheElements * 128.0);
        // TensorRT-LLM's Mistral 7B at 20,000 tokens runs like Llama 3.1 8B.
        QCOMPARE(speedModel("mistral-7b").windowCacheElements, 0.0);
    }

    void formatsDecideHowProductsAreComputed_data()
    {
        QTest::addColumn<QString>("format");
        QTest::addColumn<int>("kind");
        QTest::addColumn<bool>("small");
        QTest::newRow("bf16") << "bf16" << int(ComputeKind::Sixteen) << false;
        QTest::newRow("fp8") << "fp8" << int(ComputeKind::Fp8) << false;
        QTest::newRow("int8") << "int8" << int(ComputeKind::Int8) << false;
        QTest::newRow("4 bits, unpacked") << "awq-int4" << int(ComputeKind::Sixteen) << true;
        QTest::newRow("4 bits, computed with") << "nvfp4" << int(ComputeKind::Fp4) << true;
        QTest::newRow("llama.cpp") << "q4_k_m" << int(ComputeKind::Sixteen) << true;
    }

    void formatsDecideHowProductsAreComputed()
    {
        QFETCH(QString, format);
        QFETCH(int, kind);
        QFETCH(bool, small);
        const SpeedModel model = speedModel("llama-3-8b", format.toLatin1().constData());
        QCOMPARE(static_cast<int>(model.compute), kind);
        QCOMPARE(model.below8bits, small);
    }

    void aModelWithoutLayersIsRefused()
    {
        const Result<SpeedModel> model = speedModelOf({}, *weightFormat(QStringLiteral("bf16")), Engine::Vllm);
        QVERIFY(!model);
        QCOMPARE(model.error().kind, Error::Kind::OutOfRange);
    }
};

QTEST_GUILESS_MAIN(SpeedModelTest)
#include "tst_speed_model.moc"
