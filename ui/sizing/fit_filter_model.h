// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>

namespace xuanka {

/// The rows of a FitTableModel whose card's name has every word that was typed and, if asked, that fit on some count.
class FitFilterModel : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit FitFilterModel(QObject *parent);

    void setSearch(const QString &typed);
    void setOnlyFits(bool only);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    QStringList m_words;
    bool m_onlyFits = false;
};

} // namespace xuanka
