// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/command_line/fit_answers.h"

#include "app/command_line/text_table.h"
#include "quantity/format.h"
#include "sizing/card_split.h"
#include "sizing/sizing_answer_words.h"
#include "sizing/sizing_answers_json.h"
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

QString nameOf(const FitQuestion &question, const QString &id, Language language)
{
    const Card *card = question.catalog.card(id);
    return card == nullptr ? id : card->name.in(language);
}

Result<Answer> limits(LimitKind kind, const FitQuestion &question, const Invocation &invocation)
{
    TextTable table({{words(QT_TRANSLATE_NOOP("CommandLine", "Card"))},
                     {words(QT_TRANSLATE_NOOP("CommandLine", "Count")), true},
                     {limitKindName(kind, question.request.workload), true},
                     {words(QT_TRANSLATE_NOOP("CommandLine", "Why not more"))}});
    Json list = Json::array();
    bool any = false;
    for (const Card &card : question.cards) {
        const Result<SizingLimit> limit = largestOf(kind, question.subject, question.request, card, question.request.cards, question.wanted);
        if (!limit)
            return fail(limit.error());
        any = any || limit->value > 0;
        // Over the whole catalog, cards on which nothing runs would only bury the answer.
        if (limit->value == 0 && !question.oneCard)
            continue;
        Json json = limitToJson(*limit, invocation.language());
        json["card"] = str(card.id);
        json["count"] = question.request.cards;
        list.push_back(std::move(json));
        table.add({card.name.in(invocation.language()), QString::number(question.request.cards),
                   limitText(*limit, invocation.locale()), limitReason(*limit, invocation.locale())});
    }
    return Answer{{{"limits", list}}, table.toString(), !any};
}

Answer smallest(const FitQuestion &question, const Invocation &invocation)
{
    const QList<CardFit> fits = smallestCounts(question.subject, question.request, question.cards, question.mostCards, question.wanted);
    TextTable table({{words(QT_TRANSLATE_NOOP("CommandLine", "Card"))},
                     {words(QT_TRANSLATE_NOOP("CommandLine", "Count")), true},
                     {words(QT_TRANSLATE_NOOP("CommandLine", "Verdict"))},
                     {words(QT_TRANSLATE_NOOP("CommandLine", "Needs a card")), true},
                     {words(QT_TRANSLATE_NOOP("CommandLine", "Margin")), true}});
    Json list = Json::array();
    for (const CardFit &fit : fits) {
        list.push_back(cardFitToJson(fit, invocation.language()));
        table.add({nameOf(question, fit.cardId, invocation.language()), QString::number(fit.count), fitVerdictName(fit.verdict),
                   formatGib(fit.need.expected, invocation.locale()), formatGib(fit.margin(), invocation.locale())});
    }
    return {{{"smallest", list}, {"wanted", str(fitVerdictId(question.wanted))}}, table.toString(), fits.isEmpty()};
}

Answer sensitivity(const FitQuestion &question, const Invocation &invocation)
{
    const Sensitivity all = sensitivityOf(question.subject, question.request, question.cards.constFirst(), question.request.cards);
    TextTable table({{words(QT_TRANSLATE_NOOP("CommandLine", "Input"))},
                     {words(QT_TRANSLATE_NOOP("CommandLine", "Value")), true},
                     {words(QT_TRANSLATE_NOOP("CommandLine", "Needs a card")), true},
                     {words(QT_TRANSLATE_NOOP("CommandLine", "Verdict"))}});
    const auto add = [&](const QString &name, const QString &value, const CardFit &fit) {
        const QString need = fit.refusal ? QStringLiteral("-") : formatGib(fit.need.expected, invocation.locale());
        table.add({name, value, need, fit.refusal ? errorSentence(*fit.refusal) : fitVerdictName(fit.verdict)});
    };
    add(words(QT_TRANSLATE_NOOP("CommandLine", "as asked")), {}, all.now.fit);
    for (const SensitivityRow &row : all.rows) {
        for (const auto &step : {row.less, row.more}) {
            if (step) {
                add(sensitivityInputName(row.input, question.request.workload),
                    sensitivityValue(row.input, step->request, invocation.locale()), step->fit);
            }
        }
    }
    return {sensitivityToJson(all, invocation.language()), table.toString(), false};
}

Answer upgradeSignals(const FitQuestion &question, const Invocation &invocation)
{
    const UpgradeAdvice advice = upgradeAdvice(question.subject, question.request, question.cards.constFirst(),
                                               question.request.cards, {}, question.catalog.cards());
    QString text;
    for (const UpgradeSignal &signal : advice.list) {
        text += QStringLiteral("%1: %2. %3\n")
                    .arg(signal.name.in(invocation.language()), signalStateName(signal.state), signal.why.in(invocation.language()));
    }
    for (const QString &card : advice.biggerCards)
        text += QStringLiteral("  -> %1\n").arg(nameOf(question, card, invocation.language()));
    return {upgradeAdviceToJson(advice, invocation.language()), text, false};
}

