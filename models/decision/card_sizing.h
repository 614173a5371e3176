// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decision/prepared_task.h"

namespace xuanka {

/// How many of one card all tasks of a profile need together. They share the cards, so every task must fit on that count.
struct CardSizing {
    int count = 1;        ///< the smallest that fits all tasks, else the one that comes nearest
    bool fits = false;    ///< every task at least Likely
    QList<CardFit> tasks; ///< at that count, one a task
    int tightest = 0;     ///< index of the task with the least margin

    const CardFit &worst() const { return tasks.at(tightest); }
};

/// One a card, in the order of `cards`. At least one task; maxCards ≥ 1.
QList<CardSizing> sizeCards(const QList<PreparedTask> &tasks, const QList<Card> &cards, int maxCards);

} // namespace xuanka
