// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/remedy_proposals.h"

#include "sizing/card_split.h"

#include <algorithm>

namespace xuanka {

namespace {

bool isFullTraining(Workload workload)
{
    return workload == Workload::FullFineTuning || workload == Workload::Pretraining;
}

bool isTraining(Workload workload)
{
    return isFullTraining(workload) || workload == Workload::Lora || workload == Workload::Qlora;
}

void proposeBatch(const MemoryRequest &request, QList<RemedyProposal> &list)
{
    MemoryRequest smaller = request;
    if (request.batch > 1 && isTraining(request.workload)) {
        smaller.batch = 1;
        list << RemedyProposal{"batch",
                         {QStringLiteral("Batch 1 and gradient accumulation instead of batch %1").arg(request.batch),
                          QStringLiteral("批大小从 %1 降到 1，用梯度累积补回").arg(request.batch)},
                         {QStringLiteral("Slower steps; the result is nearly the same."),
                          QStringLiteral("训练变慢，结果基本等价。")},
                         smaller};
    } else if (request.batch > 1) {
        smaller.batch = 1;
        list << RemedyProposal{"batch",
                         {QStringLiteral("One at a time instead of %1").arg(request.batch),
                          QStringLiteral("每次只处理 1 个，而不是 %1 个").arg(request.batch)},
                         {QStringLiteral("Less throughput."), QStringLiteral("吞吐下降。")},
                         smaller};
    } else if (request.concurrency > 1 && request.workload == Workload::Inference) {
        smaller.concurrency = request.concurrency / 2;
        list << RemedyProposal{"batch",
                         {QStringLiteral("%1 requests at once instead of %2").arg(smaller.concurrency).arg(request.concurrency),
                          QStringLiteral("并发请求从 %2 降到 %1").arg(smaller.concurrency).arg(request.concurrency)},
                         {QStringLiteral("The others wait in a queue."), QStringLiteral("其余请求需要排队。")},
                         smaller};
    }
}

void proposeCheckpointing(const MemoryRequest &request, QList<RemedyProposal> &list)
{
    if (!isTraining(request.workload) || request.checkpointing == Checkpointing::Full)
        return;
    MemoryRequest smaller = request;
    smaller.checkpointing = Checkpointing::Full;
    list << RemedyProposal{"checkpointing",
                     {QStringLiteral("Full gradient checkpointing"), QStringLiteral("开启完整的梯度检查点")},
                     {QStringLiteral("10 to 30 % slower: activations are computed twice."),
                      QStringLiteral("激活值要重算一遍，训练慢一到三成。")},
                     smaller};
}

void proposeLora(const MemoryRequest &request, QList<RemedyProposal> &list)
{
    if (request.workload != Workload::FullFineTuning)
        return;
    MemoryRequest smaller = request;
    smaller.workload = Workload::Lora;
    list << RemedyProposal{"lora",
                     {QStringLiteral("LoRA, rank %1, instead of training every weight").arg(request.loraRank),
                      QStringLiteral("改用 LoRA（秩 %1），不再训练全部权重").arg(request.loraRank)},
                     {QStringLiteral("Learns a style or a task well, new knowledge less."),
                      QStringLiteral("适合学风格和任务，注入新知识的能力较弱。")},
                     smaller};
}

void proposeWeights(const SizingSubject &subject, const MemoryRequest &request, QList<RemedyProposal> &list)
{
    const WeightFormat *format = weightFormat(request.weightFormat);
    if (!format || format->linearBits < 5.0 || isFullTraining(request.workload) || request.workload == Workload::Qlora)
        return;
    MemoryRequest smaller = request;
    LocalizedText does;
    if (request.workload == Workload::Lora) {
        smaller.workload = Workload::Qlora;
        smaller.weightFormat = QStringLiteral("nf4");
        does = {QStringLiteral("QLoRA: the frozen base in 4 bits"), QStringLiteral("改用 QLoRA：冻结的底座按 4 位加载")};
    } else if (subject.imageModel && format->linearBits > 9.0) {
        smaller.weightFormat = QStringLiteral("fp8");
        does = {QStringLiteral("Weights in FP8"), QStringLiteral("权重改用 FP8")};
    } else if (request.engine == Engine::LlamaCpp) {
        smaller.weightFormat = QStringLiteral("q4_k_m");
        does = {QStringLiteral("Weights as GGUF Q4_K_M"), QStringLiteral("权重改用 GGUF Q4_K_M")};
    } else {
        smaller.weightFormat = QStringLiteral("awq-int4");
        does = {QStringLiteral("Weights in 4 bits (AWQ)"), QStringLiteral("权重量化到 4 位（AWQ）")};
    }
    list << RemedyProposal{"weight_quantisation", does,
                     {QStringLiteral("Some quality; check with your own test set."),
                      QStringLiteral("精度略有损失，须用自己的评测集验证。")},
                     smaller};
}

void proposeCache(const MemoryRequest &request, QList<RemedyProposal> &list)
{
    if (request.workload != Workload::Inference || request.kvBits <= 8.5)
        return;
    MemoryRequest smaller = request;
    smaller.kvBits = 8.0;
    list << RemedyProposal{"kv_quantisation",
                     {QStringLiteral("KV cache in 8 bits"), QStringLiteral("KV cache 量化到 8 位")},
                     {QStringLiteral("Hardly any quality; the engine and the card must support it."),
                      QStringLiteral("对质量几乎没有影响；需要引擎和卡支持。")},
                     smaller};
}

void proposeContext(const MemoryRequest &request, QList<RemedyProposal> &list)
{
    constexpr int shortest = 1024;
    if (request.workload == Workload::ImageGeneration || request.contextTokens <= shortest)
        return;
    MemoryRequest smaller = request;
    smaller.contextTokens = std::max(shortest, request.contextTokens / 2);
    smaller.promptTokens = std::min(request.promptTokens / 2, smaller.contextTokens);
    smaller.generatedTokens = std::min(request.generatedTokens / 2, smaller.contextTokens);
    list << RemedyProposal{"context",
                     {QStringLiteral("Context of %1 tokens instead of %2").arg(smaller.contextTokens).arg(request.contextTokens),
                      QStringLiteral("上下文从 %2 缩短到 %1 个 token").arg(smaller.contextTokens).arg(request.contextTokens)},
                     {QStringLiteral("Longer texts must be cut or split."), QStringLiteral("更长的文本要截断或分段。")},
                     smaller};
}

void proposeOffload(const MemoryRequest &request, QList<RemedyProposal> &list)
{
    if (request.offload != Offload::None)
        return;
    MemoryRequest smaller = request;
    smaller.offload = Offload::Model;
    LocalizedText does{QStringLiteral("Half of the layers in host memory"), QStringLiteral("一半的层放到主机内存")};
    if (request.workload == Workload::ImageGeneration)
        does = {QStringLiteral("Only the component at work on the card"), QStringLiteral("只让正在工作的组件留在显存中")};
    else if (isTraining(request.workload))
        does = {QStringLiteral("Optimizer states in host memory"), QStringLiteral("优化器状态放到主机内存")};
    list << RemedyProposal{"offload", does,
                     {QStringLiteral("Much slower; for trying things out, not for production."),
                      QStringLiteral("速度损失明显，适合验证和调试，不适合生产。")},
                     smaller};
}

void proposeDecoding(const MemoryRequest &request, QList<RemedyProposal> &list)
{
    if (request.workload != Workload::ImageGeneration || request.vaeDecoding == VaeDecoding::Tiled)
        return;
    MemoryRequest smaller = request;
    smaller.vaeDecoding = VaeDecoding::Tiled;
    list << RemedyProposal{"vae_tiling",
                           {QStringLiteral("Decode the image in tiles"), QStringLiteral("VAE 分块解码")},
                           {QStringLiteral("Decoding takes longer; seams can show in rare cases."),
                            QStringLiteral("解码变慢，个别情况下可能看到拼接痕迹。")},
                           smaller};
}

void proposeLoss(const MemoryRequest &request, QList<RemedyProposal> &list)
{
    if (!isTraining(request.workload) || request.lossHead == LossHead::Fused)
        return;
    MemoryRequest smaller = request;
    smaller.lossHead = LossHead::Fused;
    list << RemedyProposal{"loss_head",
                           {QStringLiteral("Fused loss: the logits are never held all at once"),
                            QStringLiteral("融合损失函数：不再整体保存 logits")},
                           {QStringLiteral("The same result at about the same speed; the kernel must know the model."),
                            QStringLiteral("结果相同，速度相近；需要内核支持该模型。")},
                           smaller};
}

void proposeOptimizer(const MemoryRequest &request, QList<RemedyProposal> &list)
{
    if (!isTraining(request.workload) || (request.optimizer != Optimizer::AdamW && request.optimizer != Optimizer::Lion))
        return;
    MemoryRequest smaller = request;
    smaller.optimizer = Optimizer::AdamW8bit;
    list << RemedyProposal{"optimizer",
                           {QStringLiteral("AdamW with 8-bit moments and no FP32 copy"),
                            QStringLiteral("优化器改用 8 位 AdamW，不保留 FP32 主权重")},
                           {QStringLiteral("Usually learns as well; compare a short run. Needs bitsandbytes."),
                            QStringLiteral("多数情况下效果相当，先用短程训练对比；依赖 bitsandbytes。")},
                           smaller};
}

/// The next count that the same way of sharing allows, up to twice as many.
void proposeCards(const SizingSubject &subject, const MemoryRequest &request, QList<RemedyProposal> &list)
{
    if (request.workload == Workload::ImageGeneration || request.parallelism == Parallelism::Data || !subject.model)
        return;
    constexpr int mostCards = 64;
    const int now = std::max(1, request.cards);
    for (int count = now + 1; count <= std::min(2 * now, mostCards); ++count) {
        MemoryRequest more = request;
        more.cards = count;
        if (!splitOverCards(*subject.model, more))
            continue;
        list << RemedyProposal{"more_cards",
                               {QStringLiteral("%1 cards instead of %2").arg(count).arg(now),
                                QStringLiteral("卡数从 %2 张增加到 %1 张").arg(count).arg(now)},
                               {QStringLiteral("More cards to pay for, and traffic between them."),
                                QStringLiteral("要多付卡费，卡间还有通信开销。")},
                               more};
        return;
    }
}

} // namespace

QList<RemedyProposal> remedyProposals(const SizingSubject &subject, const MemoryRequest &request)
{
    QList<RemedyProposal> list;
    proposeBatch(request, list);
    proposeCheckpointing(request, list);
    proposeLora(request, list);
    proposeWeights(subject, request, list);
    proposeCache(request, list);
    proposeOffload(request, list);
    // Beyond the documents
    proposeLoss(request, list);
    proposeOptimizer(request, list);
    proposeDecoding(request, list);
    proposeContext(request, list);
    proposeCards(subject, request, list);
    return list;
}

} // namespace xuanka
