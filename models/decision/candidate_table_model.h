// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decision/recommendation.h"

#include <QAbstractTableModel>

namespace xuanka {

/// The ranking as a table, first choice on top. Names in the given language, figures in the default locale.
class CandidateTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column {
        RankColumn,
        CardColumn,
        CountColumn,
        PlatformColumn,
        ProductLineColumn,
        BillingColumn,
        LowCostColumn,             ///< of a month; equals the expected one unless the quote is a range
        MonthlyCostColumn,
        HighCostColumn,
        PerCardHourColumn,
        MarginColumn,
        CautionsColumn,
        ColumnCount
    };
    enum Role {
        CardIdRole = Qt::UserRole, ///< QString
        PlatformIdRole,
        QuoteIdRole,
        PositionRole,              ///< int: index in the ranking
        SortRole                   ///< text or a raw number, per column
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setRecommendation(const Recommendation &recommendation, const Catalog &catalog);
    void setLanguage(Language language);
    /// To be called when the application's language or the default locale has changed.
    void retranslate();
    const Candidate &candidate(int row) const { return m_ranking.at(row); }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString displayText(const Candidate &candidate, int row, int column) const;
    QVariant sortValue(const Candidate &candidate, int row, int column) const;
    QString toolTip(const Candidate &candidate, int row, int column) const;

    QList<Candidate> m_ranking;
    Catalog m_catalog;
    Language m_language = Language::English;
};

} // namespace xuanka
