// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evaluation/record_table_model.h"

#include "evaluation/evaluation_words.h"
#include "evaluation/tab_separated.h"

#include <algorithm>

namespace xuanka {

namespace {

/// Tool tips are rich text as soon as they look like it; what people typed must not become markup.
QString plainToolTip(const QStringList &lines)
{
    QStringList escaped;
    for (const QString &line : lines) {
        if (!line.isEmpty())
            escaped << line.toHtmlEscaped();
    }
    return escaped.isEmpty() ? QString() : QString(QStringLiteral("<qt>") % escaped.join(QStringLiteral("<br>")) % QStringLiteral("</qt>"));
}

QString idsOf(const RoundCandidate &candidate)
{
    return candidate.platformId % QStringLiteral(" · ") % candidate.cardId;
}

} // namespace

RecordTableModel::RecordTableModel(EvaluationBook &book, const Checklist &checklist, QObject *parent)
    : QAbstractTableModel(parent)
    , m_book(book)
    , m_checklist(checklist)
    , m_candidateName(idsOf)
{
    connect(&book, &EvaluationBook::roundsChanged, this, &RecordTableModel::followRound);
    connect(&book, &EvaluationBook::entriesChanged, this, &RecordTableModel::followEntries);
}

void RecordTableModel::setRound(const QString &roundId)
{
    beginResetModel();
    m_round = {};
    m_entries = {};
    if (!roundId.isEmpty()) {
        if (const auto round = m_book.round(roundId))
            m_round = *round;
        if (const auto entries = m_book.entries(roundId))
            m_entries = EntryIndex(*entries);
    }
    endResetModel();
}

void RecordTableModel::setLanguage(Language language)
{
    m_language = language;
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

void RecordTableModel::setCandidateNames(std::function<QString(const RoundCandidate &)> names)
{
    m_candidateName = std::move(names);
    if (rowCount() > 0)
        Q_EMIT headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
}

void RecordTableModel::followRound()
{
    if (m_round.id.isEmpty())
        return;
    const auto round = m_book.round(m_round.id);
    if (!round && round.error().kind == Error::Kind::UnknownName) {
        takeCandidates({}); // removed; kept in mind, because taking the removal back brings it back
        return;
    }
    if (!round) {
        Q_EMIT failed(round.error());
        return;
    }
    takeCandidates(round->candidates);
    m_round = *round;
    if (rowCount() > 0)
        Q_EMIT headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
}

/// Rows that stay keep their persistent indexes, so that a selection or an open editor survives an edit elsewhere.
void RecordTableModel::takeCandidates(const QList<RoundCandidate> &candidates)
{
    const auto holds = [](const QList<RoundCandidate> &list, const QString &id) {
        return std::any_of(list.cbegin(), list.cend(), [&id](const RoundCandidate &candidate) { return candidate.id == id; });
    };
    for (int row = rowCount() - 1; row >= 0; --row) {
        if (!holds(candidates, m_round.candidates.at(row).id)) {
            beginRemoveRows({}, row, row);
            m_round.candidates.removeAt(row);
            endRemoveRows();
        }
    }
    for (int row = 0; row < candidates.size(); ++row) {
        if (!holds(m_round.candidates, candidates.at(row).id)) {
            const int place = std::min(row, rowCount());
            beginInsertRows({}, place, place);
            m_round.candidates.insert(place, candidates.at(row));
            endInsertRows();
        }
    }
    for (int row = 0; row < candidates.size(); ++row) {
        int from = row;
        while (m_round.candidates.at(from).id != candidates.at(row).id)
            ++from;
        if (from != row) {
            beginMoveRows({}, from, from, {}, row);
            m_round.candidates.move(from, row);
            endMoveRows();
        }
        m_round.candidates[row] = candidates.at(row);
    }
}

void RecordTableModel::followEntries(const QString &roundId)
{
    if (roundId != m_round.id)
        return;
    const auto entries = m_book.entries(roundId);
    if (!entries) {
        Q_EMIT failed(entries.error());
        return;
    }
    const EntryIndex before = std::exchange(m_entries, EntryIndex(*entries));
    for (int row = 0; row < rowCount(); ++row) {
        const QString &candidate = m_round.candidates.at(row).id;
        for (int column = 0; column < columnCount(); ++column) {
            if (before.count(candidate, keyOf(column)) != m_entries.count(candidate, keyOf(column)))
                Q_EMIT dataChanged(index(row, column), index(row, column));
        }
    }
}

Done RecordTableModel::pasteAt(const QModelIndex &index, const QString &text)
{
    if (!index.isValid())
        return fail({Error::Kind::Missing, {}, {}, {}, {}});
    const auto rows = parseTabSeparated(text);
    if (!rows)
        return fail(rows.error());
    const qsizetype width = rows->isEmpty() ? 0 : rows->constFirst().size();
    const int freeRows = rowCount() - index.row();
    const int freeColumns = columnCount() - index.column();
    if (rows->size() > freeRows || width > freeColumns) {
        return fail({Error::Kind::OutOfRange, {}, {}, QStringLiteral("%1 × %2").arg(rows->size()).arg(width),
                     QStringLiteral("≤ %1 × %2").arg(freeRows).arg(freeColumns)});
    }
    QList<Entry> entries;
    for (int row = 0; row < rows->size(); ++row) {
        for (int column = 0; column < width; ++column) {
            const QModelIndex target = index.siblingAtRow(index.row() + row).siblingAtColumn(index.column() + column);
            const QString &value = rows->at(row).at(column);
            if (data(target, Qt::EditRole).toString() != value)
                entries << entryFor(target, value);
        }
    }
    return m_book.addEntriesUndoable(entries);
}

int RecordTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_round.candidates.size());
}

int RecordTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_checklist.fields.size());
}

QVariant RecordTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Entry *entry = entryAt(index);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
    case SortRole:
        return entry != nullptr ? entry->value : QString();
    case Qt::ToolTipRole:
        return entry != nullptr ? plainToolTip({entry->value, entry->note, entryStamp(*entry)}) : QString();
    case AuthorRole:
        return entry != nullptr ? entry->author : QString();
    case AtRole:
        return entry != nullptr ? entry->at : QDateTime();
    case HistoryCountRole:
        return m_entries.count(m_round.candidates.at(index.row()).id, keyOf(index.column()));
    case KeyRole:
        return keyOf(index.column());
    case CandidateRole:
        return m_round.candidates.at(index.row()).id;
    default:
        return {};
    }
}

bool RecordTableModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !index.isValid())
        return false;
    if (data(index, Qt::EditRole).toString() == value.toString())
        return true; // leaving an editor is no entry
    const Done added = m_book.addEntriesUndoable({entryFor(index, value.toString())});
    if (!added)
        Q_EMIT failed(added.error());
    return added.has_value();
}

QVariant RecordTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (section < 0 || section >= (orientation == Qt::Horizontal ? columnCount() : rowCount()))
        return {};
    if (orientation == Qt::Horizontal)
        return columnHeading(section, role);
    const RoundCandidate &candidate = m_round.candidates.at(section);
    if (role == Qt::DisplayRole)
        return m_candidateName(candidate);
    if (role == Qt::ToolTipRole)
        return plainToolTip({m_candidateName(candidate), candidate.configuration});
    return {};
}

QVariant RecordTableModel::columnHeading(int column, int role) const
{
    const RecordField &field = m_checklist.fields.at(column);
    switch (role) {
    case Qt::DisplayRole:
        return field.name.in(m_language);
    case Qt::ToolTipRole:
        return plainToolTip({field.whatToRecord.in(m_language), field.why.in(m_language)});
    case KeyRole:
        return fieldKey(field.id);
    default:
        return {};
    }
}

Qt::ItemFlags RecordTableModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.isValid() && !m_book.isReadOnly() ? flags | Qt::ItemIsEditable : flags;
}

const Entry *RecordTableModel::entryAt(const QModelIndex &index) const
{
    return m_entries.newest(m_round.candidates.at(index.row()).id, keyOf(index.column()));
}

QString RecordTableModel::keyOf(int column) const
{
    return fieldKey(m_checklist.fields.at(column).id);
}

Entry RecordTableModel::entryFor(const QModelIndex &index, const QString &value) const
{
    return {m_round.id, m_round.candidates.at(index.row()).id, keyOf(index.column()), value, {}, {}, {}};
}

} // namespace xuanka
