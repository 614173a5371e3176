// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/trace.h"
#include "ui/common/chart_content.h"
#include "ui/common/figure_table_model.h"

#include <QWidget>

class QTabWidget;
class QToolButton;

namespace xuanka {

class AppContext;
class CostChartView;
class DataTable;
class RulesPanel;
class TextLabel;
class WhyPanel;
struct RuleOfThumb;

/// What a cost comparison answers: one sentence, the chart, and below it the figures, the rules of thumb, the chart's
/// data as a table and where the result comes from. While the inputs cannot be computed with, it says so and shows no
/// figure at all.
class CostResultView : public QWidget {
    Q_OBJECT

public:
    struct Table {
        QStringList headings;
        QList<QList<FigureCell>> rows;
    };
    struct Content {
        QString answer;        ///< one sentence
        QStringList details;   ///< one line each
        ChartContent chart;
        Table figures;         ///< as many columns as given to the constructor
        Table data;            ///< likewise
        QList<RuleOfThumb> rules;
        Trace trace;
    };
    /// `id` names its tables in the settings ("costs/package").
    CostResultView(AppContext &context, const QString &id, const QStringList &figureColumns,
                   const QStringList &dataColumns, QWidget *parent);

    void setContent(const Content &content);
    /// Nothing can be computed; `why` is said in place of the answer.
    void setNotComputed(const QString &why);
    void setFiguresTitle(const QString &title);
    void retranslate();

    QString answer() const;
    CostChartView &chart() const { return *m_chart; }
    RulesPanel &rules() const { return *m_rules; }
    WhyPanel &why() const { return *m_why; }
    DataTable &figures() const { return *m_figures; }
    DataTable &data() const { return *m_data; }

private:
    void copyShownTable();

    CostChartView *m_chart = nullptr;
    RulesPanel *m_rules = nullptr;
    WhyPanel *m_why = nullptr;
    DataTable *m_figures = nullptr;
    DataTable *m_data = nullptr;
    FigureTableModel *m_figuresModel = nullptr;
    FigureTableModel *m_dataModel = nullptr;
    TextLabel *m_answer = nullptr;
    TextLabel *m_details = nullptr;
    QTabWidget *m_tabs = nullptr;
    QToolButton *m_copy = nullptr;
    bool m_unfitted = false; ///< columns have never had a width that suits their contents
};

} // namespace xuanka
