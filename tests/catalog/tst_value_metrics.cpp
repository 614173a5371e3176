// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalog/value_metrics.h"

#include "support/test_support.h"

#include <limits>

using namespace xuanka;

/// Price per unit of what a card offers, price of a task, and the cheapest price a plan may rest on.
class TestValueMetrics : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void unitPricesOf4090();
    void unitPriceNeedsTheFigure();
    void taskPricesOfTheDocuments_data();
    void taskPricesOfTheDocuments();
    void taskPriceRefusesNonsense_data();
    void taskPriceRefusesNonsense();
    void cheapestBaseline_data();
    void cheapestBaseline();
    void onlyPromotionalQuotesGiveNoBaseline();
    void otherCurrencyNeedsARate();
    void planIsOnlyUsedWithoutOnDemand();
    void wholeMachineIsSaid();
    void traceLeadsToTheQuote();

private:
    const Card &card(const char *id) const { return *m_catalog.card(QString::fromLatin1(id)); }
    Catalog m_catalog;
};

void TestValueMetrics::initTestCase()
{
    XUANKA_UNWRAP(catalog, Catalog::loadBuiltIn());
    m_catalog = catalog;
}

void TestValueMetrics::unitPricesOf4090()
{
    const Money rate = Money::fromAmount(1.98, Currency::Cny);
    const auto perTflop = pricePerTflopHour(card("rtx-4090-24"), rate);
    QVERIFY(perTflop.has_value());
    QCOMPARE(perTflop->amount, 1.98 / 165.2); // FP32 accumulation, dense
    QCOMPARE(perTflop->currency, Currency::Cny);
    QCOMPARE(perTflop->trace.unit, QStringLiteral("CNY/TFLOPS·h"));
    QCOMPARE(perTflop->trace.inputs[1].value, QStringLiteral("165.2"));
    QVERIFY(perTflop->trace.inputs[1].source.contains(QStringLiteral("gpu-info-api")));

    const auto perGib = pricePerGibHour(card("rtx-4090-24"), rate);
    QVERIFY(perGib.has_value());
    QCOMPARE(perGib->amount, 1.98 / (24564.0 / 1024.0)); // usable, not nominal
    QCOMPARE(perGib->trace.inputs[1].name, QStringLiteral("usable memory"));

    const auto perGbs = pricePerGbsHour(card("rtx-4090-24"), rate);
    QVERIFY(perGbs.has_value());
    QCOMPARE(perGbs->amount, 1.98 / 1008.0);
}

void TestValueMetrics::unitPriceNeedsTheFigure()
{
    const Money rate = Money::fromAmount(0.59, Currency::Cny);
    QVERIFY(!pricePerTflopHour(card("p40-24"), rate).has_value());
    QVERIFY(pricePerGbsHour(card("p40-24"), rate).has_value());
    Card bare;
    bare.nominalMemoryGib.value = 24.0;
    QCOMPARE(pricePerGibHour(bare, rate)->amount, 0.59 / 24.0);
    QCOMPARE(pricePerGibHour(bare, rate)->trace.inputs[1].name, QStringLiteral("nominal memory"));
    QVERIFY(!pricePerGibHour(Card(), rate).has_value());
    QVERIFY(!pricePerGbsHour(Card(), rate).has_value());
}

void TestValueMetrics::taskPricesOfTheDocuments_data()
{
    QTest::addColumn<double>("rate");
    QTest::addColumn<Currency>("currency");
    QTest::addColumn<double>("hours");
    QTest::addColumn<int>("cards");
    QTest::addColumn<double>("total");
    QTest::newRow("7B LoRA on RunPod, L81") << 0.69 << Currency::Usd << 3.0 << 1 << 2.07;
    QTest::newRow("7B LoRA on Compshare, L81") << 1.98 << Currency::Cny << 3.0 << 1 << 5.94;
    QTest::newRow("two cards, half an hour") << 2.99 << Currency::Usd << 0.5 << 2 << 2.99;
    QTest::newRow("DeepSeek-V3, L716") << 2.0 << Currency::Usd << 2788000.0 / 2048 << 2048 << 5576000.0;
}

