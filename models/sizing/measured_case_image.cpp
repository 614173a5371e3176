// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/measured_case_readers.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace xuanka {

namespace {

QString lowered(const CsvRow &row, const char *column)
{
    return row.text(QString::fromLatin1(column)).toLower();
}

/// Names a row in a table by its columns alone; the component list of its note is read where a column would say the same.
bool says(const QString &text, const char *pattern)
{
    return QRegularExpression(QString::fromLatin1(pattern)).match(text).hasMatch();
}

/// Quantisers of image models by what their names contain, the first that fits.
QString formatByName(const QString &quantisation, double bits)
{
    struct Rule {
        const char *pattern;
        const char *fewBits; ///< up to 6
        const char *manyBits;
    };
    static constexpr Rule rules[] = {{"layerwise", "fp8-layerwise", "fp8-layerwise"},
                                     {"nf4.*(dq|double)", "nf4-dq", "nf4-dq"},
                                     {"nf4|fp4", "nf4", "nf4"},
                                     {"bnb|bitsandbytes|llm\\.int8", "nf4", "int8"},
                                     {"fp8|f8|float8", "fp8", "fp8"},
                                     {"int4|svdq|nunchaku|w4a", "int4-wo", "int4-wo"},
                                     {"int8|sdnq|w8a", "int8-wo", "int8-wo"},
                                     {"\\b(fp32|f32|float32|tf32)\\b(?!/)", "fp32", "fp32"},
                                     {"\\b(fp16|f16|float16|half)\\b", "fp16", "fp16"},
                                     {"bf16|bfloat16", "bf16", "bf16"}};
    constexpr double few = 6.0;
    for (const Rule &rule : rules) {
        if (says(quantisation, rule.pattern))
            return QString::fromLatin1(bits > 0.0 && bits <= few ? rule.fewBits : rule.manyBits);
    }
    return {};
}

/// llama.cpp's block types; "q4_k" without a size stands for all mixes, which diffusion models do not have.
QString ggufFormat(const QString &quantisation)
{
    static const QRegularExpression form(QStringLiteral("\\b(i?q\\d+_(?:[01]|k|xs|nl))"));
    const QString name = form.match(quantisation).captured(1);
    if (weightFormat(name))
        return name;
    const QString mixed = name + QStringLiteral("_m");
    return weightFormat(mixed) ? mixed : QString();
}

QString nearestFormat(double bits)
{
    if (bits <= 0.0)
        return {};
    if (bits >= 24.0)
        return QStringLiteral("fp32");
    if (bits >= 12.0)
        return QStringLiteral("bf16");
    return bits > 6.0 ? QStringLiteral("int8-wo") : QStringLiteral("int4-wo");
}

ImageQuantised quantisedParts(const QString &quantisation, bool generates)
{
    if (says(quantisation, "(dit|transformer|unet|denoiser)\\s*(\\+|and|&)\\s*(te|t5|text)"))
        return ImageQuantised::DenoiserAndText;
    if (says(quantisation, "(dit|transformer|unet|denoiser)( only)?\\)?$|remote"))
        return ImageQuantised::Denoiser;
    if (says(quantisation, "\\b(t5|te|text encoders?)\\b"))
        return ImageQuantised::Text;
    // Libraries that quantise while loading are given the whole pipeline.
    return generates && says(quantisation, "torchao|quanto") ? ImageQuantised::DenoiserAndText : ImageQuantised::Usual;
}

void readOptimizer(const CsvRow &row, MemoryRequest &request)
{
    const QString optimizer = lowered(row, "optimizer");
    if (optimizer.contains(QLatin1String("8bit")) || optimizer.contains(QLatin1String("8-bit")))
        request.optimizer = Optimizer::AdamW8bit;
    else if (optimizer.contains(QLatin1String("adafactor")))
        request.optimizer = Optimizer::Adafactor;
    else if (optimizer.contains(QLatin1String("lion")) && !optimizer.contains(QLatin1String("adam")))
        request.optimizer = Optimizer::Lion;
    if (optimizer.contains(QLatin1String("bf16")))
        request.masterWeights = false;
}

void readAdapters(const CsvRow &row, MeasuredCase &measured)
{
    MemoryRequest &request = measured.request;
    const QString rank = lowered(row, "lora_rank");
    bool ok = false;
    const double number = rank.toDouble(&ok);
    constexpr double mostRank = 8192.0;
    if (ok && number >= 1.0 && number <= mostRank) {
        request.loraRank = static_cast<int>(std::lround(number));
    } else if (says(rank, "lokr|loha|ia3|ia³")) {
        request.loraRank = 1;
        assume(measured, QStringLiteral("The adapter has hardly any parameters."), QStringLiteral("该适配器参数极少，忽略不计。"));
    }
    if (lowered(row, "lora_targets").contains(QLatin1String("all"))) {
        request.loraTargets = {QStringLiteral("q"),    QStringLiteral("k"),  QStringLiteral("v"),   QStringLiteral("o"),
                               QStringLiteral("gate"), QStringLiteral("up"), QStringLiteral("down")};
    }
}

/// Of the note only what the columns have no room for: components that are left out or named as loaded, the number of
/// frames, and which buffer a figure is of.
void readImageNote(const CsvRow &row, MeasuredCase &measured)
{
    MemoryRequest &request = measured.request;
    const QString note = lowered(row, "note");
    const QString all = note + QLatin1Char(' ') + lowered(row, "quant_name");
    if (says(all, "(without|no|drop\\w*) (the )?t5"))
        request.imageResidents = ImageResidents::WithoutLargestTextEncoder;
    const bool training = request.imageJob != ImageJob::Generate;
    const bool cached = says(note, "cached|not resident|only (the )?\\w+ [\\d.]+b");
    if (training && !cached && says(note, "text encoders?[^;.]*resident|\\+ clip|\\+ t5")) {
        request.imageResidents = ImageResidents::All;
        assume(measured, QStringLiteral("Text encoders and VAE on the card, as its note says."),
               QStringLiteral("按备注，文本编码器与 VAE 也常驻显存。"));
    }
    static const QRegularExpression frames(QStringLiteral("\\b(\\d{1,4}) frames"));
    if (const QRegularExpressionMatch match = frames.match(note); match.hasMatch() && measured.imageModel->frames > 1)
        request.frames = match.captured(1).toInt();
    if (measured.meter != Meter::ComputeBuffer)
        return;
    request.imageResidents = note.contains(QLatin1String("vae")) ? ImageResidents::DenoiserAndVae : ImageResidents::Denoiser;
    if (note.contains(QLatin1String("no tiling")))
        request.vaeDecoding = VaeDecoding::Plain;
}

} // namespace

