// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cost/rent_or_buy_presets.h"

#include <QWidget>

class QComboBox;
class QGroupBox;
class QLabel;
class QPushButton;

namespace xuanka {

class AppContext;
class CostResultView;
class InputField;

/// Rent or buy over utilisation: every input can be changed, says where it comes from, and is answered at once.
class RentOrBuyTab : public QWidget {
    Q_OBJECT

public:
    RentOrBuyTab(AppContext &context, QWidget *parent);

    void retranslate();
    CostResultView &result() const { return *m_result; }
    /// The field of an input by the engine's name; null if there is none.
    InputField *field(const QString &id) const;

private:
    QWidget *makeInputs();
    void readPresets();
    const RentOrBuyPreset *preset() const;
    /// The chosen preset's inputs in the chosen currency.
    RentOrBuyInputs presetInputs() const;
    void usePreset();
    void changeCurrency();
    void show(const RentOrBuyInputs &inputs);
    RentOrBuyInputs inputs() const;
    bool isAsPreset(qsizetype at) const;
    void showOrigins();
    void recompute();
    Currency currency() const;

    AppContext &m_context;
    QList<RentOrBuyPreset> m_presets;
    QComboBox *m_preset = nullptr;
    QComboBox *m_currency = nullptr;
    QLabel *m_presetLabel = nullptr;
    QLabel *m_currencyLabel = nullptr;
    QLabel *m_note = nullptr;
    QPushButton *m_reset = nullptr;
    QList<QGroupBox *> m_groups;     ///< by RentOrBuyField::Group
    QList<InputField *> m_fields;    ///< by rentOrBuyFields()
    Currency m_shownCurrency = Currency::Usd;
    CostResultView *m_result = nullptr;
};

} // namespace xuanka
