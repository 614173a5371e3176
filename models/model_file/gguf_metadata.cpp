// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model_file/gguf_metadata.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace xuanka {

namespace {

enum ValueType : quint32 { U8, I8, U16, I16, U32, I32, F32, Bool, String, Array, U64, I64, F64 };

constexpr quint64 mostPairs = 100'000;
constexpr quint64 longestKey = 65'535;      // the format's own limit
constexpr quint64 longestKeptText = 4'096;
constexpr quint64 longestKeptList = 2'048;
constexpr quint64 mostVisited = 5'000'000; // texts and lists that are walked over one by one
constexpr int deepestList = 4;

int widthOf(quint32 type)
{
    switch (type) {
    case U8:
    case I8:
    case Bool: return 1;
    case U16:
    case I16: return 2;
    case U32:
    case I32:
    case F32: return 4;
    case U64:
    case I64:
    case F64: return 8;
    default: return 0;
    }
}

/// −1 for what is no count.
qint64 countOf(quint64 raw, quint32 type)
{
    constexpr quint64 most = 1ULL << 53;
    double real = -1.0;
    switch (type) {
    case I8: return std::max<qint64>(-1, static_cast<qint8>(raw));
    case I16: return std::max<qint64>(-1, static_cast<qint16>(raw));
    case I32: return std::max<qint64>(-1, static_cast<qint32>(raw));
    case F32: real = static_cast<double>(std::bit_cast<float>(static_cast<quint32>(raw))); break;
    case F64: real = std::bit_cast<double>(raw); break;
    default: return raw > most ? -1 : static_cast<qint64>(raw);
    }
    return real >= 0.0 && real <= static_cast<double>(most) && std::floor(real) == real ? static_cast<qint64>(real) : -1;
}

} // namespace

void GgufMetadata::read(HeaderStream &stream, quint64 pairs)
{
    if (pairs > mostPairs) {
        stream.fail(Error::Kind::OutOfRange, "number of metadata pairs", QString::number(pairs), QStringLiteral("0…%1").arg(mostPairs));
        return;
    }
    for (quint64 i = 0; i < pairs && stream.ok(); ++i) {
        const quint64 length = stream.u64("length of a metadata key");
        if (length == 0 || length > longestKey) {
            stream.fail(Error::Kind::OutOfRange, "length of a metadata key", QString::number(length), QStringLiteral("1…%1").arg(longestKey));
            return;
        }
        const QByteArray key = stream.bytes(static_cast<qint64>(length), "metadata key");
        const quint32 type = stream.u32("type of a metadata value");
        Value value;
        readValue(stream, value, type, 0);
        if (!stream.ok())
            return;
        if (m_values.contains(key)) {
            stream.fail(Error::Kind::Inconsistent, "metadata key", QString(printable(key) % QLatin1String(", ") % printable(key)));
            return;
        }
        m_values.insert(key, value);
    }
}

void GgufMetadata::readValue(HeaderStream &stream, Value &value, quint32 type, int depth)
{
    if (const int width = widthOf(type); width > 0) {
        const qint64 count = countOf(stream.integer(width, "metadata value"), type);
        value.counts << count;
    } else if (type == String) {
        const quint64 length = stream.u64("length of a text");
        if (length > longestKeptText || depth > 0)
            stream.skip(length, "text");
        else
            value.text = stream.bytes(static_cast<qint64>(length), "text");
    } else if (type == Array) {
        readList(stream, value, depth);
    } else {
        stream.fail(Error::Kind::OutOfRange, "type of a metadata value", QString::number(type), QStringLiteral("0…12"));
    }
}

void GgufMetadata::readList(HeaderStream &stream, Value &value, int depth)
{
    const quint32 type = stream.u32("type of a list");
    const quint64 length = stream.u64("length of a list");
    value.list = true;
    value.length = static_cast<qint64>(std::min<quint64>(length, 1ULL << 53));
    const int width = widthOf(type);
    if (width > 0 && length > longestKeptList) {
        if (length > static_cast<quint64>(stream.size()))
            stream.fail(Error::Kind::OutOfRange, "length of a list", QString::number(length), QStringLiteral("0…%1").arg(stream.size()));
        else
            stream.skip(length * static_cast<quint64>(width), "list");
        return;
    }
    m_visited += std::min(length, mostVisited + 1);
    if (m_visited > mostVisited || depth >= deepestList) {
        stream.fail(Error::Kind::TooLarge, "list", QString::number(length), QString::number(mostVisited));
        return;
    }
    for (quint64 i = 0; i < length && stream.ok(); ++i)
        readValue(stream, value, type, depth + 1);
    if (width == 0)
        value.counts.clear();
}

qint64 GgufMetadata::count(const QByteArray &key, qint64 fallback) const
{
    const auto found = m_values.constFind(key);
    if (found == m_values.cend() || found->counts.isEmpty())
        return fallback;
    const qint64 largest = *std::max_element(found->counts.cbegin(), found->counts.cend());
    return largest < 0 ? fallback : largest;
}

QList<qint64> GgufMetadata::counts(const QByteArray &key) const
{
    const auto found = m_values.constFind(key);
    return found != m_values.cend() && found->list ? found->counts : QList<qint64>();
}

QByteArray GgufMetadata::text(const QByteArray &key) const
{
    return m_values.value(key).text;
}

qint64 GgufMetadata::length(const QByteArray &key) const
{
    return m_values.value(key).length;
}

} // namespace xuanka
