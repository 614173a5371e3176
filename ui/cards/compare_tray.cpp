// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cards/compare_tray.h"

#include "catalog/card_comparison.h"
#include "ui/cards/comparison_delegate.h"
#include "ui/common/app_context.h"
#include "ui/common/bar_chart.h"
#include "ui/common/data_table.h"
#include "ui/common/theme.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QToolButton>

namespace xuanka {

CompareTray::CompareTray(AppContext &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_chips(new QWidget(this))
    , m_message(new QLabel(this))
    , m_clear(new QPushButton(this))
    , m_splitter(new QSplitter(this))
    , m_model(new CardComparisonModel(this))
    , m_table(new DataTable(this))
    , m_figureLabel(new QLabel(this))
    , m_figure(new QComboBox(this))
    , m_chart(new BarChart(this))
{
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    m_chipLayout = new QHBoxLayout(m_chips);
    m_chipLayout->setContentsMargins(0, 0, 0, 0);
    m_chipLayout->setSpacing(itemSpacing());
    m_table->setObjectName(QStringLiteral("comparison"));
    m_table->setItemDelegate(new ComparisonDelegate(m_table));
    m_table->verticalHeader()->show();
    m_figureLabel->setBuddy(m_figure);
    m_figure->setObjectName(QStringLiteral("compare_figure"));
    connect(m_figure, &QComboBox::currentIndexChanged, this, &CompareTray::fillChart);
    connect(m_clear, &QPushButton::clicked, this, &CompareTray::clear);

    auto *top = new QHBoxLayout;
    top->setSpacing(itemSpacing());
    top->addWidget(m_chips);
    top->addWidget(m_message, 1);
    top->addWidget(m_clear);
    auto *chartSide = new QWidget(this);
    auto *chooser = new QHBoxLayout;
    chooser->addWidget(m_figureLabel);
    chooser->addWidget(m_figure, 1);
    auto *chartLayout = new QVBoxLayout(chartSide);
    chartLayout->setContentsMargins(itemSpacing(), 0, 0, 0);
    chartLayout->addLayout(chooser);
    chartLayout->addWidget(m_chart);
    chartLayout->addStretch(1);
    m_splitter->addWidget(m_table);
    m_splitter->addWidget(chartSide);
    m_splitter->setStretchFactor(0, 3);
    m_splitter->setStretchFactor(1, 2);
    m_splitter->setChildrenCollapsible(false);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, itemSpacing(), 0, 0);
    layout->setSpacing(itemSpacing());
    layout->addLayout(top);
    layout->addWidget(m_splitter, 1);
    layout->addStretch(0);
}

void CompareTray::add(const QStringList &cardIds)
{
    bool tooMany = false;
    for (const QString &id : cardIds) {
        if (m_cards.contains(id) || !m_context.catalog().card(id))
            continue;
        if (m_cards.size() == mostComparedCards)
            tooMany = true;
        else
            m_cards << id;
    }
    fill();
    if (tooMany)
        m_message->setText(tr("At most %n card(s) fit side by side. Remove one first.", nullptr, mostComparedCards));
    Q_EMIT cardsChanged();
}

void CompareTray::remove(const QString &cardId)
{
    m_cards.removeAll(cardId);
    fill();
    Q_EMIT cardsChanged();
}

void CompareTray::clear()
{
    m_cards.clear();
    fill();
    Q_EMIT cardsChanged();
}

void CompareTray::setDisplay(const CatalogDisplay &display)
{
    m_currency = display.currency;
    m_model->setDisplay(display);
    fill();
}

void CompareTray::retranslate()
{
    m_clear->setText(tr("Remove all"));
    m_figureLabel->setText(tr("Cha&rt of"));
    m_table->setAccessibleName(tr("Cards side by side"));
    fill();
}

void CompareTray::fill()
{
    fillChips();
    const bool enough = m_cards.size() >= fewestComparedCards;
    m_message->setText(m_cards.isEmpty()
                           ? tr("Select cards in the table and choose “Compare”. Two to six go side by side.")
                           : enough ? QString()
                                    : tr("Add at least one more card."));
    m_clear->setVisible(!m_cards.isEmpty());
    m_splitter->setVisible(enough);
    if (!enough) {
        m_model->clear();
        return;
    }
    if (const Done done = m_model->setCards(m_context.catalog(), m_cards); !done) {
        m_message->setText(errorSentence(done.error()));
        return;
    }
    m_table->setUp(m_model, {}, m_cards, nullptr);
    m_table->setSortingEnabled(false); // the order is that in which a bottleneck is looked for
    fillFigures();
}

void CompareTray::fillChips()
{
    qDeleteAll(m_chips->findChildren<QToolButton *>(QString(), Qt::FindDirectChildrenOnly));
    for (const QString &id : std::as_const(m_cards)) {
        const QString name = m_context.catalog().card(id)->name.in(m_context.language());
        auto *chip = new QToolButton(m_chips);
        chip->setObjectName(id);
        chip->setText(name);
        chip->setIcon(themedIcon(QStringLiteral("close")));
        chip->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        chip->setToolTip(tr("Remove %1 from the comparison").arg(name));
        chip->setAccessibleName(chip->toolTip());
        chip->setFocusPolicy(Qt::StrongFocus);
        // Queued: the chip is deleted by what its click does.
        connect(chip, &QToolButton::clicked, this, [this, id] { remove(id); }, Qt::QueuedConnection);
        m_chipLayout->addWidget(chip);
    }
}

void CompareTray::fillFigures()
{
    const QString kept = m_figure->currentData().toString();
    {
        const QSignalBlocker blocker(m_figure);
        m_figure->clear();
        for (const ComparisonRow &row : m_model->comparison().rows) {
            if (cardAttributeIsNumber(row.attribute))
                m_figure->addItem(cardAttributeTitle(row.attribute, m_currency), cardAttributeId(row.attribute));
        }
        m_figure->setCurrentIndex(std::max(0, m_figure->findData(kept)));
    }
    fillChart();
}

void CompareTray::fillChart()
{
    const std::optional<CardAttribute> attribute = cardAttributeFromId(m_figure->currentData().toString());
    QList<BarChart::Bar> bars;
    const QList<ComparisonRow> &rows = m_model->comparison().rows;
    for (int row = 0; row < rows.size(); ++row) {
        if (rows.at(row).attribute != attribute)
            continue;
        for (int card = 0; card < m_cards.size(); ++card) {
            const QModelIndex index = m_model->index(row, card);
            const QVariant value = rows.at(row).values.value(card);
            bars.append({m_context.catalog().card(m_cards.at(card))->name.in(m_context.language()),
                         value.isValid() ? std::optional<double>(value.toDouble()) : std::nullopt,
                         value.isValid() ? index.data().toString() : tr("not known")});
        }
    }
    m_chart->setBars(m_figure->currentText(), bars);
}

} // namespace xuanka
