// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/card.h"
#include "decision/gate.h"
#include "json/json.h"

#include <QHash>

#include <array>

namespace xuanka {

/// What a gate asks and the thresholds it uses, as they stand in resources/rules/gates.json.
struct GateRule {
    LocalizedText name;
    LocalizedText asks;
    Json values = Json::object();
    QStringList tasks;      ///< task kinds it applies to; empty = all
    Json capability = Json::object(); ///< least CUDA compute capability by weight format
    QString capabilitySource;
    QString source;
    QString place;

    double value(const char *key) const { return values.at(key).get<double>(); }
};

/// Thresholds and words of the gates. A value.
class DecisionRules {
public:
    /// Errors name file, JSON path and reason.
    static Result<DecisionRules> fromJson(const Json &json, const QString &file);

    const GateRule &gate(GateId id) const { return m_gates.at(static_cast<std::size_t>(id)); }
    /// How a card of that standing is judged when compliant purchase is required.
    GateState complianceState(const Card &card) const;
    /// The text with the facts filled in; its id in both languages if there is none (a test looks for that).
    LocalizedText text(const QString &id, const Json &facts = Json::object()) const;
    bool hasText(const QString &id) const { return m_texts.contains(id); }
    QDate asOf() const { return m_asOf; }

private:
    std::array<GateRule, 11> m_gates; // by GateId
    QHash<QString, GateState> m_complianceStates;
    QHash<QString, LocalizedText> m_texts;
    QDate m_asOf;
};

/// Read and checked once; the same result ever after.
const Result<DecisionRules> &decisionRules();

} // namespace xuanka
