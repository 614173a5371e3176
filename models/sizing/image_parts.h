// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sizing/image_constants.h"
#include "sizing/image_model.h"
#include "sizing/memory_parts.h"

namespace xuanka {

/// Everything that the parts of an image model's memory are computed from.
struct ImageInput {
    const ImageModel &model;
    const MemoryRequest &request;
    const WeightFormat &format;
    TraceDetail detail = TraceDetail::Full;
    const ImageConstants &images;
    const MemoryConstants &constants;

    /// The engine plans its buffers ahead and computes in FP32.
    bool planned() const { return request.engine == Engine::StableDiffusionCpp; }
};

/// What one card holds, as each meter sees it. allocated ≤ reserved at every level.
struct ImageLoad {
    QList<MemoryPart> parts;      ///< without overhead
    Spread slack;                 ///< reserved − allocated
    std::optional<Spread> loaded; ///< reserved once everything is loaded, before work begins
};

/// Element by element.
Spread largerOf(const Spread &a, const Spread &b);
Spread differenceOf(const Spread &a, const Spread &b);
/// Products of ranges of quantities that are not negative.
Spread productOf(const Spread &a, const Spread &b);

// Weights (image_weights.cpp)
/// Effective bits of what is quantised.
double quantisedBits(const ImageInput &input);
bool isQuantised(const ImageInput &input, const ImageModel::Component &component);
/// Parameters of a component that stay at 16 bits although it is quantised: embeddings, convolutions, modulation.
double keptParameters(const ImageInput &input, const ImageModel::Component &component);
Spread componentBytes(const ImageInput &input, const ImageModel::Component &component);
/// The components that the request keeps; the denoiser always.
QList<ImageModel::Component> keptComponents(const ImageInput &input);
/// "all", or the names of what stays on the card, as inputs of a trace.
void traceComponents(PartBuilder &part, const ImageInput &input);

// Shape (image_shape.cpp)
double framesOf(const ImageInput &input);
/// Latent pixels of one image, latent frames of a video together.
double latentPixels(const ImageInput &input);
/// Tokens of one sample: of the image, of pictures to be edited, of the text.
double tokensOfSample(const ImageInput &input);
/// Rows of width `Denoiser::width` that the MLP of one block keeps for a token.
double mlpRows(const ImageModel::Denoiser &denoiser);
/// Bytes that the VAE needs beside its weights to decode what one step makes: all images at once, one, or one tile.
Spread decodingBytes(const ImageInput &input);
/// FP16 weights of a VAE that overflows in FP16 are decoded in FP32.
bool decodesInFp32(const ImageInput &input);

ImageLoad generationLoad(const ImageInput &input);
ImageLoad imageTrainingLoad(const ImageInput &input);

} // namespace xuanka
