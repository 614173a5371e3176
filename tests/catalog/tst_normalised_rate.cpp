// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalog/normalised_rate.h"

#include "catalog/catalog.h"
#include "support/test_support.h"

using namespace xuanka;

/// Prices become comparable: money per card and clock hour, with the rule that was used.
class TestNormalisedRate : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void quotesOfTheDocumentsOnOneBasis_data();
    void quotesOfTheDocumentsOnOneBasis();
    void machinePriceIsSharedByItsCards();
    void monthIsDividedBy730Hours();
    void unusableQuotesHaveNoRate();
    void everyUsableQuoteHasARate();
    void traceNamesRuleInputsAndSources();
    void rangesKeepBothEnds();

private:
    Catalog m_catalog;
};

void TestNormalisedRate::initTestCase()
{
    XUANKA_UNWRAP(catalog, Catalog::loadBuiltIn());
    m_catalog = catalog;
}

void TestNormalisedRate::quotesOfTheDocumentsOnOneBasis_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<double>("perHour");
    QTest::addColumn<QString>("currency");
    QTest::addColumn<QString>("rule");
    const auto row = [](const char *id, double perHour, const char *currency, const char *rule) {
        QTest::newRow(id) << QString::fromLatin1(id) << perHour << QString::fromLatin1(currency)
                          << QString::fromUtf8(rule);
    };
    row("ucloud-compshare-rtx-4090-24-hour", 1.98, "CNY", "as quoted");
    row("ucloud-compshare-rtx-4090-24-day", 43.66 / 24, "CNY", "day ÷ 24 h"); // 1.819
    row("ucloud-compshare-rtx-4090-24-month", 1191.0 / 730, "CNY", "month ÷ 730 h"); // 1.6315
    row("ucloud-gpu-host-rtx-3090-24-month", 904.0 / 730, "CNY", "month ÷ 730 h");
    row("ucloud-compshare-h20-96-month", 4500.0 / 730, "CNY", "month ÷ 730 h");
    row("aliyun-acu-h20-96-hour", 50.32, "CNY", "as quoted");
    row("runpod-h100-sxm-80-hour", 2.99, "USD", "as quoted");
    row("market-cn-retail-rtx-4090-24-month", 0.8, "CNY", "as quoted");
}

void TestNormalisedRate::quotesOfTheDocumentsOnOneBasis()
{
    QFETCH(const QString, id);
    QFETCH(const double, perHour);
    QFETCH(const QString, currency);
    QFETCH(const QString, rule);
    const Quote *quote = m_catalog.quote(id);
    QVERIFY(quote);
    const auto rate = normalise(*quote);
    QVERIFY(rate.has_value());
    QCOMPARE(currencyCode(rate->low.currency()), currency);
    QVERIFY2(qAbs(rate->low.amount() - perHour) <= 0.5e-6, qPrintable(QString::number(rate->low.amount(), 'f', 7)));
    QCOMPARE(rate->rule, rule);
}

void TestNormalisedRate::machinePriceIsSharedByItsCards()
{
    Quote quote;
    quote.unit = PriceUnit::PerMachineHour;
    quote.low = quote.high = Money::fromAmount(402.56, Currency::Cny);
    quote.cardsPerMachine = 8;
    quote.wholeMachine = true;
    const auto rate = normalise(quote);
    QVERIFY(rate.has_value());
    QCOMPARE(rate->low, Money::fromAmount(50.32, Currency::Cny));
    QCOMPARE(rate->rule, QStringLiteral("machine ÷ cards"));
    quote.cardsPerMachine = 0;
    QVERIFY(!normalise(quote).has_value());
}

void TestNormalisedRate::monthIsDividedBy730Hours()
{
    QCOMPARE(hoursPerMonth, 8760.0 / 12);
    Quote quote;
    quote.unit = PriceUnit::PerCardMonth;
    quote.low = quote.high = Money::fromAmount(730, Currency::Usd);
    QCOMPARE(normalise(quote)->low, Money::fromAmount(1, Currency::Usd));
}

void TestNormalisedRate::unusableQuotesHaveNoRate()
{
    QVERIFY(!normalise(*m_catalog.quote(QStringLiteral("aliyun-acu-h20-96-hour-usd"))).has_value());
    QVERIFY(!normalise(*m_catalog.quote(QStringLiteral("huawei-cloud-ascend-ascend-910c-128-hour"))).has_value());
    Quote quote = *m_catalog.quote(QStringLiteral("huawei-cloud-ascend-ascend-910c-128-hour"));
    quote.usable = true; // even then: nobody knows equivalent to what
    QVERIFY(!normalise(quote).has_value());
}

void TestNormalisedRate::everyUsableQuoteHasARate()
{
    for (const Quote &quote : m_catalog.quotes()) {
        const auto rate = normalise(quote);
        QCOMPARE(rate.has_value(), quote.usable);
        if (rate) {
            QVERIFY2(rate->low.micros() > 0 && rate->low <= rate->high, qPrintable(quote.id));
            QVERIFY2(rate->middle() >= rate->low && rate->middle() <= rate->high, qPrintable(quote.id));
        }
    }
}

void TestNormalisedRate::traceNamesRuleInputsAndSources()
{
    const auto rate = normalise(*m_catalog.quote(QStringLiteral("ucloud-compshare-rtx-4090-24-month")));
    QVERIFY(rate.has_value());
    const Trace &trace = rate->trace;
    QCOMPARE(trace.formula, QStringLiteral("rate.month"));
    QCOMPARE(trace.result, QStringLiteral("1.631507"));
    QCOMPARE(trace.unit, QStringLiteral("CNY/h"));
    QCOMPARE(trace.inputs.size(), 3);
    QCOMPARE(trace.inputs[0].value, QStringLiteral("1191"));
    QCOMPARE(trace.inputs[0].unit, QStringLiteral("CNY/month"));
    QCOMPARE(trace.inputs[0].source, QStringLiteral("card-guide"));
    QCOMPARE(trace.inputs[2].value, QStringLiteral("730"));
}

void TestNormalisedRate::rangesKeepBothEnds()
{
    const auto rate = normalise(*m_catalog.quote(QStringLiteral("runpod-a100-sxm-80-hour")));
    QVERIFY(rate.has_value());
    QCOMPARE(rate->low, Money::fromAmount(1.39, Currency::Usd));
    QCOMPARE(rate->high, Money::fromAmount(1.49, Currency::Usd));
    QCOMPARE(rate->middle(), Money::fromAmount(1.44, Currency::Usd));
    QCOMPARE(rate->trace.result, QStringLiteral("1.39–1.49"));
}

QTEST_GUILESS_MAIN(TestNormalisedRate)
#include "tst_normalised_rate.moc"
