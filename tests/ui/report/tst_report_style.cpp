// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sample_report.h"
#include "support/test_support.h"
#include "ui/report/printed_chart.h"
#include "ui/report/report_style.h"
#include "report/report_texts.h"
#include "ui/report/text_block.h"

#include <QFontMetricsF>

using namespace xuanka;

class ReportStyleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void latinFamilyComesFirst_data();
    void latinFamilyComesFirst();
    void chineseTextNeedsAChineseFont();
    void knowsWhichDocumentsNeedChinese_data();
    void knowsWhichDocumentsNeedChinese();
    void collectsEveryText();
    void textBreaksRatherThanRunsOver_data();
    void textBreaksRatherThanRunsOver();
    void textWithoutCharactersTakesOneLine();
    void weightIsSizeAndColour();
};

void ReportStyleTest::latinFamilyComesFirst_data()
{
    QTest::addColumn<QStringList>("available");
    QTest::addColumn<QStringList>("chinese");
    QTest::addColumn<QStringList>("expected");
    const QString dejaVu = QStringLiteral("DejaVu Sans");
    const QString microHei = QStringLiteral("WenQuanYi Micro Hei");
    const QString noto = QStringLiteral("Noto Sans CJK SC");
    QTest::newRow("Debian with Micro Hei") << QStringList{microHei, dejaVu, noto} << QStringList{noto, microHei}
                                           << QStringList{dejaVu, microHei};
    QTest::newRow("only Noto") << QStringList{noto, dejaVu} << QStringList{noto} << QStringList{dejaVu, noto};
    QTest::newRow("another Chinese font") << QStringList{dejaVu, QStringLiteral("AR PL UMing CN")}
                                          << QStringList{QStringLiteral("AR PL UMing CN")}
                                          << QStringList{dejaVu, QStringLiteral("AR PL UMing CN")};
    QTest::newRow("Windows") << QStringList{QStringLiteral("Arial"), QStringLiteral("Microsoft YaHei"), QStringLiteral("Segoe UI")}
                             << QStringList{QStringLiteral("Microsoft YaHei")}
                             << QStringList{QStringLiteral("Segoe UI"), QStringLiteral("Microsoft YaHei")};
}

void ReportStyleTest::latinFamilyComesFirst()
{
    QFETCH(QStringList, available);
    QFETCH(QStringList, chinese);
    QFETCH(QStringList, expected);
    XUANKA_UNWRAP(families, reportFamilies(available, chinese, true));
    QCOMPARE(families, expected);
    QCOMPARE(ReportStyle(families).font(ReportStyle::Text::Body).families(), expected);
}

void ReportStyleTest::chineseTextNeedsAChineseFont()
{
    const QStringList available{QStringLiteral("DejaVu Sans")};
    const auto families = reportFamilies(available, {}, true);
    QVERIFY(!families);
    QCOMPARE(families.error().kind, Error::Kind::MissingFont);
    QVERIFY(errorMessage(families.error()).contains(QStringLiteral("fonts-wqy-microhei")));
    XUANKA_UNWRAP(english, reportFamilies(available, {}, false));
    QCOMPARE(english, available);
}

void ReportStyleTest::knowsWhichDocumentsNeedChinese_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("needs");
    QTest::newRow("English") << QStringLiteral("1 × H100, ¥9.60–12.00 “quoted” − 5 %") << false;
    QTest::newRow("Chinese") << QStringLiteral("显存") << true;
    QTest::newRow("full-width comma") << QStringLiteral("a，b") << true;
}

void ReportStyleTest::knowsWhichDocumentsNeedChinese()
{
    QFETCH(QString, text);
    QFETCH(bool, needs);
    ReportDocument document;
    document.elements << ReportFacts{{{QStringLiteral("name"), text}}};
    QCOMPARE(needsChineseFont(document), needs);
}

void ReportStyleTest::collectsEveryText()
{
    const QStringList texts = reportTexts(test::sampleReport(false, 2));
    for (const char *expected :
         {"Page %1 of %2", "Summary", "Ask for the invoice before paying.", "Hours a month", "40", "row-02-name RTX 4090 on Compshare",
          "Weights 15.0 GiB", "RTX 4090: 23.6 GiB usable", "601.5 h, ¥1,191", "rule of thumb: 150 h", "Cost a month (CNY)",
          "By the day, 8 h each", "Monthly cost"}) {
        QVERIFY2(texts.contains(QString::fromUtf8(expected)), expected);
    }
}

void ReportStyleTest::textBreaksRatherThanRunsOver_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("words") << QStringLiteral("the quick brown fox jumps over the lazy dog again and again");
    QTest::newRow("one long word") << QStringLiteral("sha256:3f9a2c713f9a2c713f9a2c713f9a2c713f9a2c713f9a2c713f9a2c71");
    QTest::newRow("Chinese") << QStringLiteral("显存偏紧，预计占用二十二点六吉字节，建议先压测再签合同");
}

void ReportStyleTest::textBreaksRatherThanRunsOver()
{
    QFETCH(QString, text);
    XUANKA_UNWRAP(families, reportFamilies(QFontDatabase::families(), {}, true));
    const ReportStyle style(families);
    const qreal width = dotsOfPoints(90);
    const TextBlock block(text, style.font(ReportStyle::Text::Body), width);
    QVERIFY(block.lineCount() > 1);
    QVERIFY(block.naturalWidth() <= width);
    QCOMPARE(block.height(), block.lineCount() * block.lineHeight());
}

void ReportStyleTest::textWithoutCharactersTakesOneLine()
{
    const TextBlock empty(QString(), QFont(), 1000.0);
    QVERIFY(empty.lineCount() <= 1);
    const TextBlock two(QStringLiteral("a\nb"), QFont(), 1000.0);
    QCOMPARE(two.lineCount(), 2);
}

void ReportStyleTest::weightIsSizeAndColour()
{
    const ReportStyle style({QStringLiteral("DejaVu Sans"), QStringLiteral("WenQuanYi Micro Hei")});
    using Text = ReportStyle::Text;
    for (const Text kind : {Text::Title, Text::Chapter, Text::Section, Text::TableHead})
        QVERIFY(!style.font(kind).bold());
    QVERIFY(style.font(Text::Title).pixelSize() > style.font(Text::Chapter).pixelSize());
    QVERIFY(style.font(Text::Chapter).pixelSize() > style.font(Text::Section).pixelSize());
    QVERIFY(style.font(Text::Section).pixelSize() > style.font(Text::Body).pixelSize());
    QVERIFY(style.color(Text::Chapter) != style.color(Text::Body));
}

QTEST_MAIN(ReportStyleTest)
#include "tst_report_style.moc"
