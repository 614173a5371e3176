// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QStringList>

namespace xuanka {

/// A cell of a small table of results.
struct FigureCell {
    QString text;     ///< as people read it
    QVariant sortKey; ///< raw number; the text if it has none
    QString toolTip;

    static FigureCell words(const QString &text, const QString &toolTip = {}) { return {text, text, toolTip}; }
    static FigureCell number(const QString &text, double value) { return {text, value, {}}; }
    bool operator==(const FigureCell &) const = default;
};

/// Results of one calculation as a table. Filled anew for each change of an input; rows that stay keep their place, so
/// that a selection and the scroll bar do not jump while a slider is dragged.
class FigureTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role {
        SortRole = Qt::UserRole
    };

    /// The number of columns stays what it is from now on.
    FigureTableModel(int columns, QObject *parent);

    void setHeadings(const QStringList &headings);
    void setRows(const QList<QList<FigureCell>> &rows);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    int m_columns = 0;
    QStringList m_headings;
    QList<QList<FigureCell>> m_rows;
};

} // namespace xuanka
