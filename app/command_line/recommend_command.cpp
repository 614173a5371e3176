// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/command_line/command_list.h"
#include "app/command_line/profile_argument.h"
#include "app/command_line/text_table.h"
#include "decision/recommendation.h"
#include "quantity/format.h"
#include "report/recommendation_report.h"
#include "ui/report/pdf_writer.h"

#include <QCoreApplication>

namespace xuanka {

namespace {

QString words(const char *text)
{
    return QCoreApplication::translate("CommandLine", text);
}

QString cardName(const Catalog &catalog, const QString &id, Language language)
{
    const Card *card = catalog.card(id);
    return card == nullptr ? id : card->name.in(language);
}

QString rankingText(const Recommendation &recommendation, const Catalog &catalog, Language language, const QLocale &locale)
{
    TextTable table({{QStringLiteral("#"), true},
                     {words(QT_TRANSLATE_NOOP("CommandLine", "Card"))},
                     {words(QT_TRANSLATE_NOOP("CommandLine", "Count")), true},
                     {words(QT_TRANSLATE_NOOP("CommandLine", "Platform"))},
                     {words(QT_TRANSLATE_NOOP("CommandLine", "Cost a month")), true},
                     {words(QT_TRANSLATE_NOOP("CommandLine", "Margin")), true}});
    int place = 0;
    for (const Candidate &candidate : recommendation.ranking) {
        const Platform *platform = catalog.platform(candidate.platformId);
        QString platformName = candidate.platformId;
        if (platform != nullptr) {
            platformName = platform->name.in(language);
            if (!platform->productLine.isEmpty())
                platformName = platformName % QLatin1Char(' ') % platform->productLine.in(language);
        }
        table.add({QString::number(++place), cardName(catalog, candidate.cardId, language), QString::number(candidate.count),
                   platformName, formatMoneyRounded(candidate.monthlyCost.expected, locale),
                   formatGib(candidate.fit.margin(), locale)});
    }
    return table.toString();
}

QString excludedText(const Recommendation &recommendation, const Catalog &catalog, Language language)
{
    QString text = words(QT_TRANSLATE_NOOP("CommandLine", "Excluded:")) % QLatin1Char('\n');
    for (const Excluded &excluded : recommendation.excluded) {
        QStringList reasons;
        for (const GateResult &gate : excluded.failed)
            reasons << gate.reason.in(language);
        text += QStringLiteral("  %1: %2\n").arg(cardName(catalog, excluded.cardId, language), reasons.join(QStringLiteral("; ")));
    }
    return text;
}

QString answerText(const Recommendation &recommendation, const Catalog &catalog, Language language, const QLocale &locale)
{
    QString text;
    if (recommendation.ranking.isEmpty()) {
        text = words(QT_TRANSLATE_NOOP("CommandLine", "Nothing satisfies this profile. What would have to give:")) % QLatin1Char('\n');
        for (const Relaxation &relaxation : recommendation.relaxations)
            text += QStringLiteral("  ") % relaxation.says.in(language) % QLatin1Char('\n');
    } else {
        text = rankingText(recommendation, catalog, language, locale);
    }
    for (const Warning &warning : recommendation.warnings)
        text += QStringLiteral("! ") % warning.says.in(language) % QLatin1Char(' ') % warning.instead.in(language) % QLatin1Char('\n');
    return text % QLatin1Char('\n') % excludedText(recommendation, catalog, language);
}

Done writeReport(const Recommendation &recommendation, const Catalog &catalog, const ModelLibrary &library,
                 const Invocation &invocation)
{
    const Result<Checklist> checklist = Checklist::loadBuiltIn();
    if (!checklist)
        return fail(checklist.error());
    const ReportInputs inputs{recommendation, catalog, library, {}, {}, *checklist, QDate::currentDate(), {}, {}};
    return writePdf(recommendationReport(inputs, invocation.language(), invocation.locale()),
                    invocation.text(QStringLiteral("pdf")));
}

} // namespace

Command recommendCommand()
{
    Command command;
    command.name = QStringLiteral("recommend");
    command.summary = words(QT_TRANSLATE_NOOP("CommandLine", "what to get for a demand profile, why, and what is excluded"));
    command.needsWindowSystem = true;
    command.declare = [](Invocation &invocation) {
        invocation.option(QStringLiteral("profile"), QStringLiteral("F"),
                          words(QT_TRANSLATE_NOOP("CommandLine", "demand profile as JSON; see “xuanka schema profile”")));
        invocation.option(QStringLiteral("pdf"), QStringLiteral("F"), words(QT_TRANSLATE_NOOP("CommandLine", "also write the recommendation as PDF")));
        invocation.option(QStringLiteral("currency"), QStringLiteral("CNY|USD"), words(QT_TRANSLATE_NOOP("CommandLine", "currency of the costs")),
                          QStringLiteral("CNY"));
        invocation.option(QStringLiteral("max-cards"), QStringLiteral("N"), words(QT_TRANSLATE_NOOP("CommandLine", "most cards to use")), QStringLiteral("8"));
        invocation.flag(QStringLiteral("include-promo"), words(QT_TRANSLATE_NOOP("CommandLine", "also use promotional and peer-to-peer prices")));
    };
    command.run = [](const Invocation &invocation) -> Result<Answer> {
        const Result<QString> file = invocation.required(QStringLiteral("profile"));
        if (!file)
            return fail(file.error());
        const Result<DemandProfile> profile = readProfileArgument(*file, invocation.language());
        if (!profile)
            return fail(profile.error());
        const std::optional<Currency> currency = currencyFromCode(invocation.text(QStringLiteral("currency")).toUpper());
        if (!currency) {
            return fail({Error::Kind::UnknownName, {}, QString(invocation.command() % QStringLiteral(" --currency")),
                         invocation.text(QStringLiteral("currency")), QStringLiteral("CNY, USD")});
        }
        const Result<int> maxCards = invocation.integer(QStringLiteral("max-cards"), 1, 8);
        if (!maxCards)
            return fail(maxCards.error());
        const Result<Catalog> catalog = Catalog::loadBuiltIn();
        if (!catalog)
            return fail(catalog.error());
        const Result<ModelLibrary> library = ModelLibrary::loadBuiltIn();
        if (!library)
            return fail(library.error());
        const RecommendationInputs inputs{*profile, catalog->exchangeRate(), *currency,
                                          invocation.has(QStringLiteral("include-promo")), *maxCards};
        Result<Recommendation> recommendation = recommend(inputs, *catalog, *library);
        if (!recommendation) {
            Error error = recommendation.error();
            error.file = *file;
            return fail(error);
        }
        if (invocation.has(QStringLiteral("pdf"))) {
            if (const Done done = writeReport(*recommendation, *catalog, *library, invocation); !done)
                return fail(done.error());
        }
        return Answer{recommendationToJson(*recommendation, *catalog),
                      answerText(*recommendation, *catalog, invocation.language(), invocation.locale()),
                      recommendation->ranking.isEmpty()};
    };
    return command;
}

} // namespace xuanka
