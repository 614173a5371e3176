// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/bytes.h"
#include "quantity/error.h"
#include "quantity/estimate.h"
#include "quantity/trace.h"
#include "sizing/memory_request.h"
#include "sizing/model_library.h"

#include <optional>

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
    Estimate<Bytes> perCard; ///< the fullest card, as the driver's meter shows it: what must fit
    Estimate<Bytes> allocatedPerCard; ///< the same as torch's "allocated" counter shows it: without slack and context
    Estimate<Bytes> reservedPerCard;  ///< as torch's "reserved" counter shows it: without context and communication
    /// Image models: reserved once everything is loaded, before work begins.
    std::optional<Estimate<Bytes>> loadedPerCard;
    QList<LocalizedText> assumptions; ///< what was assumed because it was not given
};

/// Figures alone are several times faster; traces and assumptions are then empty.
enum class TraceDetail { Full, None };

/// The component model of memory for language models. Pure.
/// Errors: Inconsistent (heads that do not divide by the tensor-parallel degree …), OutOfRange, UnknownName (format),
/// Unsupported (a way of sharing that the workload does not know). place = the request's field.
Result<MemoryEstimate> estimateMemory(const ModelArchitecture &model, const MemoryRequest &request,
                                      TraceDetail detail = TraceDetail::Full);
/// What the driver's meter will show on a card once the engine runs: serving engines take their share of the whole card for
/// the cache even if the job needs less; never less than the job's own expected need.
Bytes occupiedOnCard(const MemoryEstimate &estimate, const MemoryRequest &request, Bytes cardMemory);
/// Image and video models: generation (workload ImageGeneration) and training (Lora, Qlora, FullFineTuning, or
/// ImageGeneration with a training `imageJob`). Resident components plus the largest moment of text encoding, denoising and
/// decoding; or states and activations of the denoiser.
/// Several cards make several images, never one larger image: every card holds everything.
/// Errors: Inconsistent (workload Inference; a format that cannot be trained), OutOfRange, UnknownName.
Result<MemoryEstimate> estimateImageMemory(const ImageModel &model, const MemoryRequest &request,
                                           TraceDetail detail = TraceDetail::Full);

} // namespace xuanka
