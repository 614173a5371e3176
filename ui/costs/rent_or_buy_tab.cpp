// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/costs/rent_or_buy_tab.h"

#include "catalog/catalog.h"
#include "quantity/format.h"
#include "ui/common/form_scroll.h"
#include "ui/common/app_context.h"
#include "ui/common/choice_box.h"
#include "ui/common/text_label.h"
#include "ui/common/theme.h"
#include "ui/costs/rent_or_buy_content.h"
#include "ui/costs/rent_or_buy_fields.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace xuanka {

RentOrBuyTab::RentOrBuyTab(AppContext &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_result(new CostResultView(context, QStringLiteral("costs/rent_or_buy"), rentOrBuyFigureColumns(),
                                  rentOrBuyDataColumns(), this))
{
    auto *splitter = new QSplitter(Qt::Horizontal, this);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(makeInputs());
    splitter->addWidget(m_result);
    splitter->setStretchFactor(1, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, itemSpacing(), 0, 0);
    layout->addWidget(splitter);

    connect(m_preset, &QComboBox::activated, this, &RentOrBuyTab::usePreset);
    connect(m_reset, &QPushButton::clicked, this, [this] {
        show(presetInputs());
        recompute();
    });
    connect(m_currency, &QComboBox::activated, this, &RentOrBuyTab::changeCurrency);
    for (InputField *field : std::as_const(m_fields))
        connect(field, &InputField::valueChanged, this, &RentOrBuyTab::recompute);
    readPresets();
}

QWidget *RentOrBuyTab::makeInputs()
{
    auto *inputs = new QWidget(this);
    m_preset = new ChoiceBox(inputs);
    m_currency = new ChoiceBox(inputs);
    m_preset->setObjectName(QStringLiteral("preset"));
    m_currency->setObjectName(QStringLiteral("currency"));
    m_preset->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_preset->setMinimumContentsLength(16);
    m_preset->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    for (const Currency currency : {Currency::Usd, Currency::Cny})
        m_currency->addItem(QString(), static_cast<int>(currency));
    m_presetLabel = new QLabel(inputs);
    m_currencyLabel = new QLabel(inputs);
    m_presetLabel->setBuddy(m_preset);
    m_currencyLabel->setBuddy(m_currency);
    m_note = new TextLabel(TextLabel::Tone::Normal, inputs);
    m_reset = new QPushButton(inputs);
    m_reset->setObjectName(QStringLiteral("reset"));

    auto *layout = new QVBoxLayout(inputs);
    layout->setContentsMargins(0, 0, itemSpacing(), 0);
    auto *start = new QFormLayout;
    start->addRow(m_presetLabel, m_preset);
    start->addRow(m_currencyLabel, m_currency);
    layout->addLayout(start);
    layout->addWidget(m_note);
    layout->addWidget(m_reset);
    m_groups.resize(static_cast<int>(RentOrBuyField::Group::Rent) + 1);
    for (QGroupBox *&group : m_groups) {
        group = new QGroupBox(inputs);
        new QVBoxLayout(group);
    }
    for (const RentOrBuyField &field : rentOrBuyFields()) {
        QGroupBox *group = m_groups.at(static_cast<int>(field.group));
        const std::optional<Currency> currency = field.isMoney() ? std::optional(m_shownCurrency) : std::nullopt;
        m_fields << new InputField(field.id, field.range, currency, group);
        group->layout()->addWidget(m_fields.constLast());
    }
    for (const auto group : {RentOrBuyField::Group::Rent, RentOrBuyField::Group::System, RentOrBuyField::Group::Operation,
                             RentOrBuyField::Group::Power})
        layout->addWidget(m_groups.at(static_cast<int>(group)));
    layout->addStretch(1);
    return new FormScroll(inputs, this);
}

InputField *RentOrBuyTab::field(const QString &id) const
{
    const auto found = std::find_if(m_fields.cbegin(), m_fields.cend(),
                                    [&id](const InputField *field) { return field->id() == id; });
    return found == m_fields.cend() ? nullptr : *found;
}

void RentOrBuyTab::readPresets()
{
    const auto presets = rentOrBuyPresets();
    if (presets)
        m_presets = *presets;
    m_preset->clear();
    for (const RentOrBuyPreset &preset : std::as_const(m_presets))
        m_preset->addItem(preset.name.in(m_context.language()), preset.id);
    usePreset();
}

const RentOrBuyPreset *RentOrBuyTab::preset() const
{
    const int at = m_preset->currentIndex();
    return at >= 0 && at < m_presets.size() ? &m_presets.at(at) : nullptr;
}

Currency RentOrBuyTab::currency() const
{
    return static_cast<Currency>(m_currency->currentData().toInt());
}

RentOrBuyInputs RentOrBuyTab::presetInputs() const
{
    const RentOrBuyPreset *chosen = preset();
    const RentOrBuyInputs start = chosen ? chosen->inputs : documentsExample();
    return start.capitalCost.currency() == m_shownCurrency ? start
                                                           : converted(start, m_shownCurrency, m_context.catalog().exchangeRate());
}

void RentOrBuyTab::usePreset()
{
    // A preset speaks in its own currency; who wants the other one converts it after that, with the rate in sight.
    m_shownCurrency = preset() ? preset()->inputs.capitalCost.currency() : Currency::Usd;
    m_currency->setCurrentIndex(m_currency->findData(static_cast<int>(m_shownCurrency)));
    show(presetInputs());
    recompute();
}

void RentOrBuyTab::changeCurrency()
{
    if (currency() == m_shownCurrency)
        return;
    const RentOrBuyInputs before = inputs();
    m_shownCurrency = currency();
    show(converted(before, m_shownCurrency, m_context.catalog().exchangeRate()));
    recompute();
}

void RentOrBuyTab::show(const RentOrBuyInputs &inputs)
{
    const QList<RentOrBuyField> &fields = rentOrBuyFields();
    for (qsizetype i = 0; i < fields.size(); ++i) {
        m_fields.at(i)->setCurrency(m_shownCurrency);
        const double value = fields.at(i).valueIn(inputs);
        const double usual = fields.at(i).range.sliderEnd * (fields.at(i).isMoney() && m_shownCurrency == Currency::Cny ? 8.0 : 1.0);
        m_fields.at(i)->setSliderEnd(std::max(usual, fields.at(i).isMoney() ? value * 2.0 : usual));
        m_fields.at(i)->setValue(value);
    }
}

RentOrBuyInputs RentOrBuyTab::inputs() const
{
    RentOrBuyInputs inputs;
    const QList<RentOrBuyField> &fields = rentOrBuyFields();
    for (qsizetype i = 0; i < fields.size(); ++i)
        fields.at(i).put(m_fields.at(i)->value(), m_shownCurrency, inputs);
    return inputs;
}

bool RentOrBuyTab::isAsPreset(qsizetype at) const
{
    // The field rounds a converted price to what can be read; that is not a change by a person.
    const double quoted = rentOrBuyFields().at(at).valueIn(presetInputs());
    return std::abs(m_fields.at(at)->value() - quoted) <= 0.5 * std::pow(10.0, -m_fields.at(at)->decimals()) + 1e-9;
}

void RentOrBuyTab::showOrigins()
{
    const RentOrBuyPreset *chosen = preset();
    const Language language = m_context.language();
    const QList<RentOrBuyField> &fields = rentOrBuyFields();
    bool changed = false;
    for (qsizetype i = 0; i < fields.size(); ++i) {
        if (fields.at(i).id == QLatin1String("utilisation")) {
            m_fields.at(i)->setOrigin(tr("what you ask about"));
            changed = changed || !isAsPreset(i);
        } else if (!isAsPreset(i)) {
            m_fields.at(i)->setOrigin(tr("changed here"));
            changed = true;
        } else if (chosen) {
            m_fields.at(i)->setOrigin(chosen->origins.value(fields.at(i).key, chosen->otherwise).in(language));
        }
    }
    m_reset->setEnabled(changed);
    QStringList notes;
    if (chosen) {
        const Source *source = m_context.catalog().source(chosen->source);
        notes << chosen->note.in(language)
              << tr("Source: %1.").arg(source ? source->title.in(language) : chosen->source);
        const ExchangeRate rate = m_context.catalog().exchangeRate();
        if (chosen->inputs.capitalCost.currency() != m_shownCurrency)
            notes << tr("Converted at %1 ¥ for a $ (%2).")
                         .arg(formatNumber(rate.cnyPerUsd, m_context.locale(), 4), formatDate(rate.asOf, m_context.locale()));
    }
    m_note->setText(notes.join(QLatin1Char(' ')));
}

void RentOrBuyTab::recompute()
{
    showOrigins();
    for (InputField *field : std::as_const(m_fields))
        field->setProblem({});
    for (const InputField *field : std::as_const(m_fields)) {
        if (!field->isValid()) {
            m_result->setNotComputed(tr("Not computed: “%1” is out of range.").arg(field->name()));
            return;
        }
    }
    const RentOrBuyInputs asked = inputs();
    if (asked.idleKilowatts > asked.fullKilowatts) {
        const QString why = tr("An idle system cannot take more power than one under full load.");
        field(QStringLiteral("idleKilowatts"))->setProblem(why);
        m_result->setNotComputed(tr("Not computed: %1").arg(why));
        return;
    }
    const auto result = compareRentOrBuy(asked);
    if (!result) {
        if (InputField *wrong = field(result.error().place))
            wrong->setProblem(errorSentence(result.error()));
        m_result->setNotComputed(tr("Not computed: %1").arg(errorSentence(result.error())));
        return;
    }
    m_result->setContent(rentOrBuyContent(asked, *result, m_context.locale()));
}

void RentOrBuyTab::retranslate()
{
    const auto words = [](const char *text) { return *text ? QCoreApplication::translate("Costs", text) : QString(); };
    m_presetLabel->setText(tr("&Start from:"));
    m_currencyLabel->setText(tr("C&urrency:"));
    m_preset->setAccessibleName(tr("Start from"));
    m_currency->setAccessibleName(tr("Currency"));
    m_currency->setItemText(0, tr("US dollar ($)"));
    m_currency->setItemText(1, tr("Yuan (¥)"));
    for (int i = 0; i < m_presets.size(); ++i)
        m_preset->setItemText(i, m_presets.at(i).name.in(m_context.language()));
    m_reset->setText(tr("&Back to these figures"));
    m_groups.at(static_cast<int>(RentOrBuyField::Group::Rent))->setTitle(tr("Renting and use"));
    m_groups.at(static_cast<int>(RentOrBuyField::Group::System))->setTitle(tr("The system"));
    m_groups.at(static_cast<int>(RentOrBuyField::Group::Operation))->setTitle(tr("Room and people"));
    m_groups.at(static_cast<int>(RentOrBuyField::Group::Power))->setTitle(tr("Electricity"));
    const QList<RentOrBuyField> &fields = rentOrBuyFields();
    for (qsizetype i = 0; i < fields.size(); ++i)
        m_fields.at(i)->setTexts(words(fields.at(i).name), words(fields.at(i).unit), QString());
    m_result->setFiguresTitle(tr("20, 50, 70 and 90 %"));
    m_result->retranslate();
    recompute();
}

} // namespace xuanka
