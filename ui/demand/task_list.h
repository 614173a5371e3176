// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "demand/demand_profile.h"

#include <QSet>

namespace xuanka {

/// The six kinds in the order in which people are asked.
QList<TaskKind> allTaskKinds();

/// The tasks of a profile in which exactly `kinds` are wanted: those that are there stay as they are and in their
/// order, those no longer wanted go, and a kind that is missing comes back from `remembered`, or fresh.
QList<TaskDemand> withKinds(const QList<TaskDemand> &tasks, const QSet<TaskKind> &kinds,
                            const QList<TaskDemand> &remembered);

/// How many tasks of that kind there are.
int countOfKind(const QList<TaskDemand> &tasks, TaskKind kind);

} // namespace xuanka
