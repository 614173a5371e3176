// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalog/catalog.h"
#include "cost/cost_json.h"
#include "cost/rules_of_thumb.h"
#include "support/test_support.h"

using namespace xuanka;

namespace {

Json parsed(const QByteArray &text)
{
    return Json::parse(text.constData());
}

} // namespace

class CostJsonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void shippedExamplesRun_data();
    void shippedExamplesRun();
    void packagePrintsTheAgreedKeys();
    void rentOrBuyPrintsTheAgreedKeys();
    void neverIsNullAndSaidInWords();
    void amountsMayCarryTheirCurrency();
    void whatIsLeftOutCostsNothing();
    void badPackageInputIsNamedAtItsField_data();
    void badPackageInputIsNamedAtItsField();
    void badRentOrBuyInputIsNamedAtItsField_data();
    void badRentOrBuyInputIsNamedAtItsField();
    void takesPricesFromTheCatalog();
    void everyRuleNamesASourceOfTheCatalog();
    void catalogOffersBreakEvenWhereTheDocumentsPricesSay_data();
    void catalogOffersBreakEvenWhereTheDocumentsPricesSay();
};

void CostJsonTest::shippedExamplesRun_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"cost_package.example", "cost_package.example.zh_CN", "cost_rent_vs_buy.example",
                             "cost_rent_vs_buy.example.zh_CN"}) {
        QTest::newRow(name) << QString::fromLatin1(name);
    }
}

void CostJsonTest::shippedExamplesRun()
{
    QFETCH(QString, name);
    XUANKA_UNWRAP(json, readJsonFile(QStringLiteral(":/schema/") % name % QStringLiteral(".json")));
    if (name.startsWith(QLatin1String("cost_package"))) {
        XUANKA_UNWRAP(request, packageRequestFromJson(json, name, Catalog()));
        XUANKA_UNWRAP(comparison, comparePackages(request.prices, request.usage));
        QCOMPARE(comparison.onDemandAt, Money::fromAmount(237.60, Currency::Cny));
    } else {
        XUANKA_UNWRAP(inputs, rentOrBuyFromJson(json, name));
        XUANKA_UNWRAP(result, compareRentOrBuy(inputs));
        QCOMPARE(qRound(result.breakEvenRaw * 10000.0), 7810);
    }
}

void CostJsonTest::packagePrintsTheAgreedKeys()
{
    const Json input = parsed(R"({"currency":"CNY","per_hour":1.98,"per_day":43.66,"per_month":1191,
                                  "hours_per_day":6,"days_per_month":20})");
    XUANKA_UNWRAP(request, packageRequestFromJson(input, QStringLiteral("in.json"), Catalog()));
    XUANKA_UNWRAP(comparison, comparePackages(request.prices, request.usage));
    const Json out = packageToJson(request, comparison);
    QCOMPARE(out.at("result").at("on_demand").get<double>(), 237.60);
    QCOMPARE(out.at("result").at("day").get<double>(), 873.20);
    QCOMPARE(out.at("result").at("month").get<double>(), 1191.0);
    QCOMPARE(toQString(out.at("result").at("cheapest")), QStringLiteral("on_demand"));
    const Json &crossing = out.at("crossings").at(0);
    QCOMPARE(toQString(crossing.at("x_unit")), QStringLiteral("h/day"));
    QVERIFY(qAbs(crossing.at("x").get<double>() - 22.0505) < 1e-4);
    QCOMPARE(toQString(crossing.at("y_unit")), QStringLiteral("CNY/day"));
    QCOMPARE(crossing.at("between"), Json::array({"on_demand", "day"}));
    QCOMPARE(toQString(out.at("crossings").at(1).at("y_unit")), QStringLiteral("CNY/month"));
    QCOMPARE(out.at("series").size(), std::size_t(3));
    QCOMPARE(toQString(out.at("series").at(1).at("name")), QStringLiteral("day"));
    QCOMPARE(out.at("series").at(0).at("points").at(1).at(0).get<double>(), 730.0);
    QCOMPARE(out.at("rules_of_thumb").size(), std::size_t(5));
    for (const Json &rule : out.at("rules_of_thumb")) {
        for (const char *key : {"rule", "says", "computed", "agrees", "source"})
            QVERIFY(rule.contains(key));
    }
    QVERIFY(out.at("trace").contains("inputs"));
}

