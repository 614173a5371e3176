// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/model_config.h"
#include "sizing/memory_request.h"
#include "support/test_support.h"

#include <QDir>
#include <QFile>

using namespace xuanka;

namespace {

Result<ModelConfig> parsed(const QByteArray &bytes, const QString &name)
{
    const Result<Json> json = parseJson(withoutPythonNumbers(bytes), name);
    return json ? readModelConfig(*json, name) : Result<ModelConfig>(fail(json.error()));
}

QByteArray sample(const QString &name)
{
    QFile file(test::dataFile(QStringLiteral("model_configs/%1.json").arg(name)));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no sample %s", qPrintable(name));
    return file.readAll();
}

} // namespace

class ModelConfigTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everySampleIsReadWithoutAssumptions_data()
    {
        QTest::addColumn<QString>("name");
        const QStringList files = QDir(test::dataFile(QStringLiteral("model_configs"))).entryList({QStringLiteral("*.json")});
        QCOMPARE(files.size(), 73);
        for (const QString &file : files)
            QTest::newRow(qPrintable(file)) << file.chopped(5);
    }

    void everySampleIsReadWithoutAssumptions()
    {
        QFETCH(QString, name);
        XUANKA_UNWRAP(config, parsed(sample(name), name));
        const ModelArchitecture &m = config.architecture;
        QVERIFY(!m.assumed);
        QVERIFY(m.layers > 0 && m.hidden > 0 && m.vocabulary > 0 && m.heads > 0);
        qint64 layers = 0;
        const QList<LayerGroup> groups = layerGroups(m);
        for (const LayerGroup &group : groups)
            layers += group.layers;
        QCOMPARE(layers, m.layers);
        QVERIFY(config.weightFormat.isEmpty() || weightFormat(config.weightFormat));
    }

    void quantisationChoosesTheWeightFormat_data()
    {
        QTest::addColumn<QByteArray>("block");
        QTest::addColumn<QString>("format");
        const auto row = [](const char *name, const char *block, const char *format) {
            QTest::newRow(name) << QByteArray(block) << QString::fromLatin1(format);
        };
        row("GPTQ 4", R"({"quant_method":"gptq","bits":4,"group_size":128})", "gptq-int4");
        row("GPTQ 8", R"({"quant_method":"gptq","bits":8,"group_size":-1})", "gptq-int8");
        row("AWQ", R"({"quant_method":"awq","bits":4,"group_size":128})", "awq-int4");
        row("NF4", R"({"quant_method":"bitsandbytes","load_in_4bit":true,"bnb_4bit_use_double_quant":false})", "nf4");
        row("NF4, twice", R"({"quant_method":"bitsandbytes","load_in_4bit":true,"bnb_4bit_use_double_quant":true})", "nf4-dq");
        row("LLM.int8", R"({"quant_method":"bitsandbytes","load_in_8bit":true})", "int8");
        row("FP8 blocks", R"({"quant_method":"fp8","weight_block_size":[128,128]})", "fp8");
        row("compressed tensors, W8A8", R"({"quant_method":"compressed-tensors","config_groups":{"group_0":{"weights":{"num_bits":8,"type":"int"}}}})", "int8");
        row("compressed tensors, FP8", R"({"quant_method":"compressed-tensors","config_groups":{"group_0":{"weights":{"num_bits":8,"type":"float"}}}})", "fp8");
        row("compressed tensors, W4A16", R"({"quant_method":"compressed-tensors","config_groups":{"group_0":{"weights":{"num_bits":4,"type":"int","group_size":128}}}})", "gptq-int4");
        row("NVFP4", R"({"quant_method":"modelopt","quant_algo":"NVFP4"})", "nvfp4");
        row("MXFP4", R"({"quant_method":"mxfp4","modules_to_not_convert":["lm_head"]})", "mxfp4");
    }

    void quantisationChoosesTheWeightFormat()
    {
        QFETCH(QByteArray, block);
        QFETCH(QString, format);
        const QByteArray quantised = QByteArray(",\"quantization_config\":") + block + "}";
        XUANKA_UNWRAP(config, parsed(QByteArray(decoder).replace("}", quantised), QStringLiteral("c")));
        QCOMPARE(config.weightFormat, format);
        QVERIFY(weightFormat(format));
    }

    void anUnknownQuantisationIsSaid()
    {
        XUANKA_UNWRAP(config, parsed(QByteArray(decoder).replace("}", R"(,"quantization_config":{"quant_method":"magic"}})"), QStringLiteral("c")));
        QVERIFY(config.weightFormat.isEmpty());
        QVERIFY(config.architecture.assumed);
        QVERIFY(config.architecture.notes.constLast().english.contains(QLatin1String("magic")));
        QVERIFY(config.architecture.notes.constLast().chinese.contains(QLatin1String("magic")));
    }

    void anUnknownTypeIsReadByTheUsualKeysAndSaid()
    {
        XUANKA_UNWRAP(known, parsed(decoder, QStringLiteral("c")));
        XUANKA_UNWRAP(unknown, parsed(QByteArray(decoder).replace("llama", "zebra"), QStringLiteral("c")));
        QVERIFY(!known.architecture.assumed);
        QVERIFY(unknown.architecture.assumed);
        QVERIFY(unknown.architecture.notes.constFirst().english.contains(QLatin1String("zebra")));
        QCOMPARE(countParameters(unknown.architecture).total(), countParameters(known.architecture).total());
    }

    void layersOfEveryKindAreTold()
    {
        const auto layersOf = [](const char *name, MixerKind kind) {
            const auto config = parsed(sample(QLatin1String(name)), QLatin1String(name));
            qint64 layers = 0;
            const QList<LayerGroup> groups = layerGroups(config->architecture);
            for (const LayerGroup &group : groups)
                layers += group.mixer == kind ? group.layers : 0;
            return layers;
        };
        QCOMPARE(layersOf("google--gemma-3-27b-it", MixerKind::Sliding), 52);
        QCOMPARE(layersOf("openai--gpt-oss-120b", MixerKind::Sliding), 18);
        QCOMPARE(layersOf("meta-llama--Llama-4-Scout-17B-16E-Instruct", MixerKind::Sliding), 36);
        QCOMPARE(layersOf("XiaomiMiMo--MiMo-V2-Flash", MixerKind::Sliding), 39);
        QCOMPARE(layersOf("Qwen--Qwen3-Next-80B-A3B-Instruct", MixerKind::Recurrent), 36);
        QCOMPARE(layersOf("ai21labs--Jamba-v0.1", MixerKind::Recurrent), 28);
        QCOMPARE(layersOf("nvidia--NVIDIA-Nemotron-3-Nano-30B-A3B-BF16", MixerKind::Full), 6);
        QCOMPARE(layersOf("nvidia--NVIDIA-Nemotron-3-Nano-30B-A3B-BF16", MixerKind::Recurrent), 23);
        QCOMPARE(layersOf("nvidia--Llama-3_3-Nemotron-Super-49B-v1", MixerKind::None), 31);
        QCOMPARE(layersOf("deepseek-ai--DeepSeek-V3.2", MixerKind::Latent), 61);
    }

private:
    static constexpr const char *decoder =
        R"({"model_type":"llama","hidden_size":128,"num_hidden_layers":2,"num_attention_heads":2,"intermediate_size":256,"vocab_size":500})";
};

QTEST_GUILESS_MAIN(ModelConfigTest)
#include "tst_model_config.moc"
