// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/main_window.h"

#include "support/page_world.h"
#include "support/ui_support.h"
#include "ui/common/action_registry.h"
#include "ui/common/notice_bar.h"
#include "ui/common/page.h"
#include "ui/common/theme.h"

#include <QThreadPool>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDropEvent>
#include <QLabel>
#include <QListWidget>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTimer>
#include <QUndoStack>

using namespace xuanka;

namespace {

struct WindowWorld : test::PageWorld {
    std::unique_ptr<MainWindow> window;

    WindowWorld()
    {
        applyTheme(*qApp, ThemeChoice::Light);
        speak(Language::English, QStringLiteral("en_US"));
        window = std::make_unique<MainWindow>(context, languages);
        window->resize(1024, 700);
        window->show();
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
    }
    ~WindowWorld() { window.reset(); }

    QString path(const char *name) const { return folder.filePath(QString::fromLatin1(name)); }
    QAction *action(const char *id) const { return context.actions().action(QString::fromLatin1(id)); }
    QListWidget *navigation() const { return window->findChild<QListWidget *>(QStringLiteral("navigation")); }
    QComboBox *profiles() const { return window->findChild<QComboBox *>(QStringLiteral("profiles")); }
};

QStringList menuTexts(const MainWindow &window)
{
    QStringList texts;
    const QList<QAction *> actions = window.findChildren<QAction *>();
    for (const QAction *action : actions)
        texts << action->text() << action->toolTip();
    return texts;
}

bool hasChinese(const QString &text)
{
    return std::any_of(text.cbegin(), text.cend(), [](QChar character) { return character.script() == QChar::Script_Han; });
}

} // namespace

/// The whole window, driven by keys and the mouse.
class MainWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPageIsReachedByItsKey();
    void theNavigationListIsDrivenByArrowKeys();
    void pagesAreBuiltWhenFirstShown();
    void shortcutsAreUniqueInBothLanguages_data();
    void shortcutsAreUniqueInBothLanguages();
    void mnemonicsAreUniqueInEachMenu_data();
    void mnemonicsAreUniqueInEachMenu();
    void switchingTheLanguageThereAndBackLeavesTheSameTexts();
    void qtsOwnButtonsFollowTheLanguage();
    void everythingThatTakesTheFocusHasAName_data();
    void everythingThatTakesTheFocusHasAName();
    void aNewWorkspaceHasTheExamplesAndIsRecent();
    void aFileThatIsNoWorkspaceIsToldAndNothingChanges();
    void droppingAWorkspaceOpensIt();
    void otherFilesAreNotTaken();
    void undoAndRedoSayWhatTheyDo();
    void aReadOnlyWorkspaceSaysWhyAndOffersACopy();
    void backupWritesACopyThatOpens();
    void theChosenProfileIsTheContexts();
    void windowComesBackOnAScreen();
    void theThemeChangesWhileItRuns();
    void aboutNamesTheLicences();
    void shortcutsAreListed();
};

void MainWindowTest::everyPageIsReachedByItsKey()
{
    WindowWorld world;
    const QStringList ids = world.window->pageIds();
    QVERIFY(!ids.isEmpty());
    for (int i = 0; i < ids.size(); ++i) {
        QTest::keyClick(world.window.get(), static_cast<Qt::Key>(Qt::Key_1 + i), Qt::ControlModifier);
        QCOMPARE(world.window->currentPageId(), ids.at(i));
        QVERIFY(world.window->page(ids.at(i))->isVisible());
    }
}

void MainWindowTest::theNavigationListIsDrivenByArrowKeys()
{
    WindowWorld world;
    const QStringList ids = world.window->pageIds();
    world.navigation()->setFocus();
    QTest::keyClick(world.navigation(), Qt::Key_Home);
    QCOMPARE(world.window->currentPageId(), ids.constFirst());
    QTest::keyClick(world.navigation(), Qt::Key_End);
    QCOMPARE(world.window->currentPageId(), ids.constLast());
    const QRect first = world.navigation()->visualItemRect(world.navigation()->item(0));
    QTest::mouseClick(world.navigation()->viewport(), Qt::LeftButton, {}, first.center());
    QCOMPARE(world.window->currentPageId(), ids.constFirst());
}

void MainWindowTest::pagesAreBuiltWhenFirstShown()
{
    WindowWorld world;
    QCOMPARE(world.window->findChildren<Page *>().size(), 1);
    for (const QString &id : world.window->pageIds()) {
        world.window->showPage(id);
        QCOMPARE(world.window->page(id)->id(), id);
        QVERIFY(!world.window->page(id)->title().isEmpty());
        QVERIFY(!world.window->page(id)->icon().isNull());
    }
    QCOMPARE(world.window->findChildren<Page *>().size(), world.window->pageIds().size());
    QVERIFY(!world.window->page(QStringLiteral("no-such-page")));
}

