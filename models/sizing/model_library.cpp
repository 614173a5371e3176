// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/model_library.h"

#include "json/json.h"

namespace xuanka {

namespace {

qint64 countAt(const Json &object, const char *key)
{
    return object.value(key, qint64{0});
}

QString textAt(const Json &object, const char *key)
{
    return toQString(object.at(key));
}

QStringList textsAt(const Json &object, const char *key)
{
    QStringList texts;
    for (const Json &text : object.at(key))
        texts << toQString(text);
    return texts;
}

void readExperts(const Json &object, ModelArchitecture &model)
{
    const auto experts = object.find("mixture_of_experts");
    if (experts == object.end())
        return;
    model.experts = countAt(*experts, "experts");
    model.expertsPerToken = countAt(*experts, "experts_per_token");
    model.expertFeedForward = countAt(*experts, "expert_feed_forward");
    model.sharedExperts = countAt(*experts, "shared_experts");
    model.sharedExpertFeedForward = countAt(*experts, "shared_expert_feed_forward");
    model.denseLayersFirst = countAt(*experts, "dense_layers_first");
}

void readAttention(const Json &object, ModelArchitecture &model)
{
    if (const auto latent = object.find("latent_attention"); latent != object.end()) {
        model.kvLoraRank = countAt(*latent, "kv_lora_rank");
        model.qLoraRank = countAt(*latent, "q_lora_rank");
        model.qkRopeHeadDim = countAt(*latent, "qk_rope_head_dim");
        model.qkNopeHeadDim = countAt(*latent, "qk_nope_head_dim");
        model.vHeadDim = countAt(*latent, "v_head_dim");
    }
    if (const auto window = object.find("sliding_window"); window != object.end()) {
        model.slidingWindow = countAt(*window, "tokens");
        model.slidingLayers = countAt(*window, "layers");
    }
}

ModelArchitecture readModel(const Json &object)
{
    ModelArchitecture model;
    model.id = textAt(object, "id");
    model.name = textAt(object, "name");
    model.family = textAt(object, "family");
    model.aliases = textsAt(object, "aliases");
    model.source = textAt(object, "source");
    model.asOf = textAt(object, "as_of");
    model.layers = countAt(object, "layers");
    model.hidden = countAt(object, "hidden");
    model.heads = countAt(object, "heads");
    model.kvHeads = countAt(object, "kv_heads");
    model.headDim = countAt(object, "head_dim");
    model.feedForward = countAt(object, "feed_forward");
    model.vocabulary = countAt(object, "vocabulary");
    model.maxContext = countAt(object, "max_context");
    model.copiesCache = object.value("copies_cache", false);
    model.tiedEmbeddings = object.value("tied_embeddings", false);
    model.gatedMlp = object.value("gated_mlp", true);
    model.qkvBias = object.value("qkv_bias", false);
    model.outputBias = object.value("output_bias", false);
    model.mlpBias = object.value("mlp_bias", false);
    model.layerNormBias = object.value("layer_norm_bias", false);
    model.normsPerLayer = object.value("norms_per_layer", qint64{2});
    model.qkNorm = object.value("qk_norm", false);
    model.learnedPositions = countAt(object, "learned_positions");
    model.extraParameters = countAt(object, "extra_parameters");
    readExperts(object, model);
    readAttention(object, model);
    return model;
}

ImageModel readImageModel(const Json &object)
{
    ImageModel model;
    model.id = textAt(object, "id");
    model.name = textAt(object, "name");
    model.aliases = textsAt(object, "aliases");
    for (const Json &component : object.at("components"))
        model.components << ImageModel::Component{textAt(component, "role"), textAt(component, "name"),
                                                  countAt(component, "parameters")};
    const Json &workingSet = object.at("working_set_gib");
    model.workingSetLow = Bytes::fromGib(workingSet.at("low").get<double>());
    model.workingSetExpected = Bytes::fromGib(workingSet.at("expected").get<double>());
    model.workingSetHigh = Bytes::fromGib(workingSet.at("high").get<double>());
    model.denoisingSet = Bytes::fromGib(object.at("denoising_set_gib").get<double>());
    model.source = textAt(object, "source");
    model.asOf = textAt(object, "as_of");
    return model;
}

/// Every id, alias and name may be used once only: a name that means two models would be answered silently wrong.
template <typename Model>
Done indexNames(const QList<Model> &models, QHash<QString, int> &index, const QString &file)
{
    for (int i = 0; i < models.size(); ++i) {
        const Model &model = models.at(i);
        const QStringList names = QStringList{model.id, model.name} + model.aliases;
        for (const QString &name : names) {
            const QString key = name.toLower();
            const auto known = index.constFind(key);
            if (known != index.constEnd() && known.value() != i)
                return fail({Error::Kind::Inconsistent, file, QStringLiteral("$.models[%1]").arg(i), name,
                             models.at(known.value()).id});
            index.insert(key, i);
        }
    }
    return {};
}

template <typename Model>
const Model *find(const QList<Model> &models, const QHash<QString, int> &index, const QString &name)
{
    const auto position = index.constFind(name.trimmed().toLower());
    return position == index.constEnd() ? nullptr : &models.at(position.value());
}

} // namespace

qint64 ImageModel::parameters() const
{
    qint64 sum = 0;
    for (const Component &component : components)
        sum += component.parameters;
    return sum;
}

Result<ModelLibrary> ModelLibrary::loadBuiltIn()
{
    return load(QStringLiteral(":/models"));
}

Result<ModelLibrary> ModelLibrary::load(const QString &folder)
{
    ModelLibrary library;
    const QString languageFile = folder + QStringLiteral("/language_models.json");
    const QString imageFile = folder + QStringLiteral("/image_models.json");
    const Result<Json> language =
        readCheckedResource(languageFile, QStringLiteral(":/schema/language_models.schema.json"));
    if (!language)
        return fail(language.error());
    const Result<Json> image = readCheckedResource(imageFile, QStringLiteral(":/schema/image_models.schema.json"));
    if (!image)
        return fail(image.error());
    for (const Json &object : language->at("models"))
        library.m_models << readModel(object);
    for (const Json &object : image->at("models"))
        library.m_imageModels << readImageModel(object);
    if (const Done done = indexNames(library.m_models, library.m_modelIndex, languageFile); !done)
        return fail(done.error());
    if (const Done done = indexNames(library.m_imageModels, library.m_imageModelIndex, imageFile); !done)
        return fail(done.error());
    return library;
}

const ModelArchitecture *ModelLibrary::model(const QString &idOrName) const
{
    return find(m_models, m_modelIndex, idOrName);
}

const ImageModel *ModelLibrary::imageModel(const QString &idOrName) const
{
    return find(m_imageModels, m_imageModelIndex, idOrName);
}

QStringList ModelLibrary::ids() const
{
    QStringList ids;
    ids.reserve(m_models.size() + m_imageModels.size());
    for (const ModelArchitecture &model : m_models)
        ids << model.id;
    for (const ImageModel &model : m_imageModels)
        ids << model.id;
    return ids;
}

} // namespace xuanka
