// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/platforms/history_text.h"

#include "evaluation/evaluation_words.h"

#include <QCoreApplication>

namespace xuanka {

namespace {

QString valueText(const Entry &entry, bool states)
{
    if (states) {
        const QString state = checkStateName(checkStateFromId(entry.value).value_or(CheckState::Open));
        return entry.note.isEmpty() ? state : QString(state % QStringLiteral(" · ") % entry.note);
    }
    return entry.value.isEmpty() ? QCoreApplication::translate("HistoryText", "emptied") : entry.value;
}

} // namespace

QString historyText(const QList<Entry> &history, bool states)
{
    QStringList lines;
    for (auto entry = history.crbegin(); entry != history.crend(); ++entry)
        lines << valueText(*entry, states) % QStringLiteral(" — ") % entryStamp(*entry);
    return lines.join(QLatin1Char('\n'));
}

} // namespace xuanka
