// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/sizing/memory_panel.h"

#include "quantity/format.h"
#include "sizing/sizing_words.h"
#include "ui/common/app_context.h"
#include "ui/common/data_table.h"
#include "ui/common/figure_table_model.h"
#include "ui/common/settings.h"
#include "ui/common/why_panel.h"

#include <QSplitter>
#include <QVBoxLayout>

namespace xuanka {

namespace {

QStringList columnIds()
{
    return {QStringLiteral("part"), QStringLiteral("low"), QStringLiteral("expected"), QStringLiteral("high"),
            QStringLiteral("share"), QStringLiteral("all_cards")};
}

} // namespace

MemoryPanel::MemoryPanel(AppContext &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_model(new FigureTableModel(static_cast<int>(columnIds().size()), this))
    , m_table(new DataTable(this))
    , m_why(new WhyPanel(context, this))
{
    m_table->setObjectName(QStringLiteral("parts"));
    m_table->setSortingEnabled(false); // in the order of the bar
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_unfitted = !context.settings().columns(QStringLiteral("sizing/parts"));
    m_table->setUp(m_model, QStringLiteral("sizing/parts"), columnIds(), &context.settings());
    auto *splitter = new QSplitter(Qt::Horizontal, this);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_table);
    splitter->addWidget(m_why);
    splitter->setSizes({1000, 1000}); // halves, until a person moves it
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(splitter);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &MemoryPanel::showReason);
}

void MemoryPanel::setEstimate(const MemoryEstimate &estimate)
{
    m_estimate = estimate;
    fill();
    if (std::exchange(m_unfitted, false))
        m_table->fitColumns();
    if (!m_table->currentIndex().isValid())
        m_table->setCurrentIndex(m_model->index(0, 0)); // a reason in sight says what the panel is for
}

void MemoryPanel::clear()
{
    m_estimate = {};
    fill();
}

void MemoryPanel::explain(const QString &partId)
{
    for (int row = 0; row < m_estimate.parts.size(); ++row) {
        if (memoryPartId(m_estimate.parts.at(row).kind) == partId)
            m_table->setCurrentIndex(m_model->index(row, 0));
    }
    showReason();
}

void MemoryPanel::retranslate()
{
    m_model->setHeadings({tr("Per card"), tr("Low"), tr("Expected"), tr("High"), tr("Share"), tr("All cards")});
    m_table->setAccessibleName(tr("Parts of the memory"));
    m_table->setEmptyText(tr("Nothing is computed while an input is out of range."));
    fill();
}

void MemoryPanel::fill()
{
    const QLocale locale = m_context.locale();
    const auto cell = [&locale](Bytes bytes) { return FigureCell::number(formatGib(bytes, locale, 2), bytes.gib()); };
    const double whole = m_estimate.perCard.expected.gib();
    QList<QList<FigureCell>> rows;
    for (const MemoryPart &part : std::as_const(m_estimate.parts)) {
        const double share = whole > 0.0 ? part.perCard.expected.gib() / whole : 0.0;
        rows.append({FigureCell::words(memoryPartName(part.kind), memoryPartMeaning(part.kind)), cell(part.perCard.low),
                     cell(part.perCard.expected), cell(part.perCard.high),
                     FigureCell::number(formatShare(share, locale, 0), share), cell(part.total.expected)});
    }
    if (!rows.isEmpty()) {
        const Estimate<Bytes> &sum = m_estimate.perCard;
        rows.append({FigureCell::words(tr("Together")), cell(sum.low), cell(sum.expected), cell(sum.high),
                     FigureCell::number(formatShare(1.0, locale, 0), 1.0), cell(m_estimate.total.expected)});
    }
    m_model->setRows(rows);
    showReason();
}

void MemoryPanel::showReason()
{
    const int row = m_table->currentIndex().row();
    if (row < 0 || row >= m_estimate.parts.size()) {
        m_why->clear();
        return;
    }
    const MemoryPart &part = m_estimate.parts.at(row);
    m_why->setTrace(part.trace, tr("%1: %2 on one card. %3")
                                    .arg(memoryPartName(part.kind), formatGib(part.perCard.expected, m_context.locale(), 2),
                                         memoryPartMeaning(part.kind)));
}

} // namespace xuanka
