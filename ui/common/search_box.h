// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/choice_box.h"

namespace xuanka {

/// A long list of answers in which one is found by typing any part of it. What is typed and not in the list stays:
/// whether that is allowed is the owner's matter.
class SearchBox : public ChoiceBox {
    Q_OBJECT

public:
    explicit SearchBox(QWidget *parent = nullptr);

    /// Id of the entry whose text or id was typed (without regard to case), else what was typed; empty if nothing was.
    QString chosenId() const;
    /// Shows the entry, or the id itself if it is not in the list.
    void setChosenId(const QString &id);
    /// Changes an entry's text, or adds it; what is chosen stays chosen.
    void setSearchEntry(const QString &id, const QString &text);
    void setHint(const QString &hint);

Q_SIGNALS:
    /// After a choice, after typing has ended with Enter or by leaving the field, and when the field was emptied.
    void chosenIdChanged(const QString &id);

private:
    void announce();

    QString m_announced;
};

} // namespace xuanka
