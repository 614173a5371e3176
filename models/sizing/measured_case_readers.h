// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sizing/measured_case.h"

namespace xuanka {

/// The steps of readMeasuredCase(); each reads its own columns into the case and says what it assumed.
/// A count written as "8192"; absent if the column is empty. Error: OutOfRange.
Result<std::optional<qint64>> caseCount(const CsvRow &row, const QString &column);
Result<std::optional<double>> caseNumber(const CsvRow &row, const QString &column);
void assume(MeasuredCase &measured, const QString &english, const QString &chinese);

Done readCaseModel(const CsvRow &row, const ModelLibrary &library, MeasuredCase &measured);
Done readCaseImageModel(const CsvRow &row, const ModelLibrary &library, MeasuredCase &measured);
/// Weight format of image models, and which of their components it is for.
Done readCaseImageWeights(const CsvRow &row, MeasuredCase &measured);
/// Weight format of inference and fine-tuning.
Done readCaseWeights(const CsvRow &row, MeasuredCase &measured);
/// Lengths, cache and engine.
Done readCaseInference(const CsvRow &row, MeasuredCase &measured);
/// Optimizer, checkpointing, adapters.
Done readCaseTraining(const CsvRow &row, MeasuredCase &measured);
Done readCaseImage(const CsvRow &row, MeasuredCase &measured);
/// Number of cards and how they share the work.
Done readCaseCards(const CsvRow &row, MeasuredCase &measured);

} // namespace xuanka
