// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "csv/csv.h"

#include <QFile>
#include <QSaveFile>
#include <QStringDecoder>

namespace xuanka {

namespace {

/// Walks over the bytes once; all syntax is ASCII, so UTF-8 passes through untouched.
class CsvParser {
public:
    CsvParser(const QByteArray &bytes, const QString &file, const CsvLimits &limits)
        : m_bytes(bytes)
        , m_file(file)
        , m_limits(limits)
    {
    }

    Result<CsvTable> parse()
    {
        if (m_bytes.startsWith("\xef\xbb\xbf"))
            m_at = 3;
        while (m_at < m_bytes.size()) {
            const int line = m_line;
            Result<QStringList> row = readRow();
            if (!row)
                return fail(row.error());
            const bool empty = row->size() == 1 && row->constFirst().isEmpty();
            if (empty && (m_table.header.size() != 1 || m_table.header.isEmpty()))
                continue;
            if (const Done done = keep(std::move(*row), line); !done)
                return fail(done.error());
        }
        if (m_table.header.isEmpty())
            return fail({Error::Kind::Missing, m_file, QStringLiteral("line 1"), {}, {}});
        return std::move(m_table);
    }

private:
    static QString place(int line) { return QStringLiteral("line %1").arg(line); }
    bool atEnd() const { return m_at >= m_bytes.size(); }
    char current() const { return m_bytes.at(m_at); }

    tl::unexpected<Error> violation(const QString &expected, const QString &found, int line) const
    {
        return fail({Error::Kind::SchemaViolation, m_file, place(line), found, expected});
    }

    tl::unexpected<Error> tooLarge(qsizetype found, qsizetype limit, int line) const
    {
        return fail({Error::Kind::TooLarge, m_file, place(line), QString::number(found), QString::number(limit)});
    }

    Result<QStringList> readRow()
    {
        QStringList row;
        while (true) {
            Result<QString> field = !atEnd() && current() == '"' ? readQuoted() : readPlain();
            if (!field)
                return fail(field.error());
            row << std::move(*field);
            if (row.size() > m_limits.columns)
                return tooLarge(row.size(), m_limits.columns, m_line);
            if (atEnd())
                return row;
            if (current() == ',') {
                ++m_at;
                continue;
            }
            skipLineBreak();
            return row;
        }
    }

    void skipLineBreak()
    {
        if (current() == '\r')
            ++m_at;
        if (!atEnd() && current() == '\n')
            ++m_at;
        ++m_line;
    }

    Result<QString> readPlain()
    {
        const qsizetype from = m_at;
        while (!atEnd() && current() != ',' && current() != '\n' && current() != '\r') {
            if (current() == '"')
                return violation(QStringLiteral("\"…\""), QString::fromUtf8(m_bytes.mid(from, 20)), m_line);
            ++m_at;
        }
        return decoded(m_bytes.mid(from, m_at - from), m_line);
    }

    Result<QString> readQuoted()
    {
        const int line = m_line;
        QByteArray field;
        for (++m_at; !atEnd(); ++m_at) {
            if (field.size() > m_limits.fieldBytes)
                return tooLarge(field.size(), m_limits.fieldBytes, line);
            if (current() != '"') {
                m_line += current() == '\n' ? 1 : 0;
                field += current();
                continue;
            }
            if (m_at + 1 < m_bytes.size() && m_bytes.at(m_at + 1) == '"') {
                field += '"';
                ++m_at;
                continue;
            }
            ++m_at;
            if (!atEnd() && current() != ',' && current() != '\n' && current() != '\r')
                return violation(QStringLiteral(","), QString(QLatin1Char(current())), m_line);
            return decoded(field, line);
        }
        return violation(QStringLiteral("\""), QStringLiteral("…"), line);
    }

    Result<QString> decoded(const QByteArray &field, int line) const
    {
        if (field.size() > m_limits.fieldBytes)
            return tooLarge(field.size(), m_limits.fieldBytes, line);
        QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
        QString text = decoder.decode(field);
        if (decoder.hasError() || text.contains(QChar(0)))
            return fail({Error::Kind::NotUtf8, m_file, place(line), {}, {}});
        return text;
    }

    Done keep(QStringList row, int line)
    {
        if (m_table.header.isEmpty()) {
            for (QString &name : row) {
                name = name.trimmed();
                if (m_table.header.contains(name)) {
                    return fail({Error::Kind::Inconsistent, m_file, place(line),
                                 QStringLiteral("\"%1\", \"%1\"").arg(name), {}});
                }
                m_table.header << name;
            }
            return {};
        }
        if (row.size() != m_table.header.size())
            return violation(QString::number(m_table.header.size()), QString::number(row.size()), line);
        if (m_table.rows.size() >= m_limits.rows)
            return tooLarge(m_table.rows.size() + 1, m_limits.rows, line);
        m_table.rows << std::move(row);
        m_table.lines << line;
        return {};
    }

    const QByteArray &m_bytes;
    const QString &m_file;
    const CsvLimits &m_limits;
    CsvTable m_table;
    qsizetype m_at = 0;
    int m_line = 1;
};

void appendField(QByteArray &bytes, const QString &field, bool alone)
{
    const QByteArray text = field.toUtf8();
    const bool quoted = text.contains(',') || text.contains('"') || text.contains('\n') || text.contains('\r')
        || (alone && text.isEmpty());
    if (!quoted) {
        bytes += text;
        return;
    }
    bytes += '"';
    bytes += QByteArray(text).replace('"', "\"\"");
    bytes += '"';
}

void appendRow(QByteArray &bytes, const QStringList &row)
{
    for (qsizetype i = 0; i < row.size(); ++i) {
        if (i > 0)
            bytes += ',';
        appendField(bytes, row.at(i), row.size() == 1);
    }
    bytes += '\n';
}

} // namespace

CsvRow::CsvRow(const CsvTable &table, qsizetype row)
    : m_line(table.lines.value(row))
{
    const QStringList &fields = table.rows.at(row);
    m_fields.reserve(fields.size());
    for (qsizetype i = 0; i < fields.size(); ++i)
        m_fields.insert(table.header.at(i), fields.at(i).trimmed());
}

QString CsvRow::text(const QString &column) const
{
    return m_fields.value(column);
}

Result<CsvTable> parseCsv(const QByteArray &bytes, const QString &file, const CsvLimits &limits)
{
    if (bytes.size() > limits.bytes) {
        return fail({Error::Kind::TooLarge, file, {}, QString::number(bytes.size()), QString::number(limits.bytes)});
    }
    return CsvParser(bytes, file, limits).parse();
}

Result<CsvTable> readCsvFile(const QString &path, const CsvLimits &limits)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail({Error::Kind::CannotOpen, path, {}, file.errorString(), {}});
    // One byte more than allowed is enough to know; a device that never ends is not read to its end.
    return parseCsv(file.read(limits.bytes + 1), path, limits);
}

QByteArray writeCsv(const CsvTable &table)
{
    QByteArray bytes;
    appendRow(bytes, table.header);
    for (const QStringList &row : table.rows)
        appendRow(bytes, row);
    return bytes;
}

Done writeCsvFile(const QString &path, const CsvTable &table)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return fail({Error::Kind::CannotWrite, path, {}, file.errorString(), {}});
    const QByteArray bytes = writeCsv(table);
    if (file.write(bytes) != bytes.size() || !file.commit())
        return fail({Error::Kind::CannotWrite, path, {}, file.errorString(), {}});
    return {};
}

} // namespace xuanka
