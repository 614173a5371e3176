// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model_file/header_stream.h"

#include "sizing/config_keys.h"

#include <QFileInfo>

#include <algorithm>

namespace xuanka {

namespace {

constexpr qint64 bufferSize = 64LL * 1024;

} // namespace

std::optional<Error> HeaderStream::check(const QString &path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return Error{Error::Kind::CannotOpen, path, {}, QStringLiteral("No such file or directory"), {}};
    // Opening a pipe would wait for a writer, a device may never end.
    if (!info.isFile())
        return Error{Error::Kind::CannotOpen, path, {}, QStringLiteral("Not a regular file"), {}};
    return std::nullopt;
}

HeaderStream::HeaderStream(const QString &path, qint64 mostBytes) : m_file(path), m_mostBytes(mostBytes)
{
    m_error = check(path);
    if (m_error)
        return;
    if (!m_file.open(QIODevice::ReadOnly | QIODevice::Unbuffered)) {
        m_error = Error{Error::Kind::CannotOpen, path, {}, m_file.errorString(), {}};
        return;
    }
    m_size = m_file.size();
}

void HeaderStream::fail(Error::Kind kind, const char *what, const QString &detail, const QString &expected)
{
    if (!m_error)
        m_error = Error{kind, m_file.fileName(), QStringLiteral("byte %1 (%2)").arg(m_position).arg(QLatin1String(what)), detail, expected};
}

bool HeaderStream::available(quint64 count, const char *what)
{
    if (m_error)
        return false;
    if (count > static_cast<quint64>(m_size - m_position)) {
        const QString needed = QStringLiteral("file ≥ %1 B").arg(static_cast<double>(m_position) + static_cast<double>(count), 0, 'f', 0);
        fail(Error::Kind::Inconsistent, what, QStringLiteral("file = %1 B, header").arg(m_size), needed);
        return false;
    }
    return true;
}

bool HeaderStream::fill(qint64 count)
{
    const qint64 inside = m_position - m_bufferStart;
    if (inside >= 0 && inside + count <= m_buffer.size())
        return true;
    const qint64 wanted = std::min(std::max(count, bufferSize), m_size - m_position);
    if (m_looked + wanted > m_mostBytes) {
        fail(Error::Kind::TooLarge, "header", QStringLiteral("%1 MB").arg((m_looked + wanted) / 1'000'000),
             QStringLiteral("%1 MB").arg(m_mostBytes / 1'000'000));
        return false;
    }
    m_looked += wanted;
    m_bufferStart = m_position;
    m_buffer.resize(wanted);
    if (!m_file.seek(m_position) || m_file.read(m_buffer.data(), wanted) != wanted) {
        m_buffer.clear();
        m_error = Error{Error::Kind::CannotOpen, m_file.fileName(), {}, m_file.errorString(), {}};
        return false;
    }
    return true;
}

QByteArray HeaderStream::bytes(qint64 count, const char *what)
{
    if (count < 0 || !available(static_cast<quint64>(count), what) || !fill(count))
        return {};
    const QByteArray read = m_buffer.mid(m_position - m_bufferStart, count);
    m_position += count;
    return read;
}

quint64 HeaderStream::integer(int width, const char *what)
{
    if (!available(static_cast<quint64>(width), what) || !fill(width))
        return 0;
    quint64 value = 0;
    for (int i = width - 1; i >= 0; --i)
        value = value << 8 | static_cast<quint8>(m_buffer.at(m_position - m_bufferStart + i));
    m_position += width;
    return value;
}

void HeaderStream::skip(quint64 count, const char *what)
{
    if (available(count, what))
        m_position += static_cast<qint64>(count);
}

QString printable(const QByteArray &text)
{
    return printableText(QString::fromUtf8(text.left(240)).simplified().left(60));
}

} // namespace xuanka
