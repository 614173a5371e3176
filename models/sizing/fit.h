// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/card.h"
#include "sizing/memory_estimate.h"

namespace xuanka {

/// Fits: even the high estimate fits. Likely: the expected one does. Tight: only the low one. No: not even that.
enum class FitVerdict { Fits, Likely, Tight, No };
QString fitVerdictId(FitVerdict verdict);
/// "fits", "likely", "tight", "no".
std::optional<FitVerdict> fitVerdictFromId(const QString &id);
FitVerdict fitVerdict(const Estimate<Bytes> &need, Bytes usable);
/// Fits is the best, No the worst.
bool isAtLeast(FitVerdict verdict, FitVerdict wanted);

struct CardFit {
    QString cardId;
    int count = 1;
    Parallelism parallelism = Parallelism::Tensor; ///< how this count was made to share the work
    FitVerdict verdict = FitVerdict::No;
    Estimate<Bytes> need;     ///< per card
    Bytes usable;             ///< per card
    std::optional<Error> refusal; ///< why this count cannot be used at all (heads do not divide …)
    LocalizedText caution;    ///< e.g. tensor parallel over PCIe; empty if none

    /// usable − expected need; negative if it does not fit.
    Bytes margin() const { return usable - need.expected; }
};

/// What is to be sized: a language model or an image model.
struct SizingSubject {
    const ModelArchitecture *model = nullptr;
    const ImageModel *imageModel = nullptr;
};

Result<MemoryEstimate> estimateMemory(const SizingSubject &subject, const MemoryRequest &request,
                                      TraceDetail detail = TraceDetail::Full);

/// How this many cards can share the work: as asked if the model allows it. Serving falls back to a pipeline when the
/// heads do not divide; images are independent of each other.
MemoryRequest plannedRequest(const SizingSubject &subject, const MemoryRequest &request, int count);

/// What a number of cards needs; the same for every card.
struct CountNeed {
    MemoryRequest planned;
    Result<Estimate<Bytes>> perCard = fail({});
};
CountNeed needOfCount(const SizingSubject &subject, const MemoryRequest &request, int count);
/// The need held against one card. `asked` is the request before it was planned.
CardFit fitOfNeed(const CountNeed &need, const MemoryRequest &asked, const Card &card);

/// One card, one count. `request.cards` is overridden by count.
CardFit fitOnCard(const SizingSubject &subject, const MemoryRequest &request, const Card &card, int count);
/// Every card × 1…maxCards (counts 1, 2, 4, 8 … all integers up to maxCards), in card order.
QList<CardFit> fitOnCards(const SizingSubject &subject, const MemoryRequest &request, const QList<Card> &cards,
                          int maxCards);
/// The smallest count of this card with at least the wanted verdict; absent if none up to maxCards.
std::optional<CardFit> smallestFit(const SizingSubject &subject, const MemoryRequest &request, const Card &card,
                                   int maxCards, FitVerdict atLeast = FitVerdict::Likely);

/// A change that frees memory.
struct Remedy {
    /// "batch", "checkpointing", "lora", "weight_quantisation", "kv_quantisation", "offload", "loss_head", "optimizer",
    /// "vae_tiling", "context", "more_cards"
    QString id;
    LocalizedText does;
    LocalizedText costs;    ///< what one pays for it
    MemoryRequest request;  ///< the request with the remedy applied
    Bytes frees;            ///< per card, expected
    Estimate<Bytes> result; ///< per card
    QStringList nowFits;    ///< cards (single card) that did not fit before and now do
    /// Cards that did not fit in the count that was asked for and now do, in `request.cards` of them.
    QStringList nowFitsTogether;
};

/// The six of the documents in their order, then what else is known; remedies that free nothing are left out.
QList<Remedy> remediesFor(const SizingSubject &subject, const MemoryRequest &request, const QList<Card> &cards);

/// The request that a demand profile's task stands for, with the usual recipe where the profile is silent.
struct TaskDemand;
MemoryRequest requestForTask(const TaskDemand &task);
/// Looks the model up, or builds a typical one from the parameter count (kept in `storage`).
Result<SizingSubject> subjectForTask(const TaskDemand &task, const ModelLibrary &library, ModelArchitecture &storage);

} // namespace xuanka
