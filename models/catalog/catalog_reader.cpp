// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalog/catalog_reader.h"

#include "catalog/catalog_record_json.h"
#include "catalog/catalog_rules.h"

namespace xuanka {

namespace {

QString element(const QString &list, int position)
{
    return QStringLiteral("$.%1[%2]").arg(list).arg(position);
}

QDate documentDate(const Json &json)
{
    return QDate::fromString(toQString(json.at("as_of")), Qt::ISODate);
}

} // namespace

CatalogReader::CatalogReader(const QString &folder)
    : m_folder(folder)
{
}

Result<Catalog> CatalogReader::read()
{
    // Each step refers only to what the steps before it have read.
    using Step = Done (CatalogReader::*)();
    constexpr Step steps[] = {&CatalogReader::readSources, &CatalogReader::readPlatforms, &CatalogReader::readCards,
                              &CatalogReader::readQuotes, &CatalogReader::readConflicts};
    for (const Step step : steps) {
        if (const Done done = (this->*step)(); !done)
            return fail(done.error());
    }
    return std::move(m_catalog);
}

QString CatalogReader::file(const QString &name) const
{
    return m_folder % QLatin1Char('/') % name % QLatin1String(".json");
}

Result<Json> CatalogReader::document(const QString &name) const
{
    return readCheckedResource(file(name), QStringLiteral(":/schema/%1.schema.json").arg(name));
}

Done CatalogReader::addId(const QString &name, QHash<QString, int> &index, const QString &id, int position,
                          const QString &list) const
{
    if (const auto first = index.constFind(id); first != index.cend()) {
        const QString quoted = QLatin1Char('"') % id % QLatin1Char('"');
        return fail({Error::Kind::Inconsistent, file(name), element(list, position) % QLatin1String(".id"),
                     quoted % QLatin1String(", ") % quoted, element(list, *first) % QLatin1String(".id")});
    }
    index.insert(id, position);
    return {};
}

Done CatalogReader::checkReferences(const QString &name, const QString &path, const QStringList &ids,
                                    const QHash<QString, int> &known) const
{
    for (int i = 0; i < ids.size(); ++i) {
        if (!known.contains(ids[i]))
            return fail({Error::Kind::UnknownName, file(name), QStringLiteral("%1[%2]").arg(path).arg(i), ids[i], {}});
    }
    return {};
}

Done CatalogReader::readSources()
{
    const QString name = QStringLiteral("sources");
    const auto json = document(name);
    if (!json)
        return fail(json.error());
    for (const Json &entry : json->at("sources")) {
        const Source source = sourceFromJson(entry);
        const int position = static_cast<int>(m_catalog.m_sources.size());
        const QString path = element(name, position);
        if (const Done done = addId(name, m_catalog.m_sourceIndex, source.id, position, name); !done)
            return done;
        if (const Done done = checkDate(source.asOf, entry, path, file(name)); !done)
            return done;
        m_catalog.m_sources << source;
    }
    return {};
}

Done CatalogReader::readPlatforms()
{
    const QString name = QStringLiteral("platforms");
    const auto json = document(name);
    if (!json)
        return fail(json.error());
    for (const Json &entry : json->at("platforms")) {
        const Platform platform = platformFromJson(entry);
        const int position = static_cast<int>(m_catalog.m_platforms.size());
        const QString path = element(name, position);
        if (const Done done = addId(name, m_catalog.m_platformIndex, platform.id, position, name); !done)
            return done;
        if (const Done done = checkDate(platform.asOf, entry, path, file(name)); !done)
            return done;
        if (const Done done = checkReferences(name, path % QLatin1String(".sources"), platform.sources,
                                              m_catalog.m_sourceIndex);
            !done)
            return done;
        m_catalog.m_platforms << platform;
    }
    return {};
}

Done CatalogReader::readCards()
{
    const QString name = QStringLiteral("cards");
    const auto json = document(name);
    if (!json)
        return fail(json.error());
    QHash<QString, int> ids;
    for (const Json &entry : json->at("cards")) {
        const Card card = cardFromJson(entry);
        const int position = static_cast<int>(m_catalog.m_cards.size());
        const QString path = element(name, position);
        if (const Done done = addId(name, ids, card.id, position, name); !done)
            return done;
        if (const Done done = checkCard(card, entry, path); !done)
            return done;
        m_catalog.m_cards << card;
    }
    // Ids before aliases: an alias that is another card's id is the alias's fault.
    for (int i = 0; i < m_catalog.m_cards.size(); ++i)
        m_catalog.m_cardIndex.insert(cardKey(m_catalog.m_cards[i].id), i);
    for (int i = 0; i < m_catalog.m_cards.size(); ++i) {
        if (const Done done = indexCard(m_catalog.m_cards[i], i, element(name, i)); !done)
            return done;
    }
    return {};
}

Done CatalogReader::indexCard(const Card &card, int position, const QString &path)
{
    for (int i = 0; i < card.aliases.size(); ++i) {
        const QString key = cardKey(card.aliases[i]);
        const auto other = m_catalog.m_cardIndex.constFind(key);
        if (other != m_catalog.m_cardIndex.cend() && *other != position) {
            return fail({Error::Kind::Ambiguous, file(QStringLiteral("cards")),
                         QStringLiteral("%1.aliases[%2]").arg(path).arg(i), card.aliases[i],
                         m_catalog.m_cards[*other].id % QLatin1String(" / ") % card.id});
        }
        m_catalog.m_cardIndex.insert(key, position);
    }
    return {};
}

Done CatalogReader::checkCard(const Card &card, const Json &json, const QString &path) const
{
    const QString name = QStringLiteral("cards");
    if (const Done done = checkCardFigures(card, path, file(name)); !done)
        return done;
    if (const Done done = checkDate(card.supplyAsOf, json.at("supply"), path % QLatin1String(".supply"), file(name));
        !done)
        return done;
    QList<std::pair<QString, QStringList>> references = {
        {QStringLiteral(".compliance.sources"), card.complianceSources},
        {QStringLiteral(".supply.sources"), card.supplySources}};
    for (const auto &[key, figure] : cardFigures(card))
        references.append({QLatin1String(".figures.") % key % QLatin1String(".sources"), figure->sources});
    for (const auto &[place, ids] : std::as_const(references)) {
        if (const Done done = checkReferences(name, path % place, ids, m_catalog.m_sourceIndex); !done)
            return done;
    }
    return {};
}

Done CatalogReader::readQuotes()
{
    const QString name = QStringLiteral("quotes");
    const auto json = document(name);
    if (!json)
        return fail(json.error());
    m_catalog.m_asOf = documentDate(*json);
    const Json &rate = json->at("exchange_rate");
    m_catalog.m_exchangeRate = {rate.at("cny_per_usd").get<double>(), documentDate(rate), toQString(rate.at("source"))};
    if (!m_catalog.m_sourceIndex.contains(m_catalog.m_exchangeRate.source)) {
        return fail({Error::Kind::UnknownName, file(name), QStringLiteral("$.exchange_rate.source"),
                     m_catalog.m_exchangeRate.source, {}});
    }
    for (const Json &entry : json->at("quotes")) {
        Quote quote = quoteFromJson(entry);
        const int position = static_cast<int>(m_catalog.m_quotes.size());
        const QString path = element(name, position);
        if (const Done done = addId(name, m_catalog.m_quoteIndex, quote.id, position, name); !done)
            return done;
        if (const Done done = checkDate(quote.asOf, entry, path, file(name)); !done)
            return done;
        if (const Done done = checkQuote(quote, path); !done)
            return done;
        if (const Platform *platform = m_catalog.platform(quote.platformId)) {
            quote.path = platform->path;
            quote.region = platform->region;
        }
        m_catalog.m_quotesByCard[quote.cardId] << position;
        m_catalog.m_quotes << quote;
    }
    return {};
}

Done CatalogReader::checkQuote(const Quote &quote, const QString &path) const
{
    const QString name = QStringLiteral("quotes");
    if (const Done done = checkQuoteFields(quote, path, file(name)); !done)
        return done;
    const Card *card = m_catalog.card(quote.cardId);
    if (!card || card->id != quote.cardId)
        return fail({Error::Kind::UnknownName, file(name), path % QLatin1String(".card"), quote.cardId, {}});
    if (quote.kind == QuoteKind::Platform && !m_catalog.platform(quote.platformId))
        return fail({Error::Kind::UnknownName, file(name), path % QLatin1String(".platform"), quote.platformId, {}});
    if (!m_catalog.source(quote.source))
        return fail({Error::Kind::UnknownName, file(name), path % QLatin1String(".source"), quote.source, {}});
    return {};
}

Done CatalogReader::readConflicts()
{
    const QString name = QStringLiteral("conflicts");
    const auto json = document(name);
    if (!json)
        return fail(json.error());
    QHash<QString, int> ids;
    QHash<QString, int> cards;
    for (const Card &card : std::as_const(m_catalog.m_cards))
        cards.insert(card.id, 0);
    for (const Json &entry : json->at("conflicts")) {
        const Conflict conflict = conflictFromJson(entry);
        const int position = static_cast<int>(m_catalog.m_conflicts.size());
        const QString path = element(name, position);
        if (const Done done = addId(name, ids, conflict.id, position, name); !done)
            return done;
        if (const Done done = checkReferences(name, path % QLatin1String(".cards"), conflict.cardIds, cards); !done)
            return done;
        if (const Done done = checkReferences(name, path % QLatin1String(".quotes"), conflict.quoteIds,
                                              m_catalog.m_quoteIndex);
            !done)
            return done;
        if (const Done done = checkReferences(name, path % QLatin1String(".platforms"), conflict.platformIds,
                                              m_catalog.m_platformIndex);
            !done)
            return done;
        m_catalog.m_conflicts << conflict;
    }
    return {};
}

} // namespace xuanka
