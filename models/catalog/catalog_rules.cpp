// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalog/catalog_rules.h"

#include "quantity/trace.h"

namespace xuanka {

namespace {

QString amountText(Money amount)
{
    return machineNumber(amount.amount());
}

Done missing(const QString &file, const QString &place)
{
    return fail({Error::Kind::Missing, file, place, {}, {}});
}

} // namespace

Done checkDate(const QDate &asOf, const Json &json, const QString &path, const QString &file)
{
    if (asOf.isValid())
        return {};
    return fail({Error::Kind::SchemaViolation, file, path % QLatin1String(".as_of"), toQString(json.at("as_of")),
                 QStringLiteral("YYYY-MM-DD")});
}

Done checkCardFigures(const Card &card, const QString &path, const QString &file)
{
    const QString figures = path % QLatin1String(".figures.");
    const double usable = card.usableMemoryMib.valueOr(0.0);
    const double nominal = card.nominalMemoryGib.valueOr(0.0);
    if (nominal <= 0.0) {
        return fail({Error::Kind::OutOfRange, file, figures % QLatin1String("nominal_memory_gib.value"),
                     machineNumber(nominal), QStringLiteral("> 0")});
    }
    if (usable <= 0.0 || usable > nominal * 1024.0) {
        return fail({Error::Kind::OutOfRange, file, figures % QLatin1String("usable_memory_mib.value"),
                     machineNumber(usable), QStringLiteral("0 … %1").arg(machineNumber(nominal * 1024.0))});
    }
    return {};
}

Done checkQuoteFields(const Quote &quote, const QString &path, const QString &file)
{
    if (quote.kind == QuoteKind::Platform && quote.platformId.isEmpty())
        return missing(file, path % QLatin1String(".platform"));
    if (quote.kind == QuoteKind::MarketBand) {
        if (!quote.platformId.isEmpty()) {
            return fail({Error::Kind::Inconsistent, file, path % QLatin1String(".platform"),
                         QStringLiteral("market_band, ") % quote.platformId, {}});
        }
        if (quote.market.isEmpty())
            return missing(file, path % QLatin1String(".market"));
        if (quote.region.isEmpty())
            return missing(file, path % QLatin1String(".region"));
    }
    if (quote.high < quote.low) {
        return fail({Error::Kind::OutOfRange, file, path % QLatin1String(".high"), amountText(quote.high),
                     QStringLiteral("≥ ") % amountText(quote.low)});
    }
    if (quote.listPrice && *quote.listPrice < quote.high) {
        return fail({Error::Kind::OutOfRange, file, path % QLatin1String(".list_price"), amountText(*quote.listPrice),
                     QStringLiteral("≥ ") % amountText(quote.high)});
    }
    const bool byMachine = quote.wholeMachine || quote.unit == PriceUnit::PerMachineHour;
    if (byMachine && quote.cardsPerMachine < 2 && quote.unit != PriceUnit::PerMachineHour)
        return missing(file, path % QLatin1String(".cards_per_machine"));
    if (!byMachine && quote.cardsPerMachine != 1) {
        return fail({Error::Kind::Inconsistent, file, path % QLatin1String(".cards_per_machine"),
                     QStringLiteral("whole_machine false, cards_per_machine %1").arg(quote.cardsPerMachine), {}});
    }
    if (!quote.usable && quote.note.isEmpty() && quote.conflict.isEmpty())
        return missing(file, path % QLatin1String(".note"));
    return {};
}

QList<std::pair<QString, const Figure *>> cardFigures(const Card &card)
{
    const QList<std::pair<QString, const Figure *>> all = {
        {QStringLiteral("nominal_memory_gib"), &card.nominalMemoryGib},
        {QStringLiteral("usable_memory_mib"), &card.usableMemoryMib},
        {QStringLiteral("bandwidth_gbs"), &card.bandwidthGbs},
        {QStringLiteral("fp32_tflops"), &card.fp32Tflops},
        {QStringLiteral("fp16_dense_tflops"), &card.fp16DenseTflops},
        {QStringLiteral("fp16_fp16_accumulate_tflops"), &card.fp16Fp16AccumulateTflops},
        {QStringLiteral("fp8_dense_tflops"), &card.fp8DenseTflops},
        {QStringLiteral("int8_dense_tops"), &card.int8DenseTops},
        {QStringLiteral("fp4_dense_tflops"), &card.fp4DenseTflops},
        {QStringLiteral("interconnect_gbs"), &card.interconnectGbs},
        {QStringLiteral("tdp_watts"), &card.tdpWatts}};
    QList<std::pair<QString, const Figure *>> known;
    known.reserve(all.size());
    for (const auto &entry : all) {
        if (entry.second->isKnown())
            known << entry;
    }
    return known;
}

QString cardKey(const QString &idOrAlias)
{
    QString key = idOrAlias.simplified().toLower();
    key.replace(QLatin1Char(' '), QLatin1Char('-'));
    key.replace(QLatin1Char('_'), QLatin1Char('-'));
    return key;
}

} // namespace xuanka
