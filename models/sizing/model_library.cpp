// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/model_library.h"

#include "json/json.h"
#include "sizing/model_config.h"

#include <QRegularExpression>

namespace xuanka {

namespace {

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

/// An entry holds the keys of the model's own config.json that matter.
Result<ModelArchitecture> readModel(const Json &object, const QString &file, std::size_t index)
{
    Result<ModelConfig> config = readModelConfig(object.at("config"), file);
    if (!config) {
        Error error = config.error();
        error.place.replace(0, 1, QStringLiteral("$.models[%1].config").arg(index));
        return fail(error);
    }
    ModelArchitecture model = std::move(config->architecture);
    model.id = textAt(object, "id");
    model.name = textAt(object, "name");
    model.aliases = textsAt(object, "aliases");
    model.source = textAt(object, "source");
    model.asOf = textAt(object, "as_of");
    return model;
}

/// What people add to a model's name and what does not change its shapes: the maker, the tuning, the file's format.
QString bareName(const QString &name)
{
    static const QRegularExpression ends(QStringLiteral(
        "-(instruct|chat|base|it|pt|hf|bf16|fp16|fp8|int8|int4|awq|gptq|gguf|nvfp4|4bit|8bit|bnb|unsloth|preview|thinking|v0\\.1|v1|v1\\.5|[0-9]{4})$"));
    QString bare = name.section(QLatin1Char('/'), -1).trimmed().toLower();
    bare.replace(QLatin1Char('_'), QLatin1Char('-')).replace(QLatin1Char(' '), QLatin1Char('-'));
    if (bare.startsWith(QLatin1String("meta-llama")))
        bare.remove(0, 5);
    for (QString shorter = bare;; bare = shorter) {
        shorter.remove(ends);
        if (shorter == bare)
            return bare;
    }
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
    // Short forms after all full names: where two models share one, the first in the file has it.
    for (int i = 0; i < models.size(); ++i) {
        const QStringList names = QStringList{models.at(i).id, models.at(i).name} + models.at(i).aliases;
        for (const QString &name : names) {
            for (const QString &key : {name.section(QLatin1Char('/'), -1).toLower(), bareName(name)}) {
                if (!index.contains(key))
                    index.insert(key, i);
            }
        }
    }
    return {};
}

template <typename Model>
const Model *find(const QList<Model> &models, const QHash<QString, int> &index, const QString &name)
{
    auto position = index.constFind(name.trimmed().toLower());
    if (position == index.constEnd())
        position = index.constFind(bareName(name));
    return position == index.constEnd() ? nullptr : &models.at(position.value());
}

/// Letters and digits alone, without the owner of a repository.
QString plainName(const QString &name)
{
    QString plain;
    const QString last = name.section(QLatin1Char('/'), -1).toLower();
    for (const QChar character : last) {
        if (character.isLetterOrNumber())
            plain += character;
    }
    return plain;
}

/// Plain names that two models share are left out: they say nothing.
QHash<QString, int> plainNames(const QList<ImageModel> &models)
{
    QHash<QString, int> index;
    constexpr int shared = -1;
    for (int i = 0; i < models.size(); ++i) {
        const ImageModel &model = models.at(i);
        const QStringList names = QStringList{model.id, model.name} + model.aliases;
        for (const QString &name : names) {
            const QString plain = plainName(name);
            const auto known = index.constFind(plain);
            index.insert(plain, known == index.constEnd() || known.value() == i ? i : shared);
        }
    }
    index.removeIf([](QHash<QString, int>::iterator each) { return each.value() == shared; });
    return index;
}

} // namespace

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
    const Json &models = language->at("models");
    library.m_models.reserve(static_cast<qsizetype>(models.size()));
    for (std::size_t i = 0; i < models.size(); ++i) {
        Result<ModelArchitecture> model = readModel(models[i], languageFile, i);
        if (!model)
            return fail(model.error());
        library.m_models << std::move(*model);
    }
    for (const Json &object : image->at("models"))
        library.m_imageModels << imageModelFromJson(object);
    if (const Done done = indexNames(library.m_models, library.m_modelIndex, languageFile); !done)
        return fail(done.error());
    if (const Done done = indexNames(library.m_imageModels, library.m_imageModelIndex, imageFile); !done)
        return fail(done.error());
    library.m_imageModelPlainIndex = plainNames(library.m_imageModels);
    return library;
}

const ModelArchitecture *ModelLibrary::model(const QString &idOrName) const
{
    return find(m_models, m_modelIndex, idOrName);
}

const ImageModel *ModelLibrary::imageModel(const QString &idOrName) const
{
    const ImageModel *model = find(m_imageModels, m_imageModelIndex, idOrName);
    if (model)
        return model;
    const auto position = m_imageModelPlainIndex.constFind(plainName(idOrName));
    return position == m_imageModelPlainIndex.constEnd() ? nullptr : &m_imageModels.at(position.value());
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
