// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/measured_case_readers.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace xuanka {

namespace {

/// What the columns say of the architecture; 0 where they say nothing.
struct Shapes {
    qint64 layers = 0;
    qint64 hidden = 0;
    qint64 heads = 0;
    qint64 kvHeads = 0;
    qint64 headDim = 0;
    qint64 feedForward = 0;
    qint64 vocabulary = 0;
    qint64 experts = 0;
    double parameters = 0.0;

    bool complete() const { return layers > 0 && hidden > 0 && heads > 0 && feedForward > 0 && vocabulary > 0; }
};

Result<Shapes> shapesOf(const CsvRow &row)
{
    Shapes shapes;
    struct Column {
        const char *name;
        qint64 *target;
    };
    const Column columns[] = {{"n_layers", &shapes.layers},     {"hidden", &shapes.hidden},
                              {"n_heads", &shapes.heads},       {"n_kv_heads", &shapes.kvHeads},
                              {"head_dim", &shapes.headDim},    {"ffn", &shapes.feedForward},
                              {"vocab", &shapes.vocabulary},    {"moe_total_experts", &shapes.experts}};
    for (const Column &column : columns) {
        const Result<std::optional<qint64>> value = caseCount(row, QString::fromLatin1(column.name));
        if (!value)
            return fail(value.error());
        *column.target = value->value_or(0);
    }
    const Result<std::optional<double>> billions = caseNumber(row, QStringLiteral("params_b"));
    if (!billions)
        return fail(billions.error());
    shapes.parameters = billions->value_or(0.0) * 1e9;
    return shapes;
}

bool same(qint64 stated, qint64 known)
{
    return stated == 0 || stated == known;
}

/// Whether nothing that the row says contradicts the entry. The expert width may stand in the ffn column.
bool agrees(const Shapes &shapes, const ModelArchitecture &m)
{
    const bool width = same(shapes.feedForward, m.feedForward) || (m.isMoe() && shapes.feedForward == m.expertFeedForward);
    const double count = static_cast<double>(countParameters(m).total());
    constexpr double roundedTo = 0.02; // published counts are rounded, and some leave out an extra head
    const bool size = shapes.parameters <= 0.0 || std::abs(shapes.parameters - count) <= roundedTo * count;
    const bool kvHeads = m.isMla() || same(shapes.kvHeads, m.kvHeads);
    return same(shapes.layers, m.layers) && same(shapes.hidden, m.hidden) && same(shapes.heads, m.heads) && kvHeads && width
        && same(shapes.vocabulary, m.vocabulary) && (m.isMoe() || shapes.experts == 0) && size;
}

/// Name, its parts around a slash, and each of them without trailing words such as "Instruct".
QStringList spellings(const QString &name)
{
    static const QRegularExpression suffix(QStringLiteral("[-_ ](instruct|chat|it|base|hf|chat-hf|sft|thinking|preview|v\\d[\\d.]*|\\d{4})$"),
                                           QRegularExpression::CaseInsensitiveOption);
    QStringList list;
    const QStringList parts = QStringList{name} + name.split(QLatin1Char('/'), Qt::SkipEmptyParts);
    for (const QString &part : parts) {
        QString spelling = part.trimmed();
        while (!spelling.isEmpty()) {
            if (!list.contains(spelling))
                list << spelling;
            const QRegularExpressionMatch match = suffix.match(spelling);
            if (!match.hasMatch())
                break;
            spelling.truncate(match.capturedStart());
        }
    }
    return list;
}

/// An entry of other name but the same shapes and size: a fine-tuned sibling.
const ModelArchitecture *twinOf(const Shapes &shapes, const ModelLibrary &library)
{
    if (!shapes.complete() || shapes.parameters <= 0.0)
        return nullptr;
    for (const ModelArchitecture &m : library.models()) {
        const bool plain = !m.copiesCache && m.slidingWindow == 0;
        if (plain && agrees(shapes, m) && m.kvHeads == shapes.kvHeads && m.vocabulary == shapes.vocabulary)
            return &m;
    }
    return nullptr;
}

/// The architecture that the columns describe. Gate, tied embeddings and dense layers do not stand in the columns: the
/// combination that comes closest to the stated parameter count is taken.
ModelArchitecture architectureOf(const Shapes &shapes, const QString &name, MeasuredCase &measured)
{
    ModelArchitecture m;
    m.id = m.name = name;
    m.source = QStringLiteral("the row's columns");
    m.layers = shapes.layers;
    m.hidden = shapes.hidden;
    m.heads = shapes.heads;
    m.kvHeads = shapes.kvHeads > 0 ? shapes.kvHeads : shapes.heads;
    m.headDim = shapes.headDim > 0 ? shapes.headDim : shapes.hidden / shapes.heads;
    m.vocabulary = shapes.vocabulary;
    m.feedForward = shapes.feedForward;
    if (shapes.experts > 0) {
        m.experts = shapes.experts;
        m.expertFeedForward = shapes.feedForward;
        constexpr qint64 fewExperts = 16;
        m.expertsPerToken = shapes.experts <= fewExperts ? std::min<qint64>(2, shapes.experts) : 8;
        assume(measured, QStringLiteral("Experts a token: %1 assumed.").arg(m.expertsPerToken),
               QStringLiteral("每个 token 激活的专家数按 %1 个估算。").arg(m.expertsPerToken));
    }
    if (shapes.parameters <= 0.0)
        return m;
    ModelArchitecture best = m;
    double smallest = 0.0;
    bool first = true;
    for (const bool gated : {true, false}) {
        for (const bool tied : {false, true}) {
            m.gatedMlp = gated;
            m.tiedEmbeddings = tied;
            const double difference = std::abs(static_cast<double>(countParameters(m).total()) - shapes.parameters);
            if (first || difference < smallest) {
                best = m;
                smallest = difference;
                first = false;
            }
        }
    }
    const double missing = shapes.parameters - static_cast<double>(countParameters(best).total());
    constexpr double worthSaying = 0.01;
    if (missing > 0.0)
        best.extraParameters = static_cast<qint64>(missing);
    if (std::abs(missing) > worthSaying * shapes.parameters) {
        assume(measured, QStringLiteral("The columns give %1 B parameters, the row says %2 B.")
                             .arg((shapes.parameters - missing) / 1e9, 0, 'f', 2).arg(shapes.parameters / 1e9, 0, 'f', 2),
               QStringLiteral("按结构列算出的参数量为 %1 B，该行写的是 %2 B。")
                   .arg((shapes.parameters - missing) / 1e9, 0, 'f', 2).arg(shapes.parameters / 1e9, 0, 'f', 2));
    }
    return best;
}

/// "26B" in "Gemma-4-26B-A4B"; 0 if the name says nothing.
double billionsInName(const QString &name)
{
    static const QRegularExpression size(QStringLiteral("(?<![A-Za-z0-9.])(\\d+(?:\\.\\d+)?)[bB](?![A-Za-z0-9])"));
    const QRegularExpressionMatch match = size.match(name);
    return match.hasMatch() ? match.captured(1).toDouble() : 0.0;
}

} // namespace

