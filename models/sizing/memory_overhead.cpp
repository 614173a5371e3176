// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/memory_parts.h"

#include <algorithm>
#include "sizing/training_framework.h"

namespace xuanka {

namespace {

Spread spreadOf(const Estimate<Bytes> &bytes)
{
    return {static_cast<double>(bytes.low.count()), static_cast<double>(bytes.expected.count()),
            static_cast<double>(bytes.high.count())};
}

Spread product(const Spread &a, const Spread &b)
{
    return {a.low * b.low, a.expected * b.expected, a.high * b.high};
}

/// Taken in one piece at the start and kept: leaves no gaps.
bool isStatic(MemoryPartKind kind)
{
    return kind == MemoryPartKind::Weights || kind == MemoryPartKind::KvCache || kind == MemoryPartKind::OptimizerStates
        || kind == MemoryPartKind::Gradients;
}

/// Whether the cache grows at all. Not said: none is expected, all of it may be.
Spread growingShare(const MemoryRequest &request)
{
    return request.generatedTokens == 0 ? Spread{0.0, 0.0, 1.0} : exactly(1.0);
}

bool isTraining(const SizingInput &input)
{
    return input.request.workload != Workload::Inference;
}

const MemoryConstant &contextOf(const SizingInput &input)
{
    if (isTraining(input))
        return frameworkOf(input.request).contextGib;
    const bool serving = input.request.workload == Workload::Inference && isServingEngine(input.request.engine);
    return serving ? input.constants.servingContext : input.constants.context;
}

} // namespace

Spread allocatorSlack(const SizingInput &input, const QList<MemoryPart> &parts)
{
    if (isTraining(input))
        return trainingSlack(input, parts);
    const bool grows =
        input.request.workload == Workload::Inference && input.request.engine == Engine::Transformers;
    const bool quantisesOnLoading = grows && input.format.bitsandbytes;
    Spread slack = exactly(0.0);
    for (const MemoryPart &part : parts) {
        if (part.kind == MemoryPartKind::Weights && quantisesOnLoading)
            slack += product(spreadOf(part.perCard), input.constants.loadingGaps.value);
        if (!isStatic(part.kind))
            slack += product(spreadOf(part.perCard), input.constants.allocatorSlack.value);
        else if (part.kind == MemoryPartKind::KvCache && grows)
            slack += product(product(spreadOf(part.perCard), input.constants.cacheGrowth.value),
                             growingShare(input.request));
    }
    return slack;
}

Bytes occupiedOnCard(const MemoryEstimate &estimate, const MemoryRequest &request, Bytes cardMemory)
{
    const Bytes needed = estimate.perCard.expected;
    if (request.workload != Workload::Inference || !isServingEngine(request.engine))
        return needed;
    return std::max(needed, cardMemory * memoryConstants().servingShare.value.expected);
}

MemoryPart overheadPart(const SizingInput &input, const Spread &slackPerCard)
{
    const MemoryConstants &c = input.constants;
    const MemoryConstant &context = contextOf(input);
    Spread perCard = context.value * bytesPerGib + slackPerCard;
    if (input.split.cards > 1)
        perCard += c.communication.value * bytesPerGib;
    PartBuilder part(input.detail, MemoryPartKind::Overhead, "memory.overhead", "context + communication + slack",
                     "per process and card");
    part.input(QT_TRANSLATE_NOOP("Trace", "context"), context);
    if (input.split.cards > 1)
        part.input(QT_TRANSLATE_NOOP("Trace", "communication"), c.communication);
    return part
        .input(QT_TRANSLATE_NOOP("Trace", "allocator slack"),
               isTraining(input) ? frameworkOf(input.request).slack : c.allocatorSlack)
        .input(QT_TRANSLATE_NOOP("Trace", "slack"), slackPerCard.expected, "B")
        .input(QT_TRANSLATE_NOOP("Trace", "cards"), input.split.cards)
        .build(Load::everywhere(perCard, input.split.cards));
}

} // namespace xuanka
