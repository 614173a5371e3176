// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QKeySequence>
#include <QObject>
#include <QString>

class QAction;

namespace xuanka {

/// What an action is, before it has a QAction. Text and hint are sources for translation, written as
/// QT_TRANSLATE_NOOP("Actions", "&Undo"); the registry translates them and does so again when the language changes.
struct ActionDefinition {
    QString id;            ///< unique: "edit.undo", "cards.compare"
    const char *text = "";
    const char *hint = ""; ///< tool tip; empty = the text
    QKeySequence shortcut;
    QString icon;          ///< name in :/icons, empty if none
};

/// Every action of the window in one place: ids and shortcuts are unique, texts follow the language, icons the theme.
class ActionRegistry : public QObject {
    Q_OBJECT

public:
    explicit ActionRegistry(QObject *parent = nullptr);

    /// The action belongs to `owner` and leaves the registry with it. An id that is taken is a mistake in the program
    /// (asserted).
    QAction *add(const ActionDefinition &definition, QObject *owner);
    /// Null if unknown.
    QAction *action(const QString &id) const;
    /// In the order in which they were added.
    QStringList ids() const { return m_order; }
    /// Shortcuts that two actions share which can be there at once; empty in a correct program. Two pages may use the
    /// same keys, since only one of them is shown.
    QStringList duplicateShortcuts() const;
    /// After the translators or the palette changed.
    void retranslate();

private:
    void apply(const ActionDefinition &definition, QAction &action) const;

    QStringList m_order;
    QHash<QString, ActionDefinition> m_definitions;
    QHash<QString, QAction *> m_actions;
    QHash<QString, const QObject *> m_pages; ///< of actions that belong to a page; null if to the window
};

} // namespace xuanka
