// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/choice_box.h"

#include <QWheelEvent>

namespace xuanka {

ChoiceBox::ChoiceBox(QWidget *parent)
    : QComboBox(parent)
{
    setFocusPolicy(Qt::StrongFocus);
}

void ChoiceBox::setCurrentId(const QString &id)
{
    if (const int index = findData(id); index >= 0)
        setCurrentIndex(index);
}

void ChoiceBox::setEntry(const QString &id, const QString &text)
{
    if (const int index = findData(id); index >= 0)
        setItemText(index, text);
    else
        addItem(text, id);
}

void ChoiceBox::wheelEvent(QWheelEvent *event)
{
    if (hasFocus())
        QComboBox::wheelEvent(event);
    else
        event->ignore();
}

} // namespace xuanka
