// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/kv_cache.h"
#include "sizing/weight_pieces.h"
#include "sizing/working_set.h"

#include <algorithm>

namespace xuanka {

namespace {

MemoryPart workingSet(const SizingInput &input)
{
    if (isServingEngine(input.request.engine))
        return servingWorkingSet(input);
    return input.request.engine == Engine::LlamaCpp ? llamaWorkingSet(input) : transformersWorkingSet(input);
}

} // namespace

double activeWidth(const ModelArchitecture &m)
{
    if (!m.isMoe())
        return static_cast<double>(m.feedForward);
    const qint64 dense = m.denseLayersFirst > 0 ? m.feedForward : 0;
    return static_cast<double>(std::max(dense, m.expertsPerToken * m.expertFeedForward + m.sharedExpertFeedForward));
}

QList<MemoryPart> inferenceParts(const SizingInput &input)
{
    return {weightsPart(input), kvCachePart(input), workingSet(input)};
}

} // namespace xuanka
