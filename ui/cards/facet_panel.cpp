// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cards/facet_panel.h"

#include "catalog/catalog_ids.h"
#include "catalog/catalog_words.h"
#include "ui/cards/facet_group.h"
#include "ui/common/number_edit.h"
#include "ui/common/theme.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace xuanka {

namespace {

/// The ids that are checked, as values of their enum.
template <typename Value, typename FromId>
QSet<Value> chosen(const FacetGroup &group, FromId &&fromId)
{
    QSet<Value> values;
    const QStringList ids = group.checked();
    for (const QString &id : ids) {
        if (const std::optional<Value> value = fromId(id))
            values << *value;
    }
    return values;
}

QLabel *boldLabel(QWidget *buddy, QWidget *parent)
{
    auto *label = new QLabel(parent);
    QFont bold = parent->font();
    bold.setBold(true);
    label->setFont(bold);
    label->setBuddy(buddy);
    return label;
}

/// The sizes at which a workload stops fitting, as sold.
constexpr int memorySteps[] = {0, 16, 24, 32, 40, 48, 64, 80, 96, 141};

} // namespace

FacetPanel::FacetPanel(QWidget *parent)
    : QWidget(parent)
    , m_memory(new QComboBox(this))
    , m_ecosystems(new FacetGroup(this))
    , m_compliances(new FacetGroup(this))
    , m_paths(new FacetGroup(this))
    , m_supplies(new FacetGroup(this))
    , m_currency(new QComboBox(this))
    , m_price(new MoneyEdit(this))
    , m_clear(new QPushButton(this))
{
    m_memory->setObjectName(QStringLiteral("memory"));
    m_currency->setObjectName(QStringLiteral("currency"));
    m_price->setObjectName(QStringLiteral("price"));
    for (const Currency currency : {Currency::Cny, Currency::Usd}) {
        m_currency->addItem(QString(currencySymbol(currency) % QLatin1Char(' ') % currencyCode(currency)),
                            currencyCode(currency));
    }
    m_price->setRange(0.0, 10000.0);
    m_memoryLabel = boldLabel(m_memory, this);
    m_priceLabel = boldLabel(m_price, this);
    m_currencyLabel = boldLabel(m_currency, this);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, itemSpacing(), itemSpacing());
    layout->setSpacing(itemSpacing() / 2);
    const auto addGroup = [layout](std::initializer_list<QWidget *> widgets) {
        for (QWidget *widget : widgets)
            layout->addWidget(widget);
        layout->addSpacing(itemSpacing());
    };
    addGroup({m_memoryLabel, m_memory});
    addGroup({m_ecosystems});
    addGroup({m_priceLabel, m_price});
    addGroup({m_currencyLabel, m_currency});
    addGroup({m_compliances});
    addGroup({m_supplies});
    addGroup({m_paths});
    addGroup({m_clear});
    layout->addStretch(1);
    connect(m_memory, &QComboBox::currentIndexChanged, this, &FacetPanel::announce);
    connect(m_price, &MoneyEdit::moneyChanged, this, &FacetPanel::announce);
    for (const FacetGroup *group : {m_ecosystems, m_compliances, m_paths, m_supplies})
        connect(group, &FacetGroup::changed, this, &FacetPanel::announce);
    connect(m_currency, &QComboBox::currentIndexChanged, this, [this] {
        m_price->setCurrency(currency());
        Q_EMIT currencyChanged(currency());
        announce();
    });
    connect(m_clear, &QPushButton::clicked, this, &FacetPanel::clear);
    retranslate();
}

CardFacets FacetPanel::facets() const
{
    CardFacets facets;
    if (m_memory->currentData().toInt() > 0)
        facets.minimumMemoryGib = m_memory->currentData().toInt();
    facets.ecosystems = chosen<Ecosystem>(*m_ecosystems, ecosystemFromId);
    facets.compliances = chosen<Compliance>(*m_compliances, complianceFromId);
    facets.paths = chosen<Path>(*m_paths, pathFromId);
    facets.supplies = chosen<Supply>(*m_supplies, supplyFromId);
    if (m_price->value() > 0.0)
        facets.priceCeiling = m_price->value();
    return facets;
}

void FacetPanel::clear()
{
    {
        const QSignalBlocker blocker(this); // one change, not one a box
        m_memory->setCurrentIndex(0);
        m_price->setValue(0.0);
        for (FacetGroup *group : {m_ecosystems, m_compliances, m_paths, m_supplies})
            group->clear();
    }
    announce();
}

Currency FacetPanel::currency() const
{
    return currencyFromCode(m_currency->currentData().toString()).value_or(Currency::Cny);
}

void FacetPanel::setCurrency(Currency currency)
{
    m_currency->setCurrentIndex(std::max(0, m_currency->findData(currencyCode(currency))));
}

void FacetPanel::announce()
{
    Q_EMIT facetsChanged(facets());
}

void FacetPanel::retranslate()
{
    m_memoryLabel->setText(tr("&Memory as sold"));
    const QSignalBlocker blocker(m_memory);
    const int current = std::max(0, m_memory->currentIndex());
    m_memory->clear();
    for (const int gib : memorySteps)
        m_memory->addItem(gib == 0 ? tr("Any") : tr("%1 GiB or more").arg(gib), gib);
    m_memory->setCurrentIndex(current);
    m_ecosystems->setTitle(tr("Ecosystem"));
    const QList<Ecosystem> ecosystems = allEcosystems();
    for (const Ecosystem value : ecosystems)
        m_ecosystems->setBox(ecosystemId(value), ecosystemWord(value));
    m_compliances->setTitle(tr("Compliance"));
    const QList<Compliance> compliances = allCompliances();
    for (const Compliance value : compliances)
        m_compliances->setBox(complianceId(value), complianceWord(value));
    m_supplies->setTitle(tr("Supply"));
    const QList<Supply> supplies = allSupplies();
    for (const Supply value : supplies)
        m_supplies->setBox(supplyId(value), supplyWord(value));
    m_paths->setTitle(tr("Rented through"));
    const QList<Path> paths = allPaths();
    for (const Path value : paths)
        m_paths->setBox(pathId(value), pathWord(value));
    m_priceLabel->setText(tr("Cheapest baseline at &most"));
    m_price->setSpecialValueText(tr("Any price"));
    m_price->setPer(tr("/h"));
    m_currencyLabel->setText(tr("Pr&ices in"));
    m_clear->setText(tr("Clear the filters"));
}

} // namespace xuanka
