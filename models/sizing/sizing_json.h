// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/json.h"
#include "sizing/fit.h"

namespace xuanka {

/// What `xuanka size --json` prints. Parts are named by memoryPartId(); texts are in the given language.
Json memoryEstimateToJson(const SizingSubject &subject, const MemoryRequest &request, const MemoryEstimate &estimate,
                          Language language);
/// One card × count: verdict, need, usable, margin, why; the need is null if the count is refused.
Json cardFitToJson(const CardFit &fit, Language language);
/// What `xuanka fit --json` prints.
Json fitsToJson(const QList<CardFit> &fits, const QList<Remedy> &remedies, Language language);
/// The request with every field, by the ids of memory_request.h.
Json memoryRequestToJson(const MemoryRequest &request);

} // namespace xuanka
