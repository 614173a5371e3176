// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/json.h"

#include <QList>
#include <QSize>
#include <QString>
#include <QStringList>

namespace xuanka {

/// An image or video model by its components, with what its memory depends on while it runs and while it learns.
/// Counts are parameters and values, not bytes.
struct ImageModel {
    struct Component {
        QString role;          ///< "denoiser", "prior" (a second denoiser), "text_encoder", "vae"
        QString name;
        qint64 parameters = 0;
        qint64 embedding = 0;  ///< of them in embedding tables, which quantisers leave at 16 bits
    };

    /// The network that runs once a step. A transformer works on tokens (patches of latent pixels), a UNet on latent
    /// pixels of several resolutions.
    struct Denoiser {
        QString kind;                   ///< "unet", "dit", "mmdit"
        qint64 width = 0;               ///< values a token; UNet: channels at full latent resolution
        qint64 blocks = 0;              ///< transformer blocks, of all resolutions
        qint64 heads = 0;
        qint64 patch = 1;               ///< latent pixels a token along one side
        qint64 feedForward = 0;
        bool gated = false;             ///< gate and up projection instead of one
        double activeFeedForwards = 1.0; ///< of a mixture of experts: how many a token passes
        qint64 dualStreamBlocks = 0;    ///< blocks with matrices of their own for text and for image
        qint64 parallelBlocks = 0;      ///< blocks whose attention and MLP share one norm and one gate
        qint64 fp32Norms = 0;           ///< norms a block that are computed in FP32 by plain code
        qint64 modulationParameters = 0; ///< matrices that turn the time step into scales; layerwise casting skips them
        qint64 convolutionParameters = 0; ///< quantisers of linear layers leave them at 16 bits
        qint64 attentionWidths = 0;     ///< UNet: sum of the widths of all transformer blocks
        double widthPerLatentPixel = 0.0; ///< UNet: the same, each divided by its downsampling in area
        double stackPerLatentPixel = 0.0; ///< UNet: that of the largest stack of blocks, recomputed as one
        qint64 fusionValues = 0;        ///< values an image that a text fusion in front of the blocks works on

        bool isUnet() const { return kind == QLatin1String("unet"); }
    };

    /// From latents to pixels. scale = 0: the model works on pixels.
    struct Decoder {
        qint64 scale = 0;            ///< pixels a latent pixel along one side
        qint64 channels = 0;         ///< of the latent
        qint64 width = 0;            ///< widest tensor at full resolution, in channels
        qint64 tile = 1024;          ///< side of a tile when tiling is on
        bool upcasts = false;        ///< FP16 overflows in it: decoded in FP32 where the rest is FP16
        qint64 framesPerLatent = 1;
        qint64 framesAtOnce = 1;     ///< a video decoder works in pieces
    };

    enum class Guidance {
        Together, ///< with and without prompt in one batch: twice the rows
        InTurn,   ///< one after the other
        Distilled ///< one pass
    };

    QString id;       ///< "flux-1-dev"
    QString name;
    QStringList aliases;
    QList<Component> components;
    Denoiser denoiser;
    Decoder decoder;
    qint64 textTokens = 77;      ///< that the denoiser sees
    Guidance guidance = Guidance::Together;
    QSize resolution{1024, 1024}; ///< that the model was made for
    int steps = 28;
    int frames = 1;
    int referenceImages = 0;     ///< pictures to be edited, each as many tokens as the result
    bool exact = true;           ///< parameter counts are exact; false: as the model card rounds them
    bool assumed = false;        ///< not in the library: everything but the parameter count is typical, not known
    QString source;
    QString asOf;

    qint64 parameters() const;
    /// The first denoiser; every model has one.
    const Component &denoiserComponent() const;
};

/// One entry of image_models.json that its schema has accepted.
ImageModel imageModelFromJson(const Json &object);

/// A model of which only the denoiser's size is known: a transformer of the usual proportions, with T5-XXL and a VAE of 16
/// channels. `assumed` is set, and estimates become wider.
/// Errors: OutOfRange (parametersBillions outside 0.05…500).
Result<ImageModel> typicalImageModel(double parametersBillions);

} // namespace xuanka
