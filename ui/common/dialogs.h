// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/error.h"

#include <QString>

#include <optional>

class QWidget;

namespace xuanka {

/// Every question that a page puts to a person and every file it asks for. Pages never open a dialog of Qt themselves,
/// so that a test answers in its place.
class Dialogs {
public:
    enum class Answer { Yes, No, Cancel };

    virtual ~Dialogs() = default;

    /// Absolute path of an existing file; empty if cancelled. `filter` as in QFileDialog: "Workspace (*.xuanka)".
    virtual QString openFile(QWidget *parent, const QString &title, const QString &filter) = 0;
    /// Path to write to (replacing was confirmed); empty if cancelled. The first suffix of `filter` is added if none
    /// was typed.
    virtual QString saveFile(QWidget *parent, const QString &title, const QString &suggestedName,
                             const QString &filter) = 0;
    /// `yes` and `no` are the words on the buttons; an empty `no` leaves that button out.
    virtual Answer ask(QWidget *parent, const QString &title, const QString &question, const QString &yes,
                       const QString &no = QString()) = 0;
    /// A line of text; absent if cancelled.
    virtual std::optional<QString> askText(QWidget *parent, const QString &title, const QString &label,
                                           const QString &initial) = 0;
    /// What went wrong and what to do, in the application's language.
    virtual void tell(QWidget *parent, const Error &error) = 0;
    /// Something that was done, or is to be known.
    virtual void inform(QWidget *parent, const QString &title, const QString &text) = 0;

protected:
    Dialogs() = default;
    Q_DISABLE_COPY_MOVE(Dialogs)
};

} // namespace xuanka
