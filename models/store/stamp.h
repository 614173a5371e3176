// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>

namespace xuanka {

/// Who did something, and when; written beside everything that is stored.
struct Stamp {
    QString author;
    QDateTime at;
};

/// UTC, ISO 8601 with milliseconds: sorts as text.
inline QString timeText(const QDateTime &time)
{
    return time.toUTC().toString(Qt::ISODateWithMs);
}

inline QDateTime timeFromText(const QString &text)
{
    return QDateTime::fromString(text, Qt::ISODateWithMs).toUTC();
}

} // namespace xuanka
