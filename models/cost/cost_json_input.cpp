// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cost/cost_json.h"

#include "catalog/catalog.h"

#include <array>

namespace xuanka {

namespace {

/// Reads the amounts of one document and holds them to one currency.
class AmountReader {
public:
    AmountReader(const Json &json, QString file) : m_json(json), m_file(std::move(file))
    {
        m_declared = currencyFromCode(toQString(json.value("currency", Json())));
        m_currency = m_declared;
    }

    /// Zero of the document's currency if the key is not there.
    Result<Money> read(const char *key)
    {
        const auto found = m_json.find(key);
        if (found == m_json.end())
            return Money(0, m_currency.value_or(Currency::Cny));
        if (found->is_number() && !m_declared)
            return fail({Error::Kind::Missing, m_file, QStringLiteral("$.currency"), {}, {}});
        const Currency currency
            = found->is_number() ? *m_declared : *currencyFromCode(toQString(found->at("currency")));
        const auto amount = found->is_number() ? found->get<double>() : found->at("amount").get<double>();
        if (m_currency && currency != *m_currency && amount != 0.0) {
            return fail({Error::Kind::Inconsistent, m_file, QStringLiteral("$.") % QLatin1String(key),
                         currencyCode(*m_currency) % QStringLiteral(", ") % currencyCode(currency), {}});
        }
        if (!m_currency)
            m_currency = currency;
        return Money::fromAmount(amount, currency);
    }

private:
    const Json &m_json;
    QString m_file;
    std::optional<Currency> m_declared;
    std::optional<Currency> m_currency;
};

Done checkAgainst(const Json &json, const QString &schemaPath, const QString &file)
{
    const auto schema = readJsonFile(schemaPath);
    if (!schema)
        return fail(schema.error());
    return checkSchema(json, *schema, file);
}

Result<PackagePrices> pricesOfCatalog(const Json &json, const QString &file, const Catalog &catalog)
{
    const QString cardName = toQString(json.at("card"));
    const Card *card = catalog.card(cardName);
    if (!card)
        return fail({Error::Kind::UnknownName, file, QStringLiteral("$.card"), cardName, {}});
    const QString platform = toQString(json.value("platform", Json()));
    QList<PackagePrices> offers;
    QStringList platforms;
    const QList<PackagePrices> all = packagePricesOf(catalog);
    for (const PackagePrices &offer : all) {
        if (offer.cardId != card->id)
            continue;
        platforms << offer.platformId;
        if (platform.isEmpty() || offer.platformId == platform)
            offers << offer;
    }
    const QString choices = platforms.join(QStringLiteral(", "));
    if (platforms.isEmpty())
        return fail({Error::Kind::UnknownName, file, QStringLiteral("$.card"), cardName, {}});
    if (offers.isEmpty())
        return fail({Error::Kind::UnknownName, file, QStringLiteral("$.platform"), platform, choices});
    if (offers.size() > 1)
        return fail({Error::Kind::Ambiguous, file, QStringLiteral("$.platform"), cardName, choices});
    return offers.constFirst();
}

Result<PackagePrices> pricesOfDocument(const Json &json, const QString &file)
{
    if (!json.contains("per_hour"))
        return fail({Error::Kind::Missing, file, QStringLiteral("$.per_hour"), {}, {}});
    AmountReader amounts(json, file);
    PackagePrices prices;
    const auto hour = amounts.read("per_hour");
    if (!hour)
        return fail(hour.error());
    prices.perHour = *hour;
    const auto plan = [&](const char *key, std::optional<Money> &price) -> Done {
        if (!json.contains(key))
            return {};
        const auto amount = amounts.read(key);
        if (!amount)
            return fail(amount.error());
        price = *amount;
        return {};
    };
    if (const Done done = plan("per_day", prices.perDay); !done)
        return fail(done.error());
    if (const Done done = plan("per_month", prices.perMonth); !done)
        return fail(done.error());
    return prices;
}

struct NumberField {
    const char *key;
    double RentOrBuyInputs::*value;
};
constexpr std::array numberFields{
    NumberField{"life_years", &RentOrBuyInputs::lifeYears},
    NumberField{"residual_share", &RentOrBuyInputs::residualShare},
    NumberField{"spare_share", &RentOrBuyInputs::spareShare},
    NumberField{"maintenance_share", &RentOrBuyInputs::maintenanceShare},
    NumberField{"staff", &RentOrBuyInputs::staff},
    NumberField{"idle_kilowatts", &RentOrBuyInputs::idleKilowatts},
    NumberField{"full_kilowatts", &RentOrBuyInputs::fullKilowatts},
    NumberField{"pue", &RentOrBuyInputs::pue},
    NumberField{"utilisation", &RentOrBuyInputs::utilisation},
};

struct AmountField {
    const char *key;
    Money RentOrBuyInputs::*value;
};
constexpr std::array amountFields{
    AmountField{"capital_cost", &RentOrBuyInputs::capitalCost},
    AmountField{"colocation_per_month", &RentOrBuyInputs::colocationPerMonth},
    AmountField{"wage_per_year", &RentOrBuyInputs::wagePerYear},
    AmountField{"insurance_per_year", &RentOrBuyInputs::insurancePerYear},
    AmountField{"tariff_per_kwh", &RentOrBuyInputs::tariffPerKwh},
    AmountField{"rent_per_card_hour", &RentOrBuyInputs::rentPerCardHour},
};

} // namespace

Result<PackageRequest> packageRequestFromJson(const Json &json, const QString &file, const Catalog &catalog)
{
    if (const Done done = checkAgainst(json, QStringLiteral(":/schema/cost_package.schema.json"), file); !done)
        return fail(done.error());
    PackageRequest request;
    const bool fromCatalog = json.contains("card");
    for (const char *key : {"per_hour", "per_day", "per_month"}) {
        if (fromCatalog && json.contains(key)) {
            return fail({Error::Kind::Inconsistent, file, QStringLiteral("$.") % QLatin1String(key),
                         QStringLiteral("card, ") % QLatin1String(key), {}});
        }
    }
    const auto prices = fromCatalog ? pricesOfCatalog(json, file, catalog) : pricesOfDocument(json, file);
    if (!prices)
        return fail(prices.error());
    request.prices = *prices;
    request.usage.hoursPerDay = json.value("hours_per_day", request.usage.hoursPerDay);
    request.usage.daysPerMonth = json.value("days_per_month", request.usage.daysPerMonth);
    return request;
}

Result<RentOrBuyInputs> rentOrBuyFromJson(const Json &json, const QString &file)
{
    if (const Done done = checkAgainst(json, QStringLiteral(":/schema/cost_rent_vs_buy.schema.json"), file); !done)
        return fail(done.error());
    RentOrBuyInputs inputs;
    AmountReader amounts(json, file);
    for (const AmountField &field : amountFields) {
        const auto amount = amounts.read(field.key);
        if (!amount)
            return fail(amount.error());
        inputs.*field.value = *amount;
    }
    for (const NumberField &field : numberFields)
        inputs.*field.value = json.value(field.key, inputs.*field.value);
    inputs.cards = json.value("cards", inputs.cards);
    return inputs;
}

} // namespace xuanka
