// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/language.h"
#include "sizing/memory_constants.h"
#include "sizing/memory_request.h"

#include <QList>
#include <QStringList>

namespace xuanka {

/// How a framework keeps what it trains in full.
enum class FullRecipe {
    Open,      ///< not known: FP32 master and moments are expected, pure 16 bits is the low estimate
    Pure16,    ///< weights, gradients and moments at 16 bits
    Fsdp32,    ///< weights, gradients and moments in FP32, sharded; gathered at 16 bits
    DeepSpeed, ///< 16-bit weights and gradients, FP32 master and moments, FP32 gradients while stepping
    Megatron   ///< 16-bit weights, FP32 gradients, master and moments
};

/// What a training framework does by default, as far as memory depends on it: facts of its code, not of a single job.
/// Each figure's meaning and unit stand in resources/rules/training_frameworks.json under "fields".
struct TrainingFramework {
    QString id;          ///< "any" for the one that stands for all
    LocalizedText name;
    QStringList matches; ///< lower-case pieces of names by which tables and reports call it
    QString source;
    QString asOf;
    FullRecipe fullRecipe = FullRecipe::Open;
    LossHead lossHead = LossHead::Plain;
    Checkpointing checkpointing = Checkpointing::Full; ///< unless the job says otherwise
    bool oneInputForQkv = false;
    bool keepsAdapterOutputs = false;
    bool untiesHead = false;
    bool raisesQuantisedRest = true;
    bool loadsWholeModel = false;
    MemoryConstant lossBytes;
    MemoryConstant lossBytesQuantised;
    MemoryConstant lossBytesChunked;
    MemoryConstant normBytesFrozen;
    MemoryConstant normBytesTrained;
    MemoryConstant adapterWeightBytes;
    MemoryConstant adapterMomentBytes;
    MemoryConstant adapterStepBytes;
    MemoryConstant adapterStepBytesQuantised;
    MemoryConstant adapterInputBytes;
    MemoryConstant boundaryBytes;
    MemoryConstant keyValueCopies;
    MemoryConstant keepsGradients;
    MemoryConstant bucketGib;
    MemoryConstant bucketGibQuantised;
    MemoryConstant quantisedCopyBytes;
    MemoryConstant quantisedInputShare;
    MemoryConstant slack;
    MemoryConstant contextGib;
};

/// In the order of resources/rules/training_frameworks.json, "any" first; loaded once.
const QList<TrainingFramework> &trainingFrameworks();
/// Null if unknown.
const TrainingFramework *trainingFramework(const QString &id);
/// The one that a request names; "any" if it names none or an unknown one.
const TrainingFramework &frameworkOf(const MemoryRequest &request);
/// The id of the framework that a free text speaks of ("litgpt 8641822", "ms-swift DeepSpeed ZeRO-2"): the first in the
/// file's order that matches. Empty if none.
QString trainingFrameworkNamed(const QString &text);

} // namespace xuanka
