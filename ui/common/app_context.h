// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/language.h"

#include <QDateTime>
#include <QLocale>
#include <QObject>

#include <functional>

namespace xuanka {

class ActionRegistry;
class Catalog;
class Dialogs;
class ModelLibrary;
class Settings;
class Workspace;
struct Checklist;

/// What a page needs from the rest of the program, handed in; a page has no other way to reach it.
/// The referenced objects outlive the context.
class AppContext : public QObject {
    Q_OBJECT

public:
    struct Parts {
        const Catalog &catalog;
        const ModelLibrary &library;
        const Checklist &checklist;
        Settings &settings;
        Dialogs &dialogs;
        std::function<QDateTime()> clock; ///< UTC
    };
    explicit AppContext(Parts parts, QObject *parent = nullptr);
    ~AppContext() override;

    const Catalog &catalog() const { return m_parts.catalog; }
    const ModelLibrary &library() const { return m_parts.library; }
    const Checklist &checklist() const { return m_parts.checklist; }
    Settings &settings() const { return m_parts.settings; }
    Dialogs &dialogs() const { return m_parts.dialogs; }
    /// UTC.
    QDateTime now() const { return m_parts.clock(); }
    ActionRegistry &actions() const { return *m_actions; }

    /// Null while no workspace is open. Another one after workspaceChanged(): connect again, hold no pointer.
    Workspace *workspace() const { return m_workspace; }
    void setWorkspace(Workspace *workspace);
    /// True if there is a workspace that takes changes.
    bool canChange() const;

    /// The profile that sizing, costs and recommendation work on; empty if none.
    QString currentProfileId() const { return m_currentProfileId; }
    void setCurrentProfileId(const QString &id);

    Language language() const { return m_language; }
    /// For everything people read or type: numbers, dates, sorting.
    QLocale locale() const { return m_locale; }
    void setLanguage(Language language, const QLocale &locale);

Q_SIGNALS:
    /// The workspace is about to go; the old one is still alive. Drop what points into it.
    void workspaceAboutToChange();
    void workspaceChanged();
    void currentProfileChanged(const QString &id);
    /// After the translators were changed. Widgets get QEvent::LanguageChange as well.
    void languageChanged();

private:
    Parts m_parts;
    std::unique_ptr<ActionRegistry> m_actions;
    Workspace *m_workspace = nullptr;
    QString m_currentProfileId;
    Language m_language = Language::English;
    QLocale m_locale;
};

/// The locale in which people read and type figures: the system's own variant if it speaks the language (en_GB), the
/// system's if the program does not speak its language (a German reads 1.234,5 under English words), else the
/// language's usual one.
QLocale displayLocale(Language language, const QLocale &system);

} // namespace xuanka
