// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace xuanka {

/// A list of answers, each with its id as data. The wheel changes it only while it has the focus, so that scrolling a
/// form past it changes nothing.
class ChoiceBox : public QComboBox {
    Q_OBJECT

public:
    explicit ChoiceBox(QWidget *parent = nullptr);

    QString currentId() const { return currentData().toString(); }
    /// Does nothing if there is no such id.
    void setCurrentId(const QString &id);
    /// Sets the text of the entry with that id, or adds it: for (re)translation without losing the choice.
    void setEntry(const QString &id, const QString &text);

protected:
    void wheelEvent(QWheelEvent *event) override;
};

} // namespace xuanka
