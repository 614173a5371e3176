// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/command_line/text_table.h"

#include <algorithm>

namespace xuanka {

namespace {

bool isWide(char32_t code)
{
    return (code >= 0x1100 && code <= 0x115F) || (code >= 0x2E80 && code <= 0xA4CF) || (code >= 0xAC00 && code <= 0xD7A3)
        || (code >= 0xF900 && code <= 0xFAFF) || (code >= 0xFE30 && code <= 0xFE6F) || (code >= 0xFF00 && code <= 0xFF60)
        || (code >= 0xFFE0 && code <= 0xFFE6) || (code >= 0x20000 && code <= 0x3FFFD);
}

QString padded(const QString &text, int width, bool right)
{
    const QString gap(std::max(0, width - TextTable::displayWidth(text)), QLatin1Char(' '));
    return right ? QString(gap % text) : QString(text % gap);
}

} // namespace

int TextTable::displayWidth(const QString &text)
{
    int width = 0;
    for (const char32_t code : text.toStdU32String())
        width += isWide(code) ? 2 : 1;
    return width;
}

QString TextTable::toString() const
{
    QList<int> widths;
    for (qsizetype column = 0; column < m_columns.size(); ++column) {
        int width = displayWidth(m_columns.at(column).title);
        for (const QStringList &row : m_rows)
            width = std::max(width, displayWidth(row.value(column)));
        widths.append(width);
    }
    QString text;
    const auto addLine = [&](const QStringList &cells) {
        QStringList line;
        for (qsizetype column = 0; column < m_columns.size(); ++column)
            line << padded(cells.value(column), widths.at(column), m_columns.at(column).numeric);
        QString joined = line.join(QStringLiteral("  "));
        while (joined.endsWith(QLatin1Char(' ')))
            joined.chop(1);
        text += joined % QLatin1Char('\n');
    };
    QStringList titles;
    QStringList rules;
    for (qsizetype column = 0; column < m_columns.size(); ++column) {
        titles << m_columns.at(column).title;
        rules << QString(widths.at(column), QLatin1Char('-'));
    }
    addLine(titles);
    addLine(rules);
    for (const QStringList &row : m_rows)
        addLine(row);
    return text;
}

} // namespace xuanka
