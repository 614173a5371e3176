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

MemoryPart TrainingJob::weights() const
{
    const ModelArchitecture &model = m_input.model;
    // PEFT raises what bitsandbytes has not quantised to FP32 before training; other trainers leave it.
    const bool raised = m_input.request.workload == Workload::Qlora && m_input.format.bitsandbytes
        && m_framework.raisesQuantisedRest;
    const double stored = m_adaptersOnly ? 1.0 : m_states.weights * 8.0 / m_input.format.linearBits;
    const auto piecesWith = [&](double linearFactor, double restFactor) {
        WeightPieces pieces = weightBytes(model, m_input.count, m_input.format, m_input.request.engine, linearFactor);
        pieces.embedding *= restFactor;
        pieces.head *= restFactor;
        pieces.rest *= restFactor;
        if (m_framework.untiesHead && model.tiedEmbeddings)
            pieces.head += pieces.embedding;
        return pieces * stored;
    };
    const double shards = m_input.split.shardsWeights() ? m_mesh.replicas : 1.0;
    const auto cut = [shards](const Load &load) { return load * (1.0 / shards); };
    const Load low = cut(held(piecesWith(1.0 - m_input.format.spread, 1.0)));
    const Load expected = cut(held(piecesWith(1.0, raised ? 2.0 : 1.0)));
    const Load high = cut(held(piecesWith(1.0 + m_input.format.spread, raised ? 2.0 : 1.0)));
    Load weights{{low.total.expected, expected.total.expected, high.total.expected},
                 {low.perCard.expected, expected.perCard.expected, high.perCard.expected}};
    // Modules that are trained whole beside adapters are copies; the frozen originals stay.
    if (m_adaptersOnly && m_trained > 0.0)
        weights += perTrained(exactly(2.0), m_input.split.shardsWeights());
    if (model.assumed) {
        const Spread &spread = m_input.constants.assumedShapeSpread.value;
        weights.total.low *= spread.low;
        weights.total.high *= spread.high;
        weights.perCard.low *= spread.low;
        weights.perCard.high *= spread.high;
    }
    return PartBuilder(m_input.detail, MemoryPartKind::Weights, "memory.weights.training",
                       "sum over weights of parameters × bytes of their storage ÷ cards that share them",
                       "the format's definition; ZeRO, arXiv 1910.02054")
        .input(QT_TRANSLATE_NOOP("Trace", "parameters"), real(m_input.count.total()), "", model.source)
        .input(QT_TRANSLATE_NOOP("Trace", "format"), m_input.format.name, m_input.format.source)
        .input(QT_TRANSLATE_NOOP("Trace", "bits of a linear parameter"),
               m_adaptersOnly ? m_input.format.linearBits : m_states.weights * 8.0)
        .input(QT_TRANSLATE_NOOP("Trace", "bytes beside the linear layers raised to FP32"), raised ? 1.0 : 0.0)
        .input(QT_TRANSLATE_NOOP("Trace", "cards that share weights"), shards)
        .build(weights);
}

/// Of one layer only if each is stepped in the backward pass. With experts dealt out, their gradients are too.
Load TrainingJob::gradientLoad() const
{
    Load load = perTrained(m_states.gradients, m_input.split.shardsGradients());
    if (m_input.request.optimizerInBackward)
        load = load * (1.0 / real(m_input.model.layers));
    if (m_input.request.offload == Offload::Model && !m_adaptersOnly) {
        // ZeRO-Offload moves them to the host as they come, other ways do not.
        load.total = {0.0, 0.0, load.total.high};
        load.perCard = {0.0, 0.0, load.perCard.high};
    }
    return load;
}

MemoryPart TrainingJob::gradients(const Load &load) const
{
    return PartBuilder(m_input.detail, MemoryPartKind::Gradients, "memory.gradients",
                       "trained parameters × bytes of a gradient; without accumulation only what goes beyond the room "
                       "that activations and loss leave",
                       "ZeRO, arXiv 1910.02054")
        .input(QT_TRANSLATE_NOOP("Trace", "trained parameters"), m_trained, "", m_input.model.source)
        .input(QT_TRANSLATE_NOOP("Trace", "bytes of a gradient"), m_states.gradients.expected, "B", m_framework.source)
        .input(QT_TRANSLATE_NOOP("Trace", "gradients stay between micro-batches"), m_framework.keepsGradients)
        .input(QT_TRANSLATE_NOOP("Trace", "cards"), m_input.split.cards)
        .build(load);
}

