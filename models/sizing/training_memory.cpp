// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/training_recipe.h"
#include "sizing/weight_pieces.h"

#include <algorithm>

namespace xuanka {

namespace {

double real(qint64 count)
{
    return static_cast<double>(count);
}

bool trainsAdapters(Workload workload)
{
    return workload == Workload::Lora || workload == Workload::Qlora;
}

/// One training job: what it learns and what its parts have in common.
class TrainingJob {
public:
    explicit TrainingJob(const SizingInput &input)
        : m_input(input)
        , m_states(trainingStates(input.request, input.format))
        , m_tokens(real(qint64{input.request.batch} * input.request.contextTokens))
    {
        if (trainsAdapters(input.request.workload)) {
            m_adapters = adapterShape(input.model, input.count, input.request);
            m_trained = m_adapters.fullyTrained;
            // bitsandbytes' matrix products keep their inputs, adapted or not.
            if (input.format.bitsandbytes)
                m_adapters.modules = {};
        } else {
            m_trained = real(input.count.total());
        }
    }

    QList<MemoryPart> parts() const
    {
        const Load kept = activationLoad();
        const Load loss = lossLoad();
        QList<MemoryPart> parts{weightsPart(m_input)};
        if (m_trained > 0.0)
            parts << gradients(kept, loss) << optimizerStates();
        if (m_adapters.parameters > 0.0)
            parts << adapters();
        parts << activations(kept) << lossHead(loss) << workingSet(kept, loss);
        return parts;
    }

private:
    int cards() const { return m_input.split.cards; }
    double tensorShards() const { return m_input.split.tensor() ? cards() : 1.0; }

    /// Something of every trained parameter, cut as the split cuts it.
    Load perTrainedParameter(const Spread &bytes, bool sharded) const
    {
        const WeightPieces pieces = parameterPieces(m_input.count);
        double card = heldByCard(pieces, m_input.model, m_input.split);
        double all = heldByAll(pieces, m_input.model, m_input.split);
        if (trainsAdapters(m_input.request.workload)) {
            card = all = m_trained;
            if (m_input.split.tensor())
                card /= cards();
            else if (m_input.split.replicated())
                all *= cards();
        }
        if (sharded) {
            card /= cards();
            all /= cards();
        }
        return {bytes * all, bytes * card};
    }

    /// With accumulation they stay from step to step. Without, they fill the room that the activations leave: the low
    /// estimate counts only what goes beyond it.
    MemoryPart gradients(const Load &kept, const Load &loss) const
    {
        Load load = perTrainedParameter(exactly(m_states.gradients), m_input.split.shardsGradients());
        load.perCard.low = std::max(0.0, load.perCard.low - kept.perCard.low - loss.perCard.low);
        load.total.low = std::max(0.0, load.total.low - kept.total.low - loss.total.low);
        return PartBuilder(m_input.detail, MemoryPartKind::Gradients, "memory.gradients",
                           "trained parameters × bytes of a gradient", "ZeRO, arXiv 1910.02054")
            .input(QT_TRANSLATE_NOOP("Trace", "trained parameters"), m_trained, "", m_input.model.source)
            .input(QT_TRANSLATE_NOOP("Trace", "bytes of a gradient"), m_states.gradients, "B")
            .input(QT_TRANSLATE_NOOP("Trace", "cards"), cards())
            .build(load);
    }

    MemoryPart optimizerStates() const
    {
        Spread bytes = m_states.moments + m_states.master;
        if (m_input.request.offload == Offload::Model)
            bytes = exactly(0.0);
        return PartBuilder(m_input.detail, MemoryPartKind::OptimizerStates, "memory.optimizer",
                           "trained parameters × (master weight + moments)", "ZeRO, arXiv 1910.02054")
            .input(QT_TRANSLATE_NOOP("Trace", "trained parameters"), m_trained, "", m_input.model.source)
            .input(QT_TRANSLATE_NOOP("Trace", "optimizer"), optimizerId(m_input.request.optimizer),
                   QStringLiteral("profile"))
            .input(QT_TRANSLATE_NOOP("Trace", "bytes of a master weight"), m_states.master.expected, "B")
            .input(QT_TRANSLATE_NOOP("Trace", "bytes of the moments"), m_states.moments.expected, "B")
            .input(QT_TRANSLATE_NOOP("Trace", "cards"), cards())
            .build(perTrainedParameter(bytes, m_input.split.shardsOptimizer()));
    }

