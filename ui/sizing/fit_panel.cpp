// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/sizing/fit_panel.h"

#include "catalog/catalog.h"
#include "sizing/fit_table_model.h"
#include "sizing/sizing_words.h"
#include "ui/common/app_context.h"
#include "ui/common/data_table.h"
#include "ui/common/settings.h"
#include "ui/common/text_label.h"
#include "ui/common/theme.h"
#include "ui/sizing/companions_menu.h"
#include "ui/sizing/fit_filter_model.h"
#include "ui/sizing/verdict_delegate.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace xuanka {

namespace {

constexpr int mostCards = 8;

QStringList columnIds()
{
    QStringList ids {QStringLiteral("card"), QStringLiteral("memory")};
    for (int count = 1; count <= mostCards; ++count)
        ids << QStringLiteral("x%1").arg(count);
    return ids;
}

/// Usual machines hold 1, 2, 4 or 8 cards; the other counts can be switched on.
QStringList hiddenColumns()
{
    return {QStringLiteral("x3"), QStringLiteral("x5"), QStringLiteral("x6"), QStringLiteral("x7")};
}

QList<CardFit> emptyFits(const QList<Card> &cards)
{
    QList<CardFit> fits;
    for (const Card &card : cards) {
        for (int count = 1; count <= mostCards; ++count) {
            CardFit fit;
            fit.cardId = card.id;
            fit.count = count;
            fit.refusal = Error {Error::Kind::Missing, {}, {}, {}, {}};
            fits << fit;
        }
    }
    return fits;
}

} // namespace

FitPanel::FitPanel(AppContext &context, Companions &companions, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_model(new FitTableModel(this))
    , m_filter(new FitFilterModel(this))
    , m_table(new DataTable(this))
    , m_search(new QLineEdit(this))
    , m_onlyFits(new QCheckBox(this))
    , m_together(new CompanionsMenu(companions, this))
    , m_shown(new QLabel(this))
    , m_explanation(new TextLabel(TextLabel::Tone::Normal, this))
{
    m_model->setFits(emptyFits(context.catalog().cards()), context.catalog().cards());
    m_filter->setSourceModel(m_model);
    m_table->setObjectName(QStringLiteral("fits"));
    m_table->setItemDelegate(new VerdictDelegate(m_table));
    m_table->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_unfitted = !context.settings().columns(QStringLiteral("sizing/fits"));
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    m_table->setUp(m_filter, QStringLiteral("sizing/fits"), columnIds(), &context.settings(), hiddenColumns());
    m_search->setObjectName(QStringLiteral("fitSearch"));
    m_search->setClearButtonEnabled(true);
    m_onlyFits->setObjectName(QStringLiteral("onlyFits"));
    m_explanation->setTextInteractionFlags(Qt::TextSelectableByMouse);

    auto *top = new QHBoxLayout;
    top->addWidget(m_search, 1);
    top->addWidget(m_onlyFits);
    top->addWidget(m_together);
    top->addWidget(m_shown);
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
    connect(m_onlyFits, &QCheckBox::toggled, this, [this](bool only) {
        m_filter->setOnlyFits(only);
        showCount();
    });
    connect(m_together, &CompanionsMenu::keepAsked, this, &FitPanel::keepAsked);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &FitPanel::currentChanged);
}

void FitPanel::setMatrix(const FitMatrix &matrix)
{
    const CardFit *before = chosen();
    const QString cardId = before ? before->cardId : QString();
    const int count = before ? before->count : 0;
    m_matrix = matrix;
    m_fits.clear();
    m_fits.reserve(matrix.cards().size() * matrix.mostCards());
    for (int row = 0; row < matrix.cards().size(); ++row) {
        for (int cards = 1; cards <= matrix.mostCards(); ++cards)
            m_fits << matrix.fit(row, cards);
    }
    m_updating = true;
    m_model->setFits(m_fits, m_context.catalog().cards());
    if (m_chosenByPerson && count > 0)
        select(cardId, count);
    else
        chooseSmallest();
    m_updating = false;
    if (std::exchange(m_unfitted, false)) {
        m_table->fitColumns(); // the first verdicts: until now the cells were empty
        // One long name must not push the verdicts out of sight.
        const int longest = m_table->fontMetrics().averageCharWidth() * 26;
        m_table->setColumnWidth(FitTableModel::CardColumn, std::min(longest, m_table->columnWidth(FitTableModel::CardColumn)));
    }
    showCount();
    explain();
    Q_EMIT chosenChanged();
}

void FitPanel::showCount()
{
    m_shown->setText(tr("%1 of %2 cards").arg(m_context.locale().toString(m_filter->rowCount()),
                                              m_context.locale().toString(m_model->rowCount())));
}

void FitPanel::clear()
{
    m_matrix = {};
    m_fits.clear();
    m_updating = true;
    m_model->setFits(emptyFits(m_context.catalog().cards()), m_context.catalog().cards());
    m_updating = false;
    explain();
}

