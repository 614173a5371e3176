// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "throughput/speed_model.h"

#include "sizing/weight_pieces.h"

#include <algorithm>

namespace xuanka {

namespace {

double real(qint64 count)
{
    return static_cast<double>(count);
}

ComputeKind computeKindOf(const QString &formatId)
{
    if (formatId == QLatin1String("fp8"))
        return ComputeKind::Fp8;
    if (formatId == QLatin1String("nvfp4") || formatId == QLatin1String("mxfp4"))
        return ComputeKind::Fp4;
    // bitsandbytes' int8 computes at 16 bits; W8A8 checkpoints are what serving engines mean by it.
    if (formatId == QLatin1String("int8"))
        return ComputeKind::Int8;
    return ComputeKind::Sixteen;
}

/// What one layer of the group keeps of a token, in elements.
double elementsOf(const LayerGroup &group, const ModelArchitecture &model)
{
    if (group.sharesCache)
        return 0.0;
    switch (group.mixer) {
    case MixerKind::Full:
    case MixerKind::Sliding:
        return real(group.kvHeads * (group.headDim + group.valueDim)) / real(std::max<qint64>(1, group.tokensPerEntry));
    case MixerKind::Latent:
        return real(model.kvLoraRank + model.qkRopeHeadDim) / real(std::max<qint64>(1, group.tokensPerEntry));
    case MixerKind::Recurrent:
    case MixerKind::None:
        break;
    }
    return 0.0;
}

void addAttention(SpeedModel &speed, const LayerGroup &group, const ModelArchitecture &model)
{
    const double layers = real(group.layers);
    const qint64 value = group.valueDim > 0 ? group.valueDim : group.headDim;
    const double width = layers * real(group.heads) * real(group.headDim + value) / 2.0;
    const double elements = layers * elementsOf(group, model);
    switch (group.mixer) {
    case MixerKind::Sliding:
        speed.windowQueryWidth += width;
        speed.windowCacheElements += elements;
        speed.window = std::max(speed.window, real(group.window));
        break;
    case MixerKind::Latent:
        // Every head works on the latent itself: keys of latent and rotary size, values of latent size.
        speed.latentOperations += layers * 2.0 * real(group.heads) * real(2 * model.kvLoraRank + model.qkRopeHeadDim);
        [[fallthrough]];
    case MixerKind::Full:
        speed.queryWidth += width;
        speed.cacheElements += elements;
        break;
    case MixerKind::Recurrent:
        speed.stateBytes += layers * (real(group.stateElements) * 4.0 + real(group.convolutionElements) * 2.0);
        break;
    case MixerKind::None:
        break;
    }
    // Reads and writes around attention: two norms, the projections' inputs and outputs, two residual sums.
    speed.activationElements += layers * (6.0 * real(model.hidden) + 2.0 * real(group.heads * group.headDim));
}

} // namespace

WeightFormat nvfp4Format()
{
    WeightFormat format;
    format.id = QStringLiteral("nvfp4");
    format.name = QStringLiteral("NVFP4");
    format.linearBits = 4.5;
    format.attentionBits = 4.5;
    format.source = QStringLiteral("NVIDIA: blocks of 16 values of 4 bits with one scale of 8 bits");
    format.asOf = QStringLiteral("2026-12-01");
    return format;
}

Result<SpeedModel> speedModelOf(const ModelArchitecture &model, const WeightFormat &format, Engine engine)
{
    const ParameterCount count = countParameters(model);
    if (model.layers <= 0 || model.hidden <= 0 || count.total() <= 0)
        return fail({Error::Kind::OutOfRange, {}, QStringLiteral("layers"), QString::number(model.layers), QStringLiteral("> 0")});
    SpeedModel speed;
    speed.name = model.name;
    speed.source = model.source;
    speed.formatId = format.id;
    speed.compute = computeKindOf(format.id);
    speed.below8bits = format.linearBits < 8.0;
    speed.assumed = model.assumed;
    speed.parameters = real(count.total());
    speed.layers = real(model.layers);
    speed.hidden = real(model.hidden);
    double expertParameters = 0.0;
    double activeExperts = 0.0;
    QList<LayerGroup> groups = layerGroups(model);
    // A window over every layer is not made use of: TensorRT-LLM's Mistral 7B at 20,000 tokens runs like Llama 3.1 8B.
    const bool windowedThroughout = std::all_of(groups.cbegin(), groups.cend(), [](const LayerGroup &group) {
        return group.mixer == MixerKind::Sliding;
    });
    for (LayerGroup &group : groups) {
        if (windowedThroughout)
            group.mixer = MixerKind::Full;
        addAttention(speed, group, model);
        const double layers = real(group.layers);
        if (group.experts > 0) {
            const double one = real((model.gatedMlp ? 3 : 2) * model.hidden * group.expertFeedForward);
            expertParameters += layers * real(group.experts) * one;
            activeExperts += layers * real(group.expertsPerToken) * one;
            speed.experts = std::max(speed.experts, real(group.experts));
            speed.expertsPerToken = std::max(speed.expertsPerToken, real(group.expertsPerToken));
            speed.expertLayers += layers;
            speed.expertWidth = std::max(speed.expertWidth, real(group.expertFeedForward));
            // Rows are gathered for each expert, worked on and scattered back.
            speed.activationElements += layers * real(group.expertsPerToken) * 4.0 * real(model.hidden + group.expertFeedForward);
        }
        speed.activationElements += layers * 4.0 * real(group.feedForward + group.sharedExpertFeedForward);
    }
    const WeightPieces bytes = weightBytes(model, count, format, engine);
    const double linear = real(count.attention + count.mlp);
    speed.expertParameters = expertParameters;
    speed.activeExpertParameters = activeExperts;
    speed.alwaysParameters = linear - expertParameters;
    // A tied table is read as the output head.
    const bool tied = count.outputHead == 0;
    speed.headParameters = real(tied ? count.embedding : count.outputHead);
    const double headBytes = bytes.head > 0.0 ? bytes.head : bytes.embedding;
    speed.embeddingBytes = bytes.head > 0.0 ? bytes.embedding : 0.0;
    const double expertShare = count.mlp > 0 ? expertParameters / real(count.mlp) : 0.0;
    speed.expertBytes = bytes.mlp * expertShare;
    // Towers and extra heads ("rest" beyond norms) are held but not read for a token of text.
    const double norms = count.norms + count.extra > 0 ? bytes.rest * real(count.norms) / real(count.norms + count.extra) : 0.0;
    speed.alwaysBytes = bytes.attention + bytes.mlp - speed.expertBytes + norms + headBytes;
    speed.embeddingBytes += bytes.rest - norms;
    return speed;
}

} // namespace xuanka