void MainWindowTest::shortcutsAreUniqueInBothLanguages_data()
{
    QTest::addColumn<Language>("language");
    QTest::newRow("en") << Language::English;
    QTest::newRow("zh_CN") << Language::SimplifiedChinese;
}

void MainWindowTest::shortcutsAreUniqueInBothLanguages()
{
    QFETCH(const Language, language);
    WindowWorld world;
    for (const QString &id : world.window->pageIds())
        world.window->page(id);
    world.window->setLanguage(language);
    QCoreApplication::sendPostedEvents();
    const QStringList duplicates = world.context.actions().duplicateShortcuts();
    QVERIFY2(duplicates.isEmpty(), qPrintable(duplicates.join(QStringLiteral(", "))));
}

void MainWindowTest::mnemonicsAreUniqueInEachMenu_data()
{
    shortcutsAreUniqueInBothLanguages_data();
}

void MainWindowTest::mnemonicsAreUniqueInEachMenu()
{
    QFETCH(const Language, language);
    WindowWorld world;
    world.window->setLanguage(language);
    QCoreApplication::sendPostedEvents();
    QList<QWidget *> bars {world.window->menuBar()};
    const QList<QMenu *> menus = world.window->menuBar()->findChildren<QMenu *>();
    for (QMenu *menu : menus)
        bars << menu;
    for (const QWidget *bar : std::as_const(bars)) {
        QStringList seen;
        const QList<QAction *> actions = bar->actions();
        for (const QAction *action : actions) {
            const QString text = action->text();
            const auto at = text.indexOf(QLatin1Char('&'));
            if (!action->isVisible() || at < 0 || at + 1 >= text.size())
                continue;
            const QString mnemonic = text.mid(at + 1, 1).toLower();
            QVERIFY2(!seen.contains(mnemonic), qPrintable(text));
            seen << mnemonic;
        }
    }
}

/// Pages that compute in the background have then shown what they found.
static void settle()
{
    for (int round = 0; round < 4; ++round) {
        QThreadPool::globalInstance()->waitForDone();
        QCoreApplication::processEvents();
    }
}

void MainWindowTest::switchingTheLanguageThereAndBackLeavesTheSameTexts()
{
    WindowWorld world;
    QVERIFY(world.window->createWorkspace(world.path("a.xuanka")));
    for (const QString &id : world.window->pageIds())
        world.window->showPage(id);
    settle();
    const QStringList widgets = test::visibleTexts(*world.window);
    const QStringList menus = menuTexts(*world.window);
    world.action("view.language.zh_CN")->trigger();
    QCoreApplication::processEvents();
    QCOMPARE(world.context.language(), Language::SimplifiedChinese);
    QCOMPARE(world.settings.language(), std::optional(Language::SimplifiedChinese));
    if (QFile::exists(QStringLiteral(":/i18n/xuanka_zh_CN.qm"))) {
        QVERIFY(hasChinese(world.navigation()->item(0)->text()));
        // A page's own words are found only if they were filed under its class with the namespace.
        for (const QString &id : world.window->pageIds())
            QVERIFY2(hasChinese(world.window->page(id)->title()), qPrintable(id));
        QVERIFY(hasChinese(world.action("file.open")->text()));
    }
    world.action("view.language.en")->trigger();
    settle();
    const QStringList again = test::visibleTexts(*world.window);
    for (const QString &text : again)
        QVERIFY2(widgets.count(text) == again.count(text), qPrintable(text));
    QCOMPARE(again.size(), widgets.size());
    QCOMPARE(menuTexts(*world.window), menus);
}

void MainWindowTest::qtsOwnButtonsFollowTheLanguage()
{
    WindowWorld world;
    world.action("view.language.zh_CN")->trigger();
    QDialogButtonBox box(QDialogButtonBox::Cancel);
    QVERIFY(hasChinese(box.button(QDialogButtonBox::Cancel)->text()));
    world.action("view.language.en")->trigger();
    QCoreApplication::processEvents();
    QCOMPARE(box.button(QDialogButtonBox::Cancel)->text().remove(QLatin1Char('&')), QStringLiteral("Cancel"));
}

void MainWindowTest::everythingThatTakesTheFocusHasAName_data()
{
    shortcutsAreUniqueInBothLanguages_data();
}

