// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "throughput/measured_speed_error.h"

#include "json/json.h"

#include <array>

namespace xuanka {

namespace {

struct Kind {
    const char *id;
    const char *english;
    const char *chinese;
};

constexpr std::array kinds{
    Kind{"serving_dense", "serving engines, dense models", "推理服务引擎，稠密模型"},
    Kind{"serving_experts", "serving engines, mixtures of experts", "推理服务引擎，MoE 模型"},
    Kind{"llama_decode", "llama.cpp, generating", "llama.cpp 生成"},
    Kind{"llama_prefill", "llama.cpp, reading the prompt", "llama.cpp 提示词处理"},
    Kind{"one_user", "other engines, one user", "其他单用户引擎"},
    Kind{"ascend", "Ascend", "昇腾"},
    Kind{"images", "image generation", "图像生成"},
    Kind{"all", "all cases", "全部样本"},
};

QList<MeasuredSpeedError> readErrors()
{
    const Result<Json> json = readCheckedResource(QStringLiteral(":/throughput/measured_error.json"),
                                                  QStringLiteral(":/schema/measured_speed_error.schema.json"));
    // A built-in file that its own schema refuses is a broken build; the resource test names the place.
    if (!json)
        qFatal("%s", qPrintable(errorMessage(json.error())));
    QList<MeasuredSpeedError> errors;
    for (const Json &object : json->at("kinds")) {
        const QString id = toQString(object.at("id"));
        errors << MeasuredSpeedError{id, speedErrorKindName(id), object.at("cases").get<int>(), object.at("median_percent").get<double>(),
                                     object.at("p90_percent").get<double>(), object.at("bias").get<double>(), object.at("inside_percent").get<double>()};
    }
    return errors;
}

} // namespace

const QList<MeasuredSpeedError> &measuredSpeedErrors()
{
    static const QList<MeasuredSpeedError> errors = readErrors();
    return errors;
}

QStringList speedErrorKinds()
{
    QStringList ids;
    ids.reserve(static_cast<qsizetype>(kinds.size()));
    for (const Kind &kind : kinds)
        ids << QLatin1String(kind.id);
    return ids;
}

LocalizedText speedErrorKindName(const QString &id)
{
    for (const Kind &kind : kinds) {
        if (id == QLatin1String(kind.id))
            return {QString::fromUtf8(kind.english), QString::fromUtf8(kind.chinese)};
    }
    return {};
}

QString speedErrorKind(SpeedMetric metric, const QString &engineId, const QString &classId, bool mixture)
{
    if (metric == SpeedMetric::ImagesPerMinute || metric == SpeedMetric::SecondsPerImage)
        return QStringLiteral("images");
    if (classId == QLatin1String("ascend"))
        return QStringLiteral("ascend");
    if (engineId == QLatin1String("llama.cpp"))
        return metric == SpeedMetric::PrefillRate ? QStringLiteral("llama_prefill") : QStringLiteral("llama_decode");
    static const QStringList oneUser{QStringLiteral("transformers"), QStringLiteral("eager-pytorch"), QStringLiteral("mlc-llm"), QStringLiteral("exllama")};
    if (oneUser.contains(engineId))
        return QStringLiteral("one_user");
    return mixture ? QStringLiteral("serving_experts") : QStringLiteral("serving_dense");
}

const MeasuredSpeedError *measuredErrorFor(const SpeedEstimate &estimate, bool mixture)
{
    const QString kind = speedErrorKind(SpeedMetric::OutputRate, estimate.engineId, estimate.classId, mixture);
    for (const MeasuredSpeedError &error : measuredSpeedErrors()) {
        if (error.id == kind)
            return &error;
    }
    return nullptr;
}

} // namespace xuanka
