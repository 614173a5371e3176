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

/// One moment of a run: what is on the card and what works on it.
struct Moment {
    Spread weights;
    Spread working;
    Spread slack; ///< reserved beyond both

    Spread allocated() const { return weights + working; }
    Spread reserved() const { return allocated() + slack; }
};

class Generation {
public:
    explicit Generation(const ImageInput &input)
        : m_input(input), m_components(keptComponents(input)), m_denoising(denoisingBytes()), m_decoding(decodingBytes(input))
    {
    }

    ImageLoad load() const
    {
        const Moment peak = m_input.request.offload == Offload::None ? everythingResident() : heaviestMoment();
        Spread working = peak.working;
        // Published figures are rounded, and GB is often written for GiB: that width belongs to no single part.
        // An engine that plans its buffers says exactly what they are.
        const Spread &unexplained = m_input.images.unexplained.value;
        const Spread allocated = m_input.planned() ? working : peak.allocated();
        working.low = std::max(0.0, working.low - (1.0 - unexplained.low) * allocated.low);
        working.high += (unexplained.high - 1.0) * allocated.high;

        ImageLoad load;
        load.parts << weightsPart(peak.weights) << workingPart(working);
        load.slack = m_input.planned() ? Spread{} : peak.slack;
        load.loaded = m_input.planned() ? peak.weights + working : productOf(peak.weights + loadingGap(), unexplained);
        return load;
    }

private:
    bool withGuidance() const
    {
        return m_input.model.guidance == ImageModel::Guidance::Together && !m_input.planned();
    }

    Spread denoisingBytes() const
    {
        const ImageModel::Denoiser &denoiser = m_input.model.denoiser;
        const double samples = m_input.request.batch * (withGuidance() ? 2.0 : 1.0);
        const double bytes = m_input.planned() || m_input.format.linearBits > 16.0 ? 4.0 : 2.0;
        if (denoiser.isUnet())
            return m_input.images.unetRows.value * (real(denoiser.width) * latentPixels(m_input) * samples * bytes) + dequantisedBytes();
        const double tokens = tokensOfSample(m_input);
        Spread rows = m_input.images.denoisingRows.value * (real(denoiser.width) * tokens * samples * bytes);
        if (!m_input.request.flashAttention)
            rows += exactly(2.0 * real(denoiser.heads) * tokens * tokens * samples * bytes);
        if (m_input.model.assumed)
            rows = productOf(rows, m_input.images.assumedShape.value);
        return rows + dequantisedBytes();
    }

    /// Quantised matrices are brought to 16 bits one by one; stable-diffusion.cpp multiplies them as they are.
    Spread dequantisedBytes() const
    {
        const ImageModel::Component &denoiser = m_input.model.denoiserComponent();
        if (m_input.planned() || !isQuantised(m_input, denoiser))
            return {};
        return m_input.images.dequantisedShare.value * (2.0 * real(denoiser.parameters) / real(m_input.model.denoiser.blocks));
    }

    /// A VAE that decodes in FP32 is converted as a whole.
    Spread upcastWeights() const
    {
        Spread extra;
        if (!decodesInFp32(m_input) || m_input.format.linearBits > 16.0 || m_input.planned())
            return extra;
        for (const ImageModel::Component &component : m_components) {
            if (component.role == QLatin1String("vae"))
                extra += exactly(real(component.parameters) * 2.0);
        }
        return extra;
    }

    /// Pieces that the allocator still holds after loading, as a share of the 16-bit weights that went through it.
    Spread loadingGap() const
    {
        double plain = 0.0;
        bool any = false;
        for (const ImageModel::Component &component : m_components) {
            if (component.role != QLatin1String("vae"))
                plain += 2.0 * real(component.parameters);
            any = any || isQuantised(m_input, component);
        }
        if (!any)
            return {};
        constexpr double fewBits = 6.0;
        const ImageConstants &c = m_input.images;
        const MemoryConstant *gap = m_input.format.linearBits < fewBits ? &c.loadingGapFourBits : &c.loadingGapEightBits;
        if (m_input.format.bitsandbytes)
            gap = &c.loadingGapBitsandbytes;
        else if (m_input.format.gguf || m_input.format.keepsModulation)
            gap = &c.loadingGapFile;
        const Spread share = gap->value * plain;
        const Spread most = c.loadingGapMost.value * bytesPerGib;
        return {std::min(share.low, most.low), std::min(share.expected, most.expected), std::min(share.high, most.high)};
    }

    Spread decodingSlack() const
    {
        const Spread &reserved = m_input.images.decodingReserved.value;
        return {m_decoding.low * (reserved.low - 1.0), m_decoding.expected * (reserved.expected - 1.0),
                m_decoding.high * (reserved.high - 1.0)};
    }

    Moment everythingResident() const
    {
        Moment moment;
        for (const ImageModel::Component &component : m_components)
            moment.weights += componentBytes(m_input, component);
        moment.weights += upcastWeights();
        moment.working = largerOf(m_denoising, m_decoding);
        // The denoiser's blocks are freed before decoding begins, but too small to be used again.
        const Spread smaller{std::min(m_denoising.low, m_decoding.low), std::min(m_denoising.expected, m_decoding.expected),
                             std::min(m_denoising.high, m_decoding.high)};
        moment.slack = smaller + decodingSlack() + loadingGap();
        return moment;
    }

