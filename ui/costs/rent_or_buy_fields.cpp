// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/costs/rent_or_buy_fields.h"

#include "quantity/exchange_rate.h"

#include <QCoreApplication>

#include <cmath>

namespace xuanka {

namespace {

using Group = RentOrBuyField::Group;
using In = RentOrBuyInputs;

RentOrBuyField amount(const char *id, const char *key, Group group, Money In::*member, InputField::Range range,
                      const char *name, const char *unit = "")
{
    return {QString::fromLatin1(id), QString::fromLatin1(key), group, member, 1.0, range, name, unit};
}

RentOrBuyField number(const char *id, const char *key, Group group, double In::*member, InputField::Range range,
                      const char *name, const char *unit = "")
{
    return {QString::fromLatin1(id), QString::fromLatin1(key), group, member, 1.0, range, name, unit};
}

RentOrBuyField share(const char *id, const char *key, Group group, double In::*member, double sliderEnd, const char *name)
{
    return {QString::fromLatin1(id), QString::fromLatin1(key), group, member, 100.0, {0.0, 100.0, false, sliderEnd, 0.5, 2},
            name, QT_TRANSLATE_NOOP("Costs", "%")};
}

QList<RentOrBuyField> makeFields()
{
    return {
        share("utilisation", "utilisation", Group::Rent, &In::utilisation, 100.0,
              QT_TRANSLATE_NOOP("Costs", "Utilisation: share of clock hours in use")),
        amount("rentPerCardHour", "rent_per_card_hour", Group::Rent, &In::rentPerCardHour,
               {0.0, 10000.0, true, 10.0, 0.01, 2}, QT_TRANSLATE_NOOP("Costs", "Rent, a card and hour")),
        amount("capitalCost", "capital_cost", Group::System, &In::capitalCost, {0.0, 1e10, true, 1e6, 1000.0, 2},
               QT_TRANSLATE_NOOP("Costs", "Price of the whole system")),
        {QStringLiteral("cards"), QStringLiteral("cards"), Group::System, &In::cards, 1.0, {1.0, 10000.0, false, 16.0, 1.0, 0},
         QT_TRANSLATE_NOOP("Costs", "Cards in it"), ""},
        number("lifeYears", "life_years", Group::System, &In::lifeYears, {0.1, 50.0, false, 8.1, 0.5, 2},
               QT_TRANSLATE_NOOP("Costs", "Written off over"), QT_TRANSLATE_NOOP("Costs", "years")),
        share("residualShare", "residual_share", Group::System, &In::residualShare, 100.0,
              QT_TRANSLATE_NOOP("Costs", "Resale value after that")),
        share("spareShare", "spare_share", Group::System, &In::spareShare, 30.0, QT_TRANSLATE_NOOP("Costs", "Spare parts")),
        share("maintenanceShare", "maintenance_share", Group::Operation, &In::maintenanceShare, 20.0,
              QT_TRANSLATE_NOOP("Costs", "Maintenance, share of the price a year")),
        amount("colocationPerMonth", "colocation_per_month", Group::Operation, &In::colocationPerMonth,
               {0.0, 1e9, false, 20000.0, 100.0, 2}, QT_TRANSLATE_NOOP("Costs", "Room or colocation, a month")),
        number("staff", "staff", Group::Operation, &In::staff, {0.0, 1000.0, false, 5.0, 0.05, 2},
               QT_TRANSLATE_NOOP("Costs", "Staff, full-time people")),
        amount("wagePerYear", "wage_per_year", Group::Operation, &In::wagePerYear, {0.0, 1e8, false, 300000.0, 1000.0, 2},
               QT_TRANSLATE_NOOP("Costs", "Cost of one of them, a year")),
        amount("insurancePerYear", "insurance_per_year", Group::Operation, &In::insurancePerYear,
               {0.0, 1e10, false, 50000.0, 100.0, 2}, QT_TRANSLATE_NOOP("Costs", "Insurance, a year")),
        number("idleKilowatts", "idle_kilowatts", Group::Power, &In::idleKilowatts, {0.0, 100000.0, false, 20.0, 0.1, 2},
               QT_TRANSLATE_NOOP("Costs", "Power when idle"), QT_TRANSLATE_NOOP("Costs", "kW")),
        number("fullKilowatts", "full_kilowatts", Group::Power, &In::fullKilowatts, {0.0, 100000.0, false, 20.0, 0.1, 2},
               QT_TRANSLATE_NOOP("Costs", "Power under full load"), QT_TRANSLATE_NOOP("Costs", "kW")),
        number("pue", "pue", Group::Power, &In::pue, {1.0, 5.0, false, 3.0, 0.01, 2},
               QT_TRANSLATE_NOOP("Costs", "PUE of the room")),
        amount("tariffPerKwh", "tariff_per_kwh", Group::Power, &In::tariffPerKwh, {0.0, 100.0, false, 2.0, 0.01, 3},
               QT_TRANSLATE_NOOP("Costs", "Electricity, a kWh")),
    };
}

} // namespace

double RentOrBuyField::valueIn(const RentOrBuyInputs &inputs) const
{
    if (const auto *money = std::get_if<Money In::*>(&member))
        return (inputs.**money).amount();
    if (const auto *real = std::get_if<double In::*>(&member))
        return inputs.**real * factor;
    return inputs.*std::get<int In::*>(member);
}

void RentOrBuyField::put(double shown, Currency currency, RentOrBuyInputs &inputs) const
{
    if (const auto *money = std::get_if<Money In::*>(&member))
        inputs.**money = Money::fromAmount(shown, currency);
    else if (const auto *real = std::get_if<double In::*>(&member))
        inputs.**real = shown / factor;
    else
        inputs.*std::get<int In::*>(member) = static_cast<int>(std::lround(shown));
}

const QList<RentOrBuyField> &rentOrBuyFields()
{
    static const QList<RentOrBuyField> fields = makeFields();
    return fields;
}

RentOrBuyInputs converted(const RentOrBuyInputs &inputs, Currency to, const ExchangeRate &rate)
{
    RentOrBuyInputs result = inputs;
    for (const RentOrBuyField &field : rentOrBuyFields()) {
        const auto *money = std::get_if<Money In::*>(&field.member);
        if (!money)
            continue;
        Money &price = result.**money;
        // Nothing in any currency is nothing in the other.
        price = price.isZero() ? Money(0, to) : convert(price, to, rate);
    }
    return result;
}

} // namespace xuanka
