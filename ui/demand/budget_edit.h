// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/money.h"

#include <QWidget>

#include <optional>

class QCheckBox;

namespace xuanka {

class ChoiceBox;
class MoneyEdit;

/// An amount a month in yuan or dollars, or no limit.
class BudgetEdit : public QWidget {
    Q_OBJECT

public:
    explicit BudgetEdit(QWidget *parent = nullptr);

    std::optional<Money> value() const;
    void setValue(std::optional<Money> budget);
    void retranslate();

Q_SIGNALS:
    void valueChanged();
    /// After a choice, or when typing has ended with Enter or by leaving the field.
    void editingFinished();

private:
    void enableAmount();

    QCheckBox *m_limited;
    MoneyEdit *m_amount;
    ChoiceBox *m_currency;
    Money m_set; ///< as it was set, so that an amount finer than the editor shows is kept
};

} // namespace xuanka
