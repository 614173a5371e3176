// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"
#include "evaluation/evaluation.h"
#include "quantity/language.h"
#include "sizing/model_library.h"
#include "ui/common/app_context.h"
#include "ui/common/language_switch.h"
#include "ui/common/settings.h"
#include "ui/main_window.h"

#include <memory>
#include <optional>

namespace xuanka {

/// The parts of the program put together: data, settings, dialogs, context and the window. Used by main() and by the
/// screenshot command. Needs a QApplication.
class Workbench {
public:
    struct Options {
        QString settingsPath;             ///< empty: the user's own
        std::optional<Language> language; ///< else as in the settings, else the system's
        std::optional<ThemeChoice> theme; ///< else as in the settings
        std::function<QDateTime()> clock; ///< empty: the system's, UTC
        Dialogs *dialogs = nullptr;       ///< null: Qt's own
    };

    /// Errors: those of the built-in data, which the tests of the catalog keep from happening.
    static Result<std::unique_ptr<Workbench>> start(const Options &options);
    ~Workbench();

    MainWindow &window() { return *m_window; }
    /// `path`, else the workspace opened last, else the one in the user's data folder, which is made on the first
    /// start. What cannot be opened is told in the window; the one in the data folder is tried then.
    void openFirstWorkspace(const QString &path);

private:
    Workbench(const Options &options, Catalog catalog, ModelLibrary library, Checklist checklist);

    Catalog m_catalog;
    ModelLibrary m_library;
    Checklist m_checklist;
    Settings m_settings;
    std::unique_ptr<Dialogs> m_ownDialogs;
    Dialogs &m_dialogs;
    LanguageSwitch m_language;
    std::unique_ptr<AppContext> m_context;
    std::unique_ptr<MainWindow> m_window;
};

/// Families that show Latin letters and Chinese characters in their Simplified forms, of those installed.
void setReadableFont();

} // namespace xuanka
