// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evaluation/tab_separated.h"

#include "support/test_support.h"

using namespace xuanka;

class TabSeparatedTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsWhatSpreadsheetsWrite_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QList<QStringList>>("cells");
        const auto row = [](const char *name, const char *text, const QList<QStringList> &cells) {
            QTest::newRow(name) << QString::fromUtf8(text) << cells;
        };
        const auto s = [](const char *text) { return QString::fromUtf8(text); };
        row("nothing", "", {});
        row("one cell", "a", {{s("a")}});
        row("Excel ends with a line break", "a\tb\r\nc\td\r\n", {{s("a"), s("b")}, {s("c"), s("d")}});
        row("LF", "a\nb\n", {{s("a")}, {s("b")}});
        row("CR", "a\rb\r", {{s("a")}, {s("b")}});
        row("empty cells", "\t\r\n\t", {{s(""), s("")}, {s(""), s("")}});
        row("empty row between", "a\n\nb", {{s("a")}, {s("")}, {s("b")}});
        row("short rows are filled", "a\nb\tc", {{s("a"), s("")}, {s("b"), s("c")}});
        row("line break in a cell", "\"1\n2\"\tb", {{s("1\n2"), s("b")}});
        row("CR LF in a cell", "\"1\r\n2\"\r\n3", {{s("1\r\n2")}, {s("3")}});
        row("tab in a cell", "\"1\t2\"\tb", {{s("1\t2"), s("b")}});
        row("doubled quotes", "\"say \"\"hi\"\" twice\"\tb", {{s("say \"hi\" twice"), s("b")}});
        row("only quotes", "\"\"\"\"\tb", {{s("\""), s("b")}});
        row("empty quoted", "\"\"\tb", {{s(""), s("b")}});
        row("inches are not quotes", "24\" rack\tb", {{s("24\" rack"), s("b")}});
        row("a quote that does not enclose", "\"A\" and B\tc", {{s("\"A\" and B"), s("c")}});
        row("a quote that never closes", "\"a\tb\nc", {{s("\"a"), s("b")}, {s("c"), s("")}});
        row("blanks are kept", " a \t b ", {{s(" a "), s(" b ")}});
        row("Chinese", "型号\t价格\n「4090」\t¥1.68", {{s("型号"), s("价格")}, {s("「4090」"), s("¥1.68")}});
    }

    void readsWhatSpreadsheetsWrite()
    {
        QFETCH(QString, text);
        QFETCH(QList<QStringList>, cells);
        XUANKA_UNWRAP(read, parseTabSeparated(text));
        QCOMPARE(read, cells);
    }

    void refusesWhatNobodyCopiesFromATable()
    {
        const auto read = parseTabSeparated(QString(1'000'001, QLatin1Char('a')));
        QVERIFY(!read);
        QCOMPARE(read.error().kind, Error::Kind::TooLarge);
    }

    void survivesAnyMixtureOfTabsBreaksAndQuotes()
    {
        // Every text of up to seven of these characters: whatever comes out is a full rectangle.
        const QString alphabet = QStringLiteral("\"\t\n\ra");
        int total = 0;
        for (int length = 1, count = 5; length <= 7; ++length, count *= 5) {
            for (int number = 0; number < count; ++number) {
                QString text;
                for (int i = 0, rest = number; i < length; ++i, rest /= 5)
                    text += alphabet.at(rest % 5);
                const auto read = parseTabSeparated(text);
                QVERIFY(read);
                QVERIFY(!read->isEmpty());
                for (const QStringList &row : std::as_const(*read))
                    QCOMPARE(row.size(), read->constFirst().size());
                ++total;
            }
        }
        QCOMPARE(total, 97655);
    }
};

QTEST_GUILESS_MAIN(TabSeparatedTest)
#include "tst_tab_separated.moc"
