// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/recommendation/options_bar.h"

#include "ui/common/app_context.h"
#include "ui/common/choice_box.h"
#include "ui/common/number_edit.h"
#include "ui/common/settings.h"
#include "ui/common/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <cmath>

namespace xuanka {

namespace {

QString currencyKey()
{
    return QStringLiteral("recommendation/currency");
}
QString cardsKey()
{
    return QStringLiteral("recommendation/max_cards");
}
QString promotionalKey()
{
    return QStringLiteral("recommendation/promotional");
}

constexpr int usualCards = 8;
constexpr int mostCards = 64;

} // namespace

OptionsBar::OptionsBar(AppContext &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_currencyLabel(new QLabel(this))
    , m_currency(new ChoiceBox(this))
    , m_rateLabel(new QLabel(this))
    , m_rate(new NumberEdit(this))
    , m_dateLabel(new QLabel(this))
    , m_date(new QDateEdit(this))
    , m_resetRate(new QToolButton(this))
    , m_cardsLabel(new QLabel(this))
    , m_cards(new IntegerEdit(this))
    , m_promotional(new QCheckBox(this))
{
    m_currency->setObjectName(QStringLiteral("currency"));
    m_rate->setObjectName(QStringLiteral("rate"));
    m_date->setObjectName(QStringLiteral("rateDate"));
    m_resetRate->setObjectName(QStringLiteral("resetRate"));
    m_cards->setObjectName(QStringLiteral("maxCards"));
    m_promotional->setObjectName(QStringLiteral("promotional"));
    m_currencyLabel->setBuddy(m_currency);
    m_rateLabel->setBuddy(m_rate);
    m_dateLabel->setBuddy(m_date);
    m_cardsLabel->setBuddy(m_cards);
    for (const Currency currency : {Currency::Cny, Currency::Usd})
        m_currency->addItem(QString(), static_cast<int>(currency));
    m_rate->setDecimals(4);
    m_rate->setRange(0.0001, 10000.0);
    m_rate->setSingleStep(0.01);
    m_date->setCalendarPopup(true);
    m_cards->setRange(1, mostCards);

    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_currencyLabel);
    layout->addWidget(m_currency);
    layout->addSpacing(itemSpacing());
    layout->addWidget(m_rateLabel);
    layout->addWidget(m_rate);
    layout->addWidget(m_dateLabel);
    layout->addWidget(m_date);
    layout->addWidget(m_resetRate);
    layout->addSpacing(itemSpacing());
    layout->addWidget(m_cardsLabel);
    layout->addWidget(m_cards);
    layout->addSpacing(itemSpacing());
    layout->addWidget(m_promotional);
    layout->addStretch(1);

    const Settings &settings = context.settings();
    const auto currency = currencyFromCode(settings.choice(currencyKey()));
    m_currency->setCurrentIndex(m_currency->findData(static_cast<int>(currency.value_or(Currency::Cny))));
    const int cards = settings.choice(cardsKey()).toInt();
    m_cards->setValue(cards >= 1 && cards <= mostCards ? cards : usualCards);
    m_promotional->setChecked(settings.choice(promotionalKey()) == QLatin1String("yes"));
    useCatalogRate();

    connect(m_currency, &QComboBox::currentIndexChanged, this, &OptionsBar::remember);
    connect(m_cards, &QSpinBox::valueChanged, this, &OptionsBar::remember);
    connect(m_promotional, &QCheckBox::toggled, this, &OptionsBar::remember);
    connect(m_rate, &QDoubleSpinBox::valueChanged, this, [this] {
        // A rate that somebody enters is today's until they say otherwise.
        if (!isCatalogRate() && m_date->date() == m_context.catalog().exchangeRate().asOf) {
            const QSignalBlocker blocker(m_date);
            m_date->setDate(m_context.now().date());
        }
        showRate();
        Q_EMIT changed();
    });
    connect(m_date, &QDateEdit::dateChanged, this, [this] {
        showRate();
        Q_EMIT changed();
    });
    connect(m_resetRate, &QToolButton::clicked, this, [this] {
        useCatalogRate();
        Q_EMIT changed();
    });
}

void OptionsBar::fill(RecommendationInputs &inputs) const
{
    inputs.currency = static_cast<Currency>(m_currency->currentData().toInt());
    inputs.maxCards = m_cards->value();
    inputs.includePromotional = m_promotional->isChecked();
    inputs.rate = m_context.catalog().exchangeRate();
    if (!isCatalogRate())
        inputs.rate = {m_rate->value(), m_date->date(), QStringLiteral("user")};
}

void OptionsBar::remember()
{
    Settings &settings = m_context.settings();
    settings.setChoice(currencyKey(), currencyCode(static_cast<Currency>(m_currency->currentData().toInt())));
    settings.setChoice(cardsKey(), QString::number(m_cards->value()));
    settings.setChoice(promotionalKey(), m_promotional->isChecked() ? QStringLiteral("yes") : QStringLiteral("no"));
    Q_EMIT changed();
}

void OptionsBar::useCatalogRate()
{
    const ExchangeRate rate = m_context.catalog().exchangeRate();
    const QSignalBlocker blockRate(m_rate);
    const QSignalBlocker blockDate(m_date);
    m_rate->setValue(rate.cnyPerUsd);
    m_date->setDate(rate.asOf);
    showRate();
}

bool OptionsBar::isCatalogRate() const
{
    const ExchangeRate rate = m_context.catalog().exchangeRate();
    return std::abs(m_rate->value() - rate.cnyPerUsd) < 0.00005 && m_date->date() == rate.asOf;
}

void OptionsBar::showRate()
{
    m_resetRate->setVisible(!isCatalogRate());
}

void OptionsBar::retranslate()
{
    m_currencyLabel->setText(tr("&Currency:"));
    m_currency->setItemText(0, tr("Yuan (¥)"));
    m_currency->setItemText(1, tr("US dollar ($)"));
    m_currency->setAccessibleName(tr("Currency"));
    m_rateLabel->setText(tr("1 $ ="));
    m_rate->setUnit(tr("¥"));
    m_rate->setAccessibleName(tr("Exchange rate: yuan for a dollar"));
    m_rate->setToolTip(m_rate->accessibleName());
    m_dateLabel->setText(tr("on"));
    m_date->setDisplayFormat(m_context.locale().dateFormat(QLocale::ShortFormat).contains(QLatin1String("yyyy"))
                                 ? m_context.locale().dateFormat(QLocale::ShortFormat)
                                 : m_context.locale().dateFormat(QLocale::ShortFormat).replace(QLatin1String("yy"), QLatin1String("yyyy")));
    m_date->setAccessibleName(tr("Date of the exchange rate"));
    m_resetRate->setText(tr("Catalog's rate"));
    m_resetRate->setToolTip(tr("Back to the rate that came with the catalog"));
    m_cardsLabel->setText(tr("&At most:"));
    m_cards->setUnit(tr("cards"));
    m_cards->setAccessibleName(tr("Most cards to be taken"));
    m_promotional->setText(tr("&Promotional prices too"));
    m_promotional->setToolTip(tr("Promotional and limited prices end; they are no baseline for a plan."));
}

} // namespace xuanka
