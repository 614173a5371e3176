// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/entry_index.h"
#include "evaluation/evaluation.h"
#include "evaluation/evaluation_book.h"

#include <QAbstractTableModel>

#include <functional>

namespace xuanka {

/// The record table of a round: a row a candidate, a column a field. What is typed is written down with who and when,
/// as a step that can be taken back; the model follows the book, so undo and redo show without anybody's help.
class RecordTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role {
        AuthorRole = Qt::UserRole, ///< QString; empty if nobody wrote anything
        AtRole,                    ///< QDateTime in UTC; invalid if nobody wrote anything
        HistoryCountRole,          ///< int: how many entries there have been
        KeyRole,                   ///< QString: Entry::key of the column
        CandidateRole,             ///< QString: id of the row's candidate
        SortRole                   ///< the text as it was typed
    };

    /// Both must outlive the model.
    RecordTableModel(EvaluationBook &book, const Checklist &checklist, QObject *parent = nullptr);

    /// Shows another round; an empty or unknown id shows none.
    void setRound(const QString &roundId);
    const QString &roundId() const { return m_round.id; }
    /// Language of the column headings, which are data.
    void setLanguage(Language language);
    /// How a candidate is called; without it by the ids of platform and card.
    void setCandidateNames(std::function<QString(const RoundCandidate &)> names);

    /// Writes a block copied from a spreadsheet, its first cell at `index`; all of it or nothing, as one step. Cells that
    /// do not change get no entry. Errors: OutOfRange if the block does not fit, TooLarge, those of the book.
    Done pasteAt(const QModelIndex &index, const QString &text);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

Q_SIGNALS:
    /// What was typed could not be kept, or the round could not be read.
    void failed(const xuanka::Error &error);

private:
    void followRound();
    void followEntries(const QString &roundId);
    void takeCandidates(const QList<RoundCandidate> &candidates);
    const Entry *entryAt(const QModelIndex &index) const;
    QString keyOf(int column) const;
    Entry entryFor(const QModelIndex &index, const QString &value) const;
    QVariant columnHeading(int column, int role) const;

    EvaluationBook &m_book;
    const Checklist &m_checklist;
    Round m_round;
    EntryIndex m_entries;
    Language m_language = Language::English;
    std::function<QString(const RoundCandidate &)> m_candidateName;
};

} // namespace xuanka
