// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fuzz/model_file_fuzzing.h"
#include "model_file/model_file.h"
#include "model_file_samples.h"
#include "support/test_support.h"

#include <QElapsedTimer>
#include <QFile>
#include <QRandomGenerator>
#include <QTemporaryDir>

#include <sys/stat.h>

using namespace xuanka;
using namespace xuanka::test;

namespace {

QByteArray changed(QByteArray bytes, const QByteArray &find, const QByteArray &replace)
{
    const qsizetype at = bytes.indexOf(find);
    if (at < 0)
        qFatal("the sample has no such text");
    return bytes.replace(at, find.size(), replace);
}

/// The same bytes with a few of them flipped, cut out, doubled or set to extremes; the same for the same number.
QByteArray mutated(const QByteArray &seed, QRandomGenerator &random)
{
    QByteArray bytes = seed;
    const int changes = random.bounded(1, 5);
    for (int i = 0; i < changes && !bytes.isEmpty(); ++i) {
        const auto at = static_cast<qsizetype>(random.bounded(static_cast<quint32>(bytes.size())));
        const auto length = std::min<qsizetype>(random.bounded(1, 16), bytes.size() - at);
        switch (random.bounded(6)) {
        case 0: bytes[at] = static_cast<char>(bytes.at(at) ^ (1 << random.bounded(8))); break;
        case 1: bytes.truncate(at); break;
        case 2: bytes.remove(at, length); break;
        case 3: bytes.insert(at, bytes.mid(at, length)); break;
        case 4: bytes.replace(at, length, QByteArray(length, '\xff')); break;
        default: bytes.insert(at, QByteArray("9").repeated(random.bounded(1, 24))); break;
        }
    }
    return bytes;
}

} // namespace

class HostileModelFilesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachGetsOneSentence_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("place");
        const auto row = [](const char *name, const QByteArray &bytes, Error::Kind kind, const char *place = "") {
            QTest::newRow(name) << bytes << static_cast<int>(kind) << QString::fromUtf8(place);
        };
        const QByteArray config = smallConfig();
        const QByteArray gguf = smallGguf().bytes();
        const auto u64 = [](quint64 value) { return GgufSample::number(value); };
        row("empty", "", Error::Kind::Unsupported);
        row("something else", "\x7f" "ELF and more", Error::Kind::Unsupported);
        row("an image", "\x89PNG\r\n", Error::Kind::Unsupported);
        row("PyTorch", "PK\x03\x04" "archive/data.pkl", Error::Kind::Unsupported);
        row("GGML of old", "lmgg....", Error::Kind::Unsupported);
        row("only spaces", QByteArray(5000, ' '), Error::Kind::NotJson);
        row("UTF-16", QByteArray("\xff\xfe{\0\"\0", 6), Error::Kind::NotUtf8);
        row("not UTF-8", "{\"model_type\": \"\xff\"}", Error::Kind::NotUtf8);
        row("endless nesting", QByteArray("{\"a\":").append(QByteArray("[").repeated(100000)), Error::Kind::TooLarge);
        row("a list", "[1, 2]", Error::Kind::Unsupported);
        row("twice the same key", changed(config, "{", "{\"hidden_size\":1,"), Error::Kind::Inconsistent);
        row("no hidden size", changed(config, "hidden_size", "hidden_sise"), Error::Kind::Missing, "$.hidden_size");
        row("negative layers", changed(config, "\"num_hidden_layers\":2", "\"num_hidden_layers\":-2"), Error::Kind::OutOfRange, "$.num_hidden_layers");
        row("half a head", changed(config, "\"num_attention_heads\":2", "\"num_attention_heads\":2.5"), Error::Kind::OutOfRange, "$.num_attention_heads");
        row("2^63 wide", changed(config, "\"hidden_size\":128", "\"hidden_size\":9223372036854775808"), Error::Kind::OutOfRange, "$.hidden_size");
        row("1e999", changed(config, "\"hidden_size\":128", "\"hidden_size\":1e999"), Error::Kind::NotJson);
        row("NaN where it matters", changed(config, "\"hidden_size\":128", "\"hidden_size\":NaN"), Error::Kind::SchemaViolation, "$.hidden_size");
        row("text for a number", changed(config, "\"vocab_size\":500", "\"vocab_size\":\"many\""), Error::Kind::SchemaViolation, "$.vocab_size");
        row("heads that do not divide", changed(config, "\"num_attention_heads\":2", "\"num_attention_heads\":3"), Error::Kind::Inconsistent, "$.num_attention_heads");
        row("KV heads that do not divide", changed(changed(config, "\"num_attention_heads\":2", "\"num_attention_heads\":4"),
            "\"num_key_value_heads\":1", "\"num_key_value_heads\":3"), Error::Kind::Inconsistent, "$.num_key_value_heads");
        row("a diffusion model", "{\"_class_name\": \"FluxTransformer2DModel\"}", Error::Kind::Unsupported, "$._class_name");
        row("an encoder and decoder", changed(config, "{", "{\"is_encoder_decoder\":true,"), Error::Kind::Unsupported, "$.is_encoder_decoder");
        row("GGUF v1", changed(gguf, GgufSample::number<quint32>(3), GgufSample::number<quint32>(1)), Error::Kind::Unsupported, "byte 8 (version)");
        row("GGUF big-endian", changed(gguf, GgufSample::number<quint32>(3), GgufSample::number<quint32>(0x03000000)), Error::Kind::Unsupported, "byte 8 (version)");
        row("GGUF cut short", gguf.left(gguf.size() - 20), Error::Kind::Inconsistent);
        row("GGUF of four bytes", "GGUF", Error::Kind::Inconsistent, "byte 4 (version)");
        row("2^63 tensors", "GGUF" + GgufSample::number<quint32>(3) + u64(1ULL << 63) + u64(0), Error::Kind::OutOfRange);
        row("2^63 pairs", "GGUF" + GgufSample::number<quint32>(3) + u64(0) + u64(1ULL << 63), Error::Kind::OutOfRange);
        row("a key of 2^60", "GGUF" + GgufSample::number<quint32>(3) + u64(0) + u64(1) + u64(1ULL << 60), Error::Kind::OutOfRange);
        row("a list of 2^62", GgufSample().pair("a", 9, GgufSample::number<quint32>(8) + u64(1ULL << 62)).bytes(), Error::Kind::TooLarge);
        row("lists in lists", GgufSample().pair("a", 9, QByteArray(GgufSample::number<quint32>(9) + u64(1)).repeated(1000)).bytes(), Error::Kind::TooLarge);
        row("a value of no type", GgufSample().pair("a", 77, "x").bytes(), Error::Kind::OutOfRange);
        row("a dimension of 2^63", smallGguf().tensor("x", {1ULL << 63}, 0).bytes(), Error::Kind::OutOfRange);
        row("dimensions that multiply to 2^80", smallGguf().tensor("x", {1ULL << 40, 1ULL << 40}, 0).bytes(), Error::Kind::OutOfRange);
        row("nine dimensions", smallGguf().tensor("x", {1, 1, 1, 1, 1, 1, 1, 1, 1}, 0).bytes(), Error::Kind::OutOfRange);
        row("more experts a token than experts", smallGguf().count("llama.expert_count", 2).count("llama.expert_used_count", 720898).bytes(),
            Error::Kind::OutOfRange, "llama.expert_used_count");
        row("no architecture", GgufSample().count("a", 1).bytes(), Error::Kind::Missing, "general.architecture");
        row("a projector", GgufSample().text("general.architecture", "clip").bytes(), Error::Kind::Unsupported);
        row("layers without tensors", GgufSample().text("general.architecture", "llama").count("llama.block_count", 4)
            .count("llama.embedding_length", 64).count("llama.attention.head_count", 1).tensor("token_embd.weight", {64, 10}, 0).bytes(),
            Error::Kind::Inconsistent, "llama.block_count");
        row("split without siblings", smallGguf().count("split.count", 3).bytes(), Error::Kind::Inconsistent, "split.count");
        row("safetensors header of 2^55", u64(1ULL << 55) + "{}", Error::Kind::OutOfRange);
        row("safetensors cut short", safetensors(smallSafetensors()).left(200), Error::Kind::Inconsistent);
        row("offsets that go back", safetensorsHeader(R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[8,4]}})"), Error::Kind::OutOfRange, "a");
        row("bytes that do not fit the shape", safetensorsHeader(R"({"a":{"dtype":"F32","shape":[2],"data_offsets":[0,4]}})"), Error::Kind::Inconsistent, "a");
        row("a negative shape", safetensorsHeader(R"({"a":{"dtype":"F32","shape":[-2],"data_offsets":[0,8]}})"), Error::Kind::OutOfRange, "a");
        row("a tensor that is none", safetensorsHeader(R"({"a":[1]})"), Error::Kind::SchemaViolation, "a");
        row("a LoRA adapter", safetensorsHeader(R"({"layers.0.q_proj.lora_A.weight":{"dtype":"F32","shape":[1],"data_offsets":[0,4]}})"), Error::Kind::Unsupported);
        row("an index of nothing", R"({"weight_map":3})", Error::Kind::Missing, "$.weight_map");
    }

    void eachGetsOneSentence()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, kind);
        QFETCH(QString, place);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("file"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
        file.close();
        const auto model = readModelFile(path);
        QVERIFY(!model);
        QVERIFY2(static_cast<int>(model.error().kind) == kind, qPrintable(errorMessage(model.error())));
        if (!place.isEmpty())
            QCOMPARE(model.error().place, place);
        const QString message = errorMessage(model.error());
        QVERIFY(!message.contains(QLatin1Char('\n')) && message.size() < 600);
    }

    void whatIsNoFileIsNotWaitedFor()
    {
        QTemporaryDir folder;
        QCOMPARE(readModelFile(folder.path()).error().kind, Error::Kind::Unsupported); // nothing in it
        QCOMPARE(readModelFile(folder.filePath(QStringLiteral("none"))).error().kind, Error::Kind::CannotOpen);
        const QString pipe = folder.filePath(QStringLiteral("pipe"));
        QCOMPARE(mkfifo(qPrintable(pipe), 0600), 0);
        QCOMPARE(readModelFile(pipe).error().kind, Error::Kind::CannotOpen); // opening it would wait for a writer
        QCOMPARE(readModelFile(QStringLiteral("/dev/zero")).error().kind, Error::Kind::CannotOpen);
    }

    void aGigabyteOfSpacesOrZerosTakesNoTime_data()
    {
        QTest::addColumn<QByteArray>("start");
        QTest::newRow("spaces") << QByteArray(4096, ' ');
        QTest::newRow("a configuration that goes on") << QByteArray("{\"model_type\":");
        QTest::newRow("texts without end") << GgufSample().pair("a", 9, GgufSample::number<quint32>(8) + GgufSample::number<quint64>(4'900'000)).bytes();
        QTest::newRow("pairs without end") << QByteArray("GGUF" + GgufSample::number<quint32>(3) + GgufSample::number<quint64>(0) + GgufSample::number<quint64>(99'999));
        QTest::newRow("tensors without end") << QByteArray("GGUF" + GgufSample::number<quint32>(3) + GgufSample::number<quint64>(199'999) + GgufSample::number<quint64>(0));
    }

    void aGigabyteOfSpacesOrZerosTakesNoTime()
    {
        QFETCH(QByteArray, start);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("large"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(start), start.size());
        QVERIFY(file.resize(1'000'000'000));
        file.close();
        QElapsedTimer timer;
        timer.start();
        QVERIFY(!readModelFile(path));
        QVERIFY2(timer.elapsed() < 10000, qPrintable(QString::number(timer.elapsed())));
    }

    // The entry points of the fuzzers, driven for a moment over mutated samples; a failure stops the process.
    void mutatedFilesNeverBreakTheReaders()
    {
        const QByteArray gguf = smallGguf().bytes();
        const QByteArray shard = safetensors(smallSafetensors());
        const QByteArray index = R"({"metadata":{"total_size":1},"weight_map":{"a":"model-00001-of-00002.safetensors"}})";
        QFile sample(dataFile(QStringLiteral("model_configs/nvidia--NVIDIA-Nemotron-3-Nano-30B-A3B-BF16.json")));
        QVERIFY(sample.open(QIODevice::ReadOnly));
        const QByteArray hybrid = sample.readAll();
        QRandomGenerator random(20261201);
        QElapsedTimer timer;
        timer.start();
        int runs = 0;
        for (; timer.elapsed() < 1500; ++runs) {
            tryConfiguration(mutated(smallConfig(), random));
            tryConfiguration(mutated(hybrid, random));
            tryModelFile(mutated(gguf, random), "model.gguf");
            tryModelFile(mutated(shard, random), "model.safetensors");
            tryModelFile(mutated(index, random), "model.safetensors.index.json");
        }
        QVERIFY(runs > 20);
    }
};

QTEST_GUILESS_MAIN(HostileModelFilesTest)
#include "tst_hostile_model_files.moc"
