// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "csv/csv.h"
#include "throughput/training_time.h"

namespace xuanka {

/// One published run as a row of a table describes it (columns as in tests/throughput/published_training.csv).
struct TrainingCase {
    SpeedCard card;
    TrainingJob job;
    bool tokensKnown = false; ///< false: only the MFU can be told
};

/// Errors: Missing, UnknownName, OutOfRange; place = the column.
Result<TrainingCase> readTrainingCase(const CsvRow &row, const SpeedCards &cards);

/// Every row with est_low, est, est_high (card hours), est_note, est_days and est_mfu_pct added. A row without a number of
/// tokens has no hours, the reason in est_note, and the MFU that is expected.
CsvTable estimateTrainingTable(const CsvTable &cases, const SpeedCards &cards, Language language);

} // namespace xuanka
