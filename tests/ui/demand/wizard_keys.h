// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/page_world.h"
#include "ui/common/choice_box.h"
#include "ui/demand/demand_wizard.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QCompleter>
#include <QLineEdit>
#include <QSpinBox>
#include <QtTest>

namespace xuanka::test {

// What a person does in the wizard, as key and mouse events.

inline QList<QString> languageRows()
{
    return { QStringLiteral("en"), QStringLiteral("zh_CN"), QStringLiteral("de_DE") };
}

/// The visible widget of a type below `root` that has this accessible name.
template <typename T>
T *named(const QWidget &root, const QString &name)
{
    const QList<T *> widgets = root.findChildren<T *>();
    for (T *widget : widgets) {
        if (widget->accessibleName() == name && widget->isVisible())
            return widget;
    }
    return nullptr;
}

/// The visible button with this text.
inline QAbstractButton *button(const QWidget &root, const QString &text)
{
    const QList<QAbstractButton *> buttons = root.findChildren<QAbstractButton *>();
    for (QAbstractButton *button : buttons) {
        if (button->text() == text && button->isVisible())
            return button;
    }
    return nullptr;
}

/// Replaces what stands in a number field and leaves it with Tab.
inline void enterNumber(QAbstractSpinBox &field, const QString &text)
{
    field.setFocus();
    QTest::keyClick(&field, Qt::Key_A, Qt::ControlModifier);
    type(field, text);
    QTest::keyClick(&field, Qt::Key_Tab);
}

/// Types a model's name and takes it with Enter.
inline void enterModel(QComboBox &box, const QString &text)
{
    box.setFocus();
    QTest::keyClick(box.lineEdit(), Qt::Key_A, Qt::ControlModifier);
    type(*box.lineEdit(), text);
    QWidget *popup = box.completer()->popup(); // has the keyboard while it is open
    QTest::keyClick(popup->isVisible() ? popup : box.lineEdit(), Qt::Key_Tab);
}

/// Opens a list of answers and takes the one with that id, by keys.
inline bool chooseId(ChoiceBox &box, const QString &id)
{
    const int wanted = box.findData(id);
    if (wanted < 0)
        return false;
    box.setFocus();
    while (box.currentIndex() < wanted)
        QTest::keyClick(&box, Qt::Key_Down);
    while (box.currentIndex() > wanted)
        QTest::keyClick(&box, Qt::Key_Up);
    return box.currentId() == id;
}

inline void next(QWizard &wizard) { QTest::mouseClick(wizard.button(QWizard::NextButton), Qt::LeftButton); }

} // namespace xuanka::test
