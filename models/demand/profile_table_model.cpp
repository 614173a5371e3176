// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "demand/profile_table_model.h"

#include "demand/demand_words.h"
#include "quantity/format.h"

#include <QCoreApplication>

#include <algorithm>

namespace xuanka {

namespace {

QString tasksText(const DemandProfile &profile)
{
    QStringList parts;
    parts.reserve(profile.tasks.size());
    for (const TaskDemand &task : profile.tasks)
        parts << taskSummary(task);
    return parts.join(QStringLiteral("; "));
}

QString displayText(const DemandProfile &profile, int column)
{
    switch (column) {
    case ProfileTableModel::NameColumn:
        return profile.name;
    case ProfileTableModel::TasksColumn:
        return tasksText(profile);
    case ProfileTableModel::HoursColumn:
        return formatNumber(profile.hoursPerMonth, QLocale(), 1);
    case ProfileTableModel::TeamColumn:
        return teamKindName(profile.team);
    case ProfileTableModel::BudgetColumn:
        return profile.monthlyBudget ? formatMoneyRounded(*profile.monthlyBudget, QLocale()) : QString();
    default:
        return {};
    }
}

bool isNumeric(int column)
{
    return column == ProfileTableModel::HoursColumn || column == ProfileTableModel::BudgetColumn;
}

} // namespace

void ProfileTableModel::setProfiles(const QList<DemandProfile> &profiles)
{
    const auto hasId = [](const QList<DemandProfile> &list, const QString &id) {
        return std::any_of(list.begin(), list.end(), [&id](const DemandProfile &profile) { return profile.id == id; });
    };
    for (int row = static_cast<int>(m_profiles.size()) - 1; row >= 0; --row) {
        if (!hasId(profiles, m_profiles.at(row).id)) {
            beginRemoveRows({}, row, row);
            m_profiles.removeAt(row);
            endRemoveRows();
        }
    }
    for (int row = 0; row < profiles.size(); ++row) {
        const DemandProfile &profile = profiles.at(row);
        if (row < m_profiles.size() && m_profiles.at(row).id == profile.id) {
            if (m_profiles.at(row) != profile) {
                m_profiles[row] = profile;
                Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1));
            }
        } else if (const int from = rowOf(profile.id); from > row) {
            beginMoveRows({}, from, from, {}, row);
            m_profiles.move(from, row);
            endMoveRows();
            m_profiles[row] = profile;
            Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1));
        } else {
            beginInsertRows({}, row, row);
            m_profiles.insert(row, profile);
            endInsertRows();
        }
    }
    if (m_profiles.size() > profiles.size()) { // ids that were there twice
        beginRemoveRows({}, static_cast<int>(profiles.size()), static_cast<int>(m_profiles.size()) - 1);
        m_profiles.resize(profiles.size());
        endRemoveRows();
    }
}

int ProfileTableModel::rowOf(const QString &id) const
{
    for (int row = 0; row < m_profiles.size(); ++row) {
        if (m_profiles.at(row).id == id)
            return row;
    }
    return -1;
}

void ProfileTableModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_profiles.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(static_cast<int>(m_profiles.size()) - 1, ColumnCount - 1));
}

int ProfileTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_profiles.size());
}

int ProfileTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ProfileTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const DemandProfile &profile = m_profiles.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return displayText(profile, index.column());
    case Qt::ToolTipRole:
        return index.column() == NameColumn ? profile.note : displayText(profile, index.column());
    case Qt::TextAlignmentRole:
        return isNumeric(index.column()) ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case IdRole:
        return profile.id;
    case SortRole:
        if (index.column() == HoursColumn)
            return profile.hoursPerMonth;
        if (index.column() == BudgetColumn)
            return profile.monthlyBudget ? profile.monthlyBudget->amount() : -1.0;
        return displayText(profile, index.column());
    default:
        return {};
    }
}

QVariant ProfileTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (section) {
    case NameColumn:
        return demandFieldName(QStringLiteral("name"));
    case TasksColumn:
        return demandFieldName(QStringLiteral("tasks"));
    case HoursColumn:
        return demandFieldName(QStringLiteral("hours_per_month"));
    case TeamColumn:
        return demandFieldName(QStringLiteral("team"));
    case BudgetColumn:
        return demandFieldName(QStringLiteral("monthly_budget"));
    default:
        return {};
    }
}

} // namespace xuanka

#include "moc_profile_table_model.cpp"
