// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cost/package_cost.h"
#include "cost/rent_or_buy.h"
#include "json/json.h"

namespace xuanka {

/// Input of `xuanka cost package`.
struct PackageRequest {
    PackagePrices prices;
    PackageUsage usage;
};

/// Reads resources/schema/cost_package.schema.json. Prices stand in the document, or come from the catalog if only
/// "card" (and "platform") are given. Errors: those of checkSchema; Missing ($.currency, $.per_hour); Inconsistent
/// (currencies, or prices beside a card; at the field); UnknownName (card or platform without plans); Ambiguous ($.platform).
Result<PackageRequest> packageRequestFromJson(const Json &json, const QString &file, const Catalog &catalog);
/// Reads resources/schema/cost_rent_vs_buy.schema.json. What is left out costs nothing. Errors as above.
Result<RentOrBuyInputs> rentOrBuyFromJson(const Json &json, const QString &file);

/// What `xuanka cost package --json` and `cost rent-vs-buy --json` print: result, crossings, series, rules_of_thumb, trace.
Json packageToJson(const PackageRequest &request, const PackageComparison &comparison);
Json rentOrBuyToJson(const RentOrBuyInputs &inputs, const RentOrBuyResult &result);

} // namespace xuanka
