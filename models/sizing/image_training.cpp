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

constexpr double activationBytes = 2.0; // computed at 16 bits, also where the weights are FP32

bool trainsEverything(const MemoryRequest &request)
{
    return request.workload == Workload::FullFineTuning || request.workload == Workload::Pretraining
        || (request.workload == Workload::ImageGeneration && request.imageJob == ImageJob::TrainFull);
}

/// Bytes an optimizer keeps for a trained value whose moments would be `full` bytes each.
Spread momentBytes(Optimizer optimizer, double full)
{
    constexpr double small = 1.0 + 4.0 / 256.0; // 8 bits and one FP32 maximum for a block of 256
    switch (optimizer) {
    case Optimizer::AdamW:
        return exactly(2.0 * full);
    case Optimizer::AdamW8bit:
        return exactly(2.0 * small);
    case Optimizer::PagedAdamW8bit: // pushed out to the host when the card is full
        return {0.0, 2.0 * small, 2.0 * small};
    case Optimizer::Adafactor: // a row and a column of statistics
        return {0.0, 0.01, 0.02};
    case Optimizer::Sgd:
        return exactly(0.0);
    case Optimizer::SgdMomentum:
    case Optimizer::Lion:
    case Optimizer::Muon:
        return exactly(full);
    case Optimizer::Galore:
        return {0.1 * full, 0.5 * full, full};
    case Optimizer::Galore8bit:
        return {0.1, 0.5, 1.0};
    }
    return {};
}

class ImageTraining {
public:
    explicit ImageTraining(const ImageInput &input)
        : m_input(input), m_denoiser(input.model.denoiser), m_full(trainsEverything(input.request)),
          m_parameters(real(input.model.denoiserComponent().parameters))
    {
    }

    ImageLoad load() const
    {
        const Spread kept = activations();
        const Spread encoding = encodingBytes();
        const Spread scratch = scratchBytes();
        Spread resident;
        ImageLoad load;
        load.parts << weightsPart(resident);
        if (m_full) {
            load.parts << statesParts(resident);
        } else if (adapterParameters() > 0.0) {
            load.parts << adaptersPart(resident);
        }
        load.parts << activationsPart(kept);
        // Pictures are encoded before the step; what is larger is the peak.
        Spread working = scratch + largerOf(differenceOf(encoding, kept), Spread{});
        const Spread &unexplained = m_input.images.unexplained.value;
        const Spread sum = resident + kept + working;
        working.low = std::max(0.0, working.low - (1.0 - unexplained.low) * sum.low);
        working.high += (unexplained.high - 1.0) * sum.high;
        load.parts << workingPart(working, encoding);
        load.slack = productOf(kept, m_input.images.trainingSlack.value) + Spread{0.0, std::min(encoding.expected, kept.expected), encoding.high};
        return load;
    }

private:
    /// Values kept by one block for one token, in rows of the model's width; the mean over its blocks.
    Spread rows() const
    {
        const ImageConstants &c = m_input.images;
        const double blocks = real(m_denoiser.blocks);
        const double dual = real(m_denoiser.dualStreamBlocks) / blocks;
        const double parallel = real(m_denoiser.parallelBlocks) / blocks;
        const Spread &fewer = c.trainingParallelRows.value;
        return c.trainingRows.value + exactly(mlpRows(m_denoiser)) + c.trainingDualRows.value * dual
            + Spread{-fewer.high, -fewer.expected, -fewer.low} * parallel
            + c.trainingNormRows.value * real(m_denoiser.fp32Norms);
    }

    struct Kept {
        Spread everything;
        Spread checkpointed;
    };

    Kept keptByTransformer() const
    {
        const double tokens = tokensOfSample(m_input);
        const double unit = tokens * real(m_denoiser.width) * activationBytes;
        const double blocks = real(m_denoiser.blocks);
        Spread block = rows() * unit;
        if (!m_input.request.flashAttention)
            block += exactly(2.0 * real(m_denoiser.heads) * tokens * tokens * activationBytes);
        const Spread fusion = rows() * (real(m_denoiser.fusionValues) * activationBytes);
        return {block * blocks + fusion, exactly(blocks * unit) + block + fusion};
    }

    Kept keptByUnet() const
    {
        const ImageConstants &c = m_input.images;
        const double pixels = latentPixels(m_input) * activationBytes;
        const double width = real(m_denoiser.width);
        const Spread everything = c.trainingUnetRows.value * (m_denoiser.widthPerLatentPixel * pixels)
            + c.trainingUnetConvolutions.value * (width * pixels);
        const Spread stack = c.trainingUnetRows.value * (m_denoiser.stackPerLatentPixel * pixels);
        const Spread inputs = c.trainingUnetInputs.value * (width * pixels);
        return {everything, largerOf(stack + inputs, Spread{})};
    }

