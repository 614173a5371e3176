// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/training_recipe.h"

namespace xuanka {

namespace {

double real(qint64 count)
{
    return static_cast<double>(count);
}

bool usuallyWithMaster(Optimizer optimizer)
{
    return optimizer != Optimizer::AdamW8bit && optimizer != Optimizer::PagedAdamW8bit;
}

} // namespace

TrainingStates trainingStates(const MemoryRequest &request, const WeightFormat &format)
{
    TrainingStates states;
    const bool fullPrecision = format.linearBits >= 32.0;
    const bool master = request.masterWeights.value_or(usuallyWithMaster(request.optimizer));
    states.masterAssumed = !request.masterWeights.has_value() && !fullPrecision;
    states.gradients = fullPrecision ? 4.0 : 2.0;
    states.master = exactly(master && !fullPrecision ? 4.0 : 0.0);
    const double full = master || fullPrecision ? 4.0 : 2.0;
    Spread moment = exactly(full);
    if (states.masterAssumed && master) {
        states.master.low = 0.0;
        moment.low = 2.0;
    }
    // 8-bit moments carry one FP32 maximum for a block of 256.
    constexpr double smallMoment = 1.0 + 4.0 / 256.0;
    switch (request.optimizer) {
    case Optimizer::AdamW:
        states.moments = moment * 2.0;
        break;
    case Optimizer::AdamW8bit:
        states.moments = exactly(2.0 * smallMoment);
        break;
    case Optimizer::PagedAdamW8bit:
        // Paged states may be pushed out to the host when the card is full.
        states.moments = {0.0, 2.0 * smallMoment, 2.0 * smallMoment};
        break;
    case Optimizer::Adafactor:
        // One row and one column of statistics for a matrix.
        states.moments = {0.0, 0.01, 0.02};
        break;
    case Optimizer::Sgd:
        states.moments = exactly(0.0);
        break;
    case Optimizer::Lion:
        states.moments = moment;
        break;
    }
    return states;
}

AdapterShape adapterShape(const ModelArchitecture &m, const ParameterCount &count, const MemoryRequest &request)
{
    const QStringList &targets = request.loraTargets;
    const auto adapted = [&targets](const char *module) {
        return targets.isEmpty() || targets.contains(QLatin1String(module));
    };
    const double h = real(m.hidden);
    const double query = real(m.isMla() ? m.heads * (m.qkRopeHeadDim + m.qkNopeHeadDim) : m.heads * m.headDim);
    const double output = real(m.heads * (m.isMla() ? m.vHeadDim : m.headDim));
    const double keyValue = real(m.isMla() ? m.kvLoraRank + m.qkRopeHeadDim : m.kvHeads * m.headDim);

    AdapterShape shape;
    shape.modules.qkv = adapted("q") || adapted("k") || adapted("v");
    shape.modules.output = adapted("o");
    shape.modules.gateUp = adapted("gate") || adapted("up");
    shape.modules.down = adapted("down");
    double attention = (adapted("q") ? h + query : 0.0) + (adapted("o") ? output + h : 0.0);
    attention += (adapted("k") ? h + keyValue : 0.0) + (adapted("v") && !m.isMla() ? h + keyValue : 0.0);
    const auto mlp = [&](double width) {
        return (adapted("gate") && m.gatedMlp ? h + width : 0.0) + (adapted("up") ? h + width : 0.0)
            + (adapted("down") ? width + h : 0.0);
    };
    double widths = real(m.layers) * mlp(real(m.feedForward));
    if (m.isMoe()) {
        const double shared = m.sharedExpertFeedForward > 0 ? mlp(real(m.sharedExpertFeedForward)) : 0.0;
        widths = real(m.denseLayersFirst) * mlp(real(m.feedForward))
            + real(m.layers - m.denseLayersFirst) * (real(m.experts) * mlp(real(m.expertFeedForward)) + shared);
    }
    shape.parameters = request.loraRank * (real(m.layers) * attention + widths);
    if (targets.contains(QLatin1String("embed")))
        shape.fullyTrained += real(count.embedding);
    if (targets.contains(QLatin1String("head")))
        shape.fullyTrained += real(m.tiedEmbeddings ? 0 : count.outputHead);
    return shape;
}

} // namespace xuanka
