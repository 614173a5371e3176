// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/costs/cost_result_view.h"

#include "ui/common/app_context.h"
#include "ui/common/chart_view.h"
#include "ui/common/data_table.h"
#include "ui/common/settings.h"
#include "ui/common/text_label.h"
#include "ui/common/theme.h"
#include "ui/common/why_panel.h"
#include "ui/costs/rules_panel.h"

#include <QHeaderView>
#include <QSplitter>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace xuanka {

namespace {

enum Tab { FiguresTab, RulesTab, DataTab, WhyTab };

DataTable *makeTable(FigureTableModel &model, const QString &id, const QStringList &columns, Settings &settings,
                     QWidget *parent)
{
    auto *table = new DataTable(parent);
    table->setObjectName(id);
    table->setSortingEnabled(false); // in the order of the calculation
    table->setUp(&model, id, columns, &settings);
    table->horizontalHeader()->setStretchLastSection(true);
    return table;
}

} // namespace

CostResultView::CostResultView(AppContext &context, const QString &id, const QStringList &figureColumns,
                               const QStringList &dataColumns, QWidget *parent)
    : QWidget(parent)
    , m_chart(new CostChartView(this))
    , m_rules(new RulesPanel(context, QString(id % QStringLiteral("/rules")), this))
    , m_why(new WhyPanel(context, this))
    , m_figuresModel(new FigureTableModel(static_cast<int>(figureColumns.size()), this))
    , m_dataModel(new FigureTableModel(static_cast<int>(dataColumns.size()), this))
    , m_answer(new TextLabel(TextLabel::Tone::Answer, this))
    , m_details(new TextLabel(TextLabel::Tone::Normal, this))
    , m_tabs(new QTabWidget(this))
    , m_copy(new QToolButton(this))
{
    m_unfitted = !context.settings().columns(QString(id % QStringLiteral("/figures")));
    m_figures = makeTable(*m_figuresModel, QString(id % QStringLiteral("/figures")), figureColumns, context.settings(), this);
    m_data = makeTable(*m_dataModel, QString(id % QStringLiteral("/data")), dataColumns, context.settings(), this);
    for (TextLabel *label : {m_answer, m_details})
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_answer->setObjectName(QStringLiteral("answer"));
    m_copy->setAutoRaise(true);
    m_copy->setToolButtonStyle(Qt::ToolButtonTextOnly);

    m_tabs->setDocumentMode(true);
    m_tabs->insertTab(FiguresTab, m_figures, QString());
    m_tabs->insertTab(RulesTab, m_rules, QString());
    m_tabs->insertTab(DataTab, m_data, QString());
    m_tabs->insertTab(WhyTab, m_why, QString());
    m_tabs->setCornerWidget(m_copy);
    connect(m_copy, &QToolButton::clicked, this, &CostResultView::copyShownTable);
    connect(m_tabs, &QTabWidget::currentChanged, this, [this](int tab) { m_copy->setVisible(tab == FiguresTab || tab == DataTab); });

    auto *splitter = new QSplitter(Qt::Vertical, this);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_chart);
    splitter->addWidget(m_tabs);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(itemSpacing());
    layout->addWidget(m_answer);
    layout->addWidget(m_details);
    layout->addWidget(splitter, 1);
}

void CostResultView::setContent(const Content &content)
{
    m_answer->setText(content.answer);
    m_details->setTextOrHide(content.details.join(QLatin1Char('\n')));
    m_chart->setContent(content.chart);
    m_figuresModel->setHeadings(content.figures.headings);
    m_figuresModel->setRows(content.figures.rows);
    m_dataModel->setHeadings(content.data.headings);
    m_dataModel->setRows(content.data.rows);
    m_rules->setRules(content.rules);
    m_why->setTrace(content.trace, content.answer);
    if (std::exchange(m_unfitted, false)) {
        m_figures->fitColumns();
        m_data->fitColumns();
    } else {
        m_figures->widenColumns(); // other inputs, longer figures
        m_data->widenColumns();
    }
}

void CostResultView::setNotComputed(const QString &why)
{
    ChartContent empty;
    empty.title = m_chart->content().title;
    empty.x = m_chart->content().x;
    empty.y.title = m_chart->content().y.title;
    m_answer->setText(why);
    m_details->setTextOrHide(QString());
    m_chart->setContent(empty);
    m_figuresModel->setRows({});
    m_dataModel->setRows({});
    m_rules->setRules({});
    m_why->clear();
}

void CostResultView::setFiguresTitle(const QString &title)
{
    m_tabs->setTabText(FiguresTab, title);
    m_figures->setAccessibleName(title);
}

void CostResultView::retranslate()
{
    m_tabs->setTabText(RulesTab, tr("Rules of thumb"));
    m_tabs->setTabText(DataTab, tr("Data as a table"));
    m_tabs->setTabText(WhyTab, tr("Why?"));
    m_tabs->setAccessibleName(tr("Figures of the comparison"));
    m_data->setAccessibleName(tr("The chart's data as a table"));
    for (DataTable *table : {m_figures, m_data})
        table->setEmptyText(tr("Nothing is computed while an input is out of range."));
    m_copy->setText(tr("Copy table"));
    m_copy->setToolTip(tr("Copies the table for Excel or WPS"));
    m_copy->setAccessibleName(m_copy->text());
    m_rules->retranslate();
}

QString CostResultView::answer() const
{
    return m_answer->text();
}

void CostResultView::copyShownTable()
{
    DataTable *table = m_tabs->currentIndex() == DataTab ? m_data : m_figures;
    table->clearSelection(); // the button copies all of it; Ctrl+C what is selected
    table->copySelection();
}

} // namespace xuanka
