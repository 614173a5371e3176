// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decision/inputs_json.h"

#include <QCryptographicHash>

namespace xuanka {

Json inputsToJson(const RecommendationInputs &inputs, const QDate &catalogAsOf)
{
    return {{"profile", profileToJson(inputs.profile)},
            {"exchange_rate",
             {{"cny_per_usd", inputs.rate.cnyPerUsd},
              {"as_of", str(inputs.rate.asOf.toString(Qt::ISODate))},
              {"source", str(inputs.rate.source)}}},
            {"currency", str(currencyCode(inputs.currency))},
            {"include_promotional", inputs.includePromotional},
            {"max_cards", inputs.maxCards},
            {"catalog_as_of", str(catalogAsOf.toString(Qt::ISODate))},
            {"program_version", XUANKA_VERSION}};
}

QString hashOfInputs(const RecommendationInputs &inputs, const QDate &catalogAsOf)
{
    const std::string canonical = inputsToJson(inputs, catalogAsOf).dump();
    return QString::fromLatin1(
        QCryptographicHash::hash(QByteArray::fromStdString(canonical), QCryptographicHash::Sha256).toHex());
}

} // namespace xuanka
