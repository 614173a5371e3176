// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/request_check.h"

#include "sizing/training_framework.h"

#include "quantity/trace.h"

#include <cmath>

namespace xuanka {

namespace {

Done checkRange(const char *field, qint64 value, qint64 least, qint64 most)
{
    if (value >= least && value <= most)
        return {};
    return fail({Error::Kind::OutOfRange, {}, QLatin1String(field), QString::number(value),
                 QStringLiteral("%1…%2").arg(least).arg(most)});
}

constexpr qint64 mostTokens = 16 * 1024 * 1024;
constexpr qint64 mostSequences = 64 * 1024;

} // namespace

Done checkRequest(const MemoryRequest &request)
{
    const bool image = request.workload == Workload::ImageGeneration;
    struct Limit {
        const char *field;
        qint64 value;
        qint64 least;
        qint64 most;
    };
    const Limit limits[] = {
        {"cards", request.cards, 1, 16 * 1024},
        {"batch", request.batch, 1, mostSequences},
        {"contextTokens", request.contextTokens, 1, mostTokens},
        {"promptTokens", request.promptTokens, 0, mostTokens},
        {"generatedTokens", request.generatedTokens, 0, mostTokens},
        {"concurrency", request.concurrency, 1, mostSequences},
        {"stepTokens", request.stepTokens, 0, 1024 * 1024},
        {"layersOnCards", request.layersOnCards.value_or(0), 0, 10'000},
        {"loraRank", request.loraRank, 1, 8192},
        {"tensorDegree", request.tensorDegree, 1, 1024},
        {"pipelineDegree", request.pipelineDegree, 1, 1024},
        {"contextDegree", request.contextDegree, 1, 1024},
        {"expertDegree", request.expertDegree, 1, 1024},
        {"resolution.width", image ? request.resolution.width() : 64, 64, 16 * 1024},
        {"resolution.height", image ? request.resolution.height() : 64, 64, 16 * 1024},
    };
    for (const Limit &limit : limits) {
        if (const Done done = checkRange(limit.field, limit.value, limit.least, limit.most); !done)
            return done;
    }
    if (!std::isfinite(request.kvBits) || request.kvBits < 1.0 || request.kvBits > 32.0) {
        return fail({Error::Kind::OutOfRange, {}, QStringLiteral("kvBits"), machineNumber(request.kvBits),
                     QStringLiteral("1…32")});
    }
    const auto checkBits = [](const char *field, double bits) -> Done {
        if (std::isfinite(bits) && bits >= 0.0 && bits <= 32.0)
            return {};
        return fail({Error::Kind::OutOfRange, {}, QLatin1String(field), machineNumber(bits), QStringLiteral("0…32")});
    };
    if (const Done done = checkBits("kvValueBits", request.kvValueBits); !done)
        return done;
    if (const Done done = checkBits("meanWeightBits", request.meanWeightBits); !done)
        return done;
    if (request.layersOnCards && (request.engine != Engine::LlamaCpp || request.workload != Workload::Inference)) {
        return fail({Error::Kind::Unsupported, {}, QStringLiteral("layersOnCards"),
                     QStringLiteral("%1 (%2)").arg(engineId(request.engine), workloadId(request.workload)),
                     QStringLiteral("llama.cpp (infer)")});
    }
    if (!image && (request.offload == Offload::Sequential || request.offload == Offload::Group)) {
        return fail({Error::Kind::Unsupported, {}, QStringLiteral("offload"), offloadId(request.offload),
                     QStringLiteral("none, model")});
    }
    const bool bothGiven = request.promptTokens > 0 && request.generatedTokens > 0;
    if (!bothGiven && (request.promptTokens > request.contextTokens || request.generatedTokens > request.contextTokens)) {
        return fail({Error::Kind::Inconsistent, {}, QStringLiteral("contextTokens"),
                     QStringLiteral("context = %1, prompt = %2, output = %3")
                         .arg(request.contextTokens)
                         .arg(request.promptTokens)
                         .arg(request.generatedTokens),
                     QStringLiteral("prompt ≤ context, output ≤ context")});
    }
    if (!request.framework.isEmpty() && !trainingFramework(request.framework)) {
        QStringList known;
        for (const TrainingFramework &framework : trainingFrameworks())
            known << framework.id;
        return fail({Error::Kind::UnknownName, {}, QStringLiteral("framework"), request.framework,
                     known.join(QStringLiteral(", "))});
    }
    for (const QString &target : request.loraTargets) {
        static const QStringList known{QStringLiteral("q"),    QStringLiteral("k"),    QStringLiteral("v"),
                                       QStringLiteral("o"),    QStringLiteral("gate"), QStringLiteral("up"),
                                       QStringLiteral("down"), QStringLiteral("embed"), QStringLiteral("head"),
                                       QStringLiteral("scale"), QStringLiteral("prefix")};
        if (!known.contains(target)) {
            return fail({Error::Kind::UnknownName, {}, QStringLiteral("loraTargets"), target,
                         known.join(QStringLiteral(", "))});
        }
    }
    return {};
}

Done checkModel(const ModelArchitecture &m)
{
    constexpr qint64 most = 100'000'000;
    struct Limit {
        const char *field;
        qint64 value;
        qint64 least;
        qint64 most;
    };
    const Limit limits[] = {
        {"layers", m.layers, 1, 10'000},
        {"hidden", m.hidden, 1, 1'000'000},
        {"heads", m.heads, 1, 100'000},
        {"kvHeads", m.kvHeads, 1, 100'000},
        {"headDim", m.headDim, 1, 100'000},
        {"feedForward", m.feedForward, m.isMoe() || !m.groups.isEmpty() ? 0 : 1, 10'000'000},
        {"vocabulary", m.vocabulary, 1, most},
        {"normsPerLayer", m.normsPerLayer, 0, 100},
        {"learnedPositions", m.learnedPositions, 0, most},
        {"experts", m.experts, 0, 100'000},
        {"expertsPerToken", m.expertsPerToken, m.isMoe() ? 1 : 0, m.isMoe() ? m.experts : 0},
        {"expertFeedForward", m.expertFeedForward, m.isMoe() ? 1 : 0, 10'000'000},
        {"sharedExpertFeedForward", m.sharedExpertFeedForward, 0, 10'000'000},
        {"denseLayersFirst", m.denseLayersFirst, 0, m.layers},
        {"kvLoraRank", m.kvLoraRank, 0, 1'000'000},
        {"qLoraRank", m.qLoraRank, 0, 1'000'000},
        {"qkRopeHeadDim", m.qkRopeHeadDim, 0, 100'000},
        {"qkNopeHeadDim", m.qkNopeHeadDim, 0, 100'000},
        {"vHeadDim", m.vHeadDim, m.isMla() ? 1 : 0, 100'000},
        {"slidingWindow", m.slidingWindow, 0, most},
        {"slidingLayers", m.slidingLayers, 0, m.layers},
        {"extraParameters", m.extraParameters, 0, 1'000'000'000'000},
    };
    for (const Limit &limit : limits) {
        if (const Done done = checkRange(limit.field, limit.value, limit.least, limit.most); !done)
            return done;
    }
    // Each figure may be large, all of them together may not: the exact count must stay within 64 bits.
    const auto real = [](qint64 value) { return static_cast<double>(value); };
    const double attention = real(m.hidden) * real(m.headDim + m.qkRopeHeadDim + m.qkNopeHeadDim + m.vHeadDim)
        * real(2 * m.heads + 2 * m.kvHeads);
    const double mlp = 3.0 * real(m.hidden)
        * (real(m.feedForward) + real(m.experts) * real(m.expertFeedForward) + real(m.sharedExpertFeedForward));
    const double roughly = real(m.layers) * (attention + mlp) + 2.0 * real(m.vocabulary) * real(m.hidden);
    constexpr double mostParameters = 1e15;
    if (roughly > mostParameters)
        return fail({Error::Kind::OutOfRange, {}, QStringLiteral("parameters"), machineNumber(roughly),
                     QStringLiteral("≤ 1e15")});
    return {};
}

Result<const WeightFormat *> formatFor(const MemoryRequest &request)
{
    const WeightFormat *format = weightFormat(request.weightFormat);
    if (!format) {
        QStringList known;
        for (const WeightFormat &each : weightFormats())
            known << each.id;
        return fail({Error::Kind::UnknownName, {}, QStringLiteral("weightFormat"), request.weightFormat,
                     known.join(QStringLiteral(", "))});
    }
    const bool full = request.workload == Workload::FullFineTuning || request.workload == Workload::Pretraining;
    const bool adapters = request.workload == Workload::Lora || request.workload == Workload::Qlora;
    if ((full && !format->trainable) || (adapters && format->gguf)) {
        QStringList allowed;
        for (const WeightFormat &each : weightFormats()) {
            if (full ? each.trainable : !each.gguf)
                allowed << each.id;
        }
        return fail({Error::Kind::Inconsistent, {}, QStringLiteral("weightFormat"),
                     QStringLiteral("weights = %1, task = %2").arg(format->id, workloadId(request.workload)),
                     QStringLiteral("weights = %1").arg(allowed.join(QStringLiteral(", ")))});
    }
    if (request.workload == Workload::Qlora && format->trainable)
        return weightFormat(QStringLiteral("nf4"));
    return format;
}

} // namespace xuanka
