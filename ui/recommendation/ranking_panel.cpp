// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/recommendation/ranking_panel.h"

#include "decision/candidate_table_model.h"
#include "decision/decision_words.h"
#include "quantity/format.h"
#include "ui/common/app_context.h"
#include "ui/common/data_table.h"
#include "ui/common/figure_table_model.h"
#include "ui/common/settings.h"
#include "ui/common/text_label.h"
#include "ui/common/theme.h"
#include "ui/common/why_panel.h"
#include "ui/recommendation/relaxations_view.h"

#include <QHeaderView>
#include <QLabel>
#include <QScrollArea>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QVBoxLayout>

namespace xuanka {

namespace {

enum Tab { ReasonsTab, GatesTab, WhyTab };
constexpr auto tableId = "recommendation/ranking";

QStringList columnIds()
{
    return {QStringLiteral("rank"),         QStringLiteral("card"),    QStringLiteral("count"),    QStringLiteral("platform"),
            QStringLiteral("product_line"), QStringLiteral("billing"), QStringLiteral("low_cost"), QStringLiteral("monthly_cost"),
            QStringLiteral("high_cost"),    QStringLiteral("per_card_hour"), QStringLiteral("margin"), QStringLiteral("cautions")};
}

QString signOf(GateState state)
{
    switch (state) {
    case GateState::Pass:
        return QStringLiteral("✓");
    case GateState::Fail:
        return QStringLiteral("✗");
    case GateState::Unknown:
        break;
    }
    return QStringLiteral("?");
}

} // namespace

RankingPanel::RankingPanel(AppContext &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_model(new CandidateTableModel(this))
    , m_sorted(new QSortFilterProxyModel(this))
    , m_gatesModel(new FigureTableModel(3, this))
    , m_stack(new QStackedWidget(this))
    , m_table(new DataTable(this))
    , m_tabs(new QTabWidget(this))
    , m_gates(new DataTable(this))
    , m_why(new WhyPanel(context, this))
    , m_relaxations(new RelaxationsView(context, this))
    , m_unfitted(!context.settings().columns(QLatin1String(tableId)))
{
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(CandidateTableModel::SortRole);
    m_table->setObjectName(QStringLiteral("ranking"));
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    m_table->setUp(m_sorted, QLatin1String(tableId), columnIds(), &context.settings(),
                   {QStringLiteral("per_card_hour")});
    m_gates->setObjectName(QStringLiteral("gates"));
    m_gates->setSortingEnabled(false); // in the order in which they are asked
    m_gates->setSelectionMode(QAbstractItemView::SingleSelection);
    m_gates->setUp(m_gatesModel, QStringLiteral("recommendation/gates"),
                   {QStringLiteral("gate"), QStringLiteral("state"), QStringLiteral("reason")}, nullptr);
    m_gates->horizontalHeader()->setStretchLastSection(true);

    m_reasonsScroll = new QScrollArea(m_tabs);
    m_reasons = new TextLabel(TextLabel::Tone::Normal, m_reasonsScroll);
    m_reasons->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_reasons->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_reasons->setMargin(itemSpacing());
    m_reasons->setObjectName(QStringLiteral("reasons"));
    m_reasonsScroll->setWidget(m_reasons);
    m_reasonsScroll->setWidgetResizable(true);
    m_reasonsScroll->setFrameShape(QFrame::NoFrame);
    auto *gatePage = new QWidget(m_tabs);
    m_gateReason = new TextLabel(TextLabel::Tone::Normal, gatePage);
    auto *gateLayout = new QVBoxLayout(gatePage);
    gateLayout->setContentsMargins(0, 0, 0, 0);
    gateLayout->addWidget(m_gates, 1);
    gateLayout->addWidget(m_gateReason);
    m_tabs->setDocumentMode(true);
    m_tabs->insertTab(ReasonsTab, m_reasonsScroll, QString());
    m_tabs->insertTab(GatesTab, gatePage, QString());
    m_tabs->insertTab(WhyTab, m_why, QString());

    auto *splitter = new QSplitter(Qt::Vertical, m_stack);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_table);
    splitter->addWidget(m_tabs);
    splitter->setSizes({1000, 1000});
    m_stack->addWidget(splitter);
    m_stack->addWidget(m_relaxations);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, itemSpacing() / 2, 0, 0);
    layout->addWidget(m_stack);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &RankingPanel::showChosen);
    connect(m_gates->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &RankingPanel::showGateReason);
}

void RankingPanel::setRecommendation(const Recommendation &recommendation)
{
    const Candidate *before = chosen();
    const QString card = before ? before->cardId : QString();
    const QString platform = before ? before->platformId : QString();
    m_recommendation = recommendation;
    m_model->setRecommendation(recommendation, m_context.catalog());
    m_relaxations->setRelaxations(recommendation.relaxations);
    m_stack->setCurrentIndex(recommendation.ranking.isEmpty() ? 1 : 0);
    if (std::exchange(m_unfitted, false))
        m_table->fitColumns();
    // What somebody looks at stays in sight if it is still there.
    QModelIndex keep = m_sorted->index(0, 0);
    for (int row = 0; row < m_sorted->rowCount(); ++row) {
        const QModelIndex index = m_sorted->index(row, 0);
        if (index.data(CandidateTableModel::CardIdRole).toString() == card
            && index.data(CandidateTableModel::PlatformIdRole).toString() == platform)
            keep = index;
    }
    m_table->setCurrentIndex(keep);
    showChosen();
}

