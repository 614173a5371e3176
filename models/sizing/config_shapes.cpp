// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/config_reader.h"

#include <algorithm>

namespace xuanka {

namespace {

constexpr qint64 mostLayers = 1'000;
constexpr qint64 mostHeads = 4'096;
constexpr qint64 widestHead = 8'192;

bool isType(const ConfigReader &reader, const char *type)
{
    return reader.family.type == nullptr ? false : QLatin1String(reader.family.type) == QLatin1String(type);
}

void readHeads(ConfigReader &reader)
{
    ConfigKeys &keys = reader.keys;
    ModelArchitecture &m = reader.model;
    const bool stateOnly = reader.family.special == ModelFamily::Special::Mamba
        || reader.family.special == ModelFamily::Special::Mamba2 || reader.family.special == ModelFamily::Special::PerLayer;
    if (stateOnly)
        return; // their readers say what stands for heads
    m.heads = keys.required({"num_attention_heads", "n_head", "n_heads", "num_heads"}, mostHeads);
    m.kvHeads = keys.count({"num_key_value_heads", "num_kv_heads", "n_head_kv", "num_query_groups", "kv_n_heads"});
    if (m.kvHeads == 0 && keys.flag({"multi_query_attention"}, false))
        m.kvHeads = keys.count({"multi_query_group_num"}, 1);
    if (m.kvHeads == 0 || (isType(reader, "falcon") && !keys.flag({"new_decoder_architecture"}, false)))
        m.kvHeads = keys.flag({"multi_query"}, isType(reader, "falcon")) && !keys.flag({"new_decoder_architecture"}, false)
            ? 1
            : (m.kvHeads == 0 ? m.heads : m.kvHeads);
    const bool gemma = QLatin1String(reader.family.type).startsWith(QLatin1String("gemma"));
    m.headDim = keys.count({"head_dim", "kv_channels", "attention_head_dim", "d_kv"}, gemma ? 256 : 0, widestHead);
    if (keys.error())
        return;
    const QString heads = QStringLiteral("hidden_size = %1, num_attention_heads = %2").arg(m.hidden).arg(m.heads);
    if (m.headDim == 0 && m.hidden % m.heads != 0)
        keys.refuse(Error::Kind::Inconsistent, QStringLiteral("num_attention_heads"), heads, QStringLiteral("head_dim"));
    else if (m.headDim == 0)
        m.headDim = m.hidden / m.heads;
    if (m.heads % m.kvHeads != 0) {
        keys.refuse(Error::Kind::Inconsistent, QStringLiteral("num_key_value_heads"),
                    QStringLiteral("num_attention_heads = %1, num_key_value_heads = %2").arg(m.heads).arg(m.kvHeads));
    }
}

void readExpertCounts(ConfigReader &reader)
{
    ConfigKeys &keys = reader.keys;
    ModelArchitecture &m = reader.model;
    m.experts = keys.count({"num_local_experts", "n_routed_experts", "num_experts", "moe_num_experts", "num_moe_experts"}, 0,
                           ConfigKeys::mostExperts);
    if (m.experts <= 1) {
        m.experts = 0;
        return;
    }
    m.expertsPerToken = keys.required({"num_experts_per_tok", "num_experts_per_token", "moe_topk", "top_k_experts",
                                       "moe_k", "moe_top_k", "experts_per_token"}, ConfigKeys::mostExperts);
    m.expertFeedForward = keys.count({"moe_intermediate_size", "expert_intermediate_size"}, m.feedForward, ConfigKeys::widestMlp);
    m.sharedExperts = keys.count({"n_shared_experts", "num_shared_experts", "moe_num_shared_experts", "num_shared_expert"}, 0, 1'000);
    m.sharedExpertFeedForward =
        keys.count({"shared_expert_intermediate_size", "moe_shared_expert_intermediate_size", "shared_intermediate_size"},
                   m.sharedExperts * m.expertFeedForward, ConfigKeys::widestMlp);
    if (isType(reader, "llama4")) { // one shared expert as wide as a routed one; dense layers are wider
        m.sharedExpertFeedForward = m.feedForward;
        m.expertFeedForward = m.feedForward;
        m.feedForward = keys.count({"intermediate_size_mlp"}, m.feedForward, ConfigKeys::widestMlp);
    }
    if (m.sharedExpertFeedForward > 0)
        m.sharedExperts = std::max<qint64>(1, m.sharedExperts);
    m.denseLayersFirst = keys.count({"first_k_dense_replace", "moe_layer_start_index", "num_dense_layers"});
    if (keys.text({"topk_method"}) == QLatin1String("noaux_tc"))
        reader.family.scoreBias = true;
    if (m.expertsPerToken > m.experts) {
        keys.refuse(Error::Kind::Inconsistent, QStringLiteral("num_experts_per_tok"),
                    QStringLiteral("num_experts = %1, num_experts_per_tok = %2").arg(m.experts).arg(m.expertsPerToken));
    }
}

void readFeedForward(ConfigReader &reader)
{
    ConfigKeys &keys = reader.keys;
    ModelArchitecture &m = reader.model;
    const bool fourfold = isType(reader, "gpt2") || isType(reader, "bloom") || isType(reader, "falcon")
        || isType(reader, "mpt") || isType(reader, "gpt_bigcode");
    m.feedForward = keys.count({"intermediate_size", "ffn_hidden_size", "n_inner", "ffn_dim", "d_ff"},
                               fourfold ? 4 * m.hidden : 0, ConfigKeys::widestMlp);
    const bool elsewhere = reader.family.special != ModelFamily::Special::None || keys.has("moe_intermediate_size");
    if (m.feedForward == 0 && !elsewhere)
        m.feedForward = keys.required({"intermediate_size"}, ConfigKeys::widestMlp);
    if (isType(reader, "qwen"))
        m.feedForward /= 2; // its figure is gate and up together
}

void readBiases(ConfigReader &reader)
{
    ConfigKeys &keys = reader.keys;
    ModelArchitecture &m = reader.model;
    const ModelFamily &f = reader.family;
    const bool all = keys.flag({"use_bias", "add_bias_linear"}, false) || (isType(reader, "falcon") && keys.flag({"bias"}, false));
    const bool key = all || keys.flag({"attention_bias", "add_qkv_bias", "qkv_bias", "use_qkv_bias"}, false);
    m.qkvBias = f.qkvBias == ModelFamily::Bias::Yes || (f.qkvBias == ModelFamily::Bias::Key && key);
    m.outputBias = f.outputBias == ModelFamily::Bias::Yes
        || (f.outputBias == ModelFamily::Bias::Key && keys.flag({"attention_out_bias"}, key)) || all;
    if (isType(reader, "seed_oss"))
        m.outputBias = keys.flag({"attention_out_bias"}, false);
    m.mlpBias = f.mlpBias || all || keys.flag({"mlp_bias"}, false);
    if (isType(reader, "starcoder2") && !keys.flag({"use_bias"}, true))
        m.qkvBias = m.outputBias = m.mlpBias = false;
    m.gatedMlp = f.gatedMlp;
    m.layerNormBias = f.layerNorm && f.layerNormBias;
}

void readNorms(ConfigReader &reader)
{
    ConfigKeys &keys = reader.keys;
    ModelFamily &f = reader.family;
    if (keys.has("use_qk_norm")) {
        const bool used = keys.flag({"use_qk_norm"}, false);
        if (!used || isType(reader, "llama4"))
            f.qkNorm = ModelFamily::QkNorm::No;
        else if (isType(reader, "glm4_moe"))
            f.qkNorm = ModelFamily::QkNorm::HeadDim;
        else if (isType(reader, "cohere"))
            f.qkNorm = ModelFamily::QkNorm::EachHead;
    }
    if (isType(reader, "falcon")) {
        const bool twoNorms = keys.flag({"new_decoder_architecture"}, false)
            ? keys.count({"num_ln_in_parallel_attn"}, 2) == 2
            : !keys.flag({"parallel_attn"}, true);
        f.norms = twoNorms ? 2 : 1;
    }
    if (isType(reader, "stablelm") && keys.flag({"use_parallel_residual"}, false))
        f.norms = 1;
    reader.model.normsPerLayer = f.norms;
    reader.model.qkNorm = f.qkNorm == ModelFamily::QkNorm::HeadDim;
}

} // namespace

void readCommonShapes(ConfigReader &reader)
{
    ConfigKeys &keys = reader.keys;
    ModelArchitecture &m = reader.model;
    m.hidden = keys.required({"hidden_size", "n_embd", "d_model", "model_dim"}, ConfigKeys::mostHidden);
    m.layers = keys.required({"num_hidden_layers", "n_layer", "n_layers", "num_layers", "num_transformer_layers"}, mostLayers);
    const bool gemma3 = isType(reader, "gemma3") || isType(reader, "gemma3_text");
    m.vocabulary = keys.count({"padded_vocab_size", "vocab_size"}, gemma3 ? 262208 : 0, ConfigKeys::largestVocabulary);
    if (m.vocabulary == 0)
        m.vocabulary = keys.required({"vocab_size"}, ConfigKeys::largestVocabulary);
    m.maxContext = keys.count({"max_position_embeddings", "n_positions", "seq_length", "model_max_length", "n_ctx", "max_seq_len",
                               "max_context_length"}, gemma3 ? 131072 : 0, ConfigKeys::mostTokens);
    if (keys.error())
        return;
    m.tiedEmbeddings = keys.flag({"tie_word_embeddings"}, reader.root.flag({"tie_word_embeddings"}, reader.family.tied));
    m.copiesCache = reader.family.copiesCache;
    readHeads(reader);
    readFeedForward(reader);
    readBiases(reader);
    readNorms(reader);
    readExpertCounts(reader);
    reader.sparse = sparseLayers(reader);
    if (reader.family.headBias)
        m.extraParameters += m.vocabulary;
    if (isType(reader, "gpt2") || isType(reader, "gpt_bigcode"))
        m.learnedPositions = m.maxContext;
    if (isType(reader, "opt"))
        m.learnedPositions = m.maxContext + 2;
    if (isType(reader, "bloom"))
        m.extraParameters += 2 * m.hidden; // a LayerNorm on the embedding
}

} // namespace xuanka