MemoryPart TrainingJob::optimizerStates() const
{
    Spread bytes = m_states.moments + m_states.master;
    if (m_input.request.offload == Offload::Model)
        bytes = exactly(0.0);
    Load load = perTrained(bytes, m_input.split.shardsOptimizer());
    // Experts that are dealt out have fewer replicas to share their states with.
    if (m_mesh.expert > 1.0 && m_input.split.shardsOptimizer()) {
        WeightPieces experts;
        experts.mlp = real(m_input.count.mlp);
        const double card = heldHere(experts);
        const double replicas = std::max(1.0, m_mesh.replicas / m_mesh.expert);
        load += onEveryCard(bytes * (card / replicas - card / m_mesh.replicas));
    }
    return PartBuilder(m_input.detail, MemoryPartKind::OptimizerStates, "memory.optimizer",
                       "trained parameters × (master weight + moments) ÷ cards that share them",
                       "ZeRO, arXiv 1910.02054")
        .input(QT_TRANSLATE_NOOP("Trace", "trained parameters"), m_trained, "", m_input.model.source)
        .input(QT_TRANSLATE_NOOP("Trace", "optimizer"), optimizerId(m_input.request.optimizer),
               QStringLiteral("profile"))
        .input(QT_TRANSLATE_NOOP("Trace", "bytes of a master weight"), m_states.master.expected, "B", m_framework.source)
        .input(QT_TRANSLATE_NOOP("Trace", "bytes of the moments"), m_states.moments.expected, "B", m_framework.source)
        .input(QT_TRANSLATE_NOOP("Trace", "cards that share states"),
               m_input.split.shardsOptimizer() ? m_mesh.replicas : 1.0)
        .build(load);
}

MemoryPart TrainingJob::adapters() const
{
    const MemoryConstant &step =
        quantised() ? m_framework.adapterStepBytesQuantised : m_framework.adapterStepBytes;
    const Spread kept = m_framework.adapterWeightBytes.value;
    const Spread states = m_input.request.offload == Offload::Model ? exactly(0.0) : adapterMoments(m_input.request) + step.value;
    double card = m_adapters.parameters / m_mesh.tensor;
    double all = m_adapters.parameters * (m_input.split.cards / (m_mesh.tensor * m_mesh.stages));
    if (m_mesh.stages > 1.0)
        card *= std::min(1.0, stageLayers() / real(m_input.model.layers));
    if (!m_input.split.layerwise())
        all = card * m_input.split.cards;
    const double weightShards = m_input.split.shardsWeights() ? m_mesh.replicas : 1.0;
    const double gradientShards = m_input.split.shardsGradients() ? m_mesh.replicas : 1.0;
    const double stateShards = m_input.split.shardsOptimizer() ? m_mesh.replicas : 1.0;
    const Spread bytes = kept * (1.0 / weightShards) + kept * (1.0 / gradientShards) + states * (1.0 / stateShards);
    return PartBuilder(m_input.detail, MemoryPartKind::Adapters, "memory.adapters",
                       "rank × sum over adapted modules of (inputs + outputs) × bytes of weight, gradient, moments and step",
                       "LoRA, arXiv 2106.09685")
        .input(QT_TRANSLATE_NOOP("Trace", "rank"), m_input.request.loraRank, "", QStringLiteral("profile"))
        .input(QT_TRANSLATE_NOOP("Trace", "adapted modules"),
               m_input.request.loraTargets.isEmpty() ? QStringLiteral("all linear")
                                                     : m_input.request.loraTargets.join(QLatin1Char(',')),
               QStringLiteral("profile"))
        .input(QT_TRANSLATE_NOOP("Trace", "adapter parameters"), m_adapters.parameters)
        .input(QT_TRANSLATE_NOOP("Trace", "bytes of an adapter weight"), m_framework.adapterWeightBytes)
        .input(QT_TRANSLATE_NOOP("Trace", "bytes of an adapter's moments"), m_framework.adapterMomentBytes)
        .input(QT_TRANSLATE_NOOP("Trace", "bytes of an adapter's step"), step)
        .input(QT_TRANSLATE_NOOP("Trace", "bytes of weight, gradient, moments and step"), bytes.expected, "B")
        .build({bytes * all, bytes * card});
}

} // namespace xuanka
