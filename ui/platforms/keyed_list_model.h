// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>

namespace xuanka {

/// A list whose rows are known by an id. New contents are taken over row by row, so that a selection or an open editor
/// survives a change elsewhere.
template <typename Row>
class KeyedListModel : public QAbstractListModel {
public:
    using QAbstractListModel::QAbstractListModel;

    const QList<Row> &rows() const { return m_rows; }
    int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    /// −1 if there is no such row.
    int rowOf(const QString &id) const { return rowOf(m_rows, id); }

    void setRows(const QList<Row> &wanted)
    {
        for (int row = rowCount() - 1; row >= 0; --row) {
            if (rowOf(wanted, m_rows.at(row).id) < 0) {
                beginRemoveRows({}, row, row);
                m_rows.removeAt(row);
                endRemoveRows();
            }
        }
        for (int row = 0; row < wanted.size(); ++row)
            take(wanted.at(row), row);
    }

private:
    static int rowOf(const QList<Row> &rows, const QString &id)
    {
        for (int row = 0; row < rows.size(); ++row) {
            if (rows.at(row).id == id)
                return row;
        }
        return -1;
    }

    void take(const Row &wanted, int row)
    {
        const int from = rowOf(wanted.id);
        if (from < 0) {
            beginInsertRows({}, row, row);
            m_rows.insert(row, wanted);
            endInsertRows();
            return;
        }
        if (from != row) {
            beginMoveRows({}, from, from, {}, row);
            m_rows.move(from, row);
            endMoveRows();
        }
        if (!(m_rows.at(row) == wanted)) {
            m_rows[row] = wanted;
            Q_EMIT dataChanged(index(row), index(row));
        }
    }

    QList<Row> m_rows;
};

} // namespace xuanka
