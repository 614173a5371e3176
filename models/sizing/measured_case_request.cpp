// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/measured_case_readers.h"

#include <QRegularExpression>
#include <QVersionNumber>

#include <algorithm>
#include <cmath>

namespace xuanka {

namespace {

QString lowered(const CsvRow &row, const char *column)
{
    return row.text(QString::fromLatin1(column)).toLower();
}

/// llama.cpp's name in a quantisation text: "q4_k_m" of "gguf Q4_K_M (DiT only)".
QString ggufName(const QString &quantisation)
{
    static const QRegularExpression form(QStringLiteral("\\b(i?q\\d+_[a-z0-9_]+|mxfp4|bf16|f16|f32)\\b"));
    return form.match(quantisation).captured(1);
}

/// The library's format of that name, or the llama.cpp format whose bits are nearest.
QString nearestGguf(const QString &name, double bits)
{
    if (name == QLatin1String("f16") || name == QLatin1String("bf16") || name == QLatin1String("f32"))
        return name == QLatin1String("f32") ? QStringLiteral("fp32") : QStringLiteral("bf16");
    if (weightFormat(name))
        return name;
    QString nearest = QStringLiteral("q4_k_m");
    double smallest = 1e9;
    for (const WeightFormat &format : weightFormats()) {
        const double difference = std::abs(format.linearBits - bits);
        if (format.gguf && difference < smallest) {
            nearest = format.id;
            smallest = difference;
        }
    }
    return nearest;
}

/// Formats that are not llama.cpp's, by what their names contain; the first that fits.
QString formatByName(const QString &quantisation, double bits)
{
    struct Rule {
        const char *contains;
        const char *and4;  ///< with 4 bits
        const char *other; ///< with 8
    };
    static constexpr Rule rules[] = {{"nf4-dq", "nf4-dq", "nf4-dq"},
                                     {"nf4", "nf4", "nf4"},
                                     {"mxfp4", "mxfp4", "mxfp4"},
                                     {"awq", "awq-int4", "gptq-int8"},
                                     {"gptq", "gptq-int4", "gptq-int8"},
                                     {"mxfp8", "bf16", "bf16"},
                                     {"nvfp4", "bf16", "bf16"},
                                     {"fp8", "fp8", "fp8"},
                                     {"bnb-int8", "int8", "int8"},
                                     {"int8", "int8", "int8"},
                                     {"int4", "gptq-int4", "gptq-int4"},
                                     {"fp32", "fp32", "fp32"},
                                     {"bf16", "bf16", "bf16"},
                                     {"fp16", "fp16", "fp16"},
                                     {"f16", "fp16", "fp16"}};
    constexpr double few = 5.0;
    for (const Rule &rule : rules) {
        if (quantisation.contains(QLatin1String(rule.contains)))
            return QString::fromLatin1(bits > 0.0 && bits <= few ? rule.and4 : rule.other);
    }
    return {};
}

QString formatByBits(double bits)
{
    if (bits >= 24.0)
        return QStringLiteral("fp32");
    if (bits >= 12.0)
        return QStringLiteral("bf16");
    return bits > 6.0 ? QStringLiteral("int8") : QStringLiteral("gptq-int4");
}

Engine engineOf(const QString &framework, CaseKind kind)
{
    struct Rule {
        const char *contains;
        Engine engine;
    };
    static constexpr Rule rules[] = {{"stable-diffusion.cpp", Engine::Diffusers}, {"vllm", Engine::Vllm},
                                     {"sglang", Engine::Vllm},                    {"llama.cpp", Engine::LlamaCpp},
                                     {"ollama", Engine::LlamaCpp},                {"lm studio", Engine::LlamaCpp},
                                     {"koboldcpp", Engine::LlamaCpp},             {"tensorrt", Engine::TensorRtLlm},
                                     {"mindie", Engine::MindIe},                  {"diffusers", Engine::Diffusers},
                                     {"comfyui", Engine::Diffusers}};
    if (kind == CaseKind::Image)
        return Engine::Diffusers;
    for (const Rule &rule : rules) {
        if (framework.contains(QLatin1String(rule.contains)))
            return rule.engine;
    }
    return Engine::Transformers;
}

/// Version that a framework text names after a word; null if none.
QVersionNumber versionAfter(const QString &framework, const QString &word)
{
    static const QRegularExpression form(QStringLiteral("^ v?(\\d+(?:\\.\\d+)+)"));
    for (qsizetype at = framework.indexOf(word); at >= 0; at = framework.indexOf(word, at + 1)) {
        const QRegularExpressionMatch match = form.match(framework.mid(at + word.size()));
        if (match.hasMatch())
            return QVersionNumber::fromString(match.captured(1));
    }
    return {};
}

/// Before 2025 vLLM took a prompt in one step, so that it had to be ready for the longest one.
bool takesPromptsWhole(const QString &framework)
{
    static const QRegularExpression year(QStringLiteral("\\b(20\\d\\d)\\b"));
    if (const QRegularExpressionMatch match = year.match(framework); match.hasMatch())
        return match.captured(1).toInt() < 2025;
    const QVersionNumber version = versionAfter(framework, QStringLiteral("vllm"));
    return !version.isNull() && version < QVersionNumber(0, 7);
}

/// Builds of llama.cpp before b5450 (May 2025) and the fork ik_llama.cpp keep every token in windowed layers too.
bool ignoresWindows(const QString &framework)
{
    if (framework.contains(QLatin1String("ik_llama")))
        return true;
    static const QRegularExpression build(QStringLiteral("llama\\.cpp b(\\d+)"));
    if (const QRegularExpressionMatch match = build.match(framework); match.hasMatch())
        return match.captured(1).toInt() < 5450;
    static const QRegularExpression year(QStringLiteral("llama\\.cpp (20\\d\\d)"));
    const QRegularExpressionMatch match = year.match(framework);
    return match.hasMatch() && match.captured(1).toInt() < 2025;
}

/// "16", "8.5", or keys and values apart: "K:8.5 V:16".
Done readCacheBits(const CsvRow &row, MemoryRequest &request)
{
    const QString column = QStringLiteral("kv_bits");
    const QString text = row.text(column);
    if (text.isEmpty())
        return {};
    static const QRegularExpression form(QStringLiteral("^K:([\\d.]+) V:([\\d.]+)$"));
    const QRegularExpressionMatch match = form.match(text);
    bool ok = true;
    if (match.hasMatch()) {
        request.kvBits = match.captured(1).toDouble(&ok);
        request.kvValueBits = ok ? match.captured(2).toDouble(&ok) : 0.0;
    } else {
        request.kvBits = text.toDouble(&ok);
    }
    if (!ok || request.kvBits <= 0.0 || request.kvBits > 32.0)
        return fail({Error::Kind::OutOfRange, {}, column, text, QStringLiteral("16, 8.5, K:8.5 V:16")});
    return {};
}

bool readCount(const CsvRow &row, const char *column, int &target, Done &done)
{
    const Result<std::optional<qint64>> value = caseCount(row, QString::fromLatin1(column));
    if (!value)
        done = fail(value.error());
    else if (*value && **value > 0)
        target = static_cast<int>(**value);
    return value && value->has_value();
}

/// Of the note only what a column would say if there were one.
void readInferenceNote(const CsvRow &row, MeasuredCase &measured)
{
    MemoryRequest &request = measured.request;
    const QString note = lowered(row, "note");
    static const QRegularExpression step(QStringLiteral("\\bn_?ubatch[ =]+(\\d+)"));
    if (const QRegularExpressionMatch match = step.match(note); match.hasMatch())
        request.stepTokens = match.captured(1).toInt();
    if (note.contains(QLatin1String("prefill activations are not in"))) {
        request.stepTokens = 1;
        assume(measured, QStringLiteral("The figure leaves out the prefill, as its note says."),
               QStringLiteral("按备注，测量值不含预填充阶段。"));
    }
    if (note.contains(QLatin1String("eager mode")))
        request.cudaGraphs = false;
    static const QRegularExpression mla(QStringLiteral("\\bmla mode ([0-3])"));
    const bool unfolded = note.contains(QLatin1String("without mla")) || note.contains(QLatin1String("per-head cache"));
    if (unfolded || mla.match(note).captured(1) == QLatin1String("0"))
        request.latentCache = LatentCache::PerHead;
    if (note.contains(QLatin1String("latent cache")))
        request.latentCache = LatentCache::Latent;
    // llama.cpp sums up the file; what one card holds of it is said apart.
    measured.wholeFile = measured.meter == Meter::Weights && request.engine == Engine::LlamaCpp
        && !note.contains(QLatin1String("gpu part"));
}

/// A mean is over the parameters that the file has: it may leave out a vision tower, or hold projections twice.
double countedShare(const CsvRow &row, const MeasuredCase &measured)
{
    const Result<std::optional<double>> billions = caseNumber(row, QStringLiteral("params_b"));
    if (!measured.model || measured.model->assumed || !billions || billions->value_or(0.0) <= 0.0)
        return 1.0;
    return **billions * 1e9 / static_cast<double>(countParameters(*measured.model).total());
}

} // namespace

Done readCaseWeights(const CsvRow &row, MeasuredCase &measured)
{
    const QString quantisation = lowered(row, "quant_name");
    const Result<std::optional<double>> bits = caseNumber(row, QStringLiteral("weight_bits"));
    if (!bits)
        return fail(bits.error());
    const double stated = bits->value_or(0.0);
    MemoryRequest &request = measured.request;
    if (quantisation.contains(QLatin1String("gguf"))) {
        const QString name = ggufName(quantisation);
        request.weightFormat = nearestGguf(name, stated > 0.0 ? stated : 4.5);
        const WeightFormat *format = weightFormat(request.weightFormat);
        // The mean of the file where it is stated to a fraction; a bare "4" only names the format.
        if (stated > 0.0 && stated != std::floor(stated) && measured.kind == CaseKind::Inference) {
            request.meanWeightBits = stated * countedShare(row, measured);
            measured.weightsWorkedBack = measured.meter == Meter::Weights;
        } else if (format && format->id != name && name != QLatin1String("f16")) {
            assume(measured, QStringLiteral("%1 is taken as %2.").arg(row.text(QStringLiteral("quant_name")), format->name),
                   QStringLiteral("%1 按 %2 估算。").arg(row.text(QStringLiteral("quant_name")), format->name));
        }
        return {};
    }
    QString id = formatByName(quantisation, stated);
    if (id.isEmpty() && stated > 0.0) {
        id = formatByBits(stated);
        if (!quantisation.isEmpty()) {
            assume(measured, QStringLiteral("%1 is taken as %2.").arg(row.text(QStringLiteral("quant_name")), id),
                   QStringLiteral("%1 按 %2 估算。").arg(row.text(QStringLiteral("quant_name")), id));
        }
    }
    const bool withoutWeights = measured.meter == Meter::KvCache || measured.meter == Meter::ComputeBuffer;
    if (id.isEmpty() && measured.meter == Meter::Weights)
        return fail({Error::Kind::Missing, {}, QStringLiteral("weight_bits"), {}, {}});
    if (id.isEmpty()) {
        id = measured.request.workload == Workload::Qlora ? QStringLiteral("nf4") : QStringLiteral("bf16");
        if (!withoutWeights) {
            assume(measured, QStringLiteral("Weights as %1: the row does not say.").arg(id),
                   QStringLiteral("该行未写明权重精度，按 %1 估算。").arg(id));
        }
    }
    request.weightFormat = id;
    if (quantisation.contains(QLatin1String("fp32 master")))
        request.masterWeights = true;
    return {};
}

Done readCaseInference(const CsvRow &row, MeasuredCase &measured)
{
    MemoryRequest &request = measured.request;
    const QString framework = lowered(row, "framework");
    request.engine = engineOf(framework, measured.kind);
    if (const Done done = readCacheBits(row, request); !done)
        return done;
    Done done;
    readCount(row, "batch", request.batch, done);
    const bool length = readCount(row, "seq_len", request.contextTokens, done);
    readCount(row, "prompt_len", request.promptTokens, done);
    readCount(row, "gen_len", request.generatedTokens, done);
    if (!done)
        return done;
    const int together = request.promptTokens + request.generatedTokens;
    const bool lengthMatters = measured.meter != Meter::Weights;
    if (!length && together > 0) {
        request.contextTokens = together;
    } else if (!length && lengthMatters) {
        request.contextTokens = 2048;
        assume(measured, QStringLiteral("Context of 2048 tokens: the row does not say."),
               QStringLiteral("该行未写明上下文长度，按 2048 个 token 估算。"));
    }
    request.contextTokens = std::max(request.contextTokens, together);
    request.flashAttention = row.text(QStringLiteral("flash_attn")) != QLatin1String("0");
    if (request.engine == Engine::Transformers) {
        const QVersionNumber version = versionAfter(framework, QStringLiteral("transformers"));
        request.promptLogits = !version.isNull() && version < QVersionNumber(4, 45);
        request.copiesCache = !version.isNull() && version < QVersionNumber(4, 36);
    }
    if (request.engine == Engine::Vllm && takesPromptsWhole(framework)) {
        constexpr int leastStep = 2560; // max_num_batched_tokens of that time
        request.stepTokens = std::max(leastStep, request.contextTokens);
    }
    if (request.engine == Engine::LlamaCpp && ignoresWindows(framework))
        request.windowedCache = false;
    if (isServingEngine(request.engine) && measured.meter == Meter::ComputeBuffer)
        request.cudaGraphs = false; // captured after the step was measured
    readInferenceNote(row, measured);
    return {};
}

} // namespace xuanka
