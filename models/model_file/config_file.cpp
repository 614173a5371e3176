// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model_file/config_file.h"

#include "model_file/json_file.h"

#include <QDir>
#include <QFileInfo>

namespace xuanka {

namespace {

/// The name people know the model by: its folder's, or the repository's where the folder is one of a download cache.
QString nameOf(const Json &config, const QString &path)
{
    const QDir folder = QFileInfo(path).absoluteDir();
    QString name = folder.dirName();
    QDir above = folder;
    if (above.cdUp() && above.dirName() == QLatin1String("snapshots") && above.cdUp()
        && above.dirName().startsWith(QLatin1String("models--"))) {
        name = above.dirName().mid(8);
        name.replace(QLatin1String("--"), QLatin1String("/"));
    }
    const QString given = toQString(config.value("_name_or_path", Json()));
    const bool plain = !given.isEmpty() && !given.startsWith(QLatin1Char('/')) && given.size() < 100;
    return plain && name.isEmpty() ? given : name;
}

QString besideQuantisation(const QString &path)
{
    const QString file = QFileInfo(path).absoluteDir().filePath(QStringLiteral("hf_quant_config.json"));
    if (!QFileInfo(file).isFile())
        return {};
    const Result<Json> json = readModelJson(file, 1'000'000);
    if (!json || !json->is_object())
        return {};
    const auto block = json->find("quantization");
    if (block == json->end() || !block->is_object())
        return {};
    const QString algorithm = toQString(block->value("quant_algo", Json()));
    if (algorithm.contains(QLatin1String("FP4")))
        return QStringLiteral("nvfp4");
    return algorithm.contains(QLatin1String("FP8")) ? QStringLiteral("fp8") : QString();
}

} // namespace

Result<ModelFile> modelFileFromConfig(const Json &config, const QString &path)
{
    Result<ModelConfig> read = readModelConfig(config, path);
    if (!read)
        return fail(read.error());
    ModelFile file;
    file.format = ModelFile::Format::Config;
    file.formatName = QStringLiteral("config.json");
    file.files = QStringList{path};
    file.weightFormat = read->weightFormat.isEmpty() ? besideQuantisation(path) : read->weightFormat;
    if (file.weightFormat.isEmpty()) // checkpoints in FP32 are served at 16 bits
        file.weightFormat = read->storedAs == QLatin1String("float16") ? QStringLiteral("fp16") : QStringLiteral("bf16");
    file.architecture = std::move(read->architecture);
    file.architecture.name = nameOf(config, path);
    file.architecture.id = file.architecture.name;
    file.architecture.source = QFileInfo(path).fileName();
    file.assumptions = file.architecture.notes;
    return file;
}

} // namespace xuanka
