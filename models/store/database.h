// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/error.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>
#include <QVariant>

#include <memory>

namespace xuanka {

/// How a database file is opened. Immutable promises that nobody writes to it, so that nothing is created beside it.
enum class DatabaseAccess { ReadWrite, ReadOnly, Immutable };

/// A null QString would be bound as NULL; every text column of ours holds a text, if an empty one.
inline QString stored(const QString &text)
{
    return text.isNull() ? QLatin1String("") : text;
}

/// One connection with a name of its own; closed and removed by the destructor. Values are always bound, never
/// pasted into the text. Errors carry the file's name as the user knows it.
class Database {
public:
    /// The file must exist, except ":memory:". Errors: as sqlite::errorOf.
    static Result<std::unique_ptr<Database>> open(const QString &path, DatabaseAccess access);
    ~Database();
    Database(const Database &) = delete;
    Database &operator=(const Database &) = delete;

    /// Runs one statement; the query stands before its first row.
    Result<QSqlQuery> run(const QString &sql, const QVariantList &values = {}) const;
    /// The first column of the first row; Missing if there is no row.
    Result<QVariant> value(const QString &sql, const QVariantList &values = {}) const;
    /// Runs one writing statement and says how many rows it changed.
    Result<int> change(const QString &sql, const QVariantList &values = {}) const;

    /// The file that errors name; a private copy goes by the name of its original.
    const QString &shownAs() const { return m_shownAs; }
    void setShownAs(const QString &path) { m_shownAs = path; }

private:
    Database(QString connection, QString path);

    QString m_connection;
    QString m_shownAs;
};

/// A write transaction that rolls back unless it is committed. It takes the write lock at once, so that it cannot
/// fail half-way because somebody else writes.
class Transaction {
public:
    static Result<Transaction> begin(const Database &database);
    ~Transaction();
    Transaction(Transaction &&other) noexcept;
    Transaction &operator=(Transaction &&) = delete;
    Transaction(const Transaction &) = delete;
    Transaction &operator=(const Transaction &) = delete;

    Done commit();

private:
    explicit Transaction(const Database &database) : m_database(&database) { }

    const Database *m_database;
};

} // namespace xuanka
