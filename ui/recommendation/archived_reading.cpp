// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/recommendation/archived_reading.h"

#include <QCryptographicHash>

namespace xuanka {

namespace {

const Json &child(const Json &object, const char *key)
{
    static const Json nothing;
    if (!object.is_object())
        return nothing;
    const auto found = object.find(key);
    return found == object.end() ? nothing : *found;
}

QString textAt(const Json &object, const char *key)
{
    const Json &value = child(object, key);
    return value.is_string() ? toQString(value) : QString();
}

int wholeAt(const Json &object, const char *key)
{
    const Json &value = child(object, key);
    return value.is_number_integer() ? value.get<int>() : 0;
}

LocalizedText wordsOf(const Json &value)
{
    return {textAt(value, "en"), textAt(value, "zh")};
}

QList<LocalizedText> wordsIn(const Json &array)
{
    QList<LocalizedText> texts;
    if (array.is_array()) {
        for (const Json &value : array)
            texts << wordsOf(value);
    }
    return texts;
}

std::optional<Money> moneyAt(const Json &cost, const char *key)
{
    const Json &value = child(cost, key);
    const std::optional<Currency> currency = currencyFromCode(textAt(cost, "currency"));
    constexpr double most = 1e12;
    if (!value.is_number() || !currency || std::abs(value.get<double>()) > most)
        return std::nullopt;
    return Money::fromAmount(value.get<double>(), *currency);
}

ArchivedReading::Offer offerOf(const Json &json)
{
    ArchivedReading::Offer offer;
    offer.cardId = textAt(json, "card");
    offer.count = wholeAt(json, "count");
    offer.platform = wordsOf(child(json, "platform_name"));
    if (offer.platform.isEmpty())
        offer.platform = {textAt(json, "platform"), {}};
    offer.productLine = wordsOf(child(json, "product_line"));
    offer.billingId = textAt(json, "billing");
    const Json &cost = child(json, "monthly_cost");
    offer.low = moneyAt(cost, "low");
    offer.expected = moneyAt(cost, "expected");
    offer.high = moneyAt(cost, "high");
    offer.reasons = wordsIn(child(json, "reasons"));
    offer.cautions = wordsIn(child(json, "cautions"));
    return offer;
}

ArchivedReading::Exclusion exclusionOf(const Json &json)
{
    ArchivedReading::Exclusion exclusion;
    exclusion.cardId = textAt(json, "card");
    exclusion.count = wholeAt(json, "count");
    exclusion.gate = textAt(json, "gate");
    const Json &by = child(json, "by");
    if (by.is_number())
        exclusion.by = by.get<double>();
    exclusion.unit = textAt(json, "unit");
    exclusion.reason = wordsOf(child(json, "reason"));
    return exclusion;
}

} // namespace

Result<ArchivedReading> readArchived(const ArchivedRecommendation &archived)
{
    const QByteArray hash = QCryptographicHash::hash(archived.content, QCryptographicHash::Sha256).toHex();
    if (QString::fromLatin1(hash) != archived.contentHash) {
        return fail({Error::Kind::Inconsistent, {}, archived.profileName,
                     QStringLiteral("SHA-256 %1, %2").arg(archived.contentHash, QString::fromLatin1(hash)), {}});
    }
    const auto json = parseJson(archived.content, archived.profileName);
    if (!json)
        return fail(json.error());
    ArchivedReading reading;
    reading.catalogAsOf = QDate::fromString(textAt(*json, "catalog_as_of"), Qt::ISODate);
    const Json &ranking = child(*json, "ranking");
    if (ranking.is_array()) {
        for (const Json &offer : ranking)
            reading.ranking << offerOf(offer);
    }
    const Json &excluded = child(*json, "excluded");
    if (excluded.is_array()) {
        for (const Json &exclusion : excluded)
            reading.excluded << exclusionOf(exclusion);
    }
    const auto says = [](const Json &array) {
        QList<LocalizedText> texts;
        if (array.is_array()) {
            for (const Json &value : array)
                texts << wordsOf(child(value, "says"));
        }
        return texts;
    };
    reading.relaxations = says(child(*json, "relaxations"));
    reading.warnings = says(child(*json, "warnings"));
    return reading;
}

} // namespace xuanka
