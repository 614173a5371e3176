// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/card_caution.h"

#include "sizing/interconnect_advice.h"

namespace xuanka {

namespace {

void add(LocalizedText &caution, const LocalizedText &sentence)
{
    caution.english += (caution.english.isEmpty() ? QString() : QStringLiteral(" ")) + sentence.english;
    caution.chinese += sentence.chinese;
}

/// Only the ways that exchange data all the time are warned about, and only if the link holds them up.
void addLink(LocalizedText &caution, const Card &card, int count, Parallelism planned)
{
    if (planned != Parallelism::Tensor && planned != Parallelism::Zero3)
        return;
    const InterconnectAdvice advice = adviceFor(planned, card, count);
    if (advice.level == LinkLevel::Poor || (advice.level == LinkLevel::Reduced && planned == Parallelism::Tensor))
        add(caution, advice.says);
}

void addSharing(LocalizedText &caution, const MemoryRequest &asked, Parallelism planned)
{
    static const LocalizedText otherWay{
        QStringLiteral("The model's heads do not divide by this number of cards, so a pipeline is planned instead of tensor "
                       "parallelism; it adds memory, not speed for a single request."),
        QStringLiteral("注意力头数不能被卡数整除，改按流水线并行规划；能加显存，但不会加快单个请求。")};
    static const LocalizedText independent{
        QStringLiteral("Several cards make several images at once; one image still has to fit on one card."),
        QStringLiteral("多卡可以同时出多张图；单张图仍须放进一张卡。")};
    static const LocalizedText copies{
        QStringLiteral("Data parallelism repeats the model on every card: faster, but no more room."),
        QStringLiteral("数据并行会在每张卡上各放一份模型：只加速，不增加可用空间。")};
    if (asked.workload == Workload::ImageGeneration)
        add(caution, independent);
    else if (asked.parallelism == Parallelism::Tensor && planned == Parallelism::Pipeline)
        add(caution, otherWay);
    else if (planned == Parallelism::Data)
        add(caution, copies);
}

void addFormats(LocalizedText &caution, const Card &card, const MemoryRequest &request)
{
    static const LocalizedText noTensorCores{
        QStringLiteral("No tensor cores: 16-bit work falls back to slow FP32 units, and many engines refuse the card."),
        QStringLiteral("没有张量核心：16 位计算会退回较慢的 FP32 单元，不少引擎不支持该卡。")};
    static const LocalizedText noBf16{
        QStringLiteral("No BF16: use FP16, with loss scaling when training."),
        QStringLiteral("不支持 BF16：须改用 FP16，训练时要做损失缩放。")};
    static const LocalizedText otherEcosystem{
        QStringLiteral("bitsandbytes, GPTQ, AWQ and GGUF kernels are written for CUDA; on CANN use the vendor's own quantisation."),
        QStringLiteral("bitsandbytes、GPTQ、AWQ、GGUF 的内核为 CUDA 编写；CANN 平台须使用厂商自己的量化工具。")};
    if (!card.hasTensorCores)
        add(caution, noTensorCores);
    else if (!card.supportsBf16 && card.ecosystem == Ecosystem::Cuda)
        add(caution, noBf16);
    const WeightFormat *format = weightFormat(request.weightFormat);
    const bool quantised = request.workload == Workload::Qlora || (format && format->linearBits < 16.0);
    if (card.ecosystem == Ecosystem::Cann && quantised)
        add(caution, otherEcosystem);
}

} // namespace

LocalizedText cautionFor(const Card &card, int count, const MemoryRequest &asked, Parallelism planned)
{
    LocalizedText caution;
    if (count > 1) {
        addSharing(caution, asked, planned);
        if (asked.workload != Workload::ImageGeneration)
            addLink(caution, card, count, planned);
    }
    addFormats(caution, card, asked);
    return caution;
}

} // namespace xuanka
