// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/command_line/command_list.h"
#include "sizing/measured_case.h"

#include <QCoreApplication>

namespace xuanka {

namespace {

QString words(const char *text)
{
    return QCoreApplication::translate("CommandLine", text);
}

qsizetype answeredRows(const CsvTable &table)
{
    const qsizetype column = table.header.indexOf(QStringLiteral("est"));
    qsizetype answered = 0;
    for (const QStringList &row : table.rows)
        answered += row.at(column).isEmpty() ? 0 : 1;
    return answered;
}

Done checkColumns(const CsvTable &cases, const QString &file)
{
    const QStringList needed{QStringLiteral("task"), QStringLiteral("method"), QStringLiteral("model"),
                             QStringLiteral("measured_what")};
    for (const QString &column : needed) {
        if (!cases.header.contains(column))
            return fail({Error::Kind::Missing, file, QString(QStringLiteral("line 1, ") % column), {}, {}});
    }
    const QStringList made{QStringLiteral("est_low"), QStringLiteral("est"), QStringLiteral("est_high"), QStringLiteral("est_note")};
    for (const QString &column : made) {
        if (cases.header.contains(column)) {
            return fail({Error::Kind::Inconsistent, file, QStringLiteral("line 1"),
                         QStringLiteral("\"%1\", \"%1\"").arg(column), {}});
        }
    }
    return {};
}

Result<Answer> batch(const Invocation &invocation)
{
    const QStringList questions = invocation.positionals();
    const QString known = QStringLiteral("size");
    if (questions.size() != 1 || questions.constFirst() != known) {
        return fail({Error::Kind::UnknownName, {}, invocation.command(), questions.join(QLatin1Char(' ')), known});
    }
    const Result<QString> from = invocation.required(QStringLiteral("cases"));
    if (!from)
        return fail(from.error());
    const Result<QString> to = invocation.required(QStringLiteral("out"));
    if (!to)
        return fail(to.error());
    const Result<CsvTable> cases = readCsvFile(*from);
    if (!cases)
        return fail(cases.error());
    if (const Done done = checkColumns(*cases, *from); !done)
        return fail(done.error());
    const Result<ModelLibrary> library = ModelLibrary::loadBuiltIn();
    if (!library)
        return fail(library.error());
    const CsvTable answers = estimateTable(*cases, *library, invocation.language());
    if (const Done done = writeCsvFile(*to, answers); !done)
        return fail(done.error());
    const qsizetype answered = answeredRows(answers);
    const qsizetype open = answers.rows.size() - answered;
    return Answer{{{"rows", answers.rows.size()}, {"answered", answered}, {"open", open}, {"out", str(*to)}},
                  words(QT_TRANSLATE_NOOP("CommandLine", "%1 rows answered, %2 left open with their reason: %3"))
                      .arg(answered).arg(open).arg(*to),
                  false};
}

} // namespace

Command batchCommand()
{
    Command command;
    command.name = QStringLiteral("batch");
    command.summary = words(QT_TRANSLATE_NOOP("CommandLine", "estimates for every row of a table of measured cases"));
    command.declare = [](Invocation &invocation) {
        invocation.positional(QStringLiteral("size"), words(QT_TRANSLATE_NOOP("CommandLine", "what to estimate")));
        invocation.option(QStringLiteral("cases"), QStringLiteral("F.csv"), words(QT_TRANSLATE_NOOP("CommandLine", "table of cases")));
        invocation.option(QStringLiteral("out"), QStringLiteral("F.csv"), words(QT_TRANSLATE_NOOP("CommandLine", "where to write the table with the estimates")));
    };
    command.run = &batch;
    return command;
}

} // namespace xuanka
