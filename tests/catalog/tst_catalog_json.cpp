// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalog/catalog_json.h"

#include "support/test_support.h"

using namespace xuanka;

/// The JSON that scripts rely on: the agreed keys with the agreed types.
class TestCatalogJson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cardsHaveTheAgreedKeys();
    void cardMemoryIsInBytes();
    void unknownFiguresAreNull();
    void cardTextsFollowTheLanguage();
    void quotesHaveTheAgreedKeys();
    void quoteIsNormalisedWithItsRule();
    void quoteWithoutABasisHasNullRate();
    void promotionalQuotesAreListedOnRequest();
    void quotesOfACardByAlias();
    void unknownCardIsRefused();
    void outputIsValidUtf8Json();

private:
    Json cardJson(const char *id, Language language = Language::English) const
    {
        return cardsToJson(m_catalog, {*m_catalog.card(QString::fromLatin1(id))}, language)["cards"][0];
    }
    Json quoteJson(const char *id) const
    {
        return quotesToJson(m_catalog, {*m_catalog.quote(QString::fromLatin1(id))})["quotes"][0];
    }
    Catalog m_catalog;
};

void TestCatalogJson::initTestCase()
{
    XUANKA_UNWRAP(catalog, Catalog::loadBuiltIn());
    m_catalog = catalog;
}

void TestCatalogJson::cardsHaveTheAgreedKeys()
{
    const Json json = cardsToJson(m_catalog, m_catalog.cards());
    QCOMPARE(json.size(), std::size_t{1});
    QCOMPARE(json["cards"].size(), static_cast<std::size_t>(m_catalog.cards().size()));
    for (const Json &card : json["cards"]) {
        for (const char *key : {"id", "name", "memory_bytes", "usable_bytes", "bandwidth_gbs", "fp16_dense_tflops",
                                "interconnect_gbs", "tdp_w", "ecosystem", "compliance", "supply", "sources"})
            QVERIFY2(card.contains(key), key);
        QVERIFY(card["sources"].is_array() && !card["sources"].empty());
        QVERIFY(card["memory_bytes"].is_number_integer() && card["usable_bytes"].is_number_integer());
    }
}

void TestCatalogJson::cardMemoryIsInBytes()
{
    const Json card = cardJson("b200-180");
    QCOMPARE(card["memory_bytes"].get<qint64>(), 180LL * 1024 * 1024 * 1024);
    QCOMPARE(card["usable_bytes"].get<qint64>(), 183359LL * 1024 * 1024);
    QCOMPARE(card["figures"]["nominal_memory_gib"]["certainty"], "disputed");
    QVERIFY(card["figures"]["nominal_memory_gib"]["conflict"].get<std::string>().find("192") != std::string::npos);
}

void TestCatalogJson::unknownFiguresAreNull()
{
    const Json card = cardJson("p40-24");
    QVERIFY(card["fp16_dense_tflops"].is_null());
    QVERIFY(!card["figures"].contains("fp16_dense_tflops"));
    QVERIFY(card["lead_time_days"].is_null());
    QCOMPARE(card["interconnect_gbs"].get<double>(), 0.0); // known to have none
}

void TestCatalogJson::cardTextsFollowTheLanguage()
{
    QCOMPARE(toQString(cardJson("ascend-910b-64")["name"]), QStringLiteral("Ascend 910B 64 GB"));
    QCOMPARE(toQString(cardJson("ascend-910b-64", Language::SimplifiedChinese)["name"]), QStringLiteral("昇腾 910B 64 GB"));
}