    /// Bytes of 16-bit copies of all matrices that FP8 training keeps; nothing in other formats.
    Spread fp8Copies() const
    {
        if (m_full || !m_input.format.id.startsWith(QLatin1String("fp8")))
            return {};
        const double matrices = m_parameters - keptParameters(m_input, m_input.model.denoiserComponent());
        return m_input.images.fp8Copies.value * (std::max(0.0, matrices) * 2.0);
    }

    Spread activations() const
    {
        const Kept kept = m_denoiser.isUnet() ? keptByUnet() : keptByTransformer();
        const Spread copies = fp8Copies();
        const double batch = m_input.request.batch;
        Spread sum;
        switch (m_input.request.checkpointing) {
        case Checkpointing::None:
            sum = kept.everything * batch + copies;
            break;
        case Checkpointing::Selective:
            // Every other segment of blocks is recomputed.
            sum = (kept.everything + kept.checkpointed) * (0.5 * batch) + copies * 0.5;
            break;
        case Checkpointing::Full:
            sum = kept.checkpointed * batch + copies * (1.0 / real(m_denoiser.blocks));
            break;
        }
        return m_input.model.assumed ? productOf(sum, m_input.images.assumedShape.value) : sum;
    }

    /// Latents and text that are not cached are made while training.
    Spread encodingBytes() const
    {
        const ImageResidents residents = m_input.request.imageResidents;
        if (residents == ImageResidents::Denoiser)
            return {};
        return productOf(decodingBytes(m_input), m_input.images.encodingShare.value);
    }

    Spread scratchBytes() const
    {
        Spread scratch = m_input.images.trainingWorkspace.value * bytesPerGib;
        const bool fp32 = m_input.format.linearBits > 16.0;
        if (fp32) // autocast keeps a 16-bit copy of every matrix
            scratch += exactly(m_parameters * 2.0);
        if (m_full && m_input.request.optimizer == Optimizer::AdamW)
            scratch += m_input.images.stepCopies.value * (m_parameters * m_input.format.linearBits / 8.0);
        if (!m_full && m_input.format.linearBits < 16.0) // one block's matrices at 16 bits
            scratch += Spread{0.0, 1.0, 1.5} * (m_parameters * 2.0 / real(m_denoiser.blocks));
        return scratch;
    }

    MemoryPart weightsPart(Spread &resident) const
    {
        Spread weights;
        const QList<ImageModel::Component> components = keptComponents(m_input);
        for (const ImageModel::Component &component : components)
            weights += componentBytes(m_input, component);
        resident += weights;
        PartBuilder part(m_input.detail, MemoryPartKind::Weights, "memory.image.weights",
                         "sum over components on the card of parameters × bits ÷ 8", "components of the published checkpoint");
        traceComponents(part, m_input);
        return part.build(Load::everywhere(weights, m_input.request.cards));
    }

    QList<MemoryPart> statesParts(Spread &resident) const
    {
        const bool fp32 = m_input.format.linearBits > 16.0;
        const bool master = m_input.request.masterWeights.value_or(false) && !fp32;
        const double gradient = fp32 ? 4.0 : 2.0;
        const Spread gradients = exactly(gradient * m_parameters);
        const Spread mixed = momentBytes(m_input.request.optimizer, 4.0) + exactly(4.0);
        Spread perParameter = momentBytes(m_input.request.optimizer, fp32 ? 4.0 : 2.0);
        if (master)
            perParameter = mixed;
        else if (!fp32 && !m_input.request.masterWeights) // most trainers stay at 16 bits; some keep FP32 beside it
            perParameter.high = mixed.high;
        const Spread optimizer = perParameter * m_parameters;
        resident += gradients + optimizer;
        MemoryPart gradientsPart =
            PartBuilder(m_input.detail, MemoryPartKind::Gradients, "memory.gradients", "trained parameters × bytes",
                        "ZeRO (arXiv 1910.02054)")
                .input(QT_TRANSLATE_NOOP("Trace", "trained parameters"), m_parameters, "", m_input.model.source)
                .input(QT_TRANSLATE_NOOP("Trace", "bytes a gradient"), gradient, "B")
                .build(Load::everywhere(gradients, m_input.request.cards));
        MemoryPart optimizerPart =
            PartBuilder(m_input.detail, MemoryPartKind::OptimizerStates, "memory.optimizer",
                        "trained parameters × (master + moments)", "ZeRO (arXiv 1910.02054)")
                .input(QT_TRANSLATE_NOOP("Trace", "trained parameters"), m_parameters, "", m_input.model.source)
                .input(QT_TRANSLATE_NOOP("Trace", "optimizer"), optimizerId(m_input.request.optimizer), QStringLiteral("profile"))
                .input(QT_TRANSLATE_NOOP("Trace", "bytes a parameter"), perParameter.expected, "B")
                .build(Load::everywhere(optimizer, m_input.request.cards));
        return {std::move(gradientsPart), std::move(optimizerPart)};
    }

    bool adapts(const char *module) const
    {
        return m_input.request.loraTargets.contains(QLatin1String(module));
    }

