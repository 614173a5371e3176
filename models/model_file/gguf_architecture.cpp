// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model_file/gguf_architecture.h"

#include "sizing/request_check.h"

#include <algorithm>

namespace xuanka {

namespace {

/// Every n-th layer has full attention; llama.cpp has this in its code, not in the files.
qint64 windowPattern(const QByteArray &architecture)
{
    static const QHash<QByteArray, qint64> patterns{{"gemma2", 2}, {"gemma3", 6},  {"gemma3n", 5}, {"gpt-oss", 2},
                                                    {"cohere2", 4}, {"llama4", 4}, {"exaone4", 4}, {"olmo2", 4}};
    return patterns.value(architecture);
}

constexpr qint64 widest = 10'000'000;

class GgufReader {
public:
    GgufReader(const GgufMetadata &metadata, const TensorTally &tally, const QString &file)
        : m_metadata(metadata), m_tally(tally), m_file(file), m_type(metadata.text("general.architecture"))
    {
    }

    Result<ModelArchitecture> read();

private:
    QByteArray key(const char *name) const { return m_type + '.' + name; }
    qint64 count(const char *name, qint64 fallback = 0) const { return m_metadata.count(key(name), fallback); }
    /// The same, refused if it is more than `most`: what is left can be multiplied within 64 bits.
    qint64 limited(const char *name, qint64 fallback = 0, qint64 most = 65'536);
    /// The figure of one layer, where it may be given for all or layer by layer.
    qint64 perLayer(const char *name, qint64 layer, qint64 fallback) const;
    void required(const char *name, qint64 most, qint64 &target);
    void refuse(Error::Kind kind, const char *name, const QString &detail, const QString &expected = {});
    bool windowed(qint64 layer) const;
    LayerGroup layerOf(qint64 index, const LayerTally &tally) const;
    void readState(LayerGroup &layer) const;
    void readLayers();

    const GgufMetadata &m_metadata;
    const TensorTally &m_tally;
    QString m_file;
    QByteArray m_type;
    ModelArchitecture m_model;
    std::optional<Error> m_error;
};

void GgufReader::refuse(Error::Kind kind, const char *name, const QString &detail, const QString &expected)
{
    if (!m_error)
        m_error = Error{kind, m_file, printable(key(name)), detail, expected};
}

qint64 GgufReader::perLayer(const char *name, qint64 layer, qint64 fallback) const
{
    const QList<qint64> list = m_metadata.counts(key(name));
    if (list.isEmpty())
        return count(name, fallback);
    return layer < list.size() && list.at(layer) >= 0 ? list.at(layer) : fallback;
}

qint64 GgufReader::limited(const char *name, qint64 fallback, qint64 most)
{
    const qint64 found = count(name, fallback);
    if (found <= most)
        return found;
    refuse(Error::Kind::OutOfRange, name, QString::number(found), QStringLiteral("0…%1").arg(most));
    return 0;
}

void GgufReader::required(const char *name, qint64 most, qint64 &target)
{
    target = count(name, -1);
    if (target < 0)
        refuse(Error::Kind::Missing, name, {});
    else if (target < 1 || target > most)
        refuse(Error::Kind::OutOfRange, name, QString::number(target), QStringLiteral("1…%1").arg(most));
}

bool GgufReader::windowed(qint64 layer) const
{
    if (m_model.slidingWindow == 0)
        return false;
    const QList<qint64> each = m_metadata.counts(key("attention.sliding_window_pattern"));
    if (!each.isEmpty())
        return layer < each.size() && each.at(layer) > 0;
    const qint64 pattern = count("attention.sliding_window_pattern", windowPattern(m_type));
    return pattern > 0 && (layer + 1) % pattern != 0;
}

void GgufReader::readState(LayerGroup &layer) const
{
    const qint64 inner = count("ssm.inner_size");
    const qint64 state = count("ssm.state_size");
    const qint64 kernel = count("ssm.conv_kernel");
    const qint64 groups = count("ssm.group_count");
    layer.stateElements = inner * state;
    // Gated DeltaNet keeps a key-sized row for every value; its convolution also runs over queries and keys.
    layer.convolutionElements = std::max<qint64>(0, kernel - 1) * (inner + 2 * groups * state);
}

LayerGroup GgufReader::layerOf(qint64 index, const LayerTally &tally) const
{
    LayerGroup layer;
    layer.mixerParameters = tally.mixer;
    layer.mlpParameters = tally.mlp;
    layer.normParameters = tally.norms;
    const bool sparse = tally.routed > 0 && m_model.experts > 0;
    layer.activeMlpParameters =
        sparse ? tally.mlp - tally.routed + tally.routed / m_model.experts * m_model.expertsPerToken : tally.mlp;
    if (sparse) {
        layer.experts = m_model.experts;
        layer.expertsPerToken = m_model.expertsPerToken;
        layer.expertFeedForward = m_model.expertFeedForward;
        layer.sharedExpertFeedForward = m_model.sharedExpertFeedForward;
    } else if (tally.mlp > 0) {
        layer.feedForward = perLayer("feed_forward_length", index, m_model.feedForward);
    }
    if (tally.recurrent)
        readState(layer);
    if (!tally.attends()) {
        layer.mixer = tally.recurrent ? MixerKind::Recurrent : MixerKind::None;
        return layer;
    }
    layer.mixer = m_model.isMla() && tally.latent ? MixerKind::Latent : MixerKind::Full;
    layer.heads = perLayer("attention.head_count", index, m_model.heads);
    layer.kvHeads = std::max<qint64>(1, perLayer("attention.head_count_kv", index, m_model.kvHeads));
    layer.headDim = m_model.headDim;
    layer.valueDim = m_model.isMla() ? m_model.vHeadDim : count("attention.value_length", m_model.headDim);
    if (layer.mixer == MixerKind::Full && windowed(index)) {
        layer.mixer = MixerKind::Sliding;
        layer.window = m_model.slidingWindow;
        layer.headDim = count("attention.key_length_swa", layer.headDim);
        layer.valueDim = count("attention.value_length_swa", layer.valueDim);
    }
    const qint64 shared = count("attention.shared_kv_layers");
    layer.sharesCache = shared > 0 && index >= m_model.layers - shared;
    return layer;
}

void GgufReader::readLayers()
{
    for (qint64 i = 0; i < m_model.layers; ++i) {
        LayerGroup layer = layerOf(i, m_tally.layers().value(i));
        layer.layers = 1;
        for (LayerGroup &group : m_model.groups) {
            LayerGroup same = layer;
            same.layers = group.layers;
            if (same == group) {
                ++group.layers;
                layer.layers = 0;
                break;
            }
        }
        if (layer.layers > 0)
            m_model.groups << layer;
    }
    if (m_tally.layers().size() < m_model.layers)
        refuse(Error::Kind::Inconsistent, "block_count",
               QStringLiteral("block_count = %1, tensor table = %2").arg(m_model.layers).arg(m_tally.layers().size()));
}

Result<ModelArchitecture> GgufReader::read()
{
    ModelArchitecture &m = m_model;
    if (m_type.isEmpty())
        return fail({Error::Kind::Missing, m_file, QStringLiteral("general.architecture"), {}, {}});
    if (m_type == "clip" || m_metadata.text("general.type") == "mmproj" || m_metadata.text("general.type") == "adapter")
        return fail({Error::Kind::Unsupported, m_file, QStringLiteral("general.architecture"), printable(m_type),
                     QStringLiteral("language model")});
    m.family = printable(m_type);
    m.name = printable(m_metadata.text("general.name"));
    m.source = m_file;
    qint64 blocks = 0;
    required("block_count", 2'000, blocks);
    required("embedding_length", 131'072, m.hidden);
    for (const char *name : {"ssm.state_size", "ssm.conv_kernel", "ssm.group_count", "attention.value_length",
                             "attention.key_length_swa", "attention.value_length_swa"})
        limited(name);
    limited("ssm.inner_size", 0, widest);
    if (m_error)
        return fail(*m_error);
    m.predictionLayers = std::min(count("nextn_predict_layers"), blocks - 1);
    m.layers = blocks - m.predictionLayers;
    m.heads = limited("attention.head_count");
    const bool headless = m.heads == 0;
    const qint64 stateHeads = std::clamp<qint64>(count("ssm.inner_size", 64) / 64, 1, 65'536);
    if (headless)
        m.heads = stateHeads;
    m.kvHeads = headless ? m.heads : std::max<qint64>(1, limited("attention.head_count_kv", m.heads));
    m.headDim = headless ? 64 : limited("attention.key_length", m.hidden / std::max<qint64>(1, m.heads));
    m.feedForward = limited("feed_forward_length", 0, widest);
    m.experts = limited("expert_count");
    m.expertsPerToken = limited("expert_used_count", 0, m.experts);
    m.expertFeedForward = limited("expert_feed_forward_length", m.feedForward, widest);
    m.sharedExperts = limited("expert_shared_count");
    m.sharedExpertFeedForward = limited("expert_shared_feed_forward_length", m.sharedExperts * m.expertFeedForward, widest);
    m.denseLayersFirst = count("leading_dense_block_count");
    m.kvLoraRank = limited("attention.kv_lora_rank");
    if (m.isMla()) {
        m.qLoraRank = limited("attention.q_lora_rank");
        m.qkRopeHeadDim = limited("rope.dimension_count");
        m.headDim = limited("attention.key_length_mla", m.headDim);
        m.qkNopeHeadDim = std::max<qint64>(0, m.headDim - m.qkRopeHeadDim);
        m.vHeadDim = limited("attention.value_length_mla", count("attention.value_length", m.headDim));
        m.kvHeads = m.heads;
    }
    m.slidingWindow = limited("attention.sliding_window", count("attention.chunk_size"), 1'000'000'000);
    m.maxContext = count("context_length");
    m.vocabulary = count("vocab_size", m_metadata.length("tokenizer.ggml.tokens"));
    if (m.vocabulary == 0)
        m.vocabulary = m_tally.elementsAt(TensorPlace::Embedding) / m.hidden;
    m.tiedEmbeddings = m_tally.elementsAt(TensorPlace::Head) == 0;
    if (m_error)
        return fail(*m_error);
    readLayers();
    if (m_error)
        return fail(*m_error);
    m.slidingLayers = 0;
    for (const LayerGroup &group : std::as_const(m.groups))
        m.slidingLayers += group.mixer == MixerKind::Sliding ? group.layers : 0;
    // Values beside the layers: what the vocabulary does not account for is kept as "extra".
    const qint64 table = m_tally.elementsAt(TensorPlace::Embedding);
    m.learnedPositions = std::max<qint64>(0, table / m.hidden - m.vocabulary);
    m.extraParameters = m_tally.elementsAt(TensorPlace::Other) + m_tally.elementsAt(TensorPlace::Tower);
    m.predictionParameters = m_tally.elementsAt(TensorPlace::Prediction);
    if (const Done done = checkModel(m); !done) {
        Error error = done.error();
        error.file = m_file;
        error.place = QString(printable(m_type) % QLatin1Char('.') % error.place);
        return fail(error);
    }
    return m;
}

} // namespace

Result<ModelArchitecture> ggufArchitecture(const GgufMetadata &metadata, const TensorTally &tally, const QString &file)
{
    return GgufReader(metadata, tally, file).read();
}

} // namespace xuanka
