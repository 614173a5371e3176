// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/image_parts.h"

#include <algorithm>
#include <cmath>

namespace xuanka {

namespace {

double real(qint64 count)
{
    return static_cast<double>(count);
}

/// A model without a VAE works on pixels, after a patch of four by four has been folded in.
double latentScale(const ImageModel &model)
{
    return model.decoder.scale > 0 ? real(model.decoder.scale) : 4.0;
}

double latentFrames(const ImageInput &input)
{
    return 1.0 + std::floor((framesOf(input) - 1.0) / real(input.model.decoder.framesPerLatent));
}

} // namespace

Spread largerOf(const Spread &a, const Spread &b)
{
    return {std::max(a.low, b.low), std::max(a.expected, b.expected), std::max(a.high, b.high)};
}

Spread differenceOf(const Spread &a, const Spread &b)
{
    return {a.low - b.low, a.expected - b.expected, a.high - b.high};
}

Spread productOf(const Spread &a, const Spread &b)
{
    return {a.low * b.low, a.expected * b.expected, a.high * b.high};
}

double framesOf(const ImageInput &input)
{
    return input.request.frames > 0 ? input.request.frames : input.model.frames;
}

double latentPixels(const ImageInput &input)
{
    const double scale = latentScale(input.model);
    return std::ceil(input.request.resolution.width() / scale) * std::ceil(input.request.resolution.height() / scale)
        * latentFrames(input);
}

double tokensOfSample(const ImageInput &input)
{
    const double side = latentScale(input.model) * real(input.model.denoiser.patch);
    const double ofImage = std::ceil(input.request.resolution.width() / side)
        * std::ceil(input.request.resolution.height() / side) * latentFrames(input);
    return ofImage * (1.0 + input.model.referenceImages) + real(input.model.textTokens);
}

double mlpRows(const ImageModel::Denoiser &denoiser)
{
    // Gated: gate, up, activated gate and their product. Plain: before and after the activation.
    const double tensors = denoiser.gated ? 4.0 : 2.0;
    return tensors * real(denoiser.feedForward) / real(denoiser.width) * denoiser.activeFeedForwards;
}

bool decodesInFp32(const ImageInput &input)
{
    if (input.format.linearBits > 16.0 || input.planned())
        return true;
    return input.model.decoder.upcasts && input.format.id == QLatin1String("fp16");
}

Spread decodingBytes(const ImageInput &input)
{
    const ImageModel::Decoder &decoder = input.model.decoder;
    if (decoder.scale == 0 || input.request.imageResidents == ImageResidents::Denoiser)
        return {}; // works on pixels, or decodes elsewhere
    double pixels = real(qint64{input.request.resolution.width()} * input.request.resolution.height());
    double images = input.request.batch;
    if (input.request.vaeDecoding != VaeDecoding::Plain)
        images = 1.0;
    if (input.request.vaeDecoding == VaeDecoding::Tiled)
        pixels = std::min(pixels, real(decoder.tile * decoder.tile));
    const double plane = real(decoder.width) * pixels * (decodesInFp32(input) ? 4.0 : 2.0);
    const double frames = std::min(framesOf(input), real(decoder.framesAtOnce));
    const Spread &planes = input.planned() ? input.images.decodingPlanesStatic.value : input.images.decodingPlanes.value;
    return planes * (plane * images * frames);
}

} // namespace xuanka
