// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cards/quote_pane.h"

#include "catalog/quote_table_model.h"
#include "ui/common/app_context.h"
#include "ui/common/data_table.h"
#include "ui/common/theme.h"
#include "ui/common/why_panel.h"

#include <QLabel>
#include <QSplitter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

namespace xuanka {

namespace {

QStringList columnIds()
{
    QStringList ids;
    for (int column = 0; column < QuoteTableModel::ColumnCount; ++column)
        ids << QuoteTableModel::columnId(static_cast<QuoteTableModel::Column>(column));
    return ids;
}

/// Greys what may not be a baseline; the marks column says why.
class QuoteDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (!index.data(QuoteTableModel::BaselineRole).toBool())
            option->palette.setColor(QPalette::Text, mutedColor(option->palette));
    }
};

} // namespace

QuotePane::QuotePane(AppContext &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_model(new QuoteTableModel(this))
    , m_sorted(new QuoteSortModel(this))
    , m_table(new DataTable(this))
    , m_why(new WhyPanel(context, this))
    , m_note(new QLabel(this))
{
    m_model->setCatalog(context.catalog());
    m_sorted->setSourceModel(m_model);
    m_table->setObjectName(QStringLiteral("quotes"));
    m_table->setUp(m_sorted, QStringLiteral("card_quotes"), columnIds(), &context.settings(),
                   {QuoteTableModel::columnId(QuoteTableModel::CardColumn)});
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setItemDelegate(new QuoteDelegate(m_table));
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &QuotePane::explainCurrent);
    connect(m_model, &QAbstractItemModel::modelReset, this, &QuotePane::explainCurrent);
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    m_note->setForegroundRole(QPalette::PlaceholderText);
    auto *splitter = new QSplitter(this);
    splitter->addWidget(m_table);
    splitter->addWidget(m_why);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    splitter->setChildrenCollapsible(false);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, itemSpacing(), 0, 0);
    layout->setSpacing(itemSpacing());
    layout->addWidget(splitter, 1);
    layout->addWidget(m_note);
    setCard(QString());
}

void QuotePane::setCard(const QString &cardId)
{
    // An empty id would show the quotes of all cards.
    m_model->setCard(cardId.isEmpty() ? QStringLiteral("-") : cardId);
    m_table->selectRow(0);
    m_table->setEmptyText(cardId.isEmpty() ? tr("Choose a card in the table above.")
                                           : tr("Nobody quotes a price for this card in the catalog."));
}

void QuotePane::setDisplay(const CatalogDisplay &display)
{
    m_model->setDisplay(display);
    m_note->setText(tr("1 $ = ¥%1 on %2. Promotional, limited, peer-to-peer and spot prices are shown in grey and never "
                       "used as a baseline.")
                        .arg(display.locale.toString(display.rate.cnyPerUsd, 'f', 4),
                             display.rate.asOf.toString(Qt::ISODate)));
}

void QuotePane::retranslate()
{
    m_table->setAccessibleName(tr("Quotes of the card on one basis"));
    explainCurrent();
}

void QuotePane::explainCurrent()
{
    const QModelIndex current = m_sorted->mapToSource(m_table->currentIndex());
    if (!current.isValid()) {
        m_why->clear();
        return;
    }
    const std::optional<NormalisedRate> rate = normalise(m_model->quote(current.row()));
    if (!rate) {
        m_why->clear();
        return;
    }
    const QString platform
        = current.siblingAtColumn(QuoteTableModel::PlatformColumn).data(Qt::DisplayRole).toString();
    const QString shown = current.siblingAtColumn(QuoteTableModel::RateColumn).data(Qt::DisplayRole).toString();
    m_why->setTrace(rate->trace, tr("%1: %2 per card-hour").arg(platform, shown));
}

} // namespace xuanka
