// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quantity/estimate.h"
#include "quantity/exchange_rate.h"
#include "quantity/money.h"

#include "support/test_support.h"

#include <random>

using namespace xuanka;

/// Amounts are exact to the micro-unit, carry their currency, and change it only with a dated rate.
class TestMoney : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void amountsAreExact_data();
    void amountsAreExact();
    void tenCentsTenTimesIsOneUnit();
    void additionUndoesSubtraction();
    void halvesRoundAwayFromZero_data();
    void halvesRoundAwayFromZero();
    void currenciesDifferEvenAtTheSameCount();
    void ordersWithinACurrency();
    void codesAndSymbols();
    void conversionUsesTheRate_data();
    void conversionUsesTheRate();
    void sameCurrencyNeedsNoRate();
    void rateWithoutADateIsNotValid_data();
    void rateWithoutADateIsNotValid();
    void estimatesAddEnds();
};

void TestMoney::amountsAreExact_data()
{
    QTest::addColumn<double>("amount");
    QTest::addColumn<qint64>("micros");
    QTest::newRow("4090 by the hour") << 1.98 << qint64(1980000);
    QTest::newRow("4090 by the day") << 43.66 << qint64(43660000);
    QTest::newRow("0.1 + 0.2 as typed") << 0.3 << qint64(300000);
    QTest::newRow("per token") << 0.00000027 << qint64(0); // below a micro-unit: prices per token are kept per million
    QTest::newRow("DeepSeek-V3") << 5576000.0 << qint64(5576000000000);
    QTest::newRow("negative") << -27.4 << qint64(-27400000);
    QTest::newRow("billions to the micro-unit") << 4503599627.370495 << qint64(4503599627370495);
}

void TestMoney::amountsAreExact()
{
    QFETCH(const double, amount);
    QFETCH(const qint64, micros);
    QCOMPARE(Money::fromAmount(amount, Currency::Cny).micros(), micros);
}

void TestMoney::tenCentsTenTimesIsOneUnit()
{
    Money sum(0, Currency::Usd);
    for (int i = 0; i < 10; ++i)
        sum += Money::fromAmount(0.1, Currency::Usd);
    QVERIFY(sum == Money::fromAmount(1, Currency::Usd)); // a sum of doubles would miss it
}

void TestMoney::additionUndoesSubtraction()
{
    std::mt19937_64 random(20260904);
    std::uniform_int_distribution<qint64> micros(-1000000000000, 1000000000000);
    for (int i = 0; i < 1000; ++i) {
        const Money a(micros(random), Currency::Cny);
        const Money b(micros(random), Currency::Cny);
        QVERIFY(a + b - b == a);
        QVERIFY(a + b == b + a);
        QVERIFY((a < b) == (b - a > Money(0, Currency::Cny)));
    }
}

void TestMoney::halvesRoundAwayFromZero_data()
{
    QTest::addColumn<qint64>("micros");
    QTest::addColumn<double>("divisor");
    QTest::addColumn<qint64>("result");
    QTest::newRow("up") << qint64(3) << 2.0 << qint64(2);
    QTest::newRow("down for negative") << qint64(-3) << 2.0 << qint64(-2);
    QTest::newRow("month to hour") << qint64(1191000000) << 730.0 << qint64(1631507);
    QTest::newRow("day to hour") << qint64(43660000) << 24.0 << qint64(1819167);
}

void TestMoney::halvesRoundAwayFromZero()
{
    QFETCH(const qint64, micros);
    QFETCH(const double, divisor);
    QFETCH(const qint64, result);
    QCOMPARE((Money(micros, Currency::Cny) / divisor).micros(), result);
}

void TestMoney::currenciesDifferEvenAtTheSameCount()
{
    QVERIFY(!(Money(50, Currency::Cny) == Money(50, Currency::Usd)));
    QVERIFY(Money(0, Currency::Usd).isZero());
    QCOMPARE(Money().currency(), Currency::Cny);
}

