// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/report_sections.h"

#include "catalog/catalog_words.h"
#include "sizing/sizing_words.h"

#include <QCoreApplication>

namespace xuanka {

namespace {

/// How much dearer than the first; the first itself says how far it is ahead.
QString distance(const QList<Candidate> &ranking, qsizetype position, const ReportContext &context)
{
    const double first = ranking.constFirst().monthlyCost.expected.amount();
    if (position == 0 || first <= 0.0)
        return QStringLiteral("–");
    return QString(QLatin1Char('+') % context.share(ranking.at(position).monthlyCost.expected.amount() / first - 1.0));
}

} // namespace

void appendShortlist(ReportElements &elements, ReportContext &context)
{
    const QList<Candidate> &ranking = context.recommendation().ranking;
    if (ranking.isEmpty())
        return;
    elements << ReportHeading{1, reportWords(QT_TRANSLATE_NOOP("Report", "Shortlist"))}
             << ReportParagraph{reportWords(QT_TRANSLATE_NOOP("Report", "Everything that meets all conditions, cheapest month first. “To ask” counts conditions that the catalog cannot answer; they are open until the platform has confirmed them.")),
                                ReportParagraph::Tone::Normal};
    ReportTable table;
    table.columns = {{reportWords(QT_TRANSLATE_NOOP("Report", "No.")), 0.3, true},
                     {reportWords(QT_TRANSLATE_NOOP("Report", "Cards")), 2.2, false},
                     {reportWords(QT_TRANSLATE_NOOP("Report", "Platform")), 2.2, false},
                     {reportWords(QT_TRANSLATE_NOOP("Report", "Billing")), 1.3, false},
                     {reportWords(QT_TRANSLATE_NOOP("Report", "Cost a month")), 1.0, true},
                     {reportWords(QT_TRANSLATE_NOOP("Report", "To the first")), 0.9, true},
                     {reportWords(QT_TRANSLATE_NOOP("Report", "Memory")), 0.8, false},
                     {reportWords(QT_TRANSLATE_NOOP("Report", "To ask")), 0.6, true},
                     {reportWords(QT_TRANSLATE_NOOP("Report", "Source")), 0.9, false}};
    for (qsizetype i = 0; i < ranking.size(); ++i) {
        const Candidate &candidate = ranking.at(i);
        const int open = candidate.openQuestions();
        table.rows.append({QString::number(i + 1), context.cards(candidate.count, candidate.cardId),
                           context.platformName(candidate.platformId), billingWord(candidate.billing),
                           context.money(candidate.monthlyCost), distance(ranking, i, context),
                           fitVerdictName(candidate.fit.verdict), open > 0 ? QString::number(open) : QStringLiteral("–"),
                           context.reference(candidate.quoteId)});
    }
    elements << table;

    const Candidate &winner = ranking.constFirst();
    if (!winner.cautions.isEmpty()) {
        elements << ReportHeading{2, reportWords(QT_TRANSLATE_NOOP("Report", "To ask and to watch with the first choice"))};
        ReportList list;
        for (const LocalizedText &caution : winner.cautions)
            list.items << context.text(caution);
        elements << list;
    }
}

QString shortfallText(const GateResult &gate, const ReportContext &context)
{
    if (gate.shortfall == 0.0 || gate.unit.isEmpty())
        return {};
    const QString code = gate.unit.section(QLatin1Char('/'), 0, 0);
    if (const auto currency = currencyFromCode(code)) {
        const QString amount = context.money(Money::fromAmount(gate.shortfall, *currency));
        return gate.unit.endsWith(QLatin1String("/month"))
            ? reportWords(QT_TRANSLATE_NOOP("Report", "%1 a month")).arg(amount)
            : amount;
    }
    return QString(context.number(gate.shortfall, 1) % QLatin1Char(' ') % gate.unit);
}

void appendExcluded(ReportElements &elements, ReportContext &context)
{
    const QList<Excluded> &all = context.recommendation().excluded;
    if (all.isEmpty())
        return;
    elements << ReportHeading{1, reportWords(QT_TRANSLATE_NOOP("Report", "Excluded cards"))}
             << ReportParagraph{reportWords(QT_TRANSLATE_NOOP("Report", "Every other card of the catalog, with each condition that it misses and by how much.")),
                                ReportParagraph::Tone::Normal};
    ReportTable table;
    table.columns = {{reportWords(QT_TRANSLATE_NOOP("Report", "Cards")), 1.8, false},
                     {reportWords(QT_TRANSLATE_NOOP("Report", "Condition")), 1.1, false},
                     {reportWords(QT_TRANSLATE_NOOP("Report", "Missed by")), 1.1, true},
                     {reportWords(QT_TRANSLATE_NOOP("Report", "Reason")), 4.0, false}};
    for (const Excluded &excluded : all) {
        for (const GateResult &gate : excluded.failed) {
            const QString shortfall = shortfallText(gate, context);
            // The name stands in each row: a page may begin with any of them.
            table.rows.append({context.cards(excluded.count, excluded.cardId),
                               context.text(gateTitle(gate.gate)), shortfall.isEmpty() ? QStringLiteral("–") : shortfall,
                               context.text(gate.reason)});
        }
    }
    elements << table;
}

} // namespace xuanka
