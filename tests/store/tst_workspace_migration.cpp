// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "golden_workspace.h"

#include "store/migrations.h"
#include "store/sqlite_specifics.h"
#include "store/workspace_backup.h"
#include "store/workspace_file.h"

using namespace xuanka;
using namespace xuanka::test;

namespace {

const char *const goodStep = "CREATE TABLE price_watch (number INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT;\n"
                             "INSERT INTO price_watch (text) SELECT name FROM profile;";
const char *const badStep = "CREATE TABLE price_watch (number INTEGER PRIMARY KEY) STRICT;\n"
                            "DELETE FROM note;\n"
                            "INSERT INTO nowhere VALUES (1);";
const char *const orphaningStep = "DELETE FROM candidate;";

} // namespace

class WorkspaceMigrationTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_model = m_folder.filePath(QStringLiteral("model.xuanka")); ///< made once, copied for each test
    QString m_path;
    QStringList m_steps;
    const QDateTime m_now = QDateTime(QDate(2026, 9, 4), QTime(8, 15, 30), Qt::UTC);

    QStringList stepsAnd(const char *step) const { return m_steps + QStringList{QString::fromUtf8(step)}; }

private Q_SLOTS:
    void initTestCase()
    {
        XUANKA_UNWRAP(steps, workspaceMigrations());
        m_steps = steps;
        QCOMPARE(m_steps.size(), 1);
        QVERIFY(makeGoldenWorkspace(m_model));
    }

    void init()
    {
        static int number = 0;
        m_path = m_folder.filePath(QStringLiteral("test-%1.xuanka").arg(number++));
        QVERIFY(QFile::copy(m_model, m_path));
    }

    void everyReleasedVersionOpensWithAllItHolds_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("version 1") << QStringLiteral("workspaces/v1.xuanka");
    }

    void everyReleasedVersionOpensWithAllItHolds()
    {
        QFETCH(QString, file);
        const QString copy = m_folder.filePath(QStringLiteral("golden.xuanka"));
        QFile::remove(copy);
        QVERIFY(QFile::copy(dataFile(file), copy));
        QVERIFY(QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner));
        {
            XUANKA_UNWRAP(workspace, Workspace::open(copy, identityOf(QStringLiteral("later"))));
            QCOMPARE(workspace->mode(), Workspace::Mode::ReadWrite);
            QCOMPARE(*workspace->profiles(), QList<DemandProfile>{goldenProfile()});
            QCOMPARE(*workspace->rounds(), QList<Round>{goldenRound()});
            XUANKA_UNWRAP(entries, workspace->entries(goldenRound().id));
            QCOMPARE(entries.size(), goldenEntries().size());
            for (qsizetype i = 0; i < entries.size(); ++i) {
                QCOMPARE(entries.at(i).value, goldenEntries().at(i).value);
                QCOMPARE(entries.at(i).note, goldenEntries().at(i).note);
                QCOMPARE(entries.at(i).author, QStringLiteral("安娜"));
                QCOMPARE(entries.at(i).at.date(), QDate(2026, 9, 4));
            }
            XUANKA_UNWRAP(archived, workspace->archivedById(QStringLiteral("golden-recommendation")));
            QCOMPARE(archived.content, goldenRecommendation());
            QCOMPARE(workspace->notes()->constFirst().text, goldenNote().text);
            QVERIFY(workspace->saveProfile(profileNamed(QStringLiteral("and it can be written"))));
        }
        XUANKA_UNWRAP(report, checkWorkspace(copy));
        QVERIFY2(!report.damaged, qPrintable(report.findings.join(QLatin1Char('\n'))));
        QCOMPARE(report.version, static_cast<int>(m_steps.size()));
    }

    void anOlderFileIsBackedUpAndMigrated()
    {
        QVERIFY(newestBackup(m_path).isEmpty());
        {
            XUANKA_UNWRAP(file, openWorkspaceFile(m_path, stepsAnd(goodStep), m_now));
            QVERIFY(!file.readOnlyReason);
            QCOMPARE(file.version, 2);
            QCOMPARE(file.database->value(QStringLiteral("SELECT text FROM price_watch"))->toString(), goldenProfile().name);
        }
        const QString backup = newestBackup(m_path);
        QCOMPARE(QFileInfo(backup).fileName(), QString(QFileInfo(m_path).completeBaseName() % QStringLiteral(".backup-20260904-081530-v1.xuanka")));
        XUANKA_UNWRAP(old, Workspace::open(backup, identityOf(QStringLiteral("anna"))));
        QCOMPARE(*old->profiles(), QList<DemandProfile>{goldenProfile()});
        XUANKA_UNWRAP(again, openWorkspaceFile(m_path, stepsAnd(goodStep), m_now));
        QCOMPARE(again.version, 2);
        QCOMPARE(sqlite::userVersion(*again.database).value_or(0), 2);
    }

    void aStepThatFailsLeavesTheFileAsItWas_data()
    {
        QTest::addColumn<QString>("step");
        QTest::newRow("SQL that does not work") << QString::fromUtf8(badStep);
        QTest::newRow("rows without their parents") << QString::fromUtf8(orphaningStep);
    }

    void aStepThatFailsLeavesTheFileAsItWas()
    {
        QFETCH(QString, step);
        const auto file = openWorkspaceFile(m_path, m_steps + QStringList{step}, m_now);
        QVERIFY(!file);
        XUANKA_UNWRAP(workspace, Workspace::open(m_path, identityOf(QStringLiteral("anna"))));
        QCOMPARE(*workspace->profiles(), QList<DemandProfile>{goldenProfile()});
        QCOMPARE(workspace->rounds()->constFirst().candidates.size(), 2);
        QCOMPARE(workspace->notes()->size(), 1);
        QVERIFY(QFile::exists(newestBackup(m_path)));
    }

    void foreignKeysAreOnAfterwards()
    {
        XUANKA_UNWRAP(file, openWorkspaceFile(m_path, stepsAnd(goodStep), m_now));
        QCOMPARE(file.database->value(QStringLiteral("PRAGMA foreign_keys"))->toInt(), 1);
        QCOMPARE(file.database->value(QStringLiteral("PRAGMA synchronous"))->toInt(), 2);
        QVERIFY(!file.database->run(QStringLiteral("INSERT INTO candidate VALUES ('no such round', 'c', 0, '', '', '', 0)")));
    }

    void theNewestBackupIsFoundWhateverTheNameHolds()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a[b]*?.team.xuanka"));
        const auto touch = [](const QString &name) {
            QFile file(name);
            return file.open(QIODevice::WriteOnly);
        };
        const QString older = automaticBackupName(path, 1, m_now);
        const QString newer = automaticBackupName(path, 1, m_now.addDays(40));
        QVERIFY(touch(newer));
        QVERIFY(touch(older));
        QVERIFY(touch(folder.filePath(QStringLiteral("a[b]*?.other.backup-20990101-000000-v1.xuanka"))));
        QCOMPARE(newestBackup(path), newer);
        QVERIFY(makeGoldenWorkspace(path));
        QCOMPARE(checkWorkspace(path)->newestBackup, newer);
    }

    void differencesOfTheSchemaAreFound_data()
    {
        QTest::addColumn<QStringList>("statements");
        QTest::addColumn<QStringList>("differences");
        const QString trigger = QStringLiteral("trigger archive_refuses_update");
        QTest::newRow("none") << QStringList{} << QStringList{};
        QTest::newRow("trigger gone") << QStringList{QStringLiteral("DROP TRIGGER archive_refuses_update")} << QStringList{trigger};
        QTest::newRow("trigger tamed") << QStringList{QStringLiteral("DROP TRIGGER archive_refuses_update"),
                                                      QStringLiteral("CREATE TRIGGER archive_refuses_update BEFORE UPDATE ON archive BEGIN SELECT 1; END")}
                                       << QStringList{trigger};
        QTest::newRow("a trigger of somebody else") << QStringList{QStringLiteral("CREATE TRIGGER spy AFTER INSERT ON entry BEGIN DELETE FROM note; END")}
                                                    << QStringList{QStringLiteral("trigger spy")};
        QTest::newRow("table changed") << QStringList{QStringLiteral("ALTER TABLE note ADD COLUMN colour TEXT")} << QStringList{QStringLiteral("table note")};
        QTest::newRow("a table of somebody else") << QStringList{QStringLiteral("CREATE TABLE mine (a)")} << QStringList{};
    }

    void differencesOfTheSchemaAreFound()
    {
        QFETCH(QStringList, statements);
        QFETCH(QStringList, differences);
        QCOMPARE(runSql(m_path, statements), QString());
        const QByteArray before = hashOfFile(m_path);
        XUANKA_UNWRAP(report, checkWorkspace(m_path));
        QCOMPARE(report.findings, differences);
        const auto workspace = Workspace::open(m_path, identityOf(QStringLiteral("anna")));
        QCOMPARE(workspace.has_value(), differences.isEmpty());
        if (!workspace) {
            QCOMPARE(workspace.error().kind, Error::Kind::DamagedWorkspace);
            QCOMPARE(workspace.error().detail, differences.join(QStringLiteral(", ")));
            QCOMPARE(hashOfFile(m_path), before);
        }
    }
};

QTEST_GUILESS_MAIN(WorkspaceMigrationTest)
#include "tst_workspace_migration.moc"