Done readCaseImageModel(const CsvRow &row, const ModelLibrary &library, MeasuredCase &measured)
{
    const QString name = row.text(QStringLiteral("model"));
    const Result<std::optional<double>> billions = caseNumber(row, QStringLiteral("params_b"));
    if (!billions)
        return fail(billions.error());
    static const QRegularExpression addition(QStringLiteral("\\s*\\(.*\\)$"));
    QString plain = name;
    plain.remove(addition);
    for (const QString &spelling : {name, plain}) {
        const ImageModel *known = name.isEmpty() ? nullptr : library.imageModel(spelling);
        if (known) {
            measured.imageModel = *known;
            return {};
        }
    }
    if (*billions && **billions > 0.0) {
        Result<ImageModel> typical = typicalImageModel(**billions);
        if (!typical)
            return fail(typical.error());
        measured.imageModel = *std::move(typical);
        assume(measured, QStringLiteral("Only the size is known (%1 B): a typical image model.").arg(**billions),
               QStringLiteral("只知道参数规模（%1 B）：按典型图像模型估算。").arg(**billions));
        return {};
    }
    QStringList known;
    for (const ImageModel &model : library.imageModels())
        known << model.id;
    return name.isEmpty() ? fail({Error::Kind::Missing, {}, QStringLiteral("model"), {}, {}})
                          : fail({Error::Kind::UnknownName, {}, QStringLiteral("model"), name, known.join(QStringLiteral(", "))});
}

