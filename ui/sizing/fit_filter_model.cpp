// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/sizing/fit_filter_model.h"

#include "sizing/fit_table_model.h"

#include <algorithm>

namespace xuanka {

FitFilterModel::FitFilterModel(QObject *parent)
    : QSortFilterProxyModel(parent)
{
    setSortRole(FitTableModel::SortRole);
}

void FitFilterModel::setSearch(const QString &typed)
{
    m_words = typed.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

void FitFilterModel::setOnlyFits(bool only)
{
    m_onlyFits = only;
    invalidateFilter();
}

bool FitFilterModel::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const QModelIndex card = sourceModel()->index(row, FitTableModel::CardColumn, parent);
    if (m_onlyFits && card.data(FitTableModel::SmallestCountRole).toInt() == 0)
        return false;
    const QString name = QString(card.data().toString() % QLatin1Char(' ') % card.data(FitTableModel::CardIdRole).toString());
    return std::all_of(m_words.cbegin(), m_words.cend(),
                       [&name](const QString &word) { return name.contains(word, Qt::CaseInsensitive); });
}

} // namespace xuanka
