// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decision/decision_fixture.h"

#include <set>

using namespace xuanka;

namespace {

/// Collects every {"en", "zh"} of a document.
void collectTexts(const Json &json, QList<std::pair<std::string, LocalizedText>> &texts, const std::string &path = {})
{
    if (json.is_object() && json.size() == 2 && json.contains("en") && json.contains("zh")) {
        texts << std::pair{path, toLocalizedText(json)};
        return;
    }
    if (json.is_structured()) {
        for (const auto &[key, value] : json.items())
            collectTexts(value, texts, path + "/" + key);
    }
}

} // namespace

class TestRecommendationJson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void hasTheKeysOthersRelyOn();
    void figuresAreThoseOfTheRecommendation();
    void everyTextIsInBothLanguages();
    void whatIsArchivedCanBeComputedAgain();
    void anEmptyRankingIsSaidAsSuch();
    void gatesAreCounted();

private:
    Catalog m_catalog;
    ModelLibrary m_library;
    QList<DemandProfile> m_examples;
};

void TestRecommendationJson::initTestCase()
{
    XUANKA_UNWRAP(catalog, Catalog::loadBuiltIn());
    XUANKA_UNWRAP(library, ModelLibrary::loadBuiltIn());
    XUANKA_UNWRAP(examples, exampleProfiles(Language::English));
    m_catalog = catalog;
    m_library = library;
    m_examples = examples;
}

void TestRecommendationJson::hasTheKeysOthersRelyOn()
{
    XUANKA_UNWRAP(result, recommend(test::inputsFor(m_examples.at(0), m_catalog), m_catalog, m_library));
    const Json json = recommendationToJson(result, m_catalog);
    for (const char *key : {"conditions", "gates", "ranking", "excluded", "stability", "path", "ladder", "warnings", "inputs_hash"})
        QVERIFY2(json.contains(key), key);
    for (const char *key : {"card", "count", "platform", "product_line", "billing", "monthly_cost", "score", "reasons"})
        QVERIFY2(json.at("ranking").at(0).contains(key), key);
    for (const char *key : {"low", "expected", "high", "currency"})
        QVERIFY2(json.at("ranking").at(0).at("monthly_cost").contains(key), key);
    for (const char *key : {"card", "gate", "by"})
        QVERIFY2(json.at("excluded").at(0).contains(key), key);
    for (const char *key : {"winner", "second", "margin", "winner_keeps", "price_change"})
        QVERIFY2(json.at("stability").contains(key), key);
    QCOMPARE(json.at("path").size(), 3U);
    QCOMPARE(json.at("ladder").size(), 3U);
    QCOMPARE(json.at("gates").size(), 11U);
}

void TestRecommendationJson::figuresAreThoseOfTheRecommendation()
{
    XUANKA_UNWRAP(result, recommend(test::inputsFor(m_examples.at(0), m_catalog), m_catalog, m_library));
    const Json json = recommendationToJson(result, m_catalog);
    QCOMPARE(json.at("ranking").size(), static_cast<std::size_t>(result.ranking.size()));
    for (std::size_t i = 0; i < json.at("ranking").size(); ++i) {
        const Candidate &candidate = result.ranking.at(static_cast<qsizetype>(i));
        const Json &entry = json.at("ranking").at(i);
        QCOMPARE(toQString(entry.at("card")), candidate.cardId);
        QCOMPARE(entry.at("monthly_cost").at("expected").get<double>(), candidate.monthlyCost.expected.amount());
        QCOMPARE(entry.at("score").get<double>(),
                 std::round(result.ranking.constFirst().monthlyCost.expected.amount() / candidate.monthlyCost.expected.amount() * 1e4) / 1e4);
        QCOMPARE(entry.at("gates").size(), 11U);
    }
    QCOMPARE(json.at("ranking").at(0).at("score").get<double>(), 1.0);
    std::size_t failures = 0;
    for (const Excluded &excluded : result.excluded)
        failures += static_cast<std::size_t>(excluded.failed.size());
    QCOMPARE(json.at("excluded").size(), failures);
    QCOMPARE(json.at("sizing").at(0).at("per_card").at("expected_bytes").get<qint64>(), result.sizing.constFirst().perCard.expected.count());
    QCOMPARE(json.at("stability").at("margin").at("amount").get<double>(), result.stability.marginToSecond->amount());
}

