// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "golden_workspace.h"

#include <QDir>
#include <QRandomGenerator>
#include <QUndoStack>

using namespace xuanka;
using namespace xuanka::test;

/// Bytes that are not what was written: nothing may crash, and what is reported as damaged may not have been touched.
class WorkspaceDamageTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder{fastFolderTemplate()};
    QByteArray m_sound;
    int m_refused = 0;
    int m_opened = 0;

    void readEverything(Workspace &workspace) const
    {
        static_cast<void>(workspace.profiles());
        if (const auto rounds = workspace.rounds()) {
            for (const Round &round : *rounds) {
                static_cast<void>(workspace.entries(round.id));
                static_cast<void>(workspace.currentEntries(round.id));
            }
        }
        static_cast<void>(workspace.archived());
        static_cast<void>(workspace.notes());
    }

    void tryFile(const QByteArray &bytes, const QString &what)
    {
        // What an earlier round left beside its own file does not belong to this one.
        const QStringList left = QDir(m_folder.path()).entryList({QStringLiteral("damaged*")}, QDir::Files);
        for (const QString &name : left)
            QVERIFY(QFile::remove(m_folder.filePath(name)));
        const QString path = m_folder.filePath(QStringLiteral("damaged.xuanka"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        QCOMPARE(file.write(bytes), bytes.size());
        file.close();
        const QByteArray before = hashOfFile(path);
        static_cast<void>(checkWorkspace(path));
        QVERIFY2(hashOfFile(path) == before, qPrintable(what));
        {
            const auto workspace = Workspace::open(path, identityOf(QStringLiteral("anna")));
            if (workspace) {
                ++m_opened;
                readEverything(**workspace);
                return;
            }
            ++m_refused;
            const auto kind = workspace.error().kind;
            QVERIFY2(kind == Error::Kind::DamagedWorkspace || kind == Error::Kind::NotAWorkspace, qPrintable(QString(what % errorMessage(workspace.error()))));
        }
        QVERIFY2(hashOfFile(path) == before, qPrintable(what));
        QCOMPARE(QDir(m_folder.path()).entryList({QStringLiteral("damaged*")}, QDir::Files), QStringList{QStringLiteral("damaged.xuanka")});
    }

private Q_SLOTS:
    void initTestCase()
    {
        const QString path = m_folder.filePath(QStringLiteral("sound.xuanka"));
        QVERIFY(makeGoldenWorkspace(path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        m_sound = file.readAll();
        QVERIFY(m_sound.size() > 20000);
    }

    void init()
    {
        m_refused = 0;
        m_opened = 0;
    }

    void flippedBitsNeverCrashAndNeverOverwrite()
    {
        QRandomGenerator random(20260904);
        QList<int> places;
        for (int place = 0; place < 100; ++place)
            places << place; // all of the header
        for (int i = 0; i < 300; ++i)
            places << random.bounded(static_cast<int>(m_sound.size()));
        for (const int place : std::as_const(places)) {
            QByteArray bytes = m_sound;
            bytes[place] = static_cast<char>(bytes.at(place) ^ (1 << random.bounded(8)));
            tryFile(bytes, QStringLiteral("byte %1").arg(place));
            if (QTest::currentTestFailed())
                return;
        }
        QVERIFY(m_refused > 50);
        QVERIFY(m_opened > 50); // a bit inside a text or on a free page is no damage to the structure
    }

    void overwrittenPagesNeverCrashAndNeverOverwrite()
    {
        QRandomGenerator random(7);
        constexpr int page = 4096;
        for (int start = 0; start + page <= m_sound.size(); start += page) {
            for (const char filler : {'\0', '\xff', 'r'}) {
                QByteArray bytes = m_sound;
                for (int i = start; i < start + page; ++i)
                    bytes[i] = filler == 'r' ? static_cast<char>(random.bounded(256)) : filler;
                tryFile(bytes, QStringLiteral("page at %1").arg(start));
                if (QTest::currentTestFailed())
                    return;
            }
        }
        QVERIFY(m_refused > m_opened);
    }

    void truncatedFilesNeverCrashAndAreNeverOverwritten()
    {
        QList<qsizetype> lengths{0, 1, 15, 16, 17, 68, 71, 99, 100, 101, 511, 512};
        for (qsizetype length = 1024; length < m_sound.size(); length += 1531)
            lengths << length;
        lengths << m_sound.size() - 1;
        for (const qsizetype length : std::as_const(lengths)) {
            tryFile(m_sound.left(length), QStringLiteral("length %1").arg(length));
            if (QTest::currentTestFailed())
                return;
        }
        QCOMPARE(m_opened, 0);
        QCOMPARE(m_refused, lengths.size());
    }

    void aDamagedFileIsReportedWithWhatWasFoundAndWhereTheBackupIs()
    {
        const QString path = m_folder.filePath(QStringLiteral("report.xuanka"));
        const QString backup = m_folder.filePath(QStringLiteral("report.backup-20260904-080000-v1.xuanka"));
        QByteArray bytes = m_sound;
        bytes.replace(8192, 4096, QByteArray(4096, '\xee'));
        for (const auto &[name, content] : {std::pair(path, bytes), std::pair(backup, m_sound)}) {
            QFile file(name);
            QVERIFY(file.open(QIODevice::WriteOnly));
            QCOMPARE(file.write(content), content.size());
        }
        const auto workspace = Workspace::open(path, identityOf(QStringLiteral("anna")));
        QVERIFY(!workspace);
        QCOMPARE(workspace.error().kind, Error::Kind::DamagedWorkspace);
        QVERIFY(!workspace.error().detail.isEmpty());
        XUANKA_UNWRAP(report, checkWorkspace(path));
        QVERIFY(report.damaged);
        QVERIFY(!report.findings.isEmpty());
        QCOMPARE(report.newestBackup, backup);
        XUANKA_UNWRAP(restored, Workspace::open(backup, identityOf(QStringLiteral("anna"))));
        QCOMPARE(restored->profiles()->size(), 1);
    }

    void aGarbledJournalBesideASoundFileChangesNothing_data()
    {
        QTest::addColumn<QString>("suffix");
        QTest::newRow("write-ahead log") << QStringLiteral("-wal");
        QTest::newRow("rollback journal") << QStringLiteral("-journal");
    }

    void aGarbledJournalBesideASoundFileChangesNothing()
    {
        QFETCH(QString, suffix);
        const QString path = m_folder.filePath(QStringLiteral("journal.xuanka"));
        for (const auto &[name, content] : {std::pair(path, m_sound), std::pair(QString(path % suffix), QByteArray(5000, '\x5a'))}) {
            QFile file(name);
            QVERIFY(file.open(QIODevice::WriteOnly));
            QCOMPARE(file.write(content), content.size());
        }
        XUANKA_UNWRAP(workspace, Workspace::open(path, identityOf(QStringLiteral("anna"))));
        QCOMPARE(*workspace->profiles(), QList<DemandProfile>{goldenProfile()});
        QVERIFY(workspace->saveProfile(profileNamed(QStringLiteral("new"))));
    }
};

QTEST_GUILESS_MAIN(WorkspaceDamageTest)
#include "tst_workspace_damage.moc"
