// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line/command_list.h"
#include "app/command_line/text_table.h"
#include "quantity/format.h"
#include "throughput/speed_case.h"
#include "throughput/speed_json.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace xuanka {

namespace {

QString words(const char *text)
{
    return QCoreApplication::translate("CommandLine", text);
}

Error unknown(const Invocation &invocation, const char *option, const QString &value, const QStringList &choices)
{
    return {Error::Kind::UnknownName, invocation.command(), QString(QStringLiteral("--") % QLatin1String(option)), value,
            choices.join(QStringLiteral(", "))};
}

/// A number if the option is given; otherwise the value that stands there.
Done chooseNumber(const Invocation &invocation, const char *name, double minimum, double maximum, double &target)
{
    if (!invocation.has(QLatin1String(name)))
        return {};
    const Result<double> value = invocation.number(QLatin1String(name), minimum, maximum);
    if (!value)
        return fail(value.error());
    target = *value;
    return {};
}

Done chooseNumber(const Invocation &invocation, const char *name, double minimum, double maximum, std::optional<double> &target)
{
    double value = 0.0;
    if (const Done done = chooseNumber(invocation, name, minimum, maximum, value); !done)
        return done;
    if (invocation.has(QLatin1String(name)))
        target = value;
    return {};
}

struct Row {
    QString name;
    Estimate<double> figure;
    QString unit;
    int decimals = 1;
};

QString rangesText(const QList<Row> &rows, const QList<LocalizedText> &assumptions, const Invocation &invocation)
{
    TextTable table({{words(QT_TRANSLATE_NOOP("CommandLine", "Figure"))},
                     {words(QT_TRANSLATE_NOOP("CommandLine", "low")), true},
                     {words(QT_TRANSLATE_NOOP("CommandLine", "expected")), true},
                     {words(QT_TRANSLATE_NOOP("CommandLine", "high")), true},
                     {words(QT_TRANSLATE_NOOP("CommandLine", "Unit"))}});
    const QLocale locale = invocation.locale();
    for (const Row &row : rows) {
        table.add({row.name, formatNumber(row.figure.low, locale, row.decimals), formatNumber(row.figure.expected, locale, row.decimals),
                   formatNumber(row.figure.high, locale, row.decimals), row.unit});
    }
    QString text = table.toString();
    for (const LocalizedText &assumption : assumptions)
        text += QStringLiteral("* ") % assumption.in(invocation.language()) % QLatin1Char('\n');
    return text;
}

Result<SpeedJob> readJob(const Invocation &invocation)
{
    SpeedJob job;
    if (invocation.has(QStringLiteral("engine"))) {
        const SpeedEngine *engine = speedRules().engine(invocation.text(QStringLiteral("engine")));
        if (!engine) {
            QStringList known;
            for (const SpeedEngine &one : speedRules().engines())
                known << one.id;
            return fail(unknown(invocation, "engine", invocation.text(QStringLiteral("engine")), known));
        }
        job.engineId = engine->id;
    }
    if (invocation.has(QStringLiteral("parallel"))) {
        const std::optional<SpeedSharing> sharing = speedSharingFromId(invocation.text(QStringLiteral("parallel")));
        if (!sharing) {
            return fail(unknown(invocation, "parallel", invocation.text(QStringLiteral("parallel")),
                                {QStringLiteral("best"), QStringLiteral("tp"), QStringLiteral("pp"), QStringLiteral("layer"), QStringLiteral("ep"), QStringLiteral("copies")}));
        }
        job.sharing = *sharing;
    }
    const Result<int> cards = invocation.integer(QStringLiteral("cards"), 1, 4096);
    if (!cards)
        return fail(cards.error());
    job.cards = *cards;
    for (const Done &done : {chooseNumber(invocation, "prompt", 1, 1e7, job.promptTokens), chooseNumber(invocation, "gen", 1, 1e7, job.outputTokens),
                             chooseNumber(invocation, "kv-bits", 2, 32, job.kvBits), chooseNumber(invocation, "concurrency", 1, 1e6, job.concurrency),
                             chooseNumber(invocation, "prefix-cached", 0, 1, job.cachedPromptShare)}) {
        if (!done)
            return fail(done.error());
    }
    return job;
}

Result<Answer> serving(const Invocation &invocation, const SpeedCard &card, const ModelArchitecture &model)
{
    const QString formatId = invocation.text(QStringLiteral("weights"));
    const bool nvfp4 = formatId == QLatin1String("nvfp4");
    const WeightFormat *known = weightFormat(formatId);
    if (!known && !nvfp4) {
        QStringList choices{QStringLiteral("nvfp4")};
        for (const WeightFormat &format : weightFormats())
            choices << format.id;
        return fail(unknown(invocation, "weights", formatId, choices));
    }
    const Result<SpeedJob> job = readJob(invocation);
    if (!job)
        return fail(job.error());
    const Engine engine = job->engineId == QLatin1String("llama.cpp") ? Engine::LlamaCpp : Engine::Vllm;
    const Result<SpeedModel> speed = speedModelOf(model, nvfp4 ? nvfp4Format() : *known, engine);
    if (!speed)
        return fail(speed.error());
    SpeedTarget target;
    for (const Done &done : {chooseNumber(invocation, "ttft", 0.001, 1e9, target.ttftMs), chooseNumber(invocation, "tpot", 0.001, 1e9, target.tpotMs)}) {
        if (!done)
            return fail(done.error());
    }
    Json json;
    Result<SpeedEstimate> estimate = estimateSpeed(card, *speed, *job);
    if (!estimate)
        return fail(estimate.error());
    bool no = !estimate->fitsMemory;
    if (target.ttftMs || target.tpotMs) {
        const Result<std::optional<SpeedEstimate>> held = largestHolding(card, *speed, *job, target);
        if (!held)
            return fail(held.error());
        json["holds_target"] = held->has_value();
        no = no || !held->has_value();
        if (*held)
            estimate = **held;
    }
    json["speed"] = speedEstimateToJson(*estimate, measuredErrorFor(*estimate, speed->isMixture()), invocation.language());
    double price = 0.0;
    if (const Done done = chooseNumber(invocation, "price", 1e-6, 1e9, price); !done)
        return fail(done.error());
    const QString perSecond = words(QT_TRANSLATE_NOOP("CommandLine", "tokens/s"));
    QList<Row> rows{{words(QT_TRANSLATE_NOOP("CommandLine", "One request alone")), estimate->singleStream, perSecond},
                    {words(QT_TRANSLATE_NOOP("CommandLine", "Output, all requests")), estimate->outputThroughput, perSecond},
                    {words(QT_TRANSLATE_NOOP("CommandLine", "Prompt and output")), estimate->totalThroughput, perSecond},
                    {words(QT_TRANSLATE_NOOP("CommandLine", "Output a card")), estimate->perCard, perSecond},
                    {words(QT_TRANSLATE_NOOP("CommandLine", "First token (TTFT)")), estimate->ttftMs, QStringLiteral("ms")},
                    {words(QT_TRANSLATE_NOOP("CommandLine", "Next token (TPOT)")), estimate->tpotMs, QStringLiteral("ms")}};
    if (price > 0.0) {
        const Estimate<double> tokens = outputTokensPerMoney(*estimate, price);
        json["output_tokens_per_money"] = {{"low", tokens.low}, {"expected", tokens.expected}, {"high", tokens.high}};
        rows << Row{words(QT_TRANSLATE_NOOP("CommandLine", "Output tokens for one unit of money")), tokens, words(QT_TRANSLATE_NOOP("CommandLine", "tokens")), 0};
    }
    const QString head = words(QT_TRANSLATE_NOOP("CommandLine", "%1 on %2 × %3, %4 requests at once"))
                             .arg(speed->name, QString::number(estimate->cards), card.name.in(invocation.language()),
                                  formatNumber(estimate->concurrency, invocation.locale(), 0));
    return Answer{json, QString(head % QLatin1Char('\n') % rangesText(rows, estimate->assumptions, invocation)), no};
}

Result<Answer> images(const Invocation &invocation, const SpeedCard &card, const ImageModel &model)
{
    const Result<ImageWork> work = imageWorkOf(model);
    if (!work)
        return fail(work.error());
    ImageSpeedJob job;
    job.work = *work;
    const Result<int> cards = invocation.integer(QStringLiteral("cards"), 1, 4096);
    if (!cards)
        return fail(cards.error());
    job.cards = *cards;
    if (invocation.has(QStringLiteral("steps"))) {
        const Result<int> steps = invocation.integer(QStringLiteral("steps"), 1, 10000);
        if (!steps)
            return fail(steps.error());
        job.steps = *steps;
    }
    if (invocation.has(QStringLiteral("resolution"))) {
        static const QRegularExpression form(QStringLiteral("^(\\d{2,5})[xX×](\\d{2,5})$"));
        const QRegularExpressionMatch match = form.match(invocation.text(QStringLiteral("resolution")));
        if (!match.hasMatch())
            return fail({Error::Kind::OutOfRange, invocation.command(), QStringLiteral("--resolution"), invocation.text(QStringLiteral("resolution")), QStringLiteral("1024x1024")});
        job.resolution = QSize(match.captured(1).toInt(), match.captured(2).toInt());
    }
    job.tuned = invocation.text(QStringLiteral("engine")).startsWith(QLatin1String("tensorrt"), Qt::CaseInsensitive);
    job.eightBit = invocation.text(QStringLiteral("weights")) == QLatin1String("fp8");
    const Result<ImageSpeedEstimate> estimate = estimateImageSpeed(card, job);
    if (!estimate)
        return fail(estimate.error());
    const QList<Row> rows{{words(QT_TRANSLATE_NOOP("CommandLine", "One image")), estimate->secondsPerImage, words(QT_TRANSLATE_NOOP("CommandLine", "seconds")), 2},
                          {words(QT_TRANSLATE_NOOP("CommandLine", "All cards")), estimate->imagesPerMinute, words(QT_TRANSLATE_NOOP("CommandLine", "images a minute"))}};
    return Answer{{{"images", imageSpeedToJson(*estimate, invocation.language())}}, rangesText(rows, estimate->assumptions, invocation), false};
}

Result<Answer> training(const Invocation &invocation, const SpeedCard &card, const ModelArchitecture &model, TrainingTask task)
{
    const ParameterCount count = countParameters(model);
    TrainingJob job;
    job.task = task;
    job.activeParameters = static_cast<double>(count.active());
    job.mixture = model.isMoe();
    job.recomputes = invocation.has(QStringLiteral("recompute"));
    job.fp8 = invocation.text(QStringLiteral("weights")) == QLatin1String("fp8");
    const Result<int> cards = invocation.integer(QStringLiteral("cards"), 1, 1'000'000);
    if (!cards)
        return fail(cards.error());
    job.cards = *cards;
    double billions = 0.0;
    double epochs = 1.0;
    for (const Done &done : {chooseNumber(invocation, "tokens-b", 1e-9, 1e8, billions), chooseNumber(invocation, "epochs", 0.001, 10000, epochs),
                             chooseNumber(invocation, "sequence", 1, 1e8, job.sequenceLength), chooseNumber(invocation, "trials", 1, 100, job.trials),
                             chooseNumber(invocation, "mfu", 0.001, 1, job.utilisation)}) {
        if (!done)
            return fail(done.error());
    }
    if (billions <= 0.0)
        return fail({Error::Kind::Missing, invocation.command(), QStringLiteral("--tokens-b"), {}, {}});
    job.tokensProcessed = billions * 1e9 * epochs;
    const Result<TrainingEstimate> estimate = estimateTraining(card, job);
    if (!estimate)
        return fail(estimate.error());
    const QString hours = words(QT_TRANSLATE_NOOP("CommandLine", "card hours"));
    const QList<Row> rows{{words(QT_TRANSLATE_NOOP("CommandLine", "The run")), estimate->cardHours, hours},
                          {words(QT_TRANSLATE_NOOP("CommandLine", "With trials")), estimate->cardHoursWithTrials, hours},
                          {words(QT_TRANSLATE_NOOP("CommandLine", "On these cards")), estimate->days, words(QT_TRANSLATE_NOOP("CommandLine", "days")), 2},
                          {words(QT_TRANSLATE_NOOP("CommandLine", "MFU")), estimate->utilisation * 100.0, QStringLiteral("%")}};
    return Answer{{{"training", trainingEstimateToJson(*estimate, invocation.language())}}, rangesText(rows, estimate->assumptions, invocation), false};
}

Result<Answer> speed(const Invocation &invocation)
{
    const Result<QString> modelName = invocation.required(QStringLiteral("model"));
    if (!modelName)
        return fail(modelName.error());
    const Result<QString> cardName = invocation.required(QStringLiteral("card"));
    if (!cardName)
        return fail(cardName.error());
    const Result<SpeedLibraries> libraries = SpeedLibraries::loadBuiltIn();
    if (!libraries)
        return fail(libraries.error());
    const SpeedCard *card = libraries->cards.card(*cardName);
    if (!card)
        return fail(unknown(invocation, "card", *cardName, {}));
    const QString task = invocation.text(QStringLiteral("task"));
    if (const ImageModel *image = libraries->models.imageModel(*modelName))
        return images(invocation, *card, *image);
    const ModelArchitecture *model = libraries->models.model(*modelName);
    if (!model)
        return fail(unknown(invocation, "model", *modelName, {}));
    if (task == QLatin1String("infer"))
        return serving(invocation, *card, *model);
    const std::optional<TrainingTask> trained = trainingTaskFromId(task);
    if (!trained) {
        return fail(unknown(invocation, "task", task,
                            {QStringLiteral("infer"), QStringLiteral("pretrain"), QStringLiteral("continue"), QStringLiteral("full"), QStringLiteral("lora"), QStringLiteral("qlora")}));
    }
    return training(invocation, *card, *model, *trained);
}

void declare(Invocation &invocation)
{
    const QString number = QStringLiteral("N");
    const auto option = [&invocation](const char *name, const QString &value, const char *text, const char *otherwise = "") {
        invocation.option(QLatin1String(name), value, words(text), QLatin1String(otherwise));
    };
    option("model", QStringLiteral("M"), QT_TRANSLATE_NOOP("CommandLine", "model of the library"));
    option("card", QStringLiteral("ID"), QT_TRANSLATE_NOOP("CommandLine", "card, by id or name"));
    option("cards", number, QT_TRANSLATE_NOOP("CommandLine", "number of cards"), "1");
    option("task", QStringLiteral("infer|pretrain|continue|full|lora|qlora"), QT_TRANSLATE_NOOP("CommandLine", "kind of work"), "infer");
    option("weights", QStringLiteral("Q"), QT_TRANSLATE_NOOP("CommandLine", "weight format, such as bf16, fp8, awq-int4"), "bf16");
    option("engine", QStringLiteral("E"), QT_TRANSLATE_NOOP("CommandLine", "inference engine"));
    option("kv-bits", number, QT_TRANSLATE_NOOP("CommandLine", "bits of a KV cache value"));
    option("prompt", number, QT_TRANSLATE_NOOP("CommandLine", "prompt tokens"));
    option("gen", number, QT_TRANSLATE_NOOP("CommandLine", "generated tokens"));
    option("concurrency", number, QT_TRANSLATE_NOOP("CommandLine", "simultaneous requests"));
    option("parallel", QStringLiteral("best|tp|pp|layer|ep|copies"), QT_TRANSLATE_NOOP("CommandLine", "how the cards share the work"));
    option("prefix-cached", QStringLiteral("SHARE"), QT_TRANSLATE_NOOP("CommandLine", "share of the prompt that is cached, 0 to 1"));
    option("ttft", QStringLiteral("MS"), QT_TRANSLATE_NOOP("CommandLine", "hold this time to the first token"));
    option("tpot", QStringLiteral("MS"), QT_TRANSLATE_NOOP("CommandLine", "hold this time for each further token"));
    option("price", QStringLiteral("P"), QT_TRANSLATE_NOOP("CommandLine", "price of all cards an hour"));
    option("steps", number, QT_TRANSLATE_NOOP("CommandLine", "steps of an image"));
    option("resolution", QStringLiteral("WxH"), QT_TRANSLATE_NOOP("CommandLine", "image size"));
    option("tokens-b", number, QT_TRANSLATE_NOOP("CommandLine", "tokens of one pass over the data, in billions"));
    option("epochs", number, QT_TRANSLATE_NOOP("CommandLine", "passes over the data"));
    option("sequence", number, QT_TRANSLATE_NOOP("CommandLine", "training sequence length"));
    option("trials", number, QT_TRANSLATE_NOOP("CommandLine", "runs paid for against the one that counts"));
    option("mfu", QStringLiteral("SHARE"), QT_TRANSLATE_NOOP("CommandLine", "utilisation in place of the class's, 0 to 1"));
    invocation.flag(QStringLiteral("recompute"), words(QT_TRANSLATE_NOOP("CommandLine", "activation checkpointing")));
}

} // namespace

Command speedCommand()
{
    Command command;
    command.name = QStringLiteral("speed");
    command.summary = words(QT_TRANSLATE_NOOP("CommandLine", "how fast a card serves, draws or trains a model"));
    command.declare = &declare;
    command.run = &speed;
    return command;
}

} // namespace xuanka
