// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/json.h"
#include "sizing/fit_matrix.h"
#include "sizing/interconnect_advice.h"
#include "sizing/sensitivity.h"
#include "sizing/sizing_limit.h"
#include "sizing/upgrade_signals.h"

namespace xuanka {

// What `xuanka fit --json` prints beside fits and remedies. Texts are in the given language, ids those of the headers.

/// {"demands": [{name, request}], "timing", "cells": [{card, count, verdict, need…, decided_by, fits: [one a demand]}]}
Json matrixToJson(const FitMatrix &matrix, Language language);
/// {kind, value, by_memory, bound, wanted, at, beyond, request, trace}
Json limitToJson(const SizingLimit &limit, Language language);
Json sensitivityToJson(const Sensitivity &sensitivity, Language language);
/// {due, signals: [{id, name, asks, state, why, source, place}], bigger_cards}
Json upgradeAdviceToJson(const UpgradeAdvice &advice, Language language);
/// {"ways": [{way, sensitivity, level, link_gbs, says, source, place}], "tensor_degrees": […]}
Json interconnectToJson(const QList<InterconnectAdvice> &advice, const QList<int> &tensorDegrees, Language language);

} // namespace xuanka
