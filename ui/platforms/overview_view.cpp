// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/platforms/overview_view.h"

#include "evaluation/evaluation_words.h"
#include "ui/common/app_context.h"
#include "ui/common/data_table.h"
#include "ui/common/text_label.h"
#include "ui/common/theme.h"
#include "ui/platforms/candidate_words.h"
#include "ui/platforms/overview_delegate.h"
#include "ui/platforms/overview_model.h"
#include "ui/platforms/state_sign.h"

#include <QHeaderView>
#include <QVBoxLayout>

namespace xuanka {

OverviewView::OverviewView(AppContext &context, QWidget *parent)
    : QWidget(parent)
    , m_model(new OverviewModel(
          context.checklist(),
          [&context](const RoundCandidate &candidate) {
              return candidateName(context.catalog(), candidate, context.language());
          },
          this))
    , m_table(new DataTable(this))
    , m_legend(new TextLabel(TextLabel::Tone::Muted, this))
{
    m_table->setItemDelegate(new OverviewDelegate(m_table));
    m_table->setSortingEnabled(false); // the dimensions have an order of their own
    m_table->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_table->verticalHeader()->setDefaultSectionSize(OverviewDelegate::rowHeight(m_table->fontMetrics()));
    auto *column = new QVBoxLayout(this);
    column->setSpacing(itemSpacing());
    column->addWidget(m_table, 1);
    column->addWidget(m_legend);
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex &index) {
        const QString candidate = index.data(OverviewModel::CandidateRole).toString();
        if (!candidate.isEmpty())
            Q_EMIT candidateOpened(candidate);
    });
    setContent({}, {});
    retranslate();
}

void OverviewView::setContent(const QList<RoundCandidate> &candidates, const QList<Entry> &entries)
{
    m_model->setContent(candidates, entries);
    const QStringList columns = m_model->columnIds();
    // The columns are the candidates, so there is nothing to keep from one round to the next.
    if (columns != m_table->columnIds())
        m_table->setUp(m_model, QStringLiteral("platforms.overview"), columns, nullptr);
}

void OverviewView::retranslate()
{
    m_model->retranslate();
    m_table->setAccessibleName(tr("Candidates side by side"));
    m_table->setEmptyText(
        tr("No candidate yet. With two or more you see here where each is strong and what is still open."));
    QStringList legend;
    for (const CheckState state : OverviewModel::shownStates())
        legend << stateText(state);
    m_legend->setText(legend.join(QStringLiteral("     ")));
}

} // namespace xuanka
