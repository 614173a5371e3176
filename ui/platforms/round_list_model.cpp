// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/platforms/round_list_model.h"

namespace xuanka {

QVariant RoundListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Round &round = rows().at(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return round.name;
    case IdRole:
        return round.id;
    default:
        return {};
    }
}

bool RoundListModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const QString name = value.toString().trimmed();
    if (role != Qt::EditRole || !flags(index).testFlag(Qt::ItemIsEditable) || name.isEmpty()
        || name == rows().at(index.row()).name)
        return false;
    Q_EMIT renameWanted(rows().at(index.row()).id, name);
    return true;
}

Qt::ItemFlags RoundListModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = KeyedListModel::flags(index);
    flags.setFlag(Qt::ItemIsEditable, m_editable && index.isValid());
    return flags;
}

} // namespace xuanka
