// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/error.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QStringList>

namespace xuanka {

/// What is refused before memory is spent on it.
struct CsvLimits {
    qint64 bytes = 64LL * 1024 * 1024;
    qsizetype columns = 1024;
    qsizetype rows = 1'000'000;
    qsizetype fieldBytes = 1024 * 1024;
};

/// A table with a header line (RFC 4180).
struct CsvTable {
    QStringList header;
    QList<QStringList> rows; ///< every row has as many fields as the header
    QList<int> lines;        ///< the line on which each row begins, counted from 1; a quoted field may span lines
    bool operator==(const CsvTable &) const = default;
};

/// Fields of one row by column name; a column that does not exist reads as empty.
class CsvRow {
public:
    CsvRow(const CsvTable &table, qsizetype row);

    /// Without surrounding blanks.
    QString text(const QString &column) const;
    bool has(const QString &column) const { return !text(column).isEmpty(); }
    int line() const { return m_line; }

private:
    QHash<QString, QString> m_fields;
    int m_line = 0;
};

/// Parses UTF-8 text: byte-order mark, LF or CRLF, quoted fields with doubled quotes and line breaks, empty lines between
/// rows. Errors name the line as place: NotUtf8, TooLarge, Missing (no header), Inconsistent (a column twice),
/// SchemaViolation (a quote that is not closed or stands inside a field, a row with too few or too many fields).
Result<CsvTable> parseCsv(const QByteArray &bytes, const QString &file, const CsvLimits &limits = {});
/// Reads and parses a file or resource. Errors: CannotOpen and those of parseCsv.
Result<CsvTable> readCsvFile(const QString &path, const CsvLimits &limits = {});

/// UTF-8 with LF; a field is quoted only where it has to be. Reads back as the same table.
QByteArray writeCsv(const CsvTable &table);
/// Writes to a temporary file and renames it. Errors: CannotWrite.
Done writeCsvFile(const QString &path, const CsvTable &table);

} // namespace xuanka
