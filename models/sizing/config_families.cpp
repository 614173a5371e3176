// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/config_reader.h"

namespace xuanka {

namespace {

using Bias = ModelFamily::Bias;
using QkNorm = ModelFamily::QkNorm;
using Special = ModelFamily::Special;

// Each line was read off the model's published code (huggingface/transformers, or the repository's own modeling file) and
// is held by a published parameter count in tests/sizing/tst_model_config.cpp where there is one.
const ModelFamily families[] = {
    {.type = "llama"},
    {.type = "mistral", .qkvBias = Bias::No, .outputBias = Bias::No},
    {.type = "mistral3", .qkvBias = Bias::No, .outputBias = Bias::No},
    {.type = "ministral3", .qkvBias = Bias::No, .outputBias = Bias::No},
    {.type = "ministral", .qkvBias = Bias::No, .outputBias = Bias::No},
    {.type = "mixtral", .qkvBias = Bias::No, .outputBias = Bias::No},
    {.type = "yi"},
    {.type = "Yi"},
    {.type = "smollm3"},
    {.type = "granite"},
    {.type = "granitemoe"},
    {.type = "internlm2", .qkvBias = Bias::No, .outputBias = Bias::No},
    {.type = "internlm3", .qkvBias = Bias::No, .outputBias = Bias::No},
    {.type = "internlm", .qkvBias = Bias::Yes, .outputBias = Bias::Yes},
    {.type = "baichuan", .qkvBias = Bias::No, .outputBias = Bias::No, .copiesCache = true},
    {.type = "qwen", .qkvBias = Bias::Yes, .outputBias = Bias::No, .copiesCache = true},
    {.type = "qwen2", .qkvBias = Bias::Yes, .outputBias = Bias::No},
    {.type = "qwen2_moe", .qkvBias = Bias::Yes, .outputBias = Bias::No, .sharedGate = true},
    {.type = "qwen2_vl", .qkvBias = Bias::Yes, .outputBias = Bias::No},
    {.type = "qwen2_5_vl", .qkvBias = Bias::Yes, .outputBias = Bias::No},
    {.type = "qwen3", .qkNorm = QkNorm::HeadDim},
    {.type = "qwen3_moe", .qkNorm = QkNorm::HeadDim},
    {.type = "qwen3_vl", .qkNorm = QkNorm::HeadDim},
    {.type = "qwen3_vl_moe", .qkNorm = QkNorm::HeadDim},
    {.type = "qwen3_next", .special = Special::LinearHybrid, .qkNorm = QkNorm::HeadDim, .sharedGate = true},
    {.type = "qwen3_5", .special = Special::LinearHybrid, .qkNorm = QkNorm::HeadDim, .sharedGate = true},
    {.type = "qwen3_5_moe", .special = Special::LinearHybrid, .qkNorm = QkNorm::HeadDim, .sharedGate = true},
    {.type = "mimo", .outputBias = Bias::No},
    {.type = "mimo_v2_flash", .scoreBias = true},
    {.type = "llama4"},
    {.type = "deepseek_v2", .special = Special::Latent},
    {.type = "deepseek_v3", .special = Special::Latent, .scoreBias = true},
    {.type = "deepseek_v32", .special = Special::Latent, .scoreBias = true},
    {.type = "deepseek_v4", .special = Special::LatentV4, .scoreBias = true},
    {.type = "kimi_k2", .special = Special::Latent, .scoreBias = true},
    {.type = "kimi_k25", .special = Special::Latent, .scoreBias = true},
    {.type = "glm_moe_dsa", .special = Special::Latent, .scoreBias = true},
    {.type = "minicpm3", .special = Special::Latent, .tied = true},
    {.type = "minicpm", .tied = true},
    {.type = "gemma", .tied = true},
    {.type = "gemma2", .norms = 4, .tied = true, .windowPattern = 2, .defaultWindow = 4096},
    {.type = "gemma3", .norms = 4, .qkNorm = QkNorm::HeadDim, .tied = true, .windowPattern = 6, .defaultWindow = 4096},
    {.type = "gemma3_text", .norms = 4, .qkNorm = QkNorm::HeadDim, .tied = true, .windowPattern = 6, .defaultWindow = 4096},
    {.type = "gemma4", .special = Special::Gemma4, .norms = 4, .tied = true},
    {.type = "gemma4_text", .special = Special::Gemma4, .norms = 4, .tied = true},
    {.type = "phi", .qkvBias = Bias::Yes, .outputBias = Bias::Yes, .gatedMlp = false, .mlpBias = true, .layerNorm = true,
     .norms = 1, .headBias = true},
    {.type = "phi3", .qkvBias = Bias::No, .outputBias = Bias::No},
    {.type = "phimoe", .layerNorm = true, .headBias = true},
    {.type = "chatglm", .outputBias = Bias::No, .copiesCache = true},
    {.type = "glm", .outputBias = Bias::No},
    {.type = "glm4", .outputBias = Bias::No, .norms = 4},
    {.type = "glm4_moe", .outputBias = Bias::No, .scoreBias = true},
    {.type = "gpt_oss", .mlpBias = true, .sinks = true, .windowPattern = 2},
    {.type = "minimax_m2", .qkvBias = Bias::No, .outputBias = Bias::No, .qkNorm = QkNorm::AllHeads, .scoreBias = true},
    {.type = "nemotron_h", .special = Special::NemotronH, .gatedMlp = false, .norms = 1, .scoreBias = true},
    {.type = "nemotron-nas", .special = Special::PrunedBlocks},
    {.type = "deci", .special = Special::PrunedBlocks},
    {.type = "openelm", .special = Special::PerLayer, .qkNorm = QkNorm::HeadDim, .tied = true},
    {.type = "mamba", .special = Special::Mamba, .norms = 1, .tied = true},
    {.type = "falcon_mamba", .special = Special::Mamba, .norms = 1, .tied = true},
    {.type = "mamba2", .special = Special::Mamba2, .norms = 1},
    {.type = "jamba", .special = Special::Jamba},
    {.type = "falcon", .gatedMlp = false, .layerNorm = true, .tied = true},
    {.type = "gpt2", .qkvBias = Bias::Yes, .outputBias = Bias::Yes, .gatedMlp = false, .mlpBias = true, .layerNorm = true,
     .tied = true},
    {.type = "bloom", .qkvBias = Bias::Yes, .outputBias = Bias::Yes, .gatedMlp = false, .mlpBias = true, .layerNorm = true,
     .tied = true},
    {.type = "gpt_neox", .qkvBias = Bias::Yes, .outputBias = Bias::Yes, .gatedMlp = false, .mlpBias = true,
     .layerNorm = true},
    {.type = "gpt_bigcode", .qkvBias = Bias::Yes, .outputBias = Bias::Yes, .gatedMlp = false, .mlpBias = true,
     .layerNorm = true, .tied = true},
    {.type = "starcoder2", .qkvBias = Bias::Yes, .outputBias = Bias::Yes, .gatedMlp = false, .mlpBias = true,
     .layerNorm = true, .tied = true},
    {.type = "opt", .qkvBias = Bias::Yes, .outputBias = Bias::Yes, .gatedMlp = false, .mlpBias = true, .layerNorm = true,
     .tied = true},
    {.type = "mpt", .qkvBias = Bias::No, .outputBias = Bias::No, .gatedMlp = false, .layerNorm = true,
     .layerNormBias = false, .tied = true},
    {.type = "stablelm", .outputBias = Bias::No, .layerNorm = true},
    {.type = "cohere", .layerNorm = true, .layerNormBias = false, .norms = 1, .tied = true},
    {.type = "cohere2", .layerNorm = true, .layerNormBias = false, .norms = 1, .tied = true, .windowPattern = 4},
    {.type = "olmo2", .qkNorm = QkNorm::AllHeads},
    {.type = "olmo3", .qkNorm = QkNorm::AllHeads, .windowPattern = 4},
    {.type = "olmoe", .qkNorm = QkNorm::AllHeads},
    {.type = "hunyuan_v1_dense", .qkNorm = QkNorm::HeadDim},
    {.type = "hunyuan_v1_moe", .qkNorm = QkNorm::HeadDim},
    {.type = "hunyuan", .qkNorm = QkNorm::HeadDim},
    {.type = "ernie4_5", .tied = true},
    {.type = "ernie4_5_moe", .tied = true, .scoreBias = true},
    {.type = "seed_oss", .outputBias = Bias::No},
    {.type = "dots1", .qkNorm = QkNorm::HeadDim, .scoreBias = true},
    {.type = "exaone4", .qkNorm = QkNorm::HeadDim},
};

} // namespace

const ModelFamily *modelFamily(const QString &modelType)
{
    QString type = modelType;
    if (type.endsWith(QLatin1String("_text")) && type != QLatin1String("gemma3_text"))
        type.chop(5);
    for (const ModelFamily &family : families) {
        if (type == QLatin1String(family.type))
            return &family;
    }
    return nullptr;
}

} // namespace xuanka
