// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quantity/trace.h"

#include "json/json.h"
#include "support/test_support.h"

#include <random>

using namespace xuanka;

/// A trace keeps figures in machine form, whatever the reader's locale, and goes to JSON whole.
class TestTrace : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany)); }

    void machineNumbersReadBackExactly_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("text");
        QTest::newRow("short") << 0.1 << QStringLiteral("0.1");
        QTest::newRow("no grouping, no comma") << 1191.5 << QStringLiteral("1191.5");
        QTest::newRow("whole") << 730.0 << QStringLiteral("730");
        QTest::newRow("third") << 1.0 / 3.0 << QStringLiteral("0.3333333333333333");
        QTest::newRow("negative") << -2.5 << QStringLiteral("-2.5");
    }
    void machineNumbersReadBackExactly()
    {
        QFETCH(const double, value);
        QFETCH(const QString, text);
        QCOMPARE(machineNumber(value), text);
    }

    void machineNumbersSurviveTheWayBack()
    {
        std::mt19937_64 random(4090);
        std::uniform_real_distribution<double> number(-1e9, 1e9);
        for (int i = 0; i < 1000; ++i) {
            const double value = number(random);
            QVERIFY(machineNumber(value).toDouble() == value);
        }
    }

    void jsonHoldsEverything()
    {
        Trace part;
        part.formula = QStringLiteral("rate.month");
        Trace trace;
        trace.formula = QStringLiteral("value.task");
        trace.expression = QStringLiteral("hours × price");
        trace.result = QStringLiteral("5.94");
        trace.unit = QStringLiteral("CNY");
        trace.source = QStringLiteral("card-guide");
        trace.inputs << TraceInput{QStringLiteral("hours"), QStringLiteral("3"), QStringLiteral("h"), QStringLiteral("profile")};
        trace.parts << part;
        const Json json = traceToJson(trace);
        QCOMPARE(json["formula"], "value.task");
        QCOMPARE(toQString(json["expression"]), trace.expression);
        QCOMPARE(json["result"], "5.94");
        QCOMPARE(json["unit"], "CNY");
        QCOMPARE(json["source"], "card-guide");
        QCOMPARE(json["inputs"]["hours"]["value"], "3");
        QCOMPARE(json["inputs"]["hours"]["unit"], "h");
        QCOMPARE(json["inputs"]["hours"]["source"], "profile");
        QCOMPARE(json["parts"][0]["formula"], "rate.month");
        QVERIFY(!json["parts"][0].contains("parts"));
    }

    void unknownWordsComeBackUnchanged()
    {
        QCOMPARE(traceWords(QStringLiteral("no such word")), QStringLiteral("no such word"));
    }
};

QTEST_GUILESS_MAIN(TestTrace)
#include "tst_trace.moc"
