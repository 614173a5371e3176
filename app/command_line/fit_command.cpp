// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/command_line/command_list.h"
#include "app/command_line/fit_answers.h"
#include "app/command_line/profile_argument.h"
#include "app/command_line/sizing_options.h"
#include "app/command_line/text_table.h"
#include "demand/demand_words.h"
#include "quantity/format.h"
#include "sizing/sizing_json.h"
#include "sizing/sizing_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <vector>

namespace xuanka {

namespace {

QString words(const char *text)
{
    return QCoreApplication::translate("CommandLine", text);
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

/// All tasks of a profile at once.
Result<Answer> fitProfile(const QList<Card> &cards, int mostCards, const Invocation &invocation)
{
    const Result<DemandProfile> profile = readProfileArgument(invocation.text(QStringLiteral("profile")), invocation.language());
    if (!profile)
        return fail(profile.error());
    const Result<ModelLibrary> library = ModelLibrary::loadBuiltIn();
    if (!library)
        return fail(library.error());
    std::vector<ModelArchitecture> typical(static_cast<std::size_t>(profile->tasks.size())); // subjects point into it
    QList<FitDemand> demands;
    for (qsizetype i = 0; i < profile->tasks.size(); ++i) {
        const TaskDemand &task = profile->tasks.at(i);
        const Result<SizingSubject> subject = subjectForTask(task, *library, typical[static_cast<std::size_t>(i)]);
        if (!subject)
            return fail(subject.error());
        demands << FitDemand{taskSummary(task), *subject, requestForTask(task)};
    }
    const FitTiming timing = invocation.has(QStringLiteral("at-once")) ? FitTiming::AtOnce : FitTiming::InTurn;
    return matrixAnswer(FitMatrix(demands, cards, mostCards, timing), invocation);
}

Result<Answer> fitModel(const Catalog &catalog, const QList<Card> &cards, int mostCards, const Invocation &invocation)
{
    const Result<SizingQuestion> question = readSizingQuestion(invocation);
    if (!question)
        return fail(question.error());
    const std::optional<FitVerdict> wanted = fitVerdictFromId(invocation.text(QStringLiteral("verdict")));
    if (!wanted || *wanted == FitVerdict::No) {
        return fail({Error::Kind::UnknownName, invocation.command(), QStringLiteral("--verdict"),
                     invocation.text(QStringLiteral("verdict")), QStringLiteral("fits, likely, tight")});
    }
    const FitQuestion asked{question->subject(), question->request, catalog, cards, mostCards,
                            invocation.has(QStringLiteral("card")), *wanted};
    Result<std::optional<Answer>> beyond = answerBeyondFits(asked, invocation);
    if (!beyond)
        return fail(beyond.error());
    if (*beyond)
        return **beyond;
    const QList<CardFit> fits = fitOnCards(asked.subject, asked.request, cards, mostCards);
    const QList<Remedy> remedies = remediesFor(asked.subject, asked.request, cards);
    const bool anything = std::any_of(fits.begin(), fits.end(), [](const CardFit &one) {
        return !one.refusal && isAtLeast(one.verdict, FitVerdict::Likely);
    });
    return Answer{fitsToJson(fits, remedies, invocation.language()),
                  fitsText(fits, catalog, invocation.language(), invocation.locale()), !anything};
}

Result<Answer> fit(const Invocation &invocation)
{
    const Result<int> mostCards = invocation.integer(QStringLiteral("max-cards"), 1, 8);
    if (!mostCards)
        return fail(mostCards.error());
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
    return invocation.has(QStringLiteral("profile")) ? fitProfile(cards, *mostCards, invocation)
                                                     : fitModel(*catalog, cards, *mostCards, invocation);
}

} // namespace

Command fitCommand()
{
    Command command;
    command.name = QStringLiteral("fit");
    command.summary = words(QT_TRANSLATE_NOOP("CommandLine", "on which cards it fits, how many, and what would free memory"));
    command.declare = [](Invocation &invocation) {
        declareSizingOptions(invocation);
        invocation.option(QStringLiteral("card"), QStringLiteral("ID"), words(QT_TRANSLATE_NOOP("CommandLine", "only this card")));
        invocation.option(QStringLiteral("max-cards"), QStringLiteral("N"), words(QT_TRANSLATE_NOOP("CommandLine", "most cards to use")), QStringLiteral("8"));
        declareFitAnswers(invocation);
        invocation.option(QStringLiteral("profile"), QStringLiteral("F"),
                          words(QT_TRANSLATE_NOOP("CommandLine", "all tasks of a profile at once instead of --model")));
        invocation.flag(QStringLiteral("at-once"), words(QT_TRANSLATE_NOOP("CommandLine", "the tasks of the profile share the cards at the same time")));
    };
    command.run = &fit;
    return command;
}

} // namespace xuanka
