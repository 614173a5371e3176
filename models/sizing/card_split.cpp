// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/card_split.h"

#include <algorithm>

namespace xuanka {

namespace {

/// What stands against a tensor-parallel degree, as "heads = 28"; empty if nothing.
QString obstacleTo(const ModelArchitecture &model, qint64 degree)
{
    if (model.heads % degree != 0)
        return QStringLiteral("heads = %1").arg(model.heads);
    if (!model.isMla()) {
        // More cards than KV heads: each head is copied to several cards, which needs whole copies.
        const bool divides = model.kvHeads >= degree ? model.kvHeads % degree == 0 : degree % model.kvHeads == 0;
        if (!divides)
            return QStringLiteral("KV heads = %1").arg(model.kvHeads);
    }
    const bool dense = !model.isMoe() || model.denseLayersFirst > 0;
    if (dense && model.feedForward % degree != 0)
        return QStringLiteral("MLP width = %1").arg(model.feedForward);
    // Experts can be cut or dealt out whole.
    if (model.isMoe() && model.expertFeedForward % degree != 0 && model.experts % degree != 0)
        return QStringLiteral("experts = %1 × %2").arg(model.experts).arg(model.expertFeedForward);
    return {};
}

Error indivisible(const ModelArchitecture &model, int degree, const QString &obstacle)
{
    QStringList allowed;
    for (const int possible : tensorDegrees(model, 16))
        allowed << QString::number(possible);
    return {Error::Kind::Inconsistent,
            {},
            QStringLiteral("cards"),
            QStringLiteral("%1, tp = %2").arg(obstacle).arg(degree),
            QStringLiteral("tp = %1").arg(allowed.join(QStringLiteral(", ")))};
}

/// Degrees beside the data-parallel one: they must fill the cards evenly.
Done checkDegrees(const ModelArchitecture &model, const MemoryRequest &request)
{
    const qint64 shape = qint64{request.tensorDegree} * request.pipelineDegree * request.contextDegree;
    const bool replicas = request.parallelism == Parallelism::Data || request.parallelism == Parallelism::Zero1
        || request.parallelism == Parallelism::Zero2 || request.parallelism == Parallelism::Zero3;
    if (shape * request.expertDegree == 1)
        return {};
    if (request.workload == Workload::Inference || !replicas) {
        return fail({Error::Kind::Unsupported, {}, QStringLiteral("parallelism"), parallelismId(request.parallelism),
                     QStringLiteral("dp, zero1, zero2, zero3")});
    }
    if (request.cards % shape != 0 || (request.cards / request.pipelineDegree) % request.expertDegree != 0) {
        return fail({Error::Kind::Inconsistent, {}, QStringLiteral("cards"),
                     QStringLiteral("cards = %1, tensor × pipeline × context = %2, expert = %3")
                         .arg(request.cards)
                         .arg(shape)
                         .arg(request.expertDegree),
                     QStringLiteral("cards = n × %1").arg(shape)});
    }
    const QString obstacle = obstacleTo(model, request.tensorDegree);
    if (!obstacle.isEmpty())
        return fail(indivisible(model, request.tensorDegree, obstacle));
    if (request.pipelineDegree > model.layers) {
        return fail({Error::Kind::Inconsistent, {}, QStringLiteral("pipelineDegree"),
                     QString::number(request.pipelineDegree), QStringLiteral("≤ %1").arg(model.layers)});
    }
    if (request.expertDegree > 1 && (model.experts == 0 || model.experts % request.expertDegree != 0)) {
        return fail({Error::Kind::Inconsistent, {}, QStringLiteral("expertDegree"),
                     QString::number(request.expertDegree), QStringLiteral("experts = %1").arg(model.experts)});
    }
    return {};
}

} // namespace

qint64 CardSplit::layers(qint64 allLayers) const
{
    if (!layerwise())
        return allLayers;
    const qint64 base = allLayers / cards;
    const qint64 left = allLayers % cards;
    switch (position) {
    case Position::First:
        return base + (left > cards - 2 ? 1 : 0);
    case Position::Middle:
        return base + (left > 0 ? 1 : 0);
    case Position::Last:
        return base;
    case Position::Only:
        break;
    }
    return allLayers;
}

QList<CardSplit::Position> CardSplit::positions() const
{
    if (!layerwise())
        return {Position::Only};
    if (cards == 2)
        return {Position::First, Position::Last};
    return {Position::First, Position::Middle, Position::Last};
}

Result<CardSplit> splitOverCards(const ModelArchitecture &model, const MemoryRequest &request)
{
    CardSplit split{request.cards, request.parallelism, CardSplit::Position::Only};
    if (const Done done = checkDegrees(model, request); !done)
        return fail(done.error());
    if (request.cards == 1)
        return split;
    if (split.shardsOptimizer() && request.workload == Workload::Inference) {
        return fail({Error::Kind::Unsupported, {}, QStringLiteral("parallelism"),
                     parallelismId(request.parallelism) + QStringLiteral(" (infer)"),
                     QStringLiteral("tp, pp, dp, layer")});
    }
    if (split.tensor()) {
        const QString obstacle = obstacleTo(model, request.cards);
        if (!obstacle.isEmpty())
            return fail(indivisible(model, request.cards, obstacle));
    }
    if (split.layerwise() && request.cards > model.layers) {
        return fail({Error::Kind::Inconsistent, {}, QStringLiteral("cards"),
                     QStringLiteral("layers = %1, cards = %2").arg(model.layers).arg(request.cards),
                     QStringLiteral("cards ≤ %1").arg(model.layers)});
    }
    return split;
}

QList<int> tensorDegrees(const ModelArchitecture &model, int most)
{
    QList<int> degrees;
    for (int degree = 1; degree <= most; ++degree) {
        if (obstacleTo(model, degree).isEmpty())
            degrees << degree;
    }
    return degrees;
}

} // namespace xuanka
