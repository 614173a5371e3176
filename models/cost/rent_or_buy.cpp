// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cost/rent_or_buy.h"

#include "cost/rules_of_thumb.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

namespace xuanka {

namespace {

constexpr double hoursPerYear = 8760.0;
constexpr double monthsPerYear = 12.0;

/// A plain number among the inputs, with the range in which the formulas hold and Money cannot overflow.
struct Limit {
    const char *field;
    double RentOrBuyInputs::*value;
    double lowest;
    double highest;
};

constexpr std::array limits{
    Limit{"lifeYears", &RentOrBuyInputs::lifeYears, 0.1, 50.0},
    Limit{"residualShare", &RentOrBuyInputs::residualShare, 0.0, 1.0},
    Limit{"spareShare", &RentOrBuyInputs::spareShare, 0.0, 1.0},
    Limit{"maintenanceShare", &RentOrBuyInputs::maintenanceShare, 0.0, 1.0},
    Limit{"staff", &RentOrBuyInputs::staff, 0.0, 1000.0},
    Limit{"idleKilowatts", &RentOrBuyInputs::idleKilowatts, 0.0, 100000.0},
    Limit{"fullKilowatts", &RentOrBuyInputs::fullKilowatts, 0.0, 100000.0},
    Limit{"pue", &RentOrBuyInputs::pue, 1.0, 5.0},
    Limit{"utilisation", &RentOrBuyInputs::utilisation, 0.0, 1.0},
};

struct Price {
    const char *field;
    Money RentOrBuyInputs::*value;
    double highest;
    bool required; ///< must be above zero
};

constexpr std::array prices{
    Price{"capitalCost", &RentOrBuyInputs::capitalCost, 1e10, true},
    Price{"colocationPerMonth", &RentOrBuyInputs::colocationPerMonth, 1e9, false},
    Price{"wagePerYear", &RentOrBuyInputs::wagePerYear, 1e8, false},
    Price{"insurancePerYear", &RentOrBuyInputs::insurancePerYear, 1e10, false},
    Price{"tariffPerKwh", &RentOrBuyInputs::tariffPerKwh, 100.0, false},
    Price{"rentPerCardHour", &RentOrBuyInputs::rentPerCardHour, 10000.0, true},
};

Done outOfRange(const char *field, double value, double lowest, double highest)
{
    return fail({Error::Kind::OutOfRange, {}, QString::fromLatin1(field), machineNumber(value),
                 machineNumber(lowest) % QStringLiteral(" … ") % machineNumber(highest)});
}

Done check(const RentOrBuyInputs &inputs)
{
    for (const Price &price : prices) {
        const Money value = inputs.*price.value;
        if (value.micros() < 0 || value.amount() > price.highest || (price.required && value.isZero())) {
            return fail({Error::Kind::OutOfRange, {}, QString::fromLatin1(price.field), machineNumber(value.amount()),
                         QLatin1String(price.required ? "> 0" : "≥ 0") % QStringLiteral(", ≤ ")
                             % machineNumber(price.highest)});
        }
        // A cost that is zero was not given and has no currency of its own.
        if (!value.isZero() && value.currency() != inputs.capitalCost.currency()) {
            return fail({Error::Kind::Inconsistent, {}, QString::fromLatin1(price.field),
                         currencyCode(inputs.capitalCost.currency()) % QStringLiteral(", ")
                             % currencyCode(value.currency()), {}});
        }
    }
    if (inputs.cards < 1 || inputs.cards > 10000)
        return outOfRange("cards", inputs.cards, 1, 10000);
    for (const Limit &limit : limits) {
        const double value = inputs.*limit.value;
        if (!(value >= limit.lowest && value <= limit.highest))
            return outOfRange(limit.field, value, limit.lowest, limit.highest);
    }
    if (inputs.idleKilowatts > inputs.fullKilowatts) {
        return fail({Error::Kind::Inconsistent, {}, QStringLiteral("idleKilowatts"),
                     QStringLiteral("idleKilowatts %1, fullKilowatts %2")
                         .arg(machineNumber(inputs.idleKilowatts), machineNumber(inputs.fullKilowatts)), {}});
    }
    return {};
}

/// One account of owning, with the trace that shows how it came about.
struct Account {
    double perYear = 0.0;
    Trace trace;
};

/// What people can add up: sums of doubles show digits that mean nothing.
QString roundedToMicros(double amount)
{
    return machineNumber(Money::fromAmount(amount, Currency::Usd).amount());
}

class Accounts {
public:
    explicit Accounts(const RentOrBuyInputs &inputs) : m_inputs(inputs), m_code(currencyCode(inputs.capitalCost.currency()))
    {
    }

