// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/model_library.h"
#include "support/test_support.h"

using namespace xuanka;

class ParameterCountTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        XUANKA_UNWRAP(library, ModelLibrary::loadBuiltIn());
        m_library = library;
    }

    // Published counts of the checkpoints' own model cards and safetensors indexes.
    void everyParameterIsCounted_data()
    {
        QTest::addColumn<qint64>("published");
        QTest::newRow("meta-llama/Meta-Llama-3.1-8B") << 8030261248LL;
        QTest::newRow("meta-llama/Meta-Llama-3.1-70B") << 70553706496LL;
        QTest::newRow("meta-llama/Meta-Llama-3.1-405B") << 405853388800LL;
        QTest::newRow("mistralai/Mixtral-8x7B-v0.1") << 46702792704LL;
        QTest::newRow("mistralai/Mixtral-8x22B-v0.1") << 140620634112LL;
        QTest::newRow("Qwen/Qwen3-0.6B") << 596049920LL;
        QTest::newRow("Qwen/Qwen3-8B") << 8190735360LL;
        QTest::newRow("Qwen/Qwen3-32B") << 32762123264LL;
        QTest::newRow("Qwen/Qwen3-30B-A3B") << 30532122624LL;
        QTest::newRow("Qwen/Qwen3-235B-A22B") << 235093634560LL;
        QTest::newRow("meta-llama/Llama-2-7b-hf") << 6738415616LL;
        QTest::newRow("meta-llama/Llama-2-13b-hf") << 13015864320LL;
        QTest::newRow("meta-llama/Llama-2-70b-hf") << 68976648192LL;
        QTest::newRow("meta-llama/Llama-3.2-1B") << 1235814400LL;
        QTest::newRow("mistralai/Mistral-7B-v0.1") << 7241732096LL;
        QTest::newRow("google/gemma-2-9b") << 9241705984LL;
        QTest::newRow("microsoft/Phi-3-mini-4k-instruct") << 3821079552LL;
        QTest::newRow("microsoft/phi-4") << 14659507200LL;
        QTest::newRow("baichuan-inc/Baichuan2-13B-Base") << 13896668160LL;
        QTest::newRow("01-ai/Yi-34B") << 34388917248LL;
        QTest::newRow("Qwen/Qwen2.5-0.5B") << 494032768LL;
        QTest::newRow("Qwen/Qwen2.5-7B-Instruct") << 7615616512LL;
        QTest::newRow("Qwen/Qwen2.5-72B-Instruct") << 72706203648LL;
        QTest::newRow("internlm/internlm2_5-7b-chat") << 7737708544LL;
        QTest::newRow("openbmb/MiniCPM-2B-sft-bf16") << 2724880896LL;
    }

    void everyParameterIsCounted()
    {
        QFETCH(qint64, published);
        const ModelArchitecture *model = m_library.model(QString::fromUtf8(QTest::currentDataTag()));
        QVERIFY(model);
        QCOMPARE(countParameters(*model).total(), published);
    }

    // Names and cards give these in billions: total, and what one token passes through.
    void mixturesOfExpertsAndLatentAttentionAreCounted_data()
    {
        QTest::addColumn<double>("totalBillions");
        QTest::addColumn<double>("activeBillions");
        QTest::newRow("deepseek-v3") << 671.0 << 37.6;
        QTest::newRow("deepseek-r1") << 671.0 << 37.6;
        QTest::newRow("deepseek-v2") << 235.7 << 21.4;
        QTest::newRow("deepseek-v2-lite") << 15.7 << 2.7;
        QTest::newRow("kimi-k2") << 1026.0 << 32.9;
        QTest::newRow("mixtral-8x7b") << 46.7 << 12.9;
        QTest::newRow("qwen3-30b-a3b") << 30.5 << 3.4;
        QTest::newRow("qwen3-235b-a22b") << 235.1 << 22.2;
        QTest::newRow("qwen3-coder-480b-a35b") << 480.2 << 35.5;
    }

    void mixturesOfExpertsAndLatentAttentionAreCounted()
    {
        QFETCH(double, totalBillions);
        QFETCH(double, activeBillions);
        const ModelArchitecture *model = m_library.model(QString::fromUtf8(QTest::currentDataTag()));
        QVERIFY(model);
        const ParameterCount count = countParameters(*model);
        QVERIFY(qAbs(static_cast<double>(count.total()) / 1e9 - totalBillions) < totalBillions * 0.002);
        QVERIFY(qAbs(static_cast<double>(count.active()) / 1e9 - activeBillions) < 0.06);
    }

    // The checkpoints' safetensors indexes: biases of experts, routers and attention sinks included.
    void gptOssIsExact()
    {
        QCOMPARE(countParameters(*m_library.model(QStringLiteral("gpt-oss-20b"))).total(), 20914757184LL);
        QCOMPARE(countParameters(*m_library.model(QStringLiteral("gpt-oss-120b"))).total(), 116829156672LL);
    }

    void phi2WithItsBiasesIsExact()
    {
        QCOMPARE(countParameters(*m_library.model(QStringLiteral("phi-2"))).total(), 2779683840LL);
    }

    void aTypicalModelHasAboutTheParametersAskedFor_data()
    {
        QTest::addColumn<double>("billions");
        for (const double billions : {0.05, 0.1, 0.5, 1.0, 1.8, 3.0, 7.0, 8.0, 13.0, 30.0, 34.0, 65.0, 70.0, 180.0, 405.0, 1000.0, 2000.0})
            QTest::addRow("%g", billions) << billions;
    }

    void aTypicalModelHasAboutTheParametersAskedFor()
    {
        QFETCH(double, billions);
        XUANKA_UNWRAP(model, typicalArchitecture(billions));
        const double counted = static_cast<double>(countParameters(model).total()) / 1e9;
        QVERIFY2(qAbs(counted - billions) < billions * 0.02, qPrintable(QString::number(counted)));
        QVERIFY(model.assumed);
        QVERIFY(model.layers >= 4);
        QVERIFY(model.feedForward >= model.hidden);
        QCOMPARE(model.heads % model.kvHeads, 0);
    }

    void aTypicalModelOutsideTheRangeIsRefused()
    {
        for (const double billions : {0.0, -7.0, 0.049, 2000.1, qQNaN(), qInf()}) {
            const auto model = typicalArchitecture(billions);
            QVERIFY(!model);
            QCOMPARE(model.error().kind, Error::Kind::OutOfRange);
        }
    }

private:
    ModelLibrary m_library;
};

QTEST_GUILESS_MAIN(ParameterCountTest)
#include "tst_parameter_count.moc"
