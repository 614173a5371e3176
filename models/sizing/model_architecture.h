// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/error.h"
#include "quantity/language.h"
#include "sizing/exact_weights.h"
#include "sizing/layer_group.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <memory>

namespace xuanka {

/// What a model's configuration says, as far as memory depends on it. Counts, not bytes.
/// Sources: the model's config.json. A field of 0 means "does not apply".
/// The single fields describe a model whose layers are alike. Where they differ, `groups` says how, and the single fields
/// hold what most of the layers have (the widest MLP, the heads of the attention layers).
struct ModelArchitecture {
    QString id;             ///< library id: "llama-3-8b"
    QString name;           ///< "Llama 3 8B"
    QStringList aliases;    ///< other names of the same shapes, e.g. the Hugging Face repository
    QString family;         ///< config's model_type: "llama"
    QString source;         ///< where the configuration was read
    QString asOf;           ///< ISO date on which it was read
    qint64 layers = 0;
    qint64 hidden = 0;
    qint64 heads = 0;
    qint64 kvHeads = 0;
    qint64 headDim = 0;
    qint64 feedForward = 0; ///< width of a dense layer's MLP
    qint64 vocabulary = 0;
    bool tiedEmbeddings = false;
    bool gatedMlp = true;   ///< gate and up projection (SwiGLU, GeGLU); false: one up projection
    bool qkvBias = false;
    bool outputBias = false;
    bool mlpBias = false;
    bool layerNormBias = false; ///< LayerNorm with bias instead of RMSNorm
    qint64 normsPerLayer = 2;
    bool qkNorm = false;    ///< RMSNorm on q and k per head
    qint64 learnedPositions = 0; ///< rows of a learned position table (GPT-2)
    // Mixture of experts
    qint64 experts = 0;
    qint64 expertsPerToken = 0;
    qint64 expertFeedForward = 0;
    qint64 sharedExperts = 0;
    qint64 sharedExpertFeedForward = 0; ///< width of all shared experts together
    qint64 denseLayersFirst = 0; ///< leading layers with a dense MLP
    // Multi-head latent attention
    qint64 kvLoraRank = 0;
    qint64 qLoraRank = 0;
    qint64 qkRopeHeadDim = 0;
    qint64 qkNopeHeadDim = 0;
    qint64 vHeadDim = 0;
    // Sliding window
    qint64 slidingWindow = 0;       ///< tokens kept by a windowed layer
    qint64 slidingLayers = 0;       ///< how many layers are windowed
    qint64 maxContext = 0;
    /// The model's own code keeps the old and the new KV cache together while it works out a token.
    bool copiesCache = false;
    /// Parameters that the fields above do not express (vision tower, extra heads), added to the total.
    qint64 extraParameters = 0;
    /// How many of them are the vision or audio tower with its projector.
    qint64 towerParameters = 0;
    /// Layers that differ from each other; empty if the fields above say it all. Their layers add up to `layers`.
    QList<LayerGroup> groups;
    /// Layers that predict further tokens: in the checkpoint, not in the total; most engines do not load them.
    qint64 predictionLayers = 0;
    qint64 predictionParameters = 0;
    /// Set when shapes had to be assumed: the range is then widened.
    bool assumed = false;
    /// What was assumed, in words; empty with `assumed` set: only a parameter count was given, every shape is typical.
    QList<LocalizedText> notes;
    /// The tensor table of the file that this was read from; null if it came from a configuration alone.
    std::shared_ptr<const ExactWeights> exactWeights;

    bool isMoe() const { return experts > 0; }
    bool isMla() const { return kvLoraRank > 0; }
    bool operator==(const ModelArchitecture &) const = default;
};

/// Where the parameters sit; the sum is exact to the unit for configurations that define them.
struct ParameterCount {
    qint64 embedding = 0;   ///< input embedding and position table
    qint64 outputHead = 0;  ///< 0 if tied
    qint64 attention = 0;   ///< all layers
    qint64 mlp = 0;         ///< all layers, all experts, routers included
    qint64 norms = 0;
    qint64 extra = 0;
    qint64 activeMlp = 0;   ///< MLP parameters that one token passes through

    qint64 total() const { return embedding + outputHead + attention + mlp + norms + extra; }
    qint64 active() const { return embedding + outputHead + attention + activeMlp + norms + extra; }
    /// What quantisation applies to: the linear layers.
    qint64 linear() const { return attention + mlp; }
    bool operator==(const ParameterCount &) const = default;
};

ParameterCount countParameters(const ModelArchitecture &model);

/// The model's layers by shape: its groups, or what the single fields stand for.
QList<LayerGroup> layerGroups(const ModelArchitecture &model);

/// A typical dense decoder of about that many parameters (assumed = true): for profiles that know only "about 30 B".
/// Error: OutOfRange outside 0.05…2,000 billion.
Result<ModelArchitecture> typicalArchitecture(double parametersBillions);

} // namespace xuanka
