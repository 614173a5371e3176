// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/migrations.h"

#include "store/database.h"
#include "store/sql_script.h"
#include "store/sqlite_specifics.h"

#include <QDir>
#include <QFile>
#include <QMap>

namespace xuanka {

Result<QStringList> workspaceMigrations()
{
    const QDir folder(QStringLiteral(":/schema/workspace"));
    const QStringList names = folder.entryList({QStringLiteral("*.sql")}, QDir::Files, QDir::Name);
    QStringList steps;
    steps.reserve(names.size());
    for (const QString &name : names) {
        const QString expected = QStringLiteral("%1.sql").arg(steps.size() + 1, 4, 10, QLatin1Char('0'));
        if (name != expected)
            return fail({Error::Kind::Missing, folder.filePath(expected), {}, {}, {}});
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            return fail({Error::Kind::CannotOpen, file.fileName(), {}, file.errorString(), {}});
        steps << QString::fromUtf8(file.readAll());
    }
    return steps;
}

namespace {

Done runSteps(const Database &database, const QStringList &steps, int from)
{
    for (int step = from; step < steps.size(); ++step) {
        const QStringList statements = splitStatements(steps.at(step));
        for (const QString &statement : statements) {
            if (const auto done = database.run(statement); !done)
                return fail(done.error());
        }
    }
    return {};
}

Done migrateInTransaction(const Database &database, const QStringList &steps)
{
    auto transaction = Transaction::begin(database);
    if (!transaction)
        return fail(transaction.error());
    const auto from = sqlite::userVersion(database);
    if (!from)
        return fail(from.error());
    if (const Done done = runSteps(database, steps, *from); !done)
        return done;
    if (const Done done = sqlite::setUserVersion(database, static_cast<int>(steps.size())); !done)
        return done;
    const auto orphans = sqlite::foreignKeyCheck(database);
    if (!orphans)
        return fail(orphans.error());
    if (!orphans->isEmpty())
        return fail({Error::Kind::DamagedWorkspace, database.shownAs(), {}, orphans->constFirst(), {}});
    return transaction->commit();
}

} // namespace

Done migrate(const Database &database, const QStringList &steps)
{
    // A step that rebuilds a table drops the old one; with foreign keys on, that would take the rows of its children.
    if (const Done off = sqlite::setForeignKeys(database, false); !off)
        return off;
    const Done migrated = migrateInTransaction(database, steps);
    const Done on = sqlite::setForeignKeys(database, true);
    return migrated ? on : migrated;
}

Result<QStringList> schemaDifferences(const Database &database, const QStringList &steps, int version)
{
    const auto model = Database::open(QStringLiteral(":memory:"), DatabaseAccess::ReadWrite);
    if (!model)
        return fail(model.error());
    if (const Done done = migrate(**model, steps.mid(0, version)); !done)
        return fail(done.error());
    const auto expected = sqlite::schemaObjects(**model);
    if (!expected)
        return fail(expected.error());
    const auto found = sqlite::schemaObjects(database);
    if (!found)
        return fail(found.error());

    QStringList differences;
    for (auto object = expected->cbegin(); object != expected->cend(); ++object) {
        if (found->value(object.key()) != object.value())
            differences << object.key();
    }
    for (auto object = found->cbegin(); object != found->cend(); ++object) {
        if (!expected->contains(object.key()) && object.key().startsWith(QLatin1String("trigger ")))
            differences << object.key();
    }
    return differences;
}

} // namespace xuanka
