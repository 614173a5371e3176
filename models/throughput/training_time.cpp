// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "throughput/training_time.h"

#include "json/json.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace xuanka {

namespace {

struct TaskName {
    TrainingTask task;
    const char *id;
};

constexpr std::array taskNames{
    TaskName{TrainingTask::Pretraining, "pretrain"}, TaskName{TrainingTask::ContinuedPretraining, "continue"},
    TaskName{TrainingTask::FullFineTuning, "full"},  TaskName{TrainingTask::Lora, "lora"},
    TaskName{TrainingTask::Qlora, "qlora"},
};

/// MFU of one class of cards at one kind of training.
struct Utilisation {
    QString cardClass; ///< "*" = any
    QStringList tasks;
    QString kind;      ///< "dense", "experts", "any"
    QString stage;     ///< "steady", "all_in", "any"
    double memoryBelowGib = 0.0; ///< only cards with less memory; 0 = any
    double from = 0.0;           ///< active parameters, billions
    double to = 1e9;
    double cardsFrom = 1.0;
    double value = 0.0;
    double at = 0.0;       ///< billions of active parameters at which the value holds; 0 = everywhere
    double exponent = 0.0; ///< MFU grows with size to this power
    double low = 0.5;
    double high = 1.8;     ///< factors on the hours
    bool fitted = false;
    QString source;
};

struct TrainingRules {
    QList<Utilisation> utilisations;
    QHash<QString, Estimate<double>> constants;

