// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/command_line/command_list.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

namespace xuanka {

namespace {

QString words(const char *text)
{
    return QCoreApplication::translate("CommandLine", text);
}

QStringList exampleNames()
{
    QStringList names;
    const QStringList files = QDir(QStringLiteral(":/schema")).entryList({QStringLiteral("*.example.json")}, QDir::Files, QDir::Name);
    for (const QString &file : files)
        names << file.chopped(13);
    return names;
}

} // namespace

Command schemaCommand()
{
    Command command;
    command.name = QStringLiteral("schema");
    command.summary = words(QT_TRANSLATE_NOOP("CommandLine", "print an annotated example of an input file; the example runs"));
    command.declare = [](Invocation &invocation) {
        invocation.positional(QStringLiteral("NAME"), exampleNames().join(QStringLiteral(", ")));
    };
    command.run = [](const Invocation &invocation) -> Result<Answer> {
        // People type the command's own spelling too: "rent-vs-buy", "cost rent-vs-buy".
        QString name = invocation.positionals().join(QLatin1Char('_')).replace(QLatin1Char('-'), QLatin1Char('_'));
        const QStringList known = exampleNames();
        if (!known.contains(name) && known.contains(QString(QStringLiteral("cost_") % name)))
            name.prepend(QStringLiteral("cost_"));
        if (!known.contains(name))
            return fail({Error::Kind::UnknownName, {}, invocation.command(), name, known.join(QStringLiteral(", "))});
        QString path = QStringLiteral(":/schema/%1.example.%2.json").arg(name, languageName(invocation.language()));
        if (!QFile::exists(path))
            path = QStringLiteral(":/schema/%1.example.json").arg(name);
        const Result<Json> example = readJsonFile(path);
        if (!example)
            return fail(example.error());
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return fail({Error::Kind::CannotOpen, path, {}, file.errorString(), {}});
        return Answer{*example, QString::fromUtf8(file.readAll()), false};
    };
    return command;
}

} // namespace xuanka
