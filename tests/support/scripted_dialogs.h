// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/dialogs.h"

#include <QList>
#include <QStringList>

namespace xuanka::test {

/// Answers in place of a person: what is put into the queues is given out in order, an empty queue cancels.
/// Everything asked or told is written down.
class ScriptedDialogs : public Dialogs {
public:
    QStringList filesToOpen;
    QStringList filesToSave;
    QStringList textsToType;
    QList<Answer> answers;

    QStringList asked;  ///< titles of file dialogs, questions, labels
    QList<Error> told;
    QStringList informed;

    QString openFile(QWidget *, const QString &title, const QString &) override
    {
        asked << title;
        return filesToOpen.isEmpty() ? QString() : filesToOpen.takeFirst();
    }
    QString saveFile(QWidget *, const QString &title, const QString &, const QString &) override
    {
        asked << title;
        return filesToSave.isEmpty() ? QString() : filesToSave.takeFirst();
    }
    Answer ask(QWidget *, const QString &, const QString &question, const QString &, const QString &) override
    {
        asked << question;
        return answers.isEmpty() ? Answer::Cancel : answers.takeFirst();
    }
    std::optional<QString> askText(QWidget *, const QString &, const QString &label, const QString &) override
    {
        asked << label;
        return textsToType.isEmpty() ? std::nullopt : std::optional<QString>(textsToType.takeFirst());
    }
    void tell(QWidget *, const Error &error) override { told << error; }
    void inform(QWidget *, const QString &, const QString &text) override { informed << text; }
};

} // namespace xuanka::test
