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

Spread spreadOf(const Estimate<Bytes> &bytes)
{
    return {real(bytes.low.count()), real(bytes.expected.count()), real(bytes.high.count())};
}

} // namespace

QList<MemoryPart> TrainingJob::parts() const
{
    const Kept kept = this->kept();
    const Spread room = kept.activations.perCard + kept.loss.perCard;
    QList<MemoryPart> parts{weights()};
    Spread presentGradients = exactly(0.0);
    if (m_trained > 0.0) {
        // Accumulated, they are there with the activations; else they grow while those shrink.
        const Load all = gradientLoad();
        const Spread &stay = m_framework.keepsGradients.value;
        const Spread grown = beyond(all.perCard, room);
        const auto present = [](double share, double whole, double later) { return share * whole + (1.0 - share) * later; };
        presentGradients = ordered({present(stay.low, all.perCard.low, grown.low),
                                    present(stay.expected, all.perCard.expected, grown.expected),
                                    present(stay.high, all.perCard.high, grown.high)});
        Load load = all;
        const auto scaled = [](double total, double card, double here) { return card > 0.0 ? total * here / card : 0.0; };
        load.total = {scaled(all.total.low, all.perCard.low, presentGradients.low),
                      scaled(all.total.expected, all.perCard.expected, presentGradients.expected),
                      scaled(all.total.high, all.perCard.high, presentGradients.high)};
        load.perCard = presentGradients;
        parts << gradients(load) << optimizerStates();
    }
    if (m_adapters.parameters > 0.0)
        parts << adapters();
    parts << activations(kept.activations) << lossHead(kept.loss);
    Spread present = exactly(0.0);
    for (const MemoryPart &part : std::as_const(parts))
        present += spreadOf(part.perCard);
    parts << workingSet(present, room, presentGradients);
    return parts;
}

/// Weights that ZeRO-3 and FSDP bring together for a moment.
Spread TrainingJob::gathered() const
{
    if (!fsdp() || m_mesh.replicas <= 1.0)
        return exactly(0.0);
    const WeightPieces pieces = parameterPieces(m_input.count);
    if (m_mesh.pipelined) {
        // While micro-batches are in flight a stage keeps its weights, and the FP32 sums of their gradients, whole.
        const double here = heldHere(pieces);
        // Some schedules hold the 16-bit gradients beside the sums.
        return m_adaptersOnly ? exactly(2.0 * here) : Spread{2.0 * here, 6.0 * here, 8.0 * here};
    }
    const double tables = pieces.embedding + std::max(pieces.head, m_framework.untiesHead ? pieces.embedding : 0.0);
    // Quantised layers are gathered as they are stored.
    const double stored = m_adaptersOnly ? std::min(1.0, m_input.format.linearBits / 16.0) : 1.0;
    const double twoLayers = 2.0 * stored * real(m_input.count.linear()) / real(m_input.model.layers) / m_mesh.expert;
    const double all = real(m_input.count.total());
    const double modules = 2.0 * std::min(all, twoLayers + tables) / m_mesh.tensor;
    const double live = stored * m_input.constants.zero3LiveParameters.value.expected;
    const double prefetched = 2.0 * std::min(all, std::max(twoLayers, live) + tables) / m_mesh.tensor;
    switch (m_framework.fullRecipe) {
    case FullRecipe::DeepSpeed:
        // Flat buffers of what is gathered, and the tensors that are cut from them.
        return {0.5 * prefetched, 1.6 * prefetched, 2.2 * prefetched};
    case FullRecipe::Fsdp32:
    case FullRecipe::Megatron:
        return {modules, modules, 1.5 * modules};
    case FullRecipe::Pure16:
        // The outermost unit, with the tables, stays whole with its gradient.
        return {modules, modules + (m_adaptersOnly ? 0.0 : 2.0 * tables), prefetched + modules};
    case FullRecipe::Open:
        break;
    }
    return ordered({modules, prefetched, 2.2 * prefetched});
}

Spread TrainingJob::quantisedCopies() const
{
    if (!quantised())
        return exactly(0.0);
    const ModelArchitecture &m = m_input.model;
    const qint64 width = std::max(m.isMoe() ? m.expertFeedForward : m.feedForward, m.heads * m.headDim);
    Spread copies = exactly(2.0 * real(m.hidden) * real(width) / m_mesh.tensor);
    if (m_input.format.bitsandbytes) {
        WeightPieces linear;
        linear.attention = real(m_input.count.attention);
        linear.mlp = real(m_input.count.mlp);
        const double shards = m_input.split.shardsWeights() ? m_mesh.replicas : 1.0;
        copies += m_framework.quantisedCopyBytes.value * (heldHere(linear) / shards);
    }
    return copies;
}

