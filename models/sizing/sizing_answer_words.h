// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sizing/interconnect_advice.h"
#include "sizing/sensitivity.h"
#include "sizing/sizing_limit.h"
#include "sizing/upgrade_signals.h"

#include <QLocale>

namespace xuanka {

// Words of what is answered beside the sum, in the application's language (translation context "Sizing").

QString limitKindName(LimitKind kind, Workload workload); ///< "Longest context", "Longest sequence"
QString sensitivityInputName(SensitivityInput input, Workload workload);
/// What the input is in this request: "8,192 tokens", "FP8", "16 bits".
QString sensitivityValue(SensitivityInput input, const MemoryRequest &request, const QLocale &locale);
QString signalStateName(SignalState state);        ///< "Triggered"
QString linkLevelName(LinkLevel level);            ///< "Good"

/// "16,384 tokens": the limit itself; "not even one" if there is none.
QString limitText(const SizingLimit &limit, const QLocale &locale);
/// Why it is not more, in one sentence.
QString limitReason(const SizingLimit &limit, const QLocale &locale);

} // namespace xuanka