    Moment momentOf(const ImageModel::Component &component) const
    {
        Moment moment;
        moment.weights = componentBytes(m_input, component);
        const bool vae = component.role == QLatin1String("vae");
        const bool denoiser = component.role == QLatin1String("denoiser") || component.role == QLatin1String("prior");
        if (vae) {
            moment.weights += upcastWeights();
            moment.working = m_decoding;
            moment.slack = decodingSlack();
            return moment;
        }
        if (m_input.request.offload != Offload::Model)
            moment.weights = moment.weights * (layersAtOnce() / layersOf(component));
        moment.working = denoiser ? m_denoising : m_input.images.textEncoding.value * bytesPerGib;
        moment.slack = productOf(moment.working, m_input.constants.allocatorSlack.value);
        return moment;
    }

    double layersAtOnce() const { return m_input.request.offload == Offload::Group ? 2.0 : 1.0; }

    double layersOf(const ImageModel::Component &component) const
    {
        constexpr double layersOfTextEncoder = 24.0;
        return component.role == QLatin1String("text_encoder") ? layersOfTextEncoder : real(m_input.model.denoiser.blocks);
    }

    /// With offload the components take turns, and the allocator is emptied between them.
    Moment heaviestMoment() const
    {
        Moment heaviest;
        Spread allocated;
        Spread reserved;
        for (const ImageModel::Component &component : m_components) {
            const Moment moment = momentOf(component);
            if (moment.allocated().expected > heaviest.allocated().expected)
                heaviest = moment;
            allocated = largerOf(allocated, moment.allocated());
            reserved = largerOf(reserved, moment.reserved());
        }
        // Another component may be the heaviest at the low or high end.
        heaviest.working = differenceOf(allocated, heaviest.weights);
        heaviest.slack = differenceOf(reserved, allocated);
        return heaviest;
    }

    MemoryPart weightsPart(const Spread &weights) const
    {
        PartBuilder part(m_input.detail, MemoryPartKind::Weights, "memory.image.weights",
                         m_input.request.offload == Offload::None
                             ? "sum over components of parameters × bits ÷ 8"
                             : "the component (or its layers) at work at the heaviest moment: parameters × bits ÷ 8",
                         "components of the published checkpoint");
        traceComponents(part, m_input);
        return part.input(QT_TRANSLATE_NOOP("Trace", "offload"), offloadId(m_input.request.offload), QStringLiteral("profile"))
            .build(Load::everywhere(weights, m_input.request.cards));
    }

    MemoryPart workingPart(const Spread &working) const
    {
        const ImageModel::Denoiser &denoiser = m_input.model.denoiser;
        PartBuilder part(m_input.detail, MemoryPartKind::WorkingSet, "memory.image.working_set",
                         m_input.request.offload == Offload::None
                             ? "max(denoising rows × width × tokens, decoding planes × width × pixels) × images × bytes"
                             : "that of the component at work: rows × width × tokens, or planes × width × pixels",
                         "counted from the blocks, checked against published peaks");
        part.input(QT_TRANSLATE_NOOP("Trace", "denoising"), m_denoising.expected, "B")
            .input(QT_TRANSLATE_NOOP("Trace", "decoding"), m_decoding.expected, "B")
            .input(QT_TRANSLATE_NOOP("Trace", "width"), real(denoiser.width), "", m_input.model.source)
            .input(QT_TRANSLATE_NOOP("Trace", "tokens of an image and its text"), tokensOfSample(m_input))
            .input(QT_TRANSLATE_NOOP("Trace", "images"), m_input.request.batch, "", QStringLiteral("profile"))
            .input(QT_TRANSLATE_NOOP("Trace", "passes in one batch for guidance"), withGuidance() ? 2.0 : 1.0, "", m_input.model.source)
            .input(QT_TRANSLATE_NOOP("Trace", "decoding of the VAE"), vaeDecodingId(m_input.request.vaeDecoding), QStringLiteral("profile"))
            .input(QT_TRANSLATE_NOOP("Trace", "denoising rows"),
                   denoiser.isUnet() ? m_input.images.unetRows : m_input.images.denoisingRows)
            .input(QT_TRANSLATE_NOOP("Trace", "decoding planes"),
                   m_input.planned() ? m_input.images.decodingPlanesStatic : m_input.images.decodingPlanes)
            .input(QT_TRANSLATE_NOOP("Trace", "not explained"), m_input.images.unexplained);
        return part.build(Load::everywhere(working, m_input.request.cards));
    }

    const ImageInput &m_input;
    QList<ImageModel::Component> m_components;
    Spread m_denoising;
    Spread m_decoding;
};

} // namespace

ImageLoad generationLoad(const ImageInput &input)
{
    return Generation(input).load();
}

} // namespace xuanka
