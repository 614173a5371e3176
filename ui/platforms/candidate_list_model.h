// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/evaluation.h"
#include "ui/platforms/keyed_list_model.h"

#include <functional>

namespace xuanka {

/// The candidates of a round by name.
class CandidateListModel : public KeyedListModel<RoundCandidate> {
    Q_OBJECT

public:
    enum Role { IdRole = Qt::UserRole }; ///< QString
    using Names = std::function<QString(const RoundCandidate &)>;

    explicit CandidateListModel(Names names, QObject *parent = nullptr);

    /// After the language, and with it the names, have changed.
    void retranslate();

    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    Names m_names;
};

} // namespace xuanka
