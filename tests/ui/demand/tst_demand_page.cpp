// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "wizard_keys.h"

#include "demand/demand_words.h"
#include "demand/profile_table_model.h"
#include "support/ui_support.h"
#include "ui/common/action_registry.h"
#include "ui/common/number_edit.h"
#include "ui/common/text_label.h"
#include "ui/common/why_panel.h"
#include "ui/demand/demand_page.h"
#include "ui/demand/profile_list_model.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QListView>
#include <QPushButton>
#include <QToolButton>
#include <QTreeWidget>
#include <QUndoStack>

using namespace xuanka;
using namespace xuanka::test;

namespace {

void addLanguageRows()
{
    QTest::addColumn<QString>("locale");
    const QStringList rows = languageRows();
    for (const QString &row : rows)
        QTest::newRow(qPrintable(row)) << row;
}

QStringList namesIn(const QAbstractItemModel &model)
{
    QStringList names;
    for (int row = 0; row < model.rowCount(); ++row)
        names << model.index(row, ProfileTableModel::NameColumn).data().toString();
    return names;
}

/// The page in a world with the three profiles that ship.
struct Scene {
    PageWorld world;
    std::unique_ptr<DemandPage> page;
    QListView *list = nullptr;

    explicit Scene(const QString &locale, bool empty = false)
    {
        world.speak(languageFromName(locale), locale);
        QLocale::setDefault(QLocale(locale));
        world.openWorkspace(empty ? QList<DemandProfile>()
                                  : exampleProfiles(world.context.language()).value_or(QList<DemandProfile>()));
        page = std::make_unique<DemandPage>(world.context, nullptr);
        list = page->findChild<QListView *>();
        page->addAction(world.context.actions().action(QStringLiteral("demand.new")));
    }

    QStringList names() const { return namesIn(*list->model()); }
    QStringList stored() const
    {
        QStringList names;
        const auto profiles = world.workspace->profiles();
        for (const DemandProfile &profile : *profiles)
            names << profile.name;
        return names;
    }
    void choose(int row) const
    {
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          list->visualRect(list->model()->index(row, ProfileTableModel::NameColumn)).center());
    }
    QString currentName() const
    {
        const auto profile = world.workspace->profile(world.context.currentProfileId());
        return profile ? profile->name : QString();
    }
    /// Reopens the file as the next start of the program would.
    QStringList storedAfterReopening()
    {
        world.openWorkspace({});
        return stored();
    }
    QStringList shown(TextLabel::Tone tone) const
    {
        QStringList texts;
        const QList<TextLabel *> labels = page->findChildren<TextLabel *>();
        for (const TextLabel *label : labels) {
            if (label->isVisible() && label->tone() == tone)
                texts << label->text();
        }
        return texts;
    }
};

} // namespace

class TestDemandPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void choosingAProfileMakesItCurrentAndShowsIt_data() { addLanguageRows(); }
    void choosingAProfileMakesItCurrentAndShowsIt()
    {
        QFETCH(QString, locale);
        Scene scene(locale);
        QVERIFY(showPage(*scene.page));
        QCOMPARE(scene.names().size(), 3);
        for (int row = 0; row < 3; ++row) {
            scene.choose(row);
            QCOMPARE(scene.currentName(), scene.names().at(row));
            QVERIFY(scene.shown(TextLabel::Tone::Heading).contains(scene.names().at(row)));
            QTRY_VERIFY(scene.shown(TextLabel::Tone::Strong).size() > 1); // conditions follow from it
        }
        scene.world.context.setCurrentProfileId(
            scene.list->model()->index(0, 0).data(ProfileTableModel::IdRole).toString()); // by another page
        QCOMPARE(scene.list->currentIndex().row(), 0);
    }

    void modelsKeepTheirPromises()
    {
        Scene scene(QStringLiteral("en"));
        QAbstractItemModelTester tester(scene.list->model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
        QVERIFY(showPage(*scene.page));
        scene.choose(1);
        QTest::keyClick(scene.list, Qt::Key_Delete);
        QCOMPARE(scene.names().size(), 2);
        scene.world.workspace->undoStack()->undo();
        QCOMPARE(scene.names().size(), 3);
    }

    void deletingIsUndoneAndRedone_data() { addLanguageRows(); }
    void deletingIsUndoneAndRedone()
    {
        QFETCH(QString, locale);
        Scene scene(locale);
        QVERIFY(showPage(*scene.page));
        const QStringList before = scene.stored();
        scene.choose(1);
        const QString gone = scene.currentName();
        scene.list->setFocus();
        QTest::keyClick(scene.list, Qt::Key_Delete);
        QCOMPARE(scene.stored().size(), 2);
        QVERIFY(!scene.stored().contains(gone));
        QVERIFY(!scene.currentName().isEmpty()); // the neighbour is chosen
        scene.world.workspace->undoStack()->undo();
        QCOMPARE(scene.stored(), before);
        scene.world.workspace->undoStack()->redo();
        QVERIFY(!scene.stored().contains(gone));
        QVERIFY(!scene.storedAfterReopening().contains(gone));
        QVERIFY(scene.world.dialogs.asked.isEmpty()); // what can be undone is not asked about
    }

    void duplicatingMakesACopyThatCanBeTakenBack_data() { addLanguageRows(); }
    void duplicatingMakesACopyThatCanBeTakenBack()
    {
        QFETCH(QString, locale);
        Scene scene(locale);
        QVERIFY(showPage(*scene.page));
        scene.choose(0);
        const auto original = scene.world.workspace->profile(scene.world.context.currentProfileId());
        QTest::keyClick(scene.page.get(), Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(scene.stored().size(), 4);
        const auto copy = scene.world.workspace->profile(scene.world.context.currentProfileId());
        QVERIFY(copy->name != original->name && copy->name.contains(original->name));
        QVERIFY(copy->id != original->id);
        QCOMPARE(copy->tasks, original->tasks);
        QCOMPARE(copy->monthlyBudget, original->monthlyBudget);
        scene.world.workspace->undoStack()->undo();
        QCOMPARE(scene.stored().size(), 3);
        scene.world.workspace->undoStack()->redo();
        QCOMPARE(scene.storedAfterReopening().size(), 4);
    }

    void aNameIsChangedInPlace_data() { addLanguageRows(); }
    void aNameIsChangedInPlace()
    {
        QFETCH(QString, locale);
        Scene scene(locale);
        QVERIFY(showPage(*scene.page));
        scene.choose(2);
        const QString before = scene.currentName();
        scene.list->setFocus();
        QTest::keyClick(scene.list, Qt::Key_F2);
        auto *editor = scene.list->viewport()->findChild<QLineEdit *>();
        QVERIFY(editor);
        QCOMPARE(editor->text(), before);
        QTest::keyClick(editor, Qt::Key_A, Qt::ControlModifier);
        type(*editor, QStringLiteral("<b>出图</b> & co"));
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(scene.currentName(), QStringLiteral("<b>出图</b> & co"));
        // What looks like markup is shown as it was typed.
        const QStringList headings = scene.shown(TextLabel::Tone::Heading);
        QVERIFY(headings.contains(QStringLiteral("<b>出图</b> & co")));
        const QList<TextLabel *> labels = scene.page->findChildren<TextLabel *>();
        for (const TextLabel *label : labels)
            QCOMPARE(label->textFormat(), Qt::PlainText);
        scene.world.workspace->undoStack()->undo();
        QCOMPARE(scene.currentName(), before);
        QVERIFY(scene.storedAfterReopening().contains(before));
    }

    void aNewProfileComesFromTheWizard_data() { addLanguageRows(); }
    void aNewProfileComesFromTheWizard()
    {
        QFETCH(QString, locale);
        Scene scene(locale, true);
        QVERIFY(showPage(*scene.page));
        QCOMPARE(scene.names().size(), 0);
        auto *begin = scene.page->findChild<QPushButton *>();
        QVERIFY(begin && begin->isVisible()); // the empty page says what to do
        QTest::mouseClick(begin, Qt::LeftButton);
        auto *wizard = scene.page->findChild<DemandWizard *>();
        QVERIFY(wizard);
        QVERIFY(QTest::qWaitForWindowExposed(wizard));
        QTest::mouseClick(button(*wizard, taskKindName(TaskKind::Inference)), Qt::LeftButton, {}, QPoint(8, 8));
        next(*wizard);
        enterNumber(*named<NumberEdit>(*wizard, demandFieldName(QStringLiteral("parameters_billions"))),
                    QStringLiteral("14"));
        while (wizard->nextId() >= 0)
            next(*wizard);
        QTest::mouseClick(wizard->button(QWizard::FinishButton), Qt::LeftButton);
        QCOMPARE(scene.stored().size(), 1);
        QVERIFY(!scene.currentName().isEmpty()); // a name was suggested and taken
        QCOMPARE(scene.world.workspace->undoStack()->count(), 1);
        scene.world.workspace->undoStack()->undo();
        QCOMPARE(scene.stored().size(), 0);
        scene.world.workspace->undoStack()->redo();
        QCOMPARE(scene.storedAfterReopening().size(), 1);
    }

    void cancellingTheWizardChangesNothing()
    {
        Scene scene(QStringLiteral("en"));
        QVERIFY(showPage(*scene.page));
        scene.choose(0);
        const auto before = scene.world.workspace->profiles();
        QTest::keyClick(scene.page.get(), Qt::Key_E, Qt::ControlModifier);
        auto *wizard = scene.page->findChild<DemandWizard *>();
        QVERIFY(wizard);
        QVERIFY(QTest::qWaitForWindowExposed(wizard));
        QTest::mouseClick(button(*wizard, taskKindName(TaskKind::Inference)), Qt::LeftButton, {}, QPoint(8, 8));
        scene.world.dialogs.answers << Dialogs::Answer::Yes;
        QTest::keyClick(wizard, Qt::Key_Escape);
        QCOMPARE(*scene.world.workspace->profiles(), *before);
        QCOMPARE(scene.world.workspace->undoStack()->count(), 0);
    }

    void quickChangesFollowEveryKeyAndAreOneStep_data() { addLanguageRows(); }
    void quickChangesFollowEveryKeyAndAreOneStep()
    {
        QFETCH(QString, locale);
        Scene scene(locale);
        QVERIFY(showPage(*scene.page, { 1024, 900 }));
        scene.choose(0);
        const QString id = scene.world.context.currentProfileId();
        const double before = scene.world.workspace->profile(id)->hoursPerMonth;
        auto *hours = named<NumberEdit>(*scene.page, demandFieldName(QStringLiteral("hours_per_month")));
        QVERIFY(hours);
        hours->setFocus();
        const QStringList conditionsBefore = scene.shown(TextLabel::Tone::Strong);
        QTest::keyClick(hours, Qt::Key_A, Qt::ControlModifier);
        type(*hours, QStringLiteral("700"));
        QTRY_VERIFY(scene.shown(TextLabel::Tone::Strong) != conditionsBefore); // follows while typing
        QCOMPARE(scene.world.workspace->profile(id)->hoursPerMonth, before);
        QTest::keyClick(hours, Qt::Key_Return);
        QCOMPARE(scene.world.workspace->profile(id)->hoursPerMonth, 700.0);
        QCOMPARE(scene.world.workspace->undoStack()->count(), 1);
        scene.world.workspace->undoStack()->undo();
        QCOMPARE(scene.world.workspace->profile(id)->hoursPerMonth, before);
        QCOMPARE(hours->value(), before);

        // Choosing another profile ends the typing and keeps it for the right one.
        QTest::keyClick(hours, Qt::Key_A, Qt::ControlModifier);
        type(*hours, QStringLiteral("120"));
        scene.choose(1);
        QCOMPARE(scene.world.workspace->profile(id)->hoursPerMonth, 120.0);
        QCOMPARE(scene.world.workspace->undoStack()->count(), 1);
    }

    void warningsStandBesideTheAnswer()
    {
        Scene scene(QStringLiteral("en"));
        QVERIFY(showPage(*scene.page, { 1024, 900 }));
        DemandProfile wrong = scene.world.workspace->profiles()->first();
        wrong.id.clear();
        wrong.cudaOnly = true;
        wrong.domesticOnly = true;
        wrong.name = QStringLiteral("wrong");
        const auto id = scene.world.workspace->addProfileUndoable(wrong);
        scene.world.context.setCurrentProfileId(*id);
        QTRY_COMPARE(scene.shown(TextLabel::Tone::Problem).size(), 1);
        const QStringList problems = scene.shown(TextLabel::Tone::Problem);
        QVERIFY(problems.first().contains(demandFieldName(QStringLiteral("cuda_only"))));
    }

    void whyShowsTheTraceOfACondition()
    {
        Scene scene(QStringLiteral("en"));
        QVERIFY(showPage(*scene.page, { 1024, 900 }));
        scene.choose(0);
        auto *panel = scene.page->findChild<WhyPanel *>();
        QVERIFY(!panel->isVisible());
        QToolButton *why = nullptr;
        const QList<QToolButton *> buttons = scene.page->findChildren<QToolButton *>();
        for (QToolButton *candidate : buttons) {
            if (why == nullptr && candidate->accessibleName().startsWith(QLatin1String("Why: ")))
                why = candidate;
        }
        QVERIFY(why);
        QTest::mouseClick(why, Qt::LeftButton);
        QVERIFY(panel->isVisible());
        QVERIFY(!panel->asText().isEmpty());
        QTest::mouseClick(why, Qt::LeftButton); // asked twice
        QVERIFY(!panel->isVisible());
        QTest::mouseClick(why, Qt::LeftButton);
        auto *tree = panel->findChild<QTreeWidget *>();
        tree->setFocus();
        QTest::keyClick(tree, Qt::Key_Escape);
        QVERIFY(!panel->isVisible());
    }

    void everythingThatTakesTheFocusHasAName_data() { addLanguageRows(); }
    void everythingThatTakesTheFocusHasAName()
    {
        QFETCH(QString, locale);
        Scene scene(locale);
        QVERIFY(showPage(*scene.page));
        QCOMPARE(namelessWidgets(*scene.page), QStringList());
        QCOMPARE(scene.world.context.actions().duplicateShortcuts(), QStringList());
    }

    void theLanguageChangesWhileItIsShown()
    {
        Scene scene(QStringLiteral("en"));
        QVERIFY(showPage(*scene.page));
        const QStringList english = visibleTexts(*scene.page);
        const QString title = scene.page->title();
        scene.world.speak(Language::SimplifiedChinese, QStringLiteral("zh_CN"));
        QTRY_VERIFY(visibleTexts(*scene.page) != english); // conditions are data in both languages
        scene.world.speak(Language::English, QStringLiteral("en"));
        QTRY_COMPARE(visibleTexts(*scene.page), english);
        QCOMPARE(scene.page->title(), title);
    }

    void aWorkspaceForReadingOnlyOffersNoChange()
    {
        Scene scene(QStringLiteral("en"));
        scene.world.context.setWorkspace(nullptr);
        QVERIFY(showPage(*scene.page));
        QCOMPARE(scene.names().size(), 0);
        for (const char *action : { "demand.new", "demand.edit", "demand.duplicate", "demand.delete" })
            QVERIFY(!scene.world.context.actions().action(QString::fromLatin1(action))->isEnabled());
        scene.world.context.setWorkspace(scene.world.workspace.get());
        QCOMPARE(scene.names().size(), 3);
        QVERIFY(scene.world.context.actions().action(QStringLiteral("demand.edit"))->isEnabled());
    }
};

QTEST_MAIN(TestDemandPage)
#include "tst_demand_page.moc"
