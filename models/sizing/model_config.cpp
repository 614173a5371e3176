// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/model_config.h"

#include "sizing/config_reader.h"
#include "sizing/request_check.h"

#include <QHash>

#include <algorithm>

namespace xuanka {

namespace {

/// Nested names under which multimodal configurations keep the language model.
const char *const textModels[] = {"text_config", "llm_config", "language_config", "language_model"};

ConfigKeys textKeys(const ConfigKeys &root)
{
    ConfigKeys keys = root.object("thinker_config") ? root.child("thinker_config") : root;
    for (const char *name : textModels) {
        if (keys.object(name))
            return keys.child(name);
    }
    return keys;
}

/// A configuration of something that this is no reader for.
std::optional<Error> otherKind(const ConfigKeys &root)
{
    const auto unsupported = [&root](const char *key, const QString &value) {
        return Error{Error::Kind::Unsupported, root.file(), QString(root.path() % QLatin1Char('.') % QLatin1String(key)), value,
                     QStringLiteral("decoder-only language model")};
    };
    if (root.has("_class_name"))
        return unsupported("_class_name", root.text({"_class_name"}));
    if (ConfigKeys keys = root; keys.flag({"is_encoder_decoder"}, false))
        return unsupported("is_encoder_decoder", root.text({"model_type"}));
    return std::nullopt;
}

/// Two flat descriptions are the same if they have the same layers, in whatever order.
bool sameLayers(QList<LayerGroup> a, QList<LayerGroup> b)
{
    if (a.size() != b.size())
        return false;
    for (const LayerGroup &group : std::as_const(a)) {
        if (!b.removeOne(group))
            return false;
    }
    return true;
}

/// What most layers have becomes the single figures that engines use for widths.
void summarise(ModelArchitecture &m)
{
    m.slidingWindow = 0;
    m.slidingLayers = 0;
    for (const LayerGroup &group : std::as_const(m.groups)) {
        if (group.mixer == MixerKind::Sliding) {
            m.slidingWindow = std::max(m.slidingWindow, group.window);
            m.slidingLayers += group.layers;
        }
    }
    ModelArchitecture simple = m;
    simple.groups.clear();
    if (sameLayers(layerGroups(simple), m.groups))
        m.groups.clear();
}

Done readLayers(ConfigReader &reader)
{
    switch (reader.family.special) {
    case ModelFamily::Special::None: readStandardLayers(reader); break;
    case ModelFamily::Special::Latent: readLatentLayers(reader); break;
    case ModelFamily::Special::LatentV4: readCompressedLayers(reader); break;
    case ModelFamily::Special::LinearHybrid: readLinearHybridLayers(reader); break;
    case ModelFamily::Special::NemotronH: readNemotronHLayers(reader); break;
    case ModelFamily::Special::Mamba:
    case ModelFamily::Special::Mamba2: readMambaLayers(reader); break;
    case ModelFamily::Special::Jamba: readJambaLayers(reader); break;
    case ModelFamily::Special::PrunedBlocks:
    case ModelFamily::Special::PerLayer: readPrunedLayers(reader); break;
    case ModelFamily::Special::Gemma4: readGemma4Layers(reader); break;
    }
    reader.root.adopt(reader.keys);
    if (reader.root.error())
        return fail(*reader.root.error());
    return {};
}

QString configPlace(const QString &field)
{
    static const QHash<QString, QString> keys{
        {QStringLiteral("layers"), QStringLiteral("num_hidden_layers")},
        {QStringLiteral("hidden"), QStringLiteral("hidden_size")},
        {QStringLiteral("heads"), QStringLiteral("num_attention_heads")},
        {QStringLiteral("kvHeads"), QStringLiteral("num_key_value_heads")},
        {QStringLiteral("headDim"), QStringLiteral("head_dim")},
        {QStringLiteral("feedForward"), QStringLiteral("intermediate_size")},
        {QStringLiteral("vocabulary"), QStringLiteral("vocab_size")},
        {QStringLiteral("experts"), QStringLiteral("num_experts")},
        {QStringLiteral("expertsPerToken"), QStringLiteral("num_experts_per_tok")},
        {QStringLiteral("expertFeedForward"), QStringLiteral("moe_intermediate_size")}};
    return keys.value(field, field);
}

} // namespace

Result<ModelConfig> readModelConfig(const Json &config, const QString &file)
{
    if (!config.is_object())
        return fail({Error::Kind::SchemaViolation, file, QStringLiteral("$"), {}, QStringLiteral("object")});
    const ConfigKeys root(config, file);
    if (const std::optional<Error> other = otherKind(root))
        return fail(*other);
    ConfigReader reader{root, textKeys(root), {}, {}, {}, {}};
    // A bare "model" part may leave the type to the whole.
    QString type = reader.keys.text({"model_type"});
    if (type.isEmpty() || !modelFamily(type))
        type = modelFamily(root.text({"model_type"})) || type.isEmpty() ? root.text({"model_type"}) : type;
    if (const ModelFamily *family = modelFamily(type)) {
        reader.family = *family;
    } else {
        const QString name = type.isEmpty() ? QStringLiteral("?") : type;
        reader.assume(QStringLiteral("The model type “%1” is not known: its layers are read as an ordinary decoder's, so the "
                                     "range is wider.").arg(name),
                      QStringLiteral("未识别模型类型“%1”：按常规解码器层读取，因此区间放宽。").arg(name));
    }
    reader.model.family = type.isEmpty() ? QStringLiteral("unknown") : type;
    reader.model.source = file;
    readCommonShapes(reader);
    if (reader.keys.error())
        return fail(*reader.keys.error());
    if (const Done done = readLayers(reader); !done)
        return fail(done.error());
    readPredictionLayers(reader);
    readTowers(reader);
    ModelConfig result;
    result.weightFormat = readQuantisation(reader);
    result.storedAs = root.text({"torch_dtype", "dtype"});
    if (result.storedAs.isEmpty())
        result.storedAs = reader.keys.text({"torch_dtype", "dtype"});
    reader.root.adopt(reader.keys);
    if (reader.root.error())
        return fail(*reader.root.error());
    summarise(reader.model);
    if (const Done done = checkModel(reader.model); !done) {
        Error error = done.error();
        error.file = file;
        error.place = QString(reader.keys.path() % QLatin1Char('.') % configPlace(error.place));
        return fail(error);
    }
    result.architecture = std::move(reader.model);
    return result;
}

QByteArray withoutPythonNumbers(QByteArray json)
{
    const QByteArray words[] = {"-Infinity", "Infinity", "NaN"};
    bool inside = false;
    for (qsizetype i = 0; i < json.size(); ++i) {
        const char c = json.at(i);
        if (inside && c == '\\')
            ++i;
        else if (c == '"')
            inside = !inside;
        else if (!inside && (c == 'N' || c == 'I' || c == '-')) {
            for (const QByteArray &word : words) {
                if (json.size() - i >= word.size() && std::equal(word.cbegin(), word.cend(), json.cbegin() + i)) {
                    json.replace(i, word.size(), QByteArray("\"\"").leftJustified(word.size(), ' '));
                    i += word.size() - 1;
                    break;
                }
            }
        }
    }
    return json;
}

} // namespace xuanka
