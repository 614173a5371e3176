// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/command_line/command_list.h"
#include "app/command_line/sizing_options.h"
#include "app/command_line/text_table.h"
#include "catalog/catalog.h"
#include "quantity/format.h"
#include "sizing/sizing_json.h"
#include "sizing/sizing_words.h"

#include <QCoreApplication>

#include <algorithm>

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

QString fitsText(const QList<CardFit> &fits, const Catalog &catalog, Language language, const QLocale &locale)
{
    TextTable table({{words(QT_TRANSLATE_NOOP("CommandLine", "Card"))},
                     {words(QT_TRANSLATE_NOOP("CommandLine", "Count")), true},
                     {words(QT_TRANSLATE_NOOP("CommandLine", "Verdict"))},
                     {words(QT_TRANSLATE_NOOP("CommandLine", "Needs a card")), true},
                     {words(QT_TRANSLATE_NOOP("CommandLine", "Usable")), true},
                     {words(QT_TRANSLATE_NOOP("CommandLine", "Margin")), true}});
    for (const CardFit &fit : fits) {
        const Card *card = catalog.card(fit.cardId);
        table.add({card == nullptr ? fit.cardId : card->name.in(language), QString::number(fit.count), fitVerdictName(fit.verdict),
                   formatGib(fit.need.expected, locale), formatGib(fit.usable, locale), formatGib(fit.margin(), locale)});
    }
    return table.toString();
}

Result<Answer> fit(const Invocation &invocation)
{
    const Result<SizingQuestion> question = readSizingQuestion(invocation);
    if (!question)
        return fail(question.error());
    const Result<int> maxCards = invocation.integer(QStringLiteral("max-cards"), 1, 8);
    if (!maxCards)
        return fail(maxCards.error());
    const Result<Catalog> catalog = Catalog::loadBuiltIn();
    if (!catalog)
        return fail(catalog.error());
    QList<Card> cards = catalog->cards();
    if (invocation.has(QStringLiteral("card"))) {
        const Card *card = catalog->card(invocation.text(QStringLiteral("card")));
        if (card == nullptr)
            return fail({Error::Kind::UnknownName, {}, QString(invocation.command() % QStringLiteral(" --card")),
                         invocation.text(QStringLiteral("card")), {}});
        cards = {*card};
    }
    const QList<CardFit> fits = fitOnCards(question->subject(), question->request, cards, *maxCards);
    const QList<Remedy> remedies = remediesFor(question->subject(), question->request, cards);
    const bool anything = std::any_of(fits.begin(), fits.end(), [](const CardFit &one) {
        return one.verdict == FitVerdict::Fits || one.verdict == FitVerdict::Likely;
    });
    return Answer{fitsToJson(fits, remedies, invocation.language()), fitsText(fits, *catalog, invocation.language(), invocation.locale()), !anything};
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

Command fitCommand()
{
    Command command;
    command.name = QStringLiteral("fit");
    command.summary = words(QT_TRANSLATE_NOOP("CommandLine", "on which cards it fits, how many, and what would free memory"));
    command.declare = [](Invocation &invocation) {
        declareSizingOptions(invocation);
        invocation.option(QStringLiteral("card"), QStringLiteral("ID"), words(QT_TRANSLATE_NOOP("CommandLine", "only this card")));
        invocation.option(QStringLiteral("max-cards"), QStringLiteral("N"), words(QT_TRANSLATE_NOOP("CommandLine", "most cards to use")), QStringLiteral("8"));
    };
    command.run = &fit;
    return command;
}

} // namespace xuanka
