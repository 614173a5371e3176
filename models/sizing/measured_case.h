// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "csv/csv.h"
#include "sizing/fit.h"

namespace xuanka {

/// What somebody read a figure from.
enum class Meter {
    Allocated,     ///< torch's peak of allocated bytes
    Reserved,      ///< torch's peak of reserved bytes
    Device,        ///< the driver's own meter (nvidia-smi)
    Load,          ///< once everything is loaded, before work begins
    Weights,
    KvCache,
    ComputeBuffer  ///< working set of llama.cpp and stable-diffusion.cpp
};
/// "peak_allocated", "peak_reserved", "nvidia_smi", "total_load", "weights_only", "kv_only", "compute_buffer".
QString meterId(Meter meter);
std::optional<Meter> meterFromId(const QString &id);

/// What kind of job a case belongs to; the program states its measured error for each.
enum class CaseKind { Inference, Adapters, FullTraining, Image };
/// "inference", "adapters", "full_training", "image".
QString caseKindId(CaseKind kind);
std::optional<CaseKind> caseKindFromId(const QString &id);

/// One run whose memory somebody measured, read from a row of a table (columns as in tests/sizing/measured_memory.csv).
struct MeasuredCase {
    CaseKind kind = CaseKind::Inference;
    std::optional<ModelArchitecture> model; ///< a language model …
    std::optional<ImageModel> imageModel;   ///< … or an image model
    MemoryRequest request;
    Meter meter = Meter::Device;
    bool allCards = false;  ///< the figure is the sum over the cards, not that of the fullest
    bool wholeFile = false; ///< weights as the file has them, whatever stays in host memory
    /// The weight bits were worked back from the measurement, so the case proves nothing about weights.
    bool weightsWorkedBack = false;
    /// 16-bit states were taken because the row names no FP32 copy: the high figure allows for one.
    bool statesOpen = false;
    QList<LocalizedText> assumed; ///< what the row leaves open and how it was read

    SizingSubject subject() const;
};

/// Reads a row as far as it says what was run: its columns, and of its note only what a column would say (step size, sum
/// over cards, what a meter leaves out). A library entry stands for the model if the row's shapes agree with it;
/// otherwise the shapes come from the row, and its parameter count settles what they leave open.
/// Errors: Missing, UnknownName, Unsupported, OutOfRange; place = the column.
Result<MeasuredCase> readMeasuredCase(const CsvRow &row, const ModelLibrary &library);

/// What the case's meter should have shown. Errors: those of estimateMemory.
Result<Estimate<Bytes>> estimateCase(const MeasuredCase &measured);
/// The same for an estimate that is already there.
Estimate<Bytes> figureOnMeter(const MemoryEstimate &estimate, Meter meter, bool allCards);

/// Every row of a table with est_low, est, est_high (GiB) and est_note added; a row that cannot be answered has the reason
/// in est_note and no figures. Notes are in the language asked for.
CsvTable estimateTable(const CsvTable &cases, const ModelLibrary &library, Language language);

} // namespace xuanka
