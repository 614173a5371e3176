// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "csv/csv.h"
#include "sizing/model_library.h"
#include "throughput/image_speed.h"
#include "throughput/speed_estimate.h"
#include "throughput/speed_metric.h"

namespace xuanka {

/// One measured speed as a row of a table describes it (columns as in tests/throughput/measured_speed.csv).
struct SpeedCase {
    SpeedMetric metric = SpeedMetric::OutputRate;
    SpeedCard card;
    std::optional<SpeedModel> model;     ///< language model …
    std::optional<ImageSpeedJob> image;  ///< … or image model
    SpeedJob job;
    double copies = 1.0;    ///< the job is one of so many equal ones
    bool perCard = false;   ///< the figure is that of one card
    std::optional<SpeedTarget> target; ///< the figure is the most that holds this
    QList<LocalizedText> assumed;      ///< what the row leaves open and how it was read
};

/// What rows are read against.
struct SpeedLibraries {
    SpeedCards cards;
    ModelLibrary models;

    static Result<SpeedLibraries> loadBuiltIn();
};

/// Reads a row. A library entry stands for the model if the row's shapes agree with it; otherwise the columns do.
/// Errors: Missing, UnknownName, OutOfRange, Ambiguous; place = the column.
Result<SpeedCase> readSpeedCase(const CsvRow &row, const SpeedLibraries &libraries);

/// The row's figure as the engine sees it.
struct SpeedAnswer {
    Estimate<double> figure;
    bool fitted = false;
    QString engineId;
    QString classId;
    bool mixture = false;
};
/// Errors: those of the engine; Unsupported (nothing holds the row's target).
Result<SpeedAnswer> answerSpeedCase(const SpeedCase &measured);

/// Every row with est_low, est, est_high in the unit of its metric and est_note added; a row that cannot be answered has
/// the reason in est_note and no figures.
CsvTable estimateSpeedTable(const CsvTable &cases, const SpeedLibraries &libraries, Language language);

} // namespace xuanka
