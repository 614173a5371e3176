// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evaluation/checklist_model.h"

#include "evaluation/evaluation_words.h"

#include <QLocale>

#include <algorithm>

namespace xuanka {

ChecklistModel::ChecklistModel(EvaluationBook &book, const Checklist &checklist, QObject *parent)
    : QAbstractItemModel(parent)
    , m_book(book)
{
    for (const Dimension dimension : allDimensions) {
        Group group{dimension, {}};
        std::copy_if(checklist.checks.cbegin(), checklist.checks.cend(), std::back_inserter(group.checks),
                     [dimension](const CheckDefinition &check) { return check.dimension == dimension; });
        if (!group.checks.isEmpty())
            m_groups << group;
    }
    connect(&book, &EvaluationBook::roundsChanged, this, &ChecklistModel::followRound);
    connect(&book, &EvaluationBook::entriesChanged, this, &ChecklistModel::followEntries);
}

void ChecklistModel::setCandidate(const QString &roundId, const QString &candidateId)
{
    m_roundId = roundId;
    m_candidateId = candidateId;
    followRound();
}

void ChecklistModel::setLanguage(Language language)
{
    m_language = language;
    emitAllChanged();
}

void ChecklistModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    emitAllChanged();
}

/// The checks stay the same whoever they are about, so only what stands in them changes.
void ChecklistModel::followRound()
{
    m_isPresent = false;
    m_entries = {};
    if (const auto round = m_book.round(m_roundId)) {
        m_isPresent = std::any_of(round->candidates.cbegin(), round->candidates.cend(),
                                  [this](const RoundCandidate &candidate) { return candidate.id == m_candidateId; });
    }
    if (m_isPresent) {
        const auto entries = m_book.entries(m_roundId);
        if (entries)
            m_entries = EntryIndex(*entries);
        else
            Q_EMIT failed(entries.error());
    }
    emitAllChanged();
}

void ChecklistModel::followEntries(const QString &roundId)
{
    if (roundId != m_roundId || !m_isPresent)
        return;
    const auto entries = m_book.entries(roundId);
    if (!entries) {
        Q_EMIT failed(entries.error());
        return;
    }
    const EntryIndex before = std::exchange(m_entries, EntryIndex(*entries));
    for (int group = 0; group < m_groups.size(); ++group) {
        const QModelIndex branch = index(group, 0);
        const QList<CheckDefinition> &checks = m_groups.at(group).checks;
        for (int row = 0; row < checks.size(); ++row) {
            const QString &key = checks.at(row).id;
            if (before.count(m_candidateId, key) == m_entries.count(m_candidateId, key))
                continue;
            Q_EMIT dataChanged(index(row, 0, branch), index(row, ColumnCount - 1, branch));
            Q_EMIT dataChanged(branch, branch.siblingAtColumn(ColumnCount - 1)); // counts its checks
        }
    }
}

void ChecklistModel::emitAllChanged()
{
    for (int group = 0; group < m_groups.size(); ++group) {
        const QModelIndex branch = index(group, 0);
        Q_EMIT dataChanged(branch, branch.siblingAtColumn(ColumnCount - 1));
        Q_EMIT dataChanged(index(0, 0, branch), index(rowCount(branch) - 1, ColumnCount - 1, branch));
    }
}

QModelIndex ChecklistModel::indexOf(const QString &checkId) const
{
    for (int group = 0; group < m_groups.size(); ++group) {
        const QList<CheckDefinition> &checks = m_groups.at(group).checks;
        for (int row = 0; row < checks.size(); ++row) {
            if (checks.at(row).id == checkId)
                return index(row, 0, index(group, 0));
        }
    }
    return {};
}

/// The internal id is 0 for a dimension, else one more than the row of the dimension that a check belongs to.
QModelIndex ChecklistModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : 0);
}

QModelIndex ChecklistModel::parent(const QModelIndex &child) const
{
    if (!child.isValid() || isGroup(child))
        return {};
    return createIndex(static_cast<int>(child.internalId()) - 1, 0, quintptr{0});
}

int ChecklistModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_groups.size());
    return isGroup(parent) && parent.column() == 0 ? static_cast<int>(m_groups.at(parent.row()).checks.size()) : 0;
}

int ChecklistModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

QVariant ChecklistModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    return isGroup(index) ? groupData(m_groups.at(index.row()), index.column(), role) : checkData(checkAt(index), index.column(), role);
}

