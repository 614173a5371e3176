// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/evaluation.h"
#include "ui/common/page.h"

class QAction;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QTabWidget;

namespace xuanka {

class CheckView;
class OverviewView;
class RecordView;
class RoundPanel;
class TextLabel;

/// Evaluation of platforms by a team: rounds with candidates, the ten fields of the record table, the 26 checks, and
/// the candidates side by side.
class PlatformsPage : public Page {
    Q_OBJECT

public:
    PlatformsPage(AppContext &context, QWidget *parent);

    QString id() const override { return QStringLiteral("platforms"); }
    QString title() const override;
    void refresh() override;

protected:
    void retranslate() override;

private:
    void makeActions();
    void layOut();
    void dropWorkspace();
    void connectWorkspace();
    void reload();
    void showRound();
    void showCandidate();
    void showEntries();
    void enableActions();

    void newRound();
    void deleteRound();
    void renameRound(const QString &roundId, const QString &name);
    void addCandidate();
    void editCandidate();
    void removeCandidate();
    void openDialog(const RoundCandidate &candidate);
    void saveCandidate(const QString &roundId, const RoundCandidate &candidate);
    /// Tells why a change was refused; true if it was made.
    bool isDone(const Done &done);
    QString candidateDetail(const QString &candidateId) const;

    QSplitter *m_splitter;
    RoundPanel *m_panel;
    QStackedWidget *m_right;
    QWidget *m_empty;
    TextLabel *m_emptyText;
    QPushButton *m_begin;
    QTabWidget *m_tabs;
    RecordView *m_record;
    CheckView *m_checks;
    OverviewView *m_overview;
    QHash<QString, int> m_answered; ///< checks answered, by candidate
    QAction *m_newRound = nullptr;
    QAction *m_renameRound = nullptr;
    QAction *m_deleteRound = nullptr;
    QAction *m_add = nullptr;
    QAction *m_edit = nullptr;
    QAction *m_remove = nullptr;
};

Page *createPlatformsPage(AppContext &context, QWidget *parent);

} // namespace xuanka
