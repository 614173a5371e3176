// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/card_attribute.h"

#include <QAbstractTableModel>

namespace xuanka {

constexpr int fewestComparedCards = 2;
constexpr int mostComparedCards = 6;

/// One attribute of the cards that are compared.
struct ComparisonRow {
    CardAttribute attribute = CardAttribute::Name;
    QList<QVariant> values;                  ///< sort values in the cards' order; invalid if not known
    bool differs = false;                    ///< not all values are equal; not known counts as a value of its own
    QList<int> best;                         ///< the cards with the best value; empty if all are equal or there is no better
};

/// Cards side by side, in the order in which a bottleneck is looked for.
struct CardComparison {
    QStringList cardIds;
    QList<ComparisonRow> rows;
};

/// Errors: OutOfRange (fewer than 2 or more than 6 cards), UnknownName, Inconsistent (a card twice).
Result<CardComparison> compareCards(const Catalog &catalog, const QStringList &cardIds, const CatalogDisplay &display);

/// The same for a table view: attributes down, cards across. Empty until at least two cards are set.
class CardComparisonModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role {
        ValueRole = Qt::UserRole + 1, ///< sort value, for charts
        DiffersRole,                  ///< bool: the row's values are not all equal
        BestRole,                     ///< bool: this card has the row's best value
        AttributeRole,                ///< cardAttributeId of the row
        IdRole                        ///< the card's id
    };

    explicit CardComparisonModel(QObject *parent = nullptr);

    /// Replaces everything. The model is left as it was if the cards cannot be compared.
    Done setCards(const Catalog &catalog, const QStringList &cardIds);
    void clear();
    void setDisplay(const CatalogDisplay &display);
    const CardComparison &comparison() const { return m_comparison; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    void gatherFacts();

    Catalog m_catalog;
    CatalogDisplay m_display;
    CardComparison m_comparison;
    QList<CardFacts> m_facts; ///< points into m_catalog
};

} // namespace xuanka
