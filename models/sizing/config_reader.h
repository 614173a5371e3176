// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sizing/config_keys.h"
#include "sizing/layer_parameters.h"
#include "sizing/model_architecture.h"

#include <functional>

namespace xuanka {

/// What a model type's code does that its configuration does not say.
struct ModelFamily {
    enum class Bias { No, Yes, Key };            ///< Key: the configuration's attention_bias
    enum class QkNorm { No, HeadDim, AllHeads, EachHead };
    enum class Special { None, Latent, LatentV4, LinearHybrid, NemotronH, Mamba, Mamba2, Jamba, PrunedBlocks, Gemma4, PerLayer };

    const char *type = "";
    Special special = Special::None;
    Bias qkvBias = Bias::Key;
    Bias outputBias = Bias::Key;
    bool gatedMlp = true;
    bool mlpBias = false;
    bool layerNorm = false;       ///< LayerNorm instead of RMSNorm
    bool layerNormBias = true;    ///< with a bias (LayerNorm only)
    qint64 norms = 2;             ///< a layer
    QkNorm qkNorm = QkNorm::No;
    bool tied = false;            ///< default of tie_word_embeddings
    bool headBias = false;
    bool sharedGate = false;      ///< one gate on the shared expert
    bool scoreBias = false;       ///< a correction term for each expert's score
    bool copiesCache = false;     ///< published code that keeps old and new cache together
    bool sinks = false;           ///< one attention sink a head
    qint64 windowPattern = 0;     ///< every n-th layer has full attention where a window is given; 0: none has
    qint64 defaultWindow = 0;
};

/// Null if the model type is not known.
const ModelFamily *modelFamily(const QString &modelType);

/// A configuration on its way to an architecture.
struct ConfigReader {
    ConfigKeys root;
    ConfigKeys keys; ///< the text model's: the same object, or a nested one
    ModelFamily family;
    ModelArchitecture model;
    QList<bool> sparse; ///< for each layer: whether it routes its tokens to experts
    LayerGroup last; ///< the layer added last: prediction layers look like it

    /// Adds a layer; layers of the same shape are counted together.
    void add(const LayerGroup &layer, qint64 count = 1);
    /// Remembers that something was assumed, and widens the range.
    void assume(const QString &english, const QString &chinese);
    void note(const QString &english, const QString &chinese) { model.notes << LocalizedText{english, chinese}; }
    qint64 normWidth() const { return family.layerNorm && family.layerNormBias ? 2 * model.hidden : model.hidden; }
};

/// Hidden size, layers, heads, vocabulary, experts: what nearly all types spell alike.
void readCommonShapes(ConfigReader &reader);
/// The attention of a layer by the family's rules, without its MLP.
LayerGroup attentionLayer(ConfigReader &reader, qint64 kvHeads, qint64 headDim, qint64 valueDim);
LayerGroup attentionLayer(ConfigReader &reader);
/// Adds the MLP of layer `index`: dense, experts, or none, as the configuration's rules for sparse layers say.
void addMlp(ConfigReader &reader, LayerGroup &layer, qint64 index);
void addDenseMlp(ConfigReader &reader, LayerGroup &layer, qint64 width);
void addExperts(ConfigReader &reader, LayerGroup &layer);
/// For each layer: whether it routes its tokens to experts.
QList<bool> sparseLayers(ConfigReader &reader);
/// For each layer: tokens of its window, 0 for full attention, −1 for a recurrent layer.
QList<qint64> layerWindows(ConfigReader &reader);
/// A recurrent layer's state: `state` in FP32, the convolution at the precision of the weights.
LayerGroup recurrentLayer(ConfigReader &reader, qint64 parameters, qint64 state, qint64 convolution);

void readStandardLayers(ConfigReader &reader);
void readLatentLayers(ConfigReader &reader);
void readCompressedLayers(ConfigReader &reader); ///< DeepSeek V4
void readLinearHybridLayers(ConfigReader &reader);
void readNemotronHLayers(ConfigReader &reader);
void readMambaLayers(ConfigReader &reader);
void readJambaLayers(ConfigReader &reader);
void readPrunedLayers(ConfigReader &reader);     ///< Nemotron NAS, OpenELM
void readGemma4Layers(ConfigReader &reader);
void readPredictionLayers(ConfigReader &reader);
/// Vision and audio towers with their projectors.
void readTowers(ConfigReader &reader);
/// The entry of weight_formats.json for the configuration's quantisation block; empty without one.
QString readQuantisation(ConfigReader &reader);

} // namespace xuanka
