// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cost/rent_or_buy_presets.h"

#include "cost/cost_json.h"
#include "json/json.h"

namespace xuanka {

namespace {

Result<QList<RentOrBuyPreset>> readPresets()
{
    const QString file = QStringLiteral(":/rules/rent_or_buy_presets.json");
    const auto document = readCheckedResource(file, QStringLiteral(":/schema/rent_or_buy_presets.schema.json"));
    if (!document)
        return fail(document.error());
    const QDate asOf = QDate::fromString(toQString(document->at("as_of")), Qt::ISODate);
    QList<RentOrBuyPreset> presets;
    for (const Json &json : document->at("presets")) {
        const auto inputs = rentOrBuyFromJson(json.at("inputs"), file);
        if (!inputs)
            return fail(inputs.error());
        RentOrBuyPreset preset;
        preset.id = toQString(json.at("id"));
        preset.name = toLocalizedText(json.at("name"));
        preset.note = toLocalizedText(json.at("note"));
        preset.source = toQString(json.at("source"));
        preset.asOf = asOf;
        preset.inputs = *inputs;
        preset.otherwise = toLocalizedText(json.at("otherwise"));
        for (const auto &[key, text] : json.at("origins").items())
            preset.origins.insert(QString::fromStdString(key), toLocalizedText(text));
        presets.append(preset);
    }
    return presets;
}

} // namespace

Result<QList<RentOrBuyPreset>> rentOrBuyPresets()
{
    static const Result<QList<RentOrBuyPreset>> presets = readPresets();
    return presets;
}

} // namespace xuanka
