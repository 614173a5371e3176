// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/card.h"
#include "catalog/quote.h"

namespace xuanka {

/// The ids of the catalog's enums as they stand in its files, on the command line and in JSON ("existing_stock_only").
/// Absent if the id is not one of them.
QString ecosystemId(Ecosystem value);
QString complianceId(Compliance value);
QString supplyId(Supply value);
QString tierId(Tier value);
QString certaintyId(Certainty value);
QString billingId(Billing value);
QString pathId(Path value);
QString priceUnitId(PriceUnit value);
QString quoteKindId(QuoteKind value);

std::optional<Ecosystem> ecosystemFromId(const QString &id);
std::optional<Compliance> complianceFromId(const QString &id);
std::optional<Supply> supplyFromId(const QString &id);
std::optional<Tier> tierFromId(const QString &id);
std::optional<Certainty> certaintyFromId(const QString &id);
std::optional<Billing> billingFromId(const QString &id);
std::optional<Path> pathFromId(const QString &id);
std::optional<PriceUnit> priceUnitFromId(const QString &id);
std::optional<QuoteKind> quoteKindFromId(const QString &id);

/// Every value in the order in which people meet them, for combo boxes, facets and error messages.
QList<Ecosystem> allEcosystems();
QList<Compliance> allCompliances();
QList<Supply> allSupplies();
QList<Tier> allTiers();
QList<Path> allPaths();

} // namespace xuanka
