// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model_file/header_stream.h"

#include <QHash>
#include <QList>

namespace xuanka {

/// What the key-value part of a GGUF file says, as far as sizing asks: figures, short texts and short lists of figures.
/// Of longer lists (the tokenizer) only the length is kept.
class GgufMetadata {
public:
    /// Reads `pairs` pairs at the stream's position; errors stay in the stream.
    void read(HeaderStream &stream, quint64 pairs);

    bool has(const QByteArray &key) const { return m_values.contains(key); }
    /// Absent, not a whole number or out of 0…2^53: `fallback`. A list gives its largest figure.
    qint64 count(const QByteArray &key, qint64 fallback = 0) const;
    QList<qint64> counts(const QByteArray &key) const;
    QByteArray text(const QByteArray &key) const;
    qint64 length(const QByteArray &key) const; ///< of a list; 0 if there is none

private:
    struct Value {
        QByteArray text;
        QList<qint64> counts;
        qint64 length = 0;
        bool list = false;
    };
    void readValue(HeaderStream &stream, Value &value, quint32 type, int depth);
    void readList(HeaderStream &stream, Value &value, int depth);

    QHash<QByteArray, Value> m_values;
    quint64 m_visited = 0;
};

} // namespace xuanka
