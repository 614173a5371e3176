// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evaluation/checklist_model.h"
#include "evaluation/evaluation_words.h"
#include "evaluation/record_table_model.h"
#include "support/page_world.h"
#include "support/ui_support.h"
#include "ui/common/action_registry.h"
#include "ui/common/choice_box.h"
#include "ui/common/data_table.h"
#include "ui/common/search_box.h"
#include "ui/common/text_label.h"
#include "ui/platforms/candidate_dialog.h"
#include "ui/platforms/platforms_page.h"
#include "ui/platforms/record_grid.h"
#include "ui/platforms/state_sign.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QClipboard>
#include <QCompleter>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QTabWidget>
#include <QTreeView>
#include <QUndoStack>

using namespace xuanka;
using namespace xuanka::test;

namespace {

void addLanguageRows()
{
    QTest::addColumn<QString>("locale");
    for (const char *row : { "en", "zh_CN", "de_DE" })
        QTest::newRow(row) << QString::fromLatin1(row);
}

/// The page over a workspace of its own.
struct Scene {
    PageWorld world;
    std::unique_ptr<PlatformsPage> page;
    QList<QListView *> lists; ///< rounds, candidates
    RecordGrid *grid = nullptr;
    QTreeView *tree = nullptr;
    QTabWidget *tabs = nullptr;

    explicit Scene(const QString &locale)
    {
        world.speak(languageFromName(locale), locale);
        world.openWorkspace({});
        build();
    }

    void build()
    {
        page = std::make_unique<PlatformsPage>(world.context, nullptr);
        lists = page->findChildren<QListView *>();
        grid = page->findChild<RecordGrid *>();
        tree = page->findChild<QTreeView *>();
        tabs = page->findChild<QTabWidget *>();
    }

    /// Two candidates, straight into the workspace.
    QString addRound(const QString &name) const
    {
        Round round;
        round.name = name;
        round.date = QDate(2026, 9, 4);
        round.candidates << RoundCandidate { {}, QStringLiteral("ucloud-compshare"), QStringLiteral("rtx-4090-24"), {} }
                         << RoundCandidate { {}, QStringLiteral("<i>our lab</i>"), QStringLiteral("h20-96"), {} };
        return world.workspace->addRoundUndoable(round).value_or(QString());
    }

    QUndoStack &undo() const { return *world.workspace->undoStack(); }
    QString cell(int row, int column) const { return grid->model()->index(row, column).data().toString(); }
    void press(const char *action) const { world.context.actions().action(QString::fromLatin1(action))->trigger(); }
    QStringList rounds() const
    {
        QStringList names;
        const auto stored = world.workspace->rounds();
        for (const Round &round : *stored)
            names << round.name;
        return names;
    }
    /// Starts again from the file, as the next start of the program would.
    void reopen()
    {
        page.reset();
        world.openWorkspace({});
        build();
    }
    /// The cell that is being typed into; null if none is.
    QLineEdit *cellEditor() const { return qobject_cast<QLineEdit *>(QApplication::focusWidget()); }
    void typeCell(const QString &text) const
    {
        type(cellEditor() != nullptr ? *cellEditor() : static_cast<QWidget &>(*grid), text);
    }
};

/// Types into a search field and leaves it.
void enter(SearchBox &box, const QString &text)
{
    box.setFocus();
    type(*box.lineEdit(), text);
    QWidget *popup = box.completer()->popup(); // has the keyboard while it is open
    QTest::keyClick(popup->isVisible() ? popup : box.lineEdit(), Qt::Key_Tab);
}

} // namespace

class TestPlatformsPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aRoundIsBegunNamedDeletedAndBroughtBack_data() { addLanguageRows(); }
    void aRoundIsBegunNamedDeletedAndBroughtBack()
    {
        QFETCH(QString, locale);
        Scene scene(locale);
        QVERIFY(showPage(*scene.page));
        auto *begin = scene.page->findChild<QPushButton *>();
        QVERIFY(begin && begin->isVisible()); // the empty page says what to do
        QTest::mouseClick(begin, Qt::LeftButton);
        QCOMPARE(scene.rounds().size(), 1);
        const Round made = scene.world.workspace->rounds()->first();
        QCOMPARE(made.date, scene.world.now.toLocalTime().date());
        QCOMPARE(made.author, QStringLiteral("tester"));

        auto *editor = scene.lists.first()->viewport()->findChild<QLineEdit *>(); // its name is asked at once
        QVERIFY(editor);
        QTest::keyClick(editor, Qt::Key_A, Qt::ControlModifier);
        type(*editor, QStringLiteral("<b>Q3</b> 第三季度"));
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(scene.rounds(), QStringList { QStringLiteral("<b>Q3</b> 第三季度") });

        scene.lists.first()->setFocus();
        QTest::keyClick(scene.lists.first(), Qt::Key_Delete);
        QCOMPARE(scene.rounds(), QStringList());
        QVERIFY(begin->isVisible());
        scene.undo().undo();
        QCOMPARE(scene.rounds(), QStringList { QStringLiteral("<b>Q3</b> 第三季度") });
        QVERIFY(!begin->isVisible());
        scene.undo().redo();
        QCOMPARE(scene.rounds(), QStringList());
        scene.undo().undo();
        scene.reopen();
        QCOMPARE(scene.rounds(), QStringList { QStringLiteral("<b>Q3</b> 第三季度") });
        QVERIFY(scene.world.dialogs.told.isEmpty() && scene.world.dialogs.asked.isEmpty());
    }

    void candidatesComeFromTheCatalogOrTheTeam_data() { addLanguageRows(); }
    void candidatesComeFromTheCatalogOrTheTeam()
    {
        QFETCH(QString, locale);
        Scene scene(locale);
        QVERIFY(showPage(*scene.page));
        scene.press("platforms.new_round");
        scene.press("platforms.add_candidate");
        auto *dialog = scene.page->findChild<CandidateDialog *>();
        QVERIFY(dialog);
        QVERIFY(QTest::qWaitForWindowActive(dialog));
        QCOMPARE(namelessWidgets(*dialog), QStringList());
        auto *ok = dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
        QTest::mouseClick(ok, Qt::LeftButton); // nothing was said yet
        QVERIFY(dialog->isVisible());
        QList<SearchBox *> boxes = dialog->findChildren<SearchBox *>();
        QCOMPARE(boxes.size(), 2);
        enter(*boxes.at(0), QStringLiteral("UCLOUD-compshare"));
        enter(*boxes.at(1), QStringLiteral("no such card"));
        QTest::mouseClick(ok, Qt::LeftButton);
        QVERIFY(dialog->isVisible()); // cards must be comparable
        boxes.at(1)->lineEdit()->selectAll();
        enter(*boxes.at(1),
              scene.world.catalog.card(QStringLiteral("rtx-4090-24"))->name.in(scene.world.context.language()));
        QTest::mouseClick(ok, Qt::LeftButton);
        QVERIFY(!dialog->isVisible());
        QTRY_VERIFY(!scene.page->findChild<CandidateDialog *>());

        scene.press("platforms.add_candidate");
        dialog = scene.page->findChild<CandidateDialog *>();
        QVERIFY(QTest::qWaitForWindowActive(dialog));
        boxes = dialog->findChildren<SearchBox *>();
        enter(*boxes.at(0), QStringLiteral("<i>our lab</i>"));
        enter(*boxes.at(1), QStringLiteral("h20-96"));
        auto *configuration = dialog->findChild<QLineEdit *>(QString(), Qt::FindDirectChildrenOnly);
        type(*configuration, QStringLiteral("16 vCPU"));
        QTest::keyClick(configuration, Qt::Key_Return);
        QVERIFY(!dialog->isVisible());

        const QList<RoundCandidate> candidates = scene.world.workspace->rounds()->first().candidates;
        QCOMPARE(candidates.size(), 2);
        QCOMPARE(candidates.at(0).platformId, QStringLiteral("ucloud-compshare"));
        QCOMPARE(candidates.at(0).cardId, QStringLiteral("rtx-4090-24"));
        QCOMPARE(candidates.at(1).platformId, QStringLiteral("<i>our lab</i>"));
        QCOMPARE(candidates.at(1).configuration, QStringLiteral("16 vCPU"));
        QCOMPARE(scene.grid->model()->rowCount(), 2);
        QCOMPARE(scene.lists.at(1)->currentIndex().row(), 1); // the new one is chosen

        scene.press("platforms.remove_candidate");
        QCOMPARE(scene.grid->model()->rowCount(), 1);
        scene.undo().undo();
        QCOMPARE(scene.grid->model()->rowCount(), 2);
        scene.reopen();
        QCOMPARE(scene.lists.at(1)->model()->rowCount(), 2);
    }

    void theRecordTableIsTypedLikeASpreadsheet_data() { addLanguageRows(); }
    void theRecordTableIsTypedLikeASpreadsheet()
    {
        QFETCH(QString, locale);
        Scene scene(locale);
        const QString roundId = scene.addRound(QStringLiteral("Q3"));
        QVERIFY(showPage(*scene.page));
        QCOMPARE(scene.grid->model()->rowCount(), 2);
        QCOMPARE(scene.grid->model()->columnCount(), 10);
        scene.grid->setFocus();
        scene.grid->setCurrentIndex(scene.grid->model()->index(0, 0));
        scene.typeCell(QStringLiteral("8"));
        QVERIFY(scene.cellEditor()); // typing opens the cell
        scene.typeCell(QStringLiteral(" 卡"));
        QTest::keyClick(scene.cellEditor(), Qt::Key_Return);
        QTRY_COMPARE(scene.cell(0, 0), QStringLiteral("8 卡"));
        QTRY_COMPARE(scene.grid->currentIndex(), scene.grid->model()->index(1, 0)); // Enter goes down

        scene.typeCell(QStringLiteral("x"));
        QTest::keyClick(scene.cellEditor(), Qt::Key_Tab);
        QTRY_COMPARE(scene.cell(1, 0), QStringLiteral("x"));
        QCOMPARE(scene.grid->currentIndex(), scene.grid->model()->index(1, 1)); // Tab goes right

        // Each entry keeps who and when.
        const auto entries = scene.world.workspace->currentEntries(roundId);
        QCOMPARE(entries->size(), 2);
        for (const Entry &entry : *entries) {
            QCOMPARE(entry.author, QStringLiteral("tester"));
            QCOMPARE(entry.at, scene.world.now);
        }
        const QString toolTip = scene.grid->model()->index(0, 0).data(Qt::ToolTipRole).toString();
        QVERIFY(toolTip.contains(QLatin1String("tester")));

        scene.undo().undo();
        QCOMPARE(scene.cell(1, 0), QString());
        scene.undo().redo();
        QCOMPARE(scene.cell(1, 0), QStringLiteral("x"));
        scene.reopen();
        QVERIFY(showPage(*scene.page));
        QCOMPARE(scene.cell(0, 0), QStringLiteral("8 卡"));
        QCOMPARE(scene.cell(1, 0), QStringLiteral("x"));
    }

    void blocksArePastedClearedAndCopied_data() { addLanguageRows(); }
    void blocksArePastedClearedAndCopied()
    {
        QFETCH(QString, locale);
        Scene scene(locale);
        scene.addRound(QStringLiteral("Q3"));
        QVERIFY(showPage(*scene.page));
        scene.grid->setFocus();
        const QAbstractItemModel &model = *scene.grid->model();
        scene.grid->setCurrentIndex(model.index(0, 1));
        QApplication::clipboard()->setText(
            QStringLiteral("a\t\"two\nlines\"\tc\r\nd\t=SUM(A1)\tf\r\n")); // as Excel copies 2×3
        const int before = scene.undo().count();
        QTest::keyClick(scene.grid, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(scene.undo().count(), before + 1); // one step
        QCOMPARE(scene.cell(0, 1), QStringLiteral("a"));
        QCOMPARE(scene.cell(0, 2), QStringLiteral("two\nlines"));
        QCOMPARE(scene.cell(1, 2), QStringLiteral("=SUM(A1)"));
        QCOMPARE(scene.cell(1, 3), QStringLiteral("f"));

        // A block that does not fit changes nothing and says why.
        scene.grid->setCurrentIndex(model.index(1, 9));
        QTest::keyClick(scene.grid, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(scene.world.dialogs.told.size(), 1);
        QCOMPARE(scene.world.dialogs.told.first().kind, Error::Kind::OutOfRange);
        QCOMPARE(scene.cell(1, 9), QString());

        // Copied cells come back as they were; what a spreadsheet gets is no formula.
        scene.grid->selectionModel()->select(QItemSelection(model.index(0, 2), model.index(1, 3)),
                                             QItemSelectionModel::ClearAndSelect);
        QTest::keyClick(scene.grid, Qt::Key_C, Qt::ControlModifier);
        QVERIFY(!QApplication::clipboard()->text().contains(QLatin1String("\t=SUM")));
        scene.grid->setCurrentIndex(model.index(0, 5));
        QTest::keyClick(scene.grid, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(scene.cell(0, 5), QStringLiteral("two\nlines"));
        QCOMPARE(scene.cell(1, 5), QStringLiteral("=SUM(A1)"));
        QCOMPARE(scene.cell(1, 6), QStringLiteral("f"));

        scene.grid->selectionModel()->select(QItemSelection(model.index(0, 1), model.index(1, 3)),
                                             QItemSelectionModel::ClearAndSelect);
        QTest::keyClick(scene.grid, Qt::Key_Delete);
        for (int row = 0; row < 2; ++row) {
            for (int column = 1; column < 4; ++column)
                QCOMPARE(scene.cell(row, column), QString());
        }
        scene.undo().undo();
        QCOMPARE(scene.cell(0, 1), QStringLiteral("a"));
        QCOMPARE(scene.cell(1, 3), QStringLiteral("f"));
        scene.reopen();
        QVERIFY(showPage(*scene.page));
        QCOMPARE(scene.cell(0, 2), QStringLiteral("two\nlines"));
        QCOMPARE(scene.cell(1, 6), QStringLiteral("f"));
    }

    void theCurrentFieldSaysWhatToRecordAndWhy_data() { addLanguageRows(); }
    void theCurrentFieldSaysWhatToRecordAndWhy()
    {
        QFETCH(QString, locale);
        Scene scene(locale);
        scene.addRound(QStringLiteral("Q3"));
        QVERIFY(showPage(*scene.page));
        const Language language = scene.world.context.language();
        for (int column = 0; column < 10; ++column) {
            scene.grid->setCurrentIndex(scene.grid->model()->index(0, column));
            const RecordField &field = scene.world.checklist.fields.at(column);
            QString shown;
            const QList<TextLabel *> labels = scene.page->findChildren<TextLabel *>();
            for (const TextLabel *label : labels) {
                if (label->isVisibleTo(scene.page.get()))
                    shown += label->text() + QLatin1Char('\n');
            }
            QVERIFY2(shown.contains(field.whatToRecord.in(language)), qPrintable(field.id));
            QVERIFY2(shown.contains(field.why.in(language)), qPrintable(field.id));
        }
    }

    void checksAreAnsweredWithStateAndNote_data() { addLanguageRows(); }
    void checksAreAnsweredWithStateAndNote()
    {
        QFETCH(QString, locale);
        Scene scene(locale);
        const QString roundId = scene.addRound(QStringLiteral("Q3"));
        QVERIFY(showPage(*scene.page));
        scene.tabs->setCurrentIndex(1);
        QCoreApplication::processEvents();
        auto *model = qobject_cast<ChecklistModel *>(scene.tree->model());
        QVERIFY(model);
        QCOMPARE(model->rowCount(), 5);
        const CheckDefinition &check = scene.world.checklist.checks.at(3);
        const QModelIndex state = model->indexOf(check.id).siblingAtColumn(ChecklistModel::StateColumn);
        scene.tree->scrollTo(state);
        QTest::mouseClick(scene.tree->viewport(), Qt::LeftButton, {}, scene.tree->visualRect(state).center());
        auto *box = scene.tree->viewport()->findChild<ChoiceBox *>();
        QVERIFY(box); // one click is enough
        QCOMPARE(box->count(), 5);
        QTest::keyClick(box->view(), Qt::Key_Down);
        QTest::keyClick(box->view(), Qt::Key_Down);
        QTest::keyClick(box->view(), Qt::Key_Return);
        QTRY_COMPARE(state.data(ChecklistModel::StateRole).toString(), checkStateId(CheckState::PartlyMet));

        const QModelIndex note = state.siblingAtColumn(ChecklistModel::NoteColumn);
        scene.tree->setFocus();
        scene.tree->setCurrentIndex(note);
        QTest::keyClick(scene.tree, Qt::Key_F2);
        QTRY_VERIFY(scene.tree->viewport()->findChild<QLineEdit *>());
        auto *edit = scene.tree->viewport()->findChild<QLineEdit *>();
        QVERIFY(!edit->accessibleName().isEmpty());
        type(*edit, QStringLiteral("工单 <b>4</b> h"));
        QTest::keyClick(edit, Qt::Key_Return);
        QTRY_COMPARE(note.data().toString(), QStringLiteral("工单 <b>4</b> h"));
        QCOMPARE(note.data(ChecklistModel::AuthorRole).toString(), QStringLiteral("tester"));
        QCOMPARE(note.data(ChecklistModel::AtRole).toDateTime(), scene.world.now);

        QString shown;
        const QList<TextLabel *> labels = scene.page->findChildren<TextLabel *>();
        for (const TextLabel *label : labels)
            shown += label->text() + QLatin1Char('\n');
        QVERIFY(shown.contains(check.howTo.in(scene.world.context.language())));
        QVERIFY(shown.contains(QLatin1String("1 of 26")) || locale == QLatin1String("zh_CN"));

        scene.undo().undo();
        QCOMPARE(note.data().toString(), QString());
        scene.undo().undo();
        QCOMPARE(state.data(ChecklistModel::StateRole).toString(), checkStateId(CheckState::Open));
        scene.undo().redo();
        QCOMPARE(scene.world.workspace
                     ->history(roundId, scene.world.workspace->round(roundId)->candidates.first().id, check.id)
                     ->size(),
                 5); // nothing is ever erased

        // The other candidate has answers of its own.
        scene.lists.at(1)->setCurrentIndex(scene.lists.at(1)->model()->index(1, 0));
        QCOMPARE(state.data(ChecklistModel::StateRole).toString(), checkStateId(CheckState::Open));
        scene.lists.at(1)->setCurrentIndex(scene.lists.at(1)->model()->index(0, 0));
        QCOMPARE(state.data(ChecklistModel::StateRole).toString(), checkStateId(CheckState::PartlyMet));
    }

    void questionsAreReadToTheEnd_data()
    {
        QTest::addColumn<QString>("locale");
        QTest::addColumn<QSize>("size");
        for (const char *locale : { "en", "zh_CN" }) {
            for (const QSize size : { QSize(1024, 700), QSize(1280, 800), QSize(1920, 1080) })
                QTest::addRow("%s %d", locale, size.width()) << QString::fromLatin1(locale) << size;
        }
    }

    void questionsAreReadToTheEnd()
    {
        QFETCH(QString, locale);
        QFETCH(QSize, size);
        Scene scene(locale);
        scene.addRound(QStringLiteral("Q3"));
        QVERIFY(showPage(*scene.page, size));
        scene.tabs->setCurrentIndex(1);
        QCoreApplication::processEvents();
        const auto *model = qobject_cast<ChecklistModel *>(scene.tree->model());
        const int margin = scene.tree->style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, scene.tree) + 1;
        for (const CheckDefinition &check : scene.world.checklist.checks) {
            const QModelIndex index = model->indexOf(check.id);
            const QRect cell = scene.tree->visualRect(index);
            const QRect text = scene.tree->fontMetrics().boundingRect(QRect(0, 0, cell.width() - 2 * margin, 10000),
                                                                      Qt::TextWordWrap, index.data().toString());
            QVERIFY2(text.height() <= cell.height(), qPrintable(check.id));
            QVERIFY(cell.width() > scene.tree->fontMetrics().averageCharWidth() * 20);
        }
        for (const CheckState state : allCheckStates) {
            QVERIFY(scene.tree->fontMetrics().horizontalAdvance(stateText(state) + QStringLiteral("  ▾")) + 2 * margin
                    <= scene.tree->columnWidth(ChecklistModel::StateColumn));
        }
    }

    void candidatesStandSideBySide()
    {
        Scene scene(QStringLiteral("en"));
        const QString roundId = scene.addRound(QStringLiteral("Q3"));
        QVERIFY(showPage(*scene.page));
        const QList<RoundCandidate> candidates = scene.world.workspace->round(roundId)->candidates;
        auto *table = scene.page->findChild<DataTable *>();
        QVERIFY(table);
        QCOMPARE(table->model()->rowCount(), 6);
        QCOMPARE(table->model()->columnCount(), 3);
        const QString nothing = table->model()->index(5, 2).data().toString();
        QVERIFY(scene.world.workspace->addEntryUndoable({ roundId,
                                                          candidates.at(1).id,
                                                          scene.world.checklist.checks.first().id,
                                                          checkStateId(CheckState::Met),
                                                          {},
                                                          {},
                                                          {} }));
        QVERIFY(table->model()->index(5, 2).data().toString() != nothing);
        scene.tabs->setCurrentIndex(2);
        table->setFocus();
        table->setCurrentIndex(table->model()->index(0, 2));
        QTest::keyClick(table, Qt::Key_Return); // to the checks behind the counts
        QCOMPARE(scene.tabs->currentIndex(), 1);
        QCOMPARE(scene.lists.at(1)->currentIndex().row(), 1);
    }

    void rowAndCandidateAreTheSame()
    {
        Scene scene(QStringLiteral("en"));
        scene.addRound(QStringLiteral("Q3"));
        QVERIFY(showPage(*scene.page));
        scene.grid->setCurrentIndex(scene.grid->model()->index(1, 4));
        QCOMPARE(scene.lists.at(1)->currentIndex().row(), 1);
        scene.lists.at(1)->setCurrentIndex(scene.lists.at(1)->model()->index(0, 0));
        QCOMPARE(scene.grid->currentIndex(), scene.grid->model()->index(0, 4));
    }

    void anotherRoundShowsItsOwnRecords()
    {
        Scene scene(QStringLiteral("en"));
        const QString first = scene.addRound(QStringLiteral("Q2"));
        const QString second = scene.addRound(QStringLiteral("Q3"));
        QVERIFY(showPage(*scene.page));
        QCOMPARE(scene.lists.first()->model()->rowCount(), 2);
        for (const QString &id : { first, second }) {
            const QString candidate = scene.world.workspace->round(id)->candidates.first().id;
            QVERIFY(scene.world.workspace->addEntryUndoable(
                { id, candidate, fieldKey(scene.world.checklist.fields.first().id), id, {}, {}, {} }));
        }
        for (int row = 0; row < 2; ++row) {
            scene.lists.first()->setCurrentIndex(scene.lists.first()->model()->index(row, 0));
            QCOMPARE(scene.cell(0, 0), scene.lists.first()->currentIndex().data(Qt::UserRole).toString());
        }
    }

    void everythingThatTakesTheFocusHasAName_data() { addLanguageRows(); }
    void everythingThatTakesTheFocusHasAName()
    {
        QFETCH(QString, locale);
        Scene scene(locale);
        QVERIFY(showPage(*scene.page));
        QCOMPARE(namelessWidgets(*scene.page), QStringList());
        scene.addRound(QStringLiteral("Q3"));
        for (int tab = 0; tab < 3; ++tab) {
            scene.tabs->setCurrentIndex(tab);
            QCoreApplication::processEvents();
            QCOMPARE(namelessWidgets(*scene.page), QStringList());
        }
        QCOMPARE(scene.world.context.actions().duplicateShortcuts(), QStringList());
    }

    void theLanguageChangesWhileItIsShown()
    {
        Scene scene(QStringLiteral("en"));
        scene.addRound(QStringLiteral("Q3"));
        QVERIFY(showPage(*scene.page));
        scene.grid->setCurrentIndex(scene.grid->model()->index(0, 2));
        const auto texts = [&] {
            QStringList all = visibleTexts(*scene.page);
            for (int column = 0; column < 10; ++column)
                all << scene.grid->model()->headerData(column, Qt::Horizontal).toString();
            all << scene.lists.at(1)->model()->index(0, 0).data().toString();
            all << scene.tree->model()->index(0, 0, scene.tree->model()->index(0, 0)).data().toString();
            return all;
        };
        const QStringList english = texts();
        scene.world.speak(Language::SimplifiedChinese, QStringLiteral("zh_CN"));
        QTRY_VERIFY(texts() != english);
        QTRY_COMPARE(scene.grid->model()->headerData(2, Qt::Horizontal).toString(),
                     scene.world.checklist.fields.at(2).name.chinese);
        QCOMPARE(scene.tree->model()->index(0, 0, scene.tree->model()->index(0, 0)).data().toString(),
                 scene.world.checklist.checks.first().question.chinese);
        scene.world.speak(Language::English, QStringLiteral("en"));
        QTRY_COMPARE(texts(), english);
    }

    void closingTheWorkspaceLeavesNothingBehind()
    {
        Scene scene(QStringLiteral("en"));
        scene.addRound(QStringLiteral("Q3"));
        QVERIFY(showPage(*scene.page));
        scene.grid->setFocus();
        scene.grid->setCurrentIndex(scene.grid->model()->index(0, 0));
        scene.world.context.setWorkspace(nullptr);
        QCOMPARE(scene.lists.first()->model()->rowCount(), 0);
        QVERIFY(!scene.grid->model() || scene.grid->model()->rowCount() == 0);
        for (const char *action : { "platforms.new_round", "platforms.delete_round", "platforms.add_candidate" })
            QVERIFY(!scene.world.context.actions().action(QString::fromLatin1(action))->isEnabled());
        QTest::keyClick(scene.grid, Qt::Key_V, Qt::ControlModifier); // nothing to paste into
        scene.world.context.setWorkspace(scene.world.workspace.get());
        QCOMPARE(scene.lists.first()->model()->rowCount(), 1);
        QCOMPARE(scene.grid->model()->rowCount(), 2);
    }
};

QTEST_MAIN(TestPlatformsPage)
#include "tst_platforms_page.moc"