Done readCaseModel(const CsvRow &row, const ModelLibrary &library, MeasuredCase &measured)
{
    const QString name = row.text(QStringLiteral("model"));
    const Result<Shapes> shapes = shapesOf(row);
    if (!shapes)
        return fail(shapes.error());
    const QStringList names = spellings(name);
    bool contradicted = false;
    for (const QString &spelling : names) {
        const ModelArchitecture *known = library.model(spelling);
        if (known && agrees(*shapes, *known)) {
            measured.model = *known;
            return {};
        }
        contradicted = contradicted || known;
    }
    if (const ModelArchitecture *twin = twinOf(*shapes, library)) {
        measured.model = *twin;
        assume(measured, QStringLiteral("Shapes as %1.").arg(twin->name), QStringLiteral("结构与 %1 相同。").arg(twin->name));
        return {};
    }
    if (shapes->complete()) {
        if (contradicted) {
            assume(measured, QStringLiteral("The columns contradict the built-in model of this name; the columns are used."),
                   QStringLiteral("结构列与内置同名模型不一致；以结构列为准。"));
        }
        measured.model = architectureOf(*shapes, name, measured);
        return {};
    }
    double billions = shapes->parameters / 1e9;
    if (billions <= 0.0)
        billions = billionsInName(name);
    if (billions <= 0.0) {
        return name.isEmpty() ? fail({Error::Kind::Missing, {}, QStringLiteral("model"), {}, {}})
                              : fail({Error::Kind::UnknownName, {}, QStringLiteral("model"), name, {}});
    }
    const Result<ModelArchitecture> typical = typicalArchitecture(billions);
    if (!typical)
        return fail(typical.error());
    measured.model = *typical;
    assume(measured, QStringLiteral("Only the size is known (%1 B): a typical decoder.").arg(billions),
           QStringLiteral("只知道参数规模（%1 B）：按典型解码器估算。").arg(billions));
    return {};
}

} // namespace xuanka