    /// Attention's q, k, v and output in every block, of text and image where they are apart; the MLP if it is named.
    double adapterParameters() const
    {
        const double rank = m_input.request.loraRank;
        constexpr double attention = 8.0; // four matrices, each rank × (in + out)
        if (m_denoiser.isUnet()) // self-attention and cross-attention
            return 2.0 * attention * rank * real(m_denoiser.attentionWidths);
        const bool mlp = adapts("gate") || adapts("up") || adapts("down");
        const double width = real(m_denoiser.width);
        const double ofMlp = mlp ? (m_denoiser.gated ? 3.0 : 2.0) * (width + real(m_denoiser.feedForward)) : 0.0;
        return rank * (attention * width + ofMlp) * real(m_denoiser.blocks + m_denoiser.dualStreamBlocks);
    }

    MemoryPart adaptersPart(Spread &resident) const
    {
        const double parameters = adapterParameters();
        // Weights, gradients and moments at 16 bits, or all of them in FP32.
        const Spread small = momentBytes(m_input.request.optimizer, 2.0) + exactly(4.0);
        const Spread whole = momentBytes(m_input.request.optimizer, 4.0) + exactly(8.0);
        const bool halved = m_input.request.masterWeights == false;
        const Spread bytes = halved ? small : Spread{small.low, whole.expected, whole.high};
        const Spread adapters = bytes * parameters;
        resident += adapters;
        return PartBuilder(m_input.detail, MemoryPartKind::Adapters, "memory.adapters",
                           "rank × (in + out) over adapted matrices × (weights + gradients + moments)", "LoRA (arXiv 2106.09685)")
            .input(QT_TRANSLATE_NOOP("Trace", "adapter parameters"), parameters, "", m_input.model.source)
            .input(QT_TRANSLATE_NOOP("Trace", "rank"), m_input.request.loraRank, "", QStringLiteral("profile"))
            .input(QT_TRANSLATE_NOOP("Trace", "bytes a parameter"), bytes.expected, "B")
            .build(Load::everywhere(adapters, m_input.request.cards));
    }

    MemoryPart activationsPart(const Spread &kept) const
    {
        PartBuilder part(m_input.detail, MemoryPartKind::Activations, "memory.image.activations",
                         m_denoiser.isUnet() ? "rows × widths of all blocks × latent pixels × images × 2 B; checkpointing keeps inputs and one stack"
                                             : "rows × width × tokens × blocks × images × 2 B; checkpointing keeps one row a block and one block",
                         "counted from the blocks, checked against published runs");
        part.input(QT_TRANSLATE_NOOP("Trace", "width"), real(m_denoiser.width), "", m_input.model.source)
            .input(QT_TRANSLATE_NOOP("Trace", "blocks"), real(m_denoiser.blocks), "", m_input.model.source)
            .input(QT_TRANSLATE_NOOP("Trace", "images"), m_input.request.batch, "", QStringLiteral("profile"))
            .input(QT_TRANSLATE_NOOP("Trace", "checkpointing"), checkpointingId(m_input.request.checkpointing),
                   QStringLiteral("profile"));
        if (m_denoiser.isUnet()) {
            part.input(QT_TRANSLATE_NOOP("Trace", "latent pixels"), latentPixels(m_input))
                .input(QT_TRANSLATE_NOOP("Trace", "rows of a block"), m_input.images.trainingUnetRows);
        } else {
            part.input(QT_TRANSLATE_NOOP("Trace", "tokens of an image and its text"), tokensOfSample(m_input))
                .input(QT_TRANSLATE_NOOP("Trace", "rows of the MLP"), mlpRows(m_denoiser))
                .input(QT_TRANSLATE_NOOP("Trace", "other rows of a block"), m_input.images.trainingRows);
        }
        if (fp8Copies().expected > 0.0)
            part.input(QT_TRANSLATE_NOOP("Trace", "16-bit copies of FP8 matrices"), m_input.images.fp8Copies);
        return part.build(Load::everywhere(kept, m_input.request.cards));
    }

    MemoryPart workingPart(const Spread &working, const Spread &encoding) const
    {
        return PartBuilder(m_input.detail, MemoryPartKind::WorkingSet, "memory.image.training_scratch",
                           "workspace + copies while stepping + matrices brought to 16 bits", "published runs")
            .input(QT_TRANSLATE_NOOP("Trace", "workspace"), m_input.images.trainingWorkspace)
            .input(QT_TRANSLATE_NOOP("Trace", "copies while stepping"), m_input.images.stepCopies)
            .input(QT_TRANSLATE_NOOP("Trace", "encoding of pictures"), encoding.expected, "B")
            .input(QT_TRANSLATE_NOOP("Trace", "not explained"), m_input.images.unexplained)
            .build(Load::everywhere(working, m_input.request.cards));
    }

    const ImageInput &m_input;
    const ImageModel::Denoiser &m_denoiser;
    bool m_full;
    double m_parameters;
};

} // namespace

ImageLoad imageTrainingLoad(const ImageInput &input)
{
    return ImageTraining(input).load();
}

} // namespace xuanka
