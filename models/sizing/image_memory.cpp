// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/memory_parts.h"
#include "sizing/request_check.h"

#include <algorithm>

namespace xuanka {

namespace {

double real(qint64 count)
{
    return static_cast<double>(count);
}

/// All components, or the heaviest alone. The VAE is never quantised: it is small, and its colours are not.
double imageWeights(const ImageModel &model, const WeightFormat &format, bool heaviestAlone)
{
    double all = 0.0;
    double heaviest = 0.0;
    for (const ImageModel::Component &component : model.components) {
        const double bits = component.role == QLatin1String("vae") ? 16.0 : format.linearBits;
        const double bytes = real(component.parameters) * bits / 8.0;
        all += bytes;
        heaviest = std::max(heaviest, bytes);
    }
    return heaviestAlone ? heaviest : all;
}

QList<LocalizedText> imageAssumptions(const MemoryRequest &request)
{
    if (request.offload == Offload::Model) {
        return {{QStringLiteral("Only the component at work is on the card; text encoders and VAE wait in host memory."),
                 QStringLiteral("显存中只保留正在工作的组件；文本编码器和 VAE 在主机内存中等待。")}};
    }
    return {{QStringLiteral("Denoiser, text encoders and VAE all stay on the card. Offloading the ones that are not at work saves "
                            "most of the text encoders."),
             QStringLiteral("去噪网络、文本编码器和 VAE 全部常驻显存；把不工作的组件卸载到主机内存，可省下文本编码器的大部分占用。")}};
}

} // namespace

Result<MemoryEstimate> estimateImageMemory(const ImageModel &model, const MemoryRequest &request, TraceDetail detail)
{
    if (request.workload != Workload::ImageGeneration) {
        return fail({Error::Kind::Inconsistent, {}, QStringLiteral("workload"),
                     QStringLiteral("task = %1, model = %2").arg(workloadId(request.workload), model.id), {}});
    }
    if (const Done done = checkRequest(request); !done)
        return fail(done.error());
    const Result<const WeightFormat *> found = formatFor(request);
    if (!found)
        return fail(found.error());
    const WeightFormat &format = **found;
    const MemoryConstants &constants = memoryConstants();

    const bool offloaded = request.offload == Offload::Model;
    const double resident = imageWeights(model, format, offloaded);
    const Spread weights{resident * (1.0 - format.spread), resident, resident * (1.0 + format.spread)};
    const double megapixels = real(qint64{request.resolution.width()} * request.resolution.height()) / 1048576.0;
    const double images = megapixels * request.batch;
    const double decoding = real(model.workingSetExpected.count());
    // With everything resident the decoder's rows are the peak. Offloaded, the denoiser has left by then.
    const double denoising = real(model.denoisingSet.count());
    const double vae = offloaded ? std::max(denoising * images, decoding * images - resident) : decoding * images;
    const double low = offloaded ? 0.7 : real(model.workingSetLow.count()) / decoding;
    const double high = offloaded ? 1.6 : real(model.workingSetHigh.count()) / decoding;
    const Spread working{vae * low, vae, vae * high};
    Spread slack{working.low * constants.allocatorSlack.value.low,
                       working.expected * constants.allocatorSlack.value.expected,
                       working.high * constants.allocatorSlack.value.high};
    if (format.linearBits < 16.0)
        slack += constants.imageLoading.value * bytesPerGib;
    const Spread overhead = constants.context.value * bytesPerGib + slack;

    MemoryEstimate estimate;
    PartBuilder weightsPart(detail, MemoryPartKind::Weights, "memory.image.weights",
                            offloaded ? "largest component × bits ÷ 8" : "sum over components of parameters × bits ÷ 8",
                            "components of the published checkpoint");
    for (const ImageModel::Component &component : model.components)
        weightsPart.input(component.name.toUtf8().constData(), real(component.parameters), "", model.source);
    weightsPart.input(QT_TRANSLATE_NOOP("Trace", "weight format"), format.id, QStringLiteral("profile"))
        .input(QT_TRANSLATE_NOOP("Trace", "bits of linear layers"), format.linearBits, "bit", format.source)
        .input(QT_TRANSLATE_NOOP("Trace", "cards"), request.cards);
    estimate.parts << weightsPart.build(Load::everywhere(weights, request.cards));
    estimate.parts << PartBuilder(detail, MemoryPartKind::WorkingSet, "memory.image.working_set",
                                  offloaded ? "max(denoising rows × images, decoding rows × images − weights that have left)"
                                            : "decoding rows × images × pixels ÷ 1024²",
                                  "measured beside the weights at 1024 × 1024")
                          .input(QT_TRANSLATE_NOOP("Trace", "decoding rows"), decoding, "B", model.source)
                          .input(QT_TRANSLATE_NOOP("Trace", "denoising rows"), denoising, "B", model.source)
                          .input(QT_TRANSLATE_NOOP("Trace", "images"), request.batch, "", QStringLiteral("profile"))
                          .input(QT_TRANSLATE_NOOP("Trace", "megapixels"), megapixels, "", QStringLiteral("profile"))
                          .build(Load::everywhere(working, request.cards));
    for (const MemoryPart &part : std::as_const(estimate.parts)) {
        estimate.total += part.total;
        estimate.allocatedPerCard += part.perCard;
    }
    MemoryPart overheadPart =
        PartBuilder(detail, MemoryPartKind::Overhead, "memory.overhead", "context + slack × working set + gaps left by loading", "per process and card")
            .input(QT_TRANSLATE_NOOP("Trace", "context"), constants.context)
            .input(QT_TRANSLATE_NOOP("Trace", "allocator slack"), constants.allocatorSlack)
            .input(QT_TRANSLATE_NOOP("Trace", "gaps left by loading"), constants.imageLoading)
            .build(Load::everywhere(overhead, request.cards));
    estimate.reservedPerCard = estimate.allocatedPerCard
        + Estimate<Bytes>{Bytes::fromDouble(slack.low), Bytes::fromDouble(slack.expected), Bytes::fromDouble(slack.high)};
    estimate.total += overheadPart.total;
    estimate.perCard = estimate.allocatedPerCard + overheadPart.perCard;
    estimate.parts << std::move(overheadPart);
    estimate.modelName = model.name;
    estimate.parametersTotal = model.parameters();
    estimate.parametersActive = estimate.parametersTotal;
    estimate.cards = request.cards;
    if (detail == TraceDetail::Full)
        estimate.assumptions = imageAssumptions(request);
    return estimate;
}

} // namespace xuanka
