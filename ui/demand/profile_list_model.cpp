// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/demand/profile_list_model.h"

#include "demand/profile_table_model.h"

namespace xuanka {

Qt::ItemFlags ProfileListModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QIdentityProxyModel::flags(index);
    flags.setFlag(Qt::ItemIsEditable, m_editable && index.column() == ProfileTableModel::NameColumn);
    return flags;
}

QVariant ProfileListModel::data(const QModelIndex &index, int role) const
{
    return QIdentityProxyModel::data(index, role == Qt::EditRole ? Qt::DisplayRole : role);
}

bool ProfileListModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const QString name = value.toString().trimmed();
    if (role != Qt::EditRole || !flags(index).testFlag(Qt::ItemIsEditable) || name.isEmpty()
        || name == index.data().toString())
        return false;
    Q_EMIT renameWanted(index.data(ProfileTableModel::IdRole).toString(), name);
    return true;
}

} // namespace xuanka
