// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/database.h"

#include "store/sqlite_specifics.h"

#include <QSqlError>
#include <QUuid>

#include <utility>

namespace xuanka {

Database::Database(QString connection, QString path)
    : m_connection(std::move(connection))
    , m_shownAs(std::move(path))
{
}

Database::~Database()
{
    QSqlDatabase::database(m_connection, false).close();
    QSqlDatabase::removeDatabase(m_connection);
}

Result<std::unique_ptr<Database>> Database::open(const QString &path, DatabaseAccess access)
{
    const QString connection = QUuid::createUuid().toString(QUuid::WithoutBraces);
    std::unique_ptr<Database> database(new Database(connection, path));
    // In a block of its own: the connection can only be removed when no handle is left.
    {
        QSqlDatabase handle = QSqlDatabase::addDatabase(sqlite::driverName(), connection);
        handle.setConnectOptions(sqlite::connectOptions(access));
        handle.setDatabaseName(sqlite::databaseName(path, access));
        if (!handle.open())
            return fail(sqlite::errorOf(handle.lastError(), path));
    }
    return database;
}

Result<QSqlQuery> Database::run(const QString &sql, const QVariantList &values) const
{
    QSqlQuery query(QSqlDatabase::database(m_connection, false));
    query.setForwardOnly(true);
    if (!query.prepare(sql))
        return fail(sqlite::errorOf(query.lastError(), m_shownAs));
    for (const QVariant &value : values)
        query.addBindValue(value);
    if (!query.exec())
        return fail(sqlite::errorOf(query.lastError(), m_shownAs));
    return query;
}

Result<QVariant> Database::value(const QString &sql, const QVariantList &values) const
{
    auto query = run(sql, values);
    if (!query)
        return fail(query.error());
    if (!query->next())
        return fail({Error::Kind::Missing, m_shownAs, {}, {}, {}});
    return query->value(0);
}

Result<int> Database::change(const QString &sql, const QVariantList &values) const
{
    const auto query = run(sql, values);
    if (!query)
        return fail(query.error());
    return query->numRowsAffected();
}

Result<Transaction> Transaction::begin(const Database &database)
{
    if (const auto begun = database.run(sqlite::beginWriting()); !begun)
        return fail(begun.error());
    return Transaction(database);
}

Transaction::Transaction(Transaction &&other) noexcept : m_database(std::exchange(other.m_database, nullptr)) { }

Transaction::~Transaction()
{
    // Nothing to report: what led here has been reported, and a failed rollback leaves the old state as well.
    if (m_database != nullptr)
        static_cast<void>(m_database->run(QStringLiteral("ROLLBACK")));
}

Done Transaction::commit()
{
    const auto committed = m_database->run(QStringLiteral("COMMIT"));
    if (!committed)
        return fail(committed.error());
    m_database = nullptr;
    return {};
}

} // namespace xuanka