void TestValueMetrics::taskPricesOfTheDocuments()
{
    QFETCH(const double, rate);
    QFETCH(const Currency, currency);
    QFETCH(const double, hours);
    QFETCH(const int, cards);
    QFETCH(const double, total);
    XUANKA_UNWRAP(price, standardTaskPrice(Money::fromAmount(rate, currency), hours, cards));
    QCOMPARE(price.total, Money::fromAmount(total, currency));
    QCOMPARE(price.trace.result, machineNumber(price.total.amount()));
    QCOMPARE(price.trace.inputs.size(), 3);
}

void TestValueMetrics::taskPriceRefusesNonsense_data()
{
    QTest::addColumn<double>("rate");
    QTest::addColumn<double>("hours");
    QTest::addColumn<int>("cards");
    QTest::addColumn<QString>("place");
    QTest::newRow("no hours") << 1.0 << 0.0 << 1 << QStringLiteral("hours");
    QTest::newRow("negative hours") << 1.0 << -3.0 << 1 << QStringLiteral("hours");
    QTest::newRow("not a number") << 1.0 << std::numeric_limits<double>::quiet_NaN() << 1 << QStringLiteral("hours");
    QTest::newRow("endless") << 1.0 << std::numeric_limits<double>::infinity() << 1 << QStringLiteral("hours");
    QTest::newRow("no cards") << 1.0 << 1.0 << 0 << QStringLiteral("cards");
    QTest::newRow("negative price") << -1.0 << 1.0 << 1 << QStringLiteral("price per card-hour");
    QTest::newRow("beyond what money holds") << 1e9 << 1e6 << 100000 << QStringLiteral("price per card-hour");
}

void TestValueMetrics::taskPriceRefusesNonsense()
{
    QFETCH(const double, rate);
    QFETCH(const double, hours);
    QFETCH(const int, cards);
    QFETCH(const QString, place);
    const auto price = standardTaskPrice(Money::fromAmount(rate, Currency::Cny), hours, cards);
    QVERIFY(!price.has_value());
    QCOMPARE(price.error().kind, Error::Kind::OutOfRange);
    QCOMPARE(price.error().place, place);
}

void TestValueMetrics::cheapestBaseline_data()
{
    QTest::addColumn<QString>("cardId");
    QTest::addColumn<Currency>("currency");
    QTest::addColumn<QString>("quoteId");
    QTest::addColumn<double>("amount");
    const auto row = [](const char *cardId, Currency currency, const char *quoteId, double amount) {
        QTest::addRow("%s in %s", cardId, qPrintable(currencyCode(currency)))
            << QString::fromLatin1(cardId) << currency << QString::fromLatin1(quoteId) << amount;
    };
    // P2P at $0.47 × 7.1 = ¥3.34 would not win anyway; for the H100 it would not count although it is quoted.
    row("rtx-4090-24", Currency::Cny, "suanjiayun-rtx-4090-24-hour", 1.24);
    row("rtx-4090-24", Currency::Usd, "suanjiayun-rtx-4090-24-hour", 1.24 / 7.1);
    row("rtx-3090-24", Currency::Cny, "ucloud-compshare-rtx-3090-24-hour", 1.19); // not P2P at $0.27
    row("b200-180", Currency::Usd, "runpod-b200-180-hour", 5.89); // not P2P at $4.17
    row("h100-sxm-80", Currency::Cny, "runpod-h100-sxm-80-hour", 2.99 * 7.1); // not the band's ¥9.6
    row("h20-96", Currency::Cny, "ucloud-compshare-h20-96-hour", 7.5); // not the month plan's 6.16
    row("a100-sxm-80", Currency::Cny, "autodl-a100-sxm-80-hour", 3.3);
    row("l20-48", Currency::Cny, "aliyun-acu-l20-48-hour", 20.18);
}

