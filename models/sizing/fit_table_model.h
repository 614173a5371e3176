// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sizing/fit.h"

#include <QAbstractTableModel>
#include <QHash>

namespace xuanka {

/// Cards × counts with a verdict in each cell. Columns are for people (in the application's language and the default
/// locale), roles for code: sort by SortRole, filter by BestVerdictRole or SmallestCountRole.
class FitTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /// One column for each count follows: FirstCountColumn is one card, the next two …
    enum Column { CardColumn, MemoryColumn, FirstCountColumn };
    enum Role {
        CardIdRole = Qt::UserRole, ///< QString
        SortRole,          ///< raw: name, bytes; a count's cell: its margin in bytes, refused ones last
        CountRole,         ///< int; 0 outside the counts' columns
        VerdictRole,       ///< FitVerdict as int; invalid if the count was refused or is not a count
        MarginRole,        ///< bytes, qint64; negative if it does not fit
        BestVerdictRole,   ///< of the row, as int
        SmallestCountRole  ///< smallest count that is likely at least; 0 if none
    };

    explicit FitTableModel(QObject *parent = nullptr);

    /// Fits of fitOnCards() and the cards they are about. Rows keep their place while cards and counts stay the same.
    void setFits(const QList<CardFit> &fits, const QList<Card> &cards);
    /// The language of the cards' names and cautions; call it when the language or the default locale has changed.
    void setLanguage(Language language);
    /// Null outside the counts' columns.
    const CardFit *fitAt(const QModelIndex &index) const;
    int counts() const { return m_counts; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row {
        QString cardId;
        LocalizedText name;
        Bytes usable;
        QList<CardFit> fits; ///< by count, from one
    };
    QVariant cellData(const Row &row, const CardFit &fit, int role) const;
    QVariant rowData(const Row &row, int column, int role) const;

    QList<Row> m_rows;
    int m_counts = 0;
    Language m_language = Language::English;
};

} // namespace xuanka
