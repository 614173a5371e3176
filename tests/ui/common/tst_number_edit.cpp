// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/number_edit.h"

#include "support/test_support.h"

#include <QApplication>
#include <QClipboard>
#include <QInputMethodEvent>
#include <QLineEdit>
#include <QSignalSpy>
#include <QVBoxLayout>

using namespace xuanka;

namespace {

/// A window with one field and something else to give the focus to.
template <typename Field>
struct Form {
    QWidget window;
    Field field {&window};
    QLineEdit other {&window};

    explicit Form(const QString &locale)
    {
        auto *layout = new QVBoxLayout(&window);
        layout->addWidget(&field);
        layout->addWidget(&other);
        window.setLocale(QLocale(locale));
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        field.setFocus();
        field.selectAll();
    }
    void leave() { other.setFocus(); }
};

void type(QWidget &field, const QString &text)
{
    for (const QChar character : text)
        QTest::sendKeyEvent(QTest::Click, &field, Qt::Key_unknown, character, Qt::NoModifier);
}

void addLocaleRows(const char *name, const QString &text, double expected)
{
    for (const char *locale : {"en_US", "zh_CN", "de_DE"})
        QTest::addRow("%s %s", locale, name) << QString::fromLatin1(locale) << text << expected;
}

} // namespace

/// The number-entry matrix: three locales, every way to write a number, never ten or a thousand times what was meant.
class NumberEditTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void typedNumbersAreReadAsMeant_data();
    void typedNumbersAreReadAsMeant();
    void keypadDecimalKeyWritesTheDecimalSign_data();
    void keypadDecimalKeyWritesTheDecimalSign();
    void pastedNumbersAreReadAsMeant_data();
    void pastedNumbersAreReadAsMeant();
    void ambiguousPasteIsRefusedAndSaysWhy_data();
    void ambiguousPasteIsRefusedAndSaysWhy();
    void inputMethodTextIsReadAsMeant();
    void aGroupTypedBeforeThreeDigitsIsPointedOut();
    void aSecondEqualSeparatorIsRefusedAndSaysWhy();
    void figuresAreGroupedOnlyWhileNotEdited();
    void digitsAreNeverSwallowedAtTheUpperEnd();
    void tooManyDecimalsAreRounded();
    void wheelChangesOnlyTheFocusedField();
    void unitsStandBehindTheNumber();
    void wholeNumbersNeverTurnAFractionIntoTens_data();
    void wholeNumbersNeverTurnAFractionIntoTens();
    void wholeNumberOutOfRangeIsRefusedAndSaysWhy();
    void moneyKeepsItsMicroUnits();
    void moneyRefusesAnotherCurrency();
    void moneyTakesItsOwnCurrencySign();
    void changingTheLocaleRewritesTheNumber();
};

void NumberEditTest::typedNumbersAreReadAsMeant_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("keys");
    QTest::addColumn<double>("expected");
    addLocaleRows("point", QStringLiteral("1.5"), 1.5);
    addLocaleRows("comma", QStringLiteral("1,5"), 1.5);
    addLocaleRows("62,5", QStringLiteral("62,5"), 62.5);
    addLocaleRows("62.5", QStringLiteral("62.5"), 62.5);
    addLocaleRows("English groups", QStringLiteral("1,234.5"), 1234.5);
    addLocaleRows("German groups", QStringLiteral("1.234,5"), 1234.5);
    addLocaleRows("full width", QString::fromUtf8("６２．５"), 62.5);
    addLocaleRows("full-width comma", QString::fromUtf8("６２，５"), 62.5);
    addLocaleRows("ideographic full stop", QString::fromUtf8("62。5"), 62.5);
    addLocaleRows("whole", QStringLiteral("601"), 601.0);
    addLocaleRows("no whole part", QStringLiteral(".5"), 0.5);
    addLocaleRows("decimal sign at the end", QStringLiteral("7."), 7.0);
}

void NumberEditTest::typedNumbersAreReadAsMeant()
{
    QFETCH(const QString, locale);
    QFETCH(const QString, keys);
    QFETCH(const double, expected);
    Form<NumberEdit> form(locale);
    type(form.field, keys);
    QCOMPARE(form.field.value(), expected);
    form.leave();
    QCOMPARE(form.field.value(), expected);
    QCOMPARE(form.field.text(), QLocale(locale).toString(expected, 'f', 2));
}

