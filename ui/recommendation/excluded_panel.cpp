// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/recommendation/excluded_panel.h"

#include "decision/excluded_table_model.h"
#include "ui/common/app_context.h"
#include "ui/common/choice_box.h"
#include "ui/common/data_table.h"
#include "ui/common/settings.h"
#include "ui/common/text_label.h"
#include "ui/common/theme.h"
#include "ui/recommendation/excluded_filter_model.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace xuanka {

namespace {

constexpr auto tableId = "recommendation/excluded";

QStringList columnIds()
{
    return {QStringLiteral("card"),      QStringLiteral("count"),  QStringLiteral("gate"),
            QStringLiteral("shortfall"), QStringLiteral("reason"), QStringLiteral("remedy")};
}

} // namespace

ExcludedPanel::ExcludedPanel(AppContext &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_model(new ExcludedTableModel(this))
    , m_filter(new ExcludedFilterModel(this))
    , m_search(new QLineEdit(this))
    , m_gate(new ChoiceBox(this))
    , m_count(new QLabel(this))
    , m_table(new DataTable(this))
    , m_explanation(new TextLabel(TextLabel::Tone::Normal, this))
    , m_unfitted(!context.settings().columns(QLatin1String(tableId)))
{
    m_filter->setSourceModel(m_model);
    m_search->setObjectName(QStringLiteral("excludedSearch"));
    m_search->setClearButtonEnabled(true);
    m_gate->setObjectName(QStringLiteral("excludedGate"));
    m_gate->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_table->setObjectName(QStringLiteral("excluded"));
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    m_table->setUp(m_filter, QLatin1String(tableId), columnIds(), &context.settings());
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_explanation->setTextInteractionFlags(Qt::TextSelectableByMouse);

    auto *top = new QHBoxLayout;
    top->addWidget(m_search, 1);
    top->addWidget(m_gate);
    top->addWidget(m_count);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, itemSpacing() / 2, 0, 0);
    layout->setSpacing(itemSpacing() / 2);
    layout->addLayout(top);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_explanation);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &typed) {
        m_filter->setSearch(typed);
        showCount();
    });
    connect(m_gate, &QComboBox::currentIndexChanged, this, [this] {
        m_filter->setGate(m_gate->currentData().toString());
        showCount();
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ExcludedPanel::explain);
}

void ExcludedPanel::setRecommendation(const Recommendation &recommendation)
{
    m_recommendation = recommendation;
    m_model->setRecommendation(recommendation, m_context.catalog());
    fillGates();
    if (!recommendation.excluded.isEmpty() && std::exchange(m_unfitted, false))
        m_table->fitColumns();
    showCount();
    explain();
}

void ExcludedPanel::fillGates()
{
    const QString chosen = m_gate->currentData().toString();
    const QSignalBlocker blocker(m_gate);
    m_gate->clear();
    m_gate->addItem(tr("All conditions"), QString());
    for (const GateId gate : allGates()) {
        const auto fails = [gate](const Excluded &excluded) {
            return std::any_of(excluded.failed.cbegin(), excluded.failed.cend(),
                               [gate](const GateResult &result) { return result.gate == gate; });
        };
        const auto cards = std::count_if(m_recommendation.excluded.cbegin(), m_recommendation.excluded.cend(), fails);
        if (cards > 0) {
            m_gate->addItem(QStringLiteral("%1 (%2)").arg(gateTitle(gate).in(m_context.language()), m_context.locale().toString(cards)),
                            gateIdName(gate));
        }
    }
    m_gate->setCurrentIndex(std::max(0, m_gate->findData(chosen)));
    m_filter->setGate(m_gate->currentData().toString());
}

void ExcludedPanel::showCount()
{
    m_count->setText(tr("%1 of %2 reasons, %3 cards")
                         .arg(m_context.locale().toString(m_filter->rowCount()), m_context.locale().toString(m_model->rowCount()),
                              m_context.locale().toString(m_recommendation.excluded.size())));
}

void ExcludedPanel::explain()
{
    const QModelIndex current = m_table->currentIndex();
    m_explanation->setVisible(current.isValid());
    if (!current.isValid())
        return;
    QStringList sentences;
    for (const int column : {ExcludedTableModel::ReasonColumn, ExcludedTableModel::RemedyColumn})
        sentences << current.siblingAtColumn(column).data().toString();
    sentences.removeAll(QString());
    m_explanation->setText(sentences.join(QLatin1Char('\n')));
}

QString ExcludedPanel::explanation() const
{
    return m_explanation->text();
}

void ExcludedPanel::retranslate()
{
    m_search->setPlaceholderText(tr("Search a card or a reason"));
    m_search->setAccessibleName(tr("Search the excluded cards"));
    m_gate->setAccessibleName(tr("Condition that failed"));
    m_table->setAccessibleName(tr("Excluded cards and why"));
    m_table->setEmptyText(tr("No card is excluded for that reason."));
    m_model->setLanguage(m_context.language());
    m_model->retranslate();
    fillGates();
    showCount();
    explain();
}

} // namespace xuanka
