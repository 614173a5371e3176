// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalog/catalog_fixture.h"

using namespace xuanka;

using Kind = Error::Kind;
Q_DECLARE_METATYPE(xuanka::Error::Kind)

/// A catalog that breaks any promise is refused as a whole, and the error says which file, where and why.
class TestCatalogReader : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsACopyLikeTheBuiltIn();
    void brokenFieldNamesFilePathAndReason_data();
    void brokenFieldNamesFilePathAndReason();
    void fieldThatIsGoneNamesItsPath_data();
    void fieldThatIsGoneNamesItsPath();
    void brokenTextNamesTheFile_data();
    void brokenTextNamesTheFile();
    void missingFolderIsSaid();
};

void TestCatalogReader::readsACopyLikeTheBuiltIn()
{
    const test::CatalogCopy copy;
    XUANKA_UNWRAP(catalog, copy.load());
    XUANKA_UNWRAP(builtIn, Catalog::loadBuiltIn());
    QCOMPARE(catalog.cards().size(), builtIn.cards().size());
    QCOMPARE(catalog.quotes().size(), builtIn.quotes().size());
    QCOMPARE(catalog.conflicts().size(), builtIn.conflicts().size());
}

void TestCatalogReader::brokenFieldNamesFilePathAndReason_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("value");
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("detail");
    const auto row = [](const char *label, const char *name, const char *pointer, const char *value, Kind kind,
                        const char *place, const char *detail) {
        QTest::newRow(label) << QString::fromLatin1(name) << QString::fromLatin1(pointer) << QString::fromUtf8(value)
                             << kind << QString::fromLatin1(place) << QString::fromUtf8(detail);
    };
    // Types, ranges and words that the schema knows.
    row("format", "cards", "/format", "2", Kind::SchemaViolation, "$.format", "2");
    row("text for a number", "cards", "/cards/3/figures/tdp_watts/value", "\"700\"", Kind::SchemaViolation,
        "$.cards[3].figures.tdp_watts.value", "string");
    row("number for a text", "cards", "/cards/0/vendor", "7", Kind::SchemaViolation, "$.cards[0].vendor", "integer");
    row("null", "cards", "/cards/0/note", "null", Kind::SchemaViolation, "$.cards[0].note", "null");
    row("negative figure", "cards", "/cards/0/figures/bandwidth_gbs/value", "-1", Kind::SchemaViolation,
        "$.cards[0].figures.bandwidth_gbs.value", "-1");
    row("absurd figure", "cards", "/cards/0/figures/bandwidth_gbs/value", "1e9", Kind::SchemaViolation,
        "$.cards[0].figures.bandwidth_gbs.value", "1000000000.0");
    row("figure without sources", "cards", "/cards/0/figures/fp32_tflops/sources", "[]", Kind::SchemaViolation,
        "$.cards[0].figures.fp32_tflops.sources", "0");
    row("figure date", "cards", "/cards/0/figures/fp32_tflops/as_of", "\"2026-02-30\"", Kind::SchemaViolation,
        "$.cards[0].figures.fp32_tflops.as_of", "\"2026-02-30\"");
    row("certainty", "cards", "/cards/0/figures/fp32_tflops/certainty", "\"sure\"", Kind::SchemaViolation,
        "$.cards[0].figures.fp32_tflops.certainty", "\"sure\"");
    row("compliance", "cards", "/cards/0/compliance/state", "\"fine\"", Kind::SchemaViolation,
        "$.cards[0].compliance.state", "\"fine\"");
    row("ecosystem", "cards", "/cards/0/ecosystem", "\"rocm\"", Kind::SchemaViolation, "$.cards[0].ecosystem",
        "\"rocm\"");
    row("empty Chinese", "cards", "/cards/0/note/zh", "\" \"", Kind::SchemaViolation, "$.cards[0].note.zh", "\" \"");
    row("id with capitals", "cards", "/cards/0/id", "\"H100\"", Kind::SchemaViolation, "$.cards[0].id", "\"H100\"");
    row("unknown key", "cards", "/cards/0/colour", "1", Kind::UnknownName, "$.cards[0].colour", "colour");
    row("price of zero", "quotes", "/quotes/0/low", "0", Kind::SchemaViolation, "$.quotes[0].low", "0");
    row("currency", "quotes", "/quotes/0/currency", "\"EUR\"", Kind::SchemaViolation, "$.quotes[0].currency", "\"EUR\"");
    row("billing", "quotes", "/quotes/0/billing", "\"weekly\"", Kind::SchemaViolation, "$.quotes[0].billing",
        "\"weekly\"");
    row("unit", "quotes", "/quotes/0/unit", "\"per_hour\"", Kind::SchemaViolation, "$.quotes[0].unit", "\"per_hour\"");
    row("no places", "quotes", "/quotes/0/places", "[]", Kind::SchemaViolation, "$.quotes[0].places", "0");
    row("exchange rate", "quotes", "/exchange_rate/cny_per_usd", "0", Kind::SchemaViolation,
        "$.exchange_rate.cny_per_usd", "0");
    row("path", "platforms", "/platforms/0/path", "\"shop\"", Kind::SchemaViolation, "$.platforms[0].path", "\"shop\"");
    row("region", "platforms", "/platforms/0/region", "\"US\"", Kind::SchemaViolation, "$.platforms[0].region", "\"US\"");
    row("sla", "platforms", "/platforms/0/sla", "\"yes\"", Kind::SchemaViolation, "$.platforms[0].sla", "string");
    row("date with words", "sources", "/sources/0/as_of", "\"May\"", Kind::SchemaViolation, "$.sources[0].as_of",
        "\"May\"");
    // What only the files together can tell.
    row("month 13", "sources", "/sources/0/as_of", "\"2026-13\"", Kind::SchemaViolation, "$.sources[0].as_of", "2026-13");
    row("quote on 30 February", "quotes", "/quotes/0/as_of", "\"2026-02-30\"", Kind::SchemaViolation,
        "$.quotes[0].as_of", "2026-02-30");
    row("supply on 31 April", "cards", "/cards/2/supply/as_of", "\"2026-04-31\"", Kind::SchemaViolation,
        "$.cards[2].supply.as_of", "2026-04-31");
    row("memory of zero", "cards", "/cards/0/figures/nominal_memory_gib/value", "0", Kind::OutOfRange,
        "$.cards[0].figures.nominal_memory_gib.value", "0");
    row("more usable than sold", "cards", "/cards/0/figures/usable_memory_mib/value", "81921", Kind::OutOfRange,
        "$.cards[0].figures.usable_memory_mib.value", "81921");
    row("card twice", "cards", "/cards/2/id", "\"h100-sxm-80\"", Kind::Inconsistent, "$.cards[2].id",
        "\"h100-sxm-80\", \"h100-sxm-80\"");
    row("alias of two cards", "cards", "/cards/2/aliases/0", "\"H100 80G\"", Kind::Ambiguous, "$.cards[2].aliases[0]",
        "H100 80G");
    row("alias is another's id", "cards", "/cards/0/aliases/0", "\"H100 PCIe 80\"", Kind::Ambiguous,
        "$.cards[0].aliases[0]", "H100 PCIe 80");
    row("figure's source", "cards", "/cards/0/figures/tdp_watts/sources/1", "\"hearsay\"", Kind::UnknownName,
        "$.cards[0].figures.tdp_watts.sources[1]", "hearsay");
    row("compliance's source", "cards", "/cards/0/compliance/sources/0", "\"hearsay\"", Kind::UnknownName,
        "$.cards[0].compliance.sources[0]", "hearsay");
    row("supply's source", "cards", "/cards/0/supply/sources/0", "\"hearsay\"", Kind::UnknownName,
        "$.cards[0].supply.sources[0]", "hearsay");
    row("platform's source", "platforms", "/platforms/1/sources/0", "\"hearsay\"", Kind::UnknownName,
        "$.platforms[1].sources[0]", "hearsay");
    row("platform twice", "platforms", "/platforms/1/id", "\"ucloud-compshare\"", Kind::Inconsistent, "$.platforms[1].id",
        "\"ucloud-compshare\", \"ucloud-compshare\"");
    row("quote twice", "quotes", "/quotes/1/id", "\"runpod-h100-sxm-80-hour\"", Kind::Inconsistent, "$.quotes[1].id",
        "\"runpod-h100-sxm-80-hour\", \"runpod-h100-sxm-80-hour\"");
    row("source twice", "sources", "/sources/1/id", "\"card-guide\"", Kind::Inconsistent, "$.sources[1].id",
        "\"card-guide\", \"card-guide\"");
    row("conflict twice", "conflicts", "/conflicts/1/id", "\"discount-4090-month\"", Kind::Inconsistent,
        "$.conflicts[1].id", "\"discount-4090-month\", \"discount-4090-month\"");
    row("quote's card", "quotes", "/quotes/0/card", "\"h900\"", Kind::UnknownName, "$.quotes[0].card", "h900");
    row("quote's card by alias", "quotes", "/quotes/0/card", "\"h100-sxm\"", Kind::UnknownName, "$.quotes[0].card",
        "h100-sxm");
    row("quote's platform", "quotes", "/quotes/0/platform", "\"nowhere\"", Kind::UnknownName, "$.quotes[0].platform",
        "nowhere");
    row("quote's source", "quotes", "/quotes/0/source", "\"hearsay\"", Kind::UnknownName, "$.quotes[0].source",
        "hearsay");
    row("rate's source", "quotes", "/exchange_rate/source", "\"hearsay\"", Kind::UnknownName, "$.exchange_rate.source",
        "hearsay");
    row("range upside down", "quotes", "/quotes/0/high", "2.98", Kind::OutOfRange, "$.quotes[0].high", "2.98");
    row("list price below price", "quotes", "/quotes/0/list_price", "2.5", Kind::OutOfRange, "$.quotes[0].list_price",
        "2.5");
    row("machine without cards", "quotes", "/quotes/0/whole_machine", "true", Kind::Missing,
        "$.quotes[0].cards_per_machine", "");
    row("cards without machine", "quotes", "/quotes/0/cards_per_machine", "8", Kind::Inconsistent,
        "$.quotes[0].cards_per_machine", "whole_machine false, cards_per_machine 8");
    row("band with a platform", "quotes", "/quotes/0/kind", "\"market_band\"", Kind::Inconsistent, "$.quotes[0].platform",
        "market_band, runpod");
    row("conflict's card", "conflicts", "/conflicts/0/cards/0", "\"h900\"", Kind::UnknownName, "$.conflicts[0].cards[0]",
        "h900");
    row("conflict's quote", "conflicts", "/conflicts/0/quotes/0", "\"none\"", Kind::UnknownName,
        "$.conflicts[0].quotes[0]", "none");
    row("conflict's platform", "conflicts", "/conflicts/28/platforms/0", "\"nowhere\"", Kind::UnknownName,
        "$.conflicts[28].platforms[0]", "nowhere");
}

