// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quantity/format.h"

#include "quantity/language.h"
#include "support/test_support.h"

using namespace xuanka;

/// Figures as people read them in English, Chinese and German; rounding happens here and nowhere else.
class TestFormat : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void money_data();
    void money();
    void largeMoneyIsRounded_data();
    void largeMoneyIsRounded();
    void hourlyRatesSayPerHour();
    void memoryIsLabelledGib();
    void numbersDropTrailingZeros_data();
    void numbersDropTrailingZeros();
    void shares_data();
    void shares();
    void parameterCounts_data();
    void parameterCounts();
    void dates_data();
    void dates();
    void languages();

private:
    static QLocale english() { return QLocale(QLocale::English, QLocale::UnitedStates); }
    static QLocale chinese() { return QLocale(QLocale::Chinese, QLocale::China); }
    static QLocale german() { return QLocale(QLocale::German, QLocale::Germany); }
};

void TestFormat::money_data()
{
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<double>("amount");
    QTest::addColumn<Currency>("currency");
    QTest::addColumn<QString>("text");
    QTest::newRow("en") << english() << 1191.0 << Currency::Cny << QStringLiteral("¥1,191.00");
    QTest::newRow("zh") << chinese() << 1191.0 << Currency::Cny << QStringLiteral("¥1,191.00");
    QTest::newRow("de") << german() << 1191.5 << Currency::Cny << QStringLiteral("¥1.191,50");
    QTest::newRow("dollars") << english() << 2.99 << Currency::Usd << QStringLiteral("$2.99");
    QTest::newRow("small keeps its digits") << english() << 0.0517 << Currency::Cny << QStringLiteral("¥0.0517");
    QTest::newRow("small, de") << german() << 0.0517 << Currency::Cny << QStringLiteral("¥0,0517");
    QTest::newRow("zero") << english() << 0.0 << Currency::Usd << QStringLiteral("$0.00");
    QTest::newRow("negative") << english() << -27.4 << Currency::Usd << QStringLiteral("−$27.40");
    QTest::newRow("rounded") << english() << 1.631507 << Currency::Cny << QStringLiteral("¥1.63");
}

void TestFormat::money()
{
    QFETCH(const QLocale, locale);
    QFETCH(const double, amount);
    QFETCH(const Currency, currency);
    QFETCH(const QString, text);
    QCOMPARE(formatMoney(Money::fromAmount(amount, currency), locale), text);
}

void TestFormat::largeMoneyIsRounded_data()
{
    QTest::addColumn<double>("amount");
    QTest::addColumn<QString>("text");
    QTest::newRow("below a thousand") << 999.99 << QStringLiteral("$999.99");
    QTest::newRow("a thousand") << 1000.4 << QStringLiteral("$1,000");
    QTest::newRow("millions") << 5576000.0 << QStringLiteral("$5,576,000");
    QTest::newRow("negative") << -8333.33 << QStringLiteral("−$8,333");
}

void TestFormat::largeMoneyIsRounded()
{
    QFETCH(const double, amount);
    QFETCH(const QString, text);
    QCOMPARE(formatMoneyRounded(Money::fromAmount(amount, Currency::Usd), english()), text);
}

void TestFormat::hourlyRatesSayPerHour()
{
    QCOMPARE(formatHourly(Money::fromAmount(1.98, Currency::Cny), english()), QStringLiteral("¥1.98/h"));
}

void TestFormat::memoryIsLabelledGib()
{
    QCOMPARE(formatGib(Bytes::fromMib(183359), english()), QStringLiteral("179.1 GiB"));
    QCOMPARE(formatGib(Bytes::fromMib(183359), german()), QStringLiteral("179,1 GiB"));
    QCOMPARE(formatGib(Bytes::fromGib(24), chinese(), 0), QStringLiteral("24 GiB"));
    const Estimate<Bytes> range{Bytes::fromGib(18.2), Bytes::fromGib(20.1), Bytes::fromGib(22.9)};
    QCOMPARE(formatGibRange(range, english()), QStringLiteral("18.2 / 20.1 / 22.9 GiB"));
    QCOMPARE(formatGibRange(range, german()), QStringLiteral("18,2 / 20,1 / 22,9 GiB"));
}