/// Temporaries of the optimizer step on this card.
Spread TrainingJob::step() const
{
    if (m_trained <= 0.0 || m_input.request.offload == Offload::Model)
        return exactly(0.0);
    const Load load = perTrained(m_states.step, m_input.split.shardsOptimizer());
    if (m_input.request.optimizerInBackward)
        return load.perCard * (1.0 / real(m_input.model.layers));
    if (m_states.mostStepped <= 0.0)
        return load.perCard;
    const Spread most = m_states.step * m_states.mostStepped;
    return {std::min(load.perCard.low, most.low), std::min(load.perCard.expected, most.expected),
            std::min(load.perCard.high, most.high)};
}

/// Trainers that put the whole model on every card before FSDP cuts it: the model, its first shard and the tables once more.
Spread TrainingJob::loadPeak() const
{
    if (!m_framework.loadsWholeModel || !fsdp())
        return exactly(0.0);
    const WeightPieces bytes = weightBytes(m_input.model, m_input.count, m_input.format, m_input.request.engine);
    const double tables = bytes.embedding + bytes.head + (m_input.model.tiedEmbeddings ? bytes.embedding : 0.0);
    const double whole = bytes.total() * (1.0 + 1.0 / m_input.split.cards);
    return {whole, whole * 1.03 + tables, whole * 1.2 + 1.5 * tables};
}

/// Buckets, gathered weights, de-quantised copies, and what the optimizer step or the loading needs beyond the room that the
/// activations have left by then.
MemoryPart TrainingJob::workingSet(const Spread &present, const Spread &room, const Spread &presentGradients) const
{
    const MemoryConstants &c = m_input.constants;
    const MemoryConstant &buckets = quantised() ? m_framework.bucketGibQuantised : m_framework.bucketGib;
    Spread here = gathered() + quantisedCopies() + buckets.value * bytesPerGib;
    if (m_input.split.replicated() && !m_input.split.shardsWeights() && m_mesh.replicas > 1.0) {
        const Spread &bucket = c.zeroBucketElements.value;
        const double most = m_trained + m_adapters.parameters;
        here += Spread{2.0 * std::min(most, bucket.low), 2.0 * std::min(most, bucket.expected),
                       2.0 * std::min(most, bucket.high)};
    }
    const Spread stepNeeds = step();
    const Spread gradientsThen = m_trained > 0.0 ? gradientLoad().perCard : exactly(0.0);
    here += beyond(stepNeeds + gradientsThen, room + presentGradients);
    here += beyond(loadPeak(), present + here);
    here = ordered(here);
    return PartBuilder(m_input.detail, MemoryPartKind::WorkingSet, "memory.working_set.training",
                       "gathered weights + buckets + de-quantised copies + max(0, step temporaries + gradients − room that "
                       "activations and loss leave) + max(0, load − peak)",
                       "DeepSpeed, FSDP and PyTorch defaults")
        .input(QT_TRANSLATE_NOOP("Trace", "framework"), m_framework.id, m_framework.source)
        .input(QT_TRANSLATE_NOOP("Trace", "gathered weights"), gathered().expected, "B")
        .input(QT_TRANSLATE_NOOP("Trace", "gathered parameters"), c.zero3LiveParameters)
        .input(QT_TRANSLATE_NOOP("Trace", "bucket"), c.zeroBucketElements)
        .input(QT_TRANSLATE_NOOP("Trace", "buffers"), buckets)
        .input(QT_TRANSLATE_NOOP("Trace", "bytes beside a quantised parameter"), m_framework.quantisedCopyBytes)
        .input(QT_TRANSLATE_NOOP("Trace", "de-quantised copies"), quantisedCopies().expected, "B")
        .input(QT_TRANSLATE_NOOP("Trace", "step temporaries"), stepNeeds.expected, "B")
        .input(QT_TRANSLATE_NOOP("Trace", "load"), loadPeak().expected, "B")
        .input(QT_TRANSLATE_NOOP("Trace", "cards"), m_input.split.cards)
        .build(Load::everywhere(here, m_input.split.cards));
}

QList<MemoryPart> trainingParts(const SizingInput &input)
{
    return TrainingJob(input).parts();
}

Spread trainingSlack(const SizingInput &input, const QList<MemoryPart> &parts)
{
    Spread slack = exactly(0.0);
    for (const MemoryPart &part : parts) {
        if (part.kind == MemoryPartKind::Activations || part.kind == MemoryPartKind::LossHead)
            slack += product(spreadOf(part.perCard), frameworkOf(input.request).slack.value);
    }
    return slack;
}

} // namespace xuanka
