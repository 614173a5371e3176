// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace xuanka {

/// A table for a terminal: columns padded by display width (a Chinese character takes two cells), figures to the right.
class TextTable {
public:
    struct Column {
        QString title;
        bool numeric = false;
    };

    explicit TextTable(QList<Column> columns) : m_columns(std::move(columns)) { }
    void add(QStringList cells) { m_rows.append(std::move(cells)); }
    QString toString() const;

    /// Cells that the text takes in a terminal.
    static int displayWidth(const QString &text);

private:
    QList<Column> m_columns;
    QList<QStringList> m_rows;
};

} // namespace xuanka
