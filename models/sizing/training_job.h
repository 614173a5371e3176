// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sizing/training_recipe.h"
#include "sizing/weight_pieces.h"

#include <algorithm>

namespace xuanka {

/// Low with low, expected with expected, high with high.
inline Spread product(const Spread &a, const Spread &b)
{
    return {a.low * b.low, a.expected * b.expected, a.high * b.high};
}

/// What `need` takes beyond `room`; the three may cross.
inline Spread beyond(const Spread &need, const Spread &room)
{
    return {std::max(0.0, need.low - room.low), std::max(0.0, need.expected - room.expected),
            std::max(0.0, need.high - room.high)};
}

/// A range again, where differences of ranges have crossed. Only upwards: what goes beyond a room shrinks as the room grows,
/// and no faster than the room does, so that more tokens never need less.
inline Spread ordered(Spread spread)
{
    spread.expected = std::max(spread.low, spread.expected);
    spread.high = std::max(spread.high, spread.expected);
    return spread;
}

/// How the cards of a training job are arranged.
struct TrainingMesh {
    double tensor = 1.0;
    double stages = 1.0;
    double context = 1.0;
    double expert = 1.0;
    double replicas = 1.0; ///< ranks over which ZeRO and FSDP can cut: data-parallel and context ranks
    bool sequenceParallel = false; ///< norms and layer inputs are cut with the heads
    bool pipelined = false;        ///< micro-batches are in flight, one a stage
};

/// One training job on one card of its split: what it learns, how it is arranged, and the parts of its memory.
/// Moments of a step, in order: the loss (everything kept, and the logits), the backward pass (everything kept, and one layer
/// worked out again), the optimizer's step (gradients, and temporaries). The peak is the highest of the three. A part that
/// takes the place which another has left counts only with what goes beyond that place, so that the parts add up.
class TrainingJob {
public:
    explicit TrainingJob(const SizingInput &input);

    QList<MemoryPart> parts() const;

private:
    // What a card holds of something, by where it sits in the model.
    Load held(const WeightPieces &pieces) const;
    double heldHere(const WeightPieces &pieces) const;
    /// Something of every trained parameter; `cut` over the replicas or not.
    Load perTrained(const Spread &bytes, bool cut) const;
    Load onEveryCard(const Spread &perCard) const { return Load::everywhere(perCard, m_input.split.cards); }
    bool quantised() const { return m_input.format.linearBits < 16.0; }
    bool fsdp() const { return m_input.split.kind == Parallelism::Zero3 && m_input.split.cards > 1; }

    // training_states.cpp
    MemoryPart weights() const;
    Load gradientLoad() const;
    MemoryPart gradients(const Load &load) const;
    MemoryPart optimizerStates() const;
    MemoryPart adapters() const;
    // training_activations.cpp
    struct Kept {
        Load activations; ///< kept, and one layer worked out again
        Load loss;        ///< what the loss needs beyond the room of that layer
    };
    Kept kept() const;
    double stageLayers() const;
    MemoryPart activations(const Load &load) const;
    MemoryPart lossHead(const Load &load) const;
    const MemoryConstant &lossBytes() const;
    LossHead head() const;
    // training_memory.cpp
    Spread gathered() const;
    Spread quantisedCopies() const;
    Spread step() const;
    MemoryPart workingSet(const Spread &present, const Spread &room, const Spread &presentGradients) const;
    Spread loadPeak() const;

    const SizingInput &m_input;
    const TrainingFramework &m_framework;
    TrainingStates m_states;
    TrainingMesh m_mesh;
    AdapterShape m_adapters;
    ModelActivations m_layers;
    double m_tokens = 0.0;  ///< of a micro-batch on one card
    double m_trained = 0.0; ///< parameters that are trained in full
    bool m_adaptersOnly = false;
};

} // namespace xuanka
