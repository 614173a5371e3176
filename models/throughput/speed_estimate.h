// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/estimate.h"
#include "quantity/trace.h"
#include "sizing/memory_estimate.h"
#include "throughput/speed_step.h"

namespace xuanka {

/// What keeps the number of requests under way from being higher.
enum class SpeedLimit { Asked, Memory, Engine, Requests };
/// "asked", "memory", "engine", "requests".
QString speedLimitId(SpeedLimit limit);

/// How fast a model is served. Every range is low ≤ expected ≤ high; for times low is the short one.
struct SpeedEstimate {
    QString modelName;
    QString cardId;
    QString classId;
    QString engineId;
    int cards = 1;
    int copies = 1;          ///< of the model
    int cardsPerCopy = 1;
    SpeedSharing sharing = SpeedSharing::Copies; ///< of one copy over its cards
    double concurrency = 1.0;      ///< requests under way over all copies
    double concurrencyLimit = 1.0; ///< the most that memory and engine allow
    SpeedLimit limitedBy = SpeedLimit::Asked;
    bool fitsMemory = true;  ///< false: weights and one request need more than the cards have
    bool fitted = false;     ///< measurements of this class exist; false: the range is the wide one
    bool measured = false;   ///< a team's own figure took the place of the estimate
    Estimate<double> singleStream;     ///< tokens/s of one request alone
    Estimate<double> prefillRate;      ///< prompt tokens/s of one request
    Estimate<double> ttftMs;           ///< to the first token, at this concurrency
    Estimate<double> tpotMs;           ///< a further token of one request, at this concurrency
    Estimate<double> outputThroughput; ///< output tokens/s over all cards
    Estimate<double> totalThroughput;  ///< prompt and output tokens/s over all cards
    Estimate<double> perCard;          ///< output tokens/s
    SpeedStep::Parts step;             ///< seconds of a decode step of one copy at this concurrency
    QList<LocalizedText> assumptions;
    Trace trace;
};

/// Roofline with measured efficiencies. Pure; under 5 µs without trace.
/// Errors: those of checkSpeedJob; Inconsistent (more copies than cards …).
Result<SpeedEstimate> estimateSpeed(const SpeedCard &card, const SpeedModel &model, const SpeedJob &job,
                                    TraceDetail detail = TraceDetail::Full, const SpeedRules &rules = speedRules());

/// One estimate for each number of concurrent requests, without traces: what a chart of throughput and latency shows.
/// Those above the limit are left out; the limit itself is always the last. Errors: as estimateSpeed.
Result<QList<SpeedEstimate>> speedOver(const SpeedCard &card, const SpeedModel &model, const SpeedJob &job,
                                       const QList<double> &concurrencies, const SpeedRules &rules = speedRules());

/// What must be held: expected figures at or below these.
struct SpeedTarget {
    std::optional<double> ttftMs;
    std::optional<double> tpotMs;
};
/// The largest throughput that holds the target, by the number of concurrent requests. Null inside the result: not even
/// one request at a time holds it. Errors: as estimateSpeed.
Result<std::optional<SpeedEstimate>> largestHolding(const SpeedCard &card, const SpeedModel &model, const SpeedJob &job,
                                                    const SpeedTarget &target,
                                                    TraceDetail detail = TraceDetail::Full,
                                                    const SpeedRules &rules = speedRules());

/// Output tokens for one unit of money at a price of all cards together an hour; price > 0.
Estimate<double> outputTokensPerMoney(const SpeedEstimate &estimate, double pricePerHour);

} // namespace xuanka
