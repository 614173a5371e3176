// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/error.h"

#include <QWidget>

namespace xuanka {

class AppContext;
class RecordGrid;
class RecordTableModel;
class TextLabel;

/// The record table of a round, and beneath it what to record in the current column, why, and what was written there.
class RecordView : public QWidget {
    Q_OBJECT

public:
    explicit RecordView(AppContext &context, QWidget *parent = nullptr);
    ~RecordView() override;

    /// Follows the context's workspace; called when another one was opened.
    void setWorkspace();
    /// Before the workspace goes.
    void dropWorkspace();
    void setRound(const QString &roundId);
    /// Makes the candidate's row current, in the column that is current.
    void showCandidate(const QString &candidateId);
    void retranslate();

Q_SIGNALS:
    void failed(const xuanka::Error &error);
    void candidateChosen(const QString &candidateId);

private:
    void nameCandidates();
    void showField(const QModelIndex &index);

    AppContext &m_context;
    RecordTableModel *m_model = nullptr;
    RecordGrid *m_grid;
    TextLabel *m_field;
    TextLabel *m_what;
    TextLabel *m_why;
    TextLabel *m_history;
};

} // namespace xuanka
