// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evaluation/record_table_model.h"

#include "store/workspace_fixture.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QSortFilterProxyModel>
#include <QUndoStack>

using namespace xuanka;
using namespace xuanka::test;

class RecordTableModelTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    Checklist m_checklist;
    std::unique_ptr<Workspace> m_workspace;
    std::unique_ptr<RecordTableModel> m_model;
    std::unique_ptr<QSortFilterProxyModel> m_proxy;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
    std::unique_ptr<QAbstractItemModelTester> m_proxyTester;
    QString m_roundId;

    QString text(int row, int column) const { return m_model->index(row, column).data().toString(); }
    bool type(int row, int column, const QString &value) { return m_model->setData(m_model->index(row, column), value); }

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
        m_roundId = *m_workspace->saveRound(roundWith(QStringLiteral("Q3"), 3));
        m_model = std::make_unique<RecordTableModel>(*m_workspace, m_checklist);
        m_tester = std::make_unique<QAbstractItemModelTester>(m_model.get(), QAbstractItemModelTester::FailureReportingMode::Fatal);
        m_proxy = std::make_unique<QSortFilterProxyModel>();
        m_proxy->setSortRole(RecordTableModel::SortRole);
        m_proxy->setSourceModel(m_model.get());
        m_proxy->sort(1);
        m_proxyTester = std::make_unique<QAbstractItemModelTester>(m_proxy.get(), QAbstractItemModelTester::FailureReportingMode::Fatal);
        m_model->setRound(m_roundId);
    }

    void cleanup()
    {
        m_proxyTester.reset();
        m_proxy.reset();
        m_tester.reset();
        m_model.reset();
        m_workspace.reset();
    }

    void hasARowForEachCandidateAndAColumnForEachField()
    {
        QCOMPARE(m_model->rowCount(), 3);
        QCOMPARE(m_model->columnCount(), 10);
        QCOMPARE(m_model->headerData(1, Qt::Horizontal).toString(), m_checklist.fields.at(1).name.english);
        QVERIFY(m_model->headerData(1, Qt::Horizontal, Qt::ToolTipRole).toString().contains(m_checklist.fields.at(1).why.english));
        QCOMPARE(m_model->headerData(2, Qt::Vertical).toString(), QStringLiteral("platform-2 · rtx-4090-24"));
        QCOMPARE(m_model->index(2, 4).data(RecordTableModel::KeyRole).toString(), QStringLiteral("field.queue"));
        QCOMPARE(m_model->index(2, 4).data(RecordTableModel::CandidateRole).toString(), QStringLiteral("candidate-2"));
        QVERIFY(!m_model->headerData(10, Qt::Horizontal).isValid());
        QVERIFY(!m_model->headerData(3, Qt::Vertical).isValid());
    }

    void headingsSpeakTheChosenLanguageAndTheCatalogsNames()
    {
        QSignalSpy headings(m_model.get(), &QAbstractItemModel::headerDataChanged);
        m_model->setLanguage(Language::SimplifiedChinese);
        QCOMPARE(m_model->headerData(0, Qt::Horizontal).toString(), m_checklist.fields.at(0).name.chinese);
        m_model->setCandidateNames([](const RoundCandidate &candidate) { return candidate.platformId.toUpper(); });
        QCOMPARE(m_model->headerData(0, Qt::Vertical).toString(), QStringLiteral("PLATFORM-0"));
        QCOMPARE(headings.count(), 2);
    }

    void whatIsTypedIsWrittenDownWithWhoAndWhen()
    {
        QSignalSpy changed(m_model.get(), &QAbstractItemModel::dataChanged);
        QVERIFY(type(1, 4, QStringLiteral("5 min")));
        QCOMPARE(text(1, 4), QStringLiteral("5 min"));
        QCOMPARE(changed.count(), 1);
        QCOMPARE(changed.constFirst().at(0).toModelIndex(), m_model->index(1, 4));
        const QModelIndex cell = m_model->index(1, 4);
        QCOMPARE(cell.data(RecordTableModel::AuthorRole).toString(), QStringLiteral("anna"));
        QCOMPARE(cell.data(RecordTableModel::AtRole).toDateTime().date(), QDate(2026, 9, 4));
        QCOMPARE(cell.data(RecordTableModel::HistoryCountRole).toInt(), 1);
        QVERIFY(cell.data(Qt::ToolTipRole).toString().contains(QStringLiteral("anna")));
        XUANKA_UNWRAP(entries, m_workspace->currentEntries(m_roundId));
        QCOMPARE(entries.size(), 1);
        QCOMPARE(entries.constFirst().key, QStringLiteral("field.queue"));
        QCOMPARE(entries.constFirst().candidateId, QStringLiteral("candidate-1"));
    }

    void leavingAnEditorUnchangedIsNoEntry()
    {
        QVERIFY(type(0, 0, QString()));
        QVERIFY(type(0, 0, QStringLiteral("a")));
        QVERIFY(type(0, 0, QStringLiteral("a")));
        QCOMPARE(m_workspace->entries(m_roundId)->size(), 1);
        QVERIFY(!m_model->setData(m_model->index(0, 0), QStringLiteral("b"), Qt::DisplayRole));
        QVERIFY(!m_model->setData({}, QStringLiteral("b")));
    }

    void undoAndRedoShowAtOnceAndCountAsHistory()
    {
        QVERIFY(type(0, 1, QStringLiteral("¥1.68")));
        QVERIFY(type(0, 1, QStringLiteral("¥1.98")));
        m_workspace->undoStack()->undo();
        QCOMPARE(text(0, 1), QStringLiteral("¥1.68"));
        m_workspace->undoStack()->undo();
        QCOMPARE(text(0, 1), QString());
        m_workspace->undoStack()->redo();
        m_workspace->undoStack()->redo();
        QCOMPARE(text(0, 1), QStringLiteral("¥1.98"));
        QCOMPARE(m_model->index(0, 1).data(RecordTableModel::HistoryCountRole).toInt(), 6);
    }

    void toolTipsShowTypedMarkupAsText()
    {
        QVERIFY(type(0, 0, QStringLiteral("<img src=x>")));
        const QString tip = m_model->index(0, 0).data(Qt::ToolTipRole).toString();
        QVERIFY(!tip.contains(QStringLiteral("<img")));
        QVERIFY(tip.contains(QStringLiteral("&lt;img")));
        QCOMPARE(text(0, 0), QStringLiteral("<img src=x>"));
    }

    void rowsFollowTheRoundAndKeepTheirPlaceInTheView()
    {
        QVERIFY(type(2, 0, QStringLiteral("third")));
        const QPersistentModelIndex third(m_model->index(2, 0));
        Round round = *m_workspace->round(m_roundId);
        round.candidates.move(2, 0);
        round.candidates.removeAt(1); // candidate-0
        round.candidates.insert(1, RoundCandidate{QStringLiteral("new"), QStringLiteral("platform-9"), QStringLiteral("h20-96"), {}});
        round.candidates[0].configuration = QStringLiteral("changed");
        QVERIFY(m_workspace->changeRoundUndoable(round));
        const auto ids = [&] {
            QStringList found;
            for (int row = 0; row < m_model->rowCount(); ++row)
                found << m_model->index(row, 0).data(RecordTableModel::CandidateRole).toString();
            return found;
        };
        QCOMPARE(ids(), (QStringList{QStringLiteral("candidate-2"), QStringLiteral("new"), QStringLiteral("candidate-1")}));
        QVERIFY(third.isValid());
        QCOMPARE(third.row(), 0);
        QCOMPARE(third.data().toString(), QStringLiteral("third"));
        QVERIFY(m_model->headerData(0, Qt::Vertical, Qt::ToolTipRole).toString().contains(QStringLiteral("changed")));

        m_workspace->undoStack()->undo();
        QCOMPARE(ids(), (QStringList{QStringLiteral("candidate-0"), QStringLiteral("candidate-1"), QStringLiteral("candidate-2")}));
        QCOMPARE(third.row(), 2);
        QCOMPARE(text(2, 0), QStringLiteral("third"));
    }

    void aDeletedRoundEmptiesTheTableAndUndoFillsIt()
    {
        QVERIFY(type(1, 0, QStringLiteral("kept")));
        QVERIFY(m_workspace->deleteRoundUndoable(m_roundId));
        QCOMPARE(m_model->rowCount(), 0);
        m_workspace->undoStack()->undo();
        QCOMPARE(m_model->rowCount(), 3);
        QCOMPARE(text(1, 0), QStringLiteral("kept"));
    }

    void otherRoundsDoNotShow()
    {
        QVERIFY(type(0, 0, QStringLiteral("here")));
        const QString other = *m_workspace->saveRound(roundWith(QStringLiteral("Q4"), 1));
        QSignalSpy changed(m_model.get(), &QAbstractItemModel::dataChanged);
        QVERIFY(m_workspace->addEntry({other, QStringLiteral("candidate-0"), QStringLiteral("field.queue"), QStringLiteral("there"), {}, {}, {}}));
        QCOMPARE(changed.count(), 0);
        m_model->setRound(other);
        QCOMPARE(m_model->rowCount(), 1);
        QCOMPARE(text(0, 0), QString());
        QCOMPARE(text(0, 4), QStringLiteral("there"));
        m_model->setRound({});
        QCOMPARE(m_model->rowCount(), 0);
    }

    void aPastedBlockIsOneStep()
    {
        QVERIFY(type(1, 5, QStringLiteral("same")));
        const int stepsBefore = m_workspace->undoStack()->count();
        const QString block = QStringLiteral("\"two\r\nlines\"\tsay \"\"hi\"\"\r\nsame2\tsame\r\n");
        QVERIFY(m_model->pasteAt(m_model->index(0, 4), block));
        QCOMPARE(text(0, 4), QStringLiteral("two\r\nlines"));
        QCOMPARE(text(0, 5), QStringLiteral("say \"\"hi\"\""));
        QCOMPARE(text(1, 4), QStringLiteral("same2"));
        QCOMPARE(m_model->index(1, 5).data(RecordTableModel::HistoryCountRole).toInt(), 1); // did not change: no entry
        QCOMPARE(m_workspace->undoStack()->count(), stepsBefore + 1);
        m_workspace->undoStack()->undo();
        QCOMPARE(text(0, 4), QString());
        QCOMPARE(text(1, 4), QString());
        QCOMPARE(text(1, 5), QStringLiteral("same"));
    }

    void aBlockThatDoesNotFitIsNotPastedAtAll_data()
    {
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("column");
        QTest::newRow("too wide") << 0 << 9;
        QTest::newRow("too high") << 2 << 0;
        QTest::newRow("both") << 2 << 9;
    }

    void aBlockThatDoesNotFitIsNotPastedAtAll()
    {
        QFETCH(int, row);
        QFETCH(int, column);
        const Done pasted = m_model->pasteAt(m_model->index(row, column), QStringLiteral("a\tb\nc\td"));
        QVERIFY(!pasted);
        QCOMPARE(pasted.error().kind, Error::Kind::OutOfRange);
        QVERIFY(m_workspace->entries(m_roundId)->isEmpty());
        QVERIFY(m_model->pasteAt(m_model->index(1, 8), QStringLiteral("a\tb\nc\td"))); // fits to the last cell
        QVERIFY(!m_model->pasteAt({}, QStringLiteral("a")));
    }

    void aReadOnlyBookCannotBeEdited()
    {
        QVERIFY(m_model->flags(m_model->index(0, 0)) & Qt::ItemIsEditable);
        XUANKA_UNWRAP(second, Workspace::open(m_workspace->path(), identityOf(QStringLiteral("boris"))));
        RecordTableModel model(*second, m_checklist);
        model.setRound(m_roundId);
        QCOMPARE(model.rowCount(), 3);
        QVERIFY(!(model.flags(model.index(0, 0)) & Qt::ItemIsEditable));
        QSignalSpy failed(&model, &RecordTableModel::failed);
        QVERIFY(!model.setData(model.index(0, 0), QStringLiteral("a")));
        QCOMPARE(failed.count(), 1);
        QCOMPARE(failed.constFirst().constFirst().value<Error>().kind, Error::Kind::ReadOnly);
    }
};

QTEST_GUILESS_MAIN(RecordTableModelTest)
#include "tst_record_table_model.moc"
