// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/training_framework.h"

#include "json/json.h"

#include <QHash>

#include <array>

namespace xuanka {

namespace {

struct Field {
    const char *id;
    MemoryConstant TrainingFramework::*member;
};

constexpr std::array fields{
    Field{"loss_bytes", &TrainingFramework::lossBytes},
    Field{"loss_bytes_quantised", &TrainingFramework::lossBytesQuantised},
    Field{"loss_bytes_chunked", &TrainingFramework::lossBytesChunked},
    Field{"norm_bytes_frozen", &TrainingFramework::normBytesFrozen},
    Field{"norm_bytes_trained", &TrainingFramework::normBytesTrained},
    Field{"adapter_weight_bytes", &TrainingFramework::adapterWeightBytes},
    Field{"adapter_moment_bytes", &TrainingFramework::adapterMomentBytes},
    Field{"adapter_step_bytes", &TrainingFramework::adapterStepBytes},
    Field{"adapter_step_bytes_quantised", &TrainingFramework::adapterStepBytesQuantised},
    Field{"adapter_input_bytes", &TrainingFramework::adapterInputBytes},
    Field{"boundary_bytes", &TrainingFramework::boundaryBytes},
    Field{"key_value_copies", &TrainingFramework::keyValueCopies},
    Field{"keeps_gradients", &TrainingFramework::keepsGradients},
    Field{"bucket_gib", &TrainingFramework::bucketGib},
    Field{"bucket_gib_quantised", &TrainingFramework::bucketGibQuantised},
    Field{"quantised_copy_bytes", &TrainingFramework::quantisedCopyBytes},
    Field{"quantised_input_share", &TrainingFramework::quantisedInputShare},
    Field{"slack", &TrainingFramework::slack},
    Field{"context_gib", &TrainingFramework::contextGib},
};

/// What a quantised base changes; unless said, nothing.
constexpr std::array quantisedFields{
    std::pair{&TrainingFramework::lossBytesQuantised, &TrainingFramework::lossBytes},
    std::pair{&TrainingFramework::adapterStepBytesQuantised, &TrainingFramework::adapterStepBytes},
    std::pair{&TrainingFramework::bucketGibQuantised, &TrainingFramework::bucketGib},
};

FullRecipe recipeFromId(const std::string &id)
{
    if (id == "pure16")
        return FullRecipe::Pure16;
    if (id == "fsdp32")
        return FullRecipe::Fsdp32;
    if (id == "deepspeed")
        return FullRecipe::DeepSpeed;
    return id == "megatron" ? FullRecipe::Megatron : FullRecipe::Open;
}

/// What is not said is as in `usual`.
TrainingFramework frameworkFrom(const Json &object, const TrainingFramework &usual, const QHash<QString, QString> &units)
{
    TrainingFramework framework = usual;
    framework.id = toQString(object.at("id"));
    framework.name = toLocalizedText(object.at("name"));
    framework.source = toQString(object.at("source"));
    framework.asOf = toQString(object.at("as_of"));
    framework.matches.clear();
    for (const Json &match : object.at("matches"))
        framework.matches << toQString(match);
    if (object.contains("full_recipe"))
        framework.fullRecipe = recipeFromId(object.at("full_recipe").get<std::string>());
    if (object.contains("loss_head"))
        framework.lossHead = lossHeadFromId(toQString(object.at("loss_head"))).value_or(LossHead::Plain);
    if (object.contains("checkpointing"))
        framework.checkpointing = checkpointingFromId(toQString(object.at("checkpointing"))).value_or(Checkpointing::Full);
    framework.oneInputForQkv = object.value("one_input_for_qkv", usual.oneInputForQkv);
    framework.keepsAdapterOutputs = object.value("keeps_adapter_outputs", usual.keepsAdapterOutputs);
    framework.untiesHead = object.value("unties_head", usual.untiesHead);
    framework.raisesQuantisedRest = object.value("raises_quantised_rest", usual.raisesQuantisedRest);
    framework.loadsWholeModel = object.value("loads_whole_model", usual.loadsWholeModel);
    for (const Field &field : fields) {
        if (!object.contains(field.id))
            continue;
        const Json &range = object.at(field.id);
        framework.*field.member = {{range.at(0).get<double>(), range.at(1).get<double>(), range.at(2).get<double>()},
                                   units.value(QLatin1String(field.id)),
                                   framework.source};
    }
    for (const auto &[quantised, plain] : quantisedFields) {
        const bool own = (framework.*quantised).source == framework.source;
        if (!own)
            framework.*quantised = framework.*plain;
    }
    return framework;
}

QList<TrainingFramework> readFrameworks()
{
    const Result<Json> json = readCheckedResource(QStringLiteral(":/rules/training_frameworks.json"),
                                                  QStringLiteral(":/schema/training_frameworks.schema.json"));
    // A built-in file that its own schema refuses is a broken build; the resource test names the place.
    if (!json)
        qFatal("%s", qPrintable(errorMessage(json.error())));
    QHash<QString, QString> units;
    for (const Json &field : json->at("fields"))
        units.insert(toQString(field.at("id")), toQString(field.at("unit")));
    QList<TrainingFramework> frameworks;
    for (const Json &object : json->at("frameworks")) {
        const TrainingFramework usual = frameworks.isEmpty() ? TrainingFramework{} : frameworks.constFirst();
        frameworks << frameworkFrom(object, usual, units);
    }
    return frameworks;
}

} // namespace

const QList<TrainingFramework> &trainingFrameworks()
{
    static const QList<TrainingFramework> frameworks = readFrameworks();
    return frameworks;
}

const TrainingFramework *trainingFramework(const QString &id)
{
    for (const TrainingFramework &framework : trainingFrameworks()) {
        if (framework.id == id)
            return &framework;
    }
    return nullptr;
}

const TrainingFramework &frameworkOf(const MemoryRequest &request)
{
    const TrainingFramework *named = request.framework.isEmpty() ? nullptr : trainingFramework(request.framework);
    return named ? *named : trainingFrameworks().constFirst();
}

QString trainingFrameworkNamed(const QString &text)
{
    const QString lower = text.toLower();
    for (const TrainingFramework &framework : trainingFrameworks()) {
        for (const QString &match : framework.matches) {
            if (lower.contains(match))
                return framework.id;
        }
    }
    return {};
}

} // namespace xuanka
