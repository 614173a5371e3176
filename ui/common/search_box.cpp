// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/search_box.h"

#include <QCompleter>
#include <QLineEdit>

namespace xuanka {

SearchBox::SearchBox(QWidget *parent)
    : ChoiceBox(parent)
{
    setEditable(true);
    setInsertPolicy(NoInsert);
    lineEdit()->setClearButtonEnabled(true);
    completer()->setCompletionMode(QCompleter::PopupCompletion);
    completer()->setFilterMode(Qt::MatchContains);
    completer()->setCaseSensitivity(Qt::CaseInsensitive);

    connect(this, &QComboBox::activated, this, &SearchBox::announce);
    // Queued: the completer says so before the text is in the field.
    connect(completer(), qOverload<const QString &>(&QCompleter::activated), this, &SearchBox::announce,
            Qt::QueuedConnection);
    connect(lineEdit(), &QLineEdit::editingFinished, this, &SearchBox::announce);
    connect(lineEdit(), &QLineEdit::textEdited, this, [this](const QString &text) {
        if (text.isEmpty())
            announce();
    });
}

QString SearchBox::chosenId() const
{
    const QString typed = currentText().trimmed();
    int index = findText(typed, Qt::MatchFixedString);
    if (index < 0)
        index = findData(typed, Qt::UserRole, Qt::MatchFixedString);
    return index < 0 || typed.isEmpty() ? typed : itemData(index).toString();
}

void SearchBox::setChosenId(const QString &id)
{
    const int index = id.isEmpty() ? -1 : findData(id);
    setCurrentIndex(index);
    setEditText(index < 0 ? id : itemText(index));
    m_announced = chosenId();
}

void SearchBox::setSearchEntry(const QString &id, const QString &text)
{
    const QString chosen = chosenId();
    setEntry(id, text);
    setChosenId(chosen);
}

void SearchBox::setHint(const QString &hint) { lineEdit()->setPlaceholderText(hint); }

void SearchBox::announce()
{
    const QString id = chosenId();
    if (id == m_announced)
        return;
    m_announced = id;
    Q_EMIT chosenIdChanged(id);
}

} // namespace xuanka
