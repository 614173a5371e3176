// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/about_dialog.h"
#include "ui/common/action_registry.h"
#include "ui/common/app_context.h"
#include "ui/main_window.h"
#include "ui/page_list.h"
#include "ui/shortcuts_dialog.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QCoreApplication>
#include <QMenu>
#include <QMenuBar>

namespace xuanka {

namespace {

QString id(const char *text)
{
    return QString::fromLatin1(text);
}

QKeySequence pageShortcut(int index)
{
    return {Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + index)};
}

} // namespace

void MainWindow::buildActions()
{
    ActionRegistry &actions = m_context.actions();
    const auto add = [&](const ActionDefinition &definition, auto &&triggered) {
        connect(actions.add(definition, this), &QAction::triggered, this, triggered);
    };
    add({id("file.new"), QT_TRANSLATE_NOOP("Actions", "&New workspace…"), "", QKeySequence::New, id("new")},
        [this] { askNew(); });
    add({id("file.open"), QT_TRANSLATE_NOOP("Actions", "&Open workspace…"), "", QKeySequence::Open, id("open")},
        [this] { askOpen(); });
    add({id("file.backup"), QT_TRANSLATE_NOOP("Actions", "&Back up…"),
         QT_TRANSLATE_NOOP("Actions", "Write a checked copy of the open workspace"), QKeySequence::Save, id("backup")},
        [this] { askBackup(); });
    add({id("file.quit"), QT_TRANSLATE_NOOP("Actions", "&Quit"), "", QKeySequence(Qt::CTRL | Qt::Key_Q), {}},
        [this] { close(); });
    add({id("edit.undo"), QT_TRANSLATE_NOOP("Actions", "&Undo"), "", QKeySequence(Qt::CTRL | Qt::Key_Z), id("undo")},
        [this] { undo(); });
    add({id("edit.redo"), QT_TRANSLATE_NOOP("Actions", "&Redo"), "",
         QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), id("redo")},
        [this] { redo(); });
    add({id("edit.copy"), QT_TRANSLATE_NOOP("Actions", "&Copy"), "", QKeySequence(Qt::CTRL | Qt::Key_C), id("copy")},
        [this] { copyFromFocus(); });
    for (int i = 0; i < static_cast<int>(m_entries.size()); ++i) {
        const PageEntry &entry = m_entries.at(static_cast<std::size_t>(i));
        // Page titles are words of their own, so the text is set in retranslate().
        add({id("go.") + entry.id, "", "", pageShortcut(i), entry.id},
            [this, page = entry.id] { showPage(page); });
    }
    const auto addChoice = [&](const ActionDefinition &definition, QActionGroup *group, auto &&triggered) {
        add(definition, triggered);
        actions.action(definition.id)->setCheckable(true);
        group->addAction(actions.action(definition.id));
    };
    // Each language is named in itself, so that it is found whatever the present one is.
    auto *languages = new QActionGroup(this);
    addChoice({id("view.language.en"), QT_TRANSLATE_NOOP("Actions", "&English"), "", {}, {}}, languages,
              [this] { setLanguage(Language::English); });
    addChoice({id("view.language.zh_CN"), QT_TRANSLATE_NOOP("Actions", "简体中文 (&S)"), "", {}, {}}, languages,
              [this] { setLanguage(Language::SimplifiedChinese); });
    auto *themes = new QActionGroup(this);
    addChoice({id("view.theme.system"), QT_TRANSLATE_NOOP("Actions", "As the &system"), "", {}, {}}, themes,
              [this] { setTheme(ThemeChoice::System); });
    addChoice({id("view.theme.light"), QT_TRANSLATE_NOOP("Actions", "&Light"), "", {}, {}}, themes,
              [this] { setTheme(ThemeChoice::Light); });
    addChoice({id("view.theme.dark"), QT_TRANSLATE_NOOP("Actions", "&Dark"), "", {}, {}}, themes,
              [this] { setTheme(ThemeChoice::Dark); });
    add({id("help.shortcuts"), QT_TRANSLATE_NOOP("Actions", "&Keyboard shortcuts"), "", QKeySequence(Qt::Key_F1),
         id("keyboard")},
        [this] { ShortcutsDialog(m_context.actions(), this).exec(); });
    add({id("help.about"), QT_TRANSLATE_NOOP("Actions", "&About Xuanka"), "", {}, id("note")},
        [this] { AboutDialog(m_context, this).exec(); });
}

void MainWindow::buildMenus()
{
    const ActionRegistry &actions = m_context.actions();
    m_fileMenu = menuBar()->addMenu(QString());
    m_fileMenu->addAction(actions.action(id("file.new")));
    m_fileMenu->addAction(actions.action(id("file.open")));
    m_recentMenu = m_fileMenu->addMenu(QString());
    m_fileMenu->addSeparator();
    m_fileMenu->addAction(actions.action(id("file.backup")));
    m_fileMenu->addSeparator();
    m_fileMenu->addAction(actions.action(id("file.quit")));
    m_editMenu = menuBar()->addMenu(QString());
    m_editMenu->addAction(actions.action(id("edit.undo")));
    m_editMenu->addAction(actions.action(id("edit.redo")));
    m_editMenu->addSeparator();
    m_editMenu->addAction(actions.action(id("edit.copy")));
    m_pageMenu = menuBar()->addMenu(QString());
    m_viewMenu = menuBar()->addMenu(QString());
    for (const PageEntry &entry : m_entries)
        m_viewMenu->addAction(actions.action(id("go.") + entry.id));
    m_viewMenu->addSeparator();
    m_languageMenu = m_viewMenu->addMenu(QString());
    m_languageMenu->addAction(actions.action(id("view.language.en")));
    m_languageMenu->addAction(actions.action(id("view.language.zh_CN")));
    m_themeMenu = m_viewMenu->addMenu(QString());
    for (const char *theme : {"view.theme.system", "view.theme.light", "view.theme.dark"})
        m_themeMenu->addAction(actions.action(id(theme)));
    m_helpMenu = menuBar()->addMenu(QString());
    m_helpMenu->addAction(actions.action(id("help.shortcuts")));
    m_helpMenu->addAction(actions.action(id("help.about")));
    connect(m_fileMenu, &QMenu::aboutToShow, this, &MainWindow::fillRecentFiles);
}

void MainWindow::copyFromFocus()
{
    QWidget *focus = QApplication::focusWidget();
    if (!focus)
        return;
    for (const char *slot : {"copySelection", "copyData", "copy"}) {
        if (focus->metaObject()->indexOfSlot(QByteArray(slot).append("()").constData()) >= 0) {
            QMetaObject::invokeMethod(focus, slot);
            return;
        }
    }
}

} // namespace xuanka
