// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "json/json.h"
#include "sizing/memory_request.h"

namespace xuanka {

namespace {

QList<WeightFormat> readFormats()
{
    const Result<Json> json = readCheckedResource(QStringLiteral(":/rules/weight_formats.json"),
                                                  QStringLiteral(":/schema/weight_formats.schema.json"));
    // A built-in file that its own schema refuses is a broken build; the resource test names the place.
    if (!json)
        qFatal("%s", qPrintable(errorMessage(json.error())));
    QList<WeightFormat> formats;
    for (const Json &object : json->at("formats")) {
        WeightFormat format;
        format.id = toQString(object.at("id"));
        format.name = toQString(object.at("name"));
        format.linearBits = object.at("linear_bits").get<double>();
        format.attentionBits = object.at("attention_bits").get<double>();
        format.embeddingBits = object.at("embedding_bits").get<double>();
        format.headBits = object.at("head_bits").get<double>();
        format.otherBits = object.at("other_bits").get<double>();
        format.raisedBits = object.value("raised_bits", 0.0);
        format.raisedShare = object.value("raised_share", 0.0);
        format.spread = object.at("spread").get<double>();
        format.gguf = object.at("gguf").get<bool>();
        format.trainable = object.at("trainable").get<bool>();
        format.bitsandbytes = object.value("bitsandbytes", false);
        format.untiesHead = object.value("unties_head", false);
        format.keepsModulation = object.value("keeps_modulation", false);
        format.source = toQString(object.at("source"));
        format.asOf = toQString(object.at("as_of"));
        formats << format;
    }
    return formats;
}

} // namespace

const QList<WeightFormat> &weightFormats()
{
    static const QList<WeightFormat> formats = readFormats();
    return formats;
}

const WeightFormat *weightFormat(const QString &id)
{
    for (const WeightFormat &format : weightFormats()) {
        if (format.id == id)
            return &format;
    }
    return nullptr;
}

} // namespace xuanka