void CostJsonTest::rentOrBuyPrintsTheAgreedKeys()
{
    const Json input = parsed(R"({"currency":"USD","capital_cost":25000,"rent_per_card_hour":2.5,"life_years":3})");
    XUANKA_UNWRAP(inputs, rentOrBuyFromJson(input, QStringLiteral("in.json")));
    XUANKA_UNWRAP(result, compareRentOrBuy(inputs));
    const Json out = rentOrBuyToJson(inputs, result);
    QVERIFY(qAbs(out.at("result").at("break_even_utilisation").get<double>() - 0.3805) < 0.00005);
    QCOMPARE(out.at("result").at("rows").size(), std::size_t(4));
    QCOMPARE(out.at("result").at("rows").at(1).at("rent_per_year").get<double>(), 10950.0);
    QCOMPARE(out.at("crossings").at(0).at("between"), Json::array({"rent", "own"}));
    QCOMPARE(toQString(out.at("crossings").at(0).at("x_unit")), QStringLiteral("share"));
    QCOMPARE(toQString(out.at("crossings").at(0).at("y_unit")), QStringLiteral("USD/year"));
    QCOMPARE(out.at("rules_of_thumb").size(), std::size_t(3));
}

void CostJsonTest::neverIsNullAndSaidInWords()
{
    const Json input = parsed(R"({"currency":"USD","capital_cost":250000,"rent_per_card_hour":2.5})");
    XUANKA_UNWRAP(inputs, rentOrBuyFromJson(input, QStringLiteral("in.json")));
    XUANKA_UNWRAP(result, compareRentOrBuy(inputs));
    const Json out = rentOrBuyToJson(inputs, result);
    QVERIFY(out.at("result").at("break_even_utilisation").is_null());
    QCOMPARE(out.at("result").at("owning_can_win").get<bool>(), false);
    QVERIFY(out.at("result").at("break_even_raw").get<double>() > 1.0);
    QVERIFY(out.at("crossings").empty());
    QVERIFY(out.at("rules_of_thumb").at(0).at("computed").is_null());
}

void CostJsonTest::amountsMayCarryTheirCurrency()
{
    const Json input = parsed(R"({"per_hour":{"amount":0.69,"currency":"USD"},"per_month":{"amount":400,"currency":"USD"}})");
    XUANKA_UNWRAP(request, packageRequestFromJson(input, QStringLiteral("in.json"), Catalog()));
    QCOMPARE(request.prices.perHour, Money::fromAmount(0.69, Currency::Usd));
    QCOMPARE(request.prices.perMonth, Money::fromAmount(400.0, Currency::Usd));
    QVERIFY(!request.prices.perDay);
}

void CostJsonTest::whatIsLeftOutCostsNothing()
{
    const Json input = parsed(R"({"currency":"USD","capital_cost":25000,"rent_per_card_hour":2.5})");
    XUANKA_UNWRAP(inputs, rentOrBuyFromJson(input, QStringLiteral("in.json")));
    QVERIFY(inputs.wagePerYear.isZero() && inputs.colocationPerMonth.isZero() && inputs.tariffPerKwh.isZero());
    QCOMPARE(inputs.cards, 1);
    QCOMPARE(inputs.lifeYears, 3.0);
}

void CostJsonTest::badPackageInputIsNamedAtItsField_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("place");
    QTest::newRow("negative price") << QByteArray(R"({"currency":"CNY","per_hour":-1})") << QStringLiteral("$.per_hour");
    QTest::newRow("no hours") << QByteArray(R"({"currency":"CNY","per_hour":1,"hours_per_day":0})")
                              << QStringLiteral("$.hours_per_day");
    QTest::newRow("price as text") << QByteArray(R"({"currency":"CNY","per_hour":"1,98"})") << QStringLiteral("$.per_hour");
    QTest::newRow("price missing") << QByteArray(R"({"currency":"CNY"})") << QStringLiteral("$.per_hour");
    QTest::newRow("currency missing") << QByteArray(R"({"per_hour":1})") << QStringLiteral("$.currency");
    QTest::newRow("currency unknown") << QByteArray(R"({"currency":"EUR","per_hour":1})") << QStringLiteral("$.currency");
    QTest::newRow("mixed currencies")
        << QByteArray(R"({"currency":"CNY","per_hour":1,"per_month":{"amount":90,"currency":"USD"}})")
        << QStringLiteral("$.per_month");
    QTest::newRow("mistyped key") << QByteArray(R"({"currency":"CNY","per_hour":1,"hours_a_day":8})")
                                  << QStringLiteral("$.hours_a_day");
    QTest::newRow("half a day") << QByteArray(R"({"currency":"CNY","per_hour":1,"days_per_month":1.5})")
                                << QStringLiteral("$.days_per_month");
    QTest::newRow("card beside prices") << QByteArray(R"({"card":"rtx-4090-24","currency":"CNY","per_hour":1})")
                                        << QStringLiteral("$.per_hour");
    QTest::newRow("card unknown") << QByteArray(R"({"card":"rtx-9999"})") << QStringLiteral("$.card");
}

