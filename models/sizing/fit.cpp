// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/fit.h"

#include "sizing/card_caution.h"
#include "sizing/card_split.h"

namespace xuanka {

MemoryRequest plannedRequest(const SizingSubject &subject, const MemoryRequest &request, int count)
{
    MemoryRequest planned = request;
    planned.cards = count;
    if (request.workload == Workload::ImageGeneration) {
        planned.parallelism = Parallelism::Data;
    } else if (subject.model && request.workload == Workload::Inference
               && request.parallelism == Parallelism::Tensor && !splitOverCards(*subject.model, planned)) {
        planned.parallelism = Parallelism::Pipeline;
    }
    return planned;
}

CountNeed needOfCount(const SizingSubject &subject, const MemoryRequest &request, int count)
{
    CountNeed need;
    need.planned = plannedRequest(subject, request, count);
    const Result<MemoryEstimate> estimate = estimateMemory(subject, need.planned, TraceDetail::None);
    if (estimate)
        need.perCard = estimate->perCard;
    else
        need.perCard = fail(estimate.error());
    return need;
}

FitVerdict fitVerdict(const Estimate<Bytes> &need, Bytes usable)
{
    if (need.high <= usable)
        return FitVerdict::Fits;
    if (need.expected <= usable)
        return FitVerdict::Likely;
    return need.low <= usable ? FitVerdict::Tight : FitVerdict::No;
}

CardFit fitOfNeed(const CountNeed &need, const MemoryRequest &asked, const Card &card)
{
    CardFit fit;
    fit.cardId = card.id;
    fit.count = need.planned.cards;
    fit.parallelism = need.planned.parallelism;
    fit.usable = card.usableMemory();
    if (!need.perCard) {
        fit.refusal = need.perCard.error();
        return fit;
    }
    fit.need = *need.perCard;
    fit.verdict = fitVerdict(fit.need, fit.usable);
    fit.caution = cautionFor(card, fit.count, asked, fit.parallelism);
    return fit;
}

bool isAtLeast(FitVerdict verdict, FitVerdict wanted)
{
    return static_cast<int>(verdict) <= static_cast<int>(wanted);
}

std::optional<FitVerdict> fitVerdictFromId(const QString &id)
{
    for (const FitVerdict verdict : {FitVerdict::Fits, FitVerdict::Likely, FitVerdict::Tight, FitVerdict::No}) {
        if (fitVerdictId(verdict) == id)
            return verdict;
    }
    return std::nullopt;
}

QString fitVerdictId(FitVerdict verdict)
{
    switch (verdict) {
    case FitVerdict::Fits:
        return QStringLiteral("fits");
    case FitVerdict::Likely:
        return QStringLiteral("likely");
    case FitVerdict::Tight:
        return QStringLiteral("tight");
    case FitVerdict::No:
        return QStringLiteral("no");
    }
    return {};
}

Result<MemoryEstimate> estimateMemory(const SizingSubject &subject, const MemoryRequest &request, TraceDetail detail)
{
    if (subject.model)
        return estimateMemory(*subject.model, request, detail);
    if (subject.imageModel)
        return estimateImageMemory(*subject.imageModel, request, detail);
    return fail({Error::Kind::Missing, {}, QStringLiteral("model"), {}, {}});
}

CardFit fitOnCard(const SizingSubject &subject, const MemoryRequest &request, const Card &card, int count)
{
    return fitOfNeed(needOfCount(subject, request, count), request, card);
}

QList<CardFit> fitOnCards(const SizingSubject &subject, const MemoryRequest &request, const QList<Card> &cards,
                          int maxCards)
{
    QList<CountNeed> needs;
    needs.reserve(maxCards);
    for (int count = 1; count <= maxCards; ++count)
        needs << needOfCount(subject, request, count);
    QList<CardFit> fits;
    fits.reserve(cards.size() * needs.size());
    for (const Card &card : cards) {
        for (const CountNeed &need : std::as_const(needs))
            fits << fitOfNeed(need, request, card);
    }
    return fits;
}

std::optional<CardFit> smallestFit(const SizingSubject &subject, const MemoryRequest &request, const Card &card,
                                   int maxCards, FitVerdict atLeast)
{
    for (int count = 1; count <= maxCards; ++count) {
        CardFit fit = fitOnCard(subject, request, card, count);
        if (!fit.refusal && isAtLeast(fit.verdict, atLeast))
            return fit;
    }
    return std::nullopt;
}

} // namespace xuanka
