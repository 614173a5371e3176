// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/command_line/command_list.h"
#include "app/command_line/text_table.h"
#include "catalog/catalog.h"
#include "cost/cost_json.h"
#include "quantity/format.h"

#include <QCoreApplication>

namespace xuanka {

namespace {

QString words(const char *text)
{
    return QCoreApplication::translate("CommandLine", text);
}

QString seriesWord(const QString &id)
{
    static const QHash<QString, const char *> names = {
        {QStringLiteral("on_demand"), QT_TRANSLATE_NOOP("CommandLine", "on demand")},
        {QStringLiteral("day"), QT_TRANSLATE_NOOP("CommandLine", "day plan")},
        {QStringLiteral("month"), QT_TRANSLATE_NOOP("CommandLine", "month plan")},
        {QStringLiteral("rent"), QT_TRANSLATE_NOOP("CommandLine", "rent")},
        {QStringLiteral("own"), QT_TRANSLATE_NOOP("CommandLine", "own")},
    };
    const char *name = names.value(id);
    return name == nullptr ? id : words(name);
}

QString xText(double x, const QString &unit, const QLocale &locale)
{
    return unit == QLatin1String("share") ? formatShare(x, locale, 2)
                                          : QString(formatNumber(x, locale) % QLatin1Char(' ') % unit);
}

QString crossingLines(const QList<Crossing> &crossings, const QLocale &locale)
{
    QString text;
    for (const Crossing &crossing : crossings) {
        text += words(QT_TRANSLATE_NOOP("CommandLine", "%1 pays above %2 (%3), below it %4"))
                    .arg(seriesWord(crossing.second), xText(crossing.x, crossing.xUnit, locale),
                         formatMoney(crossing.y, locale), seriesWord(crossing.first))
            % QLatin1Char('\n');
    }
    return text;
}

QString ruleLines(const QList<RuleOfThumb> &rules, const QLocale &locale)
{
    TextTable table({{words(QT_TRANSLATE_NOOP("CommandLine", "Rule of thumb"))},
                     {words(QT_TRANSLATE_NOOP("CommandLine", "Computed")), true},
                     {words(QT_TRANSLATE_NOOP("CommandLine", "Agrees"))}});
    for (const RuleOfThumb &rule : rules) {
        table.add({rule.says,
                   rule.computed ? xText(*rule.computed, rule.unit, locale) : words(QT_TRANSLATE_NOOP("CommandLine", "never")),
                   rule.agrees ? words(QT_TRANSLATE_NOOP("CommandLine", "yes")) : words(QT_TRANSLATE_NOOP("CommandLine", "no"))});
    }
    return rules.isEmpty() ? QString() : QString(QLatin1Char('\n') % table.toString());
}

Result<Answer> packageAnswer(const Json &input, const QString &file, const QLocale &locale)
{
    const Result<Catalog> catalog = Catalog::loadBuiltIn();
    if (!catalog)
        return fail(catalog.error());
    const Result<PackageRequest> request = packageRequestFromJson(input, file, *catalog);
    if (!request)
        return fail(request.error());
    Result<PackageComparison> compared = comparePackages(request->prices, request->usage);
    if (!compared) {
        Error error = compared.error();
        error.file = file;
        return fail(error);
    }
    TextTable table({{words(QT_TRANSLATE_NOOP("CommandLine", "Plan"))},
                     {words(QT_TRANSLATE_NOOP("CommandLine", "Cost a month")), true}});
    table.add({seriesWord(QStringLiteral("on_demand")), formatMoney(compared->onDemandAt, locale)});
    if (compared->dayAt)
        table.add({seriesWord(QStringLiteral("day")), formatMoney(*compared->dayAt, locale)});
    if (compared->monthAt)
        table.add({seriesWord(QStringLiteral("month")), formatMoney(*compared->monthAt, locale)});
    const QString cheapest = words(QT_TRANSLATE_NOOP("CommandLine", "cheapest at this usage: %1")).arg(seriesWord(compared->cheapest));
    return Answer{packageToJson(*request, *compared),
                  QString(table.toString() % cheapest % QLatin1Char('\n')
                  % crossingLines(compared->crossings, locale) % ruleLines(compared->rules, locale)), false};
}

Result<Answer> rentOrBuyAnswer(const Json &input, const QString &file, const QLocale &locale)
{
    const Result<RentOrBuyInputs> inputs = rentOrBuyFromJson(input, file);
    if (!inputs)
        return fail(inputs.error());
    Result<RentOrBuyResult> result = compareRentOrBuy(*inputs);
    if (!result) {
        Error error = result.error();
        error.file = file;
        return fail(error);
    }
    TextTable table({{words(QT_TRANSLATE_NOOP("CommandLine", "Utilisation")), true},
                     {words(QT_TRANSLATE_NOOP("CommandLine", "Own a year")), true},
                     {words(QT_TRANSLATE_NOOP("CommandLine", "Rent a year")), true}});
    for (const RentOrBuyRow &row : std::as_const(result->rows)) {
        table.add({formatShare(row.utilisation, locale, 0), formatMoneyRounded(row.ownPerYear, locale),
                   formatMoneyRounded(row.rentPerYear, locale)});
    }
    const QString breakEven = result->breakEvenUtilisation
        ? words(QT_TRANSLATE_NOOP("CommandLine", "owning pays from a utilisation of %1"))
              .arg(formatShare(*result->breakEvenUtilisation, locale, 2))
        : words(QT_TRANSLATE_NOOP("CommandLine", "owning never pays at this rent"));
    return Answer{rentOrBuyToJson(*inputs, *result),
                  QString(table.toString() % breakEven % QLatin1Char('\n') % ruleLines(result->rules, locale)), false};
}

} // namespace

Command costCommand()
{
    Command command;
    command.name = QStringLiteral("cost");
    command.summary = words(QT_TRANSLATE_NOOP("CommandLine", "compare billing plans (package) or renting with owning (rent-vs-buy)"));
    command.declare = [](Invocation &invocation) {
        invocation.positional(QStringLiteral("package|rent-vs-buy"), words(QT_TRANSLATE_NOOP("CommandLine", "the question")));
        invocation.option(QStringLiteral("input"), QStringLiteral("F"),
                          words(QT_TRANSLATE_NOOP("CommandLine", "JSON file with the figures; see “xuanka schema”")));
    };
    command.run = [](const Invocation &invocation) -> Result<Answer> {
        const QString question = invocation.positionals().value(0);
        if (question != QLatin1String("package") && question != QLatin1String("rent-vs-buy")) {
            return fail({Error::Kind::UnknownName, {}, invocation.command(), question, QStringLiteral("package, rent-vs-buy")});
        }
        const Result<QString> file = invocation.required(QStringLiteral("input"));
        if (!file)
            return fail(file.error());
        const Result<Json> input = readJsonFile(*file);
        if (!input)
            return fail(input.error());
        return question == QLatin1String("package") ? packageAnswer(*input, *file, invocation.locale())
                                                    : rentOrBuyAnswer(*input, *file, invocation.locale());
    };
    return command;
}

} // namespace xuanka