void CostJsonTest::badPackageInputIsNamedAtItsField()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, place);
    const auto request = packageRequestFromJson(parsed(text), QStringLiteral("in.json"), Catalog());
    QVERIFY(!request);
    QCOMPARE(request.error().place, place);
    QCOMPARE(request.error().file, QStringLiteral("in.json"));
}

void CostJsonTest::badRentOrBuyInputIsNamedAtItsField_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("place");
    QTest::newRow("utilisation 120 %")
        << QByteArray(R"({"currency":"USD","capital_cost":1,"rent_per_card_hour":1,"utilisation":1.2})")
        << QStringLiteral("$.utilisation");
    QTest::newRow("mixed currencies")
        << QByteArray(R"({"currency":"USD","capital_cost":1,"rent_per_card_hour":{"amount":12,"currency":"CNY"}})")
        << QStringLiteral("$.rent_per_card_hour");
    QTest::newRow("no rent") << QByteArray(R"({"currency":"USD","capital_cost":1})") << QStringLiteral("$.rent_per_card_hour");
    QTest::newRow("free capital") << QByteArray(R"({"currency":"USD","capital_cost":0,"rent_per_card_hour":1})")
                                  << QStringLiteral("$.capital_cost");
    QTest::newRow("not an object") << QByteArray("[]") << QStringLiteral("$");
}

void CostJsonTest::badRentOrBuyInputIsNamedAtItsField()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, place);
    const auto inputs = rentOrBuyFromJson(parsed(text), QStringLiteral("in.json"));
    QVERIFY(!inputs);
    QCOMPARE(inputs.error().place, place);
}

void CostJsonTest::takesPricesFromTheCatalog()
{
    XUANKA_UNWRAP(catalog, Catalog::loadBuiltIn());
    const QList<PackagePrices> offers = packagePricesOf(catalog);
    QVERIFY(!offers.isEmpty());
    const Json input = {{"card", str(offers.at(0).cardId)}, {"platform", str(offers.at(0).platformId)}};
    XUANKA_UNWRAP(request, packageRequestFromJson(input, QStringLiteral("in.json"), catalog));
    QCOMPARE(request.prices.perHour, offers.at(0).perHour);
    QCOMPARE(request.prices.quoteIds, offers.at(0).quoteIds);

    const Json elsewhere = {{"card", str(offers.at(0).cardId)}, {"platform", "nobody"}};
    const auto unknown = packageRequestFromJson(elsewhere, QStringLiteral("in.json"), catalog);
    QVERIFY(!unknown);
    QCOMPARE(unknown.error().place, QStringLiteral("$.platform"));
    QVERIFY(unknown.error().expected.contains(offers.at(0).platformId));
}

void CostJsonTest::everyRuleNamesASourceOfTheCatalog()
{
    XUANKA_UNWRAP(catalog, Catalog::loadBuiltIn());
    XUANKA_UNWRAP(rules, statedRules());
    for (const StatedRule &rule : std::as_const(rules))
        QVERIFY2(catalog.source(rule.source), qPrintable(rule.source));
}

void CostJsonTest::catalogOffersBreakEvenWhereTheDocumentsPricesSay_data()
{
    QTest::addColumn<QString>("card");
    QTest::addColumn<double>("hoursADay");
    QTest::addColumn<double>("hoursAMonth");
    QTest::newRow("4090") << QStringLiteral("rtx-4090-24") << 22.05 << 601.5;
    QTest::newRow("5090") << QStringLiteral("rtx-5090-32") << 22.04 << 601.3;
    QTest::newRow("H20") << QStringLiteral("h20-96") << 22.00 << 600.0;
    QTest::newRow("3090") << QStringLiteral("rtx-3090-24") << 22.17 << 605.0;
}

void CostJsonTest::catalogOffersBreakEvenWhereTheDocumentsPricesSay()
{
    QFETCH(QString, card);
    QFETCH(double, hoursADay);
    QFETCH(double, hoursAMonth);
    XUANKA_UNWRAP(catalog, Catalog::loadBuiltIn());
    const Json input = {{"card", str(card)}, {"platform", "ucloud-compshare"}};
    XUANKA_UNWRAP(request, packageRequestFromJson(input, QStringLiteral("in.json"), catalog));
    XUANKA_UNWRAP(comparison, comparePackages(request.prices, request.usage));
    QCOMPARE(comparison.crossings.size(), 3);
    QVERIFY(qAbs(comparison.crossings.at(0).x - hoursADay) < 0.0051);
    QVERIFY(qAbs(comparison.crossings.at(1).x - hoursAMonth) < 0.051);
    for (const QString &id : std::as_const(request.prices.quoteIds))
        QVERIFY2(catalog.quote(id), qPrintable(id));
}

QTEST_GUILESS_MAIN(CostJsonTest)
#include "tst_cost_json.moc"
