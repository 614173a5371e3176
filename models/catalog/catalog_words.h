// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/card.h"
#include "catalog/quote.h"

namespace xuanka {

/// The words of the catalog's enums in the application's language (context "Catalog").
QString ecosystemWord(Ecosystem value);
QString complianceWord(Compliance value);
QString supplyWord(Supply value);
QString tierWord(Tier value);
QString certaintyWord(Certainty value);
QString billingWord(Billing value);
QString pathWord(Path value);
QString priceUnitWord(PriceUnit value);
QString quoteKindWord(QuoteKind value);
/// "China" or "overseas"; other regions come back unchanged.
QString regionWord(const QString &region);
/// NormalisedRate::rule in words.
QString rateRuleWord(const QString &rule);

} // namespace xuanka
