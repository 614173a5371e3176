// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sizing/memory_request.h"

#include <QList>

namespace xuanka {

/// The fields of a memory request as the form shows them, in its order.
enum class RequestField {
    Workload,
    Engine,
    WeightFormat,
    KvBits,
    LatentCache,
    Context,
    Prompt,
    Generated,
    Concurrency,
    Batch,
    StepTokens,
    CudaGraphs,
    Resolution,
    ImageResidents,
    VaeDecoding,
    Optimizer,
    MasterWeights,
    Checkpointing,
    LossHead,
    FlashAttention,
    LoraRank,
    LoraTargets,
    Framework,
    OptimizerInBackward,
    Parallelism,
    TensorDegree,
    PipelineDegree,
    ContextDegree,
    ExpertDegree,
    Offload
};

const QList<RequestField> &requestFields();
/// Does this workload's memory depend on it? Only such fields are shown.
bool isUsed(RequestField field, Workload workload);
/// Known to few and rarely changed: shown on request, or when it is not at its usual value.
bool isSpecial(RequestField field);
bool isSame(RequestField field, const MemoryRequest &a, const MemoryRequest &b);
/// Used fields in which the two differ.
QList<RequestField> differences(const MemoryRequest &a, const MemoryRequest &b);

/// In the application's language; `workload` because a context is a sequence length when one trains.
QString requestFieldName(RequestField field, Workload workload);
/// What it does to the memory, one sentence; empty if the name says it.
QString requestFieldHint(RequestField field);
/// The field an engine's error speaks of (Error::place); absent if it is none of these.
std::optional<RequestField> requestFieldAt(const QString &place);

/// The formats that this workload can hold its weights in.
QList<WeightFormat> formatsFor(Workload workload);
/// The ways of sharing that make sense for this workload.
QList<Parallelism> parallelismsFor(Workload workload);
QList<Offload> offloadsFor(Workload workload);
QList<Engine> enginesFor(Workload workload);
/// The request as a workload usually runs it, keeping what the two have in common.
MemoryRequest withWorkload(const MemoryRequest &request, Workload workload);

} // namespace xuanka
