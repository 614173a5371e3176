// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/report_sections.h"

#include "catalog/catalog_words.h"
#include "catalog/normalised_rate.h"
#include "sizing/sizing_words.h"

#include <QCoreApplication>
#include <QMap>

namespace xuanka {

namespace {

// The first page holds what a person decides on; the rest stands in its chapter.
constexpr qsizetype mostReasons = 5;
constexpr qsizetype mostCautions = 6;
// Below this the first two offers cost the same for all practical purposes.
constexpr double tieShare = 0.01;

/// How far the second is behind. A winner is never named without it.
QString marginText(const ReportContext &context)
{
    const QList<Candidate> &ranking = context.recommendation().ranking;
    if (ranking.size() < 2)
        return reportWords(QT_TRANSLATE_NOOP("Report", "there is no second offer that meets all conditions"));
    const Candidate &first = ranking.at(0);
    const Candidate &second = ranking.at(1);
    const QString name = context.cards(second.count, second.cardId) % QStringLiteral(" · ")
        % context.platformName(second.platformId);
    const Money margin = second.monthlyCost.expected - first.monthlyCost.expected;
    const double share = first.monthlyCost.expected.isZero()
        ? 0.0
        : margin.amount() / first.monthlyCost.expected.amount();
    if (share < tieShare) {
        return reportWords(QT_TRANSLATE_NOOP("Report", "practically none: %1 costs %2 a month more (%3); treat the two as equal"))
            .arg(name, context.money(margin), context.share(share));
    }
    return reportWords(QT_TRANSLATE_NOOP("Report", "%1 a month (%2) to the second, %3"))
        .arg(context.money(margin), context.share(share), name);
}

QString stabilityText(const ReportContext &context)
{
    const Recommendation &recommendation = context.recommendation();
    const Stability &stability = recommendation.stability;
    const QString change = context.share(stability.priceChange, 0);
    if (stability.firmInTheWorstCase) {
        return reportWords(QT_TRANSLATE_NOOP("Report", "it stays first even if its price rises by %1 and all others fall by as much")).arg(change);
    }
    if (stability.firstIfDearer > 0 && stability.firstIfDearer < recommendation.ranking.size()) {
        const Candidate &other = recommendation.ranking.at(stability.firstIfDearer);
        return reportWords(QT_TRANSLATE_NOOP("Report", "if its price rises by %1, %2 is first"))
            .arg(change, QString(context.cards(other.count, other.cardId) % QStringLiteral(" · ")
                                 % context.platformName(other.platformId)));
    }
    return reportWords(QT_TRANSLATE_NOOP("Report", "it stays first if its price rises by %1, but not if all others fall as well")).arg(change);
}

QString openConditions(const Candidate &candidate, const ReportContext &context)
{
    QStringList names;
    for (const GateResult &gate : candidate.gates) {
        if (gate.state == GateState::Unknown)
            names << context.text(gateTitle(gate.gate));
    }
    names.removeDuplicates();
    return names.join(context.separator());
}

/// The cheapest offer of which every condition is known to hold: what to take if the first cannot confirm.
QString answeredText(const ReportContext &context)
{
    const QList<Candidate> &ranking = context.recommendation().ranking;
    for (qsizetype i = 0; i < ranking.size(); ++i) {
        const Candidate &candidate = ranking.at(i);
        if (candidate.openQuestions() == 0) {
            return reportWords(QT_TRANSLATE_NOOP("Report", "no. %1, %2 · %3, %4 a month"))
                .arg(QString::number(i + 1), context.cards(candidate.count, candidate.cardId),
                     context.platformName(candidate.platformId), context.money(candidate.monthlyCost));
        }
    }
    return reportWords(QT_TRANSLATE_NOOP("Report", "no offer: each has at least one condition to be confirmed"));
}

void appendWinner(ReportElements &elements, ReportContext &context, const Candidate &winner)
{
    elements << ReportParagraph{reportWords(QT_TRANSLATE_NOOP("Report", "Rent %1 from %2."))
                                    .arg(context.cards(winner.count, winner.cardId), context.platformName(winner.platformId)),
                                ReportParagraph::Tone::Lead};
    if (winner.openQuestions() > 0) {
        elements << ReportParagraph{reportWords(QT_TRANSLATE_NOOP("Report", "Holds only if the platform confirms: %1. The catalog has no answer to this."))
                                        .arg(openConditions(winner, context)),
                                    ReportParagraph::Tone::Warning};
    }
    ReportFacts facts;
    facts.rows << std::pair{reportWords(QT_TRANSLATE_NOOP("Report", "Cost a month")), context.money(winner.monthlyCost)};
    const int months = context.profile().horizonMonths;
    facts.rows << std::pair{reportWords(QT_TRANSLATE_NOOP("Report", "Cost over %1 months")).arg(months),
                            context.money(winner.monthlyCost * months)};
    facts.rows << std::pair{reportWords(QT_TRANSLATE_NOOP("Report", "Billing")), billingWord(winner.billing)};
    if (const Quote *quote = context.catalog().quote(winner.quoteId)) {
        if (const auto rate = normalise(*quote)) {
            facts.rows << std::pair{reportWords(QT_TRANSLATE_NOOP("Report", "Price of a card-hour")),
                                    QString(formatHourly(rate->middle(), context.locale()) % QStringLiteral(" (")
                                            % rateRuleWord(rate->rule) % QLatin1Char(')'))};
        }
        facts.rows << std::pair{reportWords(QT_TRANSLATE_NOOP("Report", "Price as of")),
                                QString(context.date(quote->asOf, quote->asOfPrecision) % QLatin1Char(' ') % context.reference(winner.quoteId))};
    }
    facts.rows << std::pair{reportWords(QT_TRANSLATE_NOOP("Report", "Margin")), marginText(context)};
    if (context.recommendation().ranking.size() > 1)
        facts.rows << std::pair{reportWords(QT_TRANSLATE_NOOP("Report", "How firm")), stabilityText(context)};
    if (winner.openQuestions() > 0)
        facts.rows << std::pair{reportWords(QT_TRANSLATE_NOOP("Report", "With nothing open")), answeredText(context)};
    facts.rows << std::pair{reportWords(QT_TRANSLATE_NOOP("Report", "Memory")),
                            QString(fitVerdictName(winner.fit.verdict) % QStringLiteral(" · ")
                                    % fitReason(winner.fit, context.locale()))};
    elements << facts;

    if (!winner.reasons.isEmpty()) {
        elements << ReportHeading{2, reportWords(QT_TRANSLATE_NOOP("Report", "Why"))};
        ReportList list;
        const QList<LocalizedText> reasons = winner.reasons.first(std::min(mostReasons, winner.reasons.size()));
        for (const LocalizedText &reason : reasons)
            list.items << context.text(reason);
        elements << list;
    }

    QStringList watch;
    for (const LocalizedText &caution : winner.cautions)
        watch << context.text(caution);
    for (const Warning &warning : context.recommendation().warnings)
        watch << context.text(warning.says);
    watch.removeDuplicates();
    const qsizetype left = watch.size() - mostCautions;
    elements << ReportHeading{2, reportWords(QT_TRANSLATE_NOOP("Report", "What to watch"))};
    const QStringList shown = watch.first(std::min(mostCautions, watch.size()));
    for (const QString &caution : shown)
        elements << ReportParagraph{caution, ReportParagraph::Tone::Warning};
    if (left > 0) {
        elements << ReportParagraph{reportWords(QT_TRANSLATE_NOOP("Report", "Further points to watch, listed under “Warnings” and “Shortlist”: %1.")).arg(left),
                                    ReportParagraph::Tone::Note};
    }
    elements << ReportParagraph{
        reportWords(QT_TRANSLATE_NOOP("Report", "Costs are card rents as quoted. What a platform charges for storage, traffic and stopped machines comes on top unless the quote says that it is included.")),
        ReportParagraph::Tone::Note};
}

void appendNothingFits(ReportElements &elements, ReportContext &context)
{
    const Recommendation &recommendation = context.recommendation();
    elements << ReportParagraph{reportWords(QT_TRANSLATE_NOOP("Report", "Nothing meets all conditions: no card can be recommended.")),
                                ReportParagraph::Tone::Lead};
    elements << ReportHeading{2, reportWords(QT_TRANSLATE_NOOP("Report", "What would have to give"))};
    if (recommendation.relaxations.isEmpty()) {
        elements << ReportParagraph{reportWords(QT_TRANSLATE_NOOP("Report", "No single condition is in the way; several would have to change at once. The list of excluded cards shows which.")),
                                    ReportParagraph::Tone::Normal};
    } else {
        ReportTable table;
        table.columns = {{reportWords(QT_TRANSLATE_NOOP("Report", "Change")), 4.0, false},
                         {reportWords(QT_TRANSLATE_NOOP("Report", "Offers then")), 1.0, true},
                         {reportWords(QT_TRANSLATE_NOOP("Report", "Cheapest a month")), 1.4, true}};
        for (const Relaxation &relaxation : recommendation.relaxations) {
            table.rows.append({context.text(relaxation.says), QString::number(relaxation.candidatesThen),
                               relaxation.cheapestThen ? context.money(*relaxation.cheapestThen) : QStringLiteral("–")});
        }
        elements << table;
    }

    QMap<GateId, int> failures;
    for (const Excluded &excluded : recommendation.excluded) {
        for (const GateResult &gate : excluded.failed)
            ++failures[gate.gate];
    }
    if (!failures.isEmpty()) {
        elements << ReportHeading{2, reportWords(QT_TRANSLATE_NOOP("Report", "Where cards failed"))};
        ReportFacts facts;
        for (auto it = failures.cbegin(); it != failures.cend(); ++it) {
            facts.rows << std::pair{context.text(gateTitle(it.key())),
                                    reportWords(QT_TRANSLATE_NOOP("Report", "cards: %1")).arg(it.value())};
        }
        elements << facts;
    }
    for (const Warning &warning : recommendation.warnings)
        elements << ReportParagraph{context.text(warning.says), ReportParagraph::Tone::Warning};
}

} // namespace

void appendSummary(ReportElements &elements, ReportContext &context)
{
    elements << ReportHeading{1, reportWords(QT_TRANSLATE_NOOP("Report", "Summary"))};
    if (const Candidate *winner = context.winner())
        appendWinner(elements, context, *winner);
    else
        appendNothingFits(elements, context);
    elements << ReportPageBreak{};
}

} // namespace xuanka
