// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sizing/memory_parts.h"

namespace xuanka {

/// What was assumed because neither the request nor the model says it.
QList<LocalizedText> assumptionsOf(const SizingInput &input);

} // namespace xuanka
