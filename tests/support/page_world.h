// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"
#include "evaluation/evaluation.h"
#include "sizing/model_library.h"
#include "store/workspace.h"
#include "support/scripted_dialogs.h"
#include "support/test_support.h"
#include "ui/common/app_context.h"
#include "ui/common/language_switch.h"
#include "ui/common/settings.h"

#include <QTemporaryDir>
#include <QTest>

namespace xuanka::test {

/// Read and checked once for all tests of a program: both are values.
inline const Catalog &shippedCatalog()
{
    static const Catalog catalog = Catalog::loadBuiltIn().value_or(Catalog());
    return catalog;
}

inline const ModelLibrary &shippedLibrary()
{
    static const ModelLibrary library = ModelLibrary::loadBuiltIn().value_or(ModelLibrary());
    return library;
}

/// Everything that a page is handed, for one test: the shipped data, settings and workspaces in a folder of its own,
/// scripted dialogs and a clock that stands still.
struct PageWorld {
    QTemporaryDir folder;
    const Catalog catalog = shippedCatalog();
    const ModelLibrary library = shippedLibrary();
    const Checklist checklist = Checklist::loadBuiltIn().value_or(Checklist());
    Settings settings {folder.filePath(QStringLiteral("settings.ini"))};
    ScriptedDialogs dialogs;
    QDateTime now {QDate(2026, 9, 4), QTime(8, 0), Qt::UTC};
    LanguageSwitch languages;
    std::unique_ptr<Workspace> workspace;
    AppContext context {{catalog, library, checklist, settings, dialogs, [this] { return now; }}};

    ~PageWorld() { context.setWorkspace(nullptr); }

    /// Words in the language, figures as the locale writes them ("de_DE" under English words).
    void speak(Language language, const QString &locale)
    {
        QLocale::setDefault(QLocale(locale));
        languages.apply(language);
        context.setLanguage(language, QLocale(locale));
    }

    /// A new workspace with these profiles; the last one is current. Its id comes back, empty if it failed.
    QString openWorkspace(const QList<DemandProfile> &profiles)
    {
        const QString path = folder.filePath(QStringLiteral("test.xuanka"));
        context.setWorkspace(nullptr);
        workspace.reset(); // closed first: a second opening of the same file would be for reading only
        auto opened = QFile::exists(path) ? Workspace::open(path, {QStringLiteral("tester"), [this] { return now; }})
                                          : Workspace::create(path, {QStringLiteral("tester"), [this] { return now; }});
        if (!opened)
            return {};
        workspace = std::move(*opened);
        context.setWorkspace(workspace.get());
        QString last;
        for (const DemandProfile &profile : profiles)
            last = workspace->saveProfile(profile).value_or(QString());
        context.setCurrentProfileId(last);
        return last;
    }
};

/// Shows a page at a size and waits until keys reach it.
inline bool showPage(QWidget &page, QSize size = {1024, 700})
{
    page.resize(size);
    page.show();
    return QTest::qWaitForWindowActive(&page);
}

/// Types as a person does: each character a key event, whatever the keyboard.
inline void type(QWidget &field, const QString &text)
{
    for (const QChar character : text)
        QTest::sendKeyEvent(QTest::Click, &field, Qt::Key_unknown, character, Qt::NoModifier);
}

} // namespace xuanka::test
