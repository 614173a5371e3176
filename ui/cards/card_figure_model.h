// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cards/named_figure.h"

#include <QAbstractTableModel>

namespace xuanka {

class AppContext;

/// One card's figures, a row each, with source, date, certainty and what other sources say.
class CardFigureModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { NameColumn, ValueColumn, CertaintyColumn, AsOfColumn, SourcesColumn, OthersColumn, ColumnCount };
    enum Role { SortRole = Qt::UserRole };

    explicit CardFigureModel(const AppContext &context, QObject *parent = nullptr);

    static QStringList columnIds();
    /// Null: no rows.
    void setCard(const Card *card);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QString text(const NamedFigure &figure, int column) const;

    const AppContext &m_context;
    QList<NamedFigure> m_figures;
};

/// Titles of the sources, each once, in order.
QString sourceTitles(const AppContext &context, const QStringList &sourceIds);

} // namespace xuanka