void FitPanel::forgetChoice()
{
    m_chosenByPerson = false;
}

const CardFit *FitPanel::chosen() const
{
    if (m_fits.isEmpty())
        return nullptr;
    return m_model->fitAt(m_filter->mapToSource(m_table->currentIndex()));
}

void FitPanel::chooseSmallest()
{
    const CardFit *smallest = nullptr;
    for (const CardFit &fit : std::as_const(m_fits)) {
        if (fit.refusal || (fit.verdict != FitVerdict::Fits && fit.verdict != FitVerdict::Likely))
            continue;
        if (!smallest || std::pair(fit.count, fit.usable.count()) < std::pair(smallest->count, smallest->usable.count()))
            smallest = &fit;
    }
    if (smallest)
        select(smallest->cardId, smallest->count);
    else
        m_table->setCurrentIndex({});
}

void FitPanel::chooseCount(int count)
{
    const CardFit *fit = chosen();
    if (!fit || count < 1 || count > mostCards)
        return;
    m_table->setColumnVisible(QStringLiteral("x%1").arg(count), true);
    select(QString(fit->cardId), count);
}

void FitPanel::select(const QString &cardId, int count)
{
    for (int row = 0; row < m_filter->rowCount(); ++row) {
        const QModelIndex index = m_filter->index(row, FitTableModel::FirstCountColumn + count - 1);
        if (index.data(FitTableModel::CardIdRole).toString() == cardId) {
            m_table->setCurrentIndex(index);
            return;
        }
    }
}

void FitPanel::currentChanged()
{
    if (m_updating)
        return;
    m_chosenByPerson = chosen() != nullptr;
    explain();
    Q_EMIT chosenChanged();
}

void FitPanel::explain()
{
    const CardFit *fit = chosen();
    if (!fit) {
        m_explanation->setText(m_fits.isEmpty() ? QString() : tr("Choose a cell to see why."));
        return;
    }
    const Card *card = m_context.catalog().card(fit->cardId);
    QStringList sentences;
    const QString what = QStringLiteral("%1 × %2").arg(card ? card->name.in(m_context.language()) : fit->cardId,
                                                       m_context.locale().toString(fit->count));
    if (fit->refusal) {
        sentences << tr("%1: cannot be used, %2").arg(what, fitReason(*fit, m_context.locale()));
    } else {
        sentences << tr("%1: %2. %3").arg(what, fitVerdictName(fit->verdict), fitVerdictMeaning(fit->verdict))
                  << fitReason(*fit, m_context.locale());
    }
    sentences << demandLines(*fit);
    if (!fit->caution.isEmpty())
        sentences << QString(QStringLiteral("⚠ ") % fit->caution.in(m_context.language()));
    m_explanation->setText(sentences.join(QLatin1Char('\n')));
}

int FitPanel::chosenRow() const
{
    const CardFit *fit = chosen();
    if (!fit)
        return -1;
    const QList<Card> &cards = m_matrix.cards();
    const auto found = std::find_if(cards.cbegin(), cards.cend(), [fit](const Card &card) { return card.id == fit->cardId; });
    return found == cards.cend() ? -1 : static_cast<int>(found - cards.cbegin());
}

QString FitPanel::decider() const
{
    const int row = chosenRow();
    if (row < 0 || m_matrix.demands().size() < 2)
        return {};
    return m_matrix.demands().at(m_matrix.cell(row, chosen()->count).decidedBy).name;
}

QStringList FitPanel::demandLines(const CardFit &chosen) const
{
    const int row = chosenRow();
    if (row < 0 || m_matrix.demands().size() < 2)
        return {};
    QStringList lines;
    for (int demand = 0; demand < m_matrix.demands().size(); ++demand) {
        const CardFit fit = m_matrix.fit(demand, row, chosen.count);
        lines << QString(QStringLiteral("• ")
                         % tr("%1: %2, %3").arg(m_matrix.demands().at(demand).name, fit.refusal ? QStringLiteral("–") : fitVerdictName(fit.verdict),
                                                fitReason(fit, m_context.locale())));
    }
    return lines;
}

QString FitPanel::explanation() const
{
    return m_explanation->text();
}

void FitPanel::retranslate()
{
    m_search->setPlaceholderText(tr("Search a card"));
    m_search->setAccessibleName(tr("Search a card"));
    m_onlyFits->setText(tr("&Only what fits"));
    m_together->retranslate();
    m_table->setAccessibleName(tr("What fits: cards by number of cards"));
    m_explanation->setAccessibleName(tr("Choose a cell to see why."));
    m_table->setEmptyText(tr("No card matches. Clear the search, or show also what does not fit."));
    m_model->setLanguage(m_context.language());
    showCount();
    explain();
}

} // namespace xuanka
