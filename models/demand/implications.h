// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "demand/demand_profile.h"
#include "quantity/language.h"
#include "quantity/trace.h"

namespace xuanka {

/// What a profile's answers lead to, each with the rule and its source.
struct Condition {
    QString id;             ///< "billing", "path", "disk", "memory_tier", "interruptible", "migration", "team"
    LocalizedText says;     ///< the condition
    LocalizedText because;  ///< the answer that triggered it, in words
    QString ruleId;         ///< in resources/rules/implications.json
    QString source;         ///< source id of the rule
    Trace trace;
};

/// A warning about the user's own choice, with what to do instead.
struct Warning {
    QString id;
    LocalizedText says;
    LocalizedText instead;
    QString field;          ///< the answer it belongs to, as in ProfileProblem
    QString source;
};

struct Implications {
    QList<Condition> conditions;
    QList<Warning> warnings;
};

/// Rules are read from resources/rules/implications.json once. Deterministic; no clock, no locale.
Result<Implications> implicationsOf(const DemandProfile &profile);

} // namespace xuanka
