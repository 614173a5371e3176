// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QApplication>
#include <QStringList>
#include <QWidget>

namespace xuanka::test {

/// Class and object name of every widget below `root` that takes the focus and has no accessible name.
/// Parts of a compound widget (a spin box's line edit, a table's viewport) answer through their owner.
inline QStringList namelessWidgets(QWidget &root)
{
    QStringList nameless;
    const QList<QWidget *> widgets = root.findChildren<QWidget *>();
    for (QWidget *widget : widgets) {
        if (widget->focusPolicy() == Qt::NoFocus || widget->focusProxy()
            || widget->objectName().startsWith(QLatin1String("qt_")) || !widget->isVisibleTo(&root))
            continue;
        const QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(widget);
        if (!interface || interface->text(QAccessible::Name).isEmpty())
            nameless << QStringLiteral("%1 “%2”").arg(QLatin1String(widget->metaObject()->className()), widget->objectName());
    }
    return nameless;
}

/// What a person can read in the widgets below `root`: class, object name, and every text property.
inline QStringList visibleTexts(const QWidget &root)
{
    QStringList texts;
    const QList<const QWidget *> widgets = root.findChildren<const QWidget *>();
    for (const QWidget *widget : widgets) {
        for (const char *property : {"text", "title", "placeholderText", "windowTitle", "toolTip", "accessibleName", "suffix"}) {
            const QString text = widget->property(property).toString();
            if (!text.isEmpty())
                texts << QStringLiteral("%1.%2: %3").arg(QLatin1String(widget->metaObject()->className()), QLatin1String(property), text);
        }
    }
    return texts;
}

} // namespace xuanka::test
