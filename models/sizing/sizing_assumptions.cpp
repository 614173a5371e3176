// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/sizing_assumptions.h"

#include "sizing/kv_cache.h"
#include "sizing/training_recipe.h"

#include <algorithm>

namespace xuanka {

namespace {

LocalizedText text(const QString &english, const QString &chinese)
{
    return {english, chinese};
}

void addModelAssumptions(const SizingInput &input, QList<LocalizedText> &list)
{
    const ModelArchitecture &m = input.model;
    list << m.notes;
    if (m.assumed && m.notes.isEmpty()) {
        list << text(QStringLiteral("Only the size of the model is known: a typical decoder with %1 layers, hidden size %2 and "
                                    "%3 KV heads stands in for it, and the range is wider.")
                         .arg(m.layers).arg(m.hidden).arg(m.kvHeads),
                     QStringLiteral("只知道模型的参数规模：按典型的解码器结构估算（%1 层、隐藏维度 %2、%3 个 KV 头），因此区间放宽。")
                         .arg(m.layers).arg(m.hidden).arg(m.kvHeads));
    }
    const qint64 tokens = tokensOf(input.request);
    if (m.maxContext > 0 && tokens > m.maxContext) {
        list << text(QStringLiteral("The context of %1 tokens is longer than the %2 tokens the model was made for; memory is "
                                    "counted, quality is not promised.").arg(tokens).arg(m.maxContext),
                     QStringLiteral("上下文 %1 个 token 超过模型设计长度 %2；此处只估算显存，不保证效果。").arg(tokens).arg(m.maxContext));
    }
    if (m.slidingWindow > 0 && input.request.workload == Workload::Inference && tokens > m.slidingWindow) {
        list << text(QStringLiteral("%1 of %2 layers keep only the last %3 tokens; an engine that does not make use of it needs "
                                    "more KV cache.").arg(m.slidingLayers).arg(m.layers).arg(m.slidingWindow),
                     QStringLiteral("%2 层中有 %1 层只保留最近 %3 个 token；若推理引擎不支持滑动窗口，KV cache 会更大。")
                         .arg(m.slidingLayers).arg(m.layers).arg(m.slidingWindow));
    }
}

void addInferenceAssumptions(const SizingInput &input, QList<LocalizedText> &list)
{
    const MemoryRequest &request = input.request;
    if (unfoldsLatent(input.model, request) && request.latentCache == LatentCache::EngineDefault) {
        list << text(QStringLiteral("Plain transformers keep the keys and values of every head; vLLM and llama.cpp keep the latent, "
                                    "which is many times smaller."),
                     QStringLiteral("原生 transformers 按每个注意力头保存 KV；vLLM 与 llama.cpp 只保存潜变量，占用小很多倍。"));
    }
    if (isServingEngine(request.engine)) {
        list << text(QStringLiteral("This is what the job needs. Serving engines reserve their share of the whole card "
                                    "(about nine tenths) whatever is needed."),
                     QStringLiteral("这里给出的是任务实际需要的显存；推理服务引擎启动时会按固定比例（约九成）预占整卡，与实际需要无关。"));
    }
    if (request.engine == Engine::TensorRtLlm || request.engine == Engine::MindIe) {
        list << text(QStringLiteral("No measured figures of this engine are known: it is sized as vLLM, with a wider range."),
                     QStringLiteral("没有该引擎的实测数据：按 vLLM 估算，区间放宽。"));
    }
    if (request.layersOnCards) {
        list << text(QStringLiteral("%1 of %2 layers are on cards, the others in host memory.")
                         .arg(std::min<qint64>(*request.layersOnCards, input.model.layers)).arg(input.model.layers),
                     QStringLiteral("%2 层中有 %1 层放在显卡上，其余放在主机内存。")
                         .arg(std::min<qint64>(*request.layersOnCards, input.model.layers)).arg(input.model.layers));
    }
    if (request.engine == Engine::LlamaCpp) {
        list << text(QStringLiteral("The context is counted for every request; llama.cpp's -c is the sum of all of them."),
                     QStringLiteral("上下文按每个请求计算；llama.cpp 的 -c 参数是所有请求之和。"));
    }
    if (request.promptTokens == 0 && request.generatedTokens == 0) {
        list << text(QStringLiteral("The whole context may be prompt: %1 tokens.").arg(request.contextTokens),
                     QStringLiteral("按最坏情况计：整个上下文（%1 个 token）都可能是输入。").arg(request.contextTokens));
    }
}

void addTrainingAssumptions(const SizingInput &input, QList<LocalizedText> &list)
{
    const MemoryRequest &request = input.request;
    const bool full = request.workload == Workload::FullFineTuning || request.workload == Workload::Pretraining;
    const TrainingStates states = trainingStates(request, input.format);
    if (full && states.masterAssumed) {
        list << (states.master.expected > 0.0
                     ? text(QStringLiteral("Mixed precision with an FP32 copy of the weights and FP32 moments; the low estimate is pure "
                                           "16-bit training without them."),
                            QStringLiteral("按混合精度估算：另存一份 FP32 权重和 FP32 动量；低值对应不保留它们的纯 16 位训练。"))
                     : text(QStringLiteral("16-bit weights without an FP32 copy, 8-bit moments."),
                            QStringLiteral("按 16 位权重（不另存 FP32 副本）和 8 位动量估算。")));
    }
    if (request.workload == Workload::Qlora && request.weightFormat != input.format.id) {
        list << text(QStringLiteral("The frozen base is loaded as %1.").arg(input.format.name),
                     QStringLiteral("冻结的底座模型按 %1 加载。").arg(input.format.name));
    }
    if (!full && request.loraTargets.isEmpty()) {
        list << text(QStringLiteral("Adapters on all linear layers, rank %1.").arg(request.loraRank),
                     QStringLiteral("在所有线性层上加适配器，秩为 %1。").arg(request.loraRank));
    }
    const TrainingFramework &framework = frameworkOf(request);
    if (request.framework.isEmpty()) {
        list << text(QStringLiteral("The training framework is not named: the range covers what common ones keep."),
                     QStringLiteral("未指定训练框架：区间覆盖常见框架的做法。"));
    } else {
        list << text(QStringLiteral("As %1 does it by default.").arg(framework.name.english),
                     QStringLiteral("按 %1 的默认做法估算。").arg(framework.name.chinese));
    }
    if (request.lossHead == LossHead::Plain && framework.lossHead == LossHead::Plain) {
        list << text(QStringLiteral("The loss is computed over all logits at once, as plain trainers do; chunked or fused "
                                    "kernels need far less."),
                     QStringLiteral("按常规训练器一次性计算全部 logits 的损失；分块或融合内核的占用小得多。"));
    }
    if (!request.flashAttention) {
        list << text(QStringLiteral("Attention without a fused kernel: the maps grow with the square of the length."),
                     QStringLiteral("未使用融合注意力内核：注意力图的占用随序列长度平方增长。"));
    }
}

} // namespace

QList<LocalizedText> assumptionsOf(const SizingInput &input)
{
    QList<LocalizedText> list;
    addModelAssumptions(input, list);
    if (input.request.workload == Workload::Inference)
        addInferenceAssumptions(input, list);
    else
        addTrainingAssumptions(input, list);
    if (input.request.offload == Offload::Model) {
        list << (input.request.workload == Workload::Inference
                     ? text(QStringLiteral("Half of the layers are kept in host memory."),
                            QStringLiteral("一半的层放在主机内存里。"))
                     : text(QStringLiteral("The optimizer's states are kept in host memory."),
                            QStringLiteral("优化器状态放在主机内存里。")));
    }
    return list;
}

} // namespace xuanka
