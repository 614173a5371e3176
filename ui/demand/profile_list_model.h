// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIdentityProxyModel>

namespace xuanka {

/// The table of profiles with names that can be changed in place. Nothing is changed here: renameWanted() says what
/// the person wants, and whoever keeps the profiles does it.
class ProfileListModel : public QIdentityProxyModel {
    Q_OBJECT

public:
    using QIdentityProxyModel::QIdentityProxyModel;

    void setEditable(bool editable) { m_editable = editable; }

    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

Q_SIGNALS:
    void renameWanted(const QString &id, const QString &name);

private:
    bool m_editable = true;
};

} // namespace xuanka