Done readCaseImageWeights(const CsvRow &row, MeasuredCase &measured)
{
    const Result<std::optional<double>> bits = caseNumber(row, QStringLiteral("weight_bits"));
    if (!bits)
        return fail(bits.error());
    const double stated = bits->value_or(0.0);
    const QString quantisation = lowered(row, "quant_name");
    MemoryRequest &request = measured.request;
    const bool gguf = quantisation.contains(QLatin1String("gguf"));
    QString id = gguf ? ggufFormat(quantisation) : formatByName(quantisation, stated);
    if (id.isEmpty() && gguf) {
        id = QStringLiteral("q4_k_m");
        if (stated > 0.0 && stated < 16.0)
            request.meanWeightBits = stated;
    }
    if (id.isEmpty()) {
        id = nearestFormat(stated);
        if (!id.isEmpty() && !quantisation.isEmpty()) {
            assume(measured, QStringLiteral("%1 is taken as %2.").arg(row.text(QStringLiteral("quant_name")), id),
                   QStringLiteral("%1 按 %2 估算。").arg(row.text(QStringLiteral("quant_name")), id));
        }
    }
    if (id.isEmpty() && measured.meter == Meter::Weights)
        return fail({Error::Kind::Missing, {}, QStringLiteral("weight_bits"), {}, {}});
    if (id.isEmpty()) {
        // Training scripts load FP32 and compute at 16 bits unless they are told otherwise.
        const QString method = row.text(QStringLiteral("method"));
        const bool training = method == QLatin1String("full") || method == QLatin1String("lora");
        id = training ? QStringLiteral("fp32") : QStringLiteral("bf16");
        if (measured.meter != Meter::ComputeBuffer) {
            assume(measured, QStringLiteral("Weights as %1: the row does not say.").arg(id),
                   QStringLiteral("该行未写明权重精度，按 %1 估算。").arg(id));
        }
    }
    request.weightFormat = id;
    request.imageQuantised = quantisedParts(quantisation, row.text(QStringLiteral("method")) == QLatin1String("diffusion"));
    return {};
}

Done readCaseImage(const CsvRow &row, MeasuredCase &measured)
{
    MemoryRequest &request = measured.request;
    const bool planned = lowered(row, "framework").contains(QLatin1String("stable-diffusion.cpp"));
    request.engine = planned ? Engine::StableDiffusionCpp : Engine::Diffusers;
    request.parallelism = Parallelism::Data;
    const QString method = row.text(QStringLiteral("method"));
    if (method == QLatin1String("lora") || method == QLatin1String("qlora"))
        request.imageJob = ImageJob::TrainLora;
    else if (method == QLatin1String("full"))
        request.imageJob = ImageJob::TrainFull;
    const Result<std::optional<qint64>> batch = caseCount(row, QStringLiteral("batch"));
    if (!batch)
        return fail(batch.error());
    request.batch = static_cast<int>(std::max<qint64>(1, batch->value_or(1)));

    const QString size = row.text(QStringLiteral("resolution"));
    static const QRegularExpression form(QStringLiteral("^(\\d{2,5})x(\\d{2,5})$"));
    if (const QRegularExpressionMatch match = form.match(size); match.hasMatch()) {
        request.resolution = QSize(match.captured(1).toInt(), match.captured(2).toInt());
    } else if (size.isEmpty()) {
        request.resolution = measured.imageModel->resolution;
        const QString usual = QStringLiteral("%1 × %2").arg(request.resolution.width()).arg(request.resolution.height());
        assume(measured, QStringLiteral("%1, the model's own size: the row does not say.").arg(usual),
               QStringLiteral("该行未写明分辨率，按模型默认的 %1 估算。").arg(usual));
    } else {
        return fail({Error::Kind::OutOfRange, {}, QStringLiteral("resolution"), size, QStringLiteral("1024x1024")});
    }
    const auto choose = [&row](const char *column, auto fromId, auto &target) -> Done {
        const QString text = row.text(QString::fromLatin1(column));
        if (text.isEmpty())
            return {};
        const auto value = fromId(text);
        if (!value)
            return fail({Error::Kind::UnknownName, {}, QString::fromLatin1(column), text, {}});
        target = *value;
        return {};
    };
    if (const Done done = choose("offload", &offloadFromId, request.offload); !done)
        return done;
    if (const Done done = choose("vae", &vaeDecodingFromId, request.vaeDecoding); !done)
        return done;
    if (const Done done = choose("resident", &imageResidentsFromId, request.imageResidents); !done)
        return done;
    const QString checkpointing = row.text(QStringLiteral("grad_ckpt"));
    if (checkpointing == QLatin1String("0"))
        request.checkpointing = Checkpointing::None;
    else if (checkpointing.startsWith(QLatin1String("selective")))
        request.checkpointing = Checkpointing::Selective;
    request.flashAttention = row.text(QStringLiteral("flash_attn")) != QLatin1String("0");
    readOptimizer(row, request);
    readAdapters(row, measured);
    readImageNote(row, measured);
    return {};
}

} // namespace xuanka
