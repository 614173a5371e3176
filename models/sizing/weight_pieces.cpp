// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/weight_pieces.h"

#include <algorithm>

namespace xuanka {

namespace {

double real(qint64 count)
{
    return static_cast<double>(count);
}

/// Share of the attention's parameters that each of `degree` tensor-parallel cards holds.
double attentionShare(const ModelArchitecture &m, int degree)
{
    if (m.isMla()) {
        // The down projections to the latent have no heads and are repeated on every card.
        const double down = real(m.hidden * (m.kvLoraRank + m.qkRopeHeadDim + m.qLoraRank));
        const double heads = real(m.heads);
        const double queryWidth = heads * real(m.qkRopeHeadDim + m.qkNopeHeadDim);
        const double up = real(m.qLoraRank > 0 ? m.qLoraRank : m.hidden) * queryWidth
            + real(m.kvLoraRank) * heads * real(m.qkNopeHeadDim + m.vHeadDim) + heads * real(m.vHeadDim * m.hidden);
        return (down + up / degree) / (down + up);
    }
    const double queries = 2.0 * real(m.heads);
    const double keyValues = 2.0 * real(m.kvHeads);
    const double keyValuesHere = 2.0 * std::max(1.0, real(m.kvHeads) / degree);
    return (queries / degree + keyValuesHere) / (queries + keyValues);
}

/// Mean bits when the value and down projections of some layers are stored with more.
double mixedBits(const WeightFormat &format, double bits, double shareOfRaised)
{
    return format.raisedBits > 0.0 ? bits + (format.raisedBits - bits) * format.raisedShare * shareOfRaised : bits;
}

} // namespace

const ExactWeights *storedWeights(const SizingInput &input)
{
    const ExactWeights *weights = input.model.exactWeights.get();
    return weights && weights->formatId == input.format.id ? weights : nullptr;
}

WeightPieces storedBytes(const ModelArchitecture &model, const ExactWeights &weights, Engine engine)
{
    WeightPieces bytes{real(weights.embedding), real(weights.head), real(weights.attention), real(weights.mlp),
                       real(weights.rest)};
    if (engine != Engine::LlamaCpp)
        return bytes;
    if (model.tiedEmbeddings && weights.head == 0) // see weightBytes
        bytes.head = bytes.embedding;
    bytes.embedding = 0.0;
    return bytes;
}

WeightPieces parameterPieces(const ParameterCount &count)
{
    return {real(count.embedding), real(count.outputHead), real(count.attention), real(count.mlp),
            real(count.norms + count.extra)};
}

WeightPieces weightBytes(const ModelArchitecture &model, const ParameterCount &count, const WeightFormat &format,
                         Engine engine, double linearFactor)
{
    const double value = model.isMla() ? 0.0 : real(model.kvHeads) / real(2 * model.heads + 2 * model.kvHeads);
    const double down = model.gatedMlp ? 1.0 / 3.0 : 0.5;
    WeightPieces bytes;
    bytes.attention = real(count.attention) * mixedBits(format, format.attentionBits, value) / 8.0 * linearFactor;
    bytes.mlp = real(count.mlp) * mixedBits(format, format.linearBits, down) / 8.0 * linearFactor;
    // llama.cpp keeps a vision tower in a file of its own, at 16 bits.
    const double towerBits = format.gguf ? 16.0 : format.otherBits;
    bytes.rest = real(count.norms + count.extra - model.towerParameters) * format.otherBits / 8.0
        + real(model.towerParameters) * towerBits / 8.0;
    const bool headApart = model.tiedEmbeddings && format.untiesHead;
    bytes.head = real(headApart ? count.embedding : count.outputHead) * format.headBits / 8.0;
    if (engine != Engine::LlamaCpp)
        bytes.embedding = real(count.embedding) * format.embeddingBits / 8.0;
    else if (model.tiedEmbeddings) // llama.cpp looks tokens up in host memory; the card has the table as output head
        bytes.head = real(count.embedding) * format.headBits / 8.0;
    return bytes;
}

double heldByAll(const WeightPieces &pieces, const ModelArchitecture &model, const CardSplit &split)
{
    if (split.tensor() || split.replicated())
        return heldByCard(pieces, model, split) * split.cards;
    const bool copied = split.layerwise() && model.tiedEmbeddings && pieces.head <= 0.0;
    return pieces.total() + (copied ? pieces.embedding : 0.0);
}

double heldByCard(const WeightPieces &pieces, const ModelArchitecture &model, const CardSplit &split)
{
    if (split.tensor()) {
        return (pieces.embedding + pieces.head + pieces.mlp) / split.cards
            + pieces.attention * attentionShare(model, split.cards) + pieces.rest;
    }
    if (!split.layerwise())
        return pieces.total();
    // A run of layers is as heavy as its share, or, where the first layers are dense, as that many sparse ones.
    const qint64 layers = split.layers(model.layers);
    const double perLayer = (pieces.attention + pieces.rest) / real(model.layers);
    const qint64 sparse = model.isMoe() ? model.layers - model.denseLayersFirst : model.layers;
    const double heaviestMlp = pieces.mlp / real(std::max<qint64>(1, sparse));
    const double inLayers = real(layers) * perLayer + std::min(pieces.mlp, real(layers) * heaviestMlp);
    const bool copiesEmbedding =
        model.tiedEmbeddings && pieces.head <= 0.0 && split.position == CardSplit::Position::Last;
    return inLayers + (split.holdsEmbedding() || copiesEmbedding ? pieces.embedding : 0.0)
        + (split.holdsHead() ? pieces.head : 0.0);
}

MemoryPart weightsPart(const SizingInput &input)
{
    // PEFT raises what bitsandbytes has not quantised to FP32 before training; other trainers leave it.
    const double otherFactor = input.request.workload == Workload::Qlora && input.format.bitsandbytes ? 2.0 : 1.0;
    const ExactWeights *stored = storedWeights(input);
    const auto load = [&input, stored](double linearFactor, double otherFactorHere) {
        WeightPieces pieces = stored
            ? storedBytes(input.model, *stored, input.request.engine)
            : weightBytes(input.model, input.count, input.format, input.request.engine, linearFactor);
        if (input.request.meanWeightBits > 0.0) {
            const double asCounted = weightBytes(input.model, input.count, input.format, Engine::Transformers, linearFactor).total();
            pieces = pieces * (input.request.meanWeightBits / 8.0 * real(input.count.total()) / asCounted);
        }
        pieces.embedding *= otherFactorHere;
        pieces.head *= otherFactorHere;
        pieces.rest *= otherFactorHere;
        const double onCards = input.request.offload == Offload::Model ? 0.5 : shareOfLayersOnCards(input);
        pieces.attention *= onCards;
        pieces.mlp *= onCards;
        if (!headOnCards(input))
            pieces.head = 0.0;
        double card = heldByCard(pieces, input.model, input.split);
        double all = heldByAll(pieces, input.model, input.split);
        if (input.split.shardsWeights()) {
            card /= input.split.cards;
            all = card * input.split.cards;
        }
        return std::pair(all, card);
    };
    const double formatSpread = input.request.meanWeightBits > 0.0 ? 0.0 : input.format.spread;
    const auto [allLow, cardLow] = load(1.0 - formatSpread, 1.0);
    const auto [all, card] = load(1.0, otherFactor);
    const auto [allHigh, cardHigh] = load(1.0 + formatSpread, otherFactor);
    Load weights{{allLow, all, allHigh}, {cardLow, card, cardHigh}};
    if (input.model.assumed && !stored) {
        const Spread &spread = input.constants.assumedShapeSpread.value;
        weights.total.low *= spread.low;
        weights.total.high *= spread.high;
        weights.perCard.low *= spread.low;
        weights.perCard.high *= spread.high;
    }
    if (stored) {
        return PartBuilder(input.detail, MemoryPartKind::Weights, "memory.weights.stored",
                           "embedding + head + attention + MLP + other", "bytes of the file's tensor table")
            .input(QT_TRANSLATE_NOOP("Trace", "bytes of the embedding"), real(stored->embedding), "B", stored->source)
            .input(QT_TRANSLATE_NOOP("Trace", "bytes of the output head"), real(stored->head), "B", stored->source)
            .input(QT_TRANSLATE_NOOP("Trace", "bytes of the attention"), real(stored->attention), "B", stored->source)
            .input(QT_TRANSLATE_NOOP("Trace", "bytes of the MLP"), real(stored->mlp), "B", stored->source)
            .input(QT_TRANSLATE_NOOP("Trace", "other bytes"), real(stored->rest), "B", stored->source)
            .input(QT_TRANSLATE_NOOP("Trace", "tensors"), real(stored->tensors), "", stored->source)
            .input(QT_TRANSLATE_NOOP("Trace", "weight format"), input.format.id, stored->source)
            .input(QT_TRANSLATE_NOOP("Trace", "cards"), input.split.cards)
            .build(weights);
    }
    if (input.request.meanWeightBits > 0.0) {
        return PartBuilder(input.detail, MemoryPartKind::Weights, "memory.weights.mean_bits",
                           "parameters × mean bits ÷ 8, without what stays in host memory", "size of the file")
            .input(QT_TRANSLATE_NOOP("Trace", "parameters"), real(input.count.total()), "", input.model.source)
            .input(QT_TRANSLATE_NOOP("Trace", "mean bits of the file"), input.request.meanWeightBits, "bit", QStringLiteral("profile"))
            .input(QT_TRANSLATE_NOOP("Trace", "weight format"), input.format.id, QStringLiteral("profile"))
            .input(QT_TRANSLATE_NOOP("Trace", "cards"), input.split.cards)
            .build(weights);
    }
    return PartBuilder(input.detail, MemoryPartKind::Weights, "memory.weights",
                       "linear × linear bits ÷ 8 + embedding × embedding bits ÷ 8 + head × head bits ÷ 8 + other × other bits ÷ 8",
                       "sum over the model's tensors")
        .input(QT_TRANSLATE_NOOP("Trace", "parameters of linear layers"), real(input.count.linear()), "", input.model.source)
        .input(QT_TRANSLATE_NOOP("Trace", "parameters of the embedding"), real(input.count.embedding), "", input.model.source)
        .input(QT_TRANSLATE_NOOP("Trace", "parameters of the output head"), real(input.count.outputHead), "", input.model.source)
        .input(QT_TRANSLATE_NOOP("Trace", "other parameters"), real(input.count.norms + input.count.extra), "", input.model.source)
        .input(QT_TRANSLATE_NOOP("Trace", "weight format"), input.format.id, QStringLiteral("profile"))
        .input(QT_TRANSLATE_NOOP("Trace", "bits of linear layers"), input.format.linearBits, "bit", input.format.source)
        .input(QT_TRANSLATE_NOOP("Trace", "bits of the embedding"), input.format.embeddingBits, "bit", input.format.source)
        .input(QT_TRANSLATE_NOOP("Trace", "bits of the output head"), input.format.headBits, "bit", input.format.source)
        .input(QT_TRANSLATE_NOOP("Trace", "FP32 copies of what is not quantised"), otherFactor > 1.0 ? QStringLiteral("yes") : QStringLiteral("no"))
        .input(QT_TRANSLATE_NOOP("Trace", "cards"), input.split.cards)
        .build(weights);
}

} // namespace xuanka
