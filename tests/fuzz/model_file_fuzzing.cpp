// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fuzz/model_file_fuzzing.h"

#include "model_file/json_file.h"
#include "model_file/model_file.h"
#include "sizing/model_config.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace xuanka::test {

namespace {

void require(bool holds, const char *what)
{
    if (!holds)
        qFatal("%s", what);
}

void checkArchitecture(const ModelArchitecture &model)
{
    const ParameterCount count = countParameters(model);
    require(count.embedding > 0 && count.outputHead >= 0 && count.attention >= 0 && count.mlp >= 0, "negative parameters");
    require(count.norms >= 0 && count.extra >= 0 && model.predictionParameters >= 0, "negative parameters beside the layers");
    require(count.activeMlp >= 0 && count.activeMlp <= count.mlp, "more active than there are");
    require(count.total() > 0, "no parameters");
    qint64 layers = 0;
    const QList<LayerGroup> groups = layerGroups(model);
    for (const LayerGroup &group : groups) {
        require(group.layers > 0 && group.tokensPerEntry > 0, "a group without layers");
        require(group.stateElements >= 0 && group.convolutionElements >= 0 && group.indexBytes >= 0, "negative cache");
        layers += group.layers;
    }
    require(layers == model.layers, "layers do not add up");
}

void checkError(const Error &error)
{
    const QString message = errorMessage(error);
    require(!message.isEmpty() && message.size() < 2000, "an error without a sentence");
    for (const QChar c : message)
        require(c.isPrint(), "an error with what cannot be printed");
}

const QString &folder()
{
    static const QTemporaryDir directory(QFileInfo(QStringLiteral("/dev/shm")).isWritable() ? QStringLiteral("/dev/shm/xuanka-XXXXXX")
                                                                                            : QString());
    static const QString path = directory.path();
    return path;
}

} // namespace

void tryConfiguration(const QByteArray &bytes)
{
    const Result<Json> json = parseModelJson(bytes, QStringLiteral("config.json"));
    if (!json) {
        checkError(json.error());
        return;
    }
    const Result<ModelConfig> config = readModelConfig(*json, QStringLiteral("config.json"));
    if (config)
        checkArchitecture(config->architecture);
    else
        checkError(config.error());
}

void tryModelFile(const QByteArray &bytes, const char *folderName)
{
    const QString path = QDir(folder()).filePath(QLatin1String(folderName));
    QFile file(path);
    require(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size(), "cannot write");
    file.close();
    const Result<ModelFile> model = readModelFile(path);
    if (!model) {
        checkError(model.error());
        return;
    }
    checkArchitecture(model->architecture);
    if (const ExactWeights *weights = model->architecture.exactWeights.get()) {
        require(weights->bytes() >= 0 && weights->embedding >= 0 && weights->head >= 0 && weights->attention >= 0
                    && weights->mlp >= 0 && weights->rest >= 0 && weights->prediction >= 0, "negative bytes");
    }
}

} // namespace xuanka::test
