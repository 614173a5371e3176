// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/estimate.h"
#include "quantity/trace.h"
#include "sizing/memory_estimate.h"
#include "sizing/model_library.h"
#include "throughput/speed_card.h"

#include <QSize>

namespace xuanka {

/// What one image costs to compute. Operations are multiply-adds × 2 of the whole image.
struct ImageWork {
    QString modelId;
    QString name;
    double parameters = 0.0;          ///< of the denoiser
    QSize reference{1024, 1024};      ///< at which the two figures below hold
    double operationsPerPass = 0.0;   ///< of the denoiser, without attention between image tokens
    double attentionPerPass = 0.0;    ///< grows with the square of the pixels
    double decodeOperations = 0.0;    ///< of the VAE
    int passesPerStep = 1;            ///< 2 with classifier-free guidance
    int defaultSteps = 20;
    bool measured = false;            ///< counted on the model; false: from parameters × tokens
    QString source;
};

/// The model's work if it is listed, else from its denoiser's parameters and the tokens of its latent image
/// (one for 16 × 16 pixels and 512 of text). Errors: Missing (no denoiser).
Result<ImageWork> imageWorkOf(const ImageModel &model);

/// How images are made.
struct ImageSpeedJob {
    ImageWork work;
    QSize resolution{1024, 1024};
    int steps = 0;        ///< 0: the model's usual number
    int batch = 1;
    int cards = 1;        ///< each makes its own images
    bool tuned = false;   ///< compiled (TensorRT and the like); false: diffusers as installed
    bool eightBit = false;///< FP8 or INT8 arithmetic in the denoiser
};

struct ImageSpeedEstimate {
    QString engineId;     ///< "tuned" or "diffusers"
    bool fitted = false;
    int steps = 0;
    Estimate<double> secondsPerImage;  ///< one card, one image of the batch
    Estimate<double> imagesPerMinute;  ///< all cards
    double operations = 0.0;           ///< one image
    QList<LocalizedText> assumptions;
    Trace trace;
};

/// Compute bound: operations ÷ (dense 16-bit peak × efficiency of the class). Sources:
/// resources/throughput/image_speeds.json. Errors: OutOfRange (place = the field).
Result<ImageSpeedEstimate> estimateImageSpeed(const SpeedCard &card, const ImageSpeedJob &job,
                                              TraceDetail detail = TraceDetail::Full);

} // namespace xuanka
