// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/error.h"

#include <QFile>

#include <optional>

namespace xuanka {

/// Reads the header of a file whose content is not trusted: little-endian figures with bounds, never more than a small
/// buffer in memory, a limit on the bytes that are looked at. The first error is kept; after it everything reads as zero.
class HeaderStream {
public:
    /// Error: CannotOpen, also for a folder, a pipe or a device.
    static std::optional<Error> check(const QString &path);
    explicit HeaderStream(const QString &path, qint64 mostBytes = 1'000'000'000);

    bool ok() const { return !m_error; }
    const std::optional<Error> &error() const { return m_error; }
    qint64 position() const { return m_position; }
    qint64 size() const { return m_size; }
    QString name() const { return m_file.fileName(); }

    QByteArray bytes(qint64 count, const char *what);
    quint32 u32(const char *what) { return static_cast<quint32>(integer(4, what)); }
    quint64 u64(const char *what) { return integer(8, what); }
    quint64 integer(int width, const char *what);
    void skip(quint64 count, const char *what);
    void fail(Error::Kind kind, const char *what, const QString &detail, const QString &expected = {});

private:
    bool available(quint64 count, const char *what);
    bool fill(qint64 count);

    QFile m_file;
    qint64 m_size = 0;
    qint64 m_position = 0;
    qint64 m_bufferStart = 0;
    qint64 m_looked = 0;
    qint64 m_mostBytes;
    QByteArray m_buffer;
    std::optional<Error> m_error;
};

/// Text of an untrusted file for a message: one line, nothing but what can be printed, short.
QString printable(const QByteArray &text);

} // namespace xuanka
