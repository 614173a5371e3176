// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/card_query.h"

#include <QSortFilterProxyModel>

namespace xuanka {

/// What the facets of the cards page can ask for. An empty set and an absent number ask for nothing.
struct CardFacets {
    std::optional<double> minimumMemoryGib; ///< memory as sold
    QSet<Ecosystem> ecosystems;
    QSet<Compliance> compliances;
    QSet<Path> paths;                       ///< a platform on one of these paths quotes the card
    QSet<Supply> supplies;
    std::optional<double> priceCeiling;     ///< cheapest baseline per card-hour, in the display's currency

    CardQuery query() const;
    bool isEmpty() const { return query().conditions.isEmpty(); }
    bool operator==(const CardFacets &) const = default;
};

/// Search, facets and sorting over a CardTableModel. Cards without a value sort last in either direction.
class CardFilterModel : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit CardFilterModel(QObject *parent = nullptr);

    /// Every word must stand in the card's name (either language), aliases, vendor or architecture, whatever its case.
    void setSearchText(const QString &text);
    QString searchText() const { return m_words.join(QLatin1Char(' ')); }
    void setFacets(const CardFacets &facets);
    const CardFacets &facets() const { return m_facets; }

protected:
    bool filterAcceptsRow(int sourceRow, const QModelIndex &sourceParent) const override;
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    QStringList m_words;
    CardFacets m_facets;
    CardQuery m_query;
};

/// Compares two sort values with invalid ones last, whatever the order; shared by the catalog's proxies.
bool sortsBefore(const QVariant &left, const QVariant &right, Qt::SortOrder order);

} // namespace xuanka
