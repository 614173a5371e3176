// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model_file/tensor_tally.h"

#include <algorithm>
#include <limits>

namespace xuanka {

namespace {

constexpr qint64 mostLayerNumber = 10'000;

/// The number after "layers.", "blk.", "h." …; −1 if there is none. Sets `rest` to what follows it.
qint64 layerNumber(const QByteArray &name, QByteArray &rest)
{
    for (const char *prefix : {"layers.", "blk.", "h.", "blocks.", "layer."}) {
        const QByteArray word(prefix);
        const QByteArray inside = QByteArray(".").append(word);
        qsizetype start = word.size();
        if (!name.startsWith(word)) {
            const qsizetype at = name.indexOf(inside);
            if (at < 0)
                continue;
            start = at + inside.size();
        }
        qsizetype end = start;
        while (end < name.size() && name.at(end) >= '0' && name.at(end) <= '9')
            ++end;
        if (end == start || end - start > 5)
            continue;
        rest = name.mid(end + 1);
        return name.mid(start, end - start).toLongLong();
    }
    return -1;
}

bool containsAny(const QByteArray &name, std::initializer_list<const char *> words)
{
    return std::any_of(words.begin(), words.end(), [&name](const char *word) { return name.contains(word); });
}

TensorPlace placeInLayer(const QByteArray &rest)
{
    // A norm inside attention (q_norm, kv_a_layernorm) is small; by convention it counts with the norms.
    if (containsAny(rest, {"norm", "layernorm", "ln_1", "ln_2", "layer_scalar", "layer_output_scale"}))
        return TensorPlace::Norm;
    if (containsAny(rest, {"attn", "attention", "mixer", "mamba", "ssm", "linear_attn", "indexer", "conv.", "shortconv", "sinks", "temporal_block"}))
        return TensorPlace::Mixer;
    if (containsAny(rest, {"mlp", "ffn", "feed_forward", "block_sparse_moe", "expert", "router", "per_layer", "inp_gate", "proj.weight", "gate"}))
        return TensorPlace::Mlp;
    return TensorPlace::Other;
}

TensorPlace placeOutside(const QByteArray &name)
{
    if (containsAny(name, {"embed_tokens_per_layer", "per_layer_token_embd"}))
        return TensorPlace::Other;
    if (containsAny(name, {"embed_tokens", "token_embd", "word_embeddings", "wte.", "wpe.", "embed_in", "tok_embeddings", "position_embd",
                           "word_embedding", "embed_positions"}))
        return TensorPlace::Embedding;
    if (containsAny(name, {"lm_head", "output_layer", "embed_out"}) || name == "output.weight" || name == "output.bias"
        || name.endsWith(".output.weight"))
        return TensorPlace::Head;
    if (name.contains("norm") || name.contains("ln_f"))
        return TensorPlace::Norm;
    return TensorPlace::Other;
}

} // namespace

NamedTensor placeOfTensor(const QByteArray &name, qint64 layers)
{
    if (containsAny(name, {"visual.", "vision", "image_newline", "multi_modal_projector", "audio", "v.blk.", "mm."})
        && !name.startsWith("blk."))
        return {TensorPlace::Tower, -1, false};
    if (name.startsWith("mtp.") || name.contains(".mtp.") || name.contains("mtp_"))
        return {TensorPlace::Prediction, -1, false};
    QByteArray rest;
    const qint64 layer = layerNumber(name, rest);
    if (layer < 0 || layer > mostLayerNumber)
        return {placeOutside(name), -1, false};
    if (layers > 0 && layer >= layers)
        return {TensorPlace::Prediction, layer, false};
    const bool routed = (rest.contains("experts") && !rest.contains("shared")) || rest.contains("_exps");
    return {placeInLayer(rest), layer, routed};
}

bool TensorTally::add(const StoredTensor &tensor)
{
    ++m_weights.tensors;
    ExactWeights::Share &share = m_types[tensor.type];
    ++share.tensors;
    constexpr qint64 most = std::numeric_limits<qint64>::max() / 8;
    const qint64 bytes = tensor.bytes.value_or(0);
    if (tensor.elements > most - m_total || bytes > most - m_total)
        return false;
    m_total += std::max(tensor.elements, bytes);
    share.elements += tensor.elements;
    share.bytes += bytes;
    if (!tensor.bytes)
        ++m_weights.tensorsOfUnknownSize;
    const NamedTensor named = placeOfTensor(tensor.name, m_layers);
    m_elements[static_cast<int>(named.place)] += tensor.elements;
    switch (named.place) {
    case TensorPlace::Embedding: m_weights.embedding += bytes; break;
    case TensorPlace::Head: m_weights.head += bytes; break;
    case TensorPlace::Mixer: m_weights.attention += bytes; break;
    case TensorPlace::Mlp: m_weights.mlp += bytes; break;
    case TensorPlace::Prediction: m_weights.prediction += bytes; break;
    case TensorPlace::Norm:
    case TensorPlace::Tower:
    case TensorPlace::Other: m_weights.rest += bytes; break;
    }
    if (named.place == TensorPlace::Mixer || named.place == TensorPlace::Mlp) {
        m_linearElements += tensor.elements;
        m_linearBytes += bytes;
        m_linearTypes[tensor.type] += tensor.elements;
    }
    if (named.layer < 0 || named.place == TensorPlace::Prediction)
        return true;
    LayerTally &layer = m_byLayer[named.layer];
    if (named.place == TensorPlace::Mixer) {
        layer.mixer += tensor.elements;
        layer.recurrent = layer.recurrent || containsAny(tensor.name, {"ssm", "mamba", "linear_attn", "mixer.A_log", "shortconv"});
        layer.keys = layer.keys || containsAny(tensor.name, {"attn_k", "k_proj", "kv_b_proj", ".wk."});
        layer.fused = layer.fused || containsAny(tensor.name, {"attn_qkv", "query_key_value", "Wqkv", "c_attn", "qkv_proj", ".wqkv."});
        layer.latent = layer.latent || containsAny(tensor.name, {"kv_a_mqa", "kv_a_proj"});
    } else if (named.place == TensorPlace::Mlp) {
        layer.mlp += tensor.elements;
        layer.routed += named.routed ? tensor.elements : 0;
    } else {
        layer.norms += tensor.elements;
    }
    return true;
}

ExactWeights TensorTally::weights() const
{
    ExactWeights weights = m_weights;
    for (auto it = m_types.cbegin(); it != m_types.cend(); ++it) {
        ExactWeights::Share share = it.value();
        share.name = QString::fromUtf8(it.key());
        weights.byType << share;
    }
    std::sort(weights.byType.begin(), weights.byType.end(), [](const auto &a, const auto &b) {
        return a.bytes != b.bytes ? a.bytes > b.bytes : a.name < b.name;
    });
    return weights;
}

double TensorTally::linearBits() const
{
    return m_linearElements > 0 ? 8.0 * static_cast<double>(m_linearBytes) / static_cast<double>(m_linearElements) : 0.0;
}

QByteArray TensorTally::mainType() const
{
    QByteArray main;
    qint64 most = -1;
    for (auto it = m_linearTypes.cbegin(); it != m_linearTypes.cend(); ++it) {
        if (it.value() > most || (it.value() == most && it.key() < main)) {
            most = it.value();
            main = it.key();
        }
    }
    return main;
}

} // namespace xuanka
