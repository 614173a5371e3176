// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "csv/csv.h"
#include "support/test_support.h"

#include <QTemporaryDir>

using namespace xuanka;
using namespace xuanka::test;

/// RFC 4180 as spreadsheets really write it, and what is refused.
class CsvTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tablesAreRead_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QStringList>("header");
        QTest::addColumn<QList<QStringList>>("rows");
        QTest::addColumn<QList<int>>("lines");
        const auto row = [](const char *name, const QByteArray &bytes, const QStringList &header,
                            const QList<QStringList> &rows, const QList<int> &lines) {
            QTest::newRow(name) << bytes << header << rows << lines;
        };
        const QStringList ab{QStringLiteral("a"), QStringLiteral("b")};
        const QList<QStringList> oneTwo{{QStringLiteral("1"), QStringLiteral("2")}};
        row("plain", "a,b\n1,2\n", ab, oneTwo, {2});
        row("no line break at the end", "a,b\n1,2", ab, oneTwo, {2});
        row("CRLF", "a,b\r\n1,2\r\n", ab, oneTwo, {2});
        row("byte-order mark", "\xef\xbb\xbf" "a,b\n1,2\n", ab, oneTwo, {2});
        row("blank lines between rows", "a,b\n\n1,2\n\n\n", ab, oneTwo, {3});
        row("blanks around names", " a , b \n1,2\n", ab, oneTwo, {2});
        row("empty fields", "a,b\n,\n", ab, {{QString(), QString()}}, {2});
        row("comma in quotes", "a,b\n\"1,5\",2\n", ab, {{QStringLiteral("1,5"), QStringLiteral("2")}}, {2});
        row("doubled quotes", "a,b\n\"say \"\"yes\"\"\",2\n", ab, {{QStringLiteral("say \"yes\""), QStringLiteral("2")}}, {2});
        row("line breaks in quotes count as lines", "a,b\n\"x\ny\",2\n3,4\n", ab,
            {{QStringLiteral("x\ny"), QStringLiteral("2")}, {QStringLiteral("3"), QStringLiteral("4")}}, {2, 4});
        row("Chinese", "卡,价\n华为昇腾,2\n", {QStringLiteral("卡"), QStringLiteral("价")},
            {{QStringLiteral("华为昇腾"), QStringLiteral("2")}}, {2});
        row("one column keeps its empty rows", "a\n\"\"\n1\n", {QStringLiteral("a")}, {{QString()}, {QStringLiteral("1")}}, {2, 3});
        row("header alone", "a,b\n", ab, {}, {});
    }

    void tablesAreRead()
    {
        QFETCH(QByteArray, bytes);
        XUANKA_UNWRAP(table, parseCsv(bytes, QStringLiteral("F.csv")));
        QTEST(table.header, "header");
        QTEST(table.rows, "rows");
        QTEST(table.lines, "lines");
    }

    void badTablesAreRefusedWithTheirLine_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<Error::Kind>("kind");
        QTest::addColumn<QString>("place");
        QTest::newRow("nothing") << QByteArray() << Error::Kind::Missing << QStringLiteral("line 1");
        QTest::newRow("only blank lines") << QByteArray("\n\n") << Error::Kind::Missing << QStringLiteral("line 1");
        QTest::newRow("too few fields") << QByteArray("a,b\n1,2\n3\n") << Error::Kind::SchemaViolation << QStringLiteral("line 3");
        QTest::newRow("too many fields") << QByteArray("a,b\n1,2,3\n") << Error::Kind::SchemaViolation << QStringLiteral("line 2");
        QTest::newRow("quote not closed") << QByteArray("a,b\n1,\"2\n3\n") << Error::Kind::SchemaViolation << QStringLiteral("line 2");
        QTest::newRow("quote inside a field") << QByteArray("a,b\n1,2\"3\n") << Error::Kind::SchemaViolation << QStringLiteral("line 2");
        QTest::newRow("text after a quote") << QByteArray("a,b\n\"1\"x,2\n") << Error::Kind::SchemaViolation << QStringLiteral("line 2");
        QTest::newRow("a column twice") << QByteArray("a,b,a\n1,2,3\n") << Error::Kind::Inconsistent << QStringLiteral("line 1");
        QTest::newRow("not UTF-8") << QByteArray("a,b\n1,\xff\xfe\n") << Error::Kind::NotUtf8 << QStringLiteral("line 2");
        QTest::newRow("UTF-16") << QByteArray("\xff\xfe" "a\0,\0b\0\n\0", 10) << Error::Kind::NotUtf8 << QStringLiteral("line 1");
        QTest::newRow("a zero byte") << QByteArray("a,b\n1,x\0y\n", 10) << Error::Kind::NotUtf8 << QStringLiteral("line 2");
        QTest::newRow("too many columns") << QByteArray("a,b,c,d,e\n") << Error::Kind::TooLarge << QStringLiteral("line 1");
        QTest::newRow("too many rows") << QByteArray("a\n1\n2\n3\n4\n") << Error::Kind::TooLarge << QStringLiteral("line 5");
        QTest::newRow("field too long") << QByteArray("a\n") + QByteArray(200, 'x') << Error::Kind::TooLarge << QStringLiteral("line 2");
        QTest::newRow("quoted field too long") << QByteArray("a\n\"") + QByteArray(200, 'x') << Error::Kind::TooLarge << QStringLiteral("line 2");
        QTest::newRow("file too long") << QByteArray(2000, ' ') << Error::Kind::TooLarge << QString();
    }

    void badTablesAreRefusedWithTheirLine()
    {
        QFETCH(QByteArray, bytes);
        const CsvLimits limits{1000, 4, 3, 100};
        const Result<CsvTable> table = parseCsv(bytes, QStringLiteral("F.csv"), limits);
        QVERIFY(!table);
        QTEST(table.error().kind, "kind");
        QTEST(table.error().place, "place");
        QCOMPARE(table.error().file, QStringLiteral("F.csv"));
        QVERIFY(!errorMessage(table.error()).contains(QLatin1Char('\n')));
    }

    void whatIsWrittenReadsBackTheSame()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("table.csv"));
        const CsvTable table{{QStringLiteral("a"), QStringLiteral("注")},
                             {{QStringLiteral("1,5"), QStringLiteral("say \"yes\"")},
                              {QStringLiteral("two\nlines"), QString()},
                              {QString(), QStringLiteral("=1+1")}},
                             {2, 3, 5}};
        const Done written = writeCsvFile(path, table);
        QVERIFY(written.has_value());
        XUANKA_UNWRAP(read, readCsvFile(path));
        QCOMPARE(read, table);
        const CsvTable narrow{{QStringLiteral("a")}, {{QString()}, {QStringLiteral("x")}}, {2, 3}};
        XUANKA_UNWRAP(again, parseCsv(writeCsv(narrow), {}));
        QCOMPARE(again, narrow);
    }

    void filesThatCannotBeOpenedSayWhy()
    {
        const Result<CsvTable> table = readCsvFile(QStringLiteral("/nowhere/at/all.csv"));
        QVERIFY(!table);
        QCOMPARE(table.error().kind, Error::Kind::CannotOpen);
        const Done written = writeCsvFile(QStringLiteral("/nowhere/at/all.csv"), CsvTable{{QStringLiteral("a")}, {}, {}});
        QVERIFY(!written);
        QCOMPARE(written.error().kind, Error::Kind::CannotWrite);
        QCOMPARE(written.error().file, QStringLiteral("/nowhere/at/all.csv"));
    }

    void anEndlessFileIsReadOnlyUpToTheLimit()
    {
        const Result<CsvTable> table = readCsvFile(QStringLiteral("/dev/zero"), CsvLimits{4096, 4, 3, 100});
        QVERIFY(!table);
        QCOMPARE(table.error().kind, Error::Kind::TooLarge);
    }

    void rowsAreReadByColumnName()
    {
        XUANKA_UNWRAP(table, parseCsv("a,b\n 1 ,\n", {}));
        const CsvRow row(table, 0);
        QCOMPARE(row.text(QStringLiteral("a")), QStringLiteral("1"));
        QVERIFY(!row.has(QStringLiteral("b")));
        QVERIFY(!row.has(QStringLiteral("no such column")));
        QCOMPARE(row.line(), 2);
    }
};

QTEST_GUILESS_MAIN(CsvTest)
#include "tst_csv.moc"
