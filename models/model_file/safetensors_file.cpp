// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model_file/safetensors_file.h"

#include "model_file/config_file.h"
#include "model_file/header_stream.h"
#include "model_file/json_file.h"
#include "model_file/safetensors_table.h"
#include "sizing/request_check.h"

#include <QDir>
#include <QFileInfo>
#include <QSet>

#include <algorithm>

namespace xuanka {

namespace {

constexpr int mostShards = 10'000;

LocalizedText cutText(const QString &file)
{
    return {QStringLiteral("%1 is shorter than its header says: the copy was not finished. Its header is enough to size it.").arg(file),
            QStringLiteral("%1 比文件头声明的短：可能没有下载完整。仅凭文件头仍可估算。").arg(file)};
}

QString formatOfType(const QByteArray &type)
{
    if (type == "F32" || type == "F64")
        return QStringLiteral("fp32");
    if (type == "F16")
        return QStringLiteral("fp16");
    return type.startsWith("F8") ? QStringLiteral("fp8") : QStringLiteral("bf16");
}

/// Shapes told by the tensors alone: good for weights and most of the cache, so the range is widened.
Result<ModelFile> withoutConfiguration(const TellingShapes &shapes, const TensorTally &tally, const QString &path)
{
    if (shapes.adapter) {
        return fail({Error::Kind::Unsupported, path, {}, QStringLiteral("LoRA adapter"), QStringLiteral("language model")});
    }
    if (shapes.layers == 0 || shapes.hidden == 0)
        return fail({Error::Kind::Missing, path, QStringLiteral("config.json"), {}, {}});
    ModelFile file;
    ModelArchitecture &m = file.architecture;
    m.layers = shapes.layers;
    m.hidden = shapes.hidden;
    m.vocabulary = shapes.vocabulary;
    m.headDim = shapes.headDim > 0 ? shapes.headDim : (m.hidden >= 2048 ? 128 : 64);
    m.heads = std::max<qint64>(1, (shapes.queryRows > 0 ? shapes.queryRows : m.hidden) / m.headDim);
    m.kvHeads = std::max<qint64>(1, shapes.keyRows > 0 ? shapes.keyRows / m.headDim : m.heads);
    m.tiedEmbeddings = tally.elementsAt(TensorPlace::Head) == 0;
    m.experts = shapes.experts > 1 ? shapes.experts : 0;
    m.expertsPerToken = std::min<qint64>(m.experts, 8);
    m.maxContext = 0;
    for (qint64 i = 0; i < m.layers && i < 2'000; ++i) {
        const LayerTally tallied = tally.layers().value(i);
        LayerGroup layer;
        layer.layers = 1;
        layer.mixer = tallied.attends() || tallied.mixer == 0 ? MixerKind::Full : MixerKind::Recurrent;
        layer.heads = m.heads;
        layer.kvHeads = m.kvHeads;
        layer.headDim = layer.valueDim = m.headDim;
        layer.mixerParameters = tallied.mixer;
        layer.mlpParameters = tallied.mlp;
        layer.activeMlpParameters = m.experts > 0 ? tallied.mlp - tallied.routed + tallied.routed / m.experts * m.expertsPerToken : tallied.mlp;
        layer.normParameters = tallied.norms;
        layer.feedForward = tallied.routed > 0 ? 0 : tallied.mlp / (3 * m.hidden);
        layer.experts = m.experts;
        layer.expertFeedForward = m.experts > 0 ? tallied.routed / m.experts / (3 * m.hidden) : 0;
        m.feedForward = std::max(m.feedForward, layer.feedForward);
        m.expertFeedForward = std::max(m.expertFeedForward, layer.expertFeedForward);
        m.groups << layer;
    }
    if (m.isMoe())
        m.expertFeedForward = std::max<qint64>(1, m.expertFeedForward);
    m.extraParameters = tally.elementsAt(TensorPlace::Other) + tally.elementsAt(TensorPlace::Tower);
    m.assumed = true;
    m.name = QFileInfo(path).completeBaseName();
    m.family = QStringLiteral("unknown");
    m.source = QFileInfo(path).fileName();
    m.notes << LocalizedText{
        QStringLiteral("There is no config.json beside the file: shapes are told from the tensors, attention heads of %1 are assumed.").arg(m.headDim),
        QStringLiteral("文件旁没有 config.json：结构由张量形状推断，并假设注意力头维度为 %1。").arg(m.headDim)};
    if (const Done done = checkModel(m); !done) {
        Error error = done.error();
        error.file = path;
        return fail(error);
    }
    file.weightFormat = formatOfType(tally.mainType());
    return file;
}

Result<ModelFile> describe(const QString &path, const QStringList &shards)
{
    const QDir folder = QFileInfo(path).absoluteDir();
    const QString configPath = folder.filePath(QStringLiteral("config.json"));
    std::optional<ModelFile> configured;
    if (QFileInfo(configPath).isFile()) {
        const Result<Json> json = readModelJson(configPath, 8'000'000);
        if (!json)
            return fail(json.error());
        Result<ModelFile> read = modelFileFromConfig(*json, configPath);
        if (!read)
            return fail(read.error());
        configured = std::move(*read);
    }
    TensorTally tally(configured ? configured->architecture.layers : 0);
    TellingShapes shapes;
    QList<LocalizedText> notes;
    for (const QString &shard : shards) {
        const Result<SafetensorsTable> table = readSafetensorsTable(shard);
        if (!table)
            return fail(table.error());
        for (const StoredTensor &tensor : table->tensors) {
            if (!tally.add(tensor))
                return fail({Error::Kind::OutOfRange, shard, QStringLiteral("data_offsets"), QStringLiteral("≥ 2^60 B"), QStringLiteral("< 2^60 B")});
        }
        if (table->shorterThanPromised)
            notes << cutText(QFileInfo(shard).fileName());
        const TellingShapes &own = table->shapes;
        shapes.layers = std::max(shapes.layers, own.layers);
        shapes.queryRows = std::max(shapes.queryRows, own.queryRows);
        shapes.keyRows = std::max(shapes.keyRows, own.keyRows);
        shapes.headDim = std::max(shapes.headDim, own.headDim);
        shapes.experts = std::max(shapes.experts, own.experts);
        shapes.adapter = shapes.adapter || own.adapter;
        if (own.hidden > 0) {
            shapes.hidden = own.hidden;
            shapes.vocabulary = own.vocabulary;
        }
    }
    Result<ModelFile> file = configured ? Result<ModelFile>(std::move(*configured)) : withoutConfiguration(shapes, tally, path);
    if (!file)
        return file;
    ExactWeights weights = tally.weights();
    const QByteArray main = tally.mainType();
    if (main.startsWith("F8") && (file->weightFormat == QLatin1String("bf16") || file->weightFormat == QLatin1String("fp16")))
        file->weightFormat = QStringLiteral("fp8");
    weights.formatId = file->weightFormat;
    weights.source = QStringLiteral("tensor table of %1").arg(QFileInfo(path).fileName());
    file->architecture.exactWeights = std::make_shared<const ExactWeights>(weights);
    file->architecture.notes << notes;
    file->assumptions = file->architecture.notes;
    file->files << shards;
    file->format = ModelFile::Format::Safetensors;
    file->formatName = QStringLiteral("safetensors");
    return file;
}

} // namespace

Result<ModelFile> readSafetensorsFile(const QString &path)
{
    return describe(path, {path});
}

Result<ModelFile> modelFileFromIndex(const Json &index, const QString &path)
{
    const auto map = index.find("weight_map");
    if (map == index.end() || !map->is_object())
        return fail({Error::Kind::Missing, path, QStringLiteral("$.weight_map"), {}, {}});
    const QDir folder = QFileInfo(path).absoluteDir();
    QSet<QString> names;
    for (const Json &value : *map) {
        const QString name = toQString(value);
        // A shard lies beside its index: a path would lead anywhere.
        if (name.isEmpty() || name.contains(QLatin1Char('/')) || name.contains(QLatin1Char('\\')) || name.startsWith(QLatin1Char('.')))
            return fail({Error::Kind::OutOfRange, path, QStringLiteral("$.weight_map"), printable(name.toUtf8()), QStringLiteral("*.safetensors")});
        names.insert(name);
        if (names.size() > mostShards)
            return fail({Error::Kind::TooLarge, path, QStringLiteral("$.weight_map"), QString::number(names.size()), QString::number(mostShards)});
    }
    QStringList shards(names.cbegin(), names.cend());
    shards.sort();
    QStringList missing;
    for (QString &shard : shards) {
        if (!QFileInfo(folder.filePath(shard)).isFile())
            missing << shard;
        shard = folder.filePath(shard);
    }
    Result<ModelFile> file = missing.isEmpty() && !shards.isEmpty() ? describe(path, shards) : [&]() -> Result<ModelFile> {
        const QString configPath = folder.filePath(QStringLiteral("config.json"));
        const Result<Json> config = readModelJson(configPath, 8'000'000);
        return config ? modelFileFromConfig(*config, configPath) : Result<ModelFile>(fail(config.error()));
    }();
    if (!file)
        return file;
    file->format = ModelFile::Format::SafetensorsIndex;
    file->formatName = QStringLiteral("safetensors index");
    if (!file->files.contains(path))
        file->files.prepend(path);
    if (!missing.isEmpty()) {
        file->architecture.notes << LocalizedText{
            QStringLiteral("%1 of %2 shards are not there (%3 …): weights are computed from the configuration.").arg(missing.size()).arg(shards.size()).arg(missing.constFirst().left(60)),
            QStringLiteral("%2 个分片中缺少 %1 个（%3 …）：权重按配置文件计算。").arg(missing.size()).arg(shards.size()).arg(missing.constFirst().left(60))};
        file->assumptions = file->architecture.notes;
    }
    return file;
}

} // namespace xuanka
