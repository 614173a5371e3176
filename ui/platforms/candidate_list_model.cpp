// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/platforms/candidate_list_model.h"

namespace xuanka {

CandidateListModel::CandidateListModel(Names names, QObject *parent)
    : KeyedListModel(parent)
    , m_names(std::move(names))
{
}

void CandidateListModel::retranslate()
{
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

QVariant CandidateListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const RoundCandidate &candidate = rows().at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return m_names(candidate);
    case IdRole:
        return candidate.id;
    default:
        return {};
    }
}

} // namespace xuanka
