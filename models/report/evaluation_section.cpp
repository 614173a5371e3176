// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/report_sections.h"

#include "evaluation/evaluation_words.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>

namespace xuanka {

namespace {

// More columns would leave no room for what people wrote.
constexpr qsizetype candidatesPerTable = 3;

/// The newest entry of a key; null if there is none or it was taken back.
class EntryIndex {
public:
    EntryIndex(const QList<Entry> &entries, const QString &roundId)
    {
        for (const Entry &entry : entries) {
            if (entry.roundId != roundId)
                continue;
            const Entry *&held = m_newest[{entry.candidateId, entry.key}];
            if (!held || entry.at >= held->at)
                held = &entry;
        }
    }
    const Entry *of(const QString &candidateId, const QString &key) const
    {
        const Entry *entry = m_newest.value({candidateId, key}, nullptr);
        return entry && !entry->value.isEmpty() ? entry : nullptr;
    }

private:
    QHash<std::pair<QString, QString>, const Entry *> m_newest;
};

QString stamp(const Entry &entry, const ReportContext &context)
{
    const QString day = context.date(entry.at.toLocalTime().date());
    return entry.author.isEmpty() ? day : QString(entry.author % QStringLiteral(", ") % day);
}

/// What was written, the note, and who wrote it when.
QString cell(const Entry *entry, const QString &value, const ReportContext &context)
{
    if (!entry)
        return QStringLiteral("–");
    QString text = value;
    if (!entry->note.isEmpty())
        text += context.separator() % entry->note;
    return QString(text % QStringLiteral("\n") % stamp(*entry, context));
}

QString columnTitle(const RoundCandidate &candidate, const ReportContext &context)
{
    QString title = context.platformName(candidate.platformId) % QStringLiteral("\n") % context.cardName(candidate.cardId);
    if (!candidate.configuration.isEmpty())
        title += QStringLiteral("\n") % candidate.configuration;
    return title;
}

ReportTable tableOf(const QString &caption, const QString &firstTitle, const QList<RoundCandidate> &candidates,
                    const ReportContext &context)
{
    ReportTable table;
    table.caption = caption;
    table.columns.append({firstTitle, 1.6, false});
    for (const RoundCandidate &candidate : candidates)
        table.columns.append({columnTitle(candidate, context), 1.5, false});
    return table;
}

/// One table a dimension. A dimension in which nothing was answered is left out and counted.
void appendChecks(ReportElements &elements, const EntryIndex &index, const QList<RoundCandidate> &candidates,
                  ReportContext &context)
{
    const QList<CheckDefinition> &definitions = context.inputs().checklist.checks;
    qsizetype unanswered = 0;
    for (qsizetype first = 0; first < definitions.size();) {
        const Dimension dimension = definitions.at(first).dimension;
        ReportTable table = tableOf(dimensionName(dimension), reportWords(QT_TRANSLATE_NOOP("Report", "Check")), candidates, context);
        for (; first < definitions.size() && definitions.at(first).dimension == dimension; ++first) {
            const CheckDefinition &check = definitions.at(first);
            QStringList row{context.text(check.question)};
            bool answered = false;
            for (const RoundCandidate &candidate : candidates) {
                const Entry *entry = index.of(candidate.id, check.id);
                const auto state = entry ? checkStateFromId(entry->value) : std::nullopt;
                row << cell(entry, state ? checkStateName(*state) : QString(), context);
                answered = answered || entry;
            }
            if (answered)
                table.rows.append(row);
            else
                ++unanswered;
        }
        if (!table.rows.isEmpty())
            elements << table;
    }
    if (unanswered > 0) {
        elements << ReportParagraph{reportWords(QT_TRANSLATE_NOOP("Report", "Checks without an answer: %1 of %2.")).arg(unanswered).arg(definitions.size()),
                                    ReportParagraph::Tone::Note};
    }
}

void appendRound(ReportElements &elements, const Round &round, ReportContext &context)
{
    const EntryIndex index(context.inputs().entries, round.id);
    elements << ReportHeading{2, round.name};
    ReportFacts facts;
    facts.rows << std::pair{reportWords(QT_TRANSLATE_NOOP("Report", "Date")), context.date(round.date)};
    if (!round.author.isEmpty())
        facts.rows << std::pair{reportWords(QT_TRANSLATE_NOOP("Report", "Author")), round.author};
    elements << facts;

    const Checklist &checklist = context.inputs().checklist;
    for (qsizetype first = 0; first < round.candidates.size(); first += candidatesPerTable) {
        const QList<RoundCandidate> candidates
            = round.candidates.mid(first, std::min(candidatesPerTable, round.candidates.size() - first));
        ReportTable records = tableOf(reportWords(QT_TRANSLATE_NOOP("Report", "Record table")),
                                      reportWords(QT_TRANSLATE_NOOP("Report", "Field")), candidates, context);
        for (const RecordField &recordField : checklist.fields) {
            QStringList row{context.text(recordField.name)};
            for (const RoundCandidate &candidate : candidates) {
                const Entry *entry = index.of(candidate.id, fieldKey(recordField.id));
                row << cell(entry, entry ? entry->value : QString(), context);
            }
            records.rows.append(row);
        }
        elements << records;

        appendChecks(elements, index, candidates, context);
    }
}

} // namespace

void appendEvaluations(ReportElements &elements, ReportContext &context)
{
    const QList<Round> &rounds = context.inputs().rounds;
    if (rounds.isEmpty())
        return;
    elements << ReportHeading{1, reportWords(QT_TRANSLATE_NOOP("Report", "Platform evaluation"))};
    for (const Round &round : rounds)
        appendRound(elements, round, context);
}

} // namespace xuanka
