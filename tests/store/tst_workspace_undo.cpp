// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "workspace_fixture.h"

#include <QSignalSpy>
#include <QUndoStack>

using namespace xuanka;
using namespace xuanka::test;

class WorkspaceUndoTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    std::unique_ptr<Workspace> m_workspace;

    QStringList names() const
    {
        QStringList names;
        const QList<DemandProfile> profiles = *m_workspace->profiles();
        for (const DemandProfile &profile : profiles)
            names << profile.name;
        return names;
    }

private Q_SLOTS:
    void init()
    {
        static int number = 0;
        auto created = Workspace::create(m_folder.filePath(QStringLiteral("test-%1.xuanka").arg(number++)), identityOf(QStringLiteral("anna")));
        QVERIFY(created);
        m_workspace = std::move(*created);
    }

    void profilesComeAndGoInTheirPlaces()
    {
        QUndoStack *stack = m_workspace->undoStack();
        const QStringList all{QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")};
        for (const QString &name : all)
            QVERIFY(m_workspace->addProfileUndoable(profileNamed(name)));
        const QList<DemandProfile> before = *m_workspace->profiles();
        QVERIFY(m_workspace->deleteProfileUndoable(before.at(1).id));
        QCOMPARE(names(), (QStringList{QStringLiteral("a"), QStringLiteral("c")}));
        stack->undo();
        QCOMPARE(*m_workspace->profiles(), before);
        stack->redo();
        QCOMPARE(names(), (QStringList{QStringLiteral("a"), QStringLiteral("c")}));
        while (stack->canUndo())
            stack->undo();
        QVERIFY(names().isEmpty());
        while (stack->canRedo())
            stack->redo();
        QCOMPARE(names(), (QStringList{QStringLiteral("a"), QStringLiteral("c")}));
        stack->undo();
        QCOMPARE(*m_workspace->profiles(), before);
    }

    void aChangedProfileIsTakenBackAndMadeAgain()
    {
        XUANKA_UNWRAP(id, m_workspace->addProfileUndoable(profileNamed(QStringLiteral("a"))));
        const DemandProfile before = *m_workspace->profile(id);
        DemandProfile after = before;
        after.hoursPerMonth = 730;
        after.name = QStringLiteral("much\nlonger than what fits into an undo menu entry of any window");
        QVERIFY(m_workspace->changeProfileUndoable(after));
        QCOMPARE(*m_workspace->profile(id), after);
        QVERIFY(!m_workspace->undoStack()->undoText().contains(QLatin1Char('\n')));
        QVERIFY(m_workspace->undoStack()->undoText().size() < 70);
        m_workspace->undoStack()->undo();
        QCOMPARE(*m_workspace->profile(id), before);
        m_workspace->undoStack()->redo();
        QCOMPARE(*m_workspace->profile(id), after);
    }

    void aChangeThatChangesNothingIsNoStep()
    {
        XUANKA_UNWRAP(id, m_workspace->addProfileUndoable(profileNamed(QStringLiteral("a"))));
        XUANKA_UNWRAP(roundId, m_workspace->addRoundUndoable(roundWith(QStringLiteral("r"), 1)));
        QCOMPARE(m_workspace->undoStack()->count(), 2);
        QVERIFY(m_workspace->changeProfileUndoable(*m_workspace->profile(id)));
        QVERIFY(m_workspace->changeRoundUndoable(*m_workspace->round(roundId)));
        QVERIFY(m_workspace->addEntriesUndoable({}));
        QCOMPARE(m_workspace->undoStack()->count(), 2);
    }

    void roundsComeAndGoWithTheirEntries()
    {
        QUndoStack *stack = m_workspace->undoStack();
        XUANKA_UNWRAP(roundId, m_workspace->addRoundUndoable(roundWith(QStringLiteral("Q3"), 2)));
        const QString candidate = QStringLiteral("candidate-1");
        const QString key = QStringLiteral("field.queue");
        QVERIFY(m_workspace->addEntryUndoable({roundId, candidate, key, QStringLiteral("5 min"), {}, {}, {}}));
        const Round before = *m_workspace->round(roundId);

        Round changed = before;
        changed.name = QStringLiteral("Q4");
        changed.candidates.removeLast();
        changed.candidates.prepend(RoundCandidate{{}, QStringLiteral("new"), QStringLiteral("h20-96"), {}});
        QVERIFY(m_workspace->changeRoundUndoable(changed));
        const Round after = *m_workspace->round(roundId);
        QCOMPARE(after.candidates.size(), 2);
        QVERIFY(!after.candidates.at(0).id.isEmpty());
        stack->undo();
        QCOMPARE(*m_workspace->round(roundId), before);
        QCOMPARE(m_workspace->currentEntries(roundId)->constFirst().value, QStringLiteral("5 min"));
        stack->redo();
        QCOMPARE(*m_workspace->round(roundId), after); // with the same new id
        stack->undo();

        QVERIFY(m_workspace->deleteRoundUndoable(roundId));
        QVERIFY(m_workspace->rounds()->isEmpty());
        stack->undo();
        QCOMPARE(*m_workspace->rounds(), QList<Round>{before});
        QCOMPARE(m_workspace->currentEntries(roundId)->size(), 1);
        stack->redo();
        QVERIFY(m_workspace->rounds()->isEmpty());
        while (stack->canUndo())
            stack->undo();
        QVERIFY(m_workspace->rounds()->isEmpty());
        QCOMPARE(m_workspace->entries(roundId)->size(), 2); // "5 min", and that it was taken back
    }

    void takingAnEntryBackAddsOneAndErasesNone()
    {
        XUANKA_UNWRAP(roundId, m_workspace->saveRound(roundWith(QStringLiteral("r"), 1)));
        const QString candidate = QStringLiteral("candidate-0");
        const QString key = QStringLiteral("price.granularity");
        QVERIFY(m_workspace->addEntryUndoable({roundId, candidate, key, QStringLiteral("met"), QStringLiteral("seen"), {}, {}}));
        QVERIFY(m_workspace->addEntryUndoable({roundId, candidate, key, QStringLiteral("not_met"), {}, {}, {}}));
        const auto values = [&] {
            QStringList found;
            const QList<Entry> entries = *m_workspace->history(roundId, candidate, key);
            for (const Entry &entry : entries)
                found << QString(entry.value % QLatin1Char('|') % entry.note);
            return found;
        };
        m_workspace->undoStack()->undo();
        QCOMPARE(values(), (QStringList{QStringLiteral("met|seen"), QStringLiteral("not_met|"), QStringLiteral("met|seen")}));
        m_workspace->undoStack()->undo();
        QCOMPARE(values().constLast(), QStringLiteral("|"));
        m_workspace->undoStack()->redo();
        QCOMPARE(values().constLast(), QStringLiteral("met|seen"));
        QCOMPARE(values().size(), 5);
        const QList<Entry> history = *m_workspace->history(roundId, candidate, key);
        for (qsizetype i = 1; i < history.size(); ++i) {
            QCOMPARE(history.at(i).author, QStringLiteral("anna"));
            QVERIFY(history.at(i - 1).at < history.at(i).at);
        }
    }

    void severalEntriesAreOneStepAndAllOrNothing()
    {
        XUANKA_UNWRAP(roundId, m_workspace->saveRound(roundWith(QStringLiteral("r"), 2)));
        const auto entry = [&](const QString &candidate, const QString &value) {
            return Entry{roundId, candidate, QStringLiteral("field.queue"), value, {}, {}, {}};
        };
        QVERIFY(m_workspace->addEntriesUndoable({entry(QStringLiteral("candidate-0"), QStringLiteral("1")), entry(QStringLiteral("candidate-1"), QStringLiteral("2"))}));
        QCOMPARE(m_workspace->undoStack()->count(), 1);
        const Done failed = m_workspace->addEntriesUndoable({entry(QStringLiteral("candidate-0"), QStringLiteral("3")), entry(QStringLiteral("nobody"), QStringLiteral("4"))});
        QVERIFY(!failed);
        QCOMPARE(failed.error().kind, Error::Kind::UnknownName);
        QCOMPARE(m_workspace->entries(roundId)->size(), 2);
        QCOMPARE(m_workspace->undoStack()->count(), 1);
        m_workspace->undoStack()->undo();
        const QList<Entry> current = *m_workspace->currentEntries(roundId);
        QCOMPARE(current.size(), 2);
        QVERIFY(current.at(0).value.isEmpty());
        QVERIFY(current.at(1).value.isEmpty());
    }

    void aStepThatFailsIsDroppedAndReported()
    {
        XUANKA_UNWRAP(id, m_workspace->addProfileUndoable(profileNamed(QStringLiteral("a"))));
        QVERIFY(m_workspace->deleteProfile(id)); // behind the stack's back
        QSignalSpy failed(m_workspace.get(), &Workspace::undoFailed);
        m_workspace->undoStack()->undo();
        QCOMPARE(failed.count(), 1);
        QCOMPARE(failed.constFirst().constFirst().value<Error>().kind, Error::Kind::UnknownName);
        QCOMPARE(m_workspace->undoStack()->count(), 0);
    }

    void aFailedChangeIsNoStep()
    {
        QVERIFY(!m_workspace->deleteProfileUndoable(QStringLiteral("nobody")));
        DemandProfile unreadable = profileNamed(QStringLiteral("a"));
        unreadable.hoursPerMonth = qQNaN();
        QVERIFY(!m_workspace->addProfileUndoable(unreadable));
        QCOMPARE(m_workspace->undoStack()->count(), 0);
    }

    void aDeletedProfileComesBackEvenIfItsPlaceWasTaken()
    {
        XUANKA_UNWRAP(first, m_workspace->addProfileUndoable(profileNamed(QStringLiteral("a"))));
        QVERIFY(m_workspace->deleteProfileUndoable(first));
        QVERIFY(m_workspace->saveProfile(profileNamed(QStringLiteral("b"))));
        m_workspace->undoStack()->undo();
        QCOMPARE(names(), (QStringList{QStringLiteral("b"), QStringLiteral("a")}));
    }
};

QTEST_GUILESS_MAIN(WorkspaceUndoTest)
#include "tst_workspace_undo.moc"
