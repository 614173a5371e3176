// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/dialogs.h"

#include <QCoreApplication>

namespace xuanka {

/// The dialogs of the running program. Texts are shown as plain text, never as rich text.
class QtDialogs : public Dialogs {
    Q_DECLARE_TR_FUNCTIONS(xuanka::QtDialogs)

public:
    QtDialogs() = default;

    QString openFile(QWidget *parent, const QString &title, const QString &filter) override;
    QString saveFile(QWidget *parent, const QString &title, const QString &suggestedName,
                     const QString &filter) override;
    Answer ask(QWidget *parent, const QString &title, const QString &question, const QString &yes,
               const QString &no) override;
    std::optional<QString> askText(QWidget *parent, const QString &title, const QString &label,
                                   const QString &initial) override;
    void tell(QWidget *parent, const Error &error) override;
    void inform(QWidget *parent, const QString &title, const QString &text) override;

private:
    QString m_folder; ///< where the last file was chosen
};

/// "*.pdf" in "PDF (*.pdf);;All files (*)" → ".pdf"; empty if the first pattern has no suffix.
QString firstSuffix(const QString &filter);

} // namespace xuanka