void TestValueMetrics::cheapestBaseline()
{
    QFETCH(const QString, cardId);
    QFETCH(const Currency, currency);
    QFETCH(const QString, quoteId);
    QFETCH(const double, amount);
    const auto baseline = cheapestBaselineRate(m_catalog, cardId, currency, m_catalog.exchangeRate());
    QVERIFY(baseline.has_value());
    QCOMPARE(baseline->quoteId, quoteId);
    QCOMPARE(baseline->perCardHour, Money::fromAmount(amount, currency));
}

void TestValueMetrics::onlyPromotionalQuotesGiveNoBaseline()
{
    for (const char *id : {"v100-sxm-16", "p40-24", "rtx-3080-ti-12", "ascend-910c-128", "ascend-910b-64"}) {
        QVERIFY2(!cheapestBaselineRate(m_catalog, QString::fromLatin1(id), Currency::Cny, m_catalog.exchangeRate()), id);
    }
}

void TestValueMetrics::otherCurrencyNeedsARate()
{
    const auto usd = cheapestBaselineRate(m_catalog, QStringLiteral("l4-24"), Currency::Usd, ExchangeRate());
    QVERIFY(usd.has_value());
    QVERIFY(!cheapestBaselineRate(m_catalog, QStringLiteral("l4-24"), Currency::Cny, ExchangeRate()));
}

void TestValueMetrics::planIsOnlyUsedWithoutOnDemand()
{
    Quote month;
    month.id = QStringLiteral("month");
    month.billing = Billing::Month;
    month.unit = PriceUnit::PerCardMonth;
    month.low = month.high = Money::fromAmount(730, Currency::Cny);
    Quote hour;
    hour.id = QStringLiteral("hour");
    hour.low = hour.high = Money::fromAmount(2, Currency::Cny);
    QCOMPARE(cheapestBaselineRate({month}, Currency::Cny, {})->quoteId, QStringLiteral("month"));
    QCOMPARE(cheapestBaselineRate({month, hour}, Currency::Cny, {})->quoteId, QStringLiteral("hour"));
    QCOMPARE(cheapestBaselineRate({hour, month}, Currency::Cny, {})->quoteId, QStringLiteral("hour"));
    Quote dearer = hour;
    dearer.id = QStringLiteral("dearer");
    dearer.low = dearer.high = Money::fromAmount(3, Currency::Cny);
    QCOMPARE(cheapestBaselineRate({dearer, month, hour}, Currency::Cny, {})->quoteId, QStringLiteral("hour"));
}

void TestValueMetrics::wholeMachineIsSaid()
{
    const ExchangeRate &rate = m_catalog.exchangeRate();
    QVERIFY(cheapestBaselineRate(m_catalog, QStringLiteral("l20-48"), Currency::Cny, rate)->wholeMachine);
    QVERIFY(!cheapestBaselineRate(m_catalog, QStringLiteral("a10-24"), Currency::Cny, rate)->wholeMachine);
}

void TestValueMetrics::traceLeadsToTheQuote()
{
    const auto baseline = cheapestBaselineRate(m_catalog, QStringLiteral("l40s-48"), Currency::Cny, m_catalog.exchangeRate());
    QVERIFY(baseline.has_value());
    QCOMPARE(baseline->trace.unit, QStringLiteral("CNY/h"));
    QCOMPARE(baseline->trace.inputs.size(), 1);
    QCOMPARE(baseline->trace.inputs[0].value, QStringLiteral("7.1"));
    QCOMPARE(baseline->trace.inputs[0].unit, QStringLiteral("CNY/USD 2026-09-04"));
    QCOMPARE(baseline->trace.parts.size(), 1);
    QCOMPARE(baseline->trace.parts[0].inputs[1].value, QStringLiteral("runpod-l40s-48-hour"));
}

QTEST_GUILESS_MAIN(TestValueMetrics)
#include "tst_value_metrics.moc"
