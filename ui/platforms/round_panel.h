// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/evaluation.h"

#include <QWidget>

#include <functional>

class QAction;
class QListView;
class QToolBar;

namespace xuanka {

class AppContext;
class CandidateListModel;
class RoundListModel;
class TextLabel;

/// The rounds and, below, the candidates of the chosen one. It shows and chooses; what is to be changed it asks for.
class RoundPanel : public QWidget {
    Q_OBJECT

public:
    explicit RoundPanel(AppContext &context, QWidget *parent = nullptr);
    ~RoundPanel() override;

    /// The actions of the two tool bars and context menus; the delete key triggers the last of each.
    void setActions(const QList<QAction *> &roundActions, const QList<QAction *> &candidateActions);
    void setRounds(const QList<Round> &rounds, bool editable);
    /// Null if none is chosen.
    const Round *round() const;
    const RoundCandidate *candidate() const;
    void chooseRound(const QString &id);
    void chooseCandidate(const QString &id);
    /// Opens the chosen round's name for typing.
    void renameRound();
    /// What stands below a candidate's name.
    void setCandidateDetail(std::function<QString(const QString &candidateId)> detail);
    void retranslate();

Q_SIGNALS:
    void roundChosen();
    void candidateChosen();
    void renameWanted(const QString &roundId, const QString &name);
    void candidateOpened();

private:
    void showCandidates();
    QString roundDetail(const QModelIndex &index) const;

    AppContext &m_context;
    RoundListModel *m_rounds;
    CandidateListModel *m_candidates;
    TextLabel *m_roundsHeading;
    QToolBar *m_roundBar;
    QListView *m_roundView;
    TextLabel *m_candidatesHeading;
    QToolBar *m_candidateBar;
    QListView *m_candidateView;
    std::function<QString(const QString &)> m_detail;
};

} // namespace xuanka
