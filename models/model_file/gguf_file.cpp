// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model_file/gguf_file.h"

#include "model_file/gguf_architecture.h"
#include "model_file/storage_type.h"

#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace xuanka {

namespace {

constexpr quint64 mostTensors = 200'000;
constexpr quint64 longestName = 1'024;
constexpr quint32 mostDimensions = 8;
constexpr qint64 mostParts = 10'000;

/// ggml type ids to the formats that weights are sized in.
QString formatOfType(const QByteArray &type, double bits)
{
    static const QHash<QByteArray, QString> formats{
        {"F32", QStringLiteral("fp32")},   {"F16", QStringLiteral("fp16")},    {"BF16", QStringLiteral("bf16")},
        {"Q8_0", QStringLiteral("q8_0")},  {"Q6_K", QStringLiteral("q6_k")},   {"Q5_K", QStringLiteral("q5_k_m")},
        {"Q4_K", QStringLiteral("q4_k_m")}, {"Q4_0", QStringLiteral("q4_0")},  {"IQ4_XS", QStringLiteral("iq4_xs")},
        {"IQ4_NL", QStringLiteral("iq4_xs")}, {"Q3_K", QStringLiteral("q3_k_m")}, {"Q2_K", QStringLiteral("q2_k")}};
    if (const auto known = formats.constFind(type); known != formats.cend())
        return known.value();
    const std::pair<double, const char *> byBits[] = {{3.2, "q2_k"}, {4.1, "q3_k_m"}, {5.1, "q4_k_m"}, {6.0, "q5_k_m"}, {7.5, "q6_k"}};
    for (const auto &[most, format] : byBits) {
        if (bits < most)
            return QLatin1String(format);
    }
    return QStringLiteral("q8_0");
}

/// The counts at the start of a GGUF file; the stream then stands at the metadata.
struct GgufStart {
    quint32 version = 0;
    quint64 tensors = 0;
    quint64 pairs = 0;
};

GgufStart readStart(HeaderStream &stream)
{
    GgufStart start;
    if (stream.bytes(4, "magic") != "GGUF") {
        stream.fail(Error::Kind::Unsupported, "magic", QFileInfo(stream.name()).fileName(), QStringLiteral("GGUF v2, v3"));
        return start;
    }
    start.version = stream.u32("version");
    if (stream.ok() && start.version != 2 && start.version != 3) {
        const bool swapped = start.version >> 16 != 0 && (start.version & 0xffff) == 0;
        stream.fail(Error::Kind::Unsupported, "version", swapped ? QStringLiteral("GGUF big-endian") : QStringLiteral("GGUF v%1").arg(start.version),
                    QStringLiteral("GGUF v2, v3"));
    }
    start.tensors = stream.u64("number of tensors");
    start.pairs = stream.u64("number of metadata pairs");
    if (start.tensors > mostTensors)
        stream.fail(Error::Kind::OutOfRange, "number of tensors", QString::number(start.tensors), QStringLiteral("0…%1").arg(mostTensors));
    return start;
}

void readTensor(HeaderStream &stream, TensorTally &tally)
{
    const quint64 length = stream.u64("length of a tensor name");
    if (stream.ok() && (length == 0 || length > longestName))
        stream.fail(Error::Kind::OutOfRange, "length of a tensor name", QString::number(length), QStringLiteral("1…%1").arg(longestName));
    if (!stream.ok())
        return;
    StoredTensor tensor;
    tensor.name = stream.bytes(static_cast<qint64>(length), "tensor name");
    const quint32 dimensions = stream.u32("number of dimensions");
    if (dimensions > mostDimensions)
        stream.fail(Error::Kind::OutOfRange, "number of dimensions", QString::number(dimensions), QStringLiteral("0…%1").arg(mostDimensions));
    qint64 row = 1;
    qint64 rows = 1;
    for (quint32 i = 0; i < dimensions && stream.ok(); ++i) {
        constexpr quint64 longest = 1ULL << 40;
        const quint64 size = stream.u64("dimension");
        const double product = static_cast<double>(row) * static_cast<double>(rows) * static_cast<double>(size);
        if (size == 0 || size > longest || product > 1e15) {
            stream.fail(Error::Kind::OutOfRange, "dimension", QString::number(size), QStringLiteral("1…2^40"));
            return;
        }
        (i == 0 ? row : rows) *= static_cast<qint64>(size);
    }
    const quint32 id = stream.u32("tensor type");
    stream.skip(8, "tensor offset");
    const StorageType *type = ggmlType(id);
    tensor.type = type ? QByteArray(type->name) : "type " + QByteArray::number(id);
    tensor.elements = row * rows;
    if (type)
        tensor.bytes = type->bytes(row, rows);
    if (stream.ok() && !tally.add(tensor))
        stream.fail(Error::Kind::OutOfRange, "tensor table", QStringLiteral("≥ 2^60 B"), QStringLiteral("< 2^60 B"));
}

/// "model-00002-of-00003.gguf" and its siblings, in order; only the file itself if it is not split.
Result<QStringList> partsOf(const QString &path, qint64 parts)
{
    if (parts <= 1)
        return QStringList{path};
    static const QRegularExpression form(QStringLiteral("^(.*-)(\\d{5})-of-(\\d{5})(\\.[^./]*)?$"));
    const QRegularExpressionMatch match = form.match(path);
    if (!match.hasMatch() || match.captured(3).toLongLong() != parts || parts > mostParts) {
        return fail({Error::Kind::Inconsistent, path, QStringLiteral("split.count"),
                     QStringLiteral("split.count = %1, %2").arg(parts).arg(QFileInfo(path).fileName()),
                     QStringLiteral("NAME-00001-of-%1.gguf").arg(parts, 5, 10, QLatin1Char('0'))});
    }
    QStringList files;
    for (qint64 i = 1; i <= parts; ++i) {
        const QString file = QStringLiteral("%1%2-of-%3%4").arg(match.captured(1)).arg(i, 5, 10, QLatin1Char('0')).arg(match.captured(3), match.captured(4));
        if (!QFileInfo::exists(file))
            return fail({Error::Kind::Missing, path, QFileInfo(file).fileName(), {}, {}});
        files << file;
    }
    return files;
}

} // namespace

