// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sizing/fit.h"

namespace xuanka {

/// What can be asked backwards: how far one field can go on given cards.
enum class LimitKind { Context, Batch, Concurrency };
/// "context", "batch", "concurrency".
QString limitKindId(LimitKind kind);
/// The kinds that make sense for a workload: a context is a sequence length when one trains.
QList<LimitKind> limitKindsFor(Workload workload);

/// Why it cannot be more.
enum class LimitBound {
    NotEvenOne, ///< not even the smallest value fits
    Memory,     ///< one more does not fit
    Model,      ///< the model was not made for longer contexts
    Range       ///< the largest value that the estimate answers for fits
};
/// "not_even_one", "memory", "model", "range".
QString limitBoundId(LimitBound bound);

struct SizingLimit {
    LimitKind kind = LimitKind::Context;
    LimitBound bound = LimitBound::NotEvenOne;
    qint64 value = 0;    ///< tokens, sequences or requests; 0 if not even one
    qint64 byMemory = 0; ///< what memory alone would allow; at least `value`
    FitVerdict wanted = FitVerdict::Fits;
    CardFit fit;         ///< at `value`, or at the smallest if not even that fits
    std::optional<CardFit> beyond; ///< at byMemory + 1, if memory is what ends it
    MemoryRequest request; ///< the request at `value`
    Trace trace;         ///< how the limit was found, and the parts of the memory there
};

/// The largest value of a field with which `count` of this card still give the wanted verdict, all else as in the request.
/// The prompt follows a context. Bisection over the pure engine: memory never shrinks when one of these grows.
/// Errors: Unsupported (the kind does not apply to the workload) and those of estimateMemory.
Result<SizingLimit> largestOf(LimitKind kind, const SizingSubject &subject, const MemoryRequest &request, const Card &card,
                              int count, FitVerdict wanted = FitVerdict::Fits);

/// The request with that field set.
MemoryRequest requestAt(LimitKind kind, const MemoryRequest &request, qint64 value);

/// The smallest count of each card that gives the wanted verdict, fewest cards first, then the smallest memory. Cards that
/// do not make it with `mostCards` are left out. The needs are estimated once a count.
QList<CardFit> smallestCounts(const SizingSubject &subject, const MemoryRequest &request, const QList<Card> &cards,
                              int mostCards, FitVerdict wanted = FitVerdict::Fits);

} // namespace xuanka