void TestRecommendationJson::everyTextIsInBothLanguages()
{
    DemandProfile impossible = m_examples.at(1);
    impossible.domesticOnly = true;
    for (const DemandProfile &profile : m_examples + QList<DemandProfile>{impossible}) {
        XUANKA_UNWRAP(result, recommend(test::inputsFor(profile, m_catalog), m_catalog, m_library));
        const Json json = recommendationToJson(result, m_catalog);
        QList<std::pair<std::string, LocalizedText>> texts;
        collectTexts(json, texts);
        QVERIFY(texts.size() > 100);
        for (const auto &[path, text] : std::as_const(texts)) {
            QCOMPARE(text.english.isEmpty(), text.chinese.isEmpty());
            QVERIFY2(!text.english.contains(QLatin1Char('{')) && !text.chinese.contains(QLatin1Char('{')), path.c_str());
        }
    }
}

void TestRecommendationJson::whatIsArchivedCanBeComputedAgain()
{
    const RecommendationInputs inputs = test::inputsFor(m_examples.at(2), m_catalog);
    XUANKA_UNWRAP(result, recommend(inputs, m_catalog, m_library));
    const Json archived = recommendationToJson(result, m_catalog);
    const Json &kept = archived.at("inputs");
    XUANKA_UNWRAP(profile, profileFromJson(kept.at("profile"), QStringLiteral("archive")));
    QVERIFY(profile == inputs.profile);
    RecommendationInputs again;
    again.profile = profile;
    again.rate = {kept.at("exchange_rate").at("cny_per_usd").get<double>(),
                  QDate::fromString(toQString(kept.at("exchange_rate").at("as_of")), Qt::ISODate),
                  toQString(kept.at("exchange_rate").at("source"))};
    again.maxCards = kept.at("max_cards").get<int>();
    XUANKA_UNWRAP(second, recommend(again, m_catalog, m_library));
    QVERIFY(recommendationToJson(second, m_catalog).dump() == archived.dump());
    QCOMPARE(toQString(kept.at("program_version")), QStringLiteral(XUANKA_VERSION));
}

void TestRecommendationJson::anEmptyRankingIsSaidAsSuch()
{
    DemandProfile profile = m_examples.at(1);
    profile.domesticOnly = true;
    XUANKA_UNWRAP(result, recommend(test::inputsFor(profile, m_catalog), m_catalog, m_library));
    const Json json = recommendationToJson(result, m_catalog);
    QVERIFY(json.at("ranking").empty());
    QVERIFY(json.at("stability").at("winner").is_null());
    QVERIFY(!json.at("relaxations").empty());
    QCOMPARE(toQString(json.at("relaxations").at(0).at("field")), QStringLiteral("domestic_only"));
}

void TestRecommendationJson::gatesAreCounted()
{
    DemandProfile profile = m_examples.at(1);
    profile.domesticOnly = true;
    XUANKA_UNWRAP(result, recommend(test::inputsFor(profile, m_catalog), m_catalog, m_library));
    const Json json = recommendationToJson(result, m_catalog);
    const auto cuda = std::count_if(m_catalog.cards().begin(), m_catalog.cards().end(),
                                    [](const Card &card) { return card.ecosystem == Ecosystem::Cuda; });
    const Json &ecosystem = json.at("gates").at(1);
    QCOMPARE(toQString(ecosystem.at("id")), QStringLiteral("ecosystem"));
    QCOMPARE(ecosystem.at("cards_excluded").get<int>(), static_cast<int>(cuda));
    QCOMPARE(json.at("gates").at(4).at("thresholds").at("link_gbs").get<double>(), 300.0);
}

QTEST_GUILESS_MAIN(TestRecommendationJson)
#include "tst_recommendation_json.moc"
