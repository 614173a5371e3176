// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decision/recommendation.h"

#include <QWidget>

class QLabel;
class QScrollArea;
class QSortFilterProxyModel;
class QStackedWidget;
class QTabWidget;

namespace xuanka {

class AppContext;
class CandidateTableModel;
class DataTable;
class FigureTableModel;
class RelaxationsView;
class WhyPanel;

/// What is left, cheapest first; below the table the chosen row's reasons and cautions, its gates with state and margin,
/// and how its cost came about. If nothing is left: what would have to give.
class RankingPanel : public QWidget {
    Q_OBJECT

public:
    RankingPanel(AppContext &context, QWidget *parent);

    void setRecommendation(const Recommendation &recommendation);
    void clear();
    void retranslate();

    DataTable &table() const { return *m_table; }
    DataTable &gates() const { return *m_gates; }
    RelaxationsView &relaxations() const { return *m_relaxations; }
    /// Of the chosen row.
    QString reasons() const;
    const Candidate *chosen() const;

private:
    void showChosen();
    void showGates(const Candidate &candidate);
    void showGateReason();

    AppContext &m_context;
    Recommendation m_recommendation;
    CandidateTableModel *m_model = nullptr;
    QSortFilterProxyModel *m_sorted = nullptr;
    FigureTableModel *m_gatesModel = nullptr;
    QStackedWidget *m_stack = nullptr;
    DataTable *m_table = nullptr;
    QTabWidget *m_tabs = nullptr;
    QScrollArea *m_reasonsScroll = nullptr;
    QLabel *m_reasons = nullptr;
    DataTable *m_gates = nullptr;
    QLabel *m_gateReason = nullptr;
    WhyPanel *m_why = nullptr;
    RelaxationsView *m_relaxations = nullptr;
    bool m_unfitted = false;
};

} // namespace xuanka
