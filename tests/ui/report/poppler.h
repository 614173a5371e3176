// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QRegularExpression>
#include <QString>
#include <QStringList>

namespace xuanka::test {

/// Output of one of poppler's tools, which the tests require: without them nothing is known about a PDF.
inline QString poppler(const QString &tool, const QStringList &arguments)
{
    QProcess process;
    process.start(tool, arguments);
    if (!process.waitForStarted() || !process.waitForFinished() || process.exitCode() != 0)
        qFatal("%s failed: is poppler-utils installed?", qPrintable(tool));
    return QString::fromUtf8(process.readAllStandardOutput());
}

/// The text layer in the order in which it was drawn; all pages if none is given.
inline QString pdfText(const QString &path, int page = 0)
{
    QStringList arguments{QStringLiteral("-raw"), QStringLiteral("-enc"), QStringLiteral("UTF-8")};
    if (page > 0)
        arguments << QStringLiteral("-f") << QString::number(page) << QStringLiteral("-l") << QString::number(page);
    return poppler(QStringLiteral("pdftotext"), arguments << path << QStringLiteral("-"));
}

inline QString pdfInfo(const QString &path, const QString &key)
{
    const QString text = poppler(QStringLiteral("pdfinfo"), {path});
    const QRegularExpression line(QStringLiteral("^%1:\\s+(.*)$").arg(key), QRegularExpression::MultilineOption);
    return line.match(text).captured(1);
}

/// Line breaks and gaps are the layout's; the characters must be the document's.
inline QString withoutSpaces(QString text)
{
    static const QRegularExpression spaces(QStringLiteral("[\\s\\x{2007}]+"));
    return text.remove(spaces);
}

/// Pictures in the file.
inline qsizetype pdfImageCount(const QString &path)
{
    // Two lines of head come first.
    return poppler(QStringLiteral("pdfimages"), {QStringLiteral("-list"), path}).split(QLatin1Char('\n'), Qt::SkipEmptyParts).size() - 2;
}

/// The first Kangxi or CJK radical, a character that looks right and cannot be searched; a null character if there is none.
inline QChar firstRadical(const QString &text)
{
    for (const QChar character : text) {
        if (character.unicode() >= 0x2E80 && character.unicode() <= 0x2FDF)
            return character;
    }
    return {};
}

} // namespace xuanka::test
