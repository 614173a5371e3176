// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/report_sections.h"

#include "sizing/sizing_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace xuanka {

namespace {

// The first few show how the ranking came about; each further one is the same formula with another price.
constexpr qsizetype tracedCandidates = 5;
constexpr double largeBytes = 1 << 20;

/// A trace's machine number as people read it: bytes as GiB, digits grouped. Words and dates stay as they are.
QString readable(const QString &value, const QString &unit, const ReportContext &context)
{
    bool isNumber = false;
    const double number = value.toDouble(&isNumber);
    if (!isNumber)
        return unit.isEmpty() ? value : QString(value % QLatin1Char(' ') % unit);
    if (unit == QLatin1String("B") && std::abs(number) >= largeBytes)
        return formatGib(Bytes::fromDouble(number), context.locale(), 2);
    const QString text = context.number(number, std::abs(number) < 1.0 ? 6 : 4);
    return unit.isEmpty() ? text : QString(text % QLatin1Char(' ') % unit);
}

QString inputsText(const Trace &trace, ReportContext &context)
{
    QStringList inputs;
    inputs.reserve(trace.inputs.size());
    for (const TraceInput &input : trace.inputs) {
        QString text = traceWords(input.name) % QStringLiteral(" = ") % readable(input.value, input.unit, context);
        if (const QString reference = context.reference(input.source); !reference.isEmpty())
            text += reference.startsWith(QLatin1Char('[')) ? QString(QLatin1Char(' ') % reference)
                                                           : QString(QStringLiteral(" (") % reference % QLatin1Char(')'));
        inputs << text;
    }
    return inputs.join(context.separator());
}

void appendTraceRows(ReportTable &table, const QString &name, const Trace &trace, int depth, ReportContext &context)
{
    const QString indent(depth * 2, QChar(0x2007)); // figure space: not taken away at the line's beginning
    const QString reference = trace.source.isEmpty() || trace.source == QLatin1String("definition")
        ? QString()
        : QString(QLatin1Char(' ') % context.reference(trace.source));
    table.rows.append({QString(indent % name), readable(trace.result, trace.unit, context),
                       QString(traceWords(trace.expression) % reference), inputsText(trace, context)});
    for (const Trace &part : trace.parts)
        appendTraceRows(table, part.formula, part, depth + 1, context);
}

} // namespace

void appendWarnings(ReportElements &elements, ReportContext &context)
{
    const QList<Warning> &warnings = context.recommendation().warnings;
    if (warnings.isEmpty())
        return;
    elements << ReportHeading{1, reportWords(QT_TRANSLATE_NOOP("Report", "Warnings"))};
    for (const Warning &warning : warnings) {
        const QString reference = context.reference(warning.source);
        elements << ReportParagraph{QString(context.text(warning.says) % (reference.isEmpty() ? QString() : QString(QLatin1Char(' ') % reference))),
                                    ReportParagraph::Tone::Warning};
        if (!warning.instead.isEmpty()) {
            elements << ReportParagraph{reportWords(QT_TRANSLATE_NOOP("Report", "Instead: %1")).arg(context.text(warning.instead)),
                                        ReportParagraph::Tone::Note};
        }
    }
}

void appendConflicts(ReportElements &elements, ReportContext &context)
{
    QSet<QString> cards;
    QSet<QString> quotes;
    for (const Candidate &candidate : context.recommendation().ranking) {
        cards.insert(candidate.cardId);
        quotes.insert(candidate.quoteId);
    }
    ReportTable table;
    table.columns = {{reportWords(QT_TRANSLATE_NOOP("Report", "About")), 1.4, false},
                     {reportWords(QT_TRANSLATE_NOOP("Report", "What the sources say")), 3.0, false},
                     {reportWords(QT_TRANSLATE_NOOP("Report", "What is used here")), 2.6, false}};
    const auto touches = [](const QStringList &ids, const QSet<QString> &used) {
        return std::any_of(ids.begin(), ids.end(), [&used](const QString &id) { return used.contains(id); });
    };
    for (const Conflict &conflict : context.catalog().conflicts()) {
        if (!touches(conflict.cardIds, cards) && !touches(conflict.quoteIds, quotes))
            continue;
        table.rows.append({context.text(conflict.subject), context.text(conflict.statement),
                           conflict.resolution.isEmpty() ? reportWords(QT_TRANSLATE_NOOP("Report", "left open"))
                                                         : context.text(conflict.resolution)});
    }
    if (table.rows.isEmpty())
        return;
    elements << ReportHeading{1, reportWords(QT_TRANSLATE_NOOP("Report", "Where sources disagree"))}
             << ReportParagraph{reportWords(QT_TRANSLATE_NOOP("Report", "Contradictions that touch the cards and prices of the shortlist.")),
                                ReportParagraph::Tone::Normal}
             << table;
}

