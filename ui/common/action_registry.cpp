// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/action_registry.h"

#include "ui/common/page.h"
#include "ui/common/theme.h"

#include <QAction>
#include <QCoreApplication>

#include <algorithm>

namespace xuanka {

ActionRegistry::ActionRegistry(QObject *parent)
    : QObject(parent)
{
}

QAction *ActionRegistry::add(const ActionDefinition &definition, QObject *owner)
{
    Q_ASSERT(!m_actions.contains(definition.id));
    auto *action = new QAction(owner);
    action->setObjectName(definition.id);
    m_order << definition.id;
    m_definitions.insert(definition.id, definition);
    m_actions.insert(definition.id, action);
    m_pages.insert(definition.id, qobject_cast<const Page *>(owner));
    connect(action, &QObject::destroyed, this, [this, id = definition.id] {
        m_order.removeOne(id);
        m_definitions.remove(id);
        m_actions.remove(id);
        m_pages.remove(id);
    });
    apply(definition, *action);
    return action;
}

QAction *ActionRegistry::action(const QString &id) const
{
    return m_actions.value(id);
}

QStringList ActionRegistry::duplicateShortcuts() const
{
    QHash<QString, QList<const QObject *>> uses;
    QStringList duplicates;
    for (const QString &id : m_order) {
        const QObject *page = m_pages.value(id);
        const QList<QKeySequence> shortcuts = m_actions.value(id)->shortcuts();
        for (const QKeySequence &shortcut : shortcuts) {
            const QString keys = shortcut.toString(QKeySequence::PortableText);
            QList<const QObject *> &users = uses[keys];
            const bool meets = std::any_of(users.cbegin(), users.cend(), [page](const QObject *other) {
                return !page || !other || page == other;
            });
            if (meets && !duplicates.contains(keys))
                duplicates << keys;
            users << page;
        }
    }
    return duplicates;
}

void ActionRegistry::retranslate()
{
    for (const QString &id : std::as_const(m_order))
        apply(m_definitions.value(id), *m_actions.value(id));
}

void ActionRegistry::apply(const ActionDefinition &definition, QAction &action) const
{
    action.setText(QCoreApplication::translate("Actions", definition.text));
    action.setShortcut(definition.shortcut);
    if (*definition.hint)
        action.setToolTip(QCoreApplication::translate("Actions", definition.hint));
    if (!definition.icon.isEmpty())
        action.setIcon(themedIcon(definition.icon));
}

} // namespace xuanka