void TestCatalogReader::brokenFieldNamesFilePathAndReason()
{
    QFETCH(const QString, name);
    QFETCH(const QString, pointer);
    QFETCH(const QString, value);
    QFETCH(const Kind, kind);
    QFETCH(const QString, place);
    QFETCH(const QString, detail);

    const test::CatalogCopy copy;
    Json json = copy.json(name);
    json[Json::json_pointer(str(pointer))] = Json::parse(str(value));
    QVERIFY(copy.write(name, json));

    const auto catalog = copy.load();
    QVERIFY(!catalog.has_value());
    QCOMPARE(catalog.error().file, copy.file(name));
    QCOMPARE(catalog.error().place, place);
    QCOMPARE(catalog.error().detail, detail);
    QCOMPARE(catalog.error().kind, kind);
    const QString message = errorMessage(catalog.error());
    QVERIFY(message.contains(copy.file(name)) && message.contains(place));
    QVERIFY(!message.contains(QLatin1Char('\n')));
}

void TestCatalogReader::fieldThatIsGoneNamesItsPath_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("place");
    const auto row = [](const char *name, const char *pointer, const char *place) {
        QTest::newRow(pointer) << QString::fromLatin1(name) << QString::fromLatin1(pointer) << QString::fromLatin1(place);
    };
    row("cards", "/cards/0/figures/tdp_watts/as_of", "$.cards[0].figures.tdp_watts.as_of");
    row("cards", "/cards/0/figures/tdp_watts/sources", "$.cards[0].figures.tdp_watts.sources");
    row("cards", "/cards/0/figures/usable_memory_mib", "$.cards[0].figures.usable_memory_mib");
    row("cards", "/cards/5/compliance/as_of", "$.cards[5].compliance.as_of");
    row("cards", "/cards/5/supply/sources", "$.cards[5].supply.sources");
    row("cards", "/cards/0/name/zh", "$.cards[0].name.zh");
    row("quotes", "/quotes/0/as_of", "$.quotes[0].as_of");
    row("quotes", "/quotes/0/source", "$.quotes[0].source");
    row("quotes", "/quotes/0/platform", "$.quotes[0].platform");
    row("quotes", "/quotes/4/market", "$.quotes[4].market");
    row("quotes", "/quotes/4/region", "$.quotes[4].region");
    row("quotes", "/exchange_rate/as_of", "$.exchange_rate.as_of");
    row("sources", "/sources/0/title/en", "$.sources[0].title.en");
    row("conflicts", "/conflicts/0/resolution", "$.conflicts[0].resolution");
}

