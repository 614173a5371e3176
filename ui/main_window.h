// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/error.h"
#include "quantity/language.h"
#include "ui/common/settings.h"

#include <QMainWindow>

#include <memory>
#include <vector>

class QActionGroup;
class QComboBox;
class QLabel;
class QListWidget;
class QStackedWidget;

namespace xuanka {

class AppContext;
class LanguageSwitch;
class NoticeBar;
class Page;
class Workspace;
struct PageEntry;

/// The window: navigation on the left, one page at a time on the right, menus, and the open workspace.
/// Pages are built when they are first shown, so that the window is there quickly.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// The language switch has been applied already. Both outlive the window.
    MainWindow(AppContext &context, LanguageSwitch &language, QWidget *parent = nullptr);
    ~MainWindow() override;

    /// Takes the place of the open workspace. Errors are those of Workspace::open(); the open one stays then.
    Done openWorkspace(const QString &path);
    /// Makes a file with the example profiles and opens it. Errors are those of createWithExamples().
    Done createWorkspace(const QString &path);

    /// In the order of the navigation list.
    QStringList pageIds() const;
    QString currentPageId() const;
    /// Does nothing if there is no such page.
    void showPage(const QString &id);
    /// Builds the page if it was not shown yet; null if there is none.
    Page *page(const QString &id);

    void setLanguage(Language language);
    void setTheme(ThemeChoice theme);

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void buildActions();
    void buildMenus();
    void buildCentre();
    void retranslate();
    void showEntry(int index);
    void fillProfiles();
    void fillRecentFiles();
    void fillPageMenu();
    void connectWorkspace();
    void updateUndo();
    void updateTitle();
    void showReadOnlyReason();
    void adopt(std::unique_ptr<Workspace> workspace);
    void restoreWindow();

    void askNew();
    void askOpen();
    void askBackup();
    void workOnCopy();
    void openOrTell(const QString &path);
    void copyFromFocus();
    void undo();
    void redo();

    AppContext &m_context;
    LanguageSwitch &m_language;
    std::unique_ptr<Workspace> m_workspace;
    std::vector<PageEntry> m_entries;
    QList<Page *> m_pages; ///< null until built

    QListWidget *m_navigation = nullptr;
    QStackedWidget *m_stack = nullptr;
    QLabel *m_heading = nullptr;
    QLabel *m_profileLabel = nullptr;
    QComboBox *m_profiles = nullptr;
    NoticeBar *m_readOnly = nullptr;
    QLabel *m_path = nullptr;
    QLabel *m_saved = nullptr;

    QMenu *m_fileMenu = nullptr;
    QMenu *m_recentMenu = nullptr;
    QMenu *m_editMenu = nullptr;
    QMenu *m_pageMenu = nullptr;
    QMenu *m_viewMenu = nullptr;
    QMenu *m_languageMenu = nullptr;
    QMenu *m_themeMenu = nullptr;
    QMenu *m_helpMenu = nullptr;
};

} // namespace xuanka
