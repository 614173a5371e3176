// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/money.h"
#include "ui/common/number_text.h"

#include <QDoubleSpinBox>
#include <QSpinBox>

#include <optional>

namespace xuanka {

/// A spin box for a decimal number whose entry cannot be wrong by ten or a thousand: '.', ',' and the keypad's key all
/// write the locale's decimal sign, "1,234.5" and "1.234,5" are understood as they are typed or pasted, and what can be
/// read in two ways is refused with a reason. Figures are grouped while the field is not being edited. The wheel
/// changes it only while it has the focus. Set range and decimals() before the value, as for any spin box.
class NumberEdit : public QDoubleSpinBox {
    Q_OBJECT

public:
    explicit NumberEdit(QWidget *parent = nullptr);

    /// Shown behind the number with a space: "GiB", "h/month".
    void setUnit(const QString &unit);

    QValidator::State validate(QString &input, int &position) const override;
    double valueFromText(const QString &text) const override;
    QString textFromValue(double value) const override;
    void fixup(QString &input) const override;

Q_SIGNALS:
    /// What was typed or pasted was not taken, or read in a way that should be seen; in the user's language. Also
    /// shown as a tool tip below the field.
    void refused(const QString &why);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    /// `typed` is null for the keypad's key, which never groups.
    void insertSeparator(QChar typed);
    void commit();
    void showValue();
    void refuse(const QString &why);
    NumberKind kind() const;

    mutable QString m_refusal; ///< why validate() refused last
    QChar m_separator;         ///< as which the decimal sign in the field was typed; null if not typed
    std::optional<double> m_before; ///< the value before the typing that is not committed yet
};

/// The same for whole numbers. "1,000" is a thousand, "1.5" is refused: it never becomes 15.
class IntegerEdit : public QSpinBox {
    Q_OBJECT

public:
    explicit IntegerEdit(QWidget *parent = nullptr);

    void setUnit(const QString &unit);

    QValidator::State validate(QString &input, int &position) const override;
    int valueFromText(const QString &text) const override;
    QString textFromValue(int value) const override;
    void fixup(QString &input) const override;

Q_SIGNALS:
    void refused(const QString &why);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void commit();
    void showValue();

    std::optional<int> m_before;
};

/// An amount in one currency, 0 … 10¹², two decimals unless told otherwise.
class MoneyEdit : public NumberEdit {
    Q_OBJECT

public:
    explicit MoneyEdit(QWidget *parent = nullptr);

    Currency currency() const { return m_currency; }
    /// Changes the sign in front, not the number.
    void setCurrency(Currency currency);
    /// Behind the number: "/h", "/month"; empty for a plain amount.
    void setPer(const QString &per);
    Money money() const;
    /// Takes over the currency as well.
    void setMoney(Money money);

    /// Pasted text may carry this field's own currency sign; another one is refused.
    QValidator::State validate(QString &input, int &position) const override;

Q_SIGNALS:
    void moneyChanged(xuanka::Money money);

private:
    Currency m_currency = Currency::Cny;
};

} // namespace xuanka