void TestMoney::ordersWithinACurrency()
{
    const Money low = Money::fromAmount(5.54, Currency::Usd);
    const Money high = Money::fromAmount(6.16, Currency::Usd);
    QVERIFY(low < high && high > low && low <= low && low != high);
    QVERIFY((low + high) / 2.0 == Money::fromAmount(5.85, Currency::Usd));
    QVERIFY(low * 2.0 == Money::fromAmount(11.08, Currency::Usd));
}

void TestMoney::codesAndSymbols()
{
    QCOMPARE(currencyCode(Currency::Cny), QStringLiteral("CNY"));
    QCOMPARE(currencyCode(Currency::Usd), QStringLiteral("USD"));
    QCOMPARE(currencySymbol(Currency::Cny), QStringLiteral("¥"));
    QVERIFY(currencyFromCode(QStringLiteral("CNY")) == Currency::Cny);
    QVERIFY(currencyFromCode(QStringLiteral("RMB")) == Currency::Cny);
    QVERIFY(currencyFromCode(QStringLiteral("USD")) == Currency::Usd);
    for (const QString &code : {QString(), QStringLiteral("usd"), QStringLiteral("$"), QStringLiteral("¥"), QStringLiteral("EUR"),
                                QStringLiteral("JPY")})
        QVERIFY2(!currencyFromCode(code).has_value(), qPrintable(code)); // ¥ alone could be yen
}

void TestMoney::conversionUsesTheRate_data()
{
    QTest::addColumn<double>("amount");
    QTest::addColumn<Currency>("from");
    QTest::addColumn<Currency>("to");
    QTest::addColumn<double>("rate");
    QTest::addColumn<double>("result");
    QTest::newRow("dollars to yuan") << 2.99 << Currency::Usd << Currency::Cny << 7.1 << 21.229;
    QTest::newRow("yuan to dollars") << 7.1 << Currency::Cny << Currency::Usd << 7.1 << 1.0;
    QTest::newRow("the documents' upper end") << 9.6 << Currency::Cny << Currency::Usd << 7.384615 << 1.3;
    QTest::newRow("nothing") << 0.0 << Currency::Usd << Currency::Cny << 7.1 << 0.0;
}

void TestMoney::conversionUsesTheRate()
{
    QFETCH(const double, amount);
    QFETCH(const Currency, from);
    QFETCH(const Currency, to);
    QFETCH(const double, rate);
    QFETCH(const double, result);
    const Money converted = convert(Money::fromAmount(amount, from), to, {rate, QDate(2026, 9, 4), QStringLiteral("test")});
    QCOMPARE(converted.currency(), to);
    QCOMPARE(converted, Money::fromAmount(result, to));
}

void TestMoney::sameCurrencyNeedsNoRate()
{
    const Money amount = Money::fromAmount(1.98, Currency::Cny);
    QCOMPARE(convert(amount, Currency::Cny, ExchangeRate()), amount);
}

void TestMoney::rateWithoutADateIsNotValid_data()
{
    QTest::addColumn<double>("rate");
    QTest::addColumn<QDate>("asOf");
    QTest::addColumn<bool>("valid");
    QTest::newRow("dated") << 7.1 << QDate(2026, 9, 4) << true;
    QTest::newRow("no date") << 7.1 << QDate() << false;
    QTest::newRow("no rate") << 0.0 << QDate(2026, 9, 4) << false;
    QTest::newRow("negative") << -7.1 << QDate(2026, 9, 4) << false;
}

void TestMoney::rateWithoutADateIsNotValid()
{
    QFETCH(const double, rate);
    QFETCH(const QDate, asOf);
    QFETCH(const bool, valid);
    QCOMPARE((ExchangeRate{rate, asOf, {}}.isValid()), valid);
}

void TestMoney::estimatesAddEnds()
{
    const auto money = [](double amount) { return Money::fromAmount(amount, Currency::Cny); };
    Estimate<Money> cost{money(1), money(2), money(4)};
    cost += Estimate<Money>::exactly(money(10));
    QVERIFY((cost == Estimate<Money>{money(11), money(12), money(14)}));
    QVERIFY((cost * 2.0 == Estimate<Money>{money(22), money(24), money(28)}));
}

QTEST_GUILESS_MAIN(TestMoney)
#include "tst_money.moc"