void RankingPanel::clear()
{
    m_recommendation = {};
    m_model->setRecommendation(m_recommendation, m_context.catalog());
    m_stack->setCurrentIndex(0);
    showChosen();
}

const Candidate *RankingPanel::chosen() const
{
    const QModelIndex index = m_sorted->mapToSource(m_table->currentIndex());
    return index.isValid() ? &m_model->candidate(index.row()) : nullptr;
}

QString RankingPanel::reasons() const
{
    return m_reasons->text();
}

void RankingPanel::showChosen()
{
    const Candidate *candidate = chosen();
    if (!candidate) {
        m_reasons->clear();
        m_gatesModel->setRows({});
        m_gateReason->clear();
        m_why->clear();
        return;
    }
    const Language language = m_context.language();
    QStringList lines;
    for (const LocalizedText &reason : candidate->reasons)
        lines << QString(QStringLiteral("✓ ") % reason.in(language));
    for (const LocalizedText &caution : candidate->cautions)
        lines << QString(QStringLiteral("⚠ ") % caution.in(language));
    const Estimate<Money> &cost = candidate->monthlyCost;
    const QLocale locale = m_context.locale();
    if (cost.low != cost.high) {
        lines.prepend(tr("A month: %1 low, %2 expected, %3 high.")
                          .arg(formatMoney(cost.low, locale), formatMoney(cost.expected, locale), formatMoney(cost.high, locale)));
    }
    m_reasons->setText(lines.join(QLatin1Char('\n')));
    showGates(*candidate);
    const Card *card = m_context.catalog().card(candidate->cardId);
    m_why->setTrace(candidate->costTrace, tr("%1 × %2: %3 a month")
                                              .arg(card ? card->name.in(language) : candidate->cardId,
                                                   locale.toString(candidate->count), formatMoney(cost.expected, locale)));
}

void RankingPanel::showGates(const Candidate &candidate)
{
    const Language language = m_context.language();
    QList<QList<FigureCell>> rows;
    rows.reserve(candidate.gates.size());
    for (const GateResult &gate : candidate.gates) {
        const QString state = gate.asked ? QString(signOf(gate.state) % QLatin1Char(' ') % gateStateName(gate.state))
                                         : tr("– Not asked for");
        const QString reason = gate.reason.in(language);
        rows.append({FigureCell::words(gateTitle(gate.gate).in(language)), FigureCell::words(state),
                     FigureCell::words(reason, reason)});
    }
    m_gatesModel->setRows(rows);
    m_tabs->setTabText(GatesTab, candidate.openQuestions() == 0
                                     ? tr("Conditions")
                                     : tr("Conditions (%1 to be asked)").arg(m_context.locale().toString(candidate.openQuestions())));
    m_gates->resizeColumnToContents(0);
    m_gates->resizeColumnToContents(1);
    showGateReason();
}

void RankingPanel::showGateReason()
{
    const Candidate *candidate = chosen();
    const int row = m_gates->currentIndex().row();
    if (!candidate || row < 0 || row >= candidate->gates.size()) {
        m_gateReason->clear();
        m_gateReason->hide();
        return;
    }
    const GateResult &gate = candidate->gates.at(row);
    QStringList sentences {gate.reason.in(m_context.language()), gate.remedy.in(m_context.language())};
    sentences.removeAll(QString());
    m_gateReason->setText(sentences.join(QLatin1Char('\n')));
    m_gateReason->show();
}

void RankingPanel::retranslate()
{
    m_model->setLanguage(m_context.language());
    m_model->retranslate();
    m_table->setAccessibleName(tr("Ranking, cheapest first"));
    m_table->setEmptyText(tr("Choose a demand profile to see what suits it."));
    m_gatesModel->setHeadings({tr("Condition"), tr("Answer"), tr("Why")});
    m_gates->setAccessibleName(tr("Conditions of the chosen offer"));
    m_gates->setEmptyText(tr("Choose a row of the ranking."));
    m_tabs->setAccessibleName(tr("About the chosen offer"));
    m_tabs->setTabText(ReasonsTab, tr("Reasons and cautions"));
    m_reasonsScroll->setAccessibleName(tr("Reasons and cautions"));
    m_reasons->setAccessibleName(tr("Reasons and cautions"));
    m_tabs->setTabText(GatesTab, tr("Conditions"));
    m_tabs->setTabText(WhyTab, tr("Why this cost?"));
    m_relaxations->retranslate();
    showChosen();
}

} // namespace xuanka
