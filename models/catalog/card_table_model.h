// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/card_attribute.h"

#include <QAbstractTableModel>

namespace xuanka {

/// The cards of a catalog, one row each, one column an attribute. Sort by SortRole, never by the displayed text.
class CardTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role {
        SortRole = Qt::UserRole + 1, ///< a number, a rank or a text; invalid if not known
        IdRole,                      ///< the card's id, in every column
        FilterRole                   ///< name in both languages, aliases, vendor and architecture, in every column
    };

    explicit CardTableModel(QObject *parent = nullptr);

    /// Replaces everything.
    void setCatalog(const Catalog &catalog);
    const Catalog &catalog() const { return m_catalog; }
    /// Language, locale, currency and rate. Emits dataChanged and headerDataChanged even if nothing differs, since the
    /// translators may have changed behind it.
    void setDisplay(const CatalogDisplay &display);
    const CatalogDisplay &display() const { return m_display; }

    const CardFacts &facts(int row) const { return m_rows.at(row); }
    int rowOf(const QString &cardId) const; ///< −1 if unknown

    static CardAttribute attribute(int column) { return allCardAttributes().at(column); }
    static int column(CardAttribute attribute) { return static_cast<int>(attribute); }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    void gatherFacts();

    Catalog m_catalog;
    CatalogDisplay m_display;
    QList<CardFacts> m_rows; ///< points into m_catalog
};

} // namespace xuanka
