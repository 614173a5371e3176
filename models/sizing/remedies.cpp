// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/remedy_proposals.h"

namespace xuanka {

namespace {

/// Cards that take the first need at least as expected and do not take the second.
QStringList newlyFitting(const Estimate<Bytes> &now, const Estimate<Bytes> &before, const QList<Card> &cards)
{
    QStringList ids;
    for (const Card &card : cards) {
        const Bytes usable = card.usableMemory();
        if (now.expected <= usable && before.expected > usable)
            ids << card.id;
    }
    return ids;
}

std::optional<Estimate<Bytes>> needOnOneCard(const SizingSubject &subject, const MemoryRequest &request)
{
    MemoryRequest alone = request;
    alone.cards = 1;
    const Result<MemoryEstimate> estimate = estimateMemory(subject, alone, TraceDetail::None);
    return estimate ? std::optional(estimate->perCard) : std::nullopt;
}

} // namespace

QList<Remedy> remediesFor(const SizingSubject &subject, const MemoryRequest &request, const QList<Card> &cards)
{
    const Result<MemoryEstimate> before = estimateMemory(subject, request, TraceDetail::None);
    const std::optional<Estimate<Bytes>> aloneBefore = needOnOneCard(subject, request);
    if (!before || !aloneBefore)
        return {};
    const QList<RemedyProposal> proposals = remedyProposals(subject, request);
    QList<Remedy> remedies;
    for (const RemedyProposal &proposal : proposals) {
        const Result<MemoryEstimate> after = estimateMemory(subject, proposal.request, TraceDetail::None);
        const std::optional<Estimate<Bytes>> aloneAfter = needOnOneCard(subject, proposal.request);
        if (!after || !aloneAfter || after->perCard.expected >= before->perCard.expected)
            continue;
        remedies << Remedy{QString::fromLatin1(proposal.id),
                           proposal.does,
                           proposal.costs,
                           proposal.request,
                           before->perCard.expected - after->perCard.expected,
                           after->perCard,
                           newlyFitting(*aloneAfter, *aloneBefore, cards),
                           newlyFitting(after->perCard, before->perCard, cards)};
    }
    return remedies;
}

} // namespace xuanka
