// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/recommendation/relaxations_view.h"

#include "quantity/format.h"
#include "ui/common/app_context.h"
#include "ui/common/data_table.h"
#include "ui/common/figure_table_model.h"
#include "ui/common/text_label.h"
#include "ui/common/theme.h"

#include <QHeaderView>
#include <QLabel>
#include <QVBoxLayout>

namespace xuanka {

RelaxationsView::RelaxationsView(AppContext &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_model(new FigureTableModel(3, this))
    , m_table(new DataTable(this))
    , m_heading(new TextLabel(TextLabel::Tone::Normal, this))
{
    m_table->setObjectName(QStringLiteral("relaxations"));
    m_table->setSortingEnabled(false); // the mildest change first, as the engine gives them
    m_table->setUp(m_model, QStringLiteral("recommendation/relaxations"),
                   {QStringLiteral("says"), QStringLiteral("offers"), QStringLiteral("cheapest")}, nullptr);
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, itemSpacing(), 0, 0);
    layout->addWidget(m_heading);
    layout->addWidget(m_table, 1);
}

void RelaxationsView::setRelaxations(const QList<Relaxation> &relaxations)
{
    m_relaxations = relaxations;
    fill();
}

void RelaxationsView::fill()
{
    const QLocale locale = m_context.locale();
    QList<QList<FigureCell>> rows;
    rows.reserve(m_relaxations.size());
    for (const Relaxation &relaxation : std::as_const(m_relaxations)) {
        const QString says = relaxation.says.in(m_context.language());
        rows.append({FigureCell::words(says, says),
                     FigureCell::number(locale.toString(relaxation.candidatesThen), relaxation.candidatesThen),
                     relaxation.cheapestThen
                         ? FigureCell::number(formatMoney(*relaxation.cheapestThen, locale), relaxation.cheapestThen->amount())
                         : FigureCell::words(QStringLiteral("–"))});
    }
    m_model->setRows(rows);
    m_table->resizeColumnToContents(1);
    m_table->resizeColumnToContents(2);
}

void RelaxationsView::retranslate()
{
    m_heading->setText(tr("Nothing meets every condition of this profile. One of these would have to give:"));
    m_model->setHeadings({tr("What would have to give"), tr("Offers then"), tr("Cheapest a month")});
    m_table->setAccessibleName(tr("What would have to give"));
    m_table->setEmptyText(tr("No single change of the profile is enough. The excluded cards say what each of them lacks."));
    fill();
}

} // namespace xuanka
