// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/platforms/overview_model.h"

#include "evaluation/evaluation_words.h"
#include "ui/platforms/state_sign.h"

namespace xuanka {

namespace {

constexpr int dimensionRows = static_cast<int>(allDimensions.size());

QString shortText(const StateCounts &counts)
{
    QStringList parts;
    for (const CheckState state : OverviewModel::shownStates()) {
        if (const int count = counts.of.value(state); count > 0)
            parts << QString(stateSign(state) % QLatin1Char(' ') % QString::number(count));
    }
    return parts.join(QStringLiteral("   "));
}

} // namespace

OverviewModel::OverviewModel(const Checklist &checklist, Names names, QObject *parent)
    : QAbstractTableModel(parent)
    , m_checklist(checklist)
    , m_names(std::move(names))
{
}

const QList<CheckState> &OverviewModel::shownStates()
{
    static const QList<CheckState> states { CheckState::Met, CheckState::PartlyMet, CheckState::NotMet,
                                            CheckState::NotApplicable, CheckState::Open };
    return states;
}

void OverviewModel::setContent(const QList<RoundCandidate> &candidates, const QList<Entry> &entries)
{
    beginResetModel();
    m_candidates = candidates;
    m_states.clear();
    for (const Entry &entry : entries)
        m_states.insert({ entry.candidateId, entry.key }, checkStateFromId(entry.value).value_or(CheckState::Open));
    endResetModel();
}

void OverviewModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

StateCounts OverviewModel::counts(int row, int column) const
{
    StateCounts counts;
    for (const CheckDefinition &check : m_checklist.checks) {
        if (row < dimensionRows && check.dimension != allDimensions.at(static_cast<std::size_t>(row)))
            continue;
        ++counts.checks;
        ++counts.of[m_states.value({ m_candidates.at(column - 1).id, check.id }, CheckState::Open)];
    }
    return counts;
}

QStringList OverviewModel::columnIds() const
{
    QStringList ids { QStringLiteral("dimension") };
    for (const RoundCandidate &candidate : m_candidates)
        ids << candidate.id;
    return ids;
}

int OverviewModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || m_candidates.isEmpty() ? 0 : dimensionRows + 1;
}

int OverviewModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_candidates.size()) + 1;
}

QVariant OverviewModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (index.column() == 0)
        return role == Qt::DisplayRole ? rowName(index.row()) : QVariant();
    const StateCounts cell = counts(index.row(), index.column());
    switch (role) {
    case Qt::DisplayRole:
        return shortText(cell);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return longText(cell);
    case CandidateRole:
        return m_candidates.at(index.column() - 1).id;
    case CountsRole: {
        QVariantList list;
        for (const CheckState state : shownStates())
            list << cell.of.value(state);
        return list;
    }
    case AnsweredRole:
        return cell.answered();
    default:
        return {};
    }
}

QString OverviewModel::rowName(int row) const
{
    return row < dimensionRows ? dimensionName(allDimensions.at(static_cast<std::size_t>(row))) : tr("All");
}

QString OverviewModel::longText(const StateCounts &counts) const
{
    QStringList parts;
    for (const CheckState state : shownStates())
        parts << tr("%1: %2").arg(checkStateName(state)).arg(counts.of.value(state));
    return parts.join(QLatin1Char('\n'));
}

QVariant OverviewModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section < 0 || section >= columnCount())
        return QAbstractTableModel::headerData(section, orientation, role);
    return section == 0 ? tr("Dimension") : m_names(m_candidates.at(section - 1));
}

} // namespace xuanka
