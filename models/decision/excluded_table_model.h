// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decision/recommendation.h"

#include <QAbstractTableModel>

namespace xuanka {

/// Why cards are out: one row for each gate that a card failed, so that it can be sorted and filtered by gate.
class ExcludedTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { CardColumn, CountColumn, GateColumn, ShortfallColumn, ReasonColumn, RemedyColumn, ColumnCount };
    enum Role {
        CardIdRole = Qt::UserRole, ///< QString
        GateRole,                  ///< QString: gateIdName
        SortRole                   ///< text or a raw number, per column
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setRecommendation(const Recommendation &recommendation, const Catalog &catalog);
    void setLanguage(Language language);
    /// To be called when the application's language or the default locale has changed.
    void retranslate();

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row {
        QString cardId;
        LocalizedText cardName;
        int count = 1;
        GateResult gate;
    };
    QString displayText(const Row &row, int column) const;

    QList<Row> m_rows;
    Language m_language = Language::English;
};

} // namespace xuanka