Answer interconnect(const FitQuestion &question, const Invocation &invocation)
{
    const QList<InterconnectAdvice> advice =
        interconnectAdvice(question.cards.constFirst(), question.request.cards, question.request.workload);
    constexpr int mostDegree = 16;
    const QList<int> degrees = question.subject.model ? tensorDegrees(*question.subject.model, mostDegree) : QList<int>();
    TextTable table({{words(QT_TRANSLATE_NOOP("CommandLine", "Way"))},
                     {words(QT_TRANSLATE_NOOP("CommandLine", "Link"))},
                     {words(QT_TRANSLATE_NOOP("CommandLine", "Why"))}});
    for (const InterconnectAdvice &way : advice)
        table.add({parallelismName(way.way), linkLevelName(way.level), way.says.in(invocation.language())});
    QStringList allowed;
    for (const int degree : degrees)
        allowed << QString::number(degree);
    return {interconnectToJson(advice, degrees, invocation.language()),
            table.toString() % words(QT_TRANSLATE_NOOP("CommandLine", "Tensor-parallel degrees of this model: %1")).arg(allowed.join(QStringLiteral(", ")))
                % QLatin1Char('\n'),
            false};
}

} // namespace

void declareFitAnswers(Invocation &invocation)
{
    invocation.flag(QStringLiteral("longest-context"), words(QT_TRANSLATE_NOOP("CommandLine", "the longest context on --cards of each card")));
    invocation.flag(QStringLiteral("largest-batch"), words(QT_TRANSLATE_NOOP("CommandLine", "the largest batch on --cards of each card")));
    invocation.flag(QStringLiteral("most-concurrent"), words(QT_TRANSLATE_NOOP("CommandLine", "the most requests at once on --cards of each card")));
    invocation.flag(QStringLiteral("smallest-card"), words(QT_TRANSLATE_NOOP("CommandLine", "the smallest count of each card, fewest first")));
    invocation.flag(QStringLiteral("sensitivity"), words(QT_TRANSLATE_NOOP("CommandLine", "the verdict with each input one step down and up (needs --card)")));
    invocation.flag(QStringLiteral("signals"), words(QT_TRANSLATE_NOOP("CommandLine", "whether a larger card is due (needs --card)")));
    invocation.flag(QStringLiteral("interconnect"), words(QT_TRANSLATE_NOOP("CommandLine", "what the link between --cards cards means (needs --card)")));
    invocation.option(QStringLiteral("verdict"), QStringLiteral("fits|likely|tight"),
                      words(QT_TRANSLATE_NOOP("CommandLine", "the verdict that a limit must keep")), QStringLiteral("fits"));
}

Result<std::optional<Answer>> answerBeyondFits(const FitQuestion &question, const Invocation &invocation)
{
    const QStringList all{QStringLiteral("longest-context"), QStringLiteral("largest-batch"), QStringLiteral("most-concurrent"),
                          QStringLiteral("smallest-card"),   QStringLiteral("sensitivity"),   QStringLiteral("signals"),
                          QStringLiteral("interconnect")};
    QStringList asked;
    std::copy_if(all.begin(), all.end(), std::back_inserter(asked), [&](const QString &name) { return invocation.has(name); });
    if (asked.isEmpty())
        return std::optional<Answer>();
    if (asked.size() > 1) {
        return fail({Error::Kind::Usage, invocation.command(), {}, QStringLiteral("--") % asked.at(1),
                     QStringLiteral("--") % asked.constFirst()});
    }
    const QString what = asked.constFirst();
    const auto onOneCard = [&](Answer (*answer)(const FitQuestion &, const Invocation &)) -> Result<std::optional<Answer>> {
        if (!question.oneCard)
            return fail({Error::Kind::Missing, invocation.command(), QStringLiteral("--card"), {}, {}});
        return answer(question, invocation);
    };
    if (what == QLatin1String("smallest-card"))
        return smallest(question, invocation);
    if (what == QLatin1String("sensitivity"))
        return onOneCard(&sensitivity);
    if (what == QLatin1String("signals"))
        return onOneCard(&upgradeSignals);
    if (what == QLatin1String("interconnect"))
        return onOneCard(&interconnect);
    const LimitKind kind = what == QLatin1String("longest-context") ? LimitKind::Context
        : what == QLatin1String("largest-batch")                    ? LimitKind::Batch
                                                                    : LimitKind::Concurrency;
    Result<Answer> answer = limits(kind, question, invocation);
    if (!answer) {
        Error error = answer.error();
        error.file = invocation.command();
        return fail(error);
    }
    return *answer;
}

Answer matrixAnswer(const FitMatrix &matrix, const Invocation &invocation)
{
    QList<TextTable::Column> columns{{words(QT_TRANSLATE_NOOP("CommandLine", "Card"))}};
    for (int count = 1; count <= matrix.mostCards(); ++count)
        columns << TextTable::Column{QStringLiteral("x%1").arg(count), true};
    TextTable table(columns);
    bool anything = false;
    for (int card = 0; card < matrix.cards().size(); ++card) {
        QStringList cells{matrix.cards().at(card).name.in(invocation.language())};
        for (int count = 1; count <= matrix.mostCards(); ++count) {
            const FitMatrix::Cell &cell = matrix.cell(card, count);
            anything = anything || (!cell.refused && isAtLeast(cell.verdict, FitVerdict::Likely));
            cells << (cell.refused ? QStringLiteral("-")
                                   : QString(fitVerdictName(cell.verdict) % QLatin1Char(' ')
                                             % invocation.locale().toString(cell.margin().gib(), 'f', 1)));
        }
        table.add(cells);
    }
    QString text;
    for (const FitDemand &demand : matrix.demands())
        text += QStringLiteral("* ") % demand.name % QLatin1Char('\n');
    return {matrixToJson(matrix, invocation.language()), text % table.toString(), !anything};
}

} // namespace xuanka
