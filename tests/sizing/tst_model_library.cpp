// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/memory_constants.h"
#include "sizing/sizing_support.h"

#include <QTemporaryDir>

using namespace xuanka;
using namespace xuanka::test;

namespace {

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

QByteArray resource(const char *path)
{
    QFile file(QString::fromLatin1(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class ModelLibraryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void itHasTheModelsPeopleUse_data()
    {
        QTest::addColumn<QString>("id");
        const QStringList names{
            QStringLiteral("llama-3-8b"),      QStringLiteral("Llama 3.1 70B"),  QStringLiteral("meta-llama/Llama-3.1-8B"),
            QStringLiteral("LLAMA-2-7B"),      QStringLiteral(" qwen3-32b "),    QStringLiteral("Qwen/Qwen2.5-7B-Instruct"),
            QStringLiteral("mixtral-8x22b"),   QStringLiteral("deepseek-r1"),    QStringLiteral("glm-4-9b"),
            QStringLiteral("gpt-oss-120b"),    QStringLiteral("kimi-k2"),        QStringLiteral("yi-34b"),
            QStringLiteral("baichuan2-13b"),   QStringLiteral("internlm2.5-7b"), QStringLiteral("minicpm-2b"),
            QStringLiteral("chatglm3-6b"),     QStringLiteral("gemma-2-9b"),     QStringLiteral("phi-4"),
            QStringLiteral("Meta-Llama-3.1-8B-Instruct"), QStringLiteral("Qwen2.5-7B-Instruct"), QStringLiteral("Qwen2.5-32B-Instruct-AWQ"),
            QStringLiteral("deepseek-ai/DeepSeek-R1-Distill-Qwen-32B"), QStringLiteral("QwQ-32B"), QStringLiteral("unsloth/gemma-3-27b-it-bnb-4bit"),
            QStringLiteral("zai-org/GLM-4.5-Air-FP8"), QStringLiteral("Mistral-Small-24B-Instruct-2501"), QStringLiteral("gpt-oss-20b"),
            QStringLiteral("Qwen3-30B-A3B-Instruct-2507"), QStringLiteral("Kimi-K2-Instruct-0905"), QStringLiteral("seed-oss-36b-instruct")};
        for (const QString &name : names)
            QTest::newRow(qPrintable(name)) << name;
    }

    void itHasTheModelsPeopleUse()
    {
        QFETCH(QString, id);
        QVERIFY(modelLibrary().model(id));
    }

    void everyEntryNamesItsSource()
    {
        QVERIFY(modelLibrary().models().size() >= 150);
        for (const ModelArchitecture &model : modelLibrary().models()) {
            QVERIFY2(!model.source.isEmpty(), qPrintable(model.id));
            QVERIFY2(QDate::fromString(model.asOf, Qt::ISODate).isValid(), qPrintable(model.id));
            QVERIFY2(estimateMemory(model, MemoryRequest()).has_value(), qPrintable(model.id));
        }
        QVERIFY(modelLibrary().imageModels().size() >= 45);
        for (const ImageModel &model : modelLibrary().imageModels()) {
            QVERIFY2(!model.source.isEmpty(), qPrintable(model.id));
            QVERIFY2(QDate::fromString(model.asOf, Qt::ISODate).isValid(), qPrintable(model.id));
            QCOMPARE(model.denoiserComponent().role, QStringLiteral("denoiser"));
            QVERIFY2(model.denoiser.isUnet() == (model.denoiser.widthPerLatentPixel > 0.0), qPrintable(model.id));
            QVERIFY2(model.denoiser.isUnet() == (model.denoiser.attentionWidths > 0), qPrintable(model.id));
            QVERIFY2(model.denoiser.dualStreamBlocks <= model.denoiser.blocks, qPrintable(model.id));
            MemoryRequest request;
            request.workload = Workload::ImageGeneration;
            QVERIFY2(estimateImageMemory(model, request).has_value(), qPrintable(model.id));
        }
        const QStringList ids = modelLibrary().ids();
        QCOMPARE(ids.size(), modelLibrary().models().size() + modelLibrary().imageModels().size());
        QCOMPARE(QSet<QString>(ids.cbegin(), ids.cend()).size(), ids.size());
    }

    void whatPeopleAddToANameDoesNotChangeTheModel()
    {
        const auto id = [](const char *name) { return modelLibrary().model(QString::fromLatin1(name))->id; };
        QCOMPARE(id("Meta-Llama-3.1-8B-Instruct"), QStringLiteral("llama-3.1-8b"));
        QCOMPARE(id("unsloth/Llama-3.2-3B-Instruct-bnb-4bit"), QStringLiteral("llama-3.2-3b"));
        QCOMPARE(id("Qwen2.5-7B-Instruct"), QStringLiteral("qwen2.5-7b"));
        QCOMPARE(id("GLM-4-9B-0414"), QStringLiteral("glm-4-9b-0414"));
        QCOMPARE(id("Yi-1.5-34B-Chat"), QStringLiteral("yi-34b"));
    }

    void anUnknownNameGivesNothing()
    {
        QVERIFY(!modelLibrary().model(QStringLiteral("llama-9-900b")));
        QVERIFY(!modelLibrary().model(QString()));
        QVERIFY(!modelLibrary().model(QStringLiteral("sdxl")));
        QVERIFY(!modelLibrary().imageModel(QStringLiteral("llama-3-8b")));
    }

    void damagedFilesAreRefusedWithThePlace_data()
    {
        QTest::addColumn<QByteArray>("find");
        QTest::addColumn<QByteArray>("replace");
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("place");
        QTest::newRow("not JSON") << QByteArray("\"models\": [") << QByteArray("\"models\": [[") << int(Error::Kind::NotJson) << QString();
        QTest::newRow("text for a number") << QByteArray("\"num_hidden_layers\": 32") << QByteArray("\"num_hidden_layers\": \"32\"")
                                           << int(Error::Kind::SchemaViolation) << QStringLiteral("$.models[0].config.num_hidden_layers");
        QTest::newRow("no layers") << QByteArray("\"num_hidden_layers\": 32") << QByteArray("\"num_hidden_layers\": 0")
                                   << int(Error::Kind::OutOfRange) << QStringLiteral("$.models[0].config.num_hidden_layers");
        QTest::newRow("unknown key") << QByteArray("\"name\": \"Llama 2 7B\",") << QByteArray("\"name\": \"Llama 2 7B\", \"layer\": 3,")
                                     << int(Error::Kind::UnknownName) << QStringLiteral("$.models[0].layer");
        QTest::newRow("one name for two models") << QByteArray("\"id\": \"llama-2-13b\"") << QByteArray("\"id\": \"llama-2-7b\"")
                                                 << int(Error::Kind::Inconsistent) << QStringLiteral("$.models[1]");
    }

    void damagedFilesAreRefusedWithThePlace()
    {
        QFETCH(QByteArray, find);
        QFETCH(QByteArray, replace);
        QFETCH(int, kind);
        QFETCH(QString, place);
        QTemporaryDir folder;
        QByteArray models = resource(":/models/language_models.json");
        const auto position = models.indexOf(find);
        QVERIFY(position > 0);
        models.replace(position, find.size(), replace);
        write(folder.filePath(QStringLiteral("language_models.json")), models);
        write(folder.filePath(QStringLiteral("image_models.json")), resource(":/models/image_models.json"));
        const auto library = ModelLibrary::load(folder.path());
        QVERIFY(!library);
        QCOMPARE(static_cast<int>(library.error().kind), kind);
        if (!place.isEmpty())
            QCOMPARE(library.error().place, place);
        QVERIFY(library.error().file.endsWith(QLatin1String("language_models.json")));
    }

    void aMissingFileIsNamed()
    {
        const auto library = ModelLibrary::load(QStringLiteral("/nowhere"));
        QVERIFY(!library);
        QCOMPARE(library.error().kind, Error::Kind::CannotOpen);
    }

    void weightFormatsAreInOrderAndComplete()
    {
        for (const char *id : {"bf16", "fp16", "fp32", "fp8", "int8", "awq-int4", "gptq-int4", "nf4", "q4_k_m", "q8_0"}) {
            const WeightFormat *format = weightFormat(QString::fromLatin1(id));
            QVERIFY2(format, id);
            QVERIFY(!format->source.isEmpty());
            QVERIFY(format->linearBits >= 1.0 && format->linearBits <= 32.0);
        }
        QVERIFY(!weightFormat(QStringLiteral("int3")));
        QCOMPARE(weightFormats().constFirst().id, QStringLiteral("fp32"));
    }

    void constantsHoldTheirOrder()
    {
        const MemoryConstants &c = memoryConstants();
        const QList<MemoryConstant> constants{c.context, c.servingContext, c.communication, c.allocatorSlack, c.cacheGrowth, c.workspace,
                                              c.prefillFfnFactor, c.prefillHiddenFactor, c.vllmStepTokens, c.cudaGraphs,
                                              c.loadingMatrices,
                                              c.activationSpread, c.mapBytes, c.keptMatrixOutputs, c.zero3LiveParameters,
                                              c.zeroBucketElements, c.imageLoading,
                                              c.assumedShapeSpread, c.assumedCacheSpread};
        for (const MemoryConstant &constant : constants) {
            QVERIFY(constant.value.low <= constant.value.expected);
            QVERIFY(constant.value.expected <= constant.value.high);
            QVERIFY(!constant.source.isEmpty());
        }
    }

    void idsReadBackAsTheyWereWritten()
    {
        for (const Workload value : {Workload::Inference, Workload::FullFineTuning, Workload::Lora, Workload::Qlora,
                                     Workload::Pretraining, Workload::ImageGeneration})
            QCOMPARE(workloadFromId(workloadId(value)), std::optional(value));
        for (const Optimizer value : {Optimizer::AdamW, Optimizer::AdamW8bit, Optimizer::PagedAdamW8bit, Optimizer::Adafactor,
                                      Optimizer::Sgd, Optimizer::Lion, Optimizer::SgdMomentum, Optimizer::Muon,
                                      Optimizer::Galore, Optimizer::Galore8bit})
            QCOMPARE(optimizerFromId(optimizerId(value)), std::optional(value));
        for (const Checkpointing value : {Checkpointing::None, Checkpointing::Selective, Checkpointing::Full})
            QCOMPARE(checkpointingFromId(checkpointingId(value)), std::optional(value));
        for (const Engine value : {Engine::Transformers, Engine::Vllm, Engine::LlamaCpp, Engine::Diffusers})
            QCOMPARE(engineFromId(engineId(value)), std::optional(value));
        for (const Parallelism value : {Parallelism::Tensor, Parallelism::Pipeline, Parallelism::Data, Parallelism::Zero1,
                                        Parallelism::Zero2, Parallelism::Zero3, Parallelism::LayerSplit})
            QCOMPARE(parallelismFromId(parallelismId(value)), std::optional(value));
        for (const LossHead value : {LossHead::Plain, LossHead::Chunked, LossHead::Fused})
            QCOMPARE(lossHeadFromId(lossHeadId(value)), std::optional(value));
        for (const Offload value : {Offload::None, Offload::Model})
            QCOMPARE(offloadFromId(offloadId(value)), std::optional(value));
        QCOMPARE(parallelismFromId(QStringLiteral("fsdp")), std::optional(Parallelism::Zero3));
        QCOMPARE(parallelismId(Parallelism::Zero3), QStringLiteral("zero3"));
        QCOMPARE(engineFromId(QStringLiteral("ollama")), std::optional(Engine::LlamaCpp));
        QVERIFY(!workloadFromId(QStringLiteral("dream")));
        QVERIFY(!optimizerFromId(QString()));
    }
};

QTEST_GUILESS_MAIN(ModelLibraryTest)
#include "tst_model_library.moc"
