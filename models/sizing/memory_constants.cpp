// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/memory_constants.h"

#include "json/json.h"

#include <QHash>

#include <array>

namespace xuanka {

namespace {

struct Entry {
    const char *id;
    MemoryConstant MemoryConstants::*member;
};

constexpr std::array entries{
    Entry{"context_gib", &MemoryConstants::context},
    Entry{"serving_context_gib", &MemoryConstants::servingContext},
    Entry{"communication_gib", &MemoryConstants::communication},
    Entry{"allocator_slack", &MemoryConstants::allocatorSlack},
    Entry{"cache_growth", &MemoryConstants::cacheGrowth},
    Entry{"copying_workspace_gib", &MemoryConstants::copyingWorkspace},
    Entry{"loading_gaps", &MemoryConstants::loadingGaps},
    Entry{"workspace_gib", &MemoryConstants::workspace},
    Entry{"prefill_ffn_factor", &MemoryConstants::prefillFfnFactor},
    Entry{"prefill_hidden_factor", &MemoryConstants::prefillHiddenFactor},
    Entry{"vllm_step_tokens", &MemoryConstants::vllmStepTokens},
    Entry{"vllm_block_tokens", &MemoryConstants::vllmBlockTokens},
    Entry{"cuda_graphs_gib", &MemoryConstants::cudaGraphs},
    Entry{"sampled_rows", &MemoryConstants::sampledRows},
    Entry{"sampled_bytes", &MemoryConstants::sampledBytes},
    Entry{"serving_spread", &MemoryConstants::servingSpread},
    Entry{"serving_share", &MemoryConstants::servingShare},
    Entry{"loading_matrices", &MemoryConstants::loadingMatrices},
    Entry{"llama_step_tokens", &MemoryConstants::llamaStepTokens},
    Entry{"llama_cache_tokens", &MemoryConstants::llamaCacheTokens},
    Entry{"llama_spread", &MemoryConstants::llamaSpread},
    Entry{"llama_latent_spread", &MemoryConstants::llamaLatentSpread},
    Entry{"activation_spread", &MemoryConstants::activationSpread},
    Entry{"map_bytes", &MemoryConstants::mapBytes},
    Entry{"kept_matrix_outputs", &MemoryConstants::keptMatrixOutputs},
    Entry{"zero3_live_parameters", &MemoryConstants::zero3LiveParameters},
    Entry{"zero_bucket_elements", &MemoryConstants::zeroBucketElements},
    Entry{"image_loading_gib", &MemoryConstants::imageLoading},
    Entry{"assumed_shape_spread", &MemoryConstants::assumedShapeSpread},
    Entry{"assumed_cache_spread", &MemoryConstants::assumedCacheSpread},
};

MemoryConstants readConstants()
{
    const QString file = QStringLiteral(":/rules/memory_constants.json");
    const Result<Json> json = readCheckedResource(file, QStringLiteral(":/schema/memory_constants.schema.json"));
    // A built-in file that its own schema refuses is a broken build; the resource test names the place.
    if (!json)
        qFatal("%s", qPrintable(errorMessage(json.error())));
    QHash<QString, MemoryConstant> found;
    for (const Json &object : json->at("constants")) {
        found.insert(toQString(object.at("id")),
                     {{object.at("low").get<double>(), object.at("expected").get<double>(), object.at("high").get<double>()},
                      toQString(object.at("unit")),
                      toQString(object.at("source"))});
    }
    MemoryConstants constants;
    for (const Entry &entry : entries) {
        const auto constant = found.constFind(QLatin1String(entry.id));
        if (constant == found.constEnd())
            qFatal("%s: %s is missing", qPrintable(file), entry.id);
        constants.*entry.member = *constant;
    }
    return constants;
}

} // namespace

const MemoryConstants &memoryConstants()
{
    static const MemoryConstants constants = readConstants();
    return constants;
}

} // namespace xuanka
