// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "throughput/speed_case_readers.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace xuanka {

namespace {

constexpr double defaultPrompt = 1024.0;
constexpr double defaultOutput = 256.0;

QString textAt(const CsvRow &row, const char *column)
{
    return row.text(QLatin1String(column));
}

bool measuresOneStream(SpeedMetric metric)
{
    return metric == SpeedMetric::StreamRate || metric == SpeedMetric::PrefillRate || metric == SpeedMetric::FirstTokenMs;
}

/// "vLLM 0.8.5", "NIM/TensorRT-LLM": the longest name that stands in the text.
const SpeedEngine *engineNamedIn(const QString &text)
{
    const SpeedEngine *found = nullptr;
    qsizetype longest = 0;
    for (const SpeedEngine &engine : speedRules().engines()) {
        const QStringList names = QStringList{engine.id, engine.name} + engine.aliases;
        for (const QString &name : names) {
            if (name.size() > longest && text.contains(name, Qt::CaseInsensitive)) {
                longest = name.size();
                found = &engine;
            }
        }
    }
    return found;
}

void readEngine(const CsvRow &row, SpeedCase &measured)
{
    const QString name = textAt(row, "engine");
    const SpeedEngine *engine = speedRules().engine(name);
    const bool tuned = textAt(row, "parallelism").contains(QLatin1String("tuned"), Qt::CaseInsensitive);
    if (!engine)
        engine = engineNamedIn(name);
    if (!engine) {
        measured.job.engineId = tuned ? QStringLiteral("vllm-tuned") : QStringLiteral("vllm");
        assumeSpeed(measured, QStringLiteral("Engine \"%1\" is not known: as vLLM.").arg(name),
                    QStringLiteral("未收录引擎“%1”：按 vLLM 估算。").arg(name));
        return;
    }
    measured.job.engineId = tuned && engine->id == QLatin1String("vllm") ? QStringLiteral("vllm-tuned") : engine->id;
}

/// Number of cards; absent if the row does not say.
Result<std::optional<double>> cardsOf(const CsvRow &row)
{
    const QString text = textAt(row, "n_gpus");
    if (text == QLatin1String("?"))
        return std::optional<double>();
    if (text.isEmpty())
        return std::optional<double>(1.0);
    bool ok = false;
    const double cards = text.toDouble(&ok);
    if (!ok || cards < 1.0 || cards > 4096.0)
        return fail({Error::Kind::OutOfRange, {}, QStringLiteral("n_gpus"), text, QStringLiteral("1…4096")});
    return std::optional<double>(cards);
}

/// The smallest power of two on which the weights take at most so much of the memory that serving is worth while.
int cardsThatServe(const SpeedCase &measured)
{
    constexpr double mostForWeights = 0.6;
    const double bytes = measured.model->alwaysBytes + measured.model->expertBytes + measured.model->embeddingBytes;
    int cards = 1;
    while (cards < 64 && bytes > mostForWeights * measured.card.memoryBytes * cards)
        cards *= 2;
    return cards;
}

double degreeIn(const QString &text, const char *kind)
{
    static const QRegularExpression form(QStringLiteral("(?<![a-z])([a-z]+)\\s*=?\\s*(\\d+)"),
                                         QRegularExpression::CaseInsensitiveOption);
    for (QRegularExpressionMatchIterator found = form.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        if (match.captured(1).compare(QLatin1String(kind), Qt::CaseInsensitive) == 0)
            return match.captured(2).toDouble();
    }
    return 0.0;
}

void readSharing(const CsvRow &row, double cards, SpeedCase &measured)
{
    const QString text = textAt(row, "parallelism").toLower();
    SpeedJob &job = measured.job;
    job.cards = static_cast<int>(cards);
    job.sharing = job.cards <= 8 ? SpeedSharing::Tensor : SpeedSharing::Best;
    if (text.contains(QLatin1String("tuned"))) {
        job.sharing = SpeedSharing::Best;
        return;
    }
    if (text.contains(QLatin1String("layer"))) {
        job.sharing = SpeedSharing::LayerSplit;
        return;
    }
    const double experts = degreeIn(text, "ep");
    if (experts > 0.0 || text.contains(QLatin1String("/ep")) || text.contains(QLatin1String("dp-attn"))) {
        job.sharing = SpeedSharing::Experts;
        if (experts > cards) { // the figure of one card out of many
            job.cards = static_cast<int>(std::min(experts, 4096.0));
            measured.perCard = true;
        }
        return;
    }
    const double tensor = degreeIn(text, "tp");
    const double pipeline = degreeIn(text, "pp");
    if (pipeline > 1.0 && tensor <= 1.0) {
        job.sharing = SpeedSharing::Pipeline;
    } else if (tensor > 0.0) {
        job.sharing = SpeedSharing::Tensor;
        const double degree = tensor * std::max(1.0, pipeline);
        if (degree < cards) { // data parallel copies
            job.cards = static_cast<int>(degree);
            measured.copies = cards / degree;
        }
    } else if (text == QLatin1String("dp")) {
        job.sharing = SpeedSharing::Copies;
    }
}

const SpeedTraceLengths *traceNamed(const QString &text)
{
    for (const SpeedTraceLengths &trace : speedRules().traces()) {
        if (text.contains(trace.name, Qt::CaseInsensitive))
            return &trace;
    }
    return nullptr;
}

void readLengths(const CsvRow &row, SpeedCase &measured)
{
    const QString promptText = textAt(row, "input_len");
    const QString outputText = textAt(row, "output_len");
    SpeedJob &job = measured.job;
    const SpeedTraceLengths *trace = traceNamed(promptText + outputText);
    if (trace) {
        job.promptTokens = trace->prompt;
        job.outputTokens = trace->output;
        job.requests = trace->requests;
        job.mixedLengths = true;
        assumeSpeed(measured, QStringLiteral("%1: 1,000 requests of %2 and %3 tokens on average.").arg(trace->name).arg(trace->prompt).arg(trace->output),
                    QStringLiteral("%1：按 1,000 个请求、平均 %2 与 %3 个 token 计。").arg(trace->name).arg(trace->prompt).arg(trace->output));
        return;
    }
    job.mixedLengths = traceNamed(textAt(row, "note")) != nullptr;
    const std::optional<double> prompt = looseNumber(promptText);
    const std::optional<double> output = looseNumber(outputText);
    const bool alone = measuresOneStream(measured.metric) || looseNumber(textAt(row, "batch_or_concurrency")).value_or(1e9) <= 16.0;
    job.promptTokens = std::max(1.0, prompt.value_or(alone ? 1.0 : defaultPrompt));
    job.outputTokens = std::max(1.0, output.value_or(alone ? 128.0 : defaultOutput));
    if (!prompt && measured.metric == SpeedMetric::PrefillRate)
        job.promptTokens = defaultPrompt;
    if (!prompt && measured.job.sharing == SpeedSharing::Experts && measured.perCard) {
        // The cards that decode do not work on prompts where hundreds of them share the work.
        job.cachedPromptShare = measured.metric == SpeedMetric::OutputRate ? 1.0 : 0.0;
        job.promptTokens = 4096.0;
    }
    if (!prompt || !output) {
        assumeSpeed(measured, QStringLiteral("Lengths are not stated: prompt %1, output %2 tokens assumed.").arg(job.promptTokens).arg(job.outputTokens),
                    QStringLiteral("未写明长度：按输入 %1、输出 %2 个 token 估算。").arg(job.promptTokens).arg(job.outputTokens));
    }
}

Done readConcurrency(const CsvRow &row, SpeedCase &measured)
{
    const QString text = textAt(row, "batch_or_concurrency");
    SpeedJob &job = measured.job;
    static const QRegularExpression target(QStringLiteral("(TPOT|TTFT|ITL)\\s*<=?\\s*([\\d.]+)\\s*(m?s)"), QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch held = target.match(text);
    if (held.hasMatch()) {
        const double ms = held.captured(2).toDouble() * (held.captured(3) == QLatin1String("s") ? 1e3 : 1.0);
        SpeedTarget wanted;
        (held.captured(1).compare(QLatin1String("TTFT"), Qt::CaseInsensitive) == 0 ? wanted.ttftMs : wanted.tpotMs) = ms;
        measured.target = wanted;
        return {};
    }
    static const QRegularExpression product(QStringLiteral("^(\\d+) x n=(\\d+)$"));
    const QRegularExpressionMatch many = product.match(text);
    if (many.hasMatch()) {
        job.concurrency = many.captured(1).toDouble() * many.captured(2).toDouble();
        return {};
    }
    static const QRegularExpression number(QStringLiteral("^(?:c|b|bs|batch|concurrency)?\\s*=?\\s*(\\d+(?:\\.\\d+)?)\\b"), QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch plain = number.match(text);
    if (plain.hasMatch()) {
        job.concurrency = std::max(1.0, plain.captured(1).toDouble());
        return {};
    }
    static const QStringList open{QStringLiteral("max"), QStringLiteral("offline"), QStringLiteral("high"), QStringLiteral("prefill"),
                                  QStringLiteral("server"), QStringLiteral("inf"), QStringLiteral("unlimited"),
                                  QStringLiteral("saturat"), QStringLiteral("peak"), QStringLiteral("auto"), QStringLiteral("full")};
    for (const QString &word : open) {
        if (text.startsWith(word, Qt::CaseInsensitive))
            return {};
    }
    if (text.isEmpty()) {
        if (measuresOneStream(measured.metric))
            job.concurrency = 1.0;
        return {};
    }
    return fail({Error::Kind::Ambiguous, {}, QStringLiteral("batch_or_concurrency"), text, {}});
}

/// How many requests the source's own procedure sends.
void readRequests(const CsvRow &row, SpeedCase &measured)
{
    const QString source = textAt(row, "source");
    SpeedJob &job = measured.job;
    for (const SpeedRequestCount &count : speedRules().requestCounts()) {
        if (!job.concurrency && source.contains(count.sourceContains) && job.promptTokens == count.prompt && job.outputTokens == count.output)
            job.requests = count.requests;
    }
    static const QRegularExpression sent(QStringLiteral("\\((\\d+) requests"));
    const QRegularExpressionMatch match = sent.match(source);
    if (match.hasMatch())
        job.requests = match.captured(1).toDouble();
}

/// Serving engines keep the cache at 8 bits where the weights are that small and the source says so or is tuned.
double cacheBitsOf(const CsvRow &row, const SpeedCase &measured)
{
    const bool small = measured.model->compute == ComputeKind::Fp8 || measured.model->compute == ComputeKind::Fp4;
    return small && measured.job.engineId == QLatin1String("tensorrt-llm") && !textAt(row, "source").isEmpty() ? 8.0 : 16.0;
}

} // namespace

std::optional<double> looseNumber(const QString &text)
{
    static const QRegularExpression form(QStringLiteral("^(?:~|<=|<|≤|≈|avg)?\\s*([\\d.]+)(k?)(?:\\s*[-–]\\s*([\\d.]+)(k?))?(?:\\s*tokens?)?$"),
                                         QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = form.match(text.trimmed());
    if (!match.hasMatch())
        return std::nullopt;
    bool ok = false;
    const auto thousands = [&match](int group) { return match.captured(group).isEmpty() ? 1.0 : 1000.0; };
    const double first = match.captured(1).toDouble(&ok) * thousands(2);
    if (!ok)
        return std::nullopt;
    if (match.captured(3).isEmpty())
        return first;
    const double second = match.captured(3).toDouble(&ok) * thousands(4);
    return ok ? std::optional<double>((first + second) / 2.0) : std::nullopt;
}

Done readSpeedJob(const CsvRow &row, SpeedCase &measured)
{
    readEngine(row, measured);
    const Result<std::optional<double>> cards = cardsOf(row);
    if (!cards)
        return fail(cards.error());
    const int count = *cards ? static_cast<int>(**cards) : cardsThatServe(measured);
    if (!*cards) {
        assumeSpeed(measured, QStringLiteral("The number of cards is not stated: %1, the fewest that serve this model.").arg(count),
                    QStringLiteral("未写明卡数：按能够服务该模型的最少卡数 %1 张估算。").arg(count));
    }
    readSharing(row, count, measured);
    readLengths(row, measured);
    if (const Done done = readConcurrency(row, measured); !done)
        return done;
    readRequests(row, measured);
    measured.job.kvBits = cacheBitsOf(row, measured);
    return {};
}

} // namespace xuanka