QVariant ChecklistModel::groupData(const Group &group, int column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        if (column == QuestionColumn)
            return dimensionName(group.dimension);
        if (column == StateColumn)
            return tr("%1 of %2").arg(answered(group)).arg(group.checks.size());
        return {};
    case IdRole:
        return dimensionId(group.dimension);
    case AnsweredRole:
        return answered(group);
    case SortRole:
        return column == StateColumn ? QVariant(answered(group)) : QVariant(static_cast<int>(group.dimension));
    default:
        return {};
    }
}

QVariant ChecklistModel::checkData(const CheckDefinition &check, int column, int role) const
{
    const Entry *entry = m_entries.newest(m_candidateId, check.id);
    switch (role) {
    case Qt::DisplayRole:
        return checkText(check, column);
    case Qt::EditRole:
        return column == StateColumn ? checkStateId(stateOf(check)) : checkText(check, column);
    case Qt::ToolTipRole:
    case HowToRole:
        return check.howTo.in(m_language);
    case IdRole:
        return check.id;
    case StateRole:
        return checkStateId(stateOf(check));
    case AuthorRole:
        return entry != nullptr ? entry->author : QString();
    case AtRole:
        return entry != nullptr ? entry->at : QDateTime();
    case HistoryCountRole:
        return m_entries.count(m_candidateId, check.id);
    case AnsweredRole:
        return stateOf(check) == CheckState::Open ? 0 : 1;
    case SortRole:
        return sortValue(check, column);
    default:
        return {};
    }
}

QVariant ChecklistModel::checkText(const CheckDefinition &check, int column) const
{
    const Entry *entry = m_entries.newest(m_candidateId, check.id);
    switch (column) {
    case QuestionColumn:
        return check.question.in(m_language);
    case StateColumn:
        return checkStateName(stateOf(check));
    case NoteColumn:
        return entry != nullptr ? entry->note : QString();
    case AuthorColumn:
        return entry != nullptr ? entry->author : QString();
    case AtColumn:
        return entry != nullptr ? QLocale().toString(entry->at.toLocalTime(), QLocale::ShortFormat) : QString();
    default:
        return {};
    }
}

QVariant ChecklistModel::sortValue(const CheckDefinition &check, int column) const
{
    const Entry *entry = m_entries.newest(m_candidateId, check.id);
    if (column == StateColumn)
        return static_cast<int>(stateOf(check));
    if (column == AtColumn)
        return entry != nullptr ? entry->at : QDateTime();
    return checkText(check, column);
}

bool ChecklistModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable))
        return false;
    const CheckDefinition &check = checkAt(index);
    const QString state = checkStateId(stateOf(check));
    const QString note = checkText(check, NoteColumn).toString();
    const bool isState = index.column() == StateColumn;
    const QString entered = value.toString();
    if (isState && !checkStateFromId(entered))
        return false;
    if (entered == (isState ? state : note))
        return true; // leaving an editor is no entry
    const Done added = m_book.addEntriesUndoable({Entry{m_roundId, m_candidateId, check.id, isState ? entered : state, isState ? note : entered, {}, {}}});
    if (!added)
        Q_EMIT failed(added.error());
    return added.has_value();
}

QVariant ChecklistModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case QuestionColumn:
        return tr("Check");
    case StateColumn:
        return tr("State");
    case NoteColumn:
        return tr("Note");
    case AuthorColumn:
        return tr("Who");
    case AtColumn:
        return tr("When");
    default:
        return {};
    }
}

Qt::ItemFlags ChecklistModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractItemModel::flags(index);
    if (!index.isValid() || isGroup(index) || !m_isPresent || m_book.isReadOnly())
        return flags;
    return index.column() == StateColumn || index.column() == NoteColumn ? flags | Qt::ItemIsEditable : flags;
}

const CheckDefinition &ChecklistModel::checkAt(const QModelIndex &index) const
{
    return m_groups.at(static_cast<int>(index.internalId()) - 1).checks.at(index.row());
}

CheckState ChecklistModel::stateOf(const CheckDefinition &check) const
{
    const Entry *entry = m_entries.newest(m_candidateId, check.id);
    return entry != nullptr ? checkStateFromId(entry->value).value_or(CheckState::Open) : CheckState::Open;
}

int ChecklistModel::answered(const Group &group) const
{
    return static_cast<int>(std::count_if(group.checks.cbegin(), group.checks.cend(),
                                          [this](const CheckDefinition &check) { return stateOf(check) != CheckState::Open; }));
}

} // namespace xuanka
