// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/memory_parts.h"
#include "sizing/request_check.h"
#include "sizing/sizing_assumptions.h"

#include <algorithm>

namespace xuanka {

namespace {

bool isTraining(Workload workload)
{
    return workload != Workload::Inference && workload != Workload::ImageGeneration;
}

Estimate<Bytes> bytesOf(const Spread &spread)
{
    return {Bytes::fromDouble(spread.low), Bytes::fromDouble(spread.expected), Bytes::fromDouble(spread.high)};
}

/// All parts as they are on one card of the split.
MemoryEstimate estimateOn(const SizingInput &input)
{
    MemoryEstimate estimate;
    QList<MemoryPart> parts =
        isTraining(input.request.workload) ? trainingParts(input) : inferenceParts(input);
    const Spread slack = allocatorSlack(input, parts);
    const MemoryPart overhead = overheadPart(input, slack);
    parts.removeIf([](const MemoryPart &part) { return part.total.high == Bytes(); });
    for (const MemoryPart &part : std::as_const(parts)) {
        estimate.total += part.total;
        estimate.perCard += part.perCard;
        // Paged states are managed by the driver: torch does not count them.
        const bool paged = part.kind == MemoryPartKind::OptimizerStates
            && input.request.optimizer == Optimizer::PagedAdamW8bit;
        if (!paged)
            estimate.allocatedPerCard += part.perCard;
    }
    estimate.reservedPerCard = estimate.allocatedPerCard + bytesOf(slack);
    estimate.total += overhead.total;
    estimate.perCard += overhead.perCard;
    parts << overhead;
    estimate.parts = std::move(parts);
    return estimate;
}

/// Working set and overhead depend on where a card stands in the row: their totals are the sum over the cards. All other
/// totals are exact as they are.
void sumOverPositions(MemoryEstimate &fullest, const QList<MemoryEstimate> &byPosition, int cards)
{
    for (MemoryPart &part : fullest.parts) {
        if (part.kind != MemoryPartKind::WorkingSet && part.kind != MemoryPartKind::Overhead)
            continue;
        Estimate<Bytes> total;
        for (int position = 0; position < byPosition.size(); ++position) {
            const bool middle = position > 0 && position < byPosition.size() - 1;
            for (const MemoryPart &other : byPosition.at(position).parts) {
                if (other.kind == part.kind)
                    total += other.perCard * (middle ? cards - 2 : 1);
            }
        }
        part.total = total;
        if (!part.trace.result.isEmpty())
            part.trace.result = QString::number(total.expected.count());
    }
    fullest.total = {};
    for (const MemoryPart &part : std::as_const(fullest.parts))
        fullest.total += part.total;
}

} // namespace

QString memoryPartId(MemoryPartKind kind)
{
    switch (kind) {
    case MemoryPartKind::Weights:
        return QStringLiteral("weights");
    case MemoryPartKind::KvCache:
        return QStringLiteral("kv_cache");
    case MemoryPartKind::Activations:
        return QStringLiteral("activations");
    case MemoryPartKind::LossHead:
        return QStringLiteral("loss_head");
    case MemoryPartKind::Gradients:
        return QStringLiteral("gradients");
    case MemoryPartKind::OptimizerStates:
        return QStringLiteral("optimizer");
    case MemoryPartKind::Adapters:
        return QStringLiteral("adapters");
    case MemoryPartKind::WorkingSet:
        return QStringLiteral("working_set");
    case MemoryPartKind::Overhead:
        return QStringLiteral("overhead");
    }
    return {};
}

Result<MemoryEstimate> estimateMemory(const ModelArchitecture &model, const MemoryRequest &request, TraceDetail detail)
{
    if (request.workload == Workload::ImageGeneration) {
        return fail({Error::Kind::Inconsistent, {}, QStringLiteral("workload"),
                     QStringLiteral("task = image, model = %1").arg(model.id), {}});
    }
    if (const Done done = checkRequest(request); !done)
        return fail(done.error());
    if (const Done done = checkModel(model); !done)
        return fail(done.error());
    const Result<const WeightFormat *> format = formatFor(request);
    if (!format)
        return fail(format.error());
    const Result<CardSplit> split = splitOverCards(model, request);
    if (!split)
        return fail(split.error());

    const ParameterCount count = countParameters(model);
    SizingInput input{model, request, **format, count, *split, detail, memoryConstants()};
    MemoryEstimate fullest;
    if (split->layerwise()) {
        QList<MemoryEstimate> byPosition;
        const QList<CardSplit::Position> positions = split->positions();
        for (const CardSplit::Position position : positions) {
            input.split.position = position;
            byPosition << estimateOn(input);
        }
        fullest = *std::max_element(byPosition.cbegin(), byPosition.cend(), [](const auto &a, const auto &b) {
            return a.perCard.expected < b.perCard.expected;
        });
        sumOverPositions(fullest, byPosition, request.cards);
    } else {
        fullest = estimateOn(input);
    }
    constexpr qint64 mostBytes = 10'000'000'000'000'000; // 10 PB
    if (fullest.total.high.count() > mostBytes) {
        return fail({Error::Kind::OutOfRange, {}, QStringLiteral("contextTokens"),
                     QStringLiteral("%1 B").arg(fullest.total.high.count()), QStringLiteral("≤ 1e16 B")});
    }
    fullest.modelName = model.name;
    fullest.parametersTotal = count.total();
    fullest.parametersActive = count.active();
    fullest.cards = request.cards;
    if (detail == TraceDetail::Full)
        fullest.assumptions = assumptionsOf(input);
    return fullest;
}

} // namespace xuanka
