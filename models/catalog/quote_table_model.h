// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/card_attribute.h"
#include "catalog/normalised_rate.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

namespace xuanka {

/// Quotes of one card, or of all, on one basis: money per card-hour in the display's currency, with the rule.
class QuoteTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column {
        CardColumn,
        PlatformColumn,   ///< platform and product line, or the market of a band
        PathColumn,
        RegionColumn,
        BillingColumn,
        QuotedColumn,     ///< as the source prints it, with currency and unit
        RateColumn,       ///< per card-hour in the display's currency; "—" if it has no basis or no exchange rate
        RuleColumn,
        BundleColumn,     ///< "not stated" if the source says nothing
        MarksColumn,      ///< promotional, limited, peer-to-peer, whole machine, market band, not usable …
        AsOfColumn,
        SourceColumn,
        ColumnCount
    };
    enum Role {
        SortRole = Qt::UserRole + 1, ///< a number or a text; invalid if not known
        IdRole,                      ///< the quote's id
        CardIdRole,
        FilterRole,                  ///< card, platform and product line in both languages
        BaselineRole                 ///< bool: may be used as a long-term baseline
    };

    explicit QuoteTableModel(QObject *parent = nullptr);

    /// Replaces everything.
    void setCatalog(const Catalog &catalog);
    /// Shows the quotes of one card; of all cards if the id is empty.
    void setCard(const QString &cardId);
    QString card() const { return m_cardId; }
    void setDisplay(const CatalogDisplay &display);

    const Quote &quote(int row) const { return m_rows.at(row).quote; }
    static QString columnId(Column column); ///< stable, for settings: "rate"

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    struct Row {
        Quote quote;
        std::optional<NormalisedRate> rate;
    };

    void gatherRows();
    std::optional<Money> inDisplayCurrency(Money amount) const;
    QString text(const Row &row, Column column) const;
    QString rateText(const Row &row) const;
    QVariant sortValue(const Row &row, Column column) const;
    QString explanation(const Row &row, Column column) const;

    Catalog m_catalog;
    CatalogDisplay m_display;
    QString m_cardId;
    QList<Row> m_rows;
};

/// Sorting over a QuoteTableModel: by SortRole, rows without a value last in either direction.
class QuoteSortModel : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit QuoteSortModel(QObject *parent = nullptr);

protected:
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;
};

/// The marks of a quote in words: "promotional", "peer-to-peer" … Empty if there is nothing to warn of.
QStringList quoteMarks(const Quote &quote);

} // namespace xuanka