void TestCatalogJson::quotesHaveTheAgreedKeys()
{
    const Json json = quotesToJson(m_catalog, m_catalog.quotes());
    QCOMPARE(json["quotes"].size(), static_cast<std::size_t>(m_catalog.quotes().size()));
    for (const Json &quote : json["quotes"]) {
        for (const char *key : {"id", "card", "platform", "product_line", "path", "billing", "amount", "currency",
                                "per_card_hour", "promo", "baseline_ok", "as_of", "source", "bundle"})
            QVERIFY2(quote.contains(key), key);
        QVERIFY(quote["promo"].is_boolean() && quote["baseline_ok"].is_boolean() && quote["amount"].is_number());
        if (!quote["per_card_hour"].is_null()) {
            for (const char *key : {"amount", "currency", "basis"})
                QVERIFY2(quote["per_card_hour"].contains(key), key);
        }
    }
}

void TestCatalogJson::quoteIsNormalisedWithItsRule()
{
    const Json quote = quoteJson("ucloud-compshare-rtx-4090-24-month");
    QCOMPARE(quote["card"], "rtx-4090-24");
    QCOMPARE(quote["platform"], "ucloud-compshare");
    QCOMPARE(quote["path"], "retail");
    QCOMPARE(quote["billing"], "month");
    QCOMPARE(quote["amount"].get<double>(), 1191.0);
    QCOMPARE(quote["per_card_hour"]["amount"].get<double>(), 1.631507);
    QCOMPARE(toQString(quote["per_card_hour"]["basis"]), QStringLiteral("month ÷ 730 h"));
    QCOMPARE(quote["baseline_ok"], true);
    QCOMPARE(quote["as_of"], "2026-09-04");
    QCOMPARE(quote["source_place"], "L153");
    QVERIFY(quote["bundle"].is_null());
    const Json machine = quoteJson("aliyun-acu-h20-96-hour");
    QCOMPARE(machine["currency"], "CNY");
    QVERIFY(toQString(machine["bundle"]).contains(QStringLiteral("192 vCPU")));
}

void TestCatalogJson::quoteWithoutABasisHasNullRate()
{
    QVERIFY(quoteJson("huawei-cloud-ascend-ascend-910c-128-hour")["per_card_hour"].is_null());
    QVERIFY(quoteJson("market-cn-h100-sxm-80-hour")["platform"].is_null());
    QCOMPARE(quoteJson("market-cn-h100-sxm-80-hour")["as_of"], "2026");
}

void TestCatalogJson::promotionalQuotesAreListedOnRequest()
{
    XUANKA_UNWRAP(usual, listedQuotes(m_catalog, QStringLiteral("4090"), false));
    XUANKA_UNWRAP(all, listedQuotes(m_catalog, QStringLiteral("4090"), true));
    QCOMPARE(all.size(), usual.size() + 1);
    for (const Quote &quote : std::as_const(usual))
        QVERIFY(!quote.promotional);
    XUANKA_UNWRAP(everything, listedQuotes(m_catalog, QString(), true));
    QCOMPARE(everything.size(), m_catalog.quotes().size());
}

void TestCatalogJson::quotesOfACardByAlias()
{
    XUANKA_UNWRAP(quotes, listedQuotes(m_catalog, QStringLiteral("H20 141G"), true));
    QCOMPARE(quotes.size(), 1);
    QCOMPARE(quotes.first().cardId, QStringLiteral("h20-141"));
}

void TestCatalogJson::unknownCardIsRefused()
{
    const auto quotes = listedQuotes(m_catalog, QStringLiteral("H900"), false);
    QVERIFY(!quotes.has_value());
    QCOMPARE(quotes.error().kind, Error::Kind::UnknownName);
    QCOMPARE(quotes.error().detail, QStringLiteral("H900"));
}

void TestCatalogJson::outputIsValidUtf8Json()
{
    const Json json = cardsToJson(m_catalog, m_catalog.cards(), Language::SimplifiedChinese);
    XUANKA_UNWRAP(again, parseJson(QByteArray::fromStdString(json.dump()), QStringLiteral("out")));
    QCOMPARE(again == json, true);
}

QTEST_GUILESS_MAIN(TestCatalogJson)
#include "tst_catalog_json.moc"
