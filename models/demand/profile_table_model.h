// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "demand/demand_profile.h"

#include <QAbstractTableModel>

namespace xuanka {

/// Saved profiles as a table. Columns are for people (in the application's language and the default locale), roles for code.
class ProfileTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { NameColumn, TasksColumn, HoursColumn, TeamColumn, BudgetColumn, ColumnCount };
    enum Role {
        IdRole = Qt::UserRole, ///< QString
        SortRole               ///< text or a raw number, per column
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Rows that stay keep their persistent indexes, so that a selection survives an edit elsewhere.
    void setProfiles(const QList<DemandProfile> &profiles);
    const QList<DemandProfile> &profiles() const { return m_profiles; }
    /// Row of the profile with that id, or −1.
    int rowOf(const QString &id) const;
    /// To be called when the application's language or the default locale has changed.
    void retranslate();

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QList<DemandProfile> m_profiles;
};

} // namespace xuanka
