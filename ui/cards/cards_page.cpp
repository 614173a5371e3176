// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cards/cards_page.h"

#include "catalog/card_filter_model.h"
#include "catalog/card_table_model.h"
#include "ui/cards/card_details.h"
#include "ui/cards/compare_tray.h"
#include "ui/cards/facet_panel.h"
#include "ui/cards/quote_pane.h"
#include "ui/common/action_registry.h"
#include "ui/common/app_context.h"
#include "ui/common/data_table.h"
#include "ui/common/settings.h"
#include "ui/common/theme.h"

#include <QAction>
#include <QBoxLayout>
#include <QCoreApplication>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QSplitter>
#include <QTabWidget>
#include <QTimer>
#include <QToolButton>

#include <chrono>

namespace xuanka {

namespace {

/// Long enough to type on without a flicker for each letter, short enough to feel at once.
constexpr std::chrono::milliseconds searchDelay(150);

QStringList columnIds()
{
    QStringList ids;
    const QList<CardAttribute> attributes = allCardAttributes();
    for (const CardAttribute attribute : attributes)
        ids << cardAttributeId(attribute);
    return ids;
}

/// Off until chosen: what few buyers ask first.
QStringList hiddenColumns()
{
    QStringList ids;
    for (const CardAttribute attribute :
         {CardAttribute::NominalMemory, CardAttribute::Int8Dense, CardAttribute::Fp4Dense, CardAttribute::Fp32,
          CardAttribute::PricePerGbs, CardAttribute::PricePerGib, CardAttribute::Tier, CardAttribute::Architecture,
          CardAttribute::MemoryType, CardAttribute::FormFactor, CardAttribute::Vendor, CardAttribute::Launched})
        ids << cardAttributeId(attribute);
    return ids;
}

class CardsPage : public Page {
    Q_DECLARE_TR_FUNCTIONS(xuanka::CardsPage)

public:
    CardsPage(AppContext &context, QWidget *parent);

    QString id() const override { return QStringLiteral("cards"); }
    QString title() const override { return tr("Cards"); }
    void refresh() override { }

protected:
    void retranslate() override;

private:
    void buildActions();
    void buildLayout();
    CatalogDisplay display() const;
    void applyDisplay();
    void applySearch();
    void updateCount();
    void showCurrent();
    void compareSelected();
    void showFilters(bool shown);
    QStringList selectedCards() const;

    CardTableModel *m_cards;
    CardFilterModel *m_filtered;
    QTimer *m_searchTimer;
    QLineEdit *m_search;
    QLabel *m_count;
    QToolButton *m_filterButton;
    QToolButton *m_compareButton;
    DataTable *m_table;
    FacetPanel *m_facets;
    QScrollArea *m_facetArea;
    QTabWidget *m_tabs;
    CardDetails *m_details;
    QuotePane *m_quotes;
    CompareTray *m_tray;
};

CardsPage::CardsPage(AppContext &context, QWidget *parent)
    : Page(context, parent)
    , m_cards(new CardTableModel(this))
    , m_filtered(new CardFilterModel(this))
    , m_searchTimer(new QTimer(this))
    , m_search(new QLineEdit(this))
    , m_count(new QLabel(this))
    , m_filterButton(new QToolButton(this))
    , m_compareButton(new QToolButton(this))
    , m_table(new DataTable(this))
    , m_facets(new FacetPanel)
    , m_facetArea(new QScrollArea(this))
    , m_tabs(new QTabWidget(this))
    , m_details(new CardDetails(context, this))
    , m_quotes(new QuotePane(context, this))
    , m_tray(new CompareTray(context, this))
{
    m_cards->setCatalog(context.catalog());
    m_filtered->setSourceModel(m_cards);
    m_facets->setCurrency(currencyFromCode(context.settings().choice(QStringLiteral("cards/currency")))
                              .value_or(Currency::Cny));
    m_table->setObjectName(QStringLiteral("cards"));
    m_table->setUp(m_filtered, QStringLiteral("cards"), columnIds(), &context.settings(), hiddenColumns());
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_searchTimer->setSingleShot(true);
    m_searchTimer->setInterval(searchDelay);
    connect(m_search, &QLineEdit::textChanged, m_searchTimer, qOverload<>(&QTimer::start));
    connect(m_searchTimer, &QTimer::timeout, this, [this] { applySearch(); });
    connect(m_facets, &FacetPanel::facetsChanged, this, [this](const CardFacets &facets) {
        m_filtered->setFacets(facets);
        updateCount();
    });
    connect(m_facets, &FacetPanel::currencyChanged, this, [this](Currency currency) {
        this->context().settings().setChoice(QStringLiteral("cards/currency"), currencyCode(currency));
        applyDisplay();
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] { showCurrent(); });
    connect(m_tray, &CompareTray::cardsChanged, this, [this] { updateCount(); });
    connect(&context, &AppContext::languageChanged, this, [this] { applyDisplay(); });
    buildActions();
    buildLayout();
    applyDisplay();
    retranslate();
    m_table->fitColumns();
    m_table->selectRow(0);
}

void CardsPage::buildActions()
{
    ActionRegistry &actions = context().actions();
    const auto add = [&](const ActionDefinition &definition, auto &&triggered) {
        QAction *action = actions.add(definition, this);
        connect(action, &QAction::triggered, this, triggered);
        addAction(action);
        return action;
    };
    add({QStringLiteral("cards.search"), QT_TRANSLATE_NOOP("Actions", "&Search cards"), "", QKeySequence::Find,
         QStringLiteral("search")},
        [this] {
            m_search->setFocus(Qt::ShortcutFocusReason);
            m_search->selectAll();
        });
    QAction *compare = add({QStringLiteral("cards.compare"), QT_TRANSLATE_NOOP("Actions", "&Compare"),
                            QT_TRANSLATE_NOOP("Actions", "Put the selected cards side by side"),
                            QKeySequence(Qt::CTRL | Qt::Key_D), QStringLiteral("compare")},
                           [this] { compareSelected(); });
    m_table->addAction(compare);
    m_compareButton->setDefaultAction(compare);
    QAction *filters = add({QStringLiteral("cards.filters"), QT_TRANSLATE_NOOP("Actions", "&Filters"),
                            QT_TRANSLATE_NOOP("Actions", "Show or hide the filters"),
                            QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F), QStringLiteral("filter")},
                           [this](bool shown) { showFilters(shown); });
    filters->setCheckable(true);
    filters->setChecked(context().settings().choice(QStringLiteral("cards/filters")) != QLatin1String("hidden"));
    m_filterButton->setDefaultAction(filters);
    for (QToolButton *button : {m_filterButton, m_compareButton}) {
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setFocusPolicy(Qt::StrongFocus);
    }
    m_count->setObjectName(QStringLiteral("count"));
    m_search->setClearButtonEnabled(true);
    m_search->addAction(themedIcon(QStringLiteral("search")), QLineEdit::LeadingPosition);
}

void CardsPage::buildLayout()
{
    m_facetArea->setFrameShape(QFrame::NoFrame);
    m_facetArea->setWidgetResizable(true);
    m_facetArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_facetArea->setFocusPolicy(Qt::NoFocus);
    m_facetArea->setWidget(m_facets);
    m_facetArea->setVisible(m_filterButton->defaultAction()->isChecked());
    auto *bar = new QHBoxLayout;
    bar->setSpacing(itemSpacing());
    bar->addWidget(m_filterButton);
    bar->addWidget(m_search, 1);
    bar->addWidget(m_count);
    bar->addWidget(m_compareButton);
    auto *top = new QWidget(this);
    auto *topLayout = new QVBoxLayout(top);
    topLayout->setContentsMargins(0, 0, 0, 0);
    topLayout->setSpacing(itemSpacing());
    topLayout->addLayout(bar);
    topLayout->addWidget(m_table, 1);
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_details, QString());
    m_tabs->addTab(m_quotes, QString());
    m_tabs->addTab(m_tray, QString());
    auto *splitter = new QSplitter(Qt::Vertical, this);
    splitter->addWidget(top);
    splitter->addWidget(m_tabs);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    splitter->setChildrenCollapsible(false);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(groupSpacing(), 0, groupSpacing(), itemSpacing());
    layout->setSpacing(itemSpacing());
    layout->addWidget(m_facetArea);
    layout->addWidget(splitter, 1);
}

