// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "demand/implications.h"

namespace xuanka {

/// A rule as it stands in the file.
struct DemandRule {
    QString id;
    QString topic;         ///< conditions only
    QString field;         ///< warnings only
    Json when;
    Json values = Json::object();
    LocalizedText says;
    LocalizedText because; ///< of a warning: what to do instead
    QStringList paths;
    QString source;
    QString place;
};

struct LadderRule {
    LadderRung rung;
    Json when;
    Json values = Json::object();
};

struct DemandRules {
    QList<DemandRule> conditions;
    QList<ProcurementPath> paths;
    QList<LadderRule> ladder;
    QList<DemandRule> profileWarnings;
    QList<DemandRule> decisionWarnings;
    QDate asOf;
};

/// Read and checked once; the same result ever after. Errors name file, JSON path and reason.
const Result<DemandRules> &demandRules();

/// From any two documents, for tests; `file` names them in errors.
Result<DemandRules> demandRulesFrom(const Json &implications, const Json &antiPatterns, const QString &file);

} // namespace xuanka
