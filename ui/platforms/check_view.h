// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/error.h"

#include <QWidget>

class QProgressBar;
class QTreeView;

namespace xuanka {

class AppContext;
class ChecklistModel;
class TextLabel;

/// The 26 checks of one candidate by dimension, with how to test the current one and what was said about it before.
class CheckView : public QWidget {
    Q_OBJECT

public:
    explicit CheckView(AppContext &context, QWidget *parent = nullptr);
    ~CheckView() override;

    void setWorkspace();
    void dropWorkspace();
    /// `name` is shown above the checks; empty ids show what to do instead.
    void setCandidate(const QString &roundId, const QString &candidateId, const QString &name);
    void retranslate();

Q_SIGNALS:
    void failed(const xuanka::Error &error);

private:
    void showCheck(const QModelIndex &index);
    void showProgress();
    void fitColumns();
    void edit(const QModelIndex &index);

    AppContext &m_context;
    ChecklistModel *m_model = nullptr;
    QString m_roundId;
    QString m_candidateId;
    QString m_name;
    TextLabel *m_candidate;
    TextLabel *m_progressText;
    QProgressBar *m_progress;
    QTreeView *m_tree;
    TextLabel *m_howTo;
    TextLabel *m_history;
};

} // namespace xuanka
