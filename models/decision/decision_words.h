// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/quote.h"
#include "decision/gate.h"

namespace xuanka {

// Words of a decision in the application's language (translation context "Decision").

QString billingName(Billing billing);    ///< "On demand"
QString gateStateName(GateState state);  ///< "Passed", "Failed", "To be asked"

} // namespace xuanka
