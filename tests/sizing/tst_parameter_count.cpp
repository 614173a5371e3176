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

    // Published counts: the checkpoints' model cards and safetensors metadata, tied output heads counted once.
    void everyParameterIsCounted_data()
    {
        QTest::addColumn<qint64>("published");
        QTest::newRow("llama-2-7b") << 6738415616LL;
        QTest::newRow("llama-2-13b") << 13015864320LL;
        QTest::newRow("llama-2-70b") << 68976648192LL;
        QTest::newRow("llama-3-8b") << 8030261248LL;
        QTest::newRow("llama-3-70b") << 70553706496LL;
        QTest::newRow("llama-3.1-8b") << 8030261248LL;
        QTest::newRow("llama-3.1-70b") << 70553706496LL;
        QTest::newRow("llama-3.1-405b") << 405853388800LL;
        QTest::newRow("llama-3.2-1b") << 1235814400LL;
        QTest::newRow("llama-3.2-3b") << 3212749824LL;
        QTest::newRow("llama-3.3-70b") << 70553706496LL;
        QTest::newRow("codellama-7b") << 6738546688LL;
        QTest::newRow("codellama-13b") << 13016028160LL;
        QTest::newRow("codellama-34b") << 33743970304LL;
        QTest::newRow("tinyllama-1.1b") << 1100048384LL;
        QTest::newRow("smollm2-135m") << 134515008LL;
        QTest::newRow("smollm2-360m") << 361821120LL;
        QTest::newRow("smollm2-1.7b") << 1711376384LL;
        QTest::newRow("smollm3-3b") << 3075098624LL;
        QTest::newRow("falcon3-7b") << 7455550464LL;
        QTest::newRow("falcon3-10b") << 10305653760LL;
        QTest::newRow("mistral-7b") << 7241732096LL;
        QTest::newRow("mistral-7b-v0.3") << 7248023552LL;
        QTest::newRow("mistral-nemo-12b") << 12247782400LL;
        QTest::newRow("ministral-8b") << 8019808256LL;
        QTest::newRow("mistral-small-22b") << 22247282688LL;
        QTest::newRow("mistral-small-24b") << 23572403200LL;
        QTest::newRow("mistral-large-123b") << 122610069504LL;
        QTest::newRow("mixtral-8x7b") << 46702792704LL;
        QTest::newRow("mixtral-8x22b") << 140620634112LL;
        QTest::newRow("qwen-1.8b") << 1836828672LL;
        QTest::newRow("qwen-7b") << 7721324544LL;
        QTest::newRow("qwen-14b") << 14167290880LL;
        QTest::newRow("qwen-72b") << 72287920128LL;
        QTest::newRow("qwen1.5-1.8b") << 1836828672LL;
        QTest::newRow("qwen1.5-4b") << 3950369280LL;
        QTest::newRow("qwen1.5-7b") << 7721324544LL;
        QTest::newRow("qwen1.5-14b") << 14167290880LL;
        QTest::newRow("qwen1.5-32b") << 32512218112LL;
        QTest::newRow("qwen1.5-72b") << 72287920128LL;
        QTest::newRow("qwen1.5-110b") << 111209914368LL;
        QTest::newRow("qwen1.5-moe-a2.7b") << 14315784192LL;
        QTest::newRow("qwen2-0.5b") << 494032768LL;
        QTest::newRow("qwen2-1.5b") << 1543714304LL;
        QTest::newRow("qwen2-7b") << 7615616512LL;
        QTest::newRow("qwen2-72b") << 72706203648LL;
        QTest::newRow("qwen2.5-0.5b") << 494032768LL;
        QTest::newRow("qwen2.5-1.5b") << 1543714304LL;
        QTest::newRow("qwen2.5-3b") << 3085938688LL;
        QTest::newRow("qwen2.5-7b") << 7615616512LL;
        QTest::newRow("qwen2.5-14b") << 14770033664LL;
        QTest::newRow("qwen2.5-32b") << 32763876352LL;
        QTest::newRow("qwen2.5-72b") << 72706203648LL;
        QTest::newRow("qwq-32b") << 32763876352LL;
        QTest::newRow("qwen2-vl-2b") << 2208985600LL;
        QTest::newRow("qwen2-vl-7b") << 8291375616LL;
        QTest::newRow("qwen2.5-vl-3b") << 3754622976LL;
        QTest::newRow("qwen2.5-vl-7b") << 8292166656LL;
        QTest::newRow("qwen2.5-vl-32b") << 33452718336LL;
        QTest::newRow("qwen2.5-vl-72b") << 73410777344LL;
        QTest::newRow("qwen3-0.6b") << 596049920LL;
        QTest::newRow("qwen3-1.7b") << 1720574976LL;
        QTest::newRow("qwen3-4b") << 4022468096LL;
        QTest::newRow("qwen3-8b") << 8190735360LL;
        QTest::newRow("qwen3-14b") << 14768307200LL;
        QTest::newRow("qwen3-32b") << 32762123264LL;
        QTest::newRow("qwen3-30b-a3b") << 30532122624LL;
        QTest::newRow("qwen3-235b-a22b") << 235093634560LL;
        QTest::newRow("qwen3-coder-480b-a35b") << 480154875392LL;
        QTest::newRow("qwen3-vl-4b") << 4437815808LL;
        QTest::newRow("qwen3-vl-8b") << 8767123696LL;
        QTest::newRow("qwen3-vl-30b-a3b") << 31070754032LL;
        QTest::newRow("deepseek-llm-7b") << 6910365696LL;
        QTest::newRow("deepseek-coder-6.7b") << 6740512768LL;
        QTest::newRow("deepseek-coder-33b") << 33342991360LL;
        QTest::newRow("deepseek-v2-lite") << 15706484224LL;
        QTest::newRow("deepseek-v2") << 235741434880LL;
        QTest::newRow("deepseek-v3") << 671026419200LL;
        QTest::newRow("deepseek-r1") << 671026419200LL;
        QTest::newRow("deepseek-r1-distill-qwen-1.5b") << 1777088000LL;
        QTest::newRow("deepseek-r1-distill-qwen-7b") << 7615616512LL;
        QTest::newRow("deepseek-r1-distill-qwen-14b") << 14770033664LL;
        QTest::newRow("deepseek-r1-distill-qwen-32b") << 32763876352LL;
        QTest::newRow("deepseek-r1-distill-llama-8b") << 8030261248LL;
        QTest::newRow("deepseek-r1-distill-llama-70b") << 70553706496LL;
        QTest::newRow("chatglm2-6b") << 6243584000LL;
        QTest::newRow("chatglm3-6b") << 6243584000LL;
        QTest::newRow("glm-4-9b") << 9399951360LL;
        QTest::newRow("glm-4-9b-0414") << 9400279040LL;
        QTest::newRow("glm-4-32b") << 32566081536LL;
        QTest::newRow("gemma-2b") << 2506172416LL;
        QTest::newRow("gemma-7b") << 8537680896LL;
        QTest::newRow("gemma-2-2b") << 2614341888LL;
        QTest::newRow("gemma-2-9b") << 9241705984LL;
        QTest::newRow("gemma-2-27b") << 27227128320LL;
        QTest::newRow("gemma-3-1b") << 999885952LL;
        QTest::newRow("gemma-3-4b") << 4300079472LL;
        QTest::newRow("gemma-3-12b") << 12187325040LL;
        QTest::newRow("gemma-3-27b") << 27432406640LL;
        QTest::newRow("phi-1.5") << 1418270720LL;
        QTest::newRow("phi-2") << 2779683840LL;
        QTest::newRow("phi-3-mini") << 3821079552LL;
        QTest::newRow("phi-3-medium") << 13960238080LL;
        QTest::newRow("phi-3.5-mini") << 3821079552LL;
        QTest::newRow("phi-3.5-moe") << 41873153344LL;
        QTest::newRow("phi-4") << 14659507200LL;
        QTest::newRow("phi-4-mini") << 3836021760LL;
        QTest::newRow("baichuan2-7b") << 7505973248LL;
        QTest::newRow("baichuan2-13b") << 13896668160LL;
        QTest::newRow("yi-6b") << 6061035520LL;
        QTest::newRow("yi-9b") << 8829407232LL;
        QTest::newRow("yi-34b") << 34388917248LL;
        QTest::newRow("internlm2-1.8b") << 1889110016LL;
        QTest::newRow("internlm2-7b") << 7737708544LL;
        QTest::newRow("internlm2-20b") << 19861149696LL;
        QTest::newRow("internlm2.5-7b") << 7737708544LL;
        QTest::newRow("internlm3-8b") << 8804241408LL;
        QTest::newRow("minicpm-2b") << 2724880896LL;
        QTest::newRow("gpt-oss-20b") << 20914757184LL;
        QTest::newRow("gpt-oss-120b") << 116829156672LL;
        QTest::newRow("hunyuan-a13b") << 80393183232LL;
        QTest::newRow("ernie-4.5-0.3b") << 360748032LL;
        QTest::newRow("ernie-4.5-21b-a3b") << 21825437888LL;
        QTest::newRow("seed-oss-36b") << 36151104512LL;
        QTest::newRow("dots-llm1") << 142774381696LL;
        QTest::newRow("command-r-35b") << 34980831232LL;
        QTest::newRow("command-r-plus") << 103810674688LL;
        QTest::newRow("falcon-7b") << 6921720704LL;
        QTest::newRow("falcon-40b") << 41303293952LL;
        QTest::newRow("stablelm-2-1.6b") << 1644515328LL;
        QTest::newRow("stablelm-3b") << 2795443200LL;
        QTest::newRow("pythia-1.4b") << 1414647808LL;
        QTest::newRow("pythia-2.8b") << 2775208960LL;
        QTest::newRow("pythia-6.9b") << 6857302016LL;
        QTest::newRow("pythia-12b") << 11846072320LL;
        QTest::newRow("olmo-2-7b") << 7298617344LL;
        QTest::newRow("olmo-2-13b") << 13716198400LL;
        QTest::newRow("olmo-2-32b") << 32234279936LL;
        QTest::newRow("granite-3.1-8b") << 8170848256LL;
        QTest::newRow("granite-3.1-2b") << 2533531648LL;
        QTest::newRow("starcoder2-3b") << 3030371328LL;
        QTest::newRow("starcoder2-7b") << 7173923840LL;
        QTest::newRow("starcoder2-15b") << 15957889024LL;
        QTest::newRow("nemotron-super-49b") << 49867145216LL;
        QTest::newRow("jamba-v0.1") << 51570323328LL;
        QTest::newRow("mamba-2.8b") << 2768345600LL;
        QTest::newRow("gpt2") << 124439808LL;
        QTest::newRow("gpt2-xl") << 1557611200LL;
        QTest::newRow("bloom-7b1") << 7069016064LL;
        QTest::newRow("bloom-176b") << 176247271424LL;
        QTest::newRow("opt-6.7b") << 6658473984LL;
        QTest::newRow("opt-30b") << 29974540288LL;
    }

    void everyParameterIsCounted()
    {
        QFETCH(qint64, published);
        const ModelArchitecture *model = m_library.model(QString::fromUtf8(QTest::currentDataTag()));
        QVERIFY(model);
        QCOMPARE(countParameters(*model).total(), published);
    }

    // Names and cards give these in billions: total, and what one token passes through. Some cards leave the embedding out
    // of the active count, or round it down, so the second figure is held to the first digits only.
    void mixturesOfExpertsAndLatentAttentionAreCounted_data()
    {
        QTest::addColumn<double>("totalBillions");
        QTest::addColumn<double>("activeBillions");
        QTest::newRow("deepseek-v3") << 671.0 << 37.6;
        QTest::newRow("deepseek-r1") << 671.0 << 37.6;
        QTest::newRow("deepseek-v3.2") << 671.9 << 38.4;
        QTest::newRow("deepseek-v4-flash") << 284.0 << 13.8;
        QTest::newRow("deepseek-v2") << 235.7 << 21.4;
        QTest::newRow("deepseek-v2-lite") << 15.7 << 2.7;
        QTest::newRow("kimi-k2") << 1026.0 << 32.9;
        QTest::newRow("moonlight-16b-a3b") << 15.96 << 2.9;
        QTest::newRow("mixtral-8x7b") << 46.7 << 12.9;
        QTest::newRow("qwen3-30b-a3b") << 30.5 << 3.4;
        QTest::newRow("qwen3-235b-a22b") << 235.1 << 22.2;
        QTest::newRow("qwen3-coder-480b-a35b") << 480.2 << 35.5;
        QTest::newRow("qwen2-57b-a14b") << 57.4 << 14.2;
        QTest::newRow("llama-4-scout") << 107.8 << 17.2;
        QTest::newRow("llama-4-maverick") << 400.7 << 17.2;
        QTest::newRow("glm-5") << 744.0 << 41.8;
        QTest::newRow("minimax-m2") << 228.7 << 11.0;
        QTest::newRow("mimo-v2-flash") << 309.0 << 15.4;
        QTest::newRow("nemotron-3-nano-30b-a3b") << 31.6 << 3.6;
        QTest::newRow("ernie-4.5-300b-a47b") << 299.5 << 47.9;
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

    // Checkpoints that hold a prediction layer: total and layer together, and where they store it again, embedding and head.
    void predictionLayersAreStatedApart_data()
    {
        QTest::addColumn<qint64>("published");
        QTest::addColumn<bool>("storesEmbeddingAgain");
        QTest::newRow("glm-4.6") << 356785898816LL << false;
        QTest::newRow("glm-4.5") << 358337791296LL << true;
        QTest::newRow("glm-4.5-air") << 110468824832LL << true;
        QTest::newRow("qwen3-next-80b-a3b") << 81324862720LL << false;
        QTest::newRow("qwen3.5-27b") << 27781427952LL << false;
        QTest::newRow("qwen3.5-35b-a3b") << 35951822704LL << false;
    }

    void predictionLayersAreStatedApart()
    {
        QFETCH(qint64, published);
        QFETCH(bool, storesEmbeddingAgain);
        const ModelArchitecture *model = m_library.model(QString::fromUtf8(QTest::currentDataTag()));
        QVERIFY(model);
        const ParameterCount count = countParameters(*model);
        QCOMPARE(model->predictionLayers, 1);
        QCOMPARE(count.total() + model->predictionParameters
                     + (storesEmbeddingAgain ? count.embedding + count.outputHead : 0), published);
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
