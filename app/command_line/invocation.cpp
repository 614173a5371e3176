// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/command_line/invocation.h"

#include <cmath>

namespace xuanka {

namespace {

QString optionPlace(const QString &name)
{
    return QStringLiteral("--") % name;
}

} // namespace

Invocation::Invocation(QString command, Language language) : m_command(std::move(command)), m_language(language)
{
    m_parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
}

void Invocation::option(const QString &name, const QString &valueName, const QString &description,
                        const QString &defaultValue)
{
    m_parser.addOption(QCommandLineOption(name, description, valueName, defaultValue));
}

void Invocation::flag(const QString &name, const QString &description)
{
    m_parser.addOption(QCommandLineOption(name, description));
}

void Invocation::positional(const QString &name, const QString &description)
{
    m_parser.addPositionalArgument(name, description);
}

Done Invocation::parse(const QStringList &arguments)
{
    // The parser expects the program's name first.
    if (!m_parser.parse(QStringList{m_command} + arguments)) {
        const QStringList unknown = m_parser.unknownOptionNames();
        const QString word = unknown.isEmpty() ? m_parser.errorText() : optionPlace(unknown.constFirst());
        return fail({Error::Kind::Usage, m_command, {}, word, {}});
    }
    return {};
}

Result<double> Invocation::number(const QString &name, double minimum, double maximum) const
{
    const QString value = text(name);
    bool isNumber = false;
    const double number = value.toDouble(&isNumber);
    if (!isNumber || !std::isfinite(number) || number < minimum || number > maximum) {
        return fail({Error::Kind::OutOfRange, m_command, optionPlace(name), value,
                     QStringLiteral("%1 … %2").arg(minimum).arg(maximum)});
    }
    return number;
}

Result<int> Invocation::integer(const QString &name, int minimum, int maximum) const
{
    const QString value = text(name);
    bool isNumber = false;
    const int number = value.toInt(&isNumber);
    if (!isNumber || number < minimum || number > maximum) {
        return fail({Error::Kind::OutOfRange, m_command, optionPlace(name), value,
                     QStringLiteral("%1 … %2").arg(minimum).arg(maximum)});
    }
    return number;
}

Result<QString> Invocation::required(const QString &name) const
{
    if (text(name).isEmpty())
        return fail({Error::Kind::Missing, m_command, optionPlace(name), {}, {}});
    return text(name);
}

QLocale Invocation::locale() const
{
    return m_language == Language::SimplifiedChinese ? QLocale(QLocale::Chinese, QLocale::China)
                                                     : QLocale(QLocale::English, QLocale::UnitedStates);
}

const Command *findCommand(const QList<Command> &all, const QString &name)
{
    for (const Command &command : all) {
        if (command.name == name)
            return &command;
    }
    return nullptr;
}

} // namespace xuanka
