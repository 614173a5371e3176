// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model_file/model_file.h"
#include "model_file_samples.h"
#include "sizing/memory_estimate.h"
#include "support/test_support.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
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

// One layer of smallGguf(): blocks of 256 values; Q4_K 144 bytes, Q6_K 210 bytes.
constexpr qint64 attentionBytes = (65536 + 32768 + 65536) / 256 * 144 + 32768 / 256 * 210;
constexpr qint64 mlpBytes = 2 * 131072 / 256 * 144 + 131072 / 256 * 210;

} // namespace

class ModelFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    void aConfigurationIsNamedByItsFolder()
    {
        QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("models--Qwen--Tiny/snapshots/0a1b")));
        const QString path = at("models--Qwen--Tiny/snapshots/0a1b/config.json");
        write(path, smallConfig());
        XUANKA_UNWRAP(file, readModelFile(path));
        QCOMPARE(file.architecture.name, QStringLiteral("Qwen/Tiny"));
        QCOMPARE(file.formatName, QStringLiteral("config.json"));
        QCOMPARE(file.weightFormat, QStringLiteral("bf16"));
        QVERIFY(!file.architecture.exactWeights);
        QCOMPARE(countParameters(file.architecture).total(), 500 * 128 + 2 * (128 * 128 * 3 + 3 * 128 * 256 + 256) + 128);
    }

    void everyTensorOfAGgufIsCountedToTheByte_data()
    {
        QTest::addColumn<quint32>("version");
        QTest::addColumn<bool>("tied");
        QTest::newRow("v2") << 2U << false;
        QTest::newRow("v3") << 3U << false;
        QTest::newRow("v3, tied") << 3U << true;
    }

    void everyTensorOfAGgufIsCountedToTheByte()
    {
        QFETCH(quint32, version);
        QFETCH(bool, tied);
        const QString path = at("anything.bin"); // the name does not matter
        const GgufSample sample = smallGguf(3, tied, version);
        write(path, sample.bytes());
        XUANKA_UNWRAP(file, readModelFile(path));
        QCOMPARE(file.formatName, QStringLiteral("GGUF v%1").arg(version));
        QCOMPARE(file.weightFormat, QStringLiteral("q4_k_m"));
        QVERIFY(file.architecture.exactWeights);
        const ExactWeights &weights = *file.architecture.exactWeights;
        QCOMPARE(weights.embedding, 256000 / 256 * 144);
        QCOMPARE(weights.head, tied ? 0 : 256000 / 256 * 210);
        QCOMPARE(weights.attention, 3 * attentionBytes);
        QCOMPARE(weights.mlp, 3 * mlpBytes);
        QCOMPARE(weights.rest, (1 + 6) * 256 * 4);
        QCOMPARE(weights.tensors, static_cast<qint64>(sample.tensorCount()));
        QCOMPARE(weights.byType.constFirst().name, QStringLiteral("Q4_K"));
        const ModelArchitecture &m = file.architecture;
        QCOMPARE(m.name, QStringLiteral("Small"));
        QCOMPARE(m.tiedEmbeddings, tied);
        QCOMPARE(m.kvHeads, 2);
        QCOMPARE(m.headDim, 64);
        QCOMPARE(m.vocabulary, 1000);
        const ParameterCount count = countParameters(m);
        QCOMPARE(count.attention, 3 * (65536 * 2 + 32768 * 2));
        QCOMPARE(count.mlp, 3 * 3 * 131072);
        QCOMPARE(count.total(), (tied ? 256000 : 512000) + 3 * (196608 + 393216 + 512) + 256);
    }

    void aFileIsSizedByItsOwnTable()
    {
        write(at("small.gguf"), smallGguf().bytes());
        XUANKA_UNWRAP(file, readModelFile(at("small.gguf")));
        MemoryRequest request;
        request.engine = Engine::LlamaCpp;
        request.parallelism = Parallelism::LayerSplit;
        request.weightFormat = file.weightFormat;
        XUANKA_UNWRAP(estimate, estimateMemory(file.architecture, request));
        const MemoryPart &weights = estimate.parts.constFirst();
        QCOMPARE(weights.kind, MemoryPartKind::Weights);
        const ExactWeights &stored = *file.architecture.exactWeights;
        // llama.cpp looks tokens up in host memory.
        QCOMPARE(weights.total.expected.count(), stored.bytes() - stored.embedding);
        QCOMPARE(weights.total.low, weights.total.high);
        QCOMPARE(weights.trace.formula, QStringLiteral("memory.weights.stored"));
        request.weightFormat = QStringLiteral("q8_0"); // another format than the file's: computed
        XUANKA_UNWRAP(other, estimateMemory(file.architecture, request));
        QCOMPARE(other.parts.constFirst().trace.formula, QStringLiteral("memory.weights"));
    }

    void partsOfASplitFileAreAddedUp()
    {
        GgufSample first;
        first.text("general.architecture", "llama").count("llama.block_count", 1).count("llama.embedding_length", 256)
            .count("llama.feed_forward_length", 512).count("llama.attention.head_count", 4).count("split.count", 2)
            .count("split.tensors.count", 3).tensor("token_embd.weight", {256, 1000}, ggmlF32);
        GgufSample second;
        second.count("split.count", 2).tensor("blk.0.attn_k.weight", {256, 256}, ggmlF32).tensor("blk.0.ffn_up.weight", {256, 512}, ggmlF32);
        write(at("m-00001-of-00002.gguf"), first.bytes());
        const auto alone = readModelFile(at("m-00001-of-00002.gguf"));
        QVERIFY(!alone);
        QCOMPARE(alone.error().kind, Error::Kind::Missing);
        QCOMPARE(alone.error().place, QStringLiteral("m-00002-of-00002.gguf"));
        write(at("m-00002-of-00002.gguf"), second.bytes());
        for (const char *name : {"m-00001-of-00002.gguf", "m-00002-of-00002.gguf"}) {
            XUANKA_UNWRAP(file, readModelFile(at(name)));
            QCOMPARE(file.files.size(), 2);
            QCOMPARE(file.architecture.exactWeights->tensors, 3);
            QCOMPARE(file.architecture.exactWeights->bytes(), 4 * (256000 + 65536 + 131072));
        }
    }

    void anUnknownTensorTypeIsSaid()
    {
        write(at("new.gguf"), smallGguf().tensor("blk.0.ffn_gate_inp.weight", {256, 8}, 4711).bytes());
        XUANKA_UNWRAP(file, readModelFile(at("new.gguf")));
        QVERIFY(!file.architecture.exactWeights);
        QVERIFY(file.architecture.assumed);
        QVERIFY(file.assumptions.constLast().english.startsWith(QLatin1Char('1')));
    }

    void fourHundredGigabytesOpenInMilliseconds()
    {
        const QString path = at("huge.gguf");
        write(path, smallGguf(64).bytes());
        QVERIFY(QFile::resize(path, 400'000'000'000LL));
        QElapsedTimer timer;
        timer.start();
        XUANKA_UNWRAP(file, readModelFile(path));
        const qint64 spent = timer.elapsed();
        QCOMPARE(file.architecture.layers, 64);
        QVERIFY2(spent < 500, qPrintable(QString::number(spent)));
    }

    void windowsStatesAndExpertsAreToldFromMetadataAndTable()
    {
        GgufSample sample;
        sample.text("general.architecture", "gemma3").count("gemma3.block_count", 6).count("gemma3.embedding_length", 256)
            .count("gemma3.feed_forward_length", 512).count("gemma3.attention.head_count", 4).count("gemma3.attention.head_count_kv", 2)
            .count("gemma3.attention.key_length", 64).count("gemma3.attention.sliding_window", 1024);
        sample.tensor("token_embd.weight", {256, 1000}, ggmlF32);
        for (int i = 0; i < 6; ++i)
            sample.tensor("blk." + QByteArray::number(i) + ".attn_k.weight", {256, 128}, ggmlF32);
        write(at("gemma.gguf"), sample.bytes());
        XUANKA_UNWRAP(gemma, readModelFile(at("gemma.gguf")));
        QCOMPARE(gemma.architecture.slidingLayers, 5);

        GgufSample mamba;
        mamba.text("general.architecture", "mamba").count("mamba.block_count", 2).count("mamba.embedding_length", 256)
            .count("mamba.ssm.inner_size", 512).count("mamba.ssm.state_size", 16).count("mamba.ssm.conv_kernel", 4)
            .tensor("token_embd.weight", {256, 1000}, ggmlF32);
        for (int i = 0; i < 2; ++i)
            mamba.tensor("blk." + QByteArray::number(i) + ".ssm_in.weight", {256, 1024}, ggmlF32);
        write(at("mamba.gguf"), mamba.bytes());
        XUANKA_UNWRAP(state, readModelFile(at("mamba.gguf")));
        const LayerGroup &layer = state.architecture.groups.constFirst();
        QCOMPARE(layer.mixer, MixerKind::Recurrent);
        QCOMPARE(layer.layers, 2);
        QCOMPARE(layer.stateElements, 512 * 16);
        QCOMPARE(layer.convolutionElements, 512 * 3);

        GgufSample sparse;
        sparse.text("general.architecture", "qwen3moe").count("qwen3moe.block_count", 1).count("qwen3moe.embedding_length", 256)
            .count("qwen3moe.attention.head_count", 4).count("qwen3moe.expert_count", 8).count("qwen3moe.expert_used_count", 2)
            .count("qwen3moe.expert_feed_forward_length", 64).tensor("token_embd.weight", {256, 1000}, ggmlF32)
            .tensor("blk.0.attn_k.weight", {256, 256}, ggmlF32).tensor("blk.0.ffn_gate_inp.weight", {256, 8}, ggmlF32)
            .tensor("blk.0.ffn_up_exps.weight", {256, 64, 8}, ggmlF32);
        write(at("sparse.gguf"), sparse.bytes());
        XUANKA_UNWRAP(moe, readModelFile(at("sparse.gguf")));
        const ParameterCount count = countParameters(moe.architecture);
        QCOMPARE(count.mlp, 256 * 8 + 256 * 64 * 8);
        QCOMPARE(count.activeMlp, 256 * 8 + 256 * 64 * 2);
    }

    void safetensorsAndTheConfigurationBesideIt()
    {
        write(at("config.json"), smallConfig());
        write(at("model.safetensors"), safetensors(smallSafetensors()));
        XUANKA_UNWRAP(file, readModelFile(m_folder->path())); // a folder is opened by what is in it
        QCOMPARE(file.formatName, QStringLiteral("safetensors"));
        const ExactWeights &weights = *file.architecture.exactWeights;
        const ParameterCount count = countParameters(file.architecture);
        QCOMPARE(weights.bytes(), 2 * count.total());
        QCOMPARE(weights.attention, 2 * count.attention);
        QCOMPARE(weights.mlp, 2 * count.mlp);
        QCOMPARE(weights.head, 0);
        QVERIFY(!file.architecture.assumed);
        // Only the header is there: that is said.
        QVERIFY(file.assumptions.constLast().english.contains(QLatin1String("shorter")));
    }

    void withoutAConfigurationTheShapesAreToldFromTheTensors()
    {
        write(at("lonely.safetensors"), safetensors(smallSafetensors()));
        XUANKA_UNWRAP(file, readModelFile(at("lonely.safetensors")));
        QVERIFY(file.architecture.assumed);
        QCOMPARE(file.architecture.layers, 2);
        QCOMPARE(file.architecture.hidden, 128);
        QCOMPARE(file.architecture.kvHeads, 1);
        QCOMPARE(countParameters(file.architecture).total(), file.architecture.exactWeights->bytes() / 2);
    }

    void anIndexReadsItsShards()
    {
        const QList<SafetensorsLine> lines = smallSafetensors();
        write(at("config.json"), smallConfig());
        write(at("model.safetensors.index.json"),
              R"({"metadata":{"total_size":1},"weight_map":{"a":"model-00001-of-00002.safetensors","b":"model-00002-of-00002.safetensors"}})");
        XUANKA_UNWRAP(without, readModelFile(at("model.safetensors.index.json")));
        QVERIFY(!without.architecture.exactWeights);
        QVERIFY(without.assumptions.constLast().english.startsWith(QLatin1String("2 of 2")));
        write(at("model-00001-of-00002.safetensors"), safetensors(lines.mid(0, 5)));
        write(at("model-00002-of-00002.safetensors"), safetensors(lines.mid(5)));
        XUANKA_UNWRAP(file, readModelFile(m_folder->path()));
        QCOMPARE(file.formatName, QStringLiteral("safetensors index"));
        QCOMPARE(file.architecture.exactWeights->tensors, lines.size());
        QCOMPARE(file.architecture.exactWeights->bytes(), 2 * countParameters(file.architecture).total());
    }

    void anIndexLeadsNowhereElse()
    {
        write(at("config.json"), smallConfig());
        for (const char *shard : {"../../etc/passwd", "/etc/passwd", "..", "a/b.safetensors"}) {
            write(at("model.safetensors.index.json"), QByteArray("{\"weight_map\":{\"a\":\"") + shard + "\"}}");
            const auto file = readModelFile(at("model.safetensors.index.json"));
            QVERIFY(!file);
            QCOMPARE(file.error().place, QStringLiteral("$.weight_map"));
        }
    }

private:
    QString at(const char *name) const { return m_folder->filePath(QLatin1String(name)); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(ModelFileTest)
#include "tst_model_file.moc"
