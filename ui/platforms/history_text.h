// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/evaluation.h"

namespace xuanka {

/// What was written down under one key, newest first, a line each: "4 of 5, anna, 4 Sep 2026 16:00". `states` says that
/// the values are states of a check. Plain text.
QString historyText(const QList<Entry> &history, bool states);

} // namespace xuanka
