// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evaluation/checklist_model.h"

#include "evaluation/evaluation_words.h"
#include "store/workspace_fixture.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QUndoStack>

using namespace xuanka;
using namespace xuanka::test;

class ChecklistModelTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    Checklist m_checklist;
    std::unique_ptr<Workspace> m_workspace;
    std::unique_ptr<ChecklistModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
    QString m_roundId;
    const QString m_candidate = QStringLiteral("candidate-1");
    const QString m_check = QStringLiteral("performance.disk");

    QModelIndex cell(int column) const { return m_model->indexOf(m_check).siblingAtColumn(column); }
    QString text(int column) const { return cell(column).data().toString(); }

private Q_SLOTS:
    void initTestCase()
    {
        XUANKA_UNWRAP(checklist, Checklist::loadBuiltIn());
        m_checklist = checklist;
    }

    void init()
    {
        static int number = 0;
        auto created = Workspace::create(m_folder.filePath(QStringLiteral("test-%1.xuanka").arg(number++)), identityOf(QStringLiteral("anna")));
        QVERIFY(created);
        m_workspace = std::move(*created);
        m_roundId = *m_workspace->saveRound(roundWith(QStringLiteral("Q3"), 2));
        m_model = std::make_unique<ChecklistModel>(*m_workspace, m_checklist);
        m_tester = std::make_unique<QAbstractItemModelTester>(m_model.get(), QAbstractItemModelTester::FailureReportingMode::Fatal);
        m_model->setCandidate(m_roundId, m_candidate);
    }

    void cleanup()
    {
        m_tester.reset();
        m_model.reset();
        m_workspace.reset();
    }

    void groupsTheChecksByDimension()
    {
        QCOMPARE(m_model->rowCount(), 5);
        QList<int> sizes;
        for (int group = 0; group < 5; ++group) {
            const QModelIndex branch = m_model->index(group, 0);
            sizes << m_model->rowCount(branch);
            QCOMPARE(branch.data().toString(), dimensionName(allDimensions.at(static_cast<std::size_t>(group))));
            QCOMPARE(branch.data(ChecklistModel::IdRole).toString(), dimensionId(allDimensions.at(static_cast<std::size_t>(group))));
        }
        QCOMPARE(sizes, (QList<int>{6, 5, 5, 5, 5}));
        for (const CheckDefinition &check : std::as_const(m_checklist.checks)) {
            const QModelIndex index = m_model->indexOf(check.id);
            QCOMPARE(index.data(ChecklistModel::IdRole).toString(), check.id);
            QCOMPARE(index.data().toString(), check.question.english);
            QCOMPARE(index.data(ChecklistModel::HowToRole).toString(), check.howTo.english);
            QCOMPARE(index.parent().data(ChecklistModel::IdRole).toString(), dimensionId(check.dimension));
            QCOMPARE(index.data(ChecklistModel::StateRole).toString(), QStringLiteral("open"));
        }
        QVERIFY(!m_model->indexOf(QStringLiteral("nothing")).isValid());
    }

    void onlyStateAndNoteOfAPresentCandidateCanBeEdited()
    {
        const auto editable = [&](const QModelIndex &index) { return bool(m_model->flags(index) & Qt::ItemIsEditable); };
        QVERIFY(editable(cell(ChecklistModel::StateColumn)));
        QVERIFY(editable(cell(ChecklistModel::NoteColumn)));
        QVERIFY(!editable(cell(ChecklistModel::QuestionColumn)));
        QVERIFY(!editable(cell(ChecklistModel::AuthorColumn)));
        QVERIFY(!editable(m_model->index(0, ChecklistModel::StateColumn)));
        m_model->setCandidate(m_roundId, QStringLiteral("nobody"));
        QVERIFY(!editable(cell(ChecklistModel::StateColumn)));
        QVERIFY(!m_model->setData(cell(ChecklistModel::StateColumn), QStringLiteral("met")));
        QVERIFY(m_workspace->entries(m_roundId)->isEmpty());
    }

    void stateAndNoteAreWrittenDownWithWhoAndWhen()
    {
        QVERIFY(m_model->setData(cell(ChecklistModel::StateColumn), QStringLiteral("partly_met")));
        QVERIFY(m_model->setData(cell(ChecklistModel::NoteColumn), QStringLiteral("1.2 GB/s")));
        QCOMPARE(text(ChecklistModel::StateColumn), checkStateName(CheckState::PartlyMet));
        QCOMPARE(cell(ChecklistModel::StateColumn).data(Qt::EditRole).toString(), QStringLiteral("partly_met"));
        QCOMPARE(text(ChecklistModel::NoteColumn), QStringLiteral("1.2 GB/s"));
        QCOMPARE(text(ChecklistModel::AuthorColumn), QStringLiteral("anna"));
        QVERIFY(!text(ChecklistModel::AtColumn).isEmpty());
        QCOMPARE(cell(0).data(ChecklistModel::AtRole).toDateTime().date(), QDate(2026, 9, 4));
        QCOMPARE(cell(0).data(ChecklistModel::HistoryCountRole).toInt(), 2);
        const Entry entry = m_workspace->currentEntries(m_roundId)->constFirst();
        QCOMPARE(entry.value, QStringLiteral("partly_met")); // the note kept the state
        QCOMPARE(entry.note, QStringLiteral("1.2 GB/s"));
    }

    void aNoteAloneLeavesTheCheckOpen()
    {
        QVERIFY(m_model->setData(cell(ChecklistModel::NoteColumn), QStringLiteral("ask again")));
        QCOMPARE(cell(0).data(ChecklistModel::StateRole).toString(), QStringLiteral("open"));
        QCOMPARE(cell(0).data(ChecklistModel::AnsweredRole).toInt(), 0);
    }

    void unknownStatesAndUnchangedValuesAreNoEntries()
    {
        QVERIFY(!m_model->setData(cell(ChecklistModel::StateColumn), QStringLiteral("perhaps")));
        QVERIFY(!m_model->setData(cell(ChecklistModel::StateColumn), 1));
        QVERIFY(m_model->setData(cell(ChecklistModel::StateColumn), QStringLiteral("open")));
        QVERIFY(m_model->setData(cell(ChecklistModel::NoteColumn), QString()));
        QVERIFY(m_workspace->entries(m_roundId)->isEmpty());
    }

    void dimensionsCountTheirAnswers()
    {
        const QModelIndex branch = cell(0).parent();
        QSignalSpy changed(m_model.get(), &QAbstractItemModel::dataChanged);
        QVERIFY(m_model->setData(cell(ChecklistModel::StateColumn), QStringLiteral("not_applicable")));
        QCOMPARE(changed.count(), 2); // the check and its dimension, nothing else
        QCOMPARE(branch.data(ChecklistModel::AnsweredRole).toInt(), 1);
        const QString shown = branch.siblingAtColumn(ChecklistModel::StateColumn).data().toString();
        QVERIFY(shown.contains(QLatin1Char('1')) && shown.contains(QLatin1Char('5')));
    }

    void undoAndRedoShowAtOnce()
    {
        QVERIFY(m_model->setData(cell(ChecklistModel::StateColumn), QStringLiteral("met")));
        QVERIFY(m_model->setData(cell(ChecklistModel::StateColumn), QStringLiteral("not_met")));
        QUndoStack *stack = m_workspace->undoStack();
        stack->undo();
        QCOMPARE(cell(0).data(ChecklistModel::StateRole).toString(), QStringLiteral("met"));
        stack->undo();
        QCOMPARE(cell(0).data(ChecklistModel::StateRole).toString(), QStringLiteral("open"));
        stack->redo();
        stack->redo();
        QCOMPARE(cell(0).data(ChecklistModel::StateRole).toString(), QStringLiteral("not_met"));
        QCOMPARE(cell(0).data(ChecklistModel::HistoryCountRole).toInt(), 6);
    }

    void followsTheRound()
    {
        QVERIFY(m_model->setData(cell(ChecklistModel::StateColumn), QStringLiteral("met")));
        Round round = *m_workspace->round(m_roundId);
        round.candidates.removeAt(1);
        QVERIFY(m_workspace->changeRoundUndoable(round));
        QCOMPARE(cell(0).data(ChecklistModel::StateRole).toString(), QStringLiteral("open"));
        QVERIFY(!(m_model->flags(cell(ChecklistModel::StateColumn)) & Qt::ItemIsEditable));
        m_workspace->undoStack()->undo();
        QCOMPARE(cell(0).data(ChecklistModel::StateRole).toString(), QStringLiteral("met"));
        QVERIFY(m_workspace->deleteRoundUndoable(m_roundId));
        QCOMPARE(cell(0).data(ChecklistModel::StateRole).toString(), QStringLiteral("open"));
        m_workspace->undoStack()->undo();
        QCOMPARE(cell(0).data(ChecklistModel::StateRole).toString(), QStringLiteral("met"));
        m_model->setCandidate(m_roundId, QStringLiteral("candidate-0"));
        QCOMPARE(cell(0).data(ChecklistModel::StateRole).toString(), QStringLiteral("open"));
    }

    void speaksTheChosenLanguageAndNamesEveryColumn()
    {
        QSignalSpy headings(m_model.get(), &QAbstractItemModel::headerDataChanged);
        m_model->setLanguage(Language::SimplifiedChinese);
        QCOMPARE(text(ChecklistModel::QuestionColumn), m_checklist.check(m_check)->question.chinese);
        QCOMPARE(cell(0).data(Qt::ToolTipRole).toString(), m_checklist.check(m_check)->howTo.chinese);
        m_model->retranslate();
        QCOMPARE(headings.count(), 1);
        for (int column = 0; column < ChecklistModel::ColumnCount; ++column)
            QVERIFY(!m_model->headerData(column, Qt::Horizontal).toString().isEmpty());
        QVERIFY(!m_model->headerData(ChecklistModel::ColumnCount, Qt::Horizontal).isValid());
    }

    void sortsByTheStateAndNotByItsWord()
    {
        QVERIFY(m_model->setData(cell(ChecklistModel::StateColumn), QStringLiteral("not_met")));
        QCOMPARE(cell(ChecklistModel::StateColumn).data(ChecklistModel::SortRole).toInt(), static_cast<int>(CheckState::NotMet));
        QCOMPARE(cell(ChecklistModel::AtColumn).data(ChecklistModel::SortRole).toDateTime(), cell(0).data(ChecklistModel::AtRole).toDateTime());
    }
};

QTEST_GUILESS_MAIN(ChecklistModelTest)
#include "tst_checklist_model.moc"
