// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/command_line/command_list.h"
#include "app/command_line/text_table.h"
#include "catalog/card_query.h"
#include "catalog/catalog.h"
#include "catalog/catalog_json.h"
#include "catalog/catalog_words.h"
#include "catalog/normalised_rate.h"
#include "quantity/format.h"

#include <QCoreApplication>

namespace xuanka {

namespace {

QString words(const char *text)
{
    return QCoreApplication::translate("CommandLine", text);
}

QString figure(const Figure &value, const QLocale &locale)
{
    return value.isKnown() ? formatNumber(*value.value, locale, 1) : QStringLiteral("–");
}

QString cardsText(const QList<Card> &cards, Language language, const QLocale &locale)
{
    TextTable table({{words(QT_TRANSLATE_NOOP("CommandLine", "Card"))},
                     {words(QT_TRANSLATE_NOOP("CommandLine", "Usable")), true},
                     {QStringLiteral("GB/s"), true},
                     {QStringLiteral("FP16 TFLOPS"), true},
                     {QStringLiteral("W"), true},
                     {words(QT_TRANSLATE_NOOP("CommandLine", "Ecosystem"))},
                     {words(QT_TRANSLATE_NOOP("CommandLine", "Compliance"))},
                     {words(QT_TRANSLATE_NOOP("CommandLine", "Supply"))}});
    for (const Card &card : cards) {
        table.add({card.name.in(language), formatGib(card.usableMemory(), locale), figure(card.bandwidthGbs, locale),
                   figure(card.fp16DenseTflops, locale), figure(card.tdpWatts, locale), ecosystemWord(card.ecosystem),
                   complianceWord(card.compliance), supplyWord(card.supply)});
    }
    return table.toString();
}

QString quotesText(const QList<Quote> &quotes, const Catalog &catalog, Language language, const QLocale &locale)
{
    TextTable table({{words(QT_TRANSLATE_NOOP("CommandLine", "Card"))},
                     {words(QT_TRANSLATE_NOOP("CommandLine", "Platform"))},
                     {words(QT_TRANSLATE_NOOP("CommandLine", "Billing"))},
                     {words(QT_TRANSLATE_NOOP("CommandLine", "As quoted")), true},
                     {words(QT_TRANSLATE_NOOP("CommandLine", "A card and hour")), true},
                     {words(QT_TRANSLATE_NOOP("CommandLine", "As of"))}});
    for (const Quote &quote : quotes) {
        const Card *card = catalog.card(quote.cardId);
        const Platform *platform = catalog.platform(quote.platformId);
        const std::optional<NormalisedRate> rate = normalise(quote);
        table.add({card == nullptr ? quote.cardId : card->name.in(language),
                   platform == nullptr ? words(QT_TRANSLATE_NOOP("CommandLine", "market")) : platform->name.in(language),
                   billingWord(quote.billing), formatMoney(quote.low, locale),
                   rate ? formatHourly(rate->middle(), locale) : QStringLiteral("–"), quote.asOf.toString(Qt::ISODate)});
    }
    return table.toString();
}

Result<Answer> cards(const Invocation &invocation)
{
    const Result<Catalog> catalog = Catalog::loadBuiltIn();
    if (!catalog)
        return fail(catalog.error());
    const Result<CardQuery> query = parseCardQuery(invocation.texts(QStringLiteral("where")));
    if (!query)
        return fail(query.error());
    const QList<Card> chosen = findCards(*catalog, *query);
    return Answer{cardsToJson(*catalog, chosen, invocation.language()),
                  cardsText(chosen, invocation.language(), invocation.locale()), false};
}

Result<Answer> quotes(const Invocation &invocation)
{
    const Result<Catalog> catalog = Catalog::loadBuiltIn();
    if (!catalog)
        return fail(catalog.error());
    const Result<QList<Quote>> chosen = listedQuotes(*catalog, invocation.text(QStringLiteral("card")),
                                                     invocation.has(QStringLiteral("include-promo")));
    if (!chosen)
        return fail(chosen.error());
    return Answer{quotesToJson(*catalog, *chosen, invocation.language()),
                  quotesText(*chosen, *catalog, invocation.language(), invocation.locale()), false};
}

} // namespace

Command cardsCommand()
{
    Command command;
    command.name = QStringLiteral("cards");
    command.summary = words(QT_TRANSLATE_NOOP("CommandLine", "the cards of the catalog, with every figure's source"));
    command.declare = [](Invocation &invocation) {
        invocation.option(QStringLiteral("where"), QStringLiteral("EXPR"),
                          words(QT_TRANSLATE_NOOP("CommandLine", "condition such as memory_gib>=48 or ecosystem=cann; may be repeated")));
    };
    command.run = &cards;
    return command;
}

Command quotesCommand()
{
    Command command;
    command.name = QStringLiteral("quotes");
    command.summary = words(QT_TRANSLATE_NOOP("CommandLine", "prices, all on the basis of one card and one hour"));
    command.declare = [](Invocation &invocation) {
        invocation.option(QStringLiteral("card"), QStringLiteral("ID"), words(QT_TRANSLATE_NOOP("CommandLine", "only this card")));
        invocation.flag(QStringLiteral("include-promo"), words(QT_TRANSLATE_NOOP("CommandLine", "also show promotional prices")));
    };
    command.run = &quotes;
    return command;
}

} // namespace xuanka
