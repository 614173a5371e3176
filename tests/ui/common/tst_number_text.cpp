// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/number_text.h"

#include "support/test_support.h"

using namespace xuanka;

/// How people in three countries write numbers, and what may never be guessed.
class NumberTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void decimalsAreReadAsMeantInEveryLocale_data();
    void decimalsAreReadAsMeantInEveryLocale();
    void whatCanBeReadInTwoWaysIsRefused_data();
    void whatCanBeReadInTwoWaysIsRefused();
    void whatIsNoNumberIsRefused_data();
    void whatIsNoNumberIsRefused();
    void wholeNumbersTakeGroupsButNoFraction_data();
    void wholeNumbersTakeGroupsButNoFraction();
    void ambiguityNamesBothReadings();
};

namespace {

const QStringList locales {QStringLiteral("en_US"), QStringLiteral("zh_CN"), QStringLiteral("de_DE")};

} // namespace

void NumberTextTest::decimalsAreReadAsMeantInEveryLocale_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("point") << "1.5" << "1.5";
    QTest::newRow("comma") << "1,5" << "1.5";
    QTest::newRow("comma, two digits before") << "62,5" << "62.5";
    QTest::newRow("two decimals") << "1,25" << "1.25";
    QTest::newRow("four decimals") << "1,2345" << "1.2345";
    QTest::newRow("leading zero cannot be a group") << "0,125" << "0.125";
    QTest::newRow("four digits before cannot be a group") << "1234,567" << "1234.567";
    QTest::newRow("English groups") << "1,234.5" << "1234.5";
    QTest::newRow("German groups") << "1.234,5" << "1234.5";
    QTest::newRow("many groups") << "1,234,567.89" << "1234567.89";
    QTest::newRow("many groups without decimals") << "1,234,567" << "1234567";
    QTest::newRow("many German groups") << "1.234.567" << "1234567";
    QTest::newRow("spaces") << "1 234,5" << "1234.5";
    QTest::newRow("narrow no-break spaces") << QString::fromUtf8("12\u202f345,5") << "12345.5";
    QTest::newRow("apostrophes") << "1'234.5" << "1234.5";
    QTest::newRow("typographic apostrophes") << QString::fromUtf8("1’234.5") << "1234.5";
    QTest::newRow("full width") << QString::fromUtf8("１２．５") << "12.5";
    QTest::newRow("full-width comma") << QString::fromUtf8("６２，５") << "62.5";
    QTest::newRow("ideographic full stop") << QString::fromUtf8("6。5") << "6.5";
    QTest::newRow("minus sign") << QString::fromUtf8("−3,5") << "-3.5";
    QTest::newRow("plus") << "+3.5" << "3.5";
    QTest::newRow("around it") << "  7.5\n" << "7.5";
    QTest::newRow("no whole part") << ".5" << ".5";
    QTest::newRow("whole") << "12345" << "12345";
}

void NumberTextTest::decimalsAreReadAsMeantInEveryLocale()
{
    QFETCH(const QString, text);
    QFETCH(const QString, expected);
    for (const QString &name : locales) {
        XUANKA_UNWRAP(plain, plainNumber(text, QLocale(name)));
        QCOMPARE(plain, expected);
    }
}

void NumberTextTest::whatCanBeReadInTwoWaysIsRefused_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("text");
    QTest::newRow("en") << "en_US" << "1,234";
    QTest::newRow("zh") << "zh_CN" << "1,234";
    QTest::newRow("de") << "de_DE" << "1.234";
    QTest::newRow("zh, full width") << "zh_CN" << QString::fromUtf8("１，２３４");
    QTest::newRow("de, three before") << "de_DE" << "123.456";
}

void NumberTextTest::whatCanBeReadInTwoWaysIsRefused()
{
    QFETCH(const QString, locale);
    QFETCH(const QString, text);
    const Result<QString> plain = plainNumber(text, QLocale(locale));
    QVERIFY(!plain);
    QCOMPARE(plain.error().kind, Error::Kind::Ambiguous);
}

void NumberTextTest::whatIsNoNumberIsRefused_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"", "abc", "1.5 GiB", "1e5", "1,23,456", "1.234,567,8", "1..5", "1,5,5", "1.5.5", "-", ",",
                             "1 23", "12 34.5", "0x10", "1.234.56", "$5", "¥5", "1.5万", "NaN", "inf", "1 234 5"})
        QTest::newRow(text) << QString::fromUtf8(text);
}

void NumberTextTest::whatIsNoNumberIsRefused()
{
    QFETCH(const QString, text);
    for (const QString &name : locales) {
        const Result<double> value = readNumber(text, QLocale(name));
        QVERIFY2(!value, qPrintable(name));
        QCOMPARE(value.error().kind, Error::Kind::SchemaViolation);
    }
}

void NumberTextTest::wholeNumbersTakeGroupsButNoFraction_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected"); // empty: refused
    QTest::newRow("en group") << "en_US" << "1,000" << "1000";
    QTest::newRow("de group") << "de_DE" << "1.000" << "1000";
    QTest::newRow("en decimal sign before three digits") << "en_US" << "1.000" << "";
    QTest::newRow("de decimal sign before three digits") << "de_DE" << "1,000" << "";
    QTest::newRow("en fraction") << "en_US" << "1.5" << "";
    QTest::newRow("zh fraction with comma") << "zh_CN" << "1,5" << "";
    QTest::newRow("de fraction") << "de_DE" << "1,5" << "";
    QTest::newRow("zero fraction") << "en_US" << "8.0" << "8";
    QTest::newRow("groups and zero fraction") << "en_US" << "1,000.00" << "1000";
    QTest::newRow("plain") << "zh_CN" << "4096" << "4096";
}

void NumberTextTest::wholeNumbersTakeGroupsButNoFraction()
{
    QFETCH(const QString, locale);
    QFETCH(const QString, text);
    QFETCH(const QString, expected);
    const Result<QString> plain = plainNumber(text, QLocale(locale), NumberKind::Whole);
    QCOMPARE(plain.value_or(QString()), expected);
}

void NumberTextTest::ambiguityNamesBothReadings()
{
    const Result<QString> plain = plainNumber(QStringLiteral("1,234"), QLocale(QStringLiteral("en_US")));
    QVERIFY(!plain);
    QCOMPARE(plain.error().expected, QStringLiteral("1234 / 1.234"));
    QVERIFY(errorSentence(plain.error()).contains(QStringLiteral("1234 / 1.234")));
}

QTEST_GUILESS_MAIN(NumberTextTest)
#include "tst_number_text.moc"
