// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "throughput/speed_trace.h"

namespace xuanka {

namespace {

TraceInput input(const char *name, double value, const char *unit = "", const QString &source = {})
{
    return {QLatin1String(name), machineNumber(value), QLatin1String(unit), source};
}

TraceInput input(const char *name, const QString &value, const QString &source = {})
{
    return {QLatin1String(name), value, {}, source};
}

Trace part(const char *formula, const char *expression, double seconds, const QList<TraceInput> &inputs)
{
    Trace trace;
    trace.formula = QLatin1String(formula);
    trace.expression = QLatin1String(expression);
    trace.result = machineNumber(seconds * 1e3);
    trace.unit = QStringLiteral("ms");
    trace.source = QStringLiteral("roofline model");
    trace.inputs = inputs;
    return trace;
}

QList<Trace> stepParts(const SpeedEstimate &estimate, const SpeedCard &card, const SpeedModel &model, const SpeedJob &job,
                       const SpeedEngine &engine, const SpeedRules &rules)
{
    const SpeedEfficiency &e = rules.efficiency(engine.id, card.classId);
    const QString profile = QStringLiteral("profile");
    const double memory = model.below8bits ? e.memory4bit : e.memory;
    return {
        part("speed.step.weights", QT_TRANSLATE_NOOP("Trace", "weights read ÷ (bandwidth × cards × efficiency)"),
             estimate.step.weights,
             {input(QT_TRANSLATE_NOOP("Trace", "weights that every token needs"), model.alwaysBytes / 1e9, "GB", model.source),
              input(QT_TRANSLATE_NOOP("Trace", "weights of all experts"), model.expertBytes / 1e9, "GB", model.source),
              input(QT_TRANSLATE_NOOP("Trace", "memory bandwidth of a card"), card.bandwidth / 1e9, "GB/s", card.source),
              input(QT_TRANSLATE_NOOP("Trace", "share of the bandwidth reached"), memory, "", engine.source)}),
        part("speed.step.cache", QT_TRANSLATE_NOOP("Trace", "requests × cache of a request ÷ (bandwidth × cards × efficiency)"),
             estimate.step.cache,
             {input(QT_TRANSLATE_NOOP("Trace", "requests of one copy"), estimate.concurrency / estimate.copies),
              input(QT_TRANSLATE_NOOP("Trace", "cache elements a token"), model.cacheElements + model.windowCacheElements, "", model.source),
              input(QT_TRANSLATE_NOOP("Trace", "bits of the KV cache"), job.kvBits, "bit", profile)}),
        part("speed.step.activations", QT_TRANSLATE_NOOP("Trace", "requests × activation rows ÷ (bandwidth × cards × efficiency)"),
             estimate.step.activations,
             {input(QT_TRANSLATE_NOOP("Trace", "passes of an activation through memory"), rules.constants().activationTraffic)}),
        part("speed.step.compute", QT_TRANSLATE_NOOP("Trace", "2 × active parameters × requests ÷ (dense peak × cards × efficiency)"),
             estimate.step.compute,
             {input(QT_TRANSLATE_NOOP("Trace", "active parameters"),
                    (model.alwaysParameters + model.activeExpertParameters + model.headParameters) / 1e9, "10⁹", model.source),
              input(QT_TRANSLATE_NOOP("Trace", "dense 16-bit peak of a card"), card.fp16 / 1e12, "TFLOPS", card.source),
              input(QT_TRANSLATE_NOOP("Trace", "share of the 16-bit peak reached"), e.compute16, "", engine.source)}),
        part("speed.step.communication", QT_TRANSLATE_NOOP("Trace", "bytes between the cards ÷ link + latency"),
             estimate.step.communication,
             {input(QT_TRANSLATE_NOOP("Trace", "cards of one copy"), estimate.cardsPerCopy),
              input(QT_TRANSLATE_NOOP("Trace", "link of a card, one way"), card.link / 1e9, "GB/s", card.source)}),
        part("speed.step.host", QT_TRANSLATE_NOOP("Trace", "layers × start of a layer + requests × scheduling"), estimate.step.host,
             {input(QT_TRANSLATE_NOOP("Trace", "layers"), model.layers, "", model.source),
              input(QT_TRANSLATE_NOOP("Trace", "start of a layer"), engine.layerSeconds * 1e6, "µs", engine.source),
              input(QT_TRANSLATE_NOOP("Trace", "scheduling of a request"), engine.sequenceSeconds * 1e6, "µs", engine.source)}),
    };
}

LocalizedText limitText(const SpeedEstimate &estimate)
{
    switch (estimate.limitedBy) {
    case SpeedLimit::Memory:
        return {QStringLiteral("The memory left beside the weights limits how many requests run at once."),
                QStringLiteral("同时处理的请求数受权重之外的剩余显存限制。")};
    case SpeedLimit::Engine:
        return {QStringLiteral("The engine's own limit sets how many requests run at once."),
                QStringLiteral("同时处理的请求数受推理引擎自身上限限制。")};
    case SpeedLimit::Requests:
        return {QStringLiteral("The benchmark sends fewer requests than could run at once."),
                QStringLiteral("该基准发出的请求数少于可同时处理的数量。")};
    case SpeedLimit::Asked:
        break;
    }
    return {};
}

} // namespace

void addSpeedTrace(SpeedEstimate &estimate, const SpeedCard &card, const SpeedModel &model, const SpeedJob &job,
                   const SpeedEngine &engine, const SpeedRules &rules)
{
    Trace &trace = estimate.trace;
    trace.formula = QStringLiteral("speed.throughput");
    trace.expression = QStringLiteral("requests × output ÷ (output × step + requests × prefill)");
    trace.result = machineNumber(estimate.outputThroughput.expected);
    trace.unit = QStringLiteral("tokens/s");
    trace.source = engine.source;
    const QString profile = QStringLiteral("profile");
    trace.inputs = {input(QT_TRANSLATE_NOOP("Trace", "cards"), estimate.cards, "", profile),
                    input(QT_TRANSLATE_NOOP("Trace", "copies of the model"), estimate.copies),
                    input(QT_TRANSLATE_NOOP("Trace", "how a copy is shared"), speedSharingId(estimate.sharing)),
                    input(QT_TRANSLATE_NOOP("Trace", "engine"), engine.id, profile),
                    input(QT_TRANSLATE_NOOP("Trace", "class of the card"), card.classId),
                    input(QT_TRANSLATE_NOOP("Trace", "requests under way"), estimate.concurrency),
                    input(QT_TRANSLATE_NOOP("Trace", "most requests that fit"), estimate.concurrencyLimit),
                    input(QT_TRANSLATE_NOOP("Trace", "prompt"), job.promptTokens, "tokens", profile),
                    input(QT_TRANSLATE_NOOP("Trace", "output"), job.outputTokens, "tokens", profile),
                    input(QT_TRANSLATE_NOOP("Trace", "weight format"), model.formatId, profile),
                    input(QT_TRANSLATE_NOOP("Trace", "decode step"), estimate.step.total * 1e3, "ms"),
                    input(QT_TRANSLATE_NOOP("Trace", "prefill of a request"),
                          job.promptTokens / estimate.prefillRate.expected * 1e3, "ms")};
    trace.parts = stepParts(estimate, card, model, job, engine, rules);

    if (!estimate.fitsMemory) {
        estimate.assumptions << LocalizedText{QStringLiteral("Weights and one request do not fit in these cards' memory."),
                                              QStringLiteral("这些卡的显存放不下权重加一个请求。")};
    }
    if (!estimate.fitted) {
        estimate.assumptions << LocalizedText{
            QStringLiteral("Too few measurements of this class of card, engine and model: the range is wide."),
            QStringLiteral("该卡型、引擎与模型类别的实测太少，区间取得较宽。")};
    }
    if (const LocalizedText limit = limitText(estimate); !limit.isEmpty())
        estimate.assumptions << limit;
    if (job.tokensPerStep > 1.0) {
        estimate.assumptions << LocalizedText{
            QStringLiteral("Speculative decoding gains %1 tokens a step, as stated by the user.").arg(job.tokensPerStep),
            QStringLiteral("推测解码按用户给定的每步 %1 个 token 计算。").arg(job.tokensPerStep)};
    }
    if (job.cachedPromptShare > 0.0) {
        estimate.assumptions << LocalizedText{
            QStringLiteral("%1 % of the prompt comes from the prefix cache, as stated by the user.").arg(job.cachedPromptShare * 100.0),
            QStringLiteral("按用户给定，提示词的 %1 % 命中前缀缓存。").arg(job.cachedPromptShare * 100.0)};
    }
}

} // namespace xuanka
