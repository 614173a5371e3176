// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/bytes.h"
#include "quantity/error.h"
#include "quantity/estimate.h"
#include "quantity/trace.h"
#include "sizing/memory_request.h"
#include "sizing/model_library.h"

namespace xuanka {

enum class MemoryPartKind { Weights, KvCache, Activations, LossHead, Gradients, OptimizerStates, Adapters, WorkingSet, Overhead };

/// "weights", "kv_cache", "activations", "loss_head", "gradients", "optimizer", "adapters", "working_set", "overhead".
QString memoryPartId(MemoryPartKind kind);

struct MemoryPart {
    MemoryPartKind kind = MemoryPartKind::Weights;
    Estimate<Bytes> total;   ///< over all cards
    Estimate<Bytes> perCard; ///< on the fullest card
    Trace trace;
};

struct MemoryEstimate {
    QString modelName;
    qint64 parametersTotal = 0;
    qint64 parametersActive = 0;
    int cards = 1;
    QList<MemoryPart> parts; ///< only those that are not zero; one of a kind
    Estimate<Bytes> total;
    Estimate<Bytes> perCard; ///< the fullest card: what must fit
    QList<LocalizedText> assumptions; ///< what was assumed because it was not given
};

/// The component model of memory for language models. Pure.
/// Errors: Inconsistent (heads that do not divide by the tensor-parallel degree …), OutOfRange, UnknownName (format).
Result<MemoryEstimate> estimateMemory(const ModelArchitecture &model, const MemoryRequest &request);
/// Image generation: resident components plus the working set at the asked resolution and batch.
Result<MemoryEstimate> estimateImageMemory(const ImageModel &model, const MemoryRequest &request);

} // namespace xuanka
