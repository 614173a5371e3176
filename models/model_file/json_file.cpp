// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model_file/json_file.h"

#include "model_file/header_stream.h"
#include "sizing/config_keys.h"
#include "sizing/model_config.h"

#include <algorithm>

namespace xuanka {

namespace {

constexpr qsizetype mostValues = 4'000'000;

} // namespace

Result<Json> parseModelJson(const QByteArray &bytes, const QString &file)
{
    const bool wide = bytes.startsWith("\xFF\xFE") || bytes.startsWith("\xFE\xFF") || (bytes.size() > 1 && bytes.at(1) == '\0');
    if (wide)
        return fail({Error::Kind::NotUtf8, file, {}, {}, {}});
    const auto separators = std::count_if(bytes.cbegin(), bytes.cend(), [](char c) { return c == ',' || c == '[' || c == '{'; });
    if (separators > mostValues)
        return fail({Error::Kind::TooLarge, file, {}, QString::number(separators), QString::number(mostValues)});
    Result<Json> json = parseJson(withoutPythonNumbers(bytes), file);
    if (json)
        return json;
    // Keys and the parser's reason quote the file.
    Error error = json.error();
    error.place = printableText(error.place.left(200));
    error.detail = printableText(error.detail.left(200));
    return fail(error);
}

Result<Json> readModelJson(const QString &path, qint64 largestFile)
{
    if (const std::optional<Error> error = HeaderStream::check(path))
        return fail(*error);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail({Error::Kind::CannotOpen, path, {}, file.errorString(), {}});
    if (file.size() > largestFile) {
        return fail({Error::Kind::TooLarge, path, {}, QStringLiteral("%1 MB").arg(file.size() / 1'000'000),
                     QStringLiteral("%1 MB").arg(largestFile / 1'000'000)});
    }
    return parseModelJson(file.read(largestFile + 1), path);
}

} // namespace xuanka
