// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/model_architecture.h"

#include "quantity/trace.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace xuanka {

namespace {

qint64 attentionOfLayer(const ModelArchitecture &m)
{
    if (m.isMla()) {
        const qint64 queryWidth = m.heads * (m.qkRopeHeadDim + m.qkNopeHeadDim);
        const qint64 query = m.qLoraRank > 0 ? m.hidden * m.qLoraRank + m.qLoraRank + m.qLoraRank * queryWidth
                                             : m.hidden * queryWidth;
        const qint64 keyValueDown = m.hidden * (m.kvLoraRank + m.qkRopeHeadDim) + m.kvLoraRank;
        const qint64 keyValueUp = m.kvLoraRank * m.heads * (m.qkNopeHeadDim + m.vHeadDim);
        return query + keyValueDown + keyValueUp + m.heads * m.vHeadDim * m.hidden;
    }
    const qint64 queryWidth = m.heads * m.headDim;
    const qint64 keyValueWidth = 2 * m.kvHeads * m.headDim;
    return m.hidden * (queryWidth + keyValueWidth) + queryWidth * m.hidden
        + (m.qkvBias ? queryWidth + keyValueWidth : 0) + (m.outputBias ? m.hidden : 0);
}

qint64 mlpOfWidth(const ModelArchitecture &m, qint64 width)
{
    const qint64 inputs = m.gatedMlp ? 2 : 1;
    return (inputs + 1) * m.hidden * width + (m.mlpBias ? inputs * width + m.hidden : 0);
}

/// Parameters of one layer's experts when `experts` of the routed ones are counted.
qint64 expertsOfLayer(const ModelArchitecture &m, qint64 experts)
{
    const qint64 router = m.hidden * m.experts + (m.mlpBias ? m.experts : 0);
    const qint64 shared = m.sharedExpertFeedForward > 0 ? mlpOfWidth(m, m.sharedExpertFeedForward) : 0;
    return experts * mlpOfWidth(m, m.expertFeedForward) + router + shared;
}

LayerGroup denseLayer(const ModelArchitecture &m)
{
    LayerGroup group;
    group.mixer = m.isMla() ? MixerKind::Latent : MixerKind::Full;
    group.heads = m.heads;
    group.kvHeads = m.kvHeads;
    group.headDim = m.isMla() ? m.qkRopeHeadDim + m.qkNopeHeadDim : m.headDim;
    group.valueDim = m.isMla() ? m.vHeadDim : m.headDim;
    group.mixerParameters = attentionOfLayer(m);
    group.normParameters = m.normsPerLayer * m.hidden * (m.layerNormBias ? 2 : 1) + (m.qkNorm ? 2 * m.headDim : 0);
    group.feedForward = m.feedForward;
    group.mlpParameters = mlpOfWidth(m, m.feedForward);
    group.activeMlpParameters = group.mlpParameters;
    return group;
}

LayerGroup sparseLayer(const ModelArchitecture &m)
{
    LayerGroup group = denseLayer(m);
    group.feedForward = 0;
    group.experts = m.experts;
    group.expertsPerToken = m.expertsPerToken;
    group.expertFeedForward = m.expertFeedForward;
    group.sharedExpertFeedForward = m.sharedExpertFeedForward;
    group.mlpParameters = expertsOfLayer(m, m.experts);
    group.activeMlpParameters = expertsOfLayer(m, m.expertsPerToken);
    return group;
}

} // namespace

QList<LayerGroup> layerGroups(const ModelArchitecture &m)
{
    if (!m.groups.isEmpty())
        return m.groups;
    QList<LayerGroup> groups;
    groups.reserve(3);
    qint64 windowed = m.slidingWindow > 0 ? std::min(m.slidingLayers, m.layers) : 0;
    const auto add = [&](LayerGroup group, qint64 layers) {
        // Which of the layers are windowed matters to no figure.
        const qint64 here = std::min(windowed, layers);
        windowed -= here;
        if (layers > here) {
            group.layers = layers - here;
            groups << group;
        }
        if (here > 0) {
            group.layers = here;
            group.mixer = MixerKind::Sliding;
            group.window = m.slidingWindow;
            groups << group;
        }
    };
    const qint64 dense = m.isMoe() ? std::min(m.denseLayersFirst, m.layers) : m.layers;
    if (m.layers > dense)
        add(sparseLayer(m), m.layers - dense);
    if (dense > 0)
        add(denseLayer(m), dense);
    return groups;
}

