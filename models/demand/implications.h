// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "demand/demand_profile.h"
#include "quantity/language.h"
#include "quantity/trace.h"

#include <QDate>

namespace xuanka {

/// What a profile's answers lead to, each with the rule and its source.
struct Condition {
    QString id;             ///< "billing", "path", "memory_tier", "disk", "interruptible", "migration", "contract", "suppliers", "team"
    LocalizedText says;     ///< the condition
    LocalizedText because;  ///< the answer that triggered it, in words
    QString ruleId;         ///< in resources/rules/implications.json
    QString source;         ///< source id of the rule
    QStringList paths;      ///< of a "path" condition: ids of the procurement paths that remain, best first
    Trace trace;
};

/// A warning about the user's own choice, with what to do instead.
struct Warning {
    QString id;
    LocalizedText says;
    LocalizedText instead;
    QString field;          ///< the answer it belongs to, as in ProfileProblem; empty if none
    QString source;
};

/// One of the ways in which computing is procured (retail, large cloud, domestic), and whether this profile points to it.
struct ProcurementPath {
    QString id;             ///< "retail", "hyperscaler", "domestic"
    QStringList catalogPaths; ///< path ids of the catalog's platforms that belong to it
    LocalizedText name;
    LocalizedText examples;
    LocalizedText purpose;  ///< what to use it for when paths are combined
    LocalizedText cycle;    ///< how long procurement takes
    LocalizedText suits;
    LocalizedText limits;
    QString source;
    bool recommended = false;
};

/// A step of trial → month plan → reservation; the next opens when this one has proved its point.
struct LadderRung {
    QString id;             ///< "trial", "month", "reserved"
    LocalizedText name;
    LocalizedText does;
    LocalizedText mustProve;///< before the next step, or before this one is signed
    QString source;
    bool applies = false;   ///< this profile is headed for it
};

struct Implications {
    QList<Condition> conditions;
    QList<Warning> warnings;
    QList<ProcurementPath> paths;
    QList<LadderRung> ladder;
    QDate rulesAsOf;
};

/// What only the sizing engine knows about a profile; absent means unknown, and no rule that asks for it applies.
struct SizedDemand {
    std::optional<double> needGib;          ///< expected memory of the largest task on one card
    std::optional<double> trainingBillions; ///< parameters of the largest model that is trained
};

/// Rules are read from resources/rules/implications.json and anti_patterns.json once. Deterministic; no clock, no locale.
/// The first rule of a topic that holds is taken. Without `sized` there is no memory tier (decision/sized_demand.h has it).
Result<Implications> implicationsOf(const DemandProfile &profile, const SizedDemand &sized = {});

/// Warnings that depend on the outcome; `facts` by the names used in anti_patterns.json ("platforms", "winner_verdict" …).
Result<QList<Warning>> decisionWarnings(const Json &facts);

} // namespace xuanka
