// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decision/gate_judge.h"

namespace xuanka {

GateResult GateJudge::begin(GateId id) const
{
    GateResult result;
    result.gate = id;
    if (!hasWords())
        return result;
    result.trace.formula = QStringLiteral("gate.") % gateIdName(id);
    result.trace.source = m_rules.gate(id).source;
    return result;
}

GateResult GateJudge::notAsked(GateResult result) const
{
    result.state = GateState::Pass;
    result.asked = false;
    if (hasWords())
        result.reason = m_rules.text(QStringLiteral("not_asked"));
    return result;
}

GateResult GateJudge::passed(GateResult result, const QString &reason, const Json &facts) const
{
    result.state = GateState::Pass;
    if (hasWords())
        result.reason = m_rules.text(reason, facts);
    return result;
}

GateResult GateJudge::failed(GateResult result, const QString &reason, const QString &remedy, const Json &facts) const
{
    result.state = GateState::Fail;
    if (hasWords()) {
        result.reason = m_rules.text(reason, facts);
        result.remedy = m_rules.text(remedy, facts);
    }
    return result;
}

GateResult GateJudge::unknown(GateResult result, const QString &reason, const QString &ask, const Json &facts) const
{
    result = failed(std::move(result), reason, ask, facts);
    result.state = GateState::Unknown;
    return result;
}

TraceInput GateJudge::traceInput(const char *name, const QString &value, const QString &unit, const QString &source)
{
    return {QString::fromLatin1(name), value, unit, source};
}

} // namespace xuanka
