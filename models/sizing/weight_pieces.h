// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sizing/memory_parts.h"

namespace xuanka {

/// A figure of every parameter (a count, or the bytes that it takes), by where it sits.
struct WeightPieces {
    double embedding = 0.0;
    double head = 0.0;
    double attention = 0.0;
    double mlp = 0.0;
    double rest = 0.0; ///< norms and what has no shape of its own

    double total() const { return embedding + head + attention + mlp + rest; }
    WeightPieces operator*(double factor) const
    {
        return {embedding * factor, head * factor, attention * factor, mlp * factor, rest * factor};
    }
};

WeightPieces parameterPieces(const ParameterCount &count);
/// Bytes of the weights in a format. Linear layers take `linearFactor` of their nominal bytes.
/// Sources of the bits: resources/rules/weight_formats.json.
WeightPieces weightBytes(const ModelArchitecture &model, const ParameterCount &count, const WeightFormat &format,
                         Engine engine, double linearFactor = 1.0);
/// The file's own tensor table, if the model was read from one and is run in the format that it is stored in; else null.
const ExactWeights *storedWeights(const SizingInput &input);
/// Bytes of the weights as they are stored; llama.cpp keeps the token table in host memory.
WeightPieces storedBytes(const ModelArchitecture &model, const ExactWeights &weights, Engine engine);
/// What all cards together hold of it (a tied embedding is copied to the last card of a layerwise split;
/// tensor-parallel cards repeat norms and KV heads that cannot be cut).
double heldByAll(const WeightPieces &pieces, const ModelArchitecture &model, const CardSplit &split);
/// What the card looked at holds; ZeRO's sharding is not applied.
double heldByCard(const WeightPieces &pieces, const ModelArchitecture &model, const CardSplit &split);

/// The weights part of an inference or of a frozen base.
MemoryPart weightsPart(const SizingInput &input);

} // namespace xuanka
