// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/card_split.h"
#include "sizing/measured_case_readers.h"
#include "sizing/training_framework.h"

#include <QRegularExpression>

#include <algorithm>

namespace xuanka {

namespace {

/// "V100-32GB", "H20-96GB", "B200-class 184 GiB"; absent if the text names no size.
std::optional<Bytes> memoryOfCard(const QString &text)
{
    static const QRegularExpression form(QStringLiteral("(\\d+) ?G(?:i?B)"));
    const QRegularExpressionMatch match = form.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    return Bytes::fromGib(match.captured(1).toDouble());
}

/// Ways that the word names; "FSDP8 TP8 PP8" names three.
QList<Parallelism> waysIn(const QString &text)
{
    struct Word {
        const char *pattern;
        Parallelism way;
    };
    static const Word words[] = {{"zero-?3|fsdp", Parallelism::Zero3},
                                 {"zero-?2", Parallelism::Zero2},
                                 {"zero-?1|distributed optimizer", Parallelism::Zero1},
                                 {"\\bddp|\\bdp\\d*\\b|data parallel", Parallelism::Data},
                                 {"\\btp\\d*\\b|tensor", Parallelism::Tensor},
                                 {"\\bpp\\d+\\b", Parallelism::Pipeline},
                                 {"device_map|layer split|pipeline(?! parallel \\d)", Parallelism::LayerSplit}};
    QList<Parallelism> ways;
    for (const Word &word : words) {
        if (text.contains(QRegularExpression(QString::fromLatin1(word.pattern), QRegularExpression::CaseInsensitiveOption)))
            ways << word.way;
    }
    return ways;
}

bool namesAnUnknownWay(const QString &text)
{
    static const QRegularExpression form(QStringLiteral("\\bCP\\d|\\bEP\\d|\\bSP\\d|sequence parallel"),
                                         QRegularExpression::CaseInsensitiveOption);
    return text.contains(form);
}

/// The smallest power of two of such cards that holds what is expected.
int fewestCards(const MeasuredCase &measured, Bytes cardMemory)
{
    constexpr int most = 64;
    constexpr double usable = 0.99;
    for (int cards = 1; cards <= most; cards *= 2) {
        MemoryRequest request = measured.request;
        request.cards = cards;
        const Result<MemoryEstimate> estimate = estimateMemory(measured.subject(), request, TraceDetail::None);
        if (estimate && estimate->perCard.expected <= cardMemory * usable)
            return cards;
    }
    return 1;
}

/// "FSDP4 CP2 TP8 PP8", "EP16 DP16", "sequence parallel 2", "TP=2": degrees beside the data-parallel one. False: none is named.
bool readDegrees(const QString &text, MemoryRequest &request)
{
    struct Word {
        const char *pattern;
        int MemoryRequest::*degree;
    };
    static const Word words[] = {{"\\bTP ?=? ?(\\d+)|tensor.parallel\\w* ?=? ?(\\d+)", &MemoryRequest::tensorDegree},
                                 {"\\bPP ?=? ?(\\d+)|pipeline.parallel\\w* ?=? ?(\\d+)", &MemoryRequest::pipelineDegree},
                                 {"\\b[CS]P ?=? ?(\\d+)|(?:sequence|context).parallel\\w* ?=? ?(\\d+)", &MemoryRequest::contextDegree},
                                 {"\\bEP ?=? ?(\\d+)|expert.parallel\\w* ?=? ?(\\d+)", &MemoryRequest::expertDegree}};
    bool any = false;
    for (const Word &word : words) {
        const QRegularExpression form(QString::fromLatin1(word.pattern), QRegularExpression::CaseInsensitiveOption);
        const QRegularExpressionMatch match = form.match(text);
        if (!match.hasMatch())
            continue;
        const QString digits = match.captured(1) + match.captured(2);
        const int degree = digits.toInt();
        request.*word.degree = std::clamp(degree, 1, 1024);
        any = any || degree > 1;
    }
    return any;
}

/// How a framework shares what its degrees leave, if the row does not say.
Parallelism usualSharding(const TrainingFramework &framework, CaseKind kind)
{
    switch (framework.fullRecipe) {
    case FullRecipe::Megatron:
        return Parallelism::Zero1;
    case FullRecipe::Fsdp32:
    case FullRecipe::DeepSpeed:
        return Parallelism::Zero3;
    case FullRecipe::Pure16:
    case FullRecipe::Open:
        break;
    }
    // Adapters are small: their trainers copy the base to every card.
    return kind == CaseKind::Adapters ? Parallelism::Data : Parallelism::Zero3;
}

/// What ran on a card has fitted it. That settles two things that rows leave open: 16-bit states where FP32 ones would not
/// fit, and Megatron's tensor-parallel degree.
void settleByCard(const CsvRow &row, MeasuredCase &measured)
{
    const std::optional<Bytes> memory = memoryOfCard(row.text(QStringLiteral("gpu")));
    if (!memory || measured.kind != CaseKind::FullTraining)
        return;
    const auto fits = [&measured, &memory] {
        const Result<MemoryEstimate> estimate = estimateMemory(measured.subject(), measured.request, TraceDetail::None);
        return estimate && estimate->perCard.expected <= *memory;
    };
    MemoryRequest &request = measured.request;
    const FullRecipe recipe = frameworkOf(request).fullRecipe;
    if (measured.statesOpen) {
        request.masterWeights = true;
        measured.statesOpen = fits();
        request.masterWeights = false;
    }
    if (recipe == FullRecipe::Open && !request.masterWeights && !fits()) {
        request.masterWeights = false;
        assume(measured, QStringLiteral("All states at 16 bits: with FP32 ones it would not fit the card on which it ran."),
               QStringLiteral("按全部状态 16 位估算：若保留 FP32 状态，该任务放不进所用的卡。"));
    }
    const bool open = recipe == FullRecipe::Megatron && request.tensorDegree == 1 && request.pipelineDegree == 1
        && request.expertDegree == 1 && request.parallelism == Parallelism::Zero1;
    for (int degree = 2; open && degree <= std::min(8, request.cards) && !fits(); degree *= 2) {
        const int before = request.tensorDegree;
        request.tensorDegree = degree;
        if (!estimateMemory(measured.subject(), request, TraceDetail::None))
            request.tensorDegree = before;
    }
    if (open && request.tensorDegree > 1) {
        assume(measured, QStringLiteral("Tensor parallel over %1: fewer would not fit the card on which it ran.").arg(request.tensorDegree),
               QStringLiteral("按张量并行 %1 估算：并行度再小就放不进所用的卡。").arg(request.tensorDegree));
    }
}

} // namespace

Done readCaseCards(const CsvRow &row, MeasuredCase &measured)
{
    MemoryRequest &request = measured.request;
    const Result<std::optional<qint64>> count = caseCount(row, QStringLiteral("n_gpus"));
    if (!count)
        return fail(count.error());
    const QString note = row.text(QStringLiteral("note"));
    const bool sum = note.contains(QLatin1String("SUM over")) || note.contains(QLatin1String("SUM of"));
    const bool perCard = note.contains(QLatin1String("per GPU"), Qt::CaseInsensitive)
        || note.contains(QLatin1String("per-GPU"), Qt::CaseInsensitive);
    const QString text = row.text(QStringLiteral("parallelism"));
    request.cards = static_cast<int>(std::max<qint64>(1, count->value_or(1)));
    if (!*count && sum) {
        request.parallelism = Parallelism::Tensor;
        if (const std::optional<Bytes> memory = memoryOfCard(row.text(QStringLiteral("gpu")))) {
            request.cards = fewestCards(measured, *memory);
            assume(measured, QStringLiteral("Cards: %1, the fewest that hold it; the row does not say.").arg(request.cards),
                   QStringLiteral("该行未写明卡数，按放得下的最少 %1 张估算。").arg(request.cards));
        }
    }
    if (request.cards == 1) {
        settleByCard(row, measured);
        return {};
    }
    const QList<Parallelism> ways = waysIn(text);
    if (measured.kind != CaseKind::Inference && readDegrees(text, request)) {
        const bool named = !ways.isEmpty() && ways.constFirst() != Parallelism::Tensor && ways.constFirst() != Parallelism::Pipeline
            && ways.constFirst() != Parallelism::Data && ways.constFirst() != Parallelism::LayerSplit;
        request.parallelism = named ? ways.constFirst() : usualSharding(frameworkOf(request), measured.kind);
        // DeepSpeed and its kin replicate unless they say otherwise.
        if (!named && ways.contains(Parallelism::Data) && frameworkOf(request).fullRecipe != FullRecipe::Megatron)
            request.parallelism = Parallelism::Data;
        measured.allCards = sum;
        // What cannot be is left out rather than the whole row: experts first, then the rest.
        if (!splitOverCards(*measured.model, request))
            request.expertDegree = 1;
        if (!splitOverCards(*measured.model, request)) {
            request.tensorDegree = request.pipelineDegree = request.contextDegree = 1;
            assume(measured, QStringLiteral("Its degrees of parallelism do not fit the model or the cards; %1 over all cards.").arg(parallelismId(request.parallelism)),
                   QStringLiteral("该行的并行度与模型或卡数不符，按所有卡 %1 估算。").arg(parallelismId(request.parallelism)));
        }
        return {};
    }
    // "DDP + ZeRO-2" is ZeRO-2: it replicates as well.
    const bool zero = !ways.isEmpty() && (ways.constFirst() == Parallelism::Zero1 || ways.constFirst() == Parallelism::Zero2
                                          || ways.constFirst() == Parallelism::Zero3);
    const bool severalWays = ways.size() > 1 && (measured.kind == CaseKind::Inference || !zero);
    if (severalWays || namesAnUnknownWay(text)) {
        return fail({Error::Kind::Unsupported, {}, QStringLiteral("parallelism"), text,
                     QStringLiteral("tp, pp, dp, zero1, zero2, zero3, fsdp, layer")});
    }
    if (!ways.isEmpty()) {
        request.parallelism = ways.constFirst();
    } else if (*count) {
        const bool inference = measured.kind == CaseKind::Inference;
        if (inference && request.engine != Engine::Vllm)
            request.parallelism = isServingEngine(request.engine) ? Parallelism::Tensor : Parallelism::LayerSplit;
        assume(measured, QStringLiteral("Shared by %1: the row does not say.").arg(parallelismId(request.parallelism)),
               QStringLiteral("该行未写明并行方式，按 %1 估算。").arg(parallelismId(request.parallelism)));
    }
    // What one inference takes is summed up in tables; what a training card takes is what its trainer prints.
    const bool usuallySummed = measured.kind == CaseKind::Inference && measured.meter != Meter::ComputeBuffer;
    measured.allCards = sum || (!perCard && usuallySummed);
    settleByCard(row, measured);
    return {};
}

} // namespace xuanka
