// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decision/recommendation.h"
#include "support/test_support.h"

#include <QFile>
#include <QTemporaryDir>

namespace xuanka::test {

/// A small catalog: a few cards of the built-in one with platforms and prices of the test's own.
class SmallCatalog {
public:
    explicit SmallCatalog(const QStringList &cardIds)
    {
        const Json builtIn = *readJsonFile(QStringLiteral(":/catalog/cards.json"));
        m_cards = builtIn;
        m_cards["cards"] = Json::array();
        for (const Json &card : builtIn.at("cards")) {
            if (cardIds.contains(toQString(card.at("id"))))
                m_cards["cards"].push_back(card);
        }
        m_platforms = {{"format", 1}, {"as_of", "2026-09-04"}, {"platforms", Json::array()}};
        m_quotes = {{"format", 1},
                    {"as_of", "2026-09-04"},
                    {"exchange_rate", {{"cny_per_usd", 7.0}, {"as_of", "2026-09-04"}, {"source", "default-exchange-rate"}}},
                    {"quotes", Json::array()}};
    }

    /// The card with that id, to be changed.
    Json &card(const char *id)
    {
        for (Json &candidate : m_cards["cards"]) {
            if (candidate.at("id") == id)
                return candidate;
        }
        qFatal("no such card");
    }
    /// A platform in China of which nothing else is known; `more` adds or replaces keys.
    SmallCatalog &platform(const char *id, const Json &more = Json::object())
    {
        Json platform = {{"id", id},
                         {"name", {{"en", id}, {"zh", id}}},
                         {"path", "retail"},
                         {"region", "CN"},
                         {"note", {{"en", "n"}, {"zh", "注"}}},
                         {"sources", {"card-guide"}},
                         {"as_of", "2026-09-04"}};
        platform.update(more);
        m_platforms["platforms"].push_back(platform);
        return *this;
    }
    /// A price per card-hour in ¥; `more` adds or replaces keys.
    SmallCatalog &quote(const char *card, const char *platform, double amount, const Json &more = Json::object())
    {
        Json quote = {{"id", "quote-" + std::to_string(m_quotes["quotes"].size())},
                      {"card", card},
                      {"kind", "platform"},
                      {"platform", platform},
                      {"billing", "on_demand"},
                      {"unit", "per_card_hour"},
                      {"currency", "CNY"},
                      {"low", amount},
                      {"high", amount},
                      {"as_of", "2026-09-04"},
                      {"source", "card-guide"},
                      {"places", {"L1"}}};
        quote.update(more);
        m_quotes["quotes"].push_back(quote);
        return *this;
    }
    Result<Catalog> load() const
    {
        const QTemporaryDir folder;
        const auto write = [&folder](const char *name, const Json &json) {
            QFile file(folder.filePath(QString::fromLatin1(name)));
            return file.open(QIODevice::WriteOnly) && file.write(QByteArray::fromStdString(json.dump())) > 0;
        };
        const bool written = write("cards.json", m_cards) && write("platforms.json", m_platforms)
            && write("quotes.json", m_quotes) && write("sources.json", *readJsonFile(QStringLiteral(":/catalog/sources.json")))
            && write("conflicts.json", conflicts());
        if (!written)
            return fail({Error::Kind::CannotWrite, folder.path(), {}, {}, {}});
        return Catalog::load(folder.path());
    }

private:
    /// A catalog without a conflict is refused; this one is about nothing that a test looks at.
    static Json conflicts()
    {
        const Json text = {{"en", "c"}, {"zh", "冲突"}};
        const Json conflict = {{"id", "any"},  {"subject", text},          {"statement", text},         {"resolution", text},
                               {"cards", Json::array()}, {"quotes", Json::array()}, {"platforms", Json::array()}};
        return {{"format", 1}, {"as_of", "2026-09-04"}, {"conflicts", Json::array({conflict})}};
    }

    Json m_cards;
    Json m_platforms;
    Json m_quotes;
};

inline DemandProfile profileFor(TaskKind kind, const QString &model)
{
    DemandProfile profile;
    profile.name = QStringLiteral("test");
    profile.tasks = {TaskDemand()};
    profile.tasks[0].kind = kind;
    profile.tasks[0].modelId = model;
    return profile;
}

/// LoRA, 2,048 tokens. On 3B a card of 24 GB does it with room to spare.
inline DemandProfile smallLora(const QString &model = QStringLiteral("qwen2.5-3b"))
{
    DemandProfile profile = profileFor(TaskKind::Lora, model);
    profile.tasks[0].contextTokens = 2048;
    return profile;
}

inline RecommendationInputs inputsFor(const DemandProfile &profile, const Catalog &catalog)
{
    RecommendationInputs inputs;
    inputs.profile = profile;
    inputs.rate = catalog.exchangeRate();
    return inputs;
}

inline QStringList cardsOf(const QList<Candidate> &ranking)
{
    QStringList ids;
    for (const Candidate &candidate : ranking)
        ids << candidate.cardId;
    return ids;
}

inline const Excluded *excludedCard(const Recommendation &recommendation, const char *id)
{
    for (const Excluded &excluded : recommendation.excluded) {
        if (excluded.cardId == QLatin1String(id))
            return &excluded;
    }
    return nullptr;
}

inline QStringList failedGates(const Recommendation &recommendation, const char *id)
{
    QStringList gates;
    if (const Excluded *excluded = excludedCard(recommendation, id)) {
        for (const GateResult &gate : excluded->failed)
            gates << gateIdName(gate.gate);
    }
    return gates;
}

inline const GateResult *gateOf(const QList<GateResult> &gates, GateId id)
{
    for (const GateResult &gate : gates) {
        if (gate.gate == id)
            return &gate;
    }
    return nullptr;
}

} // namespace xuanka::test
