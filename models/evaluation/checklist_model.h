// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/entry_index.h"
#include "evaluation/evaluation.h"
#include "evaluation/evaluation_book.h"

#include <QAbstractItemModel>

namespace xuanka {

/// The checks of one candidate as a tree: a branch a dimension, its checks below. State and note can be edited; both are
/// written down with who and when, as a step that can be taken back. The model follows the book.
class ChecklistModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { QuestionColumn, StateColumn, NoteColumn, AuthorColumn, AtColumn, ColumnCount };
    enum Role {
        IdRole = Qt::UserRole, ///< QString: id of the check or of the dimension
        StateRole,             ///< QString: CheckState id, "open" if nobody said anything
        HowToRole,             ///< QString: how to answer the check
        AuthorRole,            ///< QString; empty if nobody wrote anything
        AtRole,                ///< QDateTime in UTC; invalid if nobody wrote anything
        HistoryCountRole,      ///< int: how many entries there have been
        AnsweredRole,          ///< int: of a dimension, how many checks are not open; of a check 0 or 1
        SortRole               ///< per column: text, number of the state, or time
    };

    /// Both must outlive the model.
    ChecklistModel(EvaluationBook &book, const Checklist &checklist, QObject *parent = nullptr);

    /// Shows another candidate; with empty or unknown ids everything is open and nothing can be edited.
    void setCandidate(const QString &roundId, const QString &candidateId);
    /// Language of questions and instructions, which are data.
    void setLanguage(Language language);
    /// To be called when the application's language or the default locale has changed.
    void retranslate();

    QModelIndex indexOf(const QString &checkId) const;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    /// In StateColumn a CheckState id, in NoteColumn the text.
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

Q_SIGNALS:
    /// What was entered could not be kept, or the entries could not be read.
    void failed(const xuanka::Error &error);

private:
    struct Group {
        Dimension dimension;
        QList<CheckDefinition> checks;
    };

    void followRound();
    void followEntries(const QString &roundId);
    void emitAllChanged();
    bool isGroup(const QModelIndex &index) const { return index.internalId() == 0; }
    const CheckDefinition &checkAt(const QModelIndex &index) const;
    CheckState stateOf(const CheckDefinition &check) const;
    int answered(const Group &group) const;
    QVariant groupData(const Group &group, int column, int role) const;
    QVariant checkData(const CheckDefinition &check, int column, int role) const;
    QVariant checkText(const CheckDefinition &check, int column) const;
    QVariant sortValue(const CheckDefinition &check, int column) const;

    EvaluationBook &m_book;
    QList<Group> m_groups;
    QString m_roundId;
    QString m_candidateId;
    bool m_isPresent = false;
    EntryIndex m_entries;
    Language m_language = Language::English;
};

} // namespace xuanka
