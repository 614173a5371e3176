// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "workspace_fixture.h"

#include <QSignalSpy>

using namespace xuanka;
using namespace xuanka::test;

class WorkspaceTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_path;

    QString fresh(const QString &name) const { return m_folder.filePath(name); }

private Q_SLOTS:
    void init()
    {
        static int number = 0;
        m_path = m_folder.filePath(QStringLiteral("test-%1.xuanka").arg(number++));
    }

    void aNewWorkspaceIsEmptyAndWritable()
    {
        XUANKA_UNWRAP(workspace, Workspace::create(m_path, identityOf(QStringLiteral("anna"))));
        QCOMPARE(workspace->mode(), Workspace::Mode::ReadWrite);
        QVERIFY(!workspace->readOnlyReason());
        QVERIFY(!workspace->isReadOnly());
        QCOMPARE(workspace->path(), m_path);
        QVERIFY(workspace->profiles()->isEmpty());
        QVERIFY(workspace->rounds()->isEmpty());
        QVERIFY(workspace->archived()->isEmpty());
        QVERIFY(workspace->notes()->isEmpty());
    }

    void theFileCarriesOurMarkAndItsVersion()
    {
        XUANKA_UNWRAP(workspace, Workspace::create(m_path, identityOf(QStringLiteral("anna"))));
        workspace.reset();
        QFile file(m_path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray header = file.read(100);
        QCOMPARE(header.mid(68, 4), QByteArray("XuKa"));
        QCOMPARE(header.mid(60, 4), QByteArray("\0\0\0\1", 4));
    }

    void creatingNeverReplacesAFile()
    {
        QFile file(m_path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("somebody's letter");
        file.close();
        const auto workspace = Workspace::create(m_path, identityOf(QStringLiteral("anna")));
        QVERIFY(!workspace);
        QCOMPARE(workspace.error().kind, Error::Kind::CannotWrite);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("somebody's letter"));
    }

    void creatingInAMissingFolderLeavesNothingBehind()
    {
        const QString path = fresh(QStringLiteral("no/such/folder/a.xuanka"));
        const auto workspace = Workspace::create(path, identityOf(QStringLiteral("anna")));
        QVERIFY(!workspace);
        QCOMPARE(workspace.error().kind, Error::Kind::CannotWrite);
        QCOMPARE(workspace.error().file, path);
        QVERIFY(!QFile::exists(fresh(QStringLiteral("no"))));
    }

    void nothingButTheFileIsLeftAfterClosing()
    {
        QTemporaryDir folder;
        {
            XUANKA_UNWRAP(workspace, Workspace::create(folder.filePath(QStringLiteral("a.xuanka")), identityOf(QStringLiteral("anna"))));
            QVERIFY(workspace->saveProfile(profileNamed(QStringLiteral("p"))));
        }
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList{QStringLiteral("a.xuanka")});
    }

    void aCopyOfTheFileMadeWhileItIsOpenHoldsWhatIsSaved()
    {
        XUANKA_UNWRAP(workspace, Workspace::create(m_path, identityOf(QStringLiteral("anna"))));
        QVERIFY(workspace->saveProfile(profileNamed(QStringLiteral("saved a moment ago"))));
        const QString copy = fresh(QStringLiteral("copy.xuanka"));
        QVERIFY(QFile::copy(m_path, copy));
        XUANKA_UNWRAP(copied, Workspace::open(copy, identityOf(QStringLiteral("boris"))));
        XUANKA_UNWRAP(profiles, copied->profiles());
        QCOMPARE(profiles.size(), 1);
    }

    void reopeningShowsWhatWasSaved()
    {
        DemandProfile profile = profileNamed(QStringLiteral("70B 推理"));
        profile.note = QStringLiteral("line 1\nline 2");
        profile.monthlyBudget = Money::fromAmount(20000.0, Currency::Cny);
        Round round = roundWith(QStringLiteral("Q3"), 2);
        QString recommendationId;
        {
            XUANKA_UNWRAP(workspace, Workspace::create(m_path, identityOf(QStringLiteral("anna"))));
            XUANKA_UNWRAP(profileId, workspace->saveProfile(profile));
            profile.id = profileId;
            XUANKA_UNWRAP(roundId, workspace->saveRound(round));
            round.id = roundId;
            round.author = QStringLiteral("anna");
            QVERIFY(workspace->addEntry({roundId, QStringLiteral("candidate-1"), QStringLiteral("price.granularity"), QStringLiteral("met"),
                                         QStringLiteral("per second"), {}, {}}));
            ArchivedRecommendation recommendation;
            recommendation.profileName = profile.name;
            recommendation.inputsHash = QStringLiteral("abc");
            recommendation.content = R"({"what":"H20"})";
            XUANKA_UNWRAP(id, workspace->archive(recommendation));
            recommendationId = id;
            Note note;
            note.subject = QStringLiteral("card:h20-96");
            note.text = QStringLiteral("ask for the 141 GB one");
            QVERIFY(workspace->saveNote(note));
        }
        XUANKA_UNWRAP(workspace, Workspace::open(m_path, identityOf(QStringLiteral("boris"))));
        QCOMPARE(*workspace->profiles(), QList<DemandProfile>{profile});
        QCOMPARE(*workspace->profile(profile.id), profile);
        QCOMPARE(*workspace->rounds(), QList<Round>{round});
        XUANKA_UNWRAP(entries, workspace->currentEntries(round.id));
        QCOMPARE(entries.size(), 1);
        QCOMPARE(entries.constFirst().author, QStringLiteral("anna"));
        QCOMPARE(entries.constFirst().note, QStringLiteral("per second"));
        QCOMPARE(entries.constFirst().at.timeSpec(), Qt::UTC);
        QCOMPARE(entries.constFirst().at.date(), QDate(2026, 9, 4));
        XUANKA_UNWRAP(archived, workspace->archivedById(recommendationId));
        QCOMPARE(archived.content, QByteArray(R"({"what":"H20"})"));
        QCOMPARE(archived.author, QStringLiteral("anna"));
        QCOMPARE(archived.contentHash.size(), 64);
        XUANKA_UNWRAP(notes, workspace->notes());
        QCOMPARE(notes.size(), 1);
        QCOMPARE(notes.constFirst().text, QStringLiteral("ask for the 141 GB one"));
    }

    void textsAreKeptExactly_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("html") << QStringLiteral("<img src=\"file:///etc/passwd\"><b>&amp;</b>");
        QTest::newRow("quotes") << QStringLiteral("'; DROP TABLE profile; --\"`");
        QTest::newRow("nul") << QString::fromLatin1("a\0b\0", 4);
        QTest::newRow("emoji") << QStringLiteral("👩‍💻🇨🇳");
        QTest::newRow("right to left") << QStringLiteral("\u202Eمرحبا‎ שלום\u202C");
        QTest::newRow("rare han") << QStringLiteral("𠮷𰻞龘");
        QTest::newRow("blanks") << QStringLiteral(" \t\r\n ");
        QTest::newRow("percent") << QStringLiteral("100 %1 %2 %%");
        QTest::newRow("long") << QString(100000, QChar(0x9009));
    }

    void textsAreKeptExactly()
    {
        QFETCH(QString, text);
        DemandProfile profile = profileNamed(text);
        profile.note = text;
        Round round = roundWith(text, 1);
        round.candidates[0].configuration = text;
        {
            XUANKA_UNWRAP(workspace, Workspace::create(m_path, identityOf(text)));
            XUANKA_UNWRAP(profileId, workspace->addProfileUndoable(profile));
            profile.id = profileId;
            XUANKA_UNWRAP(roundId, workspace->addRoundUndoable(round));
            round.id = roundId;
            QVERIFY(workspace->addEntryUndoable({roundId, round.candidates[0].id, QStringLiteral("field.conclusion"), text, text, {}, {}}));
            QVERIFY(workspace->saveNote({{}, text, text, {}, {}}));
            ArchivedRecommendation recommendation;
            recommendation.content = text.toUtf8();
            QVERIFY(workspace->archive(recommendation));
        }
        XUANKA_UNWRAP(workspace, Workspace::open(m_path, identityOf(text)));
        QCOMPARE(workspace->profile(profile.id)->name, text);
        QCOMPARE(workspace->profile(profile.id)->note, text);
        QCOMPARE(workspace->rounds()->constFirst().name, text);
        QCOMPARE(workspace->rounds()->constFirst().candidates[0].configuration, text);
        const Entry entry = workspace->currentEntries(round.id)->constFirst();
        QCOMPARE(entry.value, text);
        QCOMPARE(entry.note, text);
        QCOMPARE(entry.author, text);
        QCOMPARE(workspace->notes()->constFirst().text, text);
        QCOMPARE(workspace->archived()->constFirst().content, text.toUtf8());
    }

    void profilesKeepTheOrderInWhichTheyWereMade()
    {
        XUANKA_UNWRAP(workspace, Workspace::create(m_path, identityOf(QStringLiteral("anna"))));
        QStringList names;
        for (int i = 0; i < 20; ++i) {
            names << QStringLiteral("profile %1").arg((i * 7) % 20);
            QVERIFY(workspace->saveProfile(profileNamed(names.constLast())));
        }
        DemandProfile changed = workspace->profiles()->at(3);
        changed.hoursPerMonth = 700;
        QVERIFY(workspace->saveProfile(changed));
        QStringList found;
        const QList<DemandProfile> profiles = *workspace->profiles();
        for (const DemandProfile &profile : profiles)
            found << profile.name;
        QCOMPARE(found, names);
        QCOMPARE(profiles.at(3).hoursPerMonth, 700.0);
    }

    void aProfileThatCouldNotBeReadAgainIsRefused()
    {
        XUANKA_UNWRAP(workspace, Workspace::create(m_path, identityOf(QStringLiteral("anna"))));
        DemandProfile profile = profileNamed(QStringLiteral("broken"));
        profile.hoursPerMonth = qQNaN();
        QVERIFY(!workspace->saveProfile(profile));
        QVERIFY(workspace->profiles()->isEmpty());
    }

    void whatIsUnknownIsNamed()
    {
        XUANKA_UNWRAP(workspace, Workspace::create(m_path, identityOf(QStringLiteral("anna"))));
        const QString id = QStringLiteral("nobody");
        for (const Done &done : {workspace->deleteProfile(id), workspace->deleteRound(id), workspace->deleteNote(id),
                                 workspace->deleteProfileUndoable(id), workspace->deleteRoundUndoable(id),
                                 workspace->addEntry({id, id, id, {}, {}, {}, {}})}) {
            QVERIFY(!done);
            QCOMPARE(done.error().kind, Error::Kind::UnknownName);
            QCOMPARE(done.error().detail, id);
        }
        QCOMPARE(workspace->profile(id).error().kind, Error::Kind::UnknownName);
        QCOMPARE(workspace->round(id).error().kind, Error::Kind::UnknownName);
        QCOMPARE(workspace->archivedById(id).error().kind, Error::Kind::UnknownName);
    }

    void signalsTellWhatChanged()
    {
        XUANKA_UNWRAP(workspace, Workspace::create(m_path, identityOf(QStringLiteral("anna"))));
        QSignalSpy profiles(workspace.get(), &Workspace::profilesChanged);
        QSignalSpy rounds(workspace.get(), &Workspace::roundsChanged);
        QSignalSpy entries(workspace.get(), &Workspace::entriesChanged);
        QSignalSpy archive(workspace.get(), &Workspace::archiveChanged);
        QSignalSpy notes(workspace.get(), &Workspace::notesChanged);
        QVERIFY(workspace->saveProfile(profileNamed(QStringLiteral("p"))));
        XUANKA_UNWRAP(roundId, workspace->saveRound(roundWith(QStringLiteral("r"), 1)));
        QVERIFY(workspace->addEntry({roundId, QStringLiteral("candidate-0"), QStringLiteral("k"), {}, {}, {}, {}}));
        QVERIFY(workspace->archive({}));
        QVERIFY(workspace->saveNote({}));
        QVERIFY(!workspace->deleteNote(QStringLiteral("nobody")));
        QCOMPARE(profiles.count(), 1);
        QCOMPARE(rounds.count(), 1);
        QCOMPARE(entries.count(), 1);
        QCOMPARE(entries.constFirst().constFirst().toString(), roundId);
        QCOMPARE(archive.count(), 1);
        QCOMPARE(notes.count(), 1);
    }

    void entriesAreHistoryAndTheNewestCounts()
    {
        XUANKA_UNWRAP(workspace, Workspace::create(m_path, identityOf(QStringLiteral("anna"))));
        XUANKA_UNWRAP(roundId, workspace->saveRound(roundWith(QStringLiteral("r"), 2)));
        const auto add = [&](const char *candidate, const char *key, const char *value) {
            return workspace->addEntry({roundId, QString::fromLatin1(candidate), QString::fromLatin1(key), QString::fromLatin1(value), {}, {}, {}});
        };
        QVERIFY(add("candidate-0", "a", "1"));
        QVERIFY(add("candidate-0", "b", "2"));
        QVERIFY(add("candidate-1", "a", "3"));
        QVERIFY(add("candidate-0", "a", "4"));
        QStringList values;
        const QList<Entry> current = *workspace->currentEntries(roundId);
        for (const Entry &entry : current)
            values << entry.value;
        QCOMPARE(values, (QStringList{QStringLiteral("2"), QStringLiteral("3"), QStringLiteral("4")}));
        XUANKA_UNWRAP(history, workspace->history(roundId, QStringLiteral("candidate-0"), QStringLiteral("a")));
        QCOMPARE(history.size(), 2);
        QCOMPARE(history.at(0).value, QStringLiteral("1"));
        QCOMPARE(history.at(1).value, QStringLiteral("4"));
        QVERIFY(history.at(0).at < history.at(1).at);
        QCOMPARE(workspace->entries(roundId)->size(), 4);
    }

    void aRoundGetsIdsAuthorAndDate()
    {
        XUANKA_UNWRAP(workspace, Workspace::create(m_path, identityOf(QStringLiteral("anna"))));
        Round round;
        round.name = QStringLiteral("r");
        round.candidates << RoundCandidate{{}, QStringLiteral("p"), QStringLiteral("c"), {}} << RoundCandidate{{}, QStringLiteral("q"), QStringLiteral("c"), {}};
        XUANKA_UNWRAP(id, workspace->saveRound(round));
        XUANKA_UNWRAP(saved, workspace->round(id));
        QCOMPARE(saved.author, QStringLiteral("anna"));
        QVERIFY(saved.date.isValid());
        QCOMPARE(saved.candidates.size(), 2);
        QVERIFY(!saved.candidates.at(0).id.isEmpty());
        QVERIFY(saved.candidates.at(0).id != saved.candidates.at(1).id);
        QCOMPARE(saved.candidates.at(0).platformId, QStringLiteral("p"));
    }

    void removedRoundsAndCandidatesKeepTheirEntries()
    {
        XUANKA_UNWRAP(workspace, Workspace::create(m_path, identityOf(QStringLiteral("anna"))));
        XUANKA_UNWRAP(roundId, workspace->saveRound(roundWith(QStringLiteral("r"), 2)));
        const Entry entry{roundId, QStringLiteral("candidate-1"), QStringLiteral("k"), QStringLiteral("v"), {}, {}, {}};
        QVERIFY(workspace->addEntry(entry));
        Round smaller = *workspace->round(roundId);
        smaller.candidates.removeLast();
        QVERIFY(workspace->saveRound(smaller));
        QCOMPARE(workspace->round(roundId)->candidates.size(), 1);
        QVERIFY(!workspace->addEntry(entry));
        QVERIFY(workspace->deleteRound(roundId));
        QVERIFY(workspace->rounds()->isEmpty());
        QCOMPARE(workspace->history(roundId, entry.candidateId, entry.key)->size(), 1);
    }

    void theArchiveCannotBeChangedEvenBySql_data()
    {
        QTest::addColumn<QString>("statement");
        QTest::newRow("update") << QStringLiteral("UPDATE archive SET content = x'00'");
        QTest::newRow("update author") << QStringLiteral("UPDATE archive SET author = 'me' WHERE number = 1");
        QTest::newRow("delete") << QStringLiteral("DELETE FROM archive");
        QTest::newRow("replace id") << QStringLiteral("INSERT OR REPLACE INTO archive SELECT 99, id, 'x', author, at, inputs_hash, content_hash, content FROM archive");
        QTest::newRow("replace number") << QStringLiteral("REPLACE INTO archive SELECT number, 'x', 'x', author, at, inputs_hash, content_hash, content FROM archive");
        QTest::newRow("upsert") << QStringLiteral("INSERT INTO archive SELECT number, id, 'x', author, at, inputs_hash, content_hash, content FROM archive "
                                                  "WHERE true ON CONFLICT DO UPDATE SET profile_name = 'x'");
        QTest::newRow("entry update") << QStringLiteral("UPDATE entry SET value = 'x'");
        QTest::newRow("entry delete") << QStringLiteral("DELETE FROM entry");
        QTest::newRow("entry replace") << QStringLiteral("REPLACE INTO entry SELECT number, round_id, candidate_id, key, 'x', note, author, at FROM entry");
    }

    void theArchiveCannotBeChangedEvenBySql()
    {
        QFETCH(QString, statement);
        QString id;
        QString roundId;
        {
            XUANKA_UNWRAP(workspace, Workspace::create(m_path, identityOf(QStringLiteral("anna"))));
            ArchivedRecommendation recommendation;
            recommendation.profileName = QStringLiteral("p");
            recommendation.content = "true";
            XUANKA_UNWRAP(archivedId, workspace->archive(recommendation));
            id = archivedId;
            XUANKA_UNWRAP(newRound, workspace->saveRound(roundWith(QStringLiteral("r"), 1)));
            roundId = newRound;
            QVERIFY(workspace->addEntry({roundId, QStringLiteral("candidate-0"), QStringLiteral("k"), QStringLiteral("v"), {}, {}, {}}));
        }
        QVERIFY(!runSql(m_path, {statement}).isEmpty());
        XUANKA_UNWRAP(workspace, Workspace::open(m_path, identityOf(QStringLiteral("anna"))));
        QCOMPARE(workspace->archived()->size(), 1);
        XUANKA_UNWRAP(archived, workspace->archivedById(id));
        QCOMPARE(archived.content, QByteArray("true"));
        QCOMPARE(archived.profileName, QStringLiteral("p"));
        QCOMPARE(workspace->entries(roundId)->constFirst().value, QStringLiteral("v"));
    }

    void anArchivedRecordThatWasTamperedWithIsNotRead()
    {
        QString id;
        {
            XUANKA_UNWRAP(workspace, Workspace::create(m_path, identityOf(QStringLiteral("anna"))));
            ArchivedRecommendation recommendation;
            recommendation.content = "buy 8";
            XUANKA_UNWRAP(archivedId, workspace->archive(recommendation));
            id = archivedId;
        }
        // Not by SQL, which is refused: by writing into the file's bytes.
        QFile file(m_path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QByteArray bytes = file.readAll();
        const qsizetype at = bytes.indexOf("buy 8");
        QVERIFY(at > 0);
        bytes.replace(at, 5, "buy 9");
        QVERIFY(file.seek(0));
        QCOMPARE(file.write(bytes), bytes.size());
        file.close();

        XUANKA_UNWRAP(workspace, Workspace::open(m_path, identityOf(QStringLiteral("anna"))));
        const auto archived = workspace->archivedById(id);
        QVERIFY(!archived);
        QCOMPARE(archived.error().kind, Error::Kind::DamagedWorkspace);
        QCOMPARE(workspace->archived()->size(), 1);
        QVERIFY(workspace->archived()->constFirst().content.isEmpty());
        workspace.reset();
        XUANKA_UNWRAP(report, checkWorkspace(m_path));
        QVERIFY(report.damaged);
        QVERIFY(report.findings.join(QLatin1Char('\n')).contains(id));
    }

    void aBackupIsAWorkspaceOfItsOwn()
    {
        XUANKA_UNWRAP(workspace, Workspace::create(m_path, identityOf(QStringLiteral("anna"))));
        QVERIFY(workspace->saveProfile(profileNamed(QStringLiteral("before"))));
        const QString target = fresh(QStringLiteral("backup # 100 %?.xuanka"));
        QVERIFY(workspace->backup(target));
        QVERIFY(workspace->saveProfile(profileNamed(QStringLiteral("after"))));
        {
            XUANKA_UNWRAP(copy, Workspace::open(target, identityOf(QStringLiteral("boris"))));
            QCOMPARE(copy->mode(), Workspace::Mode::ReadWrite);
            QCOMPARE(copy->profiles()->size(), 1);
        }
        QVERIFY(workspace->backup(target)); // an older backup is replaced
        XUANKA_UNWRAP(copy, Workspace::open(target, identityOf(QStringLiteral("boris"))));
        QCOMPARE(copy->profiles()->size(), 2);
    }

    void aBackupNeverReplacesAFileInUse()
    {
        XUANKA_UNWRAP(workspace, Workspace::create(m_path, identityOf(QStringLiteral("anna"))));
        const Done ontoItself = workspace->backup(m_path);
        QVERIFY(!ontoItself);
        QCOMPARE(ontoItself.error().kind, Error::Kind::Inconsistent);
        const QString other = fresh(QStringLiteral("other-%1.xuanka").arg(QFileInfo(m_path).baseName()));
        XUANKA_UNWRAP(open, Workspace::create(other, identityOf(QStringLiteral("boris"))));
        const QByteArray before = hashOfFile(other);
        const Done ontoOther = workspace->backup(other);
        QVERIFY(!ontoOther);
        QCOMPARE(ontoOther.error().kind, Error::Kind::WorkspaceInUse);
        QCOMPARE(hashOfFile(other), before);
        QVERIFY(open->saveProfile(profileNamed(QStringLiteral("still works"))));
    }

    void checkingReportsAndChangesNothing()
    {
        XUANKA_UNWRAP(workspace, Workspace::create(m_path, identityOf(QStringLiteral("anna"))));
        QVERIFY(workspace->saveProfile(profileNamed(QStringLiteral("p"))));
        XUANKA_UNWRAP(roundId, workspace->saveRound(roundWith(QStringLiteral("r"), 1)));
        QVERIFY(workspace->addEntry({roundId, QStringLiteral("candidate-0"), QStringLiteral("k"), {}, {}, {}, {}}));
        QVERIFY(workspace->archive({}));
        for (const bool isOpen : {true, false}) {
            if (!isOpen)
                workspace.reset();
            const QByteArray before = hashOfFile(m_path);
            XUANKA_UNWRAP(report, checkWorkspace(m_path));
            QCOMPARE(report.path, m_path);
            QCOMPARE(report.version, 1);
            QVERIFY2(!report.damaged, qPrintable(report.findings.join(QLatin1Char('\n'))));
            QVERIFY(report.findings.isEmpty());
            QCOMPARE(report.profiles, 1);
            QCOMPARE(report.rounds, 1);
            QCOMPARE(report.entries, 1);
            QCOMPARE(report.archived, 1);
            QVERIFY(report.newestBackup.isEmpty());
            QCOMPARE(hashOfFile(m_path), before);
        }
    }
};

QTEST_GUILESS_MAIN(WorkspaceTest)
#include "tst_workspace.moc"
