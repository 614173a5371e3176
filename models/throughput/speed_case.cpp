// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "throughput/speed_case.h"

#include "throughput/speed_case_readers.h"

namespace xuanka {

namespace {

bool isImageMetric(SpeedMetric metric)
{
    return metric == SpeedMetric::ImagesPerMinute || metric == SpeedMetric::SecondsPerImage;
}

Estimate<double> figureOf(const SpeedEstimate &estimate, const SpeedCase &measured)
{
    const double scale = measured.copies / (measured.perCard ? measured.job.cards : 1);
    switch (measured.metric) {
    case SpeedMetric::OutputRate: return estimate.outputThroughput * scale;
    case SpeedMetric::TotalRate: return estimate.totalThroughput * scale;
    case SpeedMetric::StreamRate:
        if (estimate.concurrency <= 1.0)
            return estimate.singleStream;
        return {1e3 / estimate.tpotMs.high, 1e3 / estimate.tpotMs.expected, 1e3 / estimate.tpotMs.low};
    case SpeedMetric::PrefillRate: return estimate.prefillRate * scale;
    case SpeedMetric::FirstTokenMs: return estimate.ttftMs;
    case SpeedMetric::NextTokenMs:
    case SpeedMetric::ImagesPerMinute:
    case SpeedMetric::SecondsPerImage: break;
    }
    return estimate.tpotMs;
}

SpeedAnswer answerOf(const SpeedEstimate &estimate, const SpeedCase &measured)
{
    return {figureOf(estimate, measured), estimate.fitted, estimate.engineId, estimate.classId, measured.model->isMixture()};
}

QString numberText(double value)
{
    return QString::number(value, 'g', 6);
}

QString reasonText(const Error &error)
{
    return errorMessage(error);
}

} // namespace

void assumeSpeed(SpeedCase &measured, const QString &english, const QString &chinese)
{
    measured.assumed << LocalizedText{english, chinese};
}

Result<SpeedLibraries> SpeedLibraries::loadBuiltIn()
{
    const Result<Catalog> catalog = Catalog::loadBuiltIn();
    if (!catalog)
        return fail(catalog.error());
    Result<SpeedCards> cards = SpeedCards::load(*catalog, speedRules());
    if (!cards)
        return fail(cards.error());
    Result<ModelLibrary> models = ModelLibrary::loadBuiltIn();
    if (!models)
        return fail(models.error());
    return SpeedLibraries{*std::move(cards), *std::move(models)};
}

Result<SpeedCase> readSpeedCase(const CsvRow &row, const SpeedLibraries &libraries)
{
    SpeedCase measured;
    const QString metric = row.text(QStringLiteral("metric"));
    const std::optional<SpeedMetric> known = speedMetricFromId(metric);
    if (!known)
        return fail({metric.isEmpty() ? Error::Kind::Missing : Error::Kind::UnknownName, {}, QStringLiteral("metric"), metric, {}});
    measured.metric = *known;
    const QString cardName = row.text(QStringLiteral("gpu"));
    const SpeedCard *card = libraries.cards.card(cardName);
    if (!card)
        return fail({cardName.isEmpty() ? Error::Kind::Missing : Error::Kind::UnknownName, {}, QStringLiteral("gpu"), cardName, {}});
    measured.card = *card;
    if (isImageMetric(measured.metric)) {
        if (const Done done = readImageSpeedJob(row, libraries.models, measured); !done)
            return fail(done.error());
        return measured;
    }
    const Result<ModelArchitecture> architecture = caseArchitecture(row, libraries.models, measured);
    if (!architecture)
        return fail(architecture.error());
    const double bits = looseNumber(row.text(QStringLiteral("weight_bits"))).value_or(0.0);
    const WeightFormat format = caseWeightFormat(row.text(QStringLiteral("quant")), bits, *card);
    const bool llama = row.text(QStringLiteral("engine")).startsWith(QLatin1String("llama.cpp"), Qt::CaseInsensitive);
    Result<SpeedModel> model = speedModelOf(*architecture, format, llama ? Engine::LlamaCpp : Engine::Vllm);
    if (!model)
        return fail(model.error());
    measured.model = *std::move(model);
    if (const Done done = readSpeedJob(row, measured); !done)
        return fail(done.error());
    return measured;
}

Result<SpeedAnswer> answerSpeedCase(const SpeedCase &measured)
{
    if (measured.image) {
        const Result<ImageSpeedEstimate> images = estimateImageSpeed(measured.card, *measured.image, TraceDetail::None);
        if (!images)
            return fail(images.error());
        return SpeedAnswer{measured.metric == SpeedMetric::ImagesPerMinute ? images->imagesPerMinute : images->secondsPerImage,
                           images->fitted, images->engineId, measured.card.classId, false};
    }
    if (measured.target) {
        const Result<std::optional<SpeedEstimate>> held =
            largestHolding(measured.card, *measured.model, measured.job, *measured.target, TraceDetail::None);
        if (!held)
            return fail(held.error());
        if (!*held)
            return fail({Error::Kind::Unsupported, {}, QStringLiteral("batch_or_concurrency"), QStringLiteral("target"), {}});
        return answerOf(**held, measured);
    }
    const Result<SpeedEstimate> estimate = estimateSpeed(measured.card, *measured.model, measured.job, TraceDetail::None);
    if (!estimate)
        return fail(estimate.error());
    return answerOf(*estimate, measured);
}

CsvTable estimateSpeedTable(const CsvTable &cases, const SpeedLibraries &libraries, Language language)
{
    CsvTable answers;
    answers.header = cases.header
        + QStringList{QStringLiteral("est_low"), QStringLiteral("est"), QStringLiteral("est_high"), QStringLiteral("est_note")};
    answers.rows.reserve(cases.rows.size());
    answers.lines = cases.lines;
    for (qsizetype i = 0; i < cases.rows.size(); ++i) {
        QStringList fields = cases.rows.at(i);
        const Result<SpeedCase> measured = readSpeedCase(CsvRow(cases, i), libraries);
        const Result<SpeedAnswer> answer = measured ? answerSpeedCase(*measured) : fail(measured.error());
        if (!answer) {
            answers.rows << fields + QStringList{{}, {}, {}, reasonText(answer.error())};
            continue;
        }
        QStringList notes;
        if (!answer->fitted) {
            notes << LocalizedText{QStringLiteral("Estimate, class not fitted: wide range."), QStringLiteral("估算；该类别无拟合数据，区间较宽。")}
                         .in(language);
        }
        for (const LocalizedText &assumed : measured->assumed)
            notes << assumed.in(language);
        answers.rows << fields
                + QStringList{numberText(answer->figure.low), numberText(answer->figure.expected), numberText(answer->figure.high),
                              notes.join(QLatin1Char(' '))};
    }
    return answers;
}

} // namespace xuanka
