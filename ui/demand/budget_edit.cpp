// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/demand/budget_edit.h"

#include "demand/profile_check.h"
#include "ui/common/choice_box.h"
#include "ui/common/number_edit.h"
#include "ui/common/theme.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QSignalBlocker>

#include <cmath>

namespace xuanka {

namespace {

// What the amount starts with when somebody first sets a limit; any sensible figure is better than zero.
constexpr double firstBudget = 5000.0;

} // namespace

BudgetEdit::BudgetEdit(QWidget *parent)
    : QWidget(parent)
    , m_limited(new QCheckBox(this))
    , m_amount(new MoneyEdit(this))
    , m_currency(new ChoiceBox(this))
{
    const FieldLimits limits = profileFieldLimits(QStringLiteral("monthly_budget"));
    m_amount->setRange(limits.least, limits.most);
    m_amount->setSingleStep(500.0);
    m_amount->setValue(firstBudget);
    m_currency->setEntry(currencyCode(Currency::Cny), currencyCode(Currency::Cny));
    m_currency->setEntry(currencyCode(Currency::Usd), currencyCode(Currency::Usd));

    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(itemSpacing());
    row->addWidget(m_limited);
    row->addWidget(m_amount, 1);
    row->addWidget(m_currency);
    setFocusProxy(m_limited);

    connect(m_limited, &QCheckBox::toggled, this, [this] {
        enableAmount();
        Q_EMIT valueChanged();
        Q_EMIT editingFinished();
    });
    connect(m_amount, &QDoubleSpinBox::valueChanged, this, &BudgetEdit::valueChanged);
    connect(m_amount, &QDoubleSpinBox::editingFinished, this, &BudgetEdit::editingFinished);
    connect(m_currency, &QComboBox::activated, this, [this] {
        m_amount->setCurrency(currencyFromCode(m_currency->currentId()).value_or(Currency::Cny));
        Q_EMIT valueChanged();
        Q_EMIT editingFinished();
    });
    enableAmount();
    retranslate();
}

void BudgetEdit::enableAmount()
{
    m_amount->setEnabled(m_limited->isChecked());
    m_currency->setEnabled(m_limited->isChecked());
}

std::optional<Money> BudgetEdit::value() const
{
    if (!m_limited->isChecked())
        return std::nullopt;
    const Money shown = m_amount->money();
    const bool same = shown.currency() == m_set.currency() && std::abs(shown.micros() - m_set.micros()) <= 5000;
    return same ? m_set : shown;
}

void BudgetEdit::setValue(std::optional<Money> budget)
{
    const QSignalBlocker quiet(this);
    m_limited->setChecked(budget.has_value());
    if (budget) {
        m_set = *budget;
        m_amount->setMoney(*budget);
        m_currency->setCurrentId(currencyCode(budget->currency()));
    }
    enableAmount();
}

void BudgetEdit::retranslate()
{
    m_limited->setText(tr("At most"));
    m_amount->setAccessibleName(tr("Amount a month"));
    m_currency->setAccessibleName(tr("Currency"));
}

} // namespace xuanka