void NumberEditTest::keypadDecimalKeyWritesTheDecimalSign_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QChar>("sends"); // depends on the keyboard's layout, not on the locale
    for (const char *locale : {"en_US", "zh_CN", "de_DE"}) {
        QTest::addRow("%s sends a point", locale) << QString::fromLatin1(locale) << QChar(u'.');
        QTest::addRow("%s sends a comma", locale) << QString::fromLatin1(locale) << QChar(u',');
    }
}

void NumberEditTest::keypadDecimalKeyWritesTheDecimalSign()
{
    QFETCH(const QString, locale);
    QFETCH(const QChar, sends);
    Form<NumberEdit> form(locale);
    type(form.field, QStringLiteral("62"));
    const Qt::Key key = sends == QLatin1Char('.') ? Qt::Key_Period : Qt::Key_Comma;
    QTest::sendKeyEvent(QTest::Click, &form.field, key, QString(sends), Qt::KeypadModifier);
    type(form.field, QStringLiteral("5"));
    QCOMPARE(form.field.value(), 62.5);
    QCOMPARE(form.field.text(), QString(QStringLiteral("62") % QLocale(locale).decimalPoint() % QStringLiteral("5")));
}

void NumberEditTest::pastedNumbersAreReadAsMeant_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("expected");
    addLocaleRows("point", QStringLiteral("1.5"), 1.5);
    addLocaleRows("comma", QStringLiteral("1,5"), 1.5);
    addLocaleRows("62,5", QStringLiteral("62,5"), 62.5);
    addLocaleRows("English groups", QStringLiteral("1,234.5"), 1234.5);
    addLocaleRows("German groups", QStringLiteral("1.234,5"), 1234.5);
    addLocaleRows("three groups", QStringLiteral("1,234,567"), 1234567.0);
    addLocaleRows("full width", QString::fromUtf8("１２３４．５"), 1234.5);
    addLocaleRows("spaces around", QStringLiteral("  7.5 "), 7.5);
}

void NumberEditTest::pastedNumbersAreReadAsMeant()
{
    QFETCH(const QString, locale);
    QFETCH(const QString, text);
    QFETCH(const double, expected);
    Form<NumberEdit> form(locale);
    QApplication::clipboard()->setText(text);
    QTest::keySequence(&form.field, QKeySequence::Paste);
    QCOMPARE(form.field.value(), expected);
}

void NumberEditTest::ambiguousPasteIsRefusedAndSaysWhy_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("text");
    QTest::newRow("en") << "en_US" << "1,234";
    QTest::newRow("zh") << "zh_CN" << "1,234";
    QTest::newRow("de") << "de_DE" << "1.234";
    QTest::newRow("words") << "en_US" << "about 5";
    QTest::newRow("ten thousands in Chinese") << "zh_CN" << QString::fromUtf8("1.5万");
}

void NumberEditTest::ambiguousPasteIsRefusedAndSaysWhy()
{
    QFETCH(const QString, locale);
    QFETCH(const QString, text);
    Form<NumberEdit> form(locale);
    form.field.setValue(42.0);
    form.field.selectAll();
    const QSignalSpy refused(&form.field, &NumberEdit::refused);
    QApplication::clipboard()->setText(text);
    QTest::keySequence(&form.field, QKeySequence::Paste);
    QCOMPARE(refused.count(), 1);
    QVERIFY(refused.at(0).at(0).toString().contains(text));
    form.leave();
    QCOMPARE(form.field.value(), 42.0);
}

void NumberEditTest::inputMethodTextIsReadAsMeant()
{
    Form<NumberEdit> form(QStringLiteral("zh_CN"));
    for (const char16_t *commit : {u"６", u"２", u"，", u"５"}) {
        QInputMethodEvent event;
        event.setCommitString(QString::fromUtf16(commit));
        QApplication::sendEvent(&form.field, &event);
    }
    QCOMPARE(form.field.value(), 62.5);
}

