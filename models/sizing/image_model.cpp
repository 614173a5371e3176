// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/image_model.h"

#include "quantity/trace.h"

#include <algorithm>
#include <cmath>

namespace xuanka {

namespace {

qint64 countAt(const Json &object, const char *key, qint64 otherwise = 0)
{
    return object.value(key, otherwise);
}

QString textAt(const Json &object, const char *key)
{
    return toQString(object.at(key));
}

ImageModel::Denoiser denoiserFromJson(const Json &object)
{
    ImageModel::Denoiser denoiser;
    denoiser.kind = textAt(object, "kind");
    denoiser.width = countAt(object, "width");
    denoiser.blocks = countAt(object, "blocks");
    denoiser.heads = countAt(object, "heads");
    denoiser.patch = countAt(object, "patch", 1);
    denoiser.feedForward = countAt(object, "feed_forward");
    denoiser.gated = object.value("gated", false);
    denoiser.activeFeedForwards = object.value("active_feed_forwards", 1.0);
    denoiser.dualStreamBlocks = countAt(object, "dual_stream_blocks");
    denoiser.parallelBlocks = countAt(object, "parallel_blocks");
    denoiser.fp32Norms = countAt(object, "fp32_norms");
    denoiser.modulationParameters = countAt(object, "modulation_parameters");
    denoiser.convolutionParameters = countAt(object, "convolution_parameters");
    denoiser.attentionWidths = countAt(object, "attention_widths");
    denoiser.widthPerLatentPixel = object.value("width_per_latent_pixel", 0.0);
    denoiser.stackPerLatentPixel = object.value("stack_per_latent_pixel", 0.0);
    denoiser.fusionValues = countAt(object, "fusion_values");
    return denoiser;
}

ImageModel::Decoder decoderFromJson(const Json &object)
{
    ImageModel::Decoder decoder;
    decoder.scale = countAt(object, "scale");
    decoder.channels = countAt(object, "channels");
    decoder.width = countAt(object, "width");
    decoder.tile = countAt(object, "tile");
    decoder.upcasts = object.value("upcasts", false);
    decoder.framesPerLatent = countAt(object, "frames_per_latent", 1);
    decoder.framesAtOnce = countAt(object, "frames_at_once", 1);
    return decoder;
}

ImageModel::Guidance guidanceFromId(const QString &id)
{
    if (id == QLatin1String("cfg"))
        return ImageModel::Guidance::Together;
    return id == QLatin1String("cfg-in-turn") ? ImageModel::Guidance::InTurn : ImageModel::Guidance::Distilled;
}

} // namespace

qint64 ImageModel::parameters() const
{
    qint64 sum = 0;
    for (const Component &component : components)
        sum += component.parameters;
    return sum;
}

const ImageModel::Component &ImageModel::denoiserComponent() const
{
    const auto found = std::find_if(components.cbegin(), components.cend(), [](const Component &component) {
        return component.role == QLatin1String("denoiser");
    });
    return found == components.cend() ? components.constFirst() : *found;
}

ImageModel imageModelFromJson(const Json &object)
{
    ImageModel model;
    model.id = textAt(object, "id");
    model.name = textAt(object, "name");
    for (const Json &alias : object.at("aliases"))
        model.aliases << toQString(alias);
    for (const Json &component : object.at("components")) {
        model.components << ImageModel::Component{textAt(component, "role"), textAt(component, "name"),
                                                  countAt(component, "parameters"), countAt(component, "embedding")};
    }
    model.denoiser = denoiserFromJson(object.at("denoiser"));
    if (const auto decoder = object.find("vae"); decoder != object.end())
        model.decoder = decoderFromJson(*decoder);
    model.textTokens = countAt(object, "text_tokens");
    model.guidance = guidanceFromId(textAt(object, "guidance"));
    model.resolution = QSize(object.at("resolution").at(0).get<int>(), object.at("resolution").at(1).get<int>());
    model.steps = object.value("steps", 28);
    model.frames = object.value("frames", 1);
    model.referenceImages = object.value("reference_images", 0);
    model.exact = object.at("certainty") == "exact";
    model.source = textAt(object, "source");
    model.asOf = textAt(object, "as_of");
    return model;
}

Result<ImageModel> typicalImageModel(double parametersBillions)
{
    constexpr double least = 0.05;
    constexpr double most = 500.0;
    if (!std::isfinite(parametersBillions) || parametersBillions < least || parametersBillions > most) {
        return fail({Error::Kind::OutOfRange, {}, QStringLiteral("parametersBillions"), machineNumber(parametersBillions),
                     QStringLiteral("0.05…500")});
    }
    ImageModel model;
    model.assumed = true;
    model.exact = false;
    model.name = QStringLiteral("%1 B").arg(machineNumber(parametersBillions));
    model.source = QStringLiteral("parameter count given; shape between those of PixArt, SD3, FLUX.1 and Qwen-Image");
    const double parameters = parametersBillions * 1e9;
    model.components = {{QStringLiteral("denoiser"), QStringLiteral("DiT"), std::llround(parameters), 0},
                        {QStringLiteral("text_encoder"), QStringLiteral("T5-XXL encoder"), 4762310656, 131596288},
                        {QStringLiteral("vae"), QStringLiteral("VAE, 16 channels"), 83819683, 0}};
    // A block of width h has about 18 h² parameters; depth grows with width as in FLUX.1 (57 blocks at 3072).
    constexpr double parametersOfBlock = 18.0;
    constexpr double widthOfBlock = 3072.0 / 57.0;
    const double width = std::cbrt(parameters * widthOfBlock / parametersOfBlock);
    constexpr double head = 128.0;
    model.denoiser.kind = QStringLiteral("mmdit");
    model.denoiser.width = std::max<qint64>(512, std::llround(width / head) * 128);
    model.denoiser.blocks = std::max<qint64>(8, std::llround(width / widthOfBlock));
    model.denoiser.heads = model.denoiser.width / 128;
    model.denoiser.patch = 2;
    model.denoiser.feedForward = 4 * model.denoiser.width;
    model.denoiser.dualStreamBlocks = model.denoiser.blocks / 3;
    model.denoiser.parallelBlocks = model.denoiser.blocks / 3;
    model.decoder = {8, 16, 256, 1024, false, 1, 1};
    model.textTokens = 512;
    return model;
}

} // namespace xuanka
