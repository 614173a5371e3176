// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>

namespace xuanka {

/// Rows of an ExcludedTableModel of one condition, whose texts have every word that was typed.
class ExcludedFilterModel : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit ExcludedFilterModel(QObject *parent);

    void setSearch(const QString &typed);
    /// A gateIdName; empty: all.
    void setGate(const QString &gate);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    QStringList m_words;
    QString m_gate;
};

} // namespace xuanka
