// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decision/decision_rules.h"

namespace xuanka {

/// Whether a gate result says why. Without words it is several times faster, and states alone are enough to count.
enum class Wording { Full, None };

/// Makes gate results in the words of the rules: the common part of card gates and offer gates.
class GateJudge {
protected:
    GateJudge(const DecisionRules &rules, Wording wording) : m_rules(rules), m_wording(wording) { }

    GateResult begin(GateId id) const;
    GateResult notAsked(GateResult result) const;
    GateResult passed(GateResult result, const QString &reason, const Json &facts) const;
    GateResult failed(GateResult result, const QString &reason, const QString &remedy, const Json &facts) const;
    GateResult unknown(GateResult result, const QString &reason, const QString &ask, const Json &facts) const;
    const DecisionRules &rules() const { return m_rules; }
    bool hasWords() const { return m_wording == Wording::Full; }

    static TraceInput traceInput(const char *name, const QString &value, const QString &unit, const QString &source);

private:
    const DecisionRules &m_rules;
    Wording m_wording;
};

} // namespace xuanka