Result<ModelFile> readGgufFile(const QString &path)
{
    const auto open = [](HeaderStream &stream, GgufMetadata &metadata) {
        const GgufStart start = readStart(stream);
        if (stream.ok())
            metadata.read(stream, start.pairs);
        return start;
    };
    HeaderStream first(path);
    GgufMetadata metadata;
    GgufStart start = open(first, metadata);
    if (first.error())
        return fail(*first.error());
    const Result<QStringList> parts = partsOf(path, metadata.count("split.count"));
    if (!parts)
        return fail(parts.error());
    if (parts->constFirst() != path) { // only the first part has the model's metadata
        HeaderStream stream(parts->constFirst());
        metadata = {};
        start = open(stream, metadata);
        if (stream.error())
            return fail(*stream.error());
    }
    const QByteArray type = metadata.text("general.architecture");
    const qint64 blocks = metadata.count(type + ".block_count") - metadata.count(type + ".nextn_predict_layers");
    TensorTally tally(std::max<qint64>(0, blocks));
    quint64 tensors = 0;
    for (const QString &part : *parts) {
        HeaderStream stream(part);
        GgufMetadata own;
        const GgufStart here = open(stream, own);
        tensors += here.tensors;
        for (quint64 i = 0; i < here.tensors && stream.ok(); ++i)
            readTensor(stream, tally);
        if (stream.error())
            return fail(*stream.error());
    }
    if (const qint64 promised = metadata.count("split.tensors.count", -1); promised >= 0 && promised != static_cast<qint64>(tensors)) {
        return fail({Error::Kind::Inconsistent, path, QStringLiteral("split.tensors.count"),
                     QStringLiteral("split.tensors.count = %1, tensor tables = %2").arg(promised).arg(tensors), {}});
    }
    Result<ModelArchitecture> architecture = ggufArchitecture(metadata, tally, QFileInfo(path).fileName());
    if (!architecture)
        return fail(architecture.error());
    ModelFile file;
    file.format = ModelFile::Format::Gguf;
    file.formatName = QStringLiteral("GGUF v%1").arg(start.version);
    file.files = *parts;
    file.weightFormat = formatOfType(tally.mainType(), tally.linearBits());
    ExactWeights weights = tally.weights();
    if (weights.tensorsOfUnknownSize > 0) {
        architecture->assumed = true;
        architecture->notes << LocalizedText{
            QStringLiteral("%1 tensors are stored in a way that is not known here: their bytes are estimated, not read.").arg(weights.tensorsOfUnknownSize),
            QStringLiteral("%1 个张量的存储类型未知：其体积为估算值，而非读取值。").arg(weights.tensorsOfUnknownSize)};
    } else {
        weights.formatId = file.weightFormat;
        weights.source = QStringLiteral("tensor table of %1").arg(QFileInfo(parts->constFirst()).fileName());
        architecture->exactWeights = std::make_shared<const ExactWeights>(weights);
    }
    if (architecture->name.isEmpty())
        architecture->name = QFileInfo(path).completeBaseName();
    file.assumptions = architecture->notes;
    file.architecture = std::move(*architecture);
    return file;
}

} // namespace xuanka
