// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cost/curve.h"
#include "quantity/error.h"

#include <QDate>

namespace xuanka {

/// A rule of thumb as it is stated somewhere, before it is held against computed figures
/// (resources/rules/rules_of_thumb.json). A cited heuristic, never a verdict.
struct StatedRule {
    QString id;
    QString about;   ///< "package" or "rent_or_buy"
    QString point;   ///< the computed point that it speaks of: "month_plan_hours_per_month" …
    double from = 0.0;
    std::optional<double> to;
    QString unit;
    LocalizedText text;
    LocalizedText remark;
    QString source;
    QString place;
    QDate asOf;
};

/// The rules that ship, read once and checked against their schema. Errors: those of readCheckedResource.
Result<QList<StatedRule>> statedRules();

/// The rule beside a computed figure; see RuleOfThumb for what "agrees" means.
RuleOfThumb besideComputed(const StatedRule &rule, std::optional<double> computed);

} // namespace xuanka
