// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/costs/rules_panel.h"

#include "catalog/catalog.h"
#include "ui/common/app_context.h"
#include "ui/common/data_table.h"
#include "ui/common/text_label.h"
#include "ui/common/theme.h"
#include "ui/costs/cost_words.h"
#include "ui/common/figure_table_model.h"

#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QVBoxLayout>

namespace xuanka {

RulesPanel::RulesPanel(AppContext &context, const QString &tableId, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_model(new FigureTableModel(4, this))
    , m_table(new DataTable(this))
    , m_explanation(new TextLabel(TextLabel::Tone::Normal, this))
{
    m_table->setObjectName(tableId);
    m_explanation->setTextInteractionFlags(Qt::TextSelectableByMouse);
    // As a rule is stated, not by figure: the order is the reader's path.
    m_table->setSortingEnabled(false);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setUp(m_model, tableId, {QStringLiteral("rule"), QStringLiteral("says"), QStringLiteral("computed"),
                                      QStringLiteral("verdict")},
                   nullptr);
    // The rule's own words take what the figures leave.
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(itemSpacing());
    layout->addWidget(m_table, 1);
    layout->addWidget(m_explanation);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &RulesPanel::explain);
}

void RulesPanel::setRules(const QList<RuleOfThumb> &rules)
{
    const bool first = m_rules.isEmpty() && !rules.isEmpty();
    m_rules = rules;
    fill();
    if (first)
        m_table->fitColumns();
}

void RulesPanel::retranslate()
{
    m_model->setHeadings({tr("Rule of thumb"), tr("Says"), tr("Computed here"), tr("Agrees?")});
    m_table->setAccessibleName(tr("Rules of thumb beside the computed points"));
    m_table->setEmptyText(tr("No rule of thumb speaks of this comparison."));
    fill();
}

QString RulesPanel::explanation() const
{
    return m_explanation->text();
}

void RulesPanel::fill()
{
    const QLocale locale = m_context.locale();
    QList<QList<FigureCell>> rows;
    rows.reserve(m_rules.size());
    for (const RuleOfThumb &rule : std::as_const(m_rules)) {
        const QString text = rule.text.in(m_context.language());
        rows.append({FigureCell::words(text, text), FigureCell::words(ruleSaysWords(rule, locale)),
                     rule.computed ? FigureCell::words(costPointWords(*rule.computed, rule.unit, locale))
                                   : FigureCell::words(QStringLiteral("–")),
                     FigureCell::words(ruleVerdictWords(rule), ruleBecause(rule, locale))});
    }
    m_model->setRows(rows);
    if (!m_rules.isEmpty() && !m_table->currentIndex().isValid())
        m_table->setCurrentIndex(m_model->index(0, 0));
    explain();
}

void RulesPanel::explain()
{
    const int row = currentRule();
    if (row < 0) {
        m_explanation->clear();
        return;
    }
    const RuleOfThumb &rule = m_rules.at(row);
    const Source *source = m_context.catalog().source(rule.source);
    QStringList sentences {ruleBecause(rule, m_context.locale()), rule.remark.in(m_context.language())};
    sentences << tr("A heuristic from “%1”, not a result.")
                     .arg(source ? source->title.in(m_context.language()) : rule.source);
    sentences.removeAll(QString());
    m_explanation->setText(sentences.join(QLatin1Char(' ')));
}

int RulesPanel::currentRule() const
{
    const int row = m_table->currentIndex().row();
    return row >= 0 && row < m_rules.size() ? row : -1;
}

} // namespace xuanka
