// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/sensitivity.h"

#include <algorithm>
#include <array>

namespace xuanka {

namespace {

using Changed = std::optional<MemoryRequest>;

bool isTraining(Workload workload)
{
    return workload != Workload::Inference && workload != Workload::ImageGeneration;
}

bool isUsed(SensitivityInput input, const SizingSubject &subject, const MemoryRequest &request)
{
    const bool inference = request.workload == Workload::Inference;
    switch (input) {
    case SensitivityInput::Context:
        return request.workload != Workload::ImageGeneration;
    case SensitivityInput::Concurrency:
    case SensitivityInput::KvBits:
        return inference;
    case SensitivityInput::Batch:
        return !inference || request.batch > 1; // a served request is one sequence unless it says otherwise
    case SensitivityInput::Weights:
        return request.workload != Workload::Qlora;
    case SensitivityInput::Resolution:
        return request.workload == Workload::ImageGeneration;
    case SensitivityInput::LoraRank:
        return request.workload == Workload::Lora || request.workload == Workload::Qlora;
    case SensitivityInput::Checkpointing:
    case SensitivityInput::Optimizer:
        return isTraining(request.workload);
    case SensitivityInput::Cards:
        return subject.model != nullptr;
    }
    return false;
}

/// Half or twice of it; absent below the least.
Changed scaled(const MemoryRequest &request, int MemoryRequest::*field, bool more, int least = 1)
{
    MemoryRequest changed = request;
    const int value = request.*field;
    if (more ? value > (1 << 24) : value / 2 < least)
        return std::nullopt;
    changed.*field = more ? value * 2 : value / 2;
    return changed;
}

Changed withContext(const MemoryRequest &request, bool more)
{
    Changed changed = scaled(request, &MemoryRequest::contextTokens, more);
    if (!changed)
        return std::nullopt;
    const auto follow = [more](int tokens) { return more ? tokens * 2 : tokens / 2; };
    changed->promptTokens = follow(request.promptTokens);
    changed->generatedTokens = follow(request.generatedTokens);
    return changed;
}

bool holdsWeights(const WeightFormat &format, const MemoryRequest &request)
{
    switch (request.workload) {
    case Workload::FullFineTuning:
    case Workload::Pretraining:
        return format.trainable;
    case Workload::Lora:
    case Workload::Qlora:
    case Workload::ImageGeneration:
        return !format.gguf;
    case Workload::Inference:
        break;
    }
    return format.gguf == (request.engine == Engine::LlamaCpp) || (format.linearBits >= 16.0 && request.engine == Engine::LlamaCpp);
}

/// The next format that is clearly smaller or larger, of the kind that the engine reads.
Changed withWeights(const MemoryRequest &request, bool more)
{
    const WeightFormat *now = weightFormat(request.weightFormat);
    if (!now)
        return std::nullopt;
    constexpr double clearly = 0.1;
    const WeightFormat *next = nullptr;
    for (const WeightFormat &format : weightFormats()) {
        const double difference = more ? format.linearBits - now->linearBits : now->linearBits - format.linearBits;
        if (!holdsWeights(format, request) || difference < clearly * now->linearBits)
            continue;
        const bool nearer = !next || (more ? format.linearBits < next->linearBits : format.linearBits > next->linearBits);
        if (nearer)
            next = &format;
    }
    if (!next)
        return std::nullopt;
    MemoryRequest changed = request;
    changed.weightFormat = next->id;
    changed.meanWeightBits = 0.0; // belongs to the file that it was read from
    return changed;
}

Changed withKvBits(const MemoryRequest &request, bool more)
{
    constexpr double eight = 8.0;
    constexpr double sixteen = 16.0;
    MemoryRequest changed = request;
    changed.kvValueBits = 0.0;
    if (more) {
        if (request.kvBits >= sixteen)
            return std::nullopt;
        changed.kvBits = request.kvBits < eight ? eight : sixteen;
    } else {
        if (request.kvBits <= eight)
            return std::nullopt;
        changed.kvBits = eight;
    }
    return changed;
}

Changed withResolution(const MemoryRequest &request, bool more)
{
    constexpr int least = 256;
    constexpr int most = 8192;
    MemoryRequest changed = request;
    changed.resolution = more ? request.resolution * 2 : request.resolution / 2;
    const int shorter = std::min(changed.resolution.width(), changed.resolution.height());
    const int longer = std::max(changed.resolution.width(), changed.resolution.height());
    return shorter < least || longer > most ? std::nullopt : std::optional(changed);
}

Changed withCheckpointing(const MemoryRequest &request, bool more)
{
    const int level = static_cast<int>(request.checkpointing) + (more ? -1 : 1);
    if (level < static_cast<int>(Checkpointing::None) || level > static_cast<int>(Checkpointing::Full))
        return std::nullopt;
    MemoryRequest changed = request;
    changed.checkpointing = static_cast<Checkpointing>(level);
    return changed;
}

Changed withOptimizer(const MemoryRequest &request, bool more)
{
    const bool small = request.optimizer == Optimizer::AdamW8bit || request.optimizer == Optimizer::PagedAdamW8bit;
    if (more != small || (!more && request.optimizer != Optimizer::AdamW))
        return std::nullopt;
    MemoryRequest changed = request;
    changed.optimizer = more ? Optimizer::AdamW : Optimizer::AdamW8bit;
    return changed;
}

/// More cards ask less of each.
Changed withCards(const MemoryRequest &request, bool more)
{
    constexpr int mostCards = 64;
    MemoryRequest changed = request;
    changed.cards = request.cards + (more ? -1 : 1);
    return changed.cards < 1 || changed.cards > mostCards ? std::nullopt : std::optional(changed);
}

Changed changedIn(SensitivityInput input, const MemoryRequest &request, bool more)
{
    switch (input) {
    case SensitivityInput::Context:
        return withContext(request, more);
    case SensitivityInput::Concurrency:
        return scaled(request, &MemoryRequest::concurrency, more);
    case SensitivityInput::Batch:
        return scaled(request, &MemoryRequest::batch, more);
    case SensitivityInput::Weights:
        return withWeights(request, more);
    case SensitivityInput::KvBits:
        return withKvBits(request, more);
    case SensitivityInput::Resolution:
        return withResolution(request, more);
    case SensitivityInput::LoraRank:
        return scaled(request, &MemoryRequest::loraRank, more);
    case SensitivityInput::Checkpointing:
        return withCheckpointing(request, more);
    case SensitivityInput::Optimizer:
        return withOptimizer(request, more);
    case SensitivityInput::Cards:
        return withCards(request, more);
    }
    return std::nullopt;
}

constexpr std::array allInputs{SensitivityInput::Context,  SensitivityInput::Concurrency, SensitivityInput::Batch,
                               SensitivityInput::Weights,  SensitivityInput::KvBits,      SensitivityInput::Resolution,
                               SensitivityInput::LoraRank, SensitivityInput::Checkpointing, SensitivityInput::Optimizer,
                               SensitivityInput::Cards};

} // namespace

QString sensitivityInputId(SensitivityInput input)
{
    switch (input) {
    case SensitivityInput::Context:
        return QStringLiteral("context");
    case SensitivityInput::Concurrency:
        return QStringLiteral("concurrency");
    case SensitivityInput::Batch:
        return QStringLiteral("batch");
    case SensitivityInput::Weights:
        return QStringLiteral("weights");
    case SensitivityInput::KvBits:
        return QStringLiteral("kv_bits");
    case SensitivityInput::Resolution:
        return QStringLiteral("resolution");
    case SensitivityInput::LoraRank:
        return QStringLiteral("lora_rank");
    case SensitivityInput::Checkpointing:
        return QStringLiteral("checkpointing");
    case SensitivityInput::Optimizer:
        return QStringLiteral("optimizer");
    case SensitivityInput::Cards:
        return QStringLiteral("cards");
    }
    return {};
}

Sensitivity sensitivityOf(const SizingSubject &subject, const MemoryRequest &request, const Card &card, int count)
{
    MemoryRequest asked = request;
    asked.cards = count;
    Sensitivity all;
    all.now.request = asked;
    all.now.fit = fitOnCard(subject, asked, card, count);
    const auto step = [&](const MemoryRequest &changed) {
        SensitivityStep result;
        result.request = changed;
        result.fit = fitOnCard(subject, changed, card, changed.cards);
        result.changesVerdict = result.fit.verdict != all.now.fit.verdict
            || result.fit.refusal.has_value() != all.now.fit.refusal.has_value();
        return result;
    };
    for (const SensitivityInput input : allInputs) {
        if (!isUsed(input, subject, asked))
            continue;
        SensitivityRow row;
        row.input = input;
        if (const Changed less = changedIn(input, asked, false))
            row.less = step(*less);
        if (const Changed more = changedIn(input, asked, true))
            row.more = step(*more);
        if (row.less || row.more)
            all.rows << row;
    }
    return all;
}

} // namespace xuanka
