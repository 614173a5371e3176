// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QtEndian>

namespace xuanka::test {

/// Writes the header of a GGUF file, right or deliberately wrong.
class GgufSample {
public:
    explicit GgufSample(quint32 version = 3) : m_version(version) { }

    GgufSample &text(const QByteArray &key, const QByteArray &value) { return pair(key, 8, string(value)); }
    GgufSample &count(const QByteArray &key, quint32 value) { return pair(key, 4, number(value)); }
    GgufSample &counts(const QByteArray &key, const QList<quint32> &values)
    {
        QByteArray list = number<quint32>(4) + number<quint64>(static_cast<quint64>(values.size()));
        for (const quint32 value : values)
            list += number(value);
        return pair(key, 9, list);
    }
    GgufSample &texts(const QByteArray &key, int length)
    {
        QByteArray list = number<quint32>(8) + number<quint64>(static_cast<quint64>(length));
        for (int i = 0; i < length; ++i)
            list += string("t" + QByteArray::number(i));
        return pair(key, 9, list);
    }
    GgufSample &pair(const QByteArray &key, quint32 type, const QByteArray &value)
    {
        m_pairs += string(key) + number(type) + value;
        ++m_pairCount;
        return *this;
    }
    GgufSample &tensor(const QByteArray &name, const QList<quint64> &dimensions, quint32 type)
    {
        m_tensors += string(name) + number<quint32>(static_cast<quint32>(dimensions.size()));
        for (const quint64 size : dimensions)
            m_tensors += number(size);
        m_tensors += number(type) + number<quint64>(0);
        ++m_tensorCount;
        return *this;
    }
    QByteArray bytes() const
    {
        return "GGUF" + number(m_version) + number(m_tensorCount) + number(m_pairCount) + m_pairs + m_tensors;
    }
    quint64 tensorCount() const { return m_tensorCount; }

    template <typename T>
    static QByteArray number(T value)
    {
        QByteArray bytes(sizeof(T), Qt::Uninitialized);
        qToLittleEndian(value, bytes.data());
        return bytes;
    }
    static QByteArray string(const QByteArray &text) { return number<quint64>(static_cast<quint64>(text.size())) + text; }

private:
    quint32 m_version;
    quint64 m_pairCount = 0;
    quint64 m_tensorCount = 0;
    QByteArray m_pairs;
    QByteArray m_tensors;
};

/// Types of ggml that the samples use.
constexpr quint32 ggmlF32 = 0;
constexpr quint32 ggmlQ4K = 12;
constexpr quint32 ggmlQ6K = 14;

/// A small decoder as llama.cpp writes it: hidden 256, 4 heads of 64, 2 KV heads, MLP 512, vocabulary 1000.
inline GgufSample smallGguf(int layers = 3, bool tied = false, quint32 version = 3)
{
    GgufSample sample(version);
    sample.text("general.architecture", "llama").text("general.name", "Small").count("llama.block_count", static_cast<quint32>(layers))
        .count("llama.embedding_length", 256).count("llama.feed_forward_length", 512).count("llama.attention.head_count", 4)
        .count("llama.attention.head_count_kv", 2).count("llama.context_length", 4096).texts("tokenizer.ggml.tokens", 1000);
    sample.tensor("token_embd.weight", {256, 1000}, ggmlQ4K).tensor("output_norm.weight", {256}, ggmlF32);
    if (!tied)
        sample.tensor("output.weight", {256, 1000}, ggmlQ6K);
    for (int i = 0; i < layers; ++i) {
        const QByteArray block = "blk." + QByteArray::number(i) + ".";
        sample.tensor(block + "attn_norm.weight", {256}, ggmlF32).tensor(block + "attn_q.weight", {256, 256}, ggmlQ4K)
            .tensor(block + "attn_k.weight", {256, 128}, ggmlQ4K).tensor(block + "attn_v.weight", {256, 128}, ggmlQ6K)
            .tensor(block + "attn_output.weight", {256, 256}, ggmlQ4K).tensor(block + "ffn_norm.weight", {256}, ggmlF32)
            .tensor(block + "ffn_gate.weight", {256, 512}, ggmlQ4K).tensor(block + "ffn_up.weight", {256, 512}, ggmlQ4K)
            .tensor(block + "ffn_down.weight", {512, 256}, ggmlQ6K);
    }
    return sample;
}

/// One line of a safetensors header.
struct SafetensorsLine {
    QByteArray name;
    QByteArray type;
    QByteArray shape; ///< "[2,3]"
    qint64 bytes = 0;
};

inline QByteArray safetensorsHeader(const QByteArray &json)
{
    return GgufSample::number<quint64>(static_cast<quint64>(json.size())) + json;
}

inline QByteArray safetensors(const QList<SafetensorsLine> &lines)
{
    QByteArray json = "{\"__metadata__\":{\"format\":\"pt\"}";
    qint64 offset = 0;
    for (const SafetensorsLine &line : lines) {
        json += ",\"" + line.name + "\":{\"dtype\":\"" + line.type + "\",\"shape\":" + line.shape + ",\"data_offsets\":["
            + QByteArray::number(offset) + "," + QByteArray::number(offset + line.bytes) + "]}";
        offset += line.bytes;
    }
    return safetensorsHeader(json + "}");
}

/// A decoder of two layers in BF16: hidden 128, 2 heads of 64, 1 KV head, MLP 256, vocabulary 500, tied.
inline QList<SafetensorsLine> smallSafetensors()
{
    QList<SafetensorsLine> lines{{"model.embed_tokens.weight", "BF16", "[500,128]", 128000}, {"model.norm.weight", "BF16", "[128]", 256}};
    for (int i = 0; i < 2; ++i) {
        const QByteArray layer = "model.layers." + QByteArray::number(i) + ".";
        lines << SafetensorsLine{layer + "self_attn.q_proj.weight", "BF16", "[128,128]", 32768}
              << SafetensorsLine{layer + "self_attn.k_proj.weight", "BF16", "[64,128]", 16384}
              << SafetensorsLine{layer + "self_attn.v_proj.weight", "BF16", "[64,128]", 16384}
              << SafetensorsLine{layer + "self_attn.o_proj.weight", "BF16", "[128,128]", 32768}
              << SafetensorsLine{layer + "mlp.gate_proj.weight", "BF16", "[256,128]", 65536}
              << SafetensorsLine{layer + "mlp.up_proj.weight", "BF16", "[256,128]", 65536}
              << SafetensorsLine{layer + "mlp.down_proj.weight", "BF16", "[128,256]", 65536}
              << SafetensorsLine{layer + "input_layernorm.weight", "BF16", "[128]", 256}
              << SafetensorsLine{layer + "post_attention_layernorm.weight", "BF16", "[128]", 256};
    }
    return lines;
}

inline QByteArray smallConfig()
{
    return R"({"model_type":"llama","hidden_size":128,"num_hidden_layers":2,"num_attention_heads":2,"num_key_value_heads":1,
"intermediate_size":256,"vocab_size":500,"max_position_embeddings":2048,"tie_word_embeddings":true,"torch_dtype":"bfloat16"})";
}

} // namespace xuanka::test
