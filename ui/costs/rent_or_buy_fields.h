// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cost/rent_or_buy.h"
#include "ui/costs/input_field.h"

#include <variant>

namespace xuanka {

/// One input of the rent-or-buy comparison as a field: what it is called, what it may be, and where it goes.
struct RentOrBuyField {
    enum class Group { System, Operation, Power, Rent };

    QString id;  ///< the engine's place: "capitalCost"
    QString key; ///< as in JSON and in a preset's origins: "capital_cost"
    Group group = Group::System;
    std::variant<Money RentOrBuyInputs::*, double RentOrBuyInputs::*, int RentOrBuyInputs::*> member;
    double factor = 1.0; ///< shown value ÷ value: 100 for shares
    InputField::Range range; ///< of the shown value; the same limits as the engine's
    const char *name = "";   ///< for translation, context "Costs"
    const char *unit = "";   ///< likewise; empty if none

    bool isMoney() const { return std::holds_alternative<Money RentOrBuyInputs::*>(member); }
    /// As shown.
    double valueIn(const RentOrBuyInputs &inputs) const;
    void put(double shown, Currency currency, RentOrBuyInputs &inputs) const;
};

/// In the order in which they are shown.
const QList<RentOrBuyField> &rentOrBuyFields();

/// The same inputs in another currency.
struct ExchangeRate;
RentOrBuyInputs converted(const RentOrBuyInputs &inputs, Currency to, const ExchangeRate &rate);

} // namespace xuanka
