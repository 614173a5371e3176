// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/recommendation/excluded_filter_model.h"

#include "decision/excluded_table_model.h"

#include <algorithm>

namespace xuanka {

ExcludedFilterModel::ExcludedFilterModel(QObject *parent)
    : QSortFilterProxyModel(parent)
{
    setSortRole(ExcludedTableModel::SortRole);
}

void ExcludedFilterModel::setSearch(const QString &typed)
{
    m_words = typed.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

void ExcludedFilterModel::setGate(const QString &gate)
{
    m_gate = gate;
    invalidateFilter();
}

bool ExcludedFilterModel::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const QModelIndex first = sourceModel()->index(row, 0, parent);
    if (!m_gate.isEmpty() && first.data(ExcludedTableModel::GateRole).toString() != m_gate)
        return false;
    QString text = first.data(ExcludedTableModel::CardIdRole).toString();
    for (int column = 0; column < ExcludedTableModel::ColumnCount; ++column)
        text += QLatin1Char(' ') % sourceModel()->index(row, column, parent).data().toString();
    return std::all_of(m_words.cbegin(), m_words.cend(),
                       [&text](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
}

} // namespace xuanka
