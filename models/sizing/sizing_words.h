// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sizing/fit.h"

#include <QLocale>

namespace xuanka {

// Words of memory sizing in the application's language (translation context "Sizing").

QString memoryPartName(MemoryPartKind kind);       ///< "KV cache"
QString memoryPartMeaning(MemoryPartKind kind);    ///< one sentence: what it is and what makes it grow
QString workloadName(Workload workload);           ///< "LoRA fine-tuning"
QString fitVerdictName(FitVerdict verdict);        ///< "Fits"
QString fitVerdictMeaning(FitVerdict verdict);     ///< "Even the high estimate fits."
QString optimizerName(Optimizer optimizer);
QString checkpointingName(Checkpointing level);
QString engineName(Engine engine);
QString parallelismName(Parallelism parallelism);
QString lossHeadName(LossHead head);
QString offloadName(Offload offload);
/// "On 194 measured inference cases: median error 0.8 %, nine of ten within 5.3 %."; empty if that kind was not measured.
QString measuredErrorSentence(Workload workload, const QLocale &locale);

/// One line on a verdict: what is needed of what there is and what is left or missing, or why the count cannot be used.
/// The caution is not part of it.
QString fitReason(const CardFit &fit, const QLocale &locale);

} // namespace xuanka