void TestCatalogReader::fieldThatIsGoneNamesItsPath()
{
    QFETCH(const QString, name);
    QFETCH(const QString, pointer);
    QFETCH(const QString, place);
    const test::CatalogCopy copy;
    Json json = copy.json(name);
    const Json::json_pointer gone(str(pointer));
    QVERIFY(json.contains(gone));
    json.at(gone.parent_pointer()).erase(gone.back());
    QVERIFY(copy.write(name, json));
    const auto catalog = copy.load();
    QVERIFY(!catalog.has_value());
    QCOMPARE(catalog.error().kind, Kind::Missing);
    QCOMPARE(catalog.error().file, copy.file(name));
    QCOMPARE(catalog.error().place, place);
}

void TestCatalogReader::brokenTextNamesTheFile_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<Kind>("kind");
    for (const QString &name : test::CatalogCopy::names()) {
        QTest::newRow(qPrintable(name % QLatin1String(" cut off")))
            << name << QByteArray("{\"format\": 1, \"as_of\": \"2026-") << Kind::NotJson;
    }
    QTest::newRow("cards empty") << QStringLiteral("cards") << QByteArray() << Kind::NotJson;
    QTest::newRow("quotes not UTF-8") << QStringLiteral("quotes") << QByteArray("{\"a\": \"\xB5\xC4\"}") << Kind::NotUtf8;
    QTest::newRow("cards is a list") << QStringLiteral("cards") << QByteArray("[]") << Kind::SchemaViolation;
}

void TestCatalogReader::brokenTextNamesTheFile()
{
    QFETCH(const QString, name);
    QFETCH(const QByteArray, bytes);
    QFETCH(const Kind, kind);
    const test::CatalogCopy copy;
    QVERIFY(copy.write(name, bytes));
    const auto catalog = copy.load();
    QVERIFY(!catalog.has_value());
    QCOMPARE(catalog.error().kind, kind);
    QCOMPARE(catalog.error().file, copy.file(name));
}

void TestCatalogReader::missingFolderIsSaid()
{
    const auto catalog = Catalog::load(QStringLiteral("/nowhere/at/all"));
    QVERIFY(!catalog.has_value());
    QCOMPARE(catalog.error().kind, Kind::CannotOpen);
    QCOMPARE(catalog.error().file, QStringLiteral("/nowhere/at/all/sources.json"));
}

QTEST_GUILESS_MAIN(TestCatalogReader)
#include "tst_catalog_reader.moc"
