// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"
#include "json/json.h"
#include "support/test_support.h"

#include <QFile>
#include <QTemporaryDir>

namespace xuanka::test {

/// A copy of the built-in catalog in a temporary folder, for a test to break.
class CatalogCopy {
public:
    CatalogCopy()
    {
        for (const QString &name : names()) {
            QFile::copy(QStringLiteral(":/catalog/%1.json").arg(name), file(name));
            QFile::setPermissions(file(name), QFile::ReadOwner | QFile::WriteOwner);
        }
    }

    static QStringList names()
    {
        return {QStringLiteral("cards"), QStringLiteral("platforms"), QStringLiteral("quotes"), QStringLiteral("sources"),
                QStringLiteral("conflicts")};
    }
    QString folder() const { return m_folder.path(); }
    QString file(const QString &name) const { return m_folder.filePath(name % QLatin1String(".json")); }
    Json json(const QString &name) const { return *readJsonFile(file(name)); }
    bool write(const QString &name, const QByteArray &bytes) const
    {
        QFile out(file(name));
        return out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size();
    }
    bool write(const QString &name, const Json &document) const
    {
        return write(name, QByteArray::fromStdString(document.dump()));
    }
    Result<Catalog> load() const { return Catalog::load(folder()); }

private:
    QTemporaryDir m_folder;
};

/// The rows of a small comma-separated file without quotes; the first row (names) is left out.
inline QList<QStringList> csvRows(const QString &path)
{
    QFile file(path);
    QList<QStringList> rows;
    if (!file.open(QIODevice::ReadOnly | QIODevice::Text))
        return rows;
    const QStringList lines = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    for (const QString &line : lines.mid(1))
        rows << line.split(QLatin1Char(','));
    return rows;
}

} // namespace xuanka::test