    Account depreciation() const
    {
        const double perYear = m_inputs.capitalCost.amount() * (1.0 + m_inputs.spareShare) * (1.0 - m_inputs.residualShare)
            / m_inputs.lifeYears;
        return account("depreciation", QStringLiteral("capital × (1 + spares) × (1 − resale share) ÷ life"), perYear,
                       {money(QT_TRANSLATE_NOOP("Trace", "capital"), m_inputs.capitalCost, ""),
                        share(QT_TRANSLATE_NOOP("Trace", "spares"), m_inputs.spareShare),
                        share(QT_TRANSLATE_NOOP("Trace", "resale share"), m_inputs.residualShare),
                        number(QT_TRANSLATE_NOOP("Trace", "life"), m_inputs.lifeYears, QStringLiteral("year"))});
    }
    Account colocation() const
    {
        return account("colocation", QStringLiteral("colocation a month × 12"),
                       m_inputs.colocationPerMonth.amount() * monthsPerYear,
                       {money(QT_TRANSLATE_NOOP("Trace", "colocation a month"), m_inputs.colocationPerMonth, "/month")});
    }
    Account staff() const
    {
        return account("staff", QStringLiteral("staff × wage"), m_inputs.staff * m_inputs.wagePerYear.amount(),
                       {number(QT_TRANSLATE_NOOP("Trace", "staff"), m_inputs.staff, QStringLiteral("FTE")),
                        money(QT_TRANSLATE_NOOP("Trace", "wage"), m_inputs.wagePerYear, "/year")});
    }
    Account maintenance() const
    {
        return account("maintenance", QStringLiteral("capital × maintenance share + insurance"),
                       m_inputs.capitalCost.amount() * m_inputs.maintenanceShare + m_inputs.insurancePerYear.amount(),
                       {money(QT_TRANSLATE_NOOP("Trace", "capital"), m_inputs.capitalCost, ""),
                        share(QT_TRANSLATE_NOOP("Trace", "maintenance share"), m_inputs.maintenanceShare),
                        money(QT_TRANSLATE_NOOP("Trace", "insurance"), m_inputs.insurancePerYear, "/year")});
    }
    Account idleEnergy() const
    {
        return account("idle_energy", QStringLiteral("idle power × PUE × 8760 h × tariff"), energy(m_inputs.idleKilowatts),
                       {number(QT_TRANSLATE_NOOP("Trace", "idle power"), m_inputs.idleKilowatts, QStringLiteral("kW")),
                        number(QT_TRANSLATE_NOOP("Trace", "PUE"), m_inputs.pue, {}), tariff()});
    }
    Account workEnergy() const
    {
        return account("work_energy", QStringLiteral("(full power − idle power) × PUE × 8760 h × tariff"),
                       energy(m_inputs.fullKilowatts - m_inputs.idleKilowatts),
                       {number(QT_TRANSLATE_NOOP("Trace", "full power"), m_inputs.fullKilowatts, QStringLiteral("kW")),
                        number(QT_TRANSLATE_NOOP("Trace", "idle power"), m_inputs.idleKilowatts, QStringLiteral("kW")),
                        number(QT_TRANSLATE_NOOP("Trace", "PUE"), m_inputs.pue, {}), tariff()});
    }
    Account rentAtFullUse() const
    {
        return account("rent", QStringLiteral("cards × 8760 h × rent"),
                       m_inputs.cards * hoursPerYear * m_inputs.rentPerCardHour.amount(),
                       {number(QT_TRANSLATE_NOOP("Trace", "cards"), m_inputs.cards, {}),
                        money(QT_TRANSLATE_NOOP("Trace", "rent"), m_inputs.rentPerCardHour, "/h")});
    }

private:
    double energy(double kilowatts) const
    {
        return kilowatts * m_inputs.pue * hoursPerYear * m_inputs.tariffPerKwh.amount();
    }
    TraceInput tariff() const { return money(QT_TRANSLATE_NOOP("Trace", "tariff"), m_inputs.tariffPerKwh, "/kWh"); }
    TraceInput money(const char *name, Money amount, const char *unit) const
    {
        return {QString::fromUtf8(name), machineNumber(amount.amount()), m_code % QLatin1String(unit), QStringLiteral("profile")};
    }
    static TraceInput share(const char *name, double value)
    {
        return number(name, value, QStringLiteral("share"));
    }
    static TraceInput number(const char *name, double value, const QString &unit)
    {
        return {QString::fromUtf8(name), machineNumber(value), unit, QStringLiteral("profile")};
    }
    Account account(const char *id, const QString &expression, double perYear, const QList<TraceInput> &inputs) const
    {
        return {perYear, Trace{QStringLiteral("cost.own.") % QLatin1String(id), expression, roundedToMicros(perYear),
                               m_code % QStringLiteral("/year"), QStringLiteral("definition"), inputs, {}}};
    }

