// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "throughput/speed_case_readers.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>

namespace xuanka {

namespace {

/// Columns of the architecture; 0 where they say nothing.
struct Shapes {
    double parameters = 0.0;
    double active = 0.0;
    qint64 layers = 0;
    qint64 hidden = 0;
    qint64 heads = 0;
    qint64 kvHeads = 0;

    bool complete() const { return layers > 0 && hidden > 0 && heads > 0 && parameters > 0.0; }
};

double numberAt(const CsvRow &row, const char *column)
{
    return looseNumber(row.text(QLatin1String(column))).value_or(0.0);
}

Shapes shapesOf(const CsvRow &row)
{
    Shapes shapes;
    shapes.parameters = numberAt(row, "params_b") * 1e9;
    shapes.active = numberAt(row, "active_params_b") * 1e9;
    if (shapes.active <= 0.0)
        shapes.active = shapes.parameters;
    shapes.layers = static_cast<qint64>(numberAt(row, "n_layers"));
    shapes.hidden = static_cast<qint64>(numberAt(row, "hidden"));
    shapes.heads = static_cast<qint64>(numberAt(row, "n_heads"));
    shapes.kvHeads = static_cast<qint64>(numberAt(row, "n_kv_heads"));
    return shapes;
}

bool same(qint64 stated, qint64 known)
{
    return stated == 0 || stated == known;
}

bool agrees(const Shapes &shapes, const ModelArchitecture &model)
{
    constexpr double roundedTo = 0.03;
    const auto count = static_cast<double>(countParameters(model).total());
    return same(shapes.layers, model.layers) && same(shapes.hidden, model.hidden) && same(shapes.heads, model.heads)
        && (shapes.parameters <= 0.0 || std::abs(shapes.parameters - count) <= roundedTo * count);
}

/// "Llama-3.3-70B-Instruct" → also "Llama-3.1-70B", whose shapes are the same; the shapes are compared anyway.
const ModelArchitecture *libraryModel(const QString &name, const Shapes &shapes, const ModelLibrary &library)
{
    static const QRegularExpression suffix(QStringLiteral("[-_ ](instruct|chat|it|base|hf|thinking|fp8|awq|gptq|int8|\\d{4})$"),
                                           QRegularExpression::CaseInsensitiveOption);
    QString spelling = name.section(QLatin1Char('/'), -1);
    while (!spelling.isEmpty()) {
        const ModelArchitecture *known = library.model(spelling);
        if (known && agrees(shapes, *known))
            return known;
        const QRegularExpressionMatch match = suffix.match(spelling);
        if (!match.hasMatch())
            break;
        spelling.truncate(match.capturedStart());
    }
    if (!shapes.complete())
        return nullptr;
    for (const ModelArchitecture &known : library.models()) {
        // A sibling: same shapes, same size, same family by the first word of the name.
        if (agrees(shapes, known) && same(shapes.kvHeads, known.kvHeads)
            && known.name.section(QLatin1Char(' '), 0, 0).compare(name.section(QLatin1Char('-'), 0, 0), Qt::CaseInsensitive) == 0)
            return &known;
    }
    return nullptr;
}

/// Vocabularies by how a name begins; the longest that fits counts. Source: the families' config.json.
qint64 vocabularyOf(const QString &name)
{
    struct Family {
        const char *begins;
        qint64 tokens;
    };
    static constexpr std::array families{
        Family{"llama-2", 32000},  Family{"llama-3", 128256}, Family{"llama-4", 202048},  Family{"llama-7", 32000},
        Family{"codellama", 32016}, Family{"vicuna", 32000},  Family{"tinyllama", 32000}, Family{"mistral", 32768},
        Family{"mixtral", 32000},  Family{"qwen", 151936},    Family{"qwq", 151936},      Family{"deepseek", 129280},
        Family{"gemma", 256000},   Family{"phi", 32064},      Family{"internlm", 103168}, Family{"yi", 64000},
        Family{"glm", 151552},     Family{"chatglm", 65024},  Family{"falcon", 65024},    Family{"gpt-oss", 201088},
        Family{"baichuan", 125696}, Family{"opt", 50272},     Family{"gpt-j", 50400},     Family{"kimi", 163840},
    };
    qint64 tokens = 0;
    std::size_t longest = 0;
    for (const Family &family : families) {
        const QLatin1String begins(family.begins);
        if (name.startsWith(begins, Qt::CaseInsensitive) && static_cast<std::size_t>(begins.size()) > longest) {
            longest = static_cast<std::size_t>(begins.size());
            tokens = family.tokens;
        }
    }
    return tokens;
}

struct ExpertCounts {
    qint64 all = 0;
    qint64 perToken = 0;
};

/// "8x7B" has 8 experts and uses 2, Llama 4 uses one; other mixtures have many small ones.
ExpertCounts expertsOf(const QString &name, double activeShare)
{
    static const QRegularExpression few(QStringLiteral("(\\d+)x\\d"));
    const QRegularExpressionMatch match = few.match(name);
    if (match.hasMatch())
        return {match.captured(1).toLongLong(), 2};
    constexpr qint64 many = 128;
    if (name.startsWith(QLatin1String("llama-4"), Qt::CaseInsensitive))
        return {activeShare > 0.1 ? 16 : many, 1};
    return {many, std::clamp<qint64>(std::llround(activeShare * static_cast<double>(many)), 1, 8)};
}

/// The rest of the parameters is MLP: dense, or experts so that total and active counts come out.
ModelArchitecture architectureOf(const Shapes &shapes, const QString &name, SpeedCase &measured)
{
    ModelArchitecture m;
    m.id = m.name = name;
    m.source = QStringLiteral("the row's columns");
    m.layers = shapes.layers;
    m.hidden = shapes.hidden;
    m.heads = shapes.heads;
    m.kvHeads = shapes.kvHeads > 0 ? shapes.kvHeads : shapes.heads;
    m.headDim = name.startsWith(QLatin1String("qwen3"), Qt::CaseInsensitive) ? 128 : shapes.hidden / shapes.heads;
    m.vocabulary = vocabularyOf(name);
    if (m.vocabulary == 0) {
        m.vocabulary = 128 * 1024;
        assumeSpeed(measured, QStringLiteral("Vocabulary of 131,072 assumed."), QStringLiteral("词表按 131,072 估算。"));
    }
    constexpr double smallModel = 4.5e9;
    m.tiedEmbeddings = shapes.parameters < smallModel && m.vocabulary > 100'000;
    const auto layers = static_cast<double>(m.layers);
    const auto hidden = static_cast<double>(m.hidden);
    const ParameterCount bare = countParameters(m);
    const double others = static_cast<double>(bare.total());
    if (shapes.active > 0.9 * shapes.parameters) {
        m.feedForward = std::max<qint64>(1, std::llround((shapes.parameters - others) / (3.0 * hidden * layers)));
        return m;
    }
    const ExpertCounts experts = expertsOf(name, shapes.active / shapes.parameters);
    const double unused = static_cast<double>(experts.all - experts.perToken);
    const double expert = (shapes.parameters - shapes.active) / (layers * unused);
    m.experts = experts.all;
    m.expertsPerToken = experts.perToken;
    m.expertFeedForward = std::max<qint64>(1, std::llround(expert / (3.0 * hidden)));
    const double shared = shapes.active - others - layers * static_cast<double>(experts.perToken) * expert;
    m.sharedExpertFeedForward = std::max<qint64>(0, std::llround(shared / (3.0 * hidden * layers)));
    m.sharedExperts = m.sharedExpertFeedForward > 0 ? 1 : 0;
    assumeSpeed(measured,
                QStringLiteral("%1 experts a layer, %2 a token assumed; their width follows from the parameter counts.")
                    .arg(m.experts).arg(m.expertsPerToken),
                QStringLiteral("按每层 %1 个专家、每个 token 激活 %2 个估算，宽度由参数量推出。").arg(m.experts).arg(m.expertsPerToken));
    return m;
}

} // namespace

Result<ModelArchitecture> caseArchitecture(const CsvRow &row, const ModelLibrary &library, SpeedCase &measured)
{
    const QString name = row.text(QStringLiteral("model"));
    const Shapes shapes = shapesOf(row);
    if (const ModelArchitecture *known = libraryModel(name, shapes, library))
        return *known;
    if (shapes.complete())
        return architectureOf(shapes, name, measured);
    if (shapes.parameters <= 0.0) {
        return name.isEmpty() ? fail({Error::Kind::Missing, {}, QStringLiteral("model"), {}, {}})
                              : fail({Error::Kind::UnknownName, {}, QStringLiteral("model"), name, {}});
    }
    assumeSpeed(measured, QStringLiteral("Only the size is known: a typical decoder."), QStringLiteral("只知道参数规模：按典型解码器估算。"));
    return typicalArchitecture(shapes.parameters / 1e9);
}

WeightFormat caseWeightFormat(const QString &name, double bits, const SpeedCard &card)
{
    struct Rule {
        const char *contains;
        const char *format;
    };
    static constexpr std::array rules{
        Rule{"nvfp4", "nvfp4"},   Rule{"mxfp4", "mxfp4"},     Rule{"nf4-dq", "nf4-dq"}, Rule{"nf4", "nf4"},
        Rule{"fp4", "nvfp4"},     Rule{"fp8", "fp8"},         Rule{"w8a8", "int8"},     Rule{"w4a16", "awq-int4"},
        Rule{"awq", "awq-int4"},  Rule{"gptq", "gptq-int4"},  Rule{"int4", "awq-int4"}, Rule{"4-bit", "awq-int4"},
        Rule{"4bit", "awq-int4"}, Rule{"int8", "int8"},       Rule{"bf16", "bf16"},     Rule{"fp16", "bf16"},
        Rule{"f16", "bf16"},      Rule{"fp32", "fp32"},
    };
    const QString lower = name.toLower();
    QString id;
    if (const WeightFormat *exact = weightFormat(lower)) {
        id = exact->id;
    } else {
        for (const Rule &rule : rules) {
            if (lower.contains(QLatin1String(rule.contains))) {
                id = QLatin1String(rule.format);
                break;
            }
        }
    }
    if (id == QLatin1String("gptq-int4") && bits > 6.0)
        id = QStringLiteral("gptq-int8");
    if (id.isEmpty()) {
        constexpr double sixteenFrom = 12.0;
        constexpr double eightFrom = 6.0;
        if (bits <= 0.0 || bits >= sixteenFrom)
            id = QStringLiteral("bf16");
        else if (bits >= eightFrom)
            id = card.fp8 > 0.0 ? QStringLiteral("fp8") : QStringLiteral("int8");
        else
            id = lower.startsWith(QLatin1Char('q')) ? QStringLiteral("q4_k_m") : QStringLiteral("awq-int4");
    }
    if (id == QLatin1String("nvfp4"))
        return nvfp4Format();
    return *weightFormat(id);
}

} // namespace xuanka
