// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"
#include "json/json.h"

namespace xuanka {

/// One record of a catalog file to its value. The JSON must have passed its schema (resources/schema); what a schema
/// cannot say (references, ranges that depend on each other, real dates) is checked by CatalogReader.
Card cardFromJson(const Json &json);
Platform platformFromJson(const Json &json);
Quote quoteFromJson(const Json &json);
Source sourceFromJson(const Json &json);
Conflict conflictFromJson(const Json &json);

/// A date that may stop at the month or year; invalid if the calendar has no such day.
struct PartialDate {
    QDate date;
    DatePrecision precision = DatePrecision::Day;
};
PartialDate partialDate(const Json &json);

} // namespace xuanka