    MemoryPart adapters() const
    {
        // PEFT keeps adapters in FP32 on a 16-bit base; other trainers keep them in 16 bits.
        Spread bytes{4.0, 8.0, 8.0};
        if (m_input.request.offload != Offload::Model) {
            const double moments = m_states.moments.expected > 4.0 ? 8.0 : m_states.moments.expected;
            bytes += Spread{moments / 2.0, moments, moments};
        }
        double card = m_adapters.parameters;
        double all = card;
        if (m_input.split.tensor()) {
            card /= cards();
        } else if (m_input.split.shardsWeights()) {
            card /= cards();
        } else if (m_input.split.layerwise()) {
            card *= real(m_input.split.layers(m_input.model.layers)) / real(m_input.model.layers);
        } else {
            all *= cards();
        }
        return PartBuilder(m_input.detail, MemoryPartKind::Adapters, "memory.adapters",
                           "rank × sum over adapted modules of (inputs + outputs) × bytes of weight, gradient and moments",
                           "LoRA, arXiv 2106.09685; PEFT")
            .input(QT_TRANSLATE_NOOP("Trace", "rank"), m_input.request.loraRank, "", QStringLiteral("profile"))
            .input(QT_TRANSLATE_NOOP("Trace", "adapted modules"),
                   m_input.request.loraTargets.isEmpty() ? QStringLiteral("all linear")
                                                         : m_input.request.loraTargets.join(QLatin1Char(',')),
                   QStringLiteral("profile"))
            .input(QT_TRANSLATE_NOOP("Trace", "adapter parameters"), m_adapters.parameters)
            .input(QT_TRANSLATE_NOOP("Trace", "bytes of weight, gradient and moments"), bytes.expected, "B")
            .build({bytes * all, bytes * card});
    }

    LayerActivations layer() const { return activationsOfLayer(m_input, m_adapters.modules); }

    /// Kept for the backward pass; of the first card of a pipeline, which has a micro-batch in flight per stage.
    Load activationLoad() const
    {
        const LayerActivations one = layer();
        const double shards = tensorShards();
        Spread everyLayer = one.all(shards);
        Spread alive = exactly(0.0); // beside what every layer keeps
        switch (m_input.request.checkpointing) {
        case Checkpointing::None:
            break;
        case Checkpointing::Selective:
            alive = one.all(shards);
            everyLayer = exactly(one.boundary) + one.selective * (1.0 / shards);
            break;
        case Checkpointing::Full:
            alive = one.all(shards);
            everyLayer = exactly(one.boundary);
            break;
        }
        const double layers = real(m_input.split.layers(m_input.model.layers));
        const bool pipelined = m_input.split.layerwise() && m_input.split.kind == Parallelism::Pipeline;
        double inFlight = 1.0;
        if (pipelined)
            inFlight = m_input.split.holdsHead() ? 1.0 : cards();
        const Spread &width = m_input.constants.activationSpread.value;
        const auto times = [&](const Spread &bytes) {
            return Spread{bytes.low * width.low, bytes.expected * width.expected, bytes.high * width.high} * m_tokens;
        };
        const Spread card = times(everyLayer * (layers * inFlight) + alive);
        if (!m_input.split.layerwise())
            return Load::everywhere(card, cards());
        // A pipeline of n stages holds n + (n − 1) + … + 1 micro-batches of a stage's layers.
        const double mean = pipelined ? (cards() + 1.0) / 2.0 : 1.0;
        return {times(everyLayer * (real(m_input.model.layers) * mean) + alive * cards()), card};
    }

    MemoryPart activations(const Load &load) const
    {
        const LayerActivations one = layer();
        const bool full = m_input.request.checkpointing == Checkpointing::Full;
        return PartBuilder(m_input.detail, MemoryPartKind::Activations,
                           full ? "memory.activations.full_checkpointing" : "memory.activations",
                           full ? "tokens × (layers × layer input + one layer's activations)"
                                : "tokens × (layers × what a layer keeps + one layer's activations if some are recomputed)",
                           "arXiv 2205.05198, counted tensor by tensor for today's decoders")
            .input(QT_TRANSLATE_NOOP("Trace", "tokens in a step"), m_tokens, "tokens", QStringLiteral("profile"))
            .input(QT_TRANSLATE_NOOP("Trace", "layers"), real(m_input.model.layers), "", m_input.model.source)
            .input(QT_TRANSLATE_NOOP("Trace", "checkpointing"), checkpointingId(m_input.request.checkpointing),
                   QStringLiteral("profile"))
            .input(QT_TRANSLATE_NOOP("Trace", "layer input"), one.boundary, "B")
            .input(QT_TRANSLATE_NOOP("Trace", "one layer's activations"), one.all(1.0).expected, "B")
            .input(QT_TRANSLATE_NOOP("Trace", "bytes kept by norms"), m_input.constants.normBytes)
            .input(QT_TRANSLATE_NOOP("Trace", "attention maps"), one.maps, "B")
            .input(QT_TRANSLATE_NOOP("Trace", "spread of the count"), m_input.constants.activationSpread)
            .build(load);
    }

