// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/card.h"
#include "sizing/memory_request.h"

namespace xuanka {

/// What to watch when `count` of this card run the request: the link between them (tensor parallelism needs it most,
/// then pipelines, data parallelism least), missing number formats, software that the ecosystem lacks.
/// `planned` is how the cards share the work, which may differ from what was asked for. Empty if there is nothing.
LocalizedText cautionFor(const Card &card, int count, const MemoryRequest &asked, Parallelism planned);

} // namespace xuanka
