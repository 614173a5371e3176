// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sizing/measured_case.h"

namespace xuanka {

/// How far the estimates are from what other people measured (tests/sizing/measured_memory.csv and measured_images.csv). Totals only: cases whose
/// meter shows one part prove that part, not the sum.
struct MeasuredError {
    CaseKind kind = CaseKind::Inference;
    int cases = 0;
    double median = 0.0;    ///< |estimate − measured| ÷ measured
    double p90 = 0.0;       ///< nine of ten cases are within this
    double aboveHigh = 0.0; ///< share of the cases whose measured figure exceeds the high estimate
    QString asOf;           ///< ISO date of the comparison
};

/// resources/rules/measured_errors.json, which tests/sizing/tst_measured_memory.cpp works out from the table; null if that
/// kind was not measured. Loaded once.
const MeasuredError *measuredError(CaseKind kind);
/// Which kind of case a workload is compared with.
CaseKind caseKindOf(Workload workload);
/// The comparison itself: every answered total of that kind; absent if there is none.
std::optional<MeasuredError> errorOver(const CsvTable &cases, const ModelLibrary &library, CaseKind kind);

} // namespace xuanka
