// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/config_reader.h"

#include <algorithm>

namespace xuanka {

namespace {

struct Tower {
    qint64 width = 0;
    qint64 layers = 0;
    qint64 feedForward = 0;
    qint64 patch = 0;
    qint64 channels = 3;
    qint64 frames = 1;
    qint64 merged = 4; ///< patches that become one token
    qint64 output = 0;

    qint64 patchInputs() const { return channels * frames * patch * patch; }
    /// Attention and MLP with biases and two LayerNorms, as vision transformers have them.
    qint64 plainLayer() const
    {
        return linearParameters(width, 3 * width, true) + linearParameters(width, width, true)
            + linearParameters(width, feedForward, true) + linearParameters(feedForward, width, true) + 4 * width;
    }
    qint64 merger(qint64 norm) const
    {
        return norm + linearParameters(merged * width, merged * width, true) + linearParameters(merged * width, output, true);
    }
};

Tower qwenTower(ConfigKeys &keys, qint64 hidden)
{
    Tower tower;
    const qint64 side = keys.count({"spatial_merge_size"}, 2, 16);
    tower.width = keys.required({"embed_dim", "hidden_size"});
    tower.layers = keys.required({"depth"});
    const double ratio = std::clamp(keys.number({"mlp_ratio"}, 4.0), 0.0, 64.0);
    tower.feedForward = keys.count({"intermediate_size"},
                                   static_cast<qint64>(ratio * static_cast<double>(tower.width)));
    tower.patch = keys.count({"patch_size"}, 14, 1'024);
    tower.channels = keys.count({"in_channels", "in_chans"}, 3, 64);
    tower.frames = keys.count({"temporal_patch_size"}, 2, 64);
    tower.merged = side * side;
    tower.output = keys.count({"out_hidden_size"}, hidden);
    return tower;
}

qint64 qwen2Tower(ConfigKeys &keys, qint64 hidden)
{
    const Tower tower = qwenTower(keys, hidden);
    return tower.patchInputs() * tower.width + tower.layers * tower.plainLayer() + tower.merger(2 * tower.width);
}

qint64 qwen25Tower(ConfigKeys &keys, qint64 hidden)
{
    const Tower tower = qwenTower(keys, hidden);
    const qint64 layer = linearParameters(tower.width, 3 * tower.width, true) + linearParameters(tower.width, tower.width, true)
        + mlpParameters(tower.width, tower.feedForward, true, true) + 2 * tower.width;
    return tower.patchInputs() * tower.width + tower.layers * layer + tower.merger(tower.width);
}

qint64 qwen3Tower(ConfigKeys &keys, qint64 hidden)
{
    const Tower tower = qwenTower(keys, hidden);
    const auto deep = static_cast<qint64>(keys.counts("deepstack_visual_indexes").size());
    return tower.patchInputs() * tower.width + tower.width + keys.count({"num_position_embeddings"}) * tower.width
        + tower.layers * tower.plainLayer() + tower.merger(2 * tower.width) + deep * tower.merger(2 * tower.merged * tower.width);
}

qint64 siglipTower(ConfigKeys &keys, qint64 hidden)
{
    Tower tower;
    tower.width = keys.required({"hidden_size"});
    tower.layers = keys.required({"num_hidden_layers"});
    tower.feedForward = keys.required({"intermediate_size"});
    tower.patch = keys.count({"patch_size"}, 14, 1'024);
    const qint64 image = keys.count({"image_size"}, 896);
    const qint64 positions = tower.patch > 0 ? (image / tower.patch) * (image / tower.patch) : 0;
    return linearParameters(tower.patchInputs(), tower.width, true) + positions * tower.width
        + tower.layers * tower.plainLayer() + 2 * tower.width + tower.width * hidden + tower.width;
}

qint64 gemma4Tower(ConfigKeys &keys, qint64 hidden)
{
    const qint64 width = keys.required({"hidden_size"});
    const qint64 layers = keys.required({"num_hidden_layers"}, 1'000);
    const qint64 heads = keys.required({"num_attention_heads"}, 4'096);
    const qint64 kvHeads = keys.count({"num_key_value_heads"}, heads, 4'096);
    const qint64 headDim = keys.count({"head_dim"}, heads > 0 ? width / heads : 0, 8'192);
    const qint64 patch = keys.count({"patch_size"}, 16, 1'024);
    const qint64 layer = attentionParameters(width, {heads, kvHeads, headDim, headDim, false, false, false})
        + mlpParameters(width, keys.required({"intermediate_size"})) + 4 * width + 2 * headDim;
    return 3 * patch * patch * width + 2 * keys.count({"position_embedding_size"}) * width + layers * layer
        + (keys.flag({"standardize"}, false) ? 2 * width : 0) + width * hidden;
}

/// A vision transformer of the usual make, when its type is not known.
qint64 usualTower(ConfigKeys &keys, qint64 hidden)
{
    Tower tower;
    tower.width = keys.count({"hidden_size", "embed_dim", "width"});
    tower.layers = keys.count({"num_hidden_layers", "depth", "layers"});
    tower.feedForward = keys.count({"intermediate_size"}, 4 * tower.width);
    tower.patch = keys.count({"patch_size"}, 14, 1'024);
    return tower.patchInputs() * tower.width + tower.layers * tower.plainLayer() + tower.width * hidden;
}

} // namespace

void readTowers(ConfigReader &reader)
{
    ModelArchitecture &m = reader.model;
    const char *name = reader.root.object("vision_config") ? "vision_config" : "vision_tower_config";
    const bool inThinker = reader.root.object("thinker_config") != nullptr;
    ConfigKeys keys = inThinker ? reader.root.child("thinker_config").child("vision_config") : reader.root.child(name);
    if (!keys.has("hidden_size") && !keys.has("depth") && !keys.has("width")) {
        if (QLatin1String(reader.family.type) == QLatin1String("llama4") && reader.root.object("text_config"))
            reader.note(QStringLiteral("The configuration does not describe the vision tower: it is not counted."),
                        QStringLiteral("配置文件没有描述视觉编码器，未计入。"));
        return;
    }
    const QString type = reader.root.text({"model_type"});
    const qint64 hidden = m.hidden;
    if (type == QLatin1String("qwen2_vl"))
        m.towerParameters = qwen2Tower(keys, hidden);
    else if (type == QLatin1String("qwen2_5_vl"))
        m.towerParameters = qwen25Tower(keys, hidden);
    else if (type.startsWith(QLatin1String("qwen3_vl")) || type.startsWith(QLatin1String("qwen3_5")))
        m.towerParameters = qwen3Tower(keys, hidden);
    else if (type == QLatin1String("gemma3"))
        m.towerParameters = siglipTower(keys, hidden);
    else if (type == QLatin1String("gemma4"))
        m.towerParameters = gemma4Tower(keys, hidden);
    else {
        m.towerParameters = usualTower(keys, hidden);
        reader.note(QStringLiteral("The vision tower is counted as an ordinary vision transformer."),
                    QStringLiteral("视觉编码器按常规 ViT 结构估算。"));
    }
    reader.root.adopt(keys);
    constexpr qint64 most = 1'000'000'000'000;
    if (m.towerParameters < 0 || m.towerParameters > most)
        reader.root.refuse(Error::Kind::OutOfRange, QStringLiteral("vision_config"), QString::number(m.towerParameters), QStringLiteral("≤ 1e12"));
    else
        m.extraParameters += m.towerParameters;
}

} // namespace xuanka
