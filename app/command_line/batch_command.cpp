// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/command_line/command_list.h"
#include "sizing/measured_case.h"
#include "throughput/speed_case.h"
#include "throughput/training_case.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>

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

/// What can be asked of a table: the columns that it needs, and the answers.
struct BatchQuestion {
    QString name;
    QStringList columns;
    std::function<Result<CsvTable>(const CsvTable &, Language)> answer;
};

Result<CsvTable> answerSize(const CsvTable &cases, Language language)
{
    const Result<ModelLibrary> library = ModelLibrary::loadBuiltIn();
    if (!library)
        return fail(library.error());
    return estimateTable(cases, *library, language);
}

Result<CsvTable> answerThroughput(const CsvTable &cases, Language language)
{
    const Result<SpeedLibraries> libraries = SpeedLibraries::loadBuiltIn();
    if (!libraries)
        return fail(libraries.error());
    return estimateSpeedTable(cases, *libraries, language);
}

Result<CsvTable> answerTraining(const CsvTable &cases, Language language)
{
    const Result<SpeedLibraries> libraries = SpeedLibraries::loadBuiltIn();
    if (!libraries)
        return fail(libraries.error());
    return estimateTrainingTable(cases, libraries->cards, language);
}

QList<BatchQuestion> batchQuestions()
{
    return {{QStringLiteral("size"),
             {QStringLiteral("task"), QStringLiteral("method"), QStringLiteral("model"), QStringLiteral("measured_what")},
             &answerSize},
            {QStringLiteral("throughput"),
             {QStringLiteral("model"), QStringLiteral("gpu"), QStringLiteral("engine"), QStringLiteral("metric")},
             &answerThroughput},
            {QStringLiteral("training"),
             {QStringLiteral("kind"), QStringLiteral("active_params_b"), QStringLiteral("tokens_b"), QStringLiteral("gpu")},
             &answerTraining}};
}

QStringList questionNames(const QList<BatchQuestion> &questions)
{
    QStringList names;
    for (const BatchQuestion &question : questions)
        names << question.name;
    return names;
}

Done checkColumns(const CsvTable &cases, const QStringList &needed, const QString &file)
{
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
    const QStringList asked = invocation.positionals();
    const QList<BatchQuestion> questions = batchQuestions();
    const auto question = std::find_if(questions.cbegin(), questions.cend(), [&asked](const BatchQuestion &one) {
        return asked.size() == 1 && one.name == asked.constFirst();
    });
    if (question == questions.cend()) {
        return fail({Error::Kind::UnknownName, {}, invocation.command(), asked.join(QLatin1Char(' ')),
                     questionNames(questions).join(QStringLiteral(", "))});
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
    if (const Done done = checkColumns(*cases, question->columns, *from); !done)
        return fail(done.error());
    const Result<CsvTable> answers = question->answer(*cases, invocation.language());
    if (!answers)
        return fail(answers.error());
    if (const Done done = writeCsvFile(*to, *answers); !done)
        return fail(done.error());
    const qsizetype answered = answeredRows(*answers);
    const qsizetype open = answers->rows.size() - answered;
    return Answer{{{"rows", answers->rows.size()}, {"answered", answered}, {"open", open}, {"out", str(*to)}},
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
        invocation.positional(QStringLiteral("size|throughput|training"), words(QT_TRANSLATE_NOOP("CommandLine", "what to estimate")));
        invocation.option(QStringLiteral("cases"), QStringLiteral("F.csv"), words(QT_TRANSLATE_NOOP("CommandLine", "table of cases")));
        invocation.option(QStringLiteral("out"), QStringLiteral("F.csv"), words(QT_TRANSLATE_NOOP("CommandLine", "where to write the table with the estimates")));
    };
    command.run = &batch;
    return command;
}

} // namespace xuanka
