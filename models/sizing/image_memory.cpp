// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/image_parts.h"
#include "sizing/request_check.h"

namespace xuanka {

namespace {

Estimate<Bytes> rounded(const Spread &spread)
{
    return {Bytes::fromDouble(spread.low), Bytes::fromDouble(spread.expected), Bytes::fromDouble(spread.high)};
}

bool generates(const MemoryRequest &request)
{
    return request.workload == Workload::ImageGeneration;
}

/// Training is said by the workload or by the image job; from here on by the workload alone.
Result<MemoryRequest> withWorkloadOfJob(const ImageModel &model, const MemoryRequest &request)
{
    if (request.workload == Workload::Inference) {
        return fail({Error::Kind::Inconsistent, {}, QStringLiteral("workload"),
                     QStringLiteral("task = %1, model = %2").arg(workloadId(request.workload), model.id),
                     QStringLiteral("image, full, lora, qlora")});
    }
    MemoryRequest stated = request;
    if (generates(request) && request.imageJob == ImageJob::TrainLora)
        stated.workload = Workload::Lora;
    else if (generates(request) && request.imageJob == ImageJob::TrainFull)
        stated.workload = Workload::FullFineTuning;
    else if (!generates(request))
        stated.imageJob = request.workload == Workload::Lora || request.workload == Workload::Qlora ? ImageJob::TrainLora
                                                                                                    : ImageJob::TrainFull;
    return stated;
}

/// Resolution and batch count whatever is done with the model.
Done checkImageRequest(const MemoryRequest &request)
{
    MemoryRequest asImages = request;
    asImages.workload = Workload::ImageGeneration;
    if (const Done done = checkRequest(asImages); !done)
        return done;
    constexpr int mostFrames = 16 * 1024;
    if (request.frames < 0 || request.frames > mostFrames) {
        return fail({Error::Kind::OutOfRange, {}, QStringLiteral("frames"), QString::number(request.frames),
                     QStringLiteral("0…%1").arg(mostFrames)});
    }
    return {};
}

LocalizedText residentsAssumption(const MemoryRequest &request)
{
    switch (request.offload) {
    case Offload::Model:
        return {QStringLiteral("Only the component at work is on the card; text encoders and VAE wait in host memory."),
                QStringLiteral("显存中只保留正在工作的组件；文本编码器和 VAE 在主机内存中等待。")};
    case Offload::Sequential:
    case Offload::Group:
        return {QStringLiteral("Layers come to the card when their turn is. It needs little memory and is many times slower."),
                QStringLiteral("各层轮到时才调入显存：占用很小，但速度慢数倍。")};
    case Offload::None:
        break;
    }
    if (request.imageResidents == ImageResidents::All) {
        return {QStringLiteral("Denoiser, text encoders and VAE all stay on the card. Offloading the ones that are not at work saves "
                               "most of the text encoders."),
                QStringLiteral("去噪网络、文本编码器和 VAE 全部常驻显存；把不工作的组件卸载到主机内存，可省下文本编码器的大部分占用。")};
    }
    return {QStringLiteral("Text is encoded elsewhere or beforehand; its encoders are not on the card."),
            QStringLiteral("文本在别处或事先编码，文本编码器不占显存。")};
}

QList<LocalizedText> assumptionsOf(const ImageInput &input)
{
    QList<LocalizedText> texts{residentsAssumption(input.request)};
    if (input.model.assumed) {
        texts << LocalizedText{QStringLiteral("The model is not in the library: a transformer of the usual proportions with T5-XXL and a "
                                              "VAE of 16 channels is assumed. The range is wider."),
                               QStringLiteral("库中没有该模型：按常见比例的 Transformer 加 T5-XXL 与 16 通道 VAE 估算，区间相应放宽。")};
    } else if (!input.model.exact) {
        texts << LocalizedText{QStringLiteral("The denoiser's parameter count is rounded, as its model card gives it."),
                               QStringLiteral("去噪网络的参数量取自模型卡，为约数。")};
    }
    const bool training = !generates(input.request);
    if (training && input.request.imageResidents == ImageResidents::All) {
        texts << LocalizedText{QStringLiteral("Pictures and captions are encoded while training. Caching them beforehand takes the VAE and "
                                              "the text encoders off the card."),
                               QStringLiteral("训练时实时编码图片和标注；提前缓存可把 VAE 和文本编码器移出显存。")};
    }
    if (training && !input.request.masterWeights) {
        texts << LocalizedText{QStringLiteral("Adapters are kept in FP32, fully trained weights at 16 bits: the way most image trainers do it."),
                               QStringLiteral("假定适配器以 FP32 保存、全量训练的权重以 16 位保存，这是多数图像训练器的做法。")};
    }
    if (input.model.frames > 1) {
        texts << LocalizedText{QStringLiteral("%1 frames.").arg(framesOf(input)), QStringLiteral("按 %1 帧估算。").arg(framesOf(input))};
    }
    return texts;
}

} // namespace

Result<MemoryEstimate> estimateImageMemory(const ImageModel &model, const MemoryRequest &request, TraceDetail detail)
{
    const Result<MemoryRequest> stated = withWorkloadOfJob(model, request);
    if (!stated)
        return fail(stated.error());
    if (const Done done = checkImageRequest(*stated); !done)
        return fail(done.error());
    const Result<const WeightFormat *> format = formatFor(*stated);
    if (!format)
        return fail(format.error());
    const MemoryConstants &constants = memoryConstants();
    const ImageInput input{model, *stated, **format, detail, imageConstants(), constants};
    ImageLoad load = generates(*stated) ? generationLoad(input) : imageTrainingLoad(input);

    MemoryEstimate estimate;
    estimate.parts = std::move(load.parts);
    for (const MemoryPart &part : std::as_const(estimate.parts)) {
        estimate.total += part.total;
        estimate.allocatedPerCard += part.perCard;
    }
    MemoryPart overhead =
        PartBuilder(detail, MemoryPartKind::Overhead, "memory.image.overhead", "context + reserved beyond allocated", "per process and card")
            .input(QT_TRANSLATE_NOOP("Trace", "context"), constants.context)
            .input(QT_TRANSLATE_NOOP("Trace", "reserved beyond allocated"), load.slack.expected, "B")
            .build(Load::everywhere(constants.context.value * bytesPerGib + load.slack, stated->cards));
    estimate.reservedPerCard = estimate.allocatedPerCard + rounded(load.slack);
    if (load.loaded)
        estimate.loadedPerCard = rounded(*load.loaded);
    estimate.total += overhead.total;
    estimate.perCard = estimate.allocatedPerCard + overhead.perCard;
    estimate.parts << std::move(overhead);
    estimate.modelName = model.name;
    estimate.parametersTotal = model.parameters();
    estimate.parametersActive = estimate.parametersTotal;
    estimate.cards = stated->cards;
    if (detail == TraceDetail::Full)
        estimate.assumptions = assumptionsOf(input);
    return estimate;
}

} // namespace xuanka