void MainWindowTest::everythingThatTakesTheFocusHasAName()
{
    QFETCH(const Language, language);
    WindowWorld world;
    QVERIFY(world.window->createWorkspace(world.path("names.xuanka")));
    world.window->setLanguage(language);
    for (const QString &id : world.window->pageIds()) {
        world.window->showPage(id);
        QCoreApplication::sendPostedEvents();
        const QStringList nameless = test::namelessWidgets(*world.window);
        QVERIFY2(nameless.isEmpty(), qPrintable(QString(id % QStringLiteral(": ") % nameless.join(QStringLiteral(", ")))));
    }
}

void MainWindowTest::aNewWorkspaceHasTheExamplesAndIsRecent()
{
    WindowWorld world;
    QCOMPARE(world.profiles()->count(), 0);
    world.dialogs.filesToSave << world.path("new.xuanka");
    QTest::keySequence(world.window.get(), QKeySequence::New);
    QVERIFY(world.dialogs.told.isEmpty());
    QVERIFY(world.context.workspace());
    QCOMPARE(world.profiles()->count(), 3);
    QVERIFY(!world.context.currentProfileId().isEmpty());
    QCOMPARE(world.settings.recentFiles(), QStringList {world.path("new.xuanka")});
    QVERIFY(world.window->windowTitle().startsWith(QStringLiteral("new[*]")));
}

void MainWindowTest::aFileThatIsNoWorkspaceIsToldAndNothingChanges()
{
    WindowWorld world;
    QVERIFY(world.window->createWorkspace(world.path("good.xuanka")));
    QFile bad(world.path("bad.xuanka"));
    QVERIFY(bad.open(QIODevice::WriteOnly));
    bad.write("this is not a database");
    bad.close();
    world.dialogs.filesToOpen << world.path("bad.xuanka");
    QTest::keySequence(world.window.get(), QKeySequence::Open);
    QCOMPARE(world.dialogs.told.size(), 1);
    QCOMPARE(world.dialogs.told.constFirst().kind, Error::Kind::NotAWorkspace);
    QCOMPARE(world.context.workspace()->path(), world.path("good.xuanka"));
    QVERIFY(bad.open(QIODevice::ReadOnly));
    QCOMPARE(bad.readAll(), QByteArray("this is not a database"));
    QCOMPARE(world.settings.recentFiles(), QStringList {world.path("good.xuanka")});
}

void MainWindowTest::droppingAWorkspaceOpensIt()
{
    WindowWorld world;
    QVERIFY(world.window->createWorkspace(world.path("one.xuanka")));
    QVERIFY(world.window->createWorkspace(world.path("two.xuanka")));
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(world.path("one.xuanka"))});
    QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(world.window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(world.window.get(), &drop);
    QCOMPARE(world.context.workspace()->path(), world.path("one.xuanka"));
    QCOMPARE(world.settings.recentFiles().constFirst(), world.path("one.xuanka"));
}

void MainWindowTest::otherFilesAreNotTaken()
{
    WindowWorld world;
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(world.path("picture.png"))});
    QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    enter.setAccepted(false);
    QApplication::sendEvent(world.window.get(), &enter);
    QVERIFY(!enter.isAccepted());
}

