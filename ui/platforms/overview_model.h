// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/evaluation.h"

#include <QAbstractTableModel>
#include <QHash>

#include <functional>

namespace xuanka {

/// How many checks are in which state.
struct StateCounts {
    QHash<CheckState, int> of;
    int checks = 0;

    int answered() const { return checks - of.value(CheckState::Open); }
};

/// The candidates of a round side by side: a column a candidate, a row a dimension and one for all, in each cell how
/// many checks are met, partly met, not met, not applicable and open. A value: set again when entries change.
class OverviewModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role {
        CandidateRole = Qt::UserRole, ///< QString: id; empty in the first column, which names the dimension
        CountsRole, ///< QVariantList of int, in the order of shownStates()
        AnsweredRole ///< int
    };
    using Names = std::function<QString(const RoundCandidate &)>;

    OverviewModel(const Checklist &checklist, Names names, QObject *parent = nullptr);

    /// What speaks for a candidate first, what is still to do last.
    static const QList<CheckState> &shownStates();

    /// `entries` are the newest of each candidate and key.
    void setContent(const QList<RoundCandidate> &candidates, const QList<Entry> &entries);
    void retranslate();
    StateCounts counts(int row, int column) const;
    /// Stable names of the columns: "dimension" and the candidates' ids.
    QStringList columnIds() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QString rowName(int row) const;
    QString longText(const StateCounts &counts) const;

    const Checklist &m_checklist;
    Names m_names;
    QList<RoundCandidate> m_candidates;
    QHash<QPair<QString, QString>, CheckState> m_states;
};

} // namespace xuanka
