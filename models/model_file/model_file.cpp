// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model_file/model_file.h"

#include "model_file/config_file.h"
#include "model_file/gguf_file.h"
#include "model_file/header_stream.h"
#include "model_file/json_file.h"
#include "model_file/safetensors_file.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <iterator>

namespace xuanka {

namespace {

enum class Content { Gguf, Safetensors, Json, Other };

Error notAModel(const QString &path)
{
    return {Error::Kind::Unsupported, path, {}, printable(QFileInfo(path).fileName().toUtf8()),
            QStringLiteral("config.json, GGUF v2, GGUF v3, safetensors")};
}

/// What older or other programs write, by their first bytes.
std::optional<Error> knownOther(const QByteArray &start, const QString &path)
{
    const std::pair<const char *, const char *> kinds[] = {
        {"lmgg", "GGML"}, {"tjgg", "GGJT"}, {"fmgg", "GGMF"}, {"PK\x03\x04", "PyTorch .bin / .pt"}, {"\x80\x02", "pickle"}};
    for (const auto &[magic, name] : kinds) {
        if (start.startsWith(magic))
            return Error{Error::Kind::Unsupported, path, {}, QLatin1String(name), QStringLiteral("config.json, GGUF, safetensors")};
    }
    return std::nullopt;
}

Content contentOf(const QByteArray &start)
{
    if (start.startsWith("GGUF"))
        return Content::Gguf;
    const auto isSpace = [](char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; };
    const bool wide = start.startsWith("\xFF\xFE") || start.startsWith("\xFE\xFF");
    const QByteArray text = start.startsWith("\xEF\xBB\xBF") ? start.mid(3) : start;
    const auto first = std::find_if_not(text.cbegin(), text.cend(), isSpace);
    // A safetensors header begins at byte 8; its length rarely looks like text, and a text has no zero bytes.
    if (start.size() > 8 && start.at(8) == '{' && start.at(7) == '\0')
        return Content::Safetensors;
    if (wide || (first == text.cend() && !text.isEmpty()) || (first != text.cend() && *first == '{'))
        return Content::Json;
    return Content::Other;
}

Result<ModelFile> readFolder(const QString &path)
{
    const QDir folder(path);
    const auto there = [&folder](const QString &name) { return QFileInfo(folder.filePath(name)).isFile(); };
    const QString index = QStringLiteral("model.safetensors.index.json");
    const QString config = QStringLiteral("config.json");
    if (there(index))
        return readModelFile(folder.filePath(index));
    if (there(QStringLiteral("model.safetensors")))
        return readModelFile(folder.filePath(QStringLiteral("model.safetensors")));
    static const QRegularExpression laterPart(QStringLiteral("-(?!00001)\\d{5}-of-\\d{5}\\.gguf$"));
    const QStringList all = folder.entryList({QStringLiteral("*.gguf")}, QDir::Files, QDir::Name);
    QStringList files;
    std::copy_if(all.begin(), all.end(), std::back_inserter(files), [](const QString &name) {
        return !laterPart.match(name).hasMatch() && !name.startsWith(QLatin1String("mmproj"));
    });
    if (files.size() == 1)
        return readModelFile(folder.filePath(files.constFirst()));
    if (there(config))
        return readModelFile(folder.filePath(config));
    if (files.size() > 1)
        return fail({Error::Kind::Ambiguous, path, {}, QStringLiteral("*.gguf"), files.mid(0, 5).join(QStringLiteral(", "))});
    return fail(notAModel(path));
}

} // namespace

Result<ModelFile> readModelFile(const QString &path)
{
    if (QFileInfo(path).isDir())
        return readFolder(path);
    HeaderStream stream(path);
    const QByteArray start = stream.bytes(std::min<qint64>(stream.size(), 4'096), "start");
    if (stream.error())
        return fail(*stream.error());
    if (const std::optional<Error> other = knownOther(start, path))
        return fail(*other);
    switch (contentOf(start)) {
    case Content::Gguf:
        return readGgufFile(path);
    case Content::Safetensors:
        return readSafetensorsFile(path);
    case Content::Json: {
        const Result<Json> json = readModelJson(path);
        if (!json)
            return fail(json.error());
        return json->is_object() && json->contains("weight_map") ? modelFileFromIndex(*json, path) : modelFileFromConfig(*json, path);
    }
    case Content::Other:
        break;
    }
    return fail(notAModel(path));
}

} // namespace xuanka
