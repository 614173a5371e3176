// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/evaluation.h"

namespace xuanka {

// Words of an evaluation in the application's language (translation context "Evaluation").

QString dimensionName(Dimension dimension); ///< "Price structure"
QString checkStateName(CheckState state);   ///< "Partly met"

/// Who wrote an entry and when, in the default locale and local time: "anna, 4 Sep 2026 16:00".
QString entryStamp(const Entry &entry);

} // namespace xuanka
