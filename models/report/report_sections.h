// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/report_context.h"

namespace xuanka {

// The chapters of a recommendation, in the order in which they stand. Each appends its elements, or nothing if it has
// nothing to say.

void appendSummary(ReportElements &elements, ReportContext &context);
void appendProfile(ReportElements &elements, ReportContext &context);
void appendConditions(ReportElements &elements, ReportContext &context);
void appendSizing(ReportElements &elements, ReportContext &context);
void appendShortlist(ReportElements &elements, ReportContext &context);
void appendExcluded(ReportElements &elements, ReportContext &context);
void appendPackageCost(ReportElements &elements, ReportContext &context);
void appendRentOrBuy(ReportElements &elements, ReportContext &context);
void appendEvaluations(ReportElements &elements, ReportContext &context);
void appendWarnings(ReportElements &elements, ReportContext &context);
void appendConflicts(ReportElements &elements, ReportContext &context);
void appendSources(ReportElements &elements, ReportContext &context);
void appendTraces(ReportElements &elements, ReportContext &context);

/// "M1.2": under which a part of a task's memory stands among the figures at the end.
QString sizingTraceNumber(qsizetype task, qsizetype part);

/// Rules of thumb beside what was computed: rule, says, computed, agrees.
ReportTable rulesTable(const QList<RuleOfThumb> &rules, ReportContext &context);

/// "Memory: needs 12 GiB more" … the part of a failed gate that says by how much; empty if it has no measure.
QString shortfallText(const GateResult &gate, const ReportContext &context);

} // namespace xuanka
