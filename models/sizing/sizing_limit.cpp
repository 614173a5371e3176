// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/sizing_limit.h"

#include <QCoreApplication>

#include <algorithm>

namespace xuanka {

namespace {

/// The largest values that the engine answers for.
qint64 rangeEnd(LimitKind kind)
{
    return kind == LimitKind::Context ? qint64{16} * 1024 * 1024 : qint64{64} * 1024;
}

/// The question while it is being answered.
struct Search {
    LimitKind kind;
    const SizingSubject &subject;
    const MemoryRequest &request;
    const Card &card;
    int count;
    FitVerdict wanted;
    int estimates = 0;

    CardFit at(qint64 value)
    {
        ++estimates;
        return fitOnCard(subject, requestAt(kind, request, value), card, count);
    }
    bool holds(qint64 value)
    {
        ++estimates;
        const CountNeed need = needOfCount(subject, requestAt(kind, request, value), count);
        return need.perCard && isAtLeast(fitVerdict(*need.perCard, card.usableMemory()), wanted);
    }

    /// The largest value that holds; 1 holds.
    qint64 largest()
    {
        qint64 holding = 1;
        qint64 failing = rangeEnd(kind) + 1;
        // Doubling first: what is asked is usually far below the end of the range.
        for (qint64 probe = 2; probe < failing; probe *= 2) {
            if (!holds(probe)) {
                failing = probe;
                break;
            }
            holding = probe;
        }
        while (failing - holding > 1) {
            const qint64 middle = holding + (failing - holding) / 2;
            if (holds(middle))
                holding = middle;
            else
                failing = middle;
        }
        return holding;
    }
};

TraceInput input(const char *name, const QString &value, const char *unit = "", const QString &source = {})
{
    return {QString::fromLatin1(name), value, QString::fromLatin1(unit), source};
}

QString byteCount(Bytes bytes)
{
    return QString::number(bytes.count());
}

Trace traceOf(const SizingLimit &limit, const Search &search)
{
    Trace trace;
    trace.formula = QStringLiteral("memory.limit.") % limitKindId(limit.kind);
    trace.expression =
        QString::fromLatin1(QT_TRANSLATE_NOOP("Trace", "the largest value whose need per card is at most the usable memory"));
    trace.result = QString::number(limit.value);
    trace.unit = limit.kind == LimitKind::Context ? QStringLiteral("token") : QString();
    trace.source = QStringLiteral("computed");
    const auto bound = [wanted = limit.wanted](const CardFit &fit) {
        return byteCount(wanted == FitVerdict::Fits ? fit.need.high : wanted == FitVerdict::Likely ? fit.need.expected : fit.need.low);
    };
    trace.inputs = {input(QT_TRANSLATE_NOOP("Trace", "card"), search.card.id),
                    input(QT_TRANSLATE_NOOP("Trace", "cards"), QString::number(search.count)),
                    input(QT_TRANSLATE_NOOP("Trace", "usable memory"), byteCount(limit.fit.usable), "B",
                          search.card.usableMemoryMib.sources.value(0)),
                    input(QT_TRANSLATE_NOOP("Trace", "wanted verdict"), fitVerdictId(limit.wanted)),
                    input(QT_TRANSLATE_NOOP("Trace", "need at this value"), bound(limit.fit), "B")};
    if (limit.beyond && !limit.beyond->refusal)
        trace.inputs << input(QT_TRANSLATE_NOOP("Trace", "need with one more"), bound(*limit.beyond), "B");
    if (limit.bound == LimitBound::Model) {
        trace.inputs << input(QT_TRANSLATE_NOOP("Trace", "longest context of the model"), QString::number(limit.value), "token",
                              search.subject.model->source)
                     << input(QT_TRANSLATE_NOOP("Trace", "what memory alone would allow"), QString::number(limit.byMemory), "token");
    }
    trace.inputs << input(QT_TRANSLATE_NOOP("Trace", "estimates made"), QString::number(search.estimates));
    if (const auto estimate = estimateMemory(search.subject, plannedRequest(search.subject, limit.request, search.count))) {
        for (const MemoryPart &part : estimate->parts)
            trace.parts << part.trace;
    }
    return trace;
}

} // namespace

QString limitKindId(LimitKind kind)
{
    switch (kind) {
    case LimitKind::Context:
        return QStringLiteral("context");
    case LimitKind::Batch:
        return QStringLiteral("batch");
    case LimitKind::Concurrency:
        return QStringLiteral("concurrency");
    }
    return {};
}

QString limitBoundId(LimitBound bound)
{
    switch (bound) {
    case LimitBound::NotEvenOne:
        return QStringLiteral("not_even_one");
    case LimitBound::Memory:
        return QStringLiteral("memory");
    case LimitBound::Model:
        return QStringLiteral("model");
    case LimitBound::Range:
        return QStringLiteral("range");
    }
    return {};
}

QList<LimitKind> limitKindsFor(Workload workload)
{
    switch (workload) {
    case Workload::Inference:
        return {LimitKind::Context, LimitKind::Concurrency, LimitKind::Batch};
    case Workload::ImageGeneration:
        return {LimitKind::Batch};
    case Workload::FullFineTuning:
    case Workload::Lora:
    case Workload::Qlora:
    case Workload::Pretraining:
        break;
    }
    return {LimitKind::Context, LimitKind::Batch};
}

MemoryRequest requestAt(LimitKind kind, const MemoryRequest &request, qint64 value)
{
    MemoryRequest changed = request;
    const int whole = static_cast<int>(value);
    switch (kind) {
    case LimitKind::Context:
        changed.contextTokens = whole;
        changed.promptTokens = 0; // what the answer leaves of the context
        changed.generatedTokens = std::min(request.generatedTokens, whole);
        break;
    case LimitKind::Batch:
        changed.batch = whole;
        break;
    case LimitKind::Concurrency:
        changed.concurrency = whole;
        break;
    }
    return changed;
}

Result<SizingLimit> largestOf(LimitKind kind, const SizingSubject &subject, const MemoryRequest &request, const Card &card,
                              int count, FitVerdict wanted)
{
    if (!limitKindsFor(request.workload).contains(kind)) {
        return fail({Error::Kind::Unsupported, {}, QStringLiteral("workload"), limitKindId(kind), workloadId(request.workload)});
    }
    SizingLimit limit;
    limit.kind = kind;
    limit.wanted = wanted;
    Search search{kind, subject, request, card, count, wanted};
    limit.fit = search.at(1);
    if (limit.fit.refusal)
        return fail(*limit.fit.refusal);
    if (isAtLeast(limit.fit.verdict, wanted)) {
        limit.byMemory = search.largest();
        limit.value = limit.byMemory;
        limit.bound = limit.value == rangeEnd(kind) ? LimitBound::Range : LimitBound::Memory;
        if (limit.bound == LimitBound::Memory)
            limit.beyond = search.at(limit.byMemory + 1);
        const qint64 trained = kind == LimitKind::Context && subject.model ? subject.model->maxContext : 0;
        if (trained > 0 && trained < limit.value) {
            limit.value = trained;
            limit.bound = LimitBound::Model;
        }
        limit.fit = search.at(limit.value);
    }
    limit.request = requestAt(kind, request, std::max<qint64>(1, limit.value));
    limit.trace = traceOf(limit, search);
    return limit;
}

QList<CardFit> smallestCounts(const SizingSubject &subject, const MemoryRequest &request, const QList<Card> &cards,
                              int mostCards, FitVerdict wanted)
{
    QList<CountNeed> needs;
    needs.reserve(mostCards);
    for (int count = 1; count <= mostCards; ++count)
        needs << needOfCount(subject, request, count);
    QList<CardFit> smallest;
    for (const Card &card : cards) {
        const Bytes usable = card.usableMemory();
        const auto enough = std::find_if(needs.cbegin(), needs.cend(), [usable, wanted](const CountNeed &need) {
            return need.perCard && isAtLeast(fitVerdict(*need.perCard, usable), wanted);
        });
        if (enough != needs.cend())
            smallest << fitOfNeed(*enough, request, card);
    }
    std::stable_sort(smallest.begin(), smallest.end(), [](const CardFit &a, const CardFit &b) {
        return std::pair(a.count, a.usable) < std::pair(b.count, b.usable);
    });
    return smallest;
}

} // namespace xuanka
