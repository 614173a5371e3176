// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/error.h"
#include "sizing/memory_request.h"
#include "sizing/model_architecture.h"

namespace xuanka {

/// How a job is spread over cards, and which of the cards is looked at.
struct CardSplit {
    /// Cards that hold a run of layers differ: the first has the embedding, the last the output head.
    enum class Position { Only, First, Middle, Last };

    int cards = 1;
    Parallelism kind = Parallelism::Tensor;
    Position position = Position::Only;

    bool tensor() const { return cards > 1 && kind == Parallelism::Tensor; }
    bool layerwise() const
    {
        return cards > 1 && (kind == Parallelism::Pipeline || kind == Parallelism::LayerSplit);
    }
    /// Every card works on its own sequences.
    bool replicated() const
    {
        return cards > 1
            && (kind == Parallelism::Data || kind == Parallelism::Zero1 || kind == Parallelism::Zero2
                || kind == Parallelism::Zero3);
    }
    bool shardsOptimizer() const
    {
        return cards > 1
            && (kind == Parallelism::Zero1 || kind == Parallelism::Zero2 || kind == Parallelism::Zero3);
    }
    bool shardsGradients() const
    {
        return cards > 1 && (kind == Parallelism::Zero2 || kind == Parallelism::Zero3);
    }
    bool shardsWeights() const { return cards > 1 && kind == Parallelism::Zero3; }

    bool holdsEmbedding() const { return position == Position::Only || position == Position::First; }
    bool holdsHead() const { return position == Position::Only || position == Position::Last; }
    /// Whole layers on the card looked at; layers that do not divide go to the middle cards first, then to the first.
    qint64 layers(qint64 allLayers) const;
    /// The positions that exist; one unless the split is layerwise.
    QList<Position> positions() const;
};

/// Checks that the model can be shared in this way.
/// Errors: Inconsistent (heads, KV heads or MLP width do not divide by the tensor-parallel degree; more cards than
/// layers), Unsupported (ZeRO for inference). place = "cards" or "parallelism".
Result<CardSplit> splitOverCards(const ModelArchitecture &model, const MemoryRequest &request);

/// The tensor-parallel degrees up to `most` that the model's heads and widths allow.
QList<int> tensorDegrees(const ModelArchitecture &model, int most);

} // namespace xuanka
