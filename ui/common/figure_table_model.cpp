// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/figure_table_model.h"

namespace xuanka {

namespace {

bool isNumber(const QVariant &value)
{
    return value.typeId() == QMetaType::Double;
}

} // namespace

FigureTableModel::FigureTableModel(int columns, QObject *parent)
    : QAbstractTableModel(parent)
    , m_columns(columns)
{
}

void FigureTableModel::setHeadings(const QStringList &headings)
{
    Q_ASSERT(headings.size() == m_columns);
    if (headings == m_headings)
        return;
    m_headings = headings;
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, m_columns - 1);
}

void FigureTableModel::setRows(const QList<QList<FigureCell>> &rows)
{
    const int before = static_cast<int>(m_rows.size());
    const int after = static_cast<int>(rows.size());
    if (after < before) {
        beginRemoveRows({}, after, before - 1);
        m_rows.resize(after);
        endRemoveRows();
    }
    for (int row = 0; row < m_rows.size(); ++row) {
        if (m_rows.at(row) == rows.at(row))
            continue;
        m_rows[row] = rows.at(row);
        Q_EMIT dataChanged(index(row, 0), index(row, m_columns - 1));
    }
    if (after > before) {
        beginInsertRows({}, before, after - 1);
        m_rows.append(rows.sliced(before));
        endInsertRows();
    }
}

int FigureTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int FigureTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_columns;
}

QVariant FigureTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const FigureCell cell = m_rows.at(index.row()).value(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return cell.text;
    case Qt::ToolTipRole:
        return cell.toolTip.isEmpty() ? QVariant() : cell.toolTip;
    case Qt::TextAlignmentRole:
        return QVariant(Qt::Alignment((isNumber(cell.sortKey) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
    case SortRole:
        return cell.sortKey.isValid() ? cell.sortKey : cell.text;
    default:
        return {};
    }
}

QVariant FigureTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section < 0 || section >= m_columns)
        return QAbstractTableModel::headerData(section, orientation, role);
    return m_headings.value(section);
}

} // namespace xuanka
