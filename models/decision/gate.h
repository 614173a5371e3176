// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/error.h"
#include "quantity/language.h"
#include "quantity/trace.h"

namespace xuanka {

enum class GateId { Memory, Ecosystem, Compliance, OfficialBoard, Interconnect, DataResidency, Invoice, Sla, Region, Budget, Price };
QString gateIdName(GateId id); ///< "memory", "compliance" …
std::optional<GateId> gateFromName(const QString &name);
/// In the order in which gates are asked.
const QList<GateId> &allGates();
/// "Memory" / "显存", from resources/rules/gates.json.
LocalizedText gateTitle(GateId id);

enum class GateState { Pass, Fail, Unknown };
QString gateStateId(GateState state); ///< "pass", "fail", "unknown"

/// A hard condition on a candidate. Unknown is never a pass: it is shown and to be asked.
struct GateResult {
    GateId gate = GateId::Memory;
    GateState state = GateState::Unknown;
    bool asked = true;       ///< false: the profile does not ask for it, so it passes
    LocalizedText reason;    ///< with the figures
    LocalizedText remedy;    ///< what would have to change for it to pass, or whom to ask; empty if it passed
    double shortfall = 0.0;  ///< by how much it failed, in `unit`; 0 if it passed or has no measure
    QString unit;            ///< "GiB", "CNY/month", "GB/s" …
    Trace trace;
};

} // namespace xuanka
