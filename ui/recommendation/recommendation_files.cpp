// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/recommendation/recommendation_files.h"

#include <QSaveFile>

namespace xuanka {

QByteArray recommendationBytes(const Recommendation &recommendation, const Catalog &catalog)
{
    constexpr int indent = 2;
    const std::string text = recommendationToJson(recommendation, catalog).dump(indent, ' ', false, Json::error_handler_t::replace);
    return QByteArray::fromStdString(text) + '\n';
}

Done writeBytes(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    const bool written = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit();
    if (written)
        return {};
    const Error::Kind kind = file.error() == QFileDevice::ResourceError ? Error::Kind::DiskFull : Error::Kind::CannotWrite;
    return fail({kind, path, {}, file.errorString(), {}});
}

QString fileNameFrom(const QString &name)
{
    QString safe;
    for (const QChar character : name) {
        const bool refused = !character.isPrint() || QStringLiteral("\\/:*?\"<>|").contains(character);
        safe += refused ? QLatin1Char('-') : character;
    }
    constexpr qsizetype longest = 80; // bytes count, and a Chinese character takes three
    safe = safe.trimmed().left(longest);
    while (safe.startsWith(QLatin1Char('.')))
        safe.remove(0, 1);
    return safe.isEmpty() ? QStringLiteral("xuanka") : safe;
}

} // namespace xuanka
