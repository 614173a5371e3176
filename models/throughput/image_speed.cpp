// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "throughput/image_speed.h"

#include "json/json.h"

#include <algorithm>
#include <cmath>

namespace xuanka {

namespace {

constexpr double tera = 1e12;

struct ImageEfficiency {
    double share = 0.0; ///< of the dense 16-bit peak
    double low = 0.5;
    double high = 1.8;
    bool fitted = false;
    QString source;
};

/// resources/throughput/image_speeds.json.
struct ImageRules {
    QHash<QString, ImageWork> works;              ///< by the model library's id
    QHash<QString, ImageEfficiency> efficiencies; ///< "tuned hopper", "tuned *", "diffusers *"
    double sixteenBitShare = 1.0;  ///< of a tuned engine's 8-bit speed
    double eightBitGain = 1.0;     ///< of diffusers' 16-bit speed
    double textTokens = 512.0;
    double pixelsPerTokenSide = 16.0;
};

ImageRules readRules()
{
    const QString file = QStringLiteral(":/throughput/image_speeds.json");
    const Result<Json> json = readCheckedResource(file, QStringLiteral(":/schema/image_speeds.schema.json"));
    // A built-in file that its own schema refuses is a broken build; the resource test names the place.
    if (!json)
        qFatal("%s", qPrintable(errorMessage(json.error())));
    ImageRules rules;
    for (const Json &object : json->at("models")) {
        ImageWork work;
        work.modelId = toQString(object.at("id"));
        work.reference = QSize(object.at("pixels").get<int>(), object.at("pixels").get<int>());
        work.operationsPerPass = object.at("tera_operations_per_pass").get<double>() * tera;
        work.attentionPerPass = object.at("tera_attention_per_pass").get<double>() * tera;
        work.decodeOperations = object.at("tera_operations_decode").get<double>() * tera;
        work.passesPerStep = object.at("passes_per_step").get<int>();
        work.defaultSteps = object.at("steps").get<int>();
        work.measured = true;
        work.source = toQString(object.at("source"));
        rules.works.insert(work.modelId, work);
    }
    for (const Json &object : json->at("efficiencies")) {
        rules.efficiencies.insert(QString(toQString(object.at("engine")) % QLatin1Char(' ') % toQString(object.at("card_class"))),
                                  {object.at("value").get<double>(), object.at("low").get<double>(), object.at("high").get<double>(),
                                   object.at("fitted").get<bool>(), toQString(object.at("source"))});
    }
    for (const Json &object : json->at("constants")) {
        const QString id = toQString(object.at("id"));
        const double value = object.at("value").get<double>();
        if (id == QLatin1String("sixteen_bit_share"))
            rules.sixteenBitShare = value;
        else if (id == QLatin1String("eight_bit_gain"))
            rules.eightBitGain = value;
        else if (id == QLatin1String("text_tokens"))
            rules.textTokens = value;
        else if (id == QLatin1String("pixels_per_token_side"))
            rules.pixelsPerTokenSide = value;
    }
    return rules;
}

const ImageRules &imageRules()
{
    static const ImageRules rules = readRules();
    return rules;
}

double pixelsOf(const QSize &size)
{
    return static_cast<double>(size.width()) * static_cast<double>(size.height());
}

Done checkJob(const ImageSpeedJob &job)
{
    const auto bad = [](const char *field, double value) {
        return fail({Error::Kind::OutOfRange, {}, QLatin1String(field), machineNumber(value), {}});
    };
    if (job.resolution.width() < 64 || job.resolution.height() < 64 || job.resolution.width() > 16384 || job.resolution.height() > 16384)
        return bad("resolution", pixelsOf(job.resolution));
    if (job.steps < 0 || job.steps > 10000)
        return bad("steps", job.steps);
    if (job.batch < 1 || job.batch > 1024)
        return bad("batch", job.batch);
    if (job.cards < 1 || job.cards > 4096)
        return bad("cards", job.cards);
    return {};
}

void addTrace(ImageSpeedEstimate &estimate, const SpeedCard &card, const ImageSpeedJob &job, double share, const QString &source)
{
    Trace &trace = estimate.trace;
    trace.formula = QStringLiteral("speed.images");
    trace.expression = QStringLiteral("(steps × passes × denoiser + decoder) ÷ (dense 16-bit peak × efficiency)");
    trace.result = machineNumber(estimate.secondsPerImage.expected);
    trace.unit = QStringLiteral("s");
    trace.source = source;
    const auto input = [&trace](const char *name, double value, const char *unit, const QString &from) {
        trace.inputs << TraceInput{QLatin1String(name), machineNumber(value), QLatin1String(unit), from};
    };
    input(QT_TRANSLATE_NOOP("Trace", "steps"), estimate.steps, "", QStringLiteral("profile"));
    input(QT_TRANSLATE_NOOP("Trace", "passes a step"), job.work.passesPerStep, "", job.work.source);
    input(QT_TRANSLATE_NOOP("Trace", "pixels"), pixelsOf(job.resolution), "", QStringLiteral("profile"));
    input(QT_TRANSLATE_NOOP("Trace", "operations of an image"), estimate.operations / tera, "10¹²", job.work.source);
    input(QT_TRANSLATE_NOOP("Trace", "dense 16-bit peak of a card"), card.fp16 / tera, "TFLOPS", card.source);
    input(QT_TRANSLATE_NOOP("Trace", "share of the 16-bit peak reached"), share, "", source);
}

} // namespace

Result<ImageWork> imageWorkOf(const ImageModel &model)
{
    const ImageRules &rules = imageRules();
    double parameters = 0.0;
    for (const ImageModel::Component &component : model.components) {
        if (component.role == QLatin1String("denoiser"))
            parameters += static_cast<double>(component.parameters);
    }
    if (parameters <= 0.0)
        return fail({Error::Kind::Missing, {}, QStringLiteral("denoiser"), model.id, {}});
    ImageWork work = rules.works.value(model.id);
    work.modelId = model.id;
    work.name = model.name;
    work.parameters = parameters;
    if (work.measured)
        return work;
    const double side = work.reference.width() / rules.pixelsPerTokenSide;
    const double tokens = side * side + rules.textTokens;
    work.operationsPerPass = 2.0 * parameters * tokens;
    // Transformers of this size: attention between tokens is 4 × layers × width × tokens², about 4 × √(P ÷ 12 ÷ layers).
    work.attentionPerPass = 0.1 * work.operationsPerPass;
    work.decodeOperations = 1e13;
    work.defaultSteps = 28;
    work.source = QStringLiteral("parameters × latent tokens");
    return work;
}

Result<ImageSpeedEstimate> estimateImageSpeed(const SpeedCard &card, const ImageSpeedJob &job, TraceDetail detail)
{
    if (const Done done = checkJob(job); !done)
        return fail(done.error());
    const ImageRules &rules = imageRules();
    ImageSpeedEstimate estimate;
    estimate.engineId = job.tuned ? QStringLiteral("tuned") : QStringLiteral("diffusers");
    estimate.steps = job.steps > 0 ? job.steps : job.work.defaultSteps;
    const double ratio = pixelsOf(job.resolution) / pixelsOf(job.work.reference);
    const double pass = job.work.operationsPerPass * ratio + job.work.attentionPerPass * ratio * ratio;
    estimate.operations = estimate.steps * job.work.passesPerStep * pass + job.work.decodeOperations * ratio;

    const auto particular = rules.efficiencies.constFind(QString(estimate.engineId % QLatin1Char(' ') % card.classId));
    const ImageEfficiency efficiency =
        particular != rules.efficiencies.constEnd() ? *particular : rules.efficiencies.value(QString(estimate.engineId % QLatin1String(" *")));
    double share = efficiency.share;
    if (job.tuned && !job.eightBit)
        share *= rules.sixteenBitShare;
    if (!job.tuned && job.eightBit && card.fp8 > 0.0)
        share *= rules.eightBitGain;
    const double seconds = estimate.operations / (card.fp16 * share);
    estimate.fitted = efficiency.fitted && job.work.measured && job.eightBit == job.tuned;
    const SpeedBand wide;
    const double low = estimate.fitted ? efficiency.low : wide.low;
    const double high = estimate.fitted ? efficiency.high : wide.high;
    estimate.secondsPerImage = {seconds / high, seconds, seconds / low};
    const double perMinute = 60.0 * job.cards / seconds;
    estimate.imagesPerMinute = {perMinute * low, perMinute, perMinute * high};
    if (detail == TraceDetail::None)
        return estimate;
    addTrace(estimate, card, job, share, efficiency.source);
    if (!job.work.measured) {
        estimate.assumptions << LocalizedText{QStringLiteral("The work of an image is taken from the model's size."),
                                              QStringLiteral("单张计算量按模型参数规模推算。")};
    }
    if (!estimate.fitted) {
        estimate.assumptions << LocalizedText{QStringLiteral("Too few measurements of this class of card and engine: the range is wide."),
                                              QStringLiteral("该卡型与引擎的实测太少，区间取得较宽。")};
    }
    return estimate;
}

} // namespace xuanka