void TestFormat::numbersDropTrailingZeros_data()
{
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<double>("value");
    QTest::addColumn<int>("decimals");
    QTest::addColumn<QString>("text");
    QTest::newRow("none left") << english() << 150.0 << 2 << QStringLiteral("150");
    QTest::newRow("zeros of the number stay") << english() << 1000.0 << 1 << QStringLiteral("1,000");
    QTest::newRow("one left") << english() << 165.20 << 2 << QStringLiteral("165.2");
    QTest::newRow("de") << german() << 3350.5 << 2 << QStringLiteral("3.350,5");
    QTest::newRow("zh") << chinese() << 3350.5 << 2 << QStringLiteral("3,350.5");
    QTest::newRow("no decimals asked") << english() << 100.0 << 0 << QStringLiteral("100");
    QTest::newRow("rounded") << english() << 22.0505 << 2 << QStringLiteral("22.05");
    QTest::newRow("zero") << english() << 0.0 << 2 << QStringLiteral("0");
    QTest::newRow("nearly zero has no sign") << english() << -0.001 << 2 << QStringLiteral("0");
    QTest::newRow("negative") << german() << -0.25 << 2 << QStringLiteral("-0,25");
}

void TestFormat::numbersDropTrailingZeros()
{
    QFETCH(const QLocale, locale);
    QFETCH(const double, value);
    QFETCH(const int, decimals);
    QFETCH(const QString, text);
    QCOMPARE(formatNumber(value, locale, decimals), text);
}

void TestFormat::shares_data()
{
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<QString>("text");
    QTest::newRow("en") << english() << QStringLiteral("38.05 %");
    QTest::newRow("zh") << chinese() << QStringLiteral("38.05%");
    QTest::newRow("de") << german() << QStringLiteral("38,05 %");
}

void TestFormat::shares()
{
    QFETCH(const QLocale, locale);
    QFETCH(const QString, text);
    QCOMPARE(formatShare(0.3805175, locale, 2), text);
}

void TestFormat::parameterCounts_data()
{
    QTest::addColumn<qint64>("count");
    QTest::addColumn<QString>("text");
    QTest::newRow("8B") << qint64(8030261248) << QStringLiteral("8.03 B");
    QTest::newRow("70B") << qint64(70553706496) << QStringLiteral("70.6 B");
    QTest::newRow("405B") << qint64(405853388800) << QStringLiteral("406 B");
    QTest::newRow("0.6B") << qint64(596049920) << QStringLiteral("596 M");
    QTest::newRow("adapter") << qint64(4194304) << QStringLiteral("4 M");
}

void TestFormat::parameterCounts()
{
    QFETCH(const qint64, count);
    QFETCH(const QString, text);
    QCOMPARE(formatParameterCount(count, english()), text);
}

void TestFormat::dates_data()
{
    QTest::addColumn<QLocale>("locale");
    QTest::newRow("en") << english();
    QTest::newRow("zh") << chinese();
    QTest::newRow("de") << german();
}

void TestFormat::dates()
{
    QFETCH(const QLocale, locale);
    const QString text = formatDate(QDate(2026, 9, 4), locale);
    QVERIFY2(text.contains(QStringLiteral("2026")), qPrintable(text)); // never a two-digit year
    QVERIFY2(text.contains(QLatin1Char('9')) && text.contains(QLatin1Char('4')), qPrintable(text));
}

void TestFormat::languages()
{
    QCOMPARE(languageFromName(QStringLiteral("zh-Hans")), Language::SimplifiedChinese);
    QCOMPARE(languageFromName(QStringLiteral("ZH_cn")), Language::SimplifiedChinese);
    QCOMPARE(languageFromName(QStringLiteral("en_GB")), Language::English);
    QCOMPARE(languageFromName(QStringLiteral("de")), Language::English);
    QCOMPARE(languageFromName(QString()), Language::English);
    for (const Language language : {Language::English, Language::SimplifiedChinese})
        QCOMPARE(languageFromName(languageName(language)), language);
    const LocalizedText text{QStringLiteral("card"), QStringLiteral("显卡")};
    QCOMPARE(text.in(Language::SimplifiedChinese), QStringLiteral("显卡"));
    QCOMPARE((LocalizedText{QStringLiteral("card"), {}}.in(Language::SimplifiedChinese)), QStringLiteral("card"));
}

QTEST_GUILESS_MAIN(TestFormat)
#include "tst_format.moc"