    const RentOrBuyInputs &m_inputs;
    QString m_code;
};

} // namespace

Result<RentOrBuyResult> compareRentOrBuy(const RentOrBuyInputs &inputs)
{
    if (const Done done = check(inputs); !done)
        return fail(done.error());
    const auto stated = statedRules();
    if (!stated)
        return fail(stated.error());

    const Currency currency = inputs.capitalCost.currency();
    const auto money = [currency](double amount) { return Money::fromAmount(amount, currency); };
    const Accounts accounts(inputs);
    const Account work = accounts.workEnergy();
    const Account rent = accounts.rentAtFullUse();

    RentOrBuyResult result;
    double fixed = 0.0;
    const QList<Account> fixedAccounts{accounts.depreciation(), accounts.colocation(), accounts.staff(),
                                       accounts.maintenance(), accounts.idleEnergy()};
    for (const Account &account : fixedAccounts) {
        fixed += account.perYear;
        result.trace.parts.append(account.trace);
    }
    result.trace.parts << work.trace << rent.trace;
    result.fixedPerYear = money(fixed);
    result.variablePerYearAtFullUse = money(work.perYear);

    const double saving = rent.perYear - work.perYear; // what a year of full use saves by owning, before the fixed costs
    if (saving > 0.0) {
        result.breakEvenRaw = fixed / saving;
        if (result.breakEvenRaw <= 1.0)
            result.breakEvenUtilisation = result.breakEvenRaw;
    }
    result.trace.formula = QStringLiteral("cost.rent_or_buy");
    result.trace.expression = QStringLiteral("fixed costs ÷ (cards × 8760 h × rent − energy of work)");
    result.trace.result = saving > 0.0 ? machineNumber(result.breakEvenRaw) : QStringLiteral("never");
    result.trace.unit = QStringLiteral("share");
    result.trace.source = QStringLiteral("definition");
    const auto yearly = [&](const char *name, double amount) {
        return TraceInput{QString::fromUtf8(name), roundedToMicros(amount), currencyCode(currency) % QStringLiteral("/year"), {}};
    };
    result.trace.inputs = {yearly(QT_TRANSLATE_NOOP("Trace", "fixed costs"), fixed),
                           yearly(QT_TRANSLATE_NOOP("Trace", "energy of work"), work.perYear),
                           yearly(QT_TRANSLATE_NOOP("Trace", "rent at full use"), rent.perYear)};

    const auto ownAt = [&](double utilisation) { return money(fixed + work.perYear * utilisation); };
    const auto rentAt = [&](double utilisation) { return money(rent.perYear * utilisation); };
    result.ownPerYear = ownAt(inputs.utilisation);
    result.rentPerYear = rentAt(inputs.utilisation);
    if (const double hours = inputs.cards * hoursPerYear * inputs.utilisation; hours >= 1.0)
        result.ownPerUsedCardHour = result.ownPerYear / hours;

    result.series = {{QStringLiteral("own"), {{0.0, fixed}, {1.0, fixed + work.perYear}}},
                     {QStringLiteral("rent"), {{0.0, 0.0}, {1.0, rent.perYear}}}};
    if (result.breakEvenUtilisation) {
        Trace trace = result.trace;
        trace.parts.clear();
        result.crossings.append({*result.breakEvenUtilisation, QStringLiteral("share"), rentAt(*result.breakEvenUtilisation),
                                 QStringLiteral("rent"), QStringLiteral("own"), trace});
    }
    for (const double utilisation : {0.2, 0.5, 0.7, 0.9})
        result.rows.append({utilisation, hoursPerYear * utilisation, ownAt(utilisation), rentAt(utilisation)});
    for (const StatedRule &rule : *stated) {
        if (rule.about == QLatin1String("rent_or_buy"))
            result.rules.append(besideComputed(rule, result.breakEvenUtilisation));
    }
    return result;
}

RentOrBuyInputs documentsExample()
{
    RentOrBuyInputs inputs;
    inputs.capitalCost = Money::fromAmount(25000.0, Currency::Usd);
    inputs.lifeYears = 3.0;
    inputs.rentPerCardHour = Money::fromAmount(2.5, Currency::Usd);
    return inputs;
}

} // namespace xuanka
