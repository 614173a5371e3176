// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/training_job.h"

#include <algorithm>

namespace xuanka {

namespace {

double real(qint64 count)
{
    return static_cast<double>(count);
}

} // namespace

double TrainingJob::stageLayers() const
{
    if (m_input.split.layerwise())
        return real(m_input.split.layers(m_input.model.layers));
    const auto stages = static_cast<qint64>(m_mesh.stages);
    return real((m_input.model.layers + stages - 1) / stages);
}

TrainingJob::Kept TrainingJob::kept() const
{
    const double shards = m_mesh.tensor;
    const double sequenceShards = m_mesh.sequenceParallel ? m_mesh.tensor : 1.0;
    const auto keptBy = [&](const LayerActivations &layer) {
        switch (m_input.request.checkpointing) {
        case Checkpointing::None:
            break;
        case Checkpointing::Selective:
            return layer.boundary * (1.0 / sequenceShards) + layer.selective * (1.0 / shards);
        case Checkpointing::Full:
            return layer.boundary * (1.0 / sequenceShards);
        }
        return layer.all(shards, sequenceShards);
    };
    const bool again = m_input.request.checkpointing != Checkpointing::None;
    const Spread &width = m_input.constants.activationSpread.value;
    const Spread tokens = width * m_tokens;
    const Spread oneAgain = product(again ? m_layers.widest.all(shards, sequenceShards) : exactly(0.0), tokens);
    const Spread all = product(keptBy(m_layers.everyLayer), tokens);

    // A stage has a micro-batch in flight for itself and each stage after it: the first has most.
    const double share = std::min(1.0, stageLayers() / real(m_input.model.layers));
    double inFlight = 1.0;
    if (m_mesh.pipelined)
        inFlight = m_input.split.layerwise() && m_input.split.holdsHead() ? 1.0 : m_mesh.stages;
    Kept result;
    const Spread card = all * (share * inFlight) + oneAgain;
    const double mean = m_mesh.pipelined ? (m_mesh.stages + 1.0) / 2.0 : 1.0;
    result.activations = m_input.split.layerwise()
        ? Load{all * mean + oneAgain * m_input.split.cards, card}
        : onEveryCard(card);

    if (head() != LossHead::Fused) {
        const Spread logits = lossBytes().value * (m_tokens * real(m_input.model.vocabulary) / shards);
        // With every layer kept nothing is worked out again, and the loss needs its own room.
        const Spread more = again ? ordered(beyond(logits, oneAgain)) : logits;
        result.loss = m_input.split.layerwise() ? Load{more, m_input.split.holdsHead() ? more : exactly(0.0)}
                                                : onEveryCard(more);
    } else {
        result.loss = Load::same(exactly(0.0));
    }
    return result;
}

LossHead TrainingJob::head() const
{
    return m_input.request.lossHead == LossHead::Plain ? m_framework.lossHead : m_input.request.lossHead;
}

const MemoryConstant &TrainingJob::lossBytes() const
{
    if (head() == LossHead::Chunked)
        return m_framework.lossBytesChunked;
    return quantised() ? m_framework.lossBytesQuantised : m_framework.lossBytes;
}

MemoryPart TrainingJob::activations(const Load &load) const
{
    const bool full = m_input.request.checkpointing == Checkpointing::Full;
    return PartBuilder(m_input.detail, MemoryPartKind::Activations,
                       full ? "memory.activations.full_checkpointing" : "memory.activations",
                       full ? "tokens × (sum over layers of their inputs + one layer's activations)"
                            : "tokens × (sum over layers of what they keep + one layer's activations if some are recomputed)",
                       "arXiv 2205.05198, counted tensor by tensor for today's decoders")
        .input(QT_TRANSLATE_NOOP("Trace", "tokens in a step"), m_tokens, "tokens", QStringLiteral("profile"))
        .input(QT_TRANSLATE_NOOP("Trace", "layers"), stageLayers(), "", m_input.model.source)
        .input(QT_TRANSLATE_NOOP("Trace", "checkpointing"), checkpointingId(m_input.request.checkpointing),
               QStringLiteral("profile"))
        .input(QT_TRANSLATE_NOOP("Trace", "framework"), m_framework.id, m_framework.source)
        .input(QT_TRANSLATE_NOOP("Trace", "layer input"), m_layers.widest.boundary.expected, "B")
        .input(QT_TRANSLATE_NOOP("Trace", "one layer's activations"), m_layers.widest.all(1.0, 1.0).expected, "B")
        .input(QT_TRANSLATE_NOOP("Trace", "bytes kept by a frozen norm"), m_framework.normBytesFrozen)
        .input(QT_TRANSLATE_NOOP("Trace", "bytes kept by a trained norm"), m_framework.normBytesTrained)
        .input(QT_TRANSLATE_NOOP("Trace", "bytes of an adapter's input"), m_framework.adapterInputBytes)
        .input(QT_TRANSLATE_NOOP("Trace", "copies of keys and values"), m_framework.keyValueCopies)
        .input(QT_TRANSLATE_NOOP("Trace", "attention maps"), m_layers.widest.maps.expected, "B")
        .input(QT_TRANSLATE_NOOP("Trace", "spread of the count"), m_input.constants.activationSpread)
        .build(load);
}

MemoryPart TrainingJob::lossHead(const Load &load) const
{
    return PartBuilder(m_input.detail, MemoryPartKind::LossHead, "memory.loss_head",
                       "tokens × vocabulary × bytes of a logit − the layer that is recomputed in the same room later",
                       "tensors of the cross entropy that live together")
        .input(QT_TRANSLATE_NOOP("Trace", "tokens in a step"), m_tokens, "tokens", QStringLiteral("profile"))
        .input(QT_TRANSLATE_NOOP("Trace", "vocabulary"), real(m_input.model.vocabulary), "", m_input.model.source)
        .input(QT_TRANSLATE_NOOP("Trace", "loss head"), lossHeadId(head()))
        .input(QT_TRANSLATE_NOOP("Trace", "bytes of a logit"), lossBytes())
        .build(load);
}

} // namespace xuanka