void MainWindowTest::undoAndRedoSayWhatTheyDo()
{
    WindowWorld world;
    QVERIFY(world.window->createWorkspace(world.path("undo.xuanka")));
    QVERIFY(!world.action("edit.undo")->isEnabled());
    DemandProfile profile;
    profile.name = QStringLiteral("Fourth");
    profile.tasks << TaskDemand();
    QVERIFY(world.context.workspace()->addProfileUndoable(profile));
    QVERIFY(world.action("edit.undo")->isEnabled());
    QVERIFY(world.action("edit.undo")->text().contains(world.context.workspace()->undoStack()->undoText()));
    QCOMPARE(world.profiles()->count(), 4);
    QTest::keyClick(world.window.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(world.profiles()->count(), 3);
    QVERIFY(world.action("edit.redo")->isEnabled());
    QTest::keyClick(world.window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(world.profiles()->count(), 4);
}

void MainWindowTest::aReadOnlyWorkspaceSaysWhyAndOffersACopy()
{
    WindowWorld world;
    // Held by another owner, as by a second instance of the program.
    auto held = Workspace::create(world.path("held.xuanka"), {QStringLiteral("other"), [] { return QDateTime(); }});
    QVERIFY(held);
    QVERIFY(world.window->openWorkspace(world.path("held.xuanka")));
    const auto *bar = world.window->findChild<NoticeBar *>();
    QVERIFY(bar->isVisible());
    QVERIFY(!world.context.canChange());
    QVERIFY2(bar->text().contains(QStringLiteral("reading only")), qPrintable(bar->text()));
    world.dialogs.filesToSave << world.path("copy.xuanka");
    QTest::mouseClick(bar->findChild<QPushButton *>(), Qt::LeftButton);
    QVERIFY(world.dialogs.told.isEmpty());
    QCOMPARE(world.context.workspace()->path(), world.path("copy.xuanka"));
    QVERIFY(world.context.canChange());
    QVERIFY(!bar->isVisible());
}

void MainWindowTest::backupWritesACopyThatOpens()
{
    WindowWorld world;
    QVERIFY(!world.action("file.backup")->isEnabled());
    QVERIFY(world.window->createWorkspace(world.path("w.xuanka")));
    world.dialogs.filesToSave << world.path("backup.xuanka");
    QTest::keySequence(world.window.get(), QKeySequence::Save);
    QVERIFY(world.dialogs.told.isEmpty());
    QCOMPARE(world.context.workspace()->path(), world.path("w.xuanka"));
    XUANKA_UNWRAP(report, checkWorkspace(world.path("backup.xuanka")));
    QCOMPARE(report.profiles, 3);
    QVERIFY(!report.damaged);
}

void MainWindowTest::theChosenProfileIsTheContexts()
{
    WindowWorld world;
    QVERIFY(world.window->createWorkspace(world.path("p.xuanka")));
    const QSignalSpy changed(&world.context, &AppContext::currentProfileChanged);
    world.profiles()->setFocus();
    QTest::keyClick(world.profiles(), Qt::Key_Down);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(world.context.currentProfileId(), world.profiles()->itemData(1).toString());
    world.context.setCurrentProfileId(world.profiles()->itemData(2).toString());
    QCOMPARE(world.profiles()->currentIndex(), 2);
    QVERIFY(world.context.workspace()->deleteProfile(world.context.currentProfileId()));
    QCOMPARE(world.context.currentProfileId(), world.profiles()->currentData().toString());
    QCOMPARE(world.profiles()->count(), 2);
}

void MainWindowTest::windowComesBackOnAScreen()
{
    test::PageWorld world;
    const QRect screen = QGuiApplication::primaryScreen()->availableGeometry();
    {
        MainWindow window(world.context, world.languages);
        window.show();
        window.move(screen.right() + 5000, screen.bottom() + 5000); // a screen that is gone next time
        window.close();
    }
    QVERIFY(!world.settings.windowGeometry().isEmpty());
    MainWindow window(world.context, world.languages);
    window.show();
    QVERIFY(screen.intersects(window.frameGeometry()));
}

void MainWindowTest::theThemeChangesWhileItRuns()
{
    WindowWorld world;
    world.action("view.theme.dark")->trigger();
    QTRY_VERIFY(isDark(world.window->palette()));
    QCOMPARE(world.settings.theme(), ThemeChoice::Dark);
    world.action("view.theme.light")->trigger();
    QTRY_VERIFY(!isDark(world.window->palette()));
}

void MainWindowTest::aboutNamesTheLicences()
{
    WindowWorld world;
    bool seen = false;
    QTimer::singleShot(0, world.window.get(), [&seen] {
        QWidget *dialog = QApplication::activeModalWidget();
        QVERIFY(dialog);
        const QString texts = test::visibleTexts(*dialog).join(QLatin1Char('\n'));
        QVERIFY(texts.contains(QStringLiteral("GNU General Public License")));
        QCOMPARE(test::namelessWidgets(*dialog), QStringList());
        seen = true;
        QTest::keyClick(dialog, Qt::Key_Escape);
    });
    world.action("help.about")->trigger();
    QVERIFY(seen);
}

void MainWindowTest::shortcutsAreListed()
{
    WindowWorld world;
    bool seen = false;
    QTimer::singleShot(0, world.window.get(), [&seen] {
        QWidget *dialog = QApplication::activeModalWidget();
        QVERIFY(dialog);
        const auto *table = dialog->findChild<QTableView *>();
        QVERIFY(table->model()->rowCount() > 8);
        QCOMPARE(table->model()->index(0, 1).data().toString(), QKeySequence(QKeySequence::New).toString());
        seen = true;
        QTest::keyClick(dialog, Qt::Key_Escape);
    });
    QTest::keyClick(world.window.get(), Qt::Key_F1);
    QVERIFY(seen);
}

QTEST_MAIN(MainWindowTest)
#include "tst_main_window.moc"