    Estimate<double> constant(const char *id) const { return constants.value(QLatin1String(id)); }
};

QStringList textsAt(const Json &list)
{
    QStringList texts;
    for (const Json &text : list)
        texts << toQString(text);
    return texts;
}

TrainingRules readRules()
{
    const Result<Json> json = readCheckedResource(QStringLiteral(":/throughput/training_rules.json"),
                                                  QStringLiteral(":/schema/training_rules.schema.json"));
    // A built-in file that its own schema refuses is a broken build; the resource test names the place.
    if (!json)
        qFatal("%s", qPrintable(errorMessage(json.error())));
    TrainingRules rules;
    for (const Json &object : json->at("utilisations")) {
        Utilisation one;
        one.cardClass = toQString(object.at("card_class"));
        one.tasks = textsAt(object.at("tasks"));
        one.kind = toQString(object.at("model_kind"));
        one.stage = toQString(object.at("stage"));
        one.memoryBelowGib = object.at("memory_below_gib").get<double>();
        one.from = object.at("from_billions").get<double>();
        one.to = object.at("to_billions").get<double>();
        one.cardsFrom = object.at("from_cards").get<double>();
        one.value = object.at("value").get<double>();
        one.at = object.at("at_billions").get<double>();
        one.exponent = object.at("exponent").get<double>();
        one.low = object.at("low").get<double>();
        one.high = object.at("high").get<double>();
        one.fitted = object.at("fitted").get<bool>();
        one.source = toQString(object.at("source"));
        rules.utilisations << one;
    }
    for (const Json &object : json->at("constants")) {
        rules.constants.insert(toQString(object.at("id")),
                               {object.at("low").get<double>(), object.at("expected").get<double>(), object.at("high").get<double>()});
    }
    return rules;
}

const TrainingRules &trainingRules()
{
    static const TrainingRules rules = readRules();
    return rules;
}

bool isFineTuning(TrainingTask task)
{
    return task == TrainingTask::FullFineTuning || task == TrainingTask::Lora || task == TrainingTask::Qlora;
}

bool applies(const Utilisation &rule, const SpeedCard &card, const TrainingJob &job)
{
    const double billions = job.activeParameters / 1e9;
    const double gibibytes = card.memoryBytes / 1073741824.0;
    const QString kind = job.mixture ? QStringLiteral("experts") : QStringLiteral("dense");
    const QString stage = job.stage == TrainingStage::Steady ? QStringLiteral("steady") : QStringLiteral("all_in");
    return (rule.cardClass == QLatin1String("*") || rule.cardClass == card.classId) && rule.tasks.contains(trainingTaskId(job.task))
        && (rule.kind == QLatin1String("any") || rule.kind == kind) && (rule.stage == QLatin1String("any") || rule.stage == stage)
        && (rule.memoryBelowGib <= 0.0 || gibibytes < rule.memoryBelowGib) && billions >= rule.from && billions < rule.to
        && job.cards >= rule.cardsFrom;
}

/// The last entry that fits: the file goes from the general to the particular. There is one for every task.
const Utilisation &utilisationFor(const SpeedCard &card, const TrainingJob &job)
{
    const QList<Utilisation> &all = trainingRules().utilisations;
    const auto found = std::find_if(all.crbegin(), all.crend(), [&](const Utilisation &one) { return applies(one, card, job); });
    return found == all.crend() ? all.constFirst() : *found;
}

Done checkJob(const TrainingJob &job)
{
    const auto bad = [](const char *field, double value) {
        return fail({Error::Kind::OutOfRange, {}, QLatin1String(field), machineNumber(value), {}});
    };
    if (!(job.activeParameters >= 1e6 && job.activeParameters <= 1e14))
        return bad("activeParameters", job.activeParameters);
    if (!(job.tokensProcessed >= 1.0 && job.tokensProcessed <= 1e17))
        return bad("tokensProcessed", job.tokensProcessed);
    if (!(job.sequenceLength >= 1.0 && job.sequenceLength <= 1e8))
        return bad("sequenceLength", job.sequenceLength);
    if (job.cards < 1 || job.cards > 1'000'000)
        return bad("cards", job.cards);
    if (!(job.trials >= 1.0 && job.trials <= 100.0))
        return bad("trials", job.trials);
    if (job.utilisation && !(*job.utilisation > 0.0 && *job.utilisation <= 1.0))
        return bad("utilisation", *job.utilisation);
    return {};
}

/// What the class's MFU becomes for this job: size, long sequences, precision, recomputation.
double adjusted(const Utilisation &rule, const TrainingJob &job)
{
    const TrainingRules &rules = trainingRules();
    double value = rule.value;
    if (rule.at > 0.0)
        value *= std::pow(job.activeParameters / 1e9 / rule.at, rule.exponent);
    constexpr double longFrom = 30000.0;
    // Only the last part of a pre-training works on sequences that long.
    if (job.sequenceLength > longFrom)
        value *= job.stage == TrainingStage::Steady ? rules.constant("long_steady").expected : rules.constant("long_all_in").expected;
    if (job.fp8 && job.mixture)
        value *= rules.constant("fp8_experts").expected;
    if (job.recomputes && isFineTuning(job.task))
        value *= rules.constant("recompute").expected;
    return std::clamp(value, 0.01, 0.9);
}

void addTrace(TrainingEstimate &estimate, const SpeedCard &card, const TrainingJob &job, double k, const QString &source)
{
    Trace &trace = estimate.trace;
    trace.formula = QStringLiteral("training.hours");
    trace.expression = QStringLiteral("k × active parameters × tokens ÷ (dense 16-bit peak × MFU × 3600)");
    trace.result = machineNumber(estimate.cardHours.expected);
    trace.unit = QStringLiteral("card hours");
    trace.source = source;
    const auto input = [&trace](const char *name, double value, const char *unit, const QString &from) {
        trace.inputs << TraceInput{QLatin1String(name), machineNumber(value), QLatin1String(unit), from};
    };
    input(QT_TRANSLATE_NOOP("Trace", "operations a parameter and token (k)"), k, "", QStringLiteral("6 forward and backward, 4 with a frozen base"));
    input(QT_TRANSLATE_NOOP("Trace", "active parameters"), job.activeParameters / 1e9, "10⁹", QStringLiteral("profile"));
    input(QT_TRANSLATE_NOOP("Trace", "tokens worked on"), job.tokensProcessed / 1e9, "10⁹", QStringLiteral("profile"));
    input(QT_TRANSLATE_NOOP("Trace", "dense 16-bit peak of a card"), card.fp16 / 1e12, "TFLOPS", card.source);
    input(QT_TRANSLATE_NOOP("Trace", "model FLOPs utilisation (MFU)"), estimate.utilisation.expected, "", job.utilisation ? QStringLiteral("profile") : source);
    input(QT_TRANSLATE_NOOP("Trace", "cards"), job.cards, "", QStringLiteral("profile"));
    input(QT_TRANSLATE_NOOP("Trace", "trial multiplier"), job.trials, "", QStringLiteral("profile"));
}

void addAssumptions(TrainingEstimate &estimate, const SpeedCard &card, const TrainingJob &job)
{
    if (!estimate.fitted && !estimate.measured) {
        estimate.assumptions << LocalizedText{QStringLiteral("No published run of this kind on this class of card: the range is wide."),
                                              QStringLiteral("该类卡上没有此类训练的公开记录，区间取得较宽。")};
    }
    if (isFineTuning(job.task) && !job.recomputes) {
        estimate.assumptions << LocalizedText{QStringLiteral("Packed samples and compiled kernels; eager code and padding take several times as long."),
                                              QStringLiteral("按样本打包、编译执行估算；即时执行与填充会慢数倍。")};
    }
    if (job.cards > 1 && !card.directLink) {
        estimate.assumptions << LocalizedText{QStringLiteral("These cards are joined by PCIe only: several of them lose much to communication."),
                                              QStringLiteral("这些卡之间只有 PCIe：多卡训练的通信损失较大。")};
    }
}

} // namespace