ParameterCount countParameters(const ModelArchitecture &m)
{
    ParameterCount count;
    count.embedding = (m.vocabulary + m.learnedPositions) * m.hidden;
    count.outputHead = m.tiedEmbeddings ? 0 : m.vocabulary * m.hidden;
    count.norms = m.hidden * (m.layerNormBias ? 2 : 1);
    const QList<LayerGroup> groups = layerGroups(m);
    for (const LayerGroup &group : groups) {
        count.attention += group.layers * group.mixerParameters;
        count.mlp += group.layers * group.mlpParameters;
        count.activeMlp += group.layers * group.activeMlpParameters;
        count.norms += group.layers * group.normParameters;
    }
    count.extra = m.extraParameters;
    return count;
}

namespace {

constexpr qint64 typicalVocabulary = 128 * 1024;
constexpr qint64 typicalHeadDim = 128;

ModelArchitecture shapeOfWidth(qint64 hidden, double parameters)
{
    ModelArchitecture m;
    m.hidden = hidden;
    m.headDim = typicalHeadDim;
    m.heads = std::max<qint64>(1, hidden / typicalHeadDim);
    m.kvHeads = std::gcd<qint64, qint64>(8, m.heads);
    m.vocabulary = typicalVocabulary;
    m.tiedEmbeddings = parameters < 3e9;
    m.feedForward = hidden * 7 / 2;
    const double outside = static_cast<double>((m.tiedEmbeddings ? 1 : 2) * m.vocabulary * hidden);
    m.layers = 1;
    const ParameterCount one = countParameters(m);
    const auto layer = static_cast<double>(one.attention + one.mlp);
    m.layers = std::max<qint64>(1, std::llround((parameters - outside) / layer));
    // The width of the MLP takes up what whole layers leave over.
    const double attention = static_cast<double>(countParameters(m).attention);
    const double mlp = parameters - outside - attention;
    const auto width = static_cast<qint64>(mlp / static_cast<double>(3 * m.layers * hidden) / 64.0);
    m.feedForward = std::max<qint64>(1, width) * 64;
    return m;
}

} // namespace

Result<ModelArchitecture> typicalArchitecture(double parametersBillions)
{
    if (!std::isfinite(parametersBillions) || parametersBillions < 0.05 || parametersBillions > 2000.0) {
        return fail({Error::Kind::OutOfRange, {}, QStringLiteral("parametersBillions"), machineNumber(parametersBillions),
                     QStringLiteral("0.05…2000")});
    }
    const double parameters = parametersBillions * 1e9;
    // Decoders people publish are about 110 times as wide as deep (Llama, Qwen, Mistral: 80 to 130).
    constexpr double typicalAspect = 110.0;
    ModelArchitecture best;
    double bestDistance = std::numeric_limits<double>::infinity();
    for (qint64 hidden = 256; hidden <= 64 * 1024; hidden += hidden < 2048 ? 256 : 1024) {
        const ModelArchitecture shape = shapeOfWidth(hidden, parameters);
        const double aspect = static_cast<double>(hidden) / static_cast<double>(shape.layers);
        const double width = static_cast<double>(shape.feedForward) / static_cast<double>(hidden);
        const double distance = std::abs(std::log(aspect / typicalAspect)) + std::abs(std::log(width / 3.5));
        if (distance < bestDistance) {
            bestDistance = distance;
            best = shape;
        }
    }
    best.id = QStringLiteral("typical");
    best.name = QStringLiteral("≈ %1 B").arg(machineNumber(parametersBillions));
    best.family = QStringLiteral("typical");
    best.source = QStringLiteral("typical dense decoder: grouped-query attention with 8 KV heads of 128");
    best.maxContext = 128 * 1024;
    best.assumed = true;
    return best;
}

} // namespace xuanka
