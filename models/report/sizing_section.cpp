// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/report_sections.h"

#include "sizing/card_split.h"
#include "sizing/sizing_answer_words.h"
#include "sizing/sizing_words.h"

#include <QCoreApplication>

namespace xuanka {

namespace {

/// A task of the profile on the cards that are recommended.
struct SizedTask {
    SizingSubject subject;
    MemoryRequest request;
    Card card;
    int count = 1;
};

QString gib(Bytes amount, const ReportContext &context)
{
    return context.locale().toString(amount.gib(), 'f', 2);
}

ReportBar barOf(const MemoryEstimate &estimate, const Candidate *winner, const ReportContext &context)
{
    ReportBar bar;
    for (const MemoryPart &part : estimate.parts) {
        bar.segments.append({memoryPartId(part.kind),
                             QString(memoryPartName(part.kind) % QStringLiteral("  ") % formatGib(part.perCard.expected, context.locale())),
                             part.perCard.expected});
    }
    if (winner) {
        bar.capacity = winner->fit.usable;
        bar.capacityLabel = reportWords(QT_TRANSLATE_NOOP("Report", "%1: %2 usable"))
                                .arg(context.cardName(winner->cardId), formatGib(bar.capacity, context.locale()));
    }
    return bar;
}

ReportTable partsOf(const MemoryEstimate &estimate, qsizetype task, const ReportContext &context)
{
    ReportTable table;
    table.caption = reportWords(QT_TRANSLATE_NOOP("Report", "Parts, GiB on the fullest card"));
    table.columns = {{reportWords(QT_TRANSLATE_NOOP("Report", "No.")), 0.5, false},
                     {reportWords(QT_TRANSLATE_NOOP("Report", "Part")), 1.4, false},
                     {reportWords(QT_TRANSLATE_NOOP("Report", "Low")), 0.8, true},
                     {reportWords(QT_TRANSLATE_NOOP("Report", "Expected")), 0.8, true},
                     {reportWords(QT_TRANSLATE_NOOP("Report", "High")), 0.8, true},
                     {reportWords(QT_TRANSLATE_NOOP("Report", "Formula")), 3.2, false}};
    for (qsizetype part = 0; part < estimate.parts.size(); ++part) {
        const MemoryPart &each = estimate.parts.at(part);
        table.rows.append({sizingTraceNumber(task, part), memoryPartName(each.kind), gib(each.perCard.low, context),
                           gib(each.perCard.expected, context), gib(each.perCard.high, context), traceWords(each.trace.expression)});
    }
    table.rows.append({QString(), reportWords(QT_TRANSLATE_NOOP("Report", "Together")), gib(estimate.perCard.low, context),
                       gib(estimate.perCard.expected, context), gib(estimate.perCard.high, context), QString()});
    return table;
}

/// How far the recommended cards go, with reserve and without.
void appendLimits(ReportElements &elements, const SizedTask &task, const ReportContext &context)
{
    ReportTable table;
    table.caption = reportWords(QT_TRANSLATE_NOOP("Report", "How far %1 go, all else as in the profile")).arg(context.cards(task.count, task.card.id));
    table.columns = {{reportWords(QT_TRANSLATE_NOOP("Report", "Asked")), 1.4, false},
                     {reportWords(QT_TRANSLATE_NOOP("Report", "Even the high estimate fits")), 1.3, true},
                     {reportWords(QT_TRANSLATE_NOOP("Report", "The expected one fits")), 1.3, true},
                     {reportWords(QT_TRANSLATE_NOOP("Report", "What ends it")), 3.0, false}};
    const QList<LimitKind> kinds = limitKindsFor(task.request.workload);
    for (const LimitKind kind : kinds) {
        const auto safe = largestOf(kind, task.subject, task.request, task.card, task.count, FitVerdict::Fits);
        const auto expected = largestOf(kind, task.subject, task.request, task.card, task.count, FitVerdict::Likely);
        if (safe && expected) {
            table.rows.append({limitKindName(kind, task.request.workload), limitText(*safe, context.locale()),
                               limitText(*expected, context.locale()), limitReason(*expected, context.locale())});
        }
    }
    if (!table.rows.isEmpty())
        elements << table;
}

void appendRemedies(ReportElements &elements, const SizedTask &task, const ReportContext &context)
{
    const MemoryRequest counted = plannedRequest(task.subject, task.request, task.count);
    const QList<Remedy> remedies = remediesFor(task.subject, counted, {task.card});
    if (remedies.isEmpty())
        return;
    ReportTable table;
    table.caption = reportWords(QT_TRANSLATE_NOOP("Report", "What would free memory, each by itself"));
    table.columns = {{reportWords(QT_TRANSLATE_NOOP("Report", "Change")), 2.4, false},
                     {reportWords(QT_TRANSLATE_NOOP("Report", "Frees a card")), 0.9, true},
                     {reportWords(QT_TRANSLATE_NOOP("Report", "Then needs")), 0.9, true},
                     {reportWords(QT_TRANSLATE_NOOP("Report", "The price")), 2.8, false}};
    for (const Remedy &remedy : remedies) {
        table.rows.append({context.text(remedy.does), formatGib(remedy.frees, context.locale()),
                           formatGib(remedy.result.expected, context.locale()), context.text(remedy.costs)});
    }
    elements << table;
}

void appendLinks(ReportElements &elements, const SizedTask &task, ReportContext &context)
{
    const QList<InterconnectAdvice> links = interconnectAdvice(task.card, task.count, task.request.workload);
    if (links.isEmpty())
        return;
    ReportTable table;
    table.caption = reportWords(QT_TRANSLATE_NOOP("Report", "The link between the cards, the most demanding way of sharing first"));
    table.columns = {{reportWords(QT_TRANSLATE_NOOP("Report", "Way")), 1.1, false},
                     {reportWords(QT_TRANSLATE_NOOP("Report", "Link")), 0.7, false},
                     {reportWords(QT_TRANSLATE_NOOP("Report", "What it means")), 4.2, false},
                     {reportWords(QT_TRANSLATE_NOOP("Report", "Source")), 1.0, false}};
    for (const InterconnectAdvice &link : links) {
        table.rows.append({parallelismName(link.way), linkLevelName(link.level), context.text(link.says),
                           QString(context.reference(link.source) % QLatin1Char(' ') % link.place)});
    }
    elements << table;
    constexpr int mostDegree = 16;
    QStringList degrees;
    const QList<int> allowed = task.subject.model ? tensorDegrees(*task.subject.model, mostDegree) : QList<int>();
    for (const int degree : allowed)
        degrees << context.locale().toString(degree);
    if (!degrees.isEmpty()) {
        elements << ReportParagraph{reportWords(QT_TRANSLATE_NOOP("Report", "The heads and widths of this model divide by %1; other tensor-parallel degrees are refused."))
                                        .arg(degrees.join(QStringLiteral(", "))),
                                    ReportParagraph::Tone::Note};
    }
}

} // namespace

QString sizingTraceNumber(qsizetype task, qsizetype part)
{
    return QStringLiteral("M%1.%2").arg(task + 1).arg(part + 1);
}

void appendSizing(ReportElements &elements, ReportContext &context)
{
    const QList<MemoryEstimate> &sizing = context.recommendation().sizing;
    if (sizing.isEmpty())
        return;
    const Candidate *winner = context.winner();
    const Card *card = winner ? context.catalog().card(winner->cardId) : nullptr;
    elements << ReportHeading{1, reportWords(QT_TRANSLATE_NOOP("Report", "Memory"))};
    for (qsizetype i = 0; i < sizing.size(); ++i) {
        const MemoryEstimate &estimate = sizing.at(i);
        elements << ReportHeading{2, estimate.modelName};
        ReportFacts facts;
        facts.rows << std::pair{reportWords(QT_TRANSLATE_NOOP("Report", "Parameters")),
                                formatParameterCount(estimate.parametersTotal, context.locale())}
                   << std::pair{reportWords(QT_TRANSLATE_NOOP("Report", "Cards")), context.number(estimate.cards)}
                   << std::pair{reportWords(QT_TRANSLATE_NOOP("Report", "A card: low / expected / high")),
                                formatGibRange(estimate.perCard, context.locale())}
                   << std::pair{reportWords(QT_TRANSLATE_NOOP("Report", "Meter")),
                                reportWords(QT_TRANSLATE_NOOP("Report", "as nvidia-smi shows it; PyTorch counts %1 allocated and %2 reserved"))
                                    .arg(formatGib(estimate.allocatedPerCard.expected, context.locale()),
                                         formatGib(estimate.reservedPerCard.expected, context.locale()))};
        elements << facts << barOf(estimate, winner, context) << partsOf(estimate, i, context);
        for (const LocalizedText &assumption : estimate.assumptions)
            elements << ReportParagraph{context.text(assumption), ReportParagraph::Tone::Note};
        if (i >= context.profile().tasks.size())
            continue;
        const TaskDemand &task = context.profile().tasks.at(i);
        const QString measured = measuredErrorSentence(requestForTask(task).workload, context.locale());
        if (!measured.isEmpty())
            elements << ReportParagraph{measured, ReportParagraph::Tone::Note};
        if (!card)
            continue;
        ModelArchitecture typical;
        const auto subject = subjectForTask(task, context.inputs().library, typical);
        if (!subject)
            continue;
        const SizedTask sized{*subject, requestForTask(task), *card, winner->count};
        appendLimits(elements, sized, context);
        appendRemedies(elements, sized, context);
        appendLinks(elements, sized, context);
    }
}

} // namespace xuanka
