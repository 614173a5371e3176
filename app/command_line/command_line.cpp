// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/command_line/command_line.h"

#include "app/command_line/invocation.h"
#include "ui/common/language_switch.h"

#include <QCoreApplication>
#include <QIODevice>
#include <QTextStream>

#include <cstdio>

namespace xuanka {

namespace {

QString words(const char *text)
{
    return QCoreApplication::translate("CommandLine", text);
}

void print(FILE *stream, const QString &text)
{
    QTextStream out(stream, QIODevice::WriteOnly);
    out.setEncoding(QStringConverter::Utf8);
    out << text;
}

int badInput(const Error &error)
{
    print(stderr, QStringLiteral("xuanka: ") % errorMessage(error) % QLatin1Char('\n'));
    return ExitBadInput;
}

/// --lang wins over the environment's language; it decides before anything is translated.
Language requestedLanguage(const QStringList &arguments)
{
    const qsizetype separate = arguments.indexOf(QLatin1String("--lang"));
    if (separate >= 0 && separate + 1 < arguments.size())
        return languageFromName(arguments.at(separate + 1));
    for (const QString &argument : arguments) {
        if (argument.startsWith(QLatin1String("--lang=")))
            return languageFromName(argument.mid(7));
    }
    return languageFromName(QLocale().name());
}

void declareCommon(Invocation &invocation)
{
    invocation.flag(QStringLiteral("json"), words(QT_TRANSLATE_NOOP("CommandLine", "print one JSON object")));
    invocation.option(QStringLiteral("lang"), QStringLiteral("en|zh_CN"),
                      words(QT_TRANSLATE_NOOP("CommandLine", "language of the words")));
    invocation.flag(QStringLiteral("help"), words(QT_TRANSLATE_NOOP("CommandLine", "show this help")));
}

QString overview(const QList<Command> &all)
{
    QString text = words(QT_TRANSLATE_NOOP("CommandLine", "usage: xuanka [COMMAND [OPTIONS]]")) % QStringLiteral("\n\n");
    for (const Command &command : all)
        text += QStringLiteral("  ") % command.name.leftJustified(12) % command.summary % QLatin1Char('\n');
    return text % QLatin1Char('\n')
        % words(QT_TRANSLATE_NOOP("CommandLine", "Without a command the window opens. “xuanka COMMAND --help” lists the options."))
        % QLatin1Char('\n');
}

int run(const Command &command, const QStringList &arguments, Language language)
{
    Invocation invocation(QStringLiteral("xuanka ") % command.name, language);
    declareCommon(invocation);
    command.declare(invocation);
    if (const Done parsed = invocation.parse(arguments); !parsed)
        return badInput(parsed.error());
    if (invocation.has(QStringLiteral("help"))) {
        print(stdout, command.summary % QStringLiteral("\n") % invocation.help());
        return ExitDone;
    }
    const Result<Answer> answer = command.run(invocation);
    if (!answer)
        return badInput(answer.error());
    if (invocation.has(QStringLiteral("json")))
        print(stdout, QString::fromStdString(answer->json.dump(2, ' ', false, Json::error_handler_t::replace))
                  % QLatin1Char('\n'));
    else
        print(stdout, answer->text.endsWith(QLatin1Char('\n')) || answer->text.isEmpty() ? answer->text
                                                                                         : answer->text % QLatin1Char('\n'));
    return answer->no ? ExitAnswerIsNo : ExitDone;
}

} // namespace

bool isCommand(const QStringList &arguments)
{
    if (arguments.isEmpty())
        return false;
    const QString first = arguments.constFirst();
    // A file opens in the window; anything else that is not an option of Qt's own is meant as a command.
    return first == QLatin1String("--help") || first == QLatin1String("--version")
        || (!first.startsWith(QLatin1Char('-')) && !first.endsWith(QLatin1String(".xuanka")));
}

bool commandNeedsWindowSystem(const QStringList &arguments)
{
    const QList<Command> all = commands();
    const Command *command = arguments.isEmpty() ? nullptr : findCommand(all, arguments.constFirst());
    return command != nullptr && command->needsWindowSystem;
}

int runCommandLine(const QStringList &arguments)
{
    const Language language = requestedLanguage(arguments);
    LanguageSwitch languageSwitch;
    languageSwitch.apply(language);

    const QList<Command> all = commands();
    const QString first = arguments.value(0);
    if (first == QLatin1String("--version")) {
        print(stdout, QStringLiteral("xuanka " XUANKA_VERSION "\n"));
        return ExitDone;
    }
    if (first.isEmpty() || first == QLatin1String("--help") || first == QLatin1String("help")) {
        print(stdout, overview(all));
        return ExitDone;
    }
    const Command *command = findCommand(all, first);
    if (command == nullptr) {
        QStringList names;
        for (const Command &known : all)
            names << known.name;
        return badInput({Error::Kind::UnknownName, {}, {}, first, names.join(QStringLiteral(", "))});
    }
    return run(*command, arguments.mid(1), language);
}

} // namespace xuanka