void appendSources(ReportElements &elements, ReportContext &context)
{
    const Recommendation &recommendation = context.recommendation();
    elements << ReportHeading{1, reportWords(QT_TRANSLATE_NOOP("Report", "Sources"))};
    ReportFacts facts;
    facts.rows << std::pair{reportWords(QT_TRANSLATE_NOOP("Report", "Catalog as of")), context.date(recommendation.catalogAsOf)};
    const ExchangeRate &rate = recommendation.inputs.rate;
    if (rate.isValid()) {
        facts.rows << std::pair{reportWords(QT_TRANSLATE_NOOP("Report", "Exchange rate")),
                                reportWords(QT_TRANSLATE_NOOP("Report", "1 USD = %1 CNY, %2 %3"))
                                    .arg(context.number(rate.cnyPerUsd, 4), context.date(rate.asOf), context.reference(rate.source))};
    }
    facts.rows << std::pair{reportWords(QT_TRANSLATE_NOOP("Report", "Inputs (SHA-256)")), recommendation.inputsHash};
    elements << facts;

    ReportTable table;
    table.columns = {{reportWords(QT_TRANSLATE_NOOP("Report", "No.")), 0.4, true},
                     {reportWords(QT_TRANSLATE_NOOP("Report", "Source")), 3.4, false},
                     {reportWords(QT_TRANSLATE_NOOP("Report", "Place")), 2.6, false},
                     {reportWords(QT_TRANSLATE_NOOP("Report", "As of")), 1.0, false}};
    for (qsizetype i = 0; i < context.references().size(); ++i) {
        const QString &key = context.references().at(i);
        const Source *source = context.catalog().source(key);
        table.rows.append({QString::number(i + 1), source ? context.text(source->title) : key,
                           source ? source->location : QString(),
                           source && source->asOf.isValid() ? context.date(source->asOf, source->asOfPrecision) : QString()});
    }
    if (!table.rows.isEmpty())
        elements << table;
}

void appendTraces(ReportElements &elements, ReportContext &context)
{
    const Recommendation &recommendation = context.recommendation();
    ReportTable table;
    table.columns = {{reportWords(QT_TRANSLATE_NOOP("Report", "Figure")), 1.7, false},
                     {reportWords(QT_TRANSLATE_NOOP("Report", "Result")), 1.3, true},
                     {reportWords(QT_TRANSLATE_NOOP("Report", "Formula")), 2.4, false},
                     {reportWords(QT_TRANSLATE_NOOP("Report", "Inputs, [n] = source")), 3.6, false}};
    const qsizetype shown = std::min(tracedCandidates, recommendation.ranking.size());
    for (qsizetype i = 0; i < shown; ++i) {
        const Candidate &candidate = recommendation.ranking.at(i);
        appendTraceRows(table,
                        QString(context.cards(candidate.count, candidate.cardId) % QStringLiteral(" · ")
                                % context.platformName(candidate.platformId)),
                        candidate.costTrace, 0, context);
    }
    for (qsizetype task = 0; task < recommendation.sizing.size(); ++task) {
        const MemoryEstimate &estimate = recommendation.sizing.at(task);
        for (qsizetype part = 0; part < estimate.parts.size(); ++part) {
            const QString name = QString(sizingTraceNumber(task, part) % QLatin1Char(' ') % estimate.modelName % QStringLiteral(": ")
                                         % memoryPartName(estimate.parts.at(part).kind));
            appendTraceRows(table, name, estimate.parts.at(part).trace, 0, context);
        }
    }
    if (table.rows.isEmpty())
        return;
    elements << ReportHeading{1, reportWords(QT_TRANSLATE_NOOP("Report", "How the figures came about"))} << table;
}

} // namespace xuanka
