// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "demand/demand_profile.h"

namespace xuanka {

// Words of the demand profile in the application's language (translation context "Demand").

QString taskKindName(TaskKind kind);   ///< "LoRA fine-tuning"
QString teamKindName(TeamKind kind);   ///< "Start-up"
QString growthName(Growth growth);     ///< "Unknown"
QString regionName(const QString &region); ///< "China"; "Anywhere" for an empty region

/// What a task is about, short: "LoRA fine-tuning qwen2.5-7b", "Inference about 30 B".
QString taskSummary(const TaskDemand &task);

/// The label of an answer; `field` as in ProfileProblem, the part before the dot of a task's field is ignored:
/// "hours_per_month" or "tasks[0].model_id". An unknown field comes back unchanged.
QString demandFieldName(const QString &field);
/// What the answer to that field will decide, as one short sentence; empty for fields that decide nothing.
QString demandFieldDecides(const QString &field);
/// All fields that have a name, in the order in which the wizard asks for them.
QStringList demandFields();

} // namespace xuanka
