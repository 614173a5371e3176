// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/command_line/command_list.h"
#include "app/command_line/sizing_options.h"
#include "app/command_line/text_table.h"
#include "quantity/format.h"
#include "sizing/sizing_json.h"
#include "sizing/sizing_words.h"

#include <QCoreApplication>

namespace xuanka {

namespace {

QString words(const char *text)
{
    return QCoreApplication::translate("CommandLine", text);
}

QList<TextTable::Column> rangeColumns(const QString &first)
{
    return {{first},
            {words(QT_TRANSLATE_NOOP("CommandLine", "low")), true},
            {words(QT_TRANSLATE_NOOP("CommandLine", "expected")), true},
            {words(QT_TRANSLATE_NOOP("CommandLine", "high")), true}};
}

QStringList rangeRow(const QString &name, const Estimate<Bytes> &bytes, const QLocale &locale)
{
    return {name, formatGib(bytes.low, locale, 2), formatGib(bytes.expected, locale, 2), formatGib(bytes.high, locale, 2)};
}

QString estimateText(const MemoryEstimate &estimate, Language language, const QLocale &locale)
{
    TextTable table(rangeColumns(words(QT_TRANSLATE_NOOP("CommandLine", "Part"))));
    for (const MemoryPart &part : estimate.parts)
        table.add(rangeRow(memoryPartName(part.kind), part.total, locale));
    table.add(rangeRow(words(QT_TRANSLATE_NOOP("CommandLine", "Total")), estimate.total, locale));
    if (estimate.cards > 1)
        table.add(rangeRow(words(QT_TRANSLATE_NOOP("CommandLine", "Fullest card")), estimate.perCard, locale));
    QString text = QStringLiteral("%1, %2\n").arg(estimate.modelName, formatParameterCount(estimate.parametersTotal, locale))
        % table.toString();
    for (const LocalizedText &assumption : estimate.assumptions)
        text += QStringLiteral("* ") % assumption.in(language) % QLatin1Char('\n');
    return text;
}

Result<Answer> size(const Invocation &invocation)
{
    const Result<SizingQuestion> question = readSizingQuestion(invocation);
    if (!question)
        return fail(question.error());
    Result<MemoryEstimate> estimate = estimateMemory(question->subject(), question->request);
    if (!estimate) {
        Error error = estimate.error();
        error.file = invocation.command();
        return fail(error);
    }
    return Answer{memoryEstimateToJson(question->subject(), question->request, *estimate, invocation.language()),
                  estimateText(*estimate, invocation.language(), invocation.locale()), false};
}

} // namespace

Command sizeCommand()
{
    Command command;
    command.name = QStringLiteral("size");
    command.summary = words(QT_TRANSLATE_NOOP("CommandLine", "how much memory a model needs, part by part"));
    command.declare = &declareSizingOptions;
    command.run = &size;
    return command;
}

} // namespace xuanka
