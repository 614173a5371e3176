// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/language_switch.h"

#include "support/test_support.h"
#include "ui/common/app_context.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QPushButton>

using namespace xuanka;

class LanguageSwitchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void qtsOwnButtonsFollowTheLanguageAndComeBack();
    void theFirstLanguageIsTheChosenOneElseTheSystems_data();
    void theFirstLanguageIsTheChosenOneElseTheSystems();
    void numbersFollowTheReader_data();
    void numbersFollowTheReader();
    void aSwitchThatGoesTakesItsTranslatorsAlong();
};

void LanguageSwitchTest::qtsOwnButtonsFollowTheLanguageAndComeBack()
{
    const auto cancel = [] {
        const QDialogButtonBox box(QDialogButtonBox::Cancel);
        return box.button(QDialogButtonBox::Cancel)->text().remove(QLatin1Char('&'));
    };
    LanguageSwitch language;
    language.apply(Language::English);
    QCOMPARE(cancel(), QStringLiteral("Cancel"));
    language.apply(Language::SimplifiedChinese);
    QCOMPARE(language.current(), Language::SimplifiedChinese);
    QCOMPARE(cancel(), QString::fromUtf8("取消"));
    language.apply(Language::English);
    QCOMPARE(cancel(), QStringLiteral("Cancel"));
}

void LanguageSwitchTest::theFirstLanguageIsTheChosenOneElseTheSystems_data()
{
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QStringList>("system");
    QTest::addColumn<Language>("expected");
    const QStringList chinese {QStringLiteral("zh-Hans-CN"), QStringLiteral("en")};
    const QStringList german {QStringLiteral("de-DE"), QStringLiteral("zh-CN")};
    QTest::newRow("chosen English on a Chinese system") << "en" << chinese << Language::English;
    QTest::newRow("chosen Chinese on a German system") << "zh_CN" << german << Language::SimplifiedChinese;
    QTest::newRow("Chinese system") << "" << chinese << Language::SimplifiedChinese;
    QTest::newRow("German system") << "" << german << Language::English;
    QTest::newRow("nothing known") << "" << QStringList() << Language::English;
}

void LanguageSwitchTest::theFirstLanguageIsTheChosenOneElseTheSystems()
{
    QFETCH(const QString, wanted);
    QFETCH(const QStringList, system);
    QFETCH(const Language, expected);
    QCOMPARE(LanguageSwitch::initial(wanted, system), expected);
}

void LanguageSwitchTest::numbersFollowTheReader_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<QString>("system");
    QTest::addColumn<QString>("expected");
    QTest::newRow("English, British desktop") << Language::English << "en_GB" << "en_GB";
    QTest::newRow("English, German desktop") << Language::English << "de_DE" << "de_DE";
    QTest::newRow("English, Chinese desktop") << Language::English << "zh_CN" << "en_US";
    QTest::newRow("English, C") << Language::English << "C" << "en_US";
    QTest::newRow("Chinese, Chinese desktop") << Language::SimplifiedChinese << "zh_CN" << "zh_CN";
    QTest::newRow("Chinese, German desktop") << Language::SimplifiedChinese << "de_DE" << "zh_CN";
    QTest::newRow("Chinese, C") << Language::SimplifiedChinese << "C" << "zh_CN";
}

void LanguageSwitchTest::numbersFollowTheReader()
{
    QFETCH(const Language, language);
    QFETCH(const QString, system);
    QFETCH(const QString, expected);
    QCOMPARE(displayLocale(language, QLocale(system)).name(), expected);
}

void LanguageSwitchTest::aSwitchThatGoesTakesItsTranslatorsAlong()
{
    {
        LanguageSwitch language;
        language.apply(Language::SimplifiedChinese);
    }
    QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), QStringLiteral("Cancel"));
}

QTEST_MAIN(LanguageSwitchTest)
#include "tst_language_switch.moc"
