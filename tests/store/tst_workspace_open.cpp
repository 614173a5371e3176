// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "golden_workspace.h"
#include "helper_process.h"

#include "store/sqlite_specifics.h"
#include "store/workspace_lock.h"

#include <QDir>
#include <QUndoStack>

using namespace xuanka;
using namespace xuanka::test;

class WorkspaceOpenTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_models;
    QString m_model = m_models.filePath(QStringLiteral("model.xuanka")); ///< made once, copied for each test
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;

    QString beside(const QString &name) const { return m_folder->filePath(name); }
    QStringList files() const { return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden); }
    Result<std::unique_ptr<Workspace>> open() const { return Workspace::open(m_path, identityOf(QStringLiteral("anna"))); }

    static bool write(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY(makeGoldenWorkspace(m_model)); }

    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_path = beside(QStringLiteral("team.xuanka"));
        QVERIFY(QFile::copy(m_model, m_path));
    }

    void whatIsNoWorkspaceIsLeftAsItIs_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("text") << QByteArray("Dear Sir or Madam");
        QTest::newRow("zeroes") << QByteArray(8192, '\0');
        QTest::newRow("PDF") << QByteArray("%PDF-1.6\n") + QByteArray(500, 'x');
        QTest::newRow("almost SQLite") << QByteArray("SQLite format 2\0", 16) + QByteArray(500, '\0');
    }

    void whatIsNoWorkspaceIsLeftAsItIs()
    {
        QFETCH(QByteArray, bytes);
        QVERIFY(write(m_path, bytes));
        const auto workspace = open();
        QVERIFY(!workspace);
        QCOMPARE(workspace.error().kind, Error::Kind::NotAWorkspace);
        QCOMPARE(workspace.error().file, m_path);
        QCOMPARE(checkWorkspace(m_path).error().kind, Error::Kind::NotAWorkspace);
        QFile file(m_path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), bytes);
        QCOMPARE(files(), QStringList{QStringLiteral("team.xuanka")});
    }

    void aDatabaseOfAnotherProgramIsLeftAsItIs()
    {
        QFile::remove(m_path);
        QCOMPARE(runSql(m_path, {QStringLiteral("PRAGMA application_id = 12345"), QStringLiteral("CREATE TABLE bookmarks (a)")}), QString());
        const QByteArray before = hashOfFile(m_path);
        QCOMPARE(open().error().kind, Error::Kind::NotAWorkspace);
        QCOMPARE(hashOfFile(m_path), before);
        QCOMPARE(files(), QStringList{QStringLiteral("team.xuanka")});
    }

    void whatIsMissingOrAFolderCannotBeOpened()
    {
        const auto missing = Workspace::open(beside(QStringLiteral("missing.xuanka")), identityOf(QStringLiteral("anna")));
        QCOMPARE(missing.error().kind, Error::Kind::CannotOpen);
        QVERIFY(!missing.error().detail.isEmpty());
        QVERIFY(!QFile::exists(beside(QStringLiteral("missing.xuanka"))));
        const auto folder = Workspace::open(m_folder->path(), identityOf(QStringLiteral("anna")));
        QCOMPARE(folder.error().kind, Error::Kind::CannotOpen);
        QCOMPARE(checkWorkspace(beside(QStringLiteral("missing.xuanka"))).error().kind, Error::Kind::CannotOpen);
    }

    void aNewerFileOpensForReadingAndSaysSo()
    {
        QCOMPARE(runSql(m_path, {QStringLiteral("PRAGMA user_version = 99"), QStringLiteral("CREATE TRIGGER newer AFTER INSERT ON note BEGIN SELECT 1; END")}), QString());
        const QByteArray before = hashOfFile(m_path);
        {
            XUANKA_UNWRAP(workspace, open());
            QCOMPARE(workspace->mode(), Workspace::Mode::ReadOnly);
            QCOMPARE(workspace->readOnlyReason()->kind, Error::Kind::NewerWorkspace);
            QCOMPARE(workspace->readOnlyReason()->detail, QStringLiteral("99"));
            QCOMPARE(workspace->readOnlyReason()->expected, QStringLiteral("1"));
            QCOMPARE(workspace->profiles()->size(), 1);
        }
        QCOMPARE(hashOfFile(m_path), before);
        QCOMPARE(checkWorkspace(m_path)->version, 99);
        QVERIFY(!checkWorkspace(m_path)->damaged);
    }

    void nothingCanBeChangedWhenOpenForReading()
    {
        const auto first = open();
        QVERIFY(first);
        XUANKA_UNWRAP(workspace, open());
        QCOMPARE(workspace->mode(), Workspace::Mode::ReadOnly);
        const Entry entry = goldenEntries().constFirst();
        const QString profile = goldenProfile().id;
        DemandProfile changed = goldenProfile();
        changed.name = QStringLiteral("changed");
        Round changedRound = goldenRound();
        changedRound.name = QStringLiteral("changed");
        const auto asDone = [](const Result<QString> &result) { return result ? Done() : Done(fail(result.error())); };
        for (const Done &done : {asDone(workspace->saveProfile(changed)), workspace->deleteProfile(profile), asDone(workspace->addProfileUndoable(changed)),
                                 workspace->changeProfileUndoable(changed), workspace->deleteProfileUndoable(profile),
                                 asDone(workspace->saveRound(changedRound)), workspace->deleteRound(changedRound.id), asDone(workspace->addRoundUndoable(changedRound)),
                                 workspace->changeRoundUndoable(changedRound), workspace->deleteRoundUndoable(changedRound.id), workspace->addEntry(entry),
                                 workspace->addEntryUndoable(entry), asDone(workspace->archive({})), asDone(workspace->saveNote({})),
                                 workspace->deleteNote(goldenNote().id)}) {
            QVERIFY(!done);
            QCOMPARE(done.error().kind, Error::Kind::ReadOnly);
        }
        QCOMPARE(workspace->undoStack()->count(), 0);
        QCOMPARE(*workspace->profiles(), QList<DemandProfile>{goldenProfile()});
        QVERIFY(workspace->backup(beside(QStringLiteral("copy.xuanka")))); // a copy is no change
        QVERIFY(!checkWorkspace(beside(QStringLiteral("copy.xuanka")))->damaged);
    }

    void aSecondProgramReadsOnlyAndIsToldWhoHasTheFile()
    {
        QProcess holder;
        holder.start(QStringLiteral(XUANKA_WORKSPACE_HELPER), {QStringLiteral("hold"), m_path});
        QVERIFY(holder.waitForReadyRead());
        QCOMPARE(holder.readLine().trimmed(), QByteArray("read-write"));
        {
            XUANKA_UNWRAP(workspace, open());
            QCOMPARE(workspace->mode(), Workspace::Mode::ReadOnly);
            const Error reason = *workspace->readOnlyReason();
            QCOMPARE(reason.kind, Error::Kind::WorkspaceInUse);
            QVERIFY2(reason.detail.contains(QString::number(holder.processId())), qPrintable(reason.detail));
            QVERIFY2(reason.detail.contains(QSysInfo::machineHostName()), qPrintable(reason.detail));
            QVERIFY2(reason.detail.contains(QStringLiteral("workspace_helper")), qPrintable(reason.detail));
            QVERIFY2(reason.detail.startsWith(QString(QFileInfo(m_path).owner() % QLatin1Char('@'))), qPrintable(reason.detail));
            QCOMPARE(workspace->profiles()->size(), 1);
        }
        holder.write("go\n");
        QVERIFY(holder.waitForFinished());
        XUANKA_UNWRAP(workspace, open());
        QCOMPARE(workspace->mode(), Workspace::Mode::ReadWrite);
    }

    void theReaderSeesWhatTheWriterSavesMeanwhile()
    {
        XUANKA_UNWRAP(writer, open());
        XUANKA_UNWRAP(reader, open());
        QVERIFY(writer->saveProfile(profileNamed(QStringLiteral("new"))));
        QCOMPARE(reader->profiles()->size(), 2);
        writer.reset(); // the reader is not disturbed when the writer leaves
        QCOMPARE(reader->profiles()->size(), 2);
        XUANKA_UNWRAP(next, open());
        QCOMPARE(next->mode(), Workspace::Mode::ReadWrite);
        QVERIFY(next->saveProfile(profileNamed(QStringLiteral("newer"))));
        QCOMPARE(reader->profiles()->size(), 3);
    }

    void everyNameOfAFileHasTheSameLock()
    {
        const QString link = beside(QStringLiteral("link.xuanka"));
        QVERIFY(QFile::link(m_path, link));
        const auto first = open();
        QVERIFY(first);
        XUANKA_UNWRAP(second, Workspace::open(link, identityOf(QStringLiteral("boris"))));
        QCOMPARE(second->readOnlyReason()->kind, Error::Kind::WorkspaceInUse);
    }

    void aLockLeftByACrashIsTakenOver()
    {
        QProcess holder;
        holder.start(QStringLiteral(XUANKA_WORKSPACE_HELPER), {QStringLiteral("hold"), m_path});
        QVERIFY(holder.waitForReadyRead());
        holder.kill();
        QVERIFY(holder.waitForFinished());
        QVERIFY(QFile::exists(lockFileOf(m_path)));
        XUANKA_UNWRAP(workspace, open());
        QCOMPARE(workspace->mode(), Workspace::Mode::ReadWrite);
    }

    void aGarbledLockIsTakenOverOnlyWhenItIsOld()
    {
        QVERIFY(write(lockFileOf(m_path), {}));
        {
            XUANKA_UNWRAP(workspace, open()); // somebody may be writing it at this moment
            QCOMPARE(workspace->readOnlyReason()->kind, Error::Kind::WorkspaceInUse);
            QVERIFY(!workspace->readOnlyReason()->detail.isEmpty());
        }
        QFile lock(lockFileOf(m_path));
        QVERIFY(lock.open(QIODevice::ReadWrite));
        QVERIFY(lock.setFileTime(QDateTime::currentDateTime().addSecs(-60), QFileDevice::FileModificationTime));
        lock.close();
        XUANKA_UNWRAP(workspace, open());
        QCOMPARE(workspace->mode(), Workspace::Mode::ReadWrite);
    }

    void whatCannotBeWrittenOpensForReading_data()
    {
        QTest::addColumn<int>("folderMode");
        QTest::addColumn<int>("fileMode");
        QTest::addColumn<QStringList>("says");
        const QString readOnly = QStringLiteral("read-only %1").arg(static_cast<int>(Error::Kind::CannotWrite));
        const QString content = QStringLiteral("1 profiles 1 notes");
        QTest::newRow("everything") << 0777 << 0666 << QStringList{QStringLiteral("read-write"), content};
        QTest::newRow("file") << 0777 << 0444 << QStringList{readOnly, content};
        QTest::newRow("folder") << 0555 << 0666 << QStringList{readOnly, content};
        QTest::newRow("both") << 0555 << 0444 << QStringList{readOnly, content};
    }

    void whatCannotBeWrittenOpensForReading()
    {
        QFETCH(int, folderMode);
        QFETCH(int, fileMode);
        QFETCH(QStringList, says);
        const auto permissions = [](int mode) {
            return QFile::Permissions::fromInt(((mode >> 6) & 7) << 12 | ((mode >> 6) & 7) << 8 | ((mode >> 3) & 7) << 4 | (mode & 7));
        };
        const QByteArray before = hashOfFile(m_path);
        QVERIFY(QFile::setPermissions(m_path, permissions(fileMode)));
        QVERIFY(QFile::setPermissions(m_folder->path(), permissions(folderMode)));
        const HelperResult result = runHelper({QStringLiteral("--nobody"), QStringLiteral("open"), m_path});
        const QStringList after = files();
        QVERIFY(QFile::setPermissions(m_folder->path(), permissions(0777)));
        QCOMPARE(result.lines, says);
        QCOMPARE(result.code, 0);
        QCOMPARE(after, QStringList{QStringLiteral("team.xuanka")});
        QCOMPARE(hashOfFile(m_path), before);
    }

    void whatACrashLeftInAReadOnlyFolderIsReadAsWell()
    {
        // A file whose last change is in the write-ahead log only, as after a crash.
        const QString name = QStringLiteral("crashed");
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
            database.setDatabaseName(m_path);
            QVERIFY(database.open());
            QSqlQuery query(database);
            for (const QString &statement : {QStringLiteral("PRAGMA journal_mode = WAL"), QStringLiteral("PRAGMA wal_autocheckpoint = 0"),
                                             QStringLiteral("INSERT INTO note (id, subject, text, author, at) SELECT 'n2', '', '', '', at FROM note")}) {
                QVERIFY2(query.exec(statement), qPrintable(query.lastError().text()));
            }
            QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("crashed")));
            for (const QString &suffix : {QString(), QStringLiteral("-wal")})
                QVERIFY(QFile::copy(m_path + suffix, beside(QStringLiteral("crashed/team.xuanka")) + suffix));
            query.finish();
            database.close();
        }
        QSqlDatabase::removeDatabase(name);
        const QString path = beside(QStringLiteral("crashed/team.xuanka"));
        const QByteArray before = hashOfFile(path);
        const auto all = QFile::ReadOwner | QFile::ExeOwner | QFile::ReadGroup | QFile::ExeGroup | QFile::ReadOther | QFile::ExeOther;
        QVERIFY(QFile::setPermissions(m_folder->path(), all | QFile::WriteOwner));
        QVERIFY(QFile::setPermissions(beside(QStringLiteral("crashed")), all));
        QCOMPARE(checkWorkspace(path)->findings, QStringList());
        const HelperResult result = runHelper({QStringLiteral("--nobody"), QStringLiteral("open"), path});
        QCOMPARE(result.lines.value(1), QStringLiteral("1 profiles 2 notes"));
        QCOMPARE(hashOfFile(path), before);
        QVERIFY(QFile::setPermissions(beside(QStringLiteral("crashed")), all | QFile::WriteOwner));
        XUANKA_UNWRAP(workspace, Workspace::open(path, identityOf(QStringLiteral("anna"))));
        QCOMPARE(workspace->mode(), Workspace::Mode::ReadWrite);
        QCOMPARE(workspace->notes()->size(), 2);
    }

    void aJournalThatLostItsFileIsNotPlayedIntoANewOne()
    {
        const QByteArray garbage("the log of a workspace that somebody deleted");
        const QString path = beside(QStringLiteral("new.xuanka"));
        QVERIFY(write(path % QStringLiteral("-wal"), garbage));
        QVERIFY(write(path % QStringLiteral("-journal"), garbage));
        XUANKA_UNWRAP(workspace, Workspace::create(path, identityOf(QStringLiteral("anna"))));
        QVERIFY(workspace->profiles()->isEmpty());
        workspace.reset();
        int kept = 0;
        const QStringList names = files();
        for (const QString &name : names) {
            QFile file(beside(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            kept += file.readAll() == garbage ? 1 : 0;
        }
        QCOMPARE(kept, 2); // set aside, not erased
        QVERIFY(!checkWorkspace(path)->damaged);
    }

    void theJournalFitsTheFileSystem_data()
    {
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<bool>("allowed");
        for (const char *local : {"ext4", "xfs", "btrfs", "tmpfs", "overlay", "zfs", "apfs", "NTFS", "fuseblk", "vfat", "exfat"})
            QTest::newRow(local) << QByteArray(local) << true;
        for (const char *shared : {"nfs", "nfs4", "cifs", "smb3", "smbfs", "CIFS", "fuse.sshfs", "fuse.rclone", "9p", "vboxsf", "virtiofs", "fuse", ""})
            QTest::newRow(*shared != '\0' ? shared : "unknown") << QByteArray(shared) << false;
    }

    void theJournalFitsTheFileSystem()
    {
        QFETCH(QByteArray, type);
        QFETCH(bool, allowed);
        QCOMPARE(sqlite::allowsWriteAheadLog(type), allowed);
    }

    void theJournalIsWhatWasAskedFor_data()
    {
        QTest::addColumn<bool>("writeAheadLog");
        QTest::addColumn<QString>("mode");
        QTest::newRow("local") << true << QStringLiteral("wal");
        QTest::newRow("network") << false << QStringLiteral("delete");
    }

    void theJournalIsWhatWasAskedFor()
    {
        QFETCH(bool, writeAheadLog);
        QFETCH(QString, mode);
        XUANKA_UNWRAP(database, Database::open(m_path, DatabaseAccess::ReadWrite));
        QVERIFY(sqlite::prepareForWriting(*database, writeAheadLog));
        QCOMPARE(*sqlite::journalMode(*database), mode);
        QCOMPARE(database->value(QStringLiteral("PRAGMA synchronous"))->toInt(), 2);
        QCOMPARE(database->value(QStringLiteral("PRAGMA foreign_keys"))->toInt(), 1);
        QCOMPARE(database->value(QStringLiteral("PRAGMA trusted_schema"))->toInt(), 0);
        QVERIFY(database->run(QStringLiteral("DELETE FROM note")));
    }

    void aWorkspaceThatIsAlreadyOnWalGoesBackWhereWalIsUnsafe()
    {
        {
            XUANKA_UNWRAP(database, Database::open(m_path, DatabaseAccess::ReadWrite));
            QVERIFY(sqlite::prepareForWriting(*database, true));
        }
        XUANKA_UNWRAP(database, Database::open(m_path, DatabaseAccess::ReadWrite));
        QCOMPARE(*sqlite::journalMode(*database), QStringLiteral("wal"));
        QVERIFY(sqlite::prepareForWriting(*database, false));
        QCOMPARE(*sqlite::journalMode(*database), QStringLiteral("delete"));
    }
};

QTEST_GUILESS_MAIN(WorkspaceOpenTest)
#include "tst_workspace_open.moc"
