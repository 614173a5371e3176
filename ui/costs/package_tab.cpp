// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/costs/package_tab.h"

#include "catalog/catalog.h"
#include "quantity/format.h"
#include "ui/common/form_scroll.h"
#include "ui/common/app_context.h"
#include "ui/common/choice_box.h"
#include "ui/common/chart_view.h"
#include "ui/common/settings.h"
#include "ui/common/text_label.h"
#include "ui/common/theme.h"
#include "ui/costs/input_field.h"
#include "ui/costs/package_content.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

namespace xuanka {

namespace {

constexpr double highestPrice = 1e6;
const InputField::Range hourPrice {0.0, highestPrice, true, 10.0, 0.01, 2};
const InputField::Range dayPrice {0.0, highestPrice, true, 200.0, 0.1, 2};
const InputField::Range monthPrice {0.0, highestPrice, true, 5000.0, 1.0, 2};
const InputField::Range hoursADay {0.0, 24.0, true, 24.0, 0.25, 2};
const InputField::Range daysAMonth {1.0, 31.0, false, 31.0, 1.0, 0};

QString choiceKey()
{
    return QStringLiteral("costs/offer");
}

} // namespace

PackageTab::PackageTab(AppContext &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_result(new CostResultView(context, QStringLiteral("costs/package"), packageFigureColumns(), packageDataColumns(), this))
{
    auto *splitter = new QSplitter(Qt::Horizontal, this);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(makeInputs());
    splitter->addWidget(m_result);
    splitter->setStretchFactor(1, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, itemSpacing(), 0, 0);
    layout->addWidget(splitter);

    connect(m_card, &QComboBox::activated, this, [this] {
        fillPlatforms();
        takeOffer();
    });
    connect(m_platform, &QComboBox::activated, this, &PackageTab::takeOffer);
    connect(m_reset, &QPushButton::clicked, this, &PackageTab::useQuotes);
    for (QCheckBox *box : {m_hasDay, m_hasMonth})
        connect(box, &QCheckBox::toggled, this, &PackageTab::recompute);
    for (InputField *field : {m_perHour, m_perDay, m_perMonth, m_hoursPerDay, m_daysPerMonth})
        connect(field, &InputField::valueChanged, this, &PackageTab::recompute);
    m_hoursPerDay->setValue(8.0);
    m_daysPerMonth->setValue(22.0);
    readOffers();
}

QWidget *PackageTab::makeInputs()
{
    auto *inputs = new QWidget(this);
    m_offerGroup = new QGroupBox(inputs);
    m_card = new ChoiceBox(m_offerGroup);
    m_platform = new ChoiceBox(m_offerGroup);
    m_card->setObjectName(QStringLiteral("card"));
    m_platform->setObjectName(QStringLiteral("platform"));
    for (QComboBox *box : {m_card, m_platform}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(16);
        box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }
    m_cardLabel = new QLabel(m_offerGroup);
    m_platformLabel = new QLabel(m_offerGroup);
    m_cardLabel->setBuddy(m_card);
    m_platformLabel->setBuddy(m_platform);
    auto *offerForm = new QFormLayout(m_offerGroup);
    offerForm->addRow(m_cardLabel, m_card);
    offerForm->addRow(m_platformLabel, m_platform);

    m_priceGroup = new QGroupBox(inputs);
    m_perHour = new InputField(QStringLiteral("perHour"), hourPrice, Currency::Cny, m_priceGroup);
    m_hasDay = new QCheckBox(m_priceGroup);
    m_hasDay->setObjectName(QStringLiteral("hasDay"));
    m_perDay = new InputField(QStringLiteral("perDay"), dayPrice, Currency::Cny, m_priceGroup);
    m_hasMonth = new QCheckBox(m_priceGroup);
    m_hasMonth->setObjectName(QStringLiteral("hasMonth"));
    m_perMonth = new InputField(QStringLiteral("perMonth"), monthPrice, Currency::Cny, m_priceGroup);
    m_reset = new QPushButton(m_priceGroup);
    m_reset->setObjectName(QStringLiteral("reset"));
    auto *priceLayout = new QVBoxLayout(m_priceGroup);
    m_source = new TextLabel(TextLabel::Tone::Muted, m_priceGroup);
    for (QWidget *widget : QList<QWidget *> {m_perHour, m_hasDay, m_perDay, m_hasMonth, m_perMonth, m_source, m_reset})
        priceLayout->addWidget(widget);

    m_useGroup = new QGroupBox(inputs);
    m_hoursPerDay = new InputField(QStringLiteral("hoursPerDay"), hoursADay, std::nullopt, m_useGroup);
    m_daysPerMonth = new InputField(QStringLiteral("daysPerMonth"), daysAMonth, std::nullopt, m_useGroup);
    auto *useLayout = new QVBoxLayout(m_useGroup);
    useLayout->addWidget(m_hoursPerDay);
    useLayout->addWidget(m_daysPerMonth);

    auto *layout = new QVBoxLayout(inputs);
    layout->setContentsMargins(0, 0, itemSpacing(), 0);
    for (QWidget *group : {m_offerGroup, m_useGroup, m_priceGroup})
        layout->addWidget(group);
    layout->addStretch(1);
    return new FormScroll(inputs, this);
}

void PackageTab::retranslate()
{
    m_offerGroup->setTitle(tr("Card and platform"));
    m_cardLabel->setText(tr("&Card:"));
    m_platformLabel->setText(tr("&Platform:"));
    m_card->setAccessibleName(tr("Card"));
    m_platform->setAccessibleName(tr("Platform"));
    m_priceGroup->setTitle(tr("Prices of one card"));
    m_useGroup->setTitle(tr("Use"));
    m_hasDay->setText(tr("A &day plan is offered"));
    m_hasMonth->setText(tr("A &month plan is offered"));
    m_reset->setText(tr("&Back to the quoted prices"));
    m_perHour->setTexts(tr("On demand, an hour"), QString(), QString());
    m_perDay->setTexts(tr("Day plan, a day"), QString(), QString());
    m_perMonth->setTexts(tr("Month plan, a month"), QString(), QString());
    m_hoursPerDay->setTexts(tr("Hours a day"), tr("h/day"), QString());
    m_daysPerMonth->setTexts(tr("Days a month"), tr("days/month"), QString());
    m_result->setFiguresTitle(tr("Crossings"));
    m_result->retranslate();
    for (int i = 0; i < m_card->count(); ++i)
        m_card->setItemText(i, cardName(m_card->itemData(i).toString()));
    for (int i = 0; i < m_platform->count(); ++i)
        m_platform->setItemText(i, platformName(m_platform->itemData(i).toString()));
    recompute();
}

void PackageTab::readOffers()
{
    m_offers = packagePricesOf(m_context.catalog());
    fillCards();
    fillPlatforms();
    useQuotes();
}

void PackageTab::fillCards()
{
    const QString wanted = m_context.settings().choice(choiceKey()).section(QLatin1Char(' '), 0, 0);
    m_card->clear();
    for (const PackagePrices &prices : std::as_const(m_offers)) {
        if (m_card->findData(prices.cardId) < 0)
            m_card->addItem(cardName(prices.cardId), prices.cardId);
    }
    m_card->setCurrentIndex(std::max(0, m_card->findData(wanted)));
    m_card->setEnabled(m_card->count() > 0);
}

void PackageTab::fillPlatforms()
{
    const QString wanted = m_context.settings().choice(choiceKey()).section(QLatin1Char(' '), 1, 1);
    const QString card = m_card->currentData().toString();
    m_platform->clear();
    for (const PackagePrices &prices : std::as_const(m_offers)) {
        if (prices.cardId == card)
            m_platform->addItem(platformName(prices.platformId), prices.platformId);
    }
    m_platform->setCurrentIndex(std::max(0, m_platform->findData(wanted)));
    m_platform->setEnabled(m_platform->count() > 0);
}

void PackageTab::takeOffer()
{
    if (const PackagePrices *quoted = offer())
        m_context.settings().setChoice(choiceKey(), QString(quoted->cardId % QLatin1Char(' ') % quoted->platformId));
    useQuotes();
}

const PackagePrices *PackageTab::offer() const
{
    const QString card = m_card->currentData().toString();
    const QString platform = m_platform->currentData().toString();
    const auto found = std::find_if(m_offers.cbegin(), m_offers.cend(), [&](const PackagePrices &prices) {
        return prices.cardId == card && prices.platformId == platform;
    });
    return found == m_offers.cend() ? nullptr : &*found;
}

void PackageTab::useQuotes()
{
    const PackagePrices *quoted = offer();
    if (!quoted) {
        recompute();
        return;
    }
    for (InputField *field : {m_perHour, m_perDay, m_perMonth})
        field->setCurrency(quoted->perHour.currency());
    const double hour = quoted->perHour.amount();
    // Without a quote a plan starts at what its hours cost singly, so that a price has somewhere to be dragged from.
    m_perHour->setValue(hour);
    m_perDay->setValue(quoted->perDay ? quoted->perDay->amount() : hour * 24.0);
    m_perMonth->setValue(quoted->perMonth ? quoted->perMonth->amount() : hour * 730.0);
    m_perHour->setSliderEnd(hour * 3.0);
    m_perDay->setSliderEnd(hour * 48.0);
    m_perMonth->setSliderEnd(hour * 1460.0);
    const QSignalBlocker blockDay(m_hasDay);
    const QSignalBlocker blockMonth(m_hasMonth);
    m_hasDay->setChecked(quoted->perDay.has_value());
    m_hasMonth->setChecked(quoted->perMonth.has_value());
    recompute();
}

PackagePrices PackageTab::prices() const
{
    PackagePrices prices;
    if (const PackagePrices *quoted = offer())
        prices = *quoted;
    const PackagePrices quoted = prices;
    prices.perHour = m_perHour->money();
    prices.perDay = m_hasDay->isChecked() ? std::optional(m_perDay->money()) : std::nullopt;
    prices.perMonth = m_hasMonth->isChecked() ? std::optional(m_perMonth->money()) : std::nullopt;
    // A figure that was typed has no quote behind it, whatever the others have.
    const auto quoteId = [&](const Money &price, const std::optional<Money> &asQuoted, qsizetype at) {
        return asQuoted && price == *asQuoted ? quoted.quoteIds.value(at) : QStringLiteral("user");
    };
    prices.quoteIds = {quoteId(prices.perHour, quoted.perHour, 0)};
    if (prices.perDay)
        prices.quoteIds << quoteId(*prices.perDay, quoted.perDay, 1);
    if (prices.perMonth)
        prices.quoteIds << quoteId(*prices.perMonth, quoted.perMonth, quoted.perDay ? 2 : 1);
    return prices;
}

void PackageTab::showOrigins()
{
    const PackagePrices *quoted = offer();
    QList<const Quote *> quotes;
    const auto origin = [&](InputField &field, const std::optional<Money> &price, qsizetype quoteAt) {
        const QString quoteId = quoted && price ? quoted->quoteIds.value(quoteAt) : QString();
        const Quote *quote = m_context.catalog().quote(quoteId);
        if (quote)
            quotes << quote;
        field.setOrigin(originOf(field, price, quoteId), quote ? sourceOf(*quote) : QString());
    };
    origin(*m_perHour, quoted ? std::optional(quoted->perHour) : std::nullopt, 0);
    origin(*m_perDay, quoted ? quoted->perDay : std::nullopt, 1);
    origin(*m_perMonth, quoted ? quoted->perMonth : std::nullopt, quoted && quoted->perDay ? 2 : 1);
    m_source->setTextOrHide(quotes.isEmpty() ? QString() : tr("Quotes from: %1").arg(sourcesOf(quotes)));
}

QString PackageTab::sourcesOf(const QList<const Quote *> &quotes) const
{
    // Each document once, with all places in it.
    QStringList ids;
    QHash<QString, QStringList> places;
    for (const Quote *quote : quotes) {
        if (!ids.contains(quote->source))
            ids << quote->source;
        const QStringList stated = quote->sourcePlace.split(QStringLiteral(", "), Qt::SkipEmptyParts);
        for (const QString &place : stated) {
            if (!places[quote->source].contains(place))
                places[quote->source] << place;
        }
    }
    QStringList documents;
    for (const QString &id : std::as_const(ids)) {
        const Source *source = m_context.catalog().source(id);
        documents << (QStringList {source ? source->title.in(m_context.language()) : id} + places.value(id)).join(QStringLiteral(", "));
    }
    return documents.join(QStringLiteral("; "));
}

QString PackageTab::sourceOf(const Quote &quote) const
{
    const Source *source = m_context.catalog().source(quote.source);
    const QString title = source ? source->title.in(m_context.language()) : quote.source;
    return quote.sourcePlace.isEmpty() ? title : QString(title % QStringLiteral(", ") % quote.sourcePlace);
}

QString PackageTab::originOf(const InputField &field, const std::optional<Money> &quoted, const QString &quoteId) const
{
    if (!quoted)
        return tr("not quoted");
    const QString price = formatMoney(*quoted, m_context.locale());
    if (Money::fromAmount(field.value(), quoted->currency()) != *quoted)
        return tr("changed; quoted %1").arg(price);
    const Quote *quote = m_context.catalog().quote(quoteId);
    return quote ? tr("quoted on %1").arg(formatDate(quote->asOf, m_context.locale())) : QString();
}

void PackageTab::recompute()
{
    const PackagePrices *quoted = offer();
    const bool asQuoted = quoted && m_perHour->money() == quoted->perHour && m_hasDay->isChecked() == quoted->perDay.has_value()
        && m_hasMonth->isChecked() == quoted->perMonth.has_value() && (!quoted->perDay || m_perDay->money() == *quoted->perDay)
        && (!quoted->perMonth || m_perMonth->money() == *quoted->perMonth);
    m_reset->setEnabled(quoted && !asQuoted);
    m_perDay->setEnabled(m_hasDay->isChecked());
    m_perMonth->setEnabled(m_hasMonth->isChecked());
    showOrigins();

    const QList<InputField *> fields {m_perHour, m_perDay, m_perMonth, m_hoursPerDay, m_daysPerMonth};
    for (InputField *field : fields)
        field->setProblem({});
    for (const InputField *field : fields) {
        if (field->isEnabledTo(this) && !field->isValid()) {
            m_result->setNotComputed(tr("Not computed: “%1” is out of range.").arg(field->name()));
            return;
        }
    }
    const PackageUsage usage {m_hoursPerDay->value(), static_cast<int>(m_daysPerMonth->value())};
    const PackagePrices asked = prices();
    const auto comparison = comparePackages(asked, usage);
    if (!comparison) {
        for (InputField *field : fields) {
            if (field->id() == comparison.error().place)
                field->setProblem(errorSentence(comparison.error()));
        }
        m_result->setNotComputed(tr("Not computed: %1").arg(errorSentence(comparison.error())));
        return;
    }
    m_result->setContent(packageContent(asked, usage, *comparison, m_context.locale()));
}

QString PackageTab::cardName(const QString &id) const
{
    const Card *card = m_context.catalog().card(id);
    return card ? card->name.in(m_context.language()) : id;
}

QString PackageTab::platformName(const QString &id) const
{
    const Platform *platform = m_context.catalog().platform(id);
    if (!platform)
        return id;
    const QString line = platform->productLine.in(m_context.language());
    const QString name = platform->name.in(m_context.language());
    return line.isEmpty() ? name : QString(name % QStringLiteral(" · ") % line);
}

} // namespace xuanka