    const MemoryConstant &lossBytes() const
    {
        return m_input.request.lossHead == LossHead::Plain ? m_input.constants.lossBytesPlain
                                                           : m_input.constants.lossBytesChunked;
    }

    Load lossLoad() const
    {
        if (m_input.request.lossHead == LossHead::Fused)
            return Load::same(exactly(0.0));
        const Spread bytes = lossBytes().value * (m_tokens * real(m_input.model.vocabulary) / tensorShards());
        if (m_input.split.layerwise())
            return {bytes, m_input.split.holdsHead() ? bytes : exactly(0.0)};
        return Load::everywhere(bytes, cards());
    }

    MemoryPart lossHead(const Load &load) const
    {
        return PartBuilder(m_input.detail, MemoryPartKind::LossHead, "memory.loss_head",
                           "tokens × vocabulary × bytes of a logit", "tensors of the cross entropy that live together")
            .input(QT_TRANSLATE_NOOP("Trace", "tokens in a step"), m_tokens, "tokens", QStringLiteral("profile"))
            .input(QT_TRANSLATE_NOOP("Trace", "vocabulary"), real(m_input.model.vocabulary), "", m_input.model.source)
            .input(QT_TRANSLATE_NOOP("Trace", "loss head"), lossHeadId(m_input.request.lossHead))
            .input(QT_TRANSLATE_NOOP("Trace", "bytes of a logit"), lossBytes())
            .build(load);
    }

    /// Gathered weights, buckets, de-quantised matrices, and what the optimizer step needs beyond the room that the
    /// activations have left by then.
    MemoryPart workingSet(const Load &kept, const Load &loss) const
    {
        const MemoryConstants &c = m_input.constants;
        const double all = real(m_input.count.total());
        Spread here = exactly(0.0);
        if (m_input.split.shardsWeights()) {
            const double twoLayers = 2.0 * real(m_input.count.linear()) / real(m_input.model.layers);
            const auto gathered = [&](double live) { return 2.0 * std::min(all, std::max(twoLayers, live)); };
            const Spread &live = c.zero3LiveParameters.value;
            here += Spread{gathered(live.low), gathered(live.expected), gathered(live.high)};
        }
        if (m_input.split.replicated() && !m_input.split.shardsWeights()) {
            const Spread &bucket = c.zeroBucketElements.value;
            here += Spread{2.0 * std::min(m_trained, bucket.low), 2.0 * std::min(m_trained, bucket.expected),
                           2.0 * std::min(m_trained, bucket.high)};
        }
        const bool quantised = m_input.format.linearBits < 16.0;
        const double matrix = 2.0 * real(m_input.model.hidden) * real(largestWidth()) / tensorShards();
        if (quantised)
            here += exactly(matrix);
        const double copy = m_states.master.expected > 0.0 ? m_states.master.expected : m_states.gradients;
        const Load step = perTrainedParameter(c.stepTemporary.value * copy, m_input.split.shardsOptimizer());
        const Spread room = kept.perCard + loss.perCard;
        here += Spread{std::max(0.0, step.perCard.low - room.low), std::max(0.0, step.perCard.expected - room.expected),
                       std::max(0.0, step.perCard.high - room.high)};
        here.low = std::min(here.low, here.expected);
        here.high = std::max(here.high, here.expected);
        return PartBuilder(m_input.detail, MemoryPartKind::WorkingSet, "memory.working_set.training",
                           "gathered weights + buckets + one matrix at 16 bits if quantised + max(0, step temporaries − activations − loss head)",
                           "DeepSpeed and PyTorch defaults")
            .input(QT_TRANSLATE_NOOP("Trace", "gathered parameters"), c.zero3LiveParameters)
            .input(QT_TRANSLATE_NOOP("Trace", "bucket"), c.zeroBucketElements)
            .input(QT_TRANSLATE_NOOP("Trace", "largest matrix"), quantised ? matrix : 0.0, "B")
            .input(QT_TRANSLATE_NOOP("Trace", "step temporaries"), step.perCard.expected, "B")
            .input(QT_TRANSLATE_NOOP("Trace", "cards"), cards())
            .build(Load::everywhere(here, cards()));
    }

    qint64 largestWidth() const
    {
        const ModelArchitecture &m = m_input.model;
        return std::max(m.isMoe() ? m.expertFeedForward : m.feedForward, m.heads * m.headDim);
    }

    const SizingInput &m_input;
    TrainingStates m_states;
    AdapterShape m_adapters;
    double m_tokens = 0.0;
    double m_trained = 0.0;
};

} // namespace

QList<MemoryPart> trainingParts(const SizingInput &input)
{
    return TrainingJob(input).parts();
}

} // namespace xuanka
