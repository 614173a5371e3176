// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/estimate.h"
#include "quantity/trace.h"
#include "sizing/memory_estimate.h"
#include "throughput/speed_card.h"

#include <optional>

namespace xuanka {

enum class TrainingTask { Pretraining, ContinuedPretraining, FullFineTuning, Lora, Qlora };
/// "pretrain", "continue", "full", "lora", "qlora" (also "full_ft").
QString trainingTaskId(TrainingTask task);
std::optional<TrainingTask> trainingTaskFromId(const QString &id);

/// Steady: while it runs. AllIn: over all hours that are paid, restarts and evaluation included; what to plan with.
enum class TrainingStage { Steady, AllIn };

/// How many tokens are worked on, padding and epochs included.
struct TrainingTokens {
    double tokens = 0.0;   ///< real tokens of one pass over the data; 0: samples × meanTokens
    double samples = 0.0;
    double meanTokens = 0.0;  ///< of a sample
    double paddedTo = 0.0;    ///< every sample is filled up to so many tokens; 0: packed, nothing is wasted
    double epochs = 1.0;

    /// Errors: Missing (neither tokens nor samples), OutOfRange, Inconsistent (samples longer than what they are padded to).
    Result<double> processed() const;
};

/// What is trained, and on what.
struct TrainingJob {
    TrainingTask task = TrainingTask::Pretraining;
    double activeParameters = 0.0; ///< that one token passes through
    bool mixture = false;          ///< a mixture of experts
    double tokensProcessed = 0.0;
    double sequenceLength = 4096.0;
    bool recomputes = false;       ///< activation checkpointing: a second forward pass that MFU does not count
    bool fp8 = false;
    int cards = 8;
    TrainingStage stage = TrainingStage::AllIn;
    std::optional<double> utilisation; ///< a measured or published MFU in place of the class's (share of the 16-bit peak)
    double trials = 1.0;           ///< runs that are paid for against the one that counts
};

struct TrainingEstimate {
    Estimate<double> cardHours;   ///< of the run
    Estimate<double> cardHoursWithTrials;
    Estimate<double> days;        ///< of the run on the job's cards
    Estimate<double> utilisation; ///< MFU, share of the dense 16-bit peak
    double operations = 0.0;
    bool fitted = false;
    bool measured = false;        ///< the utilisation was given
    QList<LocalizedText> assumptions;
    Trace trace;
};

/// Operations = k × active parameters × tokens, k = 6, or 4 where the base is frozen; hours = operations ÷ (dense 16-bit
/// peak × MFU). Sources: resources/throughput/training_rules.json. Errors: OutOfRange (place = the field).
Result<TrainingEstimate> estimateTraining(const SpeedCard &card, const TrainingJob &job, TraceDetail detail = TraceDetail::Full);

/// Runs paid for against the one that counts: what programmes have published.
Estimate<double> trialMultiplier();
/// All-in hours against steady ones, as published for long runs: below 1.
Estimate<double> goodput();

} // namespace xuanka
