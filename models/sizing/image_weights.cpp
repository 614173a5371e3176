// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/image_parts.h"

#include <algorithm>

namespace xuanka {

namespace {

double real(qint64 count)
{
    return static_cast<double>(count);
}

bool isDenoiser(const ImageModel::Component &component)
{
    return component.role == QLatin1String("denoiser") || component.role == QLatin1String("prior");
}

bool isTextEncoder(const ImageModel::Component &component)
{
    return component.role == QLatin1String("text_encoder");
}

/// Files and casting change the denoiser alone; what is quantised while loading is quantised with its text encoders.
ImageQuantised quantisedParts(const ImageInput &input)
{
    if (input.request.imageQuantised != ImageQuantised::Usual)
        return input.request.imageQuantised;
    const bool training = input.request.imageJob != ImageJob::Generate || input.request.workload != Workload::ImageGeneration;
    const bool denoiserAlone = training || input.format.gguf || input.format.id.startsWith(QLatin1String("fp8"));
    return denoiserAlone ? ImageQuantised::Denoiser : ImageQuantised::DenoiserAndText;
}

} // namespace

double quantisedBits(const ImageInput &input)
{
    const WeightFormat &format = input.format;
    if (!format.gguf)
        return format.linearBits;
    // Files of diffusion models hold one block type; the mixes of language models ("K_M") raise some layers.
    return input.request.meanWeightBits > 0.0 ? input.request.meanWeightBits : std::min(format.linearBits, format.embeddingBits);
}

bool isQuantised(const ImageInput &input, const ImageModel::Component &component)
{
    if (input.format.linearBits >= 16.0)
        return false;
    switch (quantisedParts(input)) {
    case ImageQuantised::Text:
        return isTextEncoder(component);
    case ImageQuantised::Denoiser:
        return isDenoiser(component);
    case ImageQuantised::DenoiserAndText:
    case ImageQuantised::Usual:
        break;
    }
    return isDenoiser(component) || isTextEncoder(component);
}

double keptParameters(const ImageInput &input, const ImageModel::Component &component)
{
    if (isTextEncoder(component))
        return real(component.embedding);
    if (component.role != QLatin1String("denoiser"))
        return 0.0;
    const ImageModel::Denoiser &denoiser = input.model.denoiser;
    return real(denoiser.convolutionParameters + (input.format.keepsModulation ? denoiser.modulationParameters : 0));
}

Spread componentBytes(const ImageInput &input, const ImageModel::Component &component)
{
    const double parameters = real(component.parameters);
    const double plainBits = input.format.linearBits > 16.0 ? input.format.linearBits : 16.0;
    Spread bytes = exactly(parameters * plainBits / 8.0);
    if (isQuantised(input, component)) {
        const double kept = std::min(parameters, keptParameters(input, component));
        const double quantised = (parameters - kept) * quantisedBits(input) / 8.0;
        bytes = exactly(kept * 2.0) + Spread{quantised * (1.0 - input.format.spread), quantised, quantised * (1.0 + input.format.spread)};
    }
    const bool rounded = !input.model.exact && isDenoiser(component) && !input.model.assumed;
    return rounded ? productOf(bytes, input.images.roundedWeights.value) : bytes;
}

QList<ImageModel::Component> keptComponents(const ImageInput &input)
{
    const ImageResidents residents = input.request.imageResidents;
    const QList<ImageModel::Component> &all = input.model.components;
    const auto largest = std::max_element(all.cbegin(), all.cend(), [](const auto &a, const auto &b) {
        return (isTextEncoder(a) ? a.parameters : 0) < (isTextEncoder(b) ? b.parameters : 0);
    });
    QList<ImageModel::Component> kept;
    for (auto component = all.cbegin(); component != all.cend(); ++component) {
        const bool vae = component->role == QLatin1String("vae");
        bool stays = component->role == QLatin1String("denoiser");
        if (residents == ImageResidents::All)
            stays = true;
        else if (residents == ImageResidents::DenoiserAndVae)
            stays = isDenoiser(*component) || vae;
        else if (residents == ImageResidents::WithoutLargestTextEncoder)
            stays = component != largest || !isTextEncoder(*component);
        if (stays)
            kept << *component;
    }
    return kept;
}

void traceComponents(PartBuilder &part, const ImageInput &input)
{
    for (const ImageModel::Component &component : input.model.components)
        part.input(component.name.toUtf8().constData(), real(component.parameters), "", input.model.source);
    part.input(QT_TRANSLATE_NOOP("Trace", "weight format"), input.format.id, QStringLiteral("profile"))
        .input(QT_TRANSLATE_NOOP("Trace", "bits of linear layers"), quantisedBits(input), "bit", input.format.source)
        .input(QT_TRANSLATE_NOOP("Trace", "components on the card"), imageResidentsId(input.request.imageResidents),
               QStringLiteral("profile"))
        .input(QT_TRANSLATE_NOOP("Trace", "components in that format"), imageQuantisedId(quantisedParts(input)));
}

} // namespace xuanka
