// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evaluation/tab_separated.h"

#include <algorithm>

namespace xuanka {

namespace {

constexpr qsizetype longestBlock = 1'000'000;
constexpr QChar quote = u'"';

bool endsCell(const QString &text, qsizetype at)
{
    return at >= text.size() || text.at(at) == u'\t' || text.at(at) == u'\n' || text.at(at) == u'\r';
}

/// Reads a quoted cell at `at`, which stands on the quote; moves it behind the cell. False if the quotes do not
/// enclose the whole cell, and then nothing has moved.
bool readQuoted(const QString &text, qsizetype &at, QString &cell)
{
    QString inside;
    for (qsizetype i = at + 1; i < text.size(); ++i) {
        if (text.at(i) != quote) {
            inside += text.at(i);
        } else if (i + 1 < text.size() && text.at(i + 1) == quote) {
            inside += quote;
            ++i;
        } else if (endsCell(text, i + 1)) {
            at = i + 1;
            cell = inside;
            return true;
        } else {
            return false;
        }
    }
    return false;
}

QString readCell(const QString &text, qsizetype &at)
{
    QString cell;
    if (at < text.size() && text.at(at) == quote && readQuoted(text, at, cell))
        return cell;
    const qsizetype start = at;
    while (!endsCell(text, at))
        ++at;
    return text.mid(start, at - start);
}

void skipLineEnd(const QString &text, qsizetype &at)
{
    at += text.mid(at, 2) == QLatin1String("\r\n") ? 2 : 1;
}

} // namespace

Result<QList<QStringList>> parseTabSeparated(const QString &text)
{
    if (text.size() > longestBlock)
        return fail({Error::Kind::TooLarge, {}, {}, QString::number(text.size()), QString::number(longestBlock)});
    QList<QStringList> rows;
    qsizetype at = 0;
    qsizetype widest = 0;
    while (at < text.size()) {
        QStringList row{readCell(text, at)};
        while (at < text.size() && text.at(at) == u'\t') {
            ++at;
            row << readCell(text, at);
        }
        if (at < text.size())
            skipLineEnd(text, at);
        widest = std::max(widest, row.size());
        rows << row;
    }
    for (QStringList &row : rows) {
        while (row.size() < widest)
            row << QString();
    }
    return rows;
}

} // namespace xuanka
