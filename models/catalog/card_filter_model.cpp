// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalog/card_filter_model.h"

#include "catalog/card_table_model.h"
#include "catalog/catalog_ids.h"

#include <algorithm>

namespace xuanka {

namespace {

template <typename T, typename IdOf>
void addWords(CardQuery &query, const QString &field, const QSet<T> &wanted, const QList<T> &all, IdOf idOf)
{
    if (wanted.isEmpty())
        return;
    CardCondition condition{field, CardCondition::Operator::Equal, {}, 0.0};
    for (const T value : all) {
        if (wanted.contains(value))
            condition.values << idOf(value);
    }
    query.conditions << condition;
}

void addLimit(CardQuery &query, const QString &field, CardCondition::Operator comparison, std::optional<double> limit)
{
    if (limit)
        query.conditions << CardCondition{field, comparison, {}, *limit};
}

} // namespace

CardQuery CardFacets::query() const
{
    CardQuery query;
    addLimit(query, QStringLiteral("memory_gib"), CardCondition::Operator::GreaterOrEqual, minimumMemoryGib);
    addWords(query, QStringLiteral("ecosystem"), ecosystems, allEcosystems(), ecosystemId);
    addWords(query, QStringLiteral("compliance"), compliances, allCompliances(), complianceId);
    addWords(query, QStringLiteral("path"), paths, allPaths(), pathId);
    addWords(query, QStringLiteral("supply"), supplies, allSupplies(), supplyId);
    addLimit(query, QStringLiteral("price"), CardCondition::Operator::LessOrEqual, priceCeiling);
    return query;
}

CardFilterModel::CardFilterModel(QObject *parent)
    : QSortFilterProxyModel(parent)
{
    setSortRole(CardTableModel::SortRole);
    setSortCaseSensitivity(Qt::CaseInsensitive);
    setDynamicSortFilter(true);
}

void CardFilterModel::setSearchText(const QString &text)
{
    m_words = text.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

void CardFilterModel::setFacets(const CardFacets &facets)
{
    m_facets = facets;
    m_query = facets.query();
    invalidateFilter();
}

bool CardFilterModel::filterAcceptsRow(int sourceRow, const QModelIndex &sourceParent) const
{
    const auto *cards = qobject_cast<const CardTableModel *>(sourceModel());
    if (!cards || sourceParent.isValid())
        return false;
    if (!m_query.matches(cards->facts(sourceRow)))
        return false;
    const QString searched = cards->index(sourceRow, 0).data(CardTableModel::FilterRole).toString();
    return std::all_of(m_words.begin(), m_words.end(), [&searched](const QString &word) {
        return searched.contains(word, Qt::CaseInsensitive);
    });
}

bool CardFilterModel::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    return sortsBefore(left.data(sortRole()), right.data(sortRole()), sortOrder());
}

bool sortsBefore(const QVariant &left, const QVariant &right, Qt::SortOrder order)
{
    // A descending view asks the same question with left and right exchanged, so "last" has to follow the order.
    if (!left.isValid() || !right.isValid()) {
        if (left.isValid() == right.isValid())
            return false;
        return left.isValid() == (order == Qt::AscendingOrder);
    }
    if (left.typeId() == QMetaType::QString)
        return QString::compare(left.toString(), right.toString(), Qt::CaseInsensitive) < 0;
    return left.toDouble() < right.toDouble();
}

} // namespace xuanka
