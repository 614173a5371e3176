// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sizing/fit.h"

namespace xuanka {

/// The inputs of which it is asked: what if this were one step less, or one step more?
enum class SensitivityInput {
    Context,
    Concurrency,
    Batch,
    Weights,
    KvBits,
    Resolution,
    LoraRank,
    Checkpointing,
    Optimizer,
    Cards
};
/// "context", "concurrency", "batch", "weights", "kv_bits", "resolution", "lora_rank", "checkpointing", "optimizer", "cards"
QString sensitivityInputId(SensitivityInput input);

/// The request with one input changed, held against the same card.
struct SensitivityStep {
    MemoryRequest request;
    CardFit fit;
    bool changesVerdict = false;
};

struct SensitivityRow {
    SensitivityInput input = SensitivityInput::Context;
    std::optional<SensitivityStep> less; ///< the step that asks less of the memory; absent at the end of the scale
    std::optional<SensitivityStep> more; ///< the step that asks more
};

struct Sensitivity {
    SensitivityStep now;
    QList<SensitivityRow> rows; ///< inputs that the workload uses and that have a step
};

/// One input at a time, each one step down and up: counts and lengths halved and doubled, the cache between 16 and 8 bits,
/// weights one format, checkpointing one level, the number of cards to its neighbours. Pure.
Sensitivity sensitivityOf(const SizingSubject &subject, const MemoryRequest &request, const Card &card, int count);

} // namespace xuanka