CatalogDisplay CardsPage::display() const
{
    return {context().language(), context().locale(), m_facets->currency(), context().catalog().exchangeRate()};
}

void CardsPage::applyDisplay()
{
    m_cards->setDisplay(display());
    m_quotes->setDisplay(display());
    m_tray->setDisplay(display());
    updateCount();
}

void CardsPage::applySearch()
{
    m_filtered->setSearchText(m_search->text());
    updateCount();
}

void CardsPage::updateCount()
{
    m_count->setText(tr("%1 of %2 cards")
                         .arg(context().locale().toString(m_filtered->rowCount()),
                              context().locale().toString(m_cards->rowCount())));
    m_tabs->setTabText(2, m_tray->cards().isEmpty() ? tr("Compare") : tr("Compare (%1)").arg(m_tray->cards().size()));
}

void CardsPage::showCurrent()
{
    const QString card = m_table->currentIndex().data(CardTableModel::IdRole).toString();
    m_details->setCard(card);
    m_quotes->setCard(card);
}

QStringList CardsPage::selectedCards() const
{
    QStringList ids;
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    for (const QModelIndex &row : rows)
        ids << row.data(CardTableModel::IdRole).toString();
    return ids;
}

void CardsPage::compareSelected()
{
    m_tray->add(selectedCards());
    m_tabs->setCurrentWidget(m_tray);
}

void CardsPage::showFilters(bool shown)
{
    m_facetArea->setVisible(shown);
    context().settings().setChoice(QStringLiteral("cards/filters"),
                                   shown ? QStringLiteral("shown") : QStringLiteral("hidden"));
}

void CardsPage::retranslate()
{
    m_search->setPlaceholderText(tr("Search by name, vendor or architecture"));
    m_search->setAccessibleName(tr("Search cards"));
    m_table->setAccessibleName(tr("Cards"));
    m_table->setEmptyText(tr("No card matches. Search for less, or clear the filters."));
    m_tabs->setTabText(0, tr("Details"));
    m_tabs->setTabText(1, tr("Quotes"));
    m_facets->retranslate();
    m_details->retranslate();
    m_quotes->retranslate();
    m_tray->retranslate();
    m_facetArea->setFixedWidth(m_facets->sizeHint().width() + groupSpacing());
    updateCount();
}

} // namespace

Page *createCardsPage(AppContext &context, QWidget *parent)
{
    return new CardsPage(context, parent);
}

} // namespace xuanka
