// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/evaluation.h"
#include "ui/platforms/keyed_list_model.h"

namespace xuanka {

/// Evaluation rounds with names that can be changed in place. Nothing is changed here: renameWanted() says what the
/// person wants, and whoever keeps the rounds does it.
class RoundListModel : public KeyedListModel<Round> {
    Q_OBJECT

public:
    enum Role { IdRole = Qt::UserRole }; ///< QString

    using KeyedListModel::KeyedListModel;

    void setEditable(bool editable) { m_editable = editable; }

    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

Q_SIGNALS:
    void renameWanted(const QString &id, const QString &name);

private:
    bool m_editable = true;
};

} // namespace xuanka
