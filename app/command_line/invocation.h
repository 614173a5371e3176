// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/json.h"
#include "quantity/error.h"
#include "quantity/language.h"

#include <QCommandLineParser>
#include <QLocale>
#include <QStringList>

#include <functional>
#include <optional>

namespace xuanka {

/// Exit codes that scripts rely on.
enum ExitCode { ExitDone = 0, ExitAnswerIsNo = 1, ExitBadInput = 2 };

/// What a command answers: JSON for scripts, a readable text for people, and whether the answer is "no".
struct Answer {
    Json json;
    QString text;
    bool no = false;
};

/// One call of a command: its options, parsed and checked one by one. Errors name the option as the place.
class Invocation {
public:
    Invocation(QString command, Language language);

    // Declaring, before parse()
    void option(const QString &name, const QString &valueName, const QString &description,
                const QString &defaultValue = {});
    void flag(const QString &name, const QString &description);
    void positional(const QString &name, const QString &description);

    /// Error: Usage for unknown options and missing values.
    Done parse(const QStringList &arguments);

    bool has(const QString &name) const { return m_parser.isSet(name); }
    QString text(const QString &name) const { return m_parser.value(name); }
    QStringList texts(const QString &name) const { return m_parser.values(name); }
    QStringList positionals() const { return m_parser.positionalArguments(); }
    /// Errors: OutOfRange outside minimum…maximum or if it is not a number (decimal point, no grouping).
    Result<int> integer(const QString &name, int minimum, int maximum) const;
    Result<double> number(const QString &name, double minimum, double maximum) const;
    /// Error: Missing.
    Result<QString> required(const QString &name) const;

    const QString &command() const { return m_command; }
    Language language() const { return m_language; }
    QLocale locale() const;
    QString help() const { return m_parser.helpText(); }

private:
    QString m_command;
    Language m_language;
    QCommandLineParser m_parser;
};

/// A command declares its options on the first call (declare = true) and runs on the second.
struct Command {
    QString name;
    QString summary; ///< translated, one line
    std::function<void(Invocation &)> declare;
    std::function<Result<Answer>(const Invocation &)> run;
    bool needsWindowSystem = false; ///< draws: PDF, screenshot
};

/// All commands in the order of the help.
QList<Command> commands();
const Command *findCommand(const QList<Command> &all, const QString &name);

} // namespace xuanka
