// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "golden_workspace.h"
#include "helper_process.h"

#include "store/workspace_lock.h"

#include <QDir>
#include <QRandomGenerator>
#include <QThread>

using namespace xuanka;
using namespace xuanka::test;

/// Programs that are killed in the middle of saving, and disks that are full: what was shown as saved is there.
class WorkspaceCrashTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;

    QString beside(const QString &name) const { return m_folder->filePath(name); }

    /// A program that is killed between making its lock file and writing into it leaves an empty one, which is waited
    /// for ten seconds. The test does not wait.
    void agePastWaiting(const QString &lockFile) const
    {
        QFile lock(lockFile);
        if (lock.size() == 0 && lock.open(QIODevice::ReadWrite | QIODevice::ExistingOnly))
            lock.setFileTime(QDateTime::currentDateTime().addSecs(-60), QFileDevice::FileModificationTime);
    }

    /// One writer marks its entries with its prefix, and says the ids of what it saves besides.
    static void verifyHolds(const Workspace &workspace, const QString &prefix, const QStringList &saved)
    {
        XUANKA_UNWRAP(entries, workspace.history(QStringLiteral("round"), QStringLiteral("candidate-0"), prefix));
        QSet<QString> values;
        for (const Entry &entry : std::as_const(entries))
            values << entry.value;
        QCOMPARE(values.size(), entries.size()); // nothing twice
        for (const QString &line : saved) {
            const QString kind = line.section(QLatin1Char(' '), 0, 0);
            const QString name = line.section(QLatin1Char(' '), 1);
            const bool isThere = kind == QLatin1String("entry") ? values.contains(name)
                : kind == QLatin1String("profile")              ? workspace.profile(name).has_value()
                                                                : workspace.archivedById(name).has_value(); // with its hash
            QVERIFY2(isThere, qPrintable(line));
        }
    }

    void verifyFileHolds(const QMap<QString, QStringList> &saved)
    {
        agePastWaiting(lockFileOf(m_path));
        XUANKA_UNWRAP(workspace, Workspace::open(m_path, identityOf(QStringLiteral("anna"))));
        const auto reason = workspace->readOnlyReason();
        QVERIFY2(!reason, reason ? qPrintable(errorMessage(*reason)) : "");
        for (auto written = saved.cbegin(); written != saved.cend(); ++written)
            verifyHolds(*workspace, written.key(), written.value());
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>(fastFolderTemplate());
        m_path = beside(QStringLiteral("team.xuanka"));
        XUANKA_UNWRAP(workspace, Workspace::create(m_path, identityOf(QStringLiteral("anna"))));
        Round round = roundWith(QStringLiteral("r"), 1);
        round.id = QStringLiteral("round");
        QVERIFY(workspace->saveRound(round));
    }

    void aHundredKillsLoseNothingThatWasReportedAsSaved()
    {
        QRandomGenerator random(4);
        QMap<QString, QStringList> saved;
        for (int kill = 0; kill < 100; ++kill) {
            const QString prefix = QStringLiteral("k%1").arg(kill);
            QProcess writer;
            writer.start(QStringLiteral(XUANKA_WORKSPACE_HELPER), {QStringLiteral("write"), m_path, prefix});
            QVERIFY(writer.waitForStarted());
            // Three of four in the middle of writing, one at any moment of starting up.
            if (kill % 4 != 0)
                QVERIFY(writer.waitForReadyRead());
            QThread::usleep(random.bounded(8000U));
            writer.kill();
            QVERIFY(writer.waitForFinished());
            const QStringList lines = linesOf(writer.readAllStandardOutput());
            for (const QString &line : lines)
                QVERIFY2(!line.startsWith(QStringLiteral("error")), qPrintable(line));
            saved.insert(prefix, lines);
            verifyFileHolds({{prefix, lines}});
            if (QTest::currentTestFailed())
                return;
        }
        verifyFileHolds(saved);
        int total = 0;
        for (const QStringList &lines : std::as_const(saved))
            total += static_cast<int>(lines.size());
        QVERIFY(total > 200);
        qInfo() << total << "changes were reported as saved, and are there";
        QVERIFY(!checkWorkspace(m_path)->damaged);
    }

    void aFullDiskIsReportedAndTheOldStateStays()
    {
        const HelperResult result = runHelper({QStringLiteral("--limit"), QStringLiteral("200000"), QStringLiteral("write"), m_path, QStringLiteral("w")});
        QCOMPARE(result.code, 1);
        QVERIFY(result.lines.size() > 10);
        QCOMPARE(result.errorKind(), static_cast<int>(Error::Kind::DiskFull));
        verifyFileHolds({{QStringLiteral("w"), result.lines.mid(0, result.lines.size() - 1)}});
        QVERIFY(!checkWorkspace(m_path)->damaged);
    }

    void creatingOnAFullDiskLeavesNothingBehind()
    {
        const QString path = beside(QStringLiteral("new.xuanka"));
        const HelperResult result = runHelper({QStringLiteral("--limit"), QStringLiteral("10000"), QStringLiteral("create"), path});
        QCOMPARE(result.errorKind(), static_cast<int>(Error::Kind::DiskFull));
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden), QStringList{QStringLiteral("team.xuanka")});
    }

    void aBackupOnAFullDiskLeavesTheOlderBackup()
    {
        const QString target = beside(QStringLiteral("backup.xuanka"));
        QCOMPARE(runHelper({QStringLiteral("backup"), m_path, target}).code, 0);
        const QByteArray before = hashOfFile(target);
        const HelperResult result = runHelper({QStringLiteral("--limit"), QStringLiteral("20000"), QStringLiteral("backup"), m_path, target});
        QCOMPARE(result.errorKind(), static_cast<int>(Error::Kind::DiskFull));
        QCOMPARE(hashOfFile(target), before);
        QStringList others = QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden);
        others.removeIf([](const QString &name) { return name.startsWith(QStringLiteral("team.xuanka")); });
        QCOMPARE(others, QStringList{QStringLiteral("backup.xuanka")});
    }

    void aKilledCreationLeavesAWholeFileOrNone()
    {
        QRandomGenerator random(5);
        int whole = 0;
        for (int kill = 0; kill < 20; ++kill) {
            const QString path = beside(QStringLiteral("new-%1.xuanka").arg(kill));
            QProcess creator;
            creator.start(QStringLiteral(XUANKA_WORKSPACE_HELPER), {QStringLiteral("create"), path});
            QVERIFY(creator.waitForStarted());
            QThread::usleep(1000U * (1 + random.bounded(60U)));
            creator.kill();
            QVERIFY(creator.waitForFinished());
            if (!QFile::exists(path))
                continue;
            ++whole;
            agePastWaiting(lockFileOf(path));
            XUANKA_UNWRAP(workspace, Workspace::open(path, identityOf(QStringLiteral("anna"))));
            QCOMPARE(workspace->mode(), Workspace::Mode::ReadWrite);
        }
        qInfo() << whole << "of 20 were made before they were killed";
    }
};

QTEST_GUILESS_MAIN(WorkspaceCrashTest)
#include "tst_workspace_crash.moc"