void NumberEditTest::aGroupTypedBeforeThreeDigitsIsPointedOut()
{
    Form<NumberEdit> form(QStringLiteral("en_US"));
    const QSignalSpy refused(&form.field, &NumberEdit::refused);
    form.field.setDecimals(3);
    form.field.selectAll();
    type(form.field, QStringLiteral("1,234"));
    form.leave();
    QCOMPARE(form.field.value(), 1.234);
    QCOMPARE(refused.count(), 1);
    QVERIFY(refused.at(0).at(0).toString().contains(QStringLiteral("1.234")));
    QVERIFY(refused.at(0).at(0).toString().contains(QStringLiteral("1,234")));
}

void NumberEditTest::aSecondEqualSeparatorIsRefusedAndSaysWhy()
{
    Form<NumberEdit> form(QStringLiteral("zh_CN"));
    const QSignalSpy refused(&form.field, &NumberEdit::refused);
    type(form.field, QStringLiteral("1,234,"));
    QCOMPARE(refused.count(), 1);
    QVERIFY(form.field.value() <= 1234.0);
}

void NumberEditTest::figuresAreGroupedOnlyWhileNotEdited()
{
    Form<NumberEdit> form(QStringLiteral("en_US"));
    type(form.field, QStringLiteral("500000"));
    QCOMPARE(form.field.text(), QStringLiteral("500000"));
    form.leave();
    QCOMPARE(form.field.text(), QStringLiteral("500,000.00"));
    form.field.setFocus();
    QCOMPARE(form.field.text(), QStringLiteral("500000.00"));
    QCOMPARE(form.field.value(), 500000.0);
}

void NumberEditTest::digitsAreNeverSwallowedAtTheUpperEnd()
{
    Form<NumberEdit> form(QStringLiteral("en_US"));
    form.field.setRange(0.0, 744.0);
    form.field.setValue(40.0);
    form.field.selectAll();
    const QSignalSpy refused(&form.field, &NumberEdit::refused);
    type(form.field, QStringLiteral("1000"));
    QCOMPARE(form.field.text(), QStringLiteral("1000"));
    form.leave();
    QCOMPARE(form.field.value(), 40.0);
    QCOMPARE(refused.count(), 1);
    QVERIFY(refused.at(0).at(0).toString().contains(QStringLiteral("744")));
}

void NumberEditTest::tooManyDecimalsAreRounded()
{
    Form<NumberEdit> form(QStringLiteral("en_US"));
    type(form.field, QStringLiteral("1.239"));
    form.leave();
    QCOMPARE(form.field.value(), 1.24);
}

void NumberEditTest::wheelChangesOnlyTheFocusedField()
{
    Form<NumberEdit> form(QStringLiteral("en_US"));
    form.field.setValue(5.0);
    const auto turn = [&form] {
        QWheelEvent wheel(QPointF(5, 5), form.field.mapToGlobal(QPointF(5, 5)), {}, {0, 120}, Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(&form.field, &wheel);
    };
    turn();
    QCOMPARE(form.field.value(), 6.0);
    form.leave();
    turn();
    QCOMPARE(form.field.value(), 6.0);
}

void NumberEditTest::unitsStandBehindTheNumber()
{
    Form<NumberEdit> form(QStringLiteral("de_DE"));
    form.field.setUnit(QStringLiteral("GiB"));
    form.field.setFocus();
    form.field.selectAll();
    type(form.field, QStringLiteral("80.5"));
    QCOMPARE(form.field.value(), 80.5);
    form.leave();
    QCOMPARE(form.field.text(), QStringLiteral("80,50 GiB"));
}

void NumberEditTest::wholeNumbersNeverTurnAFractionIntoTens_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("keys");
    QTest::addColumn<int>("expected"); // 7 = refused, the value before
    for (const char *locale : {"en_US", "zh_CN", "de_DE"}) {
        const QString name = QString::fromLatin1(locale);
        QTest::addRow("%s point", locale) << name << QStringLiteral("1.5") << 7;
        QTest::addRow("%s comma", locale) << name << QStringLiteral("1,5") << 7;
        QTest::addRow("%s full-width comma", locale) << name << QString::fromUtf8("１，５") << 7;
        QTest::addRow("%s plain", locale) << name << QStringLiteral("4096") << 4096;
        QTest::addRow("%s full width", locale) << name << QString::fromUtf8("１２") << 12;
        QTest::addRow("%s two groups", locale) << name << QStringLiteral("1,048,576") << 1048576;
    }
    QTest::newRow("en group") << "en_US" << "1,000" << 1000;
    QTest::newRow("zh group") << "zh_CN" << "1,000" << 1000;
    QTest::newRow("de group") << "de_DE" << "1.000" << 1000;
    QTest::newRow("en decimals") << "en_US" << "1.000" << 7;
    QTest::newRow("de decimals") << "de_DE" << "1,000" << 7;
}

