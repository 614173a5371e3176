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
    return optimizer != Optimizer::AdamW8bit && optimizer != Optimizer::PagedAdamW8bit
        && optimizer != Optimizer::Galore8bit;
}

/// Moments of one parameter, `moment` being one of them at the recipe's precision.
Spread momentsOf(Optimizer optimizer, const Spread &moment)
{
    // 8-bit moments carry one FP32 maximum for a block of 256.
    constexpr double smallMoment = 1.0 + 4.0 / 256.0;
    // GaLore keeps them in a space of a quarter of the rows or so, and the projections into it.
    const auto projected = [](const Spread &both) {
        return Spread{both.low * 0.2, both.expected * 0.35, both.high * 0.5};
    };
    switch (optimizer) {
    case Optimizer::AdamW:
        return moment * 2.0;
    case Optimizer::AdamW8bit:
        return exactly(2.0 * smallMoment);
    case Optimizer::PagedAdamW8bit:
        // Paged states may be pushed out to the host when the card is full.
        return {0.0, 2.0 * smallMoment, 2.0 * smallMoment};
    case Optimizer::Adafactor:
        // One row and one column of statistics for a matrix.
        return {0.0, 0.01, 0.02};
    case Optimizer::Sgd:
        return exactly(0.0);
    case Optimizer::Lion:
    case Optimizer::SgdMomentum:
        return moment;
    case Optimizer::Muon:
        // One for matrices; embeddings and norms are left to AdamW.
        return {moment.low, moment.expected * 1.1, moment.high * 1.3};
    case Optimizer::Galore:
        return projected(moment * 2.0);
    case Optimizer::Galore8bit:
        return projected(exactly(2.0 * smallMoment));
    }
    return moment * 2.0;
}

FullRecipe recipeOf(const MemoryRequest &request)
{
    if (!request.masterWeights.has_value())
        return frameworkOf(request).fullRecipe;
    const FullRecipe usual = frameworkOf(request).fullRecipe;
    if (!*request.masterWeights)
        return FullRecipe::Pure16;
    return usual == FullRecipe::Pure16 ? FullRecipe::Open : usual;
}

} // namespace

TrainingStates trainingStates(const MemoryRequest &request, const WeightFormat &format)
{
    const FullRecipe recipe = recipeOf(request);
    const bool fullPrecision = format.linearBits >= 32.0 || recipe == FullRecipe::Fsdp32;
    const bool byHabit = recipe == FullRecipe::Open ? usuallyWithMaster(request.optimizer) : recipe != FullRecipe::Pure16;
    const bool master = request.masterWeights.value_or(byHabit);
    TrainingStates states;
    states.weights = fullPrecision ? 4.0 : 2.0;
    states.gradients = exactly(fullPrecision || recipe == FullRecipe::Megatron ? 4.0 : 2.0);
    states.master = exactly(master && !fullPrecision ? 4.0 : 0.0);
    states.masterAssumed = !request.masterWeights.has_value() && recipe == FullRecipe::Open && !fullPrecision;
    Spread moment = exactly(master || fullPrecision ? 4.0 : 2.0);
    if (states.masterAssumed && master) {
        states.master.low = 0.0;
        moment.low = 2.0;
    }
    states.moments = momentsOf(request.optimizer, moment);
    // One temporary the size of what is stepped (PyTorch's foreach kernels), at its precision.
    const double stepped = master || fullPrecision ? 4.0 : 2.0;
    states.step = {0.0, stepped, 1.2 * stepped};
    if (request.workload == Workload::Lora || request.workload == Workload::Qlora) {
        // Modules that PEFT trains whole beside adapters are copies at the base's precision, and so are their states.
        const bool own = request.masterWeights.value_or(false);
        states.gradients = exactly(2.0);
        states.master = {0.0, own ? 4.0 : 0.0, 4.0};
        states.moments = momentsOf(request.optimizer, {2.0, own ? 4.0 : 2.0, 4.0});
        states.step = {0.0, 4.0, 4.0};
        states.masterAssumed = false;
        return states;
    }
    if (recipe == FullRecipe::DeepSpeed && master) {
        // FP32 gradients of a sub-group and as much again for the step; a sub-group has 1e9 elements.
        states.step = {4.0, 9.0, 12.0};
        states.mostStepped = 1.5e9;
    }
    if (recipe == FullRecipe::Megatron)
        states.step = {0.0, 0.0, 1.0};
    return states;
}

Spread adapterMoments(const MemoryRequest &request)
{
    return momentsOf(request.optimizer, frameworkOf(request).adapterMomentBytes.value * 0.5);
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
    shape.modules = LearningModules::none();
    shape.modules.q = adapted("q");
    shape.modules.k = adapted("k");
    shape.modules.v = adapted("v");
    shape.modules.output = adapted("o");
    shape.modules.gate = adapted("gate");
    shape.modules.up = adapted("up");
    shape.modules.down = adapted("down");
    shape.modules.scaled = targets.contains(QLatin1String("scale"));
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