QString trainingTaskId(TrainingTask task)
{
    for (const TaskName &name : taskNames) {
        if (name.task == task)
            return QLatin1String(name.id);
    }
    return {};
}

std::optional<TrainingTask> trainingTaskFromId(const QString &id)
{
    if (id == QLatin1String("full_ft"))
        return TrainingTask::FullFineTuning;
    for (const TaskName &name : taskNames) {
        if (id == QLatin1String(name.id))
            return name.task;
    }
    return std::nullopt;
}

Result<double> TrainingTokens::processed() const
{
    const auto bad = [](const char *field, double value) {
        return fail({Error::Kind::OutOfRange, {}, QLatin1String(field), machineNumber(value), {}});
    };
    if (!(epochs > 0.0 && epochs <= 10000.0))
        return bad("epochs", epochs);
    if (tokens < 0.0 || samples < 0.0 || meanTokens < 0.0 || paddedTo < 0.0)
        return bad("tokens", tokens);
    const double real = tokens > 0.0 ? tokens : samples * meanTokens;
    if (paddedTo > 0.0) {
        const double count = samples > 0.0 ? samples : (meanTokens > 0.0 ? real / meanTokens : 0.0);
        if (count <= 0.0)
            return fail({Error::Kind::Missing, {}, QStringLiteral("meanTokens"), {}, {}});
        if (meanTokens > paddedTo)
            return fail({Error::Kind::Inconsistent, {}, QStringLiteral("paddedTo"), machineNumber(meanTokens), machineNumber(paddedTo)});
        return count * paddedTo * epochs;
    }
    if (real <= 0.0)
        return fail({Error::Kind::Missing, {}, QStringLiteral("tokens"), {}, {}});
    return real * epochs;
}

Result<TrainingEstimate> estimateTraining(const SpeedCard &card, const TrainingJob &job, TraceDetail detail)
{
    if (const Done done = checkJob(job); !done)
        return fail(done.error());
    const Utilisation &rule = utilisationFor(card, job);
    const bool frozen = job.task == TrainingTask::Lora || job.task == TrainingTask::Qlora;
    const double k = frozen ? 4.0 : 6.0;
    TrainingEstimate estimate;
    estimate.operations = k * job.activeParameters * job.tokensProcessed;
    estimate.measured = job.utilisation.has_value();
    estimate.fitted = rule.fitted;
    const double mfu = job.utilisation.value_or(adjusted(rule, job));
    const double hours = estimate.operations / (card.fp16 * mfu * 3600.0);
    const double low = estimate.measured ? 1.0 : rule.low;
    const double high = estimate.measured ? 1.0 : rule.high;
    estimate.utilisation = {mfu / high, mfu, std::min(1.0, mfu / low)};
    estimate.cardHours = {hours * low, hours, hours * high};
    estimate.cardHoursWithTrials = estimate.cardHours * job.trials;
    estimate.days = estimate.cardHours * (1.0 / (24.0 * job.cards));
    if (detail == TraceDetail::Full) {
        addTrace(estimate, card, job, k, rule.source);
        addAssumptions(estimate, card, job);
    }
    return estimate;
}

Estimate<double> trialMultiplier()
{
    return trainingRules().constant("trials");
}

Estimate<double> goodput()
{
    return trainingRules().constant("goodput");
}

} // namespace xuanka