void NumberEditTest::wholeNumbersNeverTurnAFractionIntoTens()
{
    QFETCH(const QString, locale);
    QFETCH(const QString, keys);
    QFETCH(const int, expected);
    Form<IntegerEdit> form(locale);
    form.field.setRange(1, 10000000);
    form.field.setValue(7);
    form.field.selectAll();
    const QSignalSpy refused(&form.field, &IntegerEdit::refused);
    type(form.field, keys);
    form.leave();
    QCOMPARE(form.field.value(), expected);
    QCOMPARE(form.field.text(), QLocale(locale).toString(expected));
    QCOMPARE(refused.count(), expected == 7 ? 1 : 0);
}

void NumberEditTest::wholeNumberOutOfRangeIsRefusedAndSaysWhy()
{
    Form<IntegerEdit> form(QStringLiteral("en_US"));
    form.field.setRange(1, 128);
    form.field.setValue(8);
    form.field.selectAll();
    const QSignalSpy refused(&form.field, &IntegerEdit::refused);
    type(form.field, QStringLiteral("1000"));
    form.leave();
    QCOMPARE(form.field.value(), 8);
    QCOMPARE(refused.count(), 1);
    QVERIFY(refused.at(0).at(0).toString().contains(QStringLiteral("128")));
}

void NumberEditTest::moneyKeepsItsMicroUnits()
{
    Form<MoneyEdit> form(QStringLiteral("zh_CN"));
    form.field.setDecimals(4);
    form.field.setMoney(Money::fromAmount(1.9801, Currency::Cny));
    QCOMPARE(form.field.money(), Money(1980100, Currency::Cny));
    form.field.setMoney(Money::fromAmount(2.5, Currency::Usd));
    QCOMPARE(form.field.money(), Money(2500000, Currency::Usd));
    form.leave();
    QCOMPARE(form.field.text(), QStringLiteral("$2.5000"));
}

void NumberEditTest::moneyRefusesAnotherCurrency()
{
    // The slip in the source documents: ¥50.32 copied as $50.32.
    Form<MoneyEdit> form(QStringLiteral("zh_CN"));
    form.field.setMoney(Money::fromAmount(8.0, Currency::Cny));
    form.field.selectAll();
    const QSignalSpy refused(&form.field, &NumberEdit::refused);
    QApplication::clipboard()->setText(QStringLiteral("$50.32"));
    QTest::keySequence(&form.field, QKeySequence::Paste);
    QCOMPARE(refused.count(), 1);
    QCOMPARE(form.field.money(), Money::fromAmount(8.0, Currency::Cny));
}

void NumberEditTest::moneyTakesItsOwnCurrencySign()
{
    Form<MoneyEdit> form(QStringLiteral("zh_CN"));
    form.field.setPer(QStringLiteral("/h"));
    form.field.setFocus();
    form.field.selectAll();
    QApplication::clipboard()->setText(QString::fromUtf8("￥1,191.00"));
    QTest::keySequence(&form.field, QKeySequence::Paste);
    QCOMPARE(form.field.money(), Money::fromAmount(1191.0, Currency::Cny));
    form.leave();
    QCOMPARE(form.field.text(), QString::fromUtf8("¥1,191.00/h"));
}

void NumberEditTest::changingTheLocaleRewritesTheNumber()
{
    Form<NumberEdit> form(QStringLiteral("en_US"));
    form.field.setValue(1234.5);
    form.leave();
    QCOMPARE(form.field.text(), QStringLiteral("1,234.50"));
    form.window.setLocale(QLocale(QStringLiteral("de_DE")));
    QCOMPARE(form.field.text(), QStringLiteral("1.234,50"));
    QCOMPARE(form.field.value(), 1234.5);
}

QTEST_MAIN(NumberEditTest)
#include "tst_number_edit.moc"
