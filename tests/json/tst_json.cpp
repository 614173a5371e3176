// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "json/json.h"

#include "support/test_support.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>

using namespace xuanka;

using Kind = Error::Kind;
Q_DECLARE_METATYPE(xuanka::Error::Kind)

/// Whatever a user opens as JSON is either read exactly or refused with a reason; it never crashes or hangs.
class TestJson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsPlainDocuments_data();
    void readsPlainDocuments();
    void refusesWhatIsNotJson_data();
    void refusesWhatIsNotJson();
    void saysLineAndColumn_data();
    void saysLineAndColumn();
    void refusesEveryCutOffDocument();
    void refusesBadUtf8_data();
    void refusesBadUtf8();
    void acceptsOneByteOrderMark();
    void refusesAKeyThatStandsTwice_data();
    void refusesAKeyThatStandsTwice();
    void sameKeyInDifferentObjectsIsFine();
    void refusesDeepNestingQuickly_data();
    void refusesDeepNestingQuickly();
    void readsNumbersAsTheyStand_data();
    void readsNumbersAsTheyStand();
    void refusesNumbersThatNoDoubleHolds();
    void refusesOversizedText();
    void filesThatCannotBeOpenedAreNamed();
    void filesAreReadWithTheirName();
    void localizedTextsGoThereAndBack();
};

void TestJson::readsPlainDocuments_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char *text : {"null", "true", "0", "\"\"", "[]", "{}", " \t\r\n[1, 2] \n", "{\"a\": {\"b\": [null]}}",
                             "\"\\u4e2d\\ud83d\\ude00\"", "\"中文\""})
        QTest::newRow(text) << QByteArray(text);
}

void TestJson::readsPlainDocuments()
{
    QFETCH(const QByteArray, text);
    XUANKA_UNWRAP(json, parseJson(text, QStringLiteral("f.json")));
    QVERIFY(json == Json::parse(text.toStdString()));
}

void TestJson::refusesWhatIsNotJson_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("blank") << QByteArray("  \n");
    QTest::newRow("words") << QByteArray("hello");
    QTest::newRow("two documents") << QByteArray("{} {}");
    QTest::newRow("trailing text") << QByteArray("[1] x");
    QTest::newRow("trailing comma") << QByteArray("[1,]");
    QTest::newRow("comment") << QByteArray("[1] // one");
    QTest::newRow("single quotes") << QByteArray("{'a': 1}");
    QTest::newRow("bare key") << QByteArray("{a: 1}");
    QTest::newRow("NaN") << QByteArray("[NaN]");
    QTest::newRow("Infinity") << QByteArray("[Infinity]");
    QTest::newRow("plus sign") << QByteArray("[+1]");
    QTest::newRow("leading zero") << QByteArray("[01]");
    QTest::newRow("decimal comma") << QByteArray("{\"a\": 1,5}");
    QTest::newRow("line break in a string") << QByteArray("\"a\nb\"");
    QTest::newRow("bad escape") << QByteArray("\"\\x41\"");
    QTest::newRow("half a surrogate pair") << QByteArray("\"\\ud800\"");
    QTest::newRow("zero byte") << QByteArray("[1\0]", 4);
    QTest::newRow("CSV") << QByteArray("card,price\nH100,2.99\n");
    QTest::newRow("HTML") << QByteArray("<html></html>");
}

void TestJson::refusesWhatIsNotJson()
{
    QFETCH(const QByteArray, text);
    const auto json = parseJson(text, QStringLiteral("f.json"));
    QVERIFY(!json.has_value());
    QCOMPARE(json.error().kind, Kind::NotJson);
    QCOMPARE(json.error().file, QStringLiteral("f.json"));
    QVERIFY(!json.error().detail.isEmpty());
    QVERIFY(!errorMessage(json.error()).contains(QLatin1Char('\n')));
}

void TestJson::saysLineAndColumn_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("place");
    QTest::newRow("first line") << QByteArray("[1, x]") << QStringLiteral("1:5");
    QTest::newRow("second line") << QByteArray("{\n  \"a\": }\n") << QStringLiteral("2:8");
    QTest::newRow("after CRLF") << QByteArray("{\r\n\"a\" 1}") << QStringLiteral("2:5");
    QTest::newRow("first character") << QByteArray("?") << QStringLiteral("1:1");
    QTest::newRow("after a byte-order mark") << QByteArray("\xEF\xBB\xBF[1, x]") << QStringLiteral("1:5");
    QTest::newRow("third line") << QByteArray("[\n1\n2]") << QStringLiteral("3:1");
}

void TestJson::saysLineAndColumn()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, place);
    const auto json = parseJson(text, QString());
    QVERIFY(!json.has_value());
    QCOMPARE(json.error().place, place);
}

void TestJson::refusesEveryCutOffDocument()
{
    const QByteArray whole = QByteArrayLiteral("{\"cards\": [{\"id\": \"h100\", \"name\": \"\\u4e2d\xE6\x96\x87\", \"x\": [1.5e3, true, null, {}]}]}");
    QVERIFY(parseJson(whole, QString()).has_value());
    for (qsizetype length = 0; length < whole.size(); ++length) {
        const auto json = parseJson(whole.first(length), QString());
        QVERIFY2(!json.has_value(), whole.first(length).constData());
        QVERIFY(json.error().kind == Kind::NotJson || json.error().kind == Kind::NotUtf8);
    }
}

void TestJson::refusesBadUtf8_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("GB18030") << QByteArray("{\"name\": \"\xCF\xD4\xBF\xA8\"}");
    QTest::newRow("lone continuation") << QByteArray("\"\x80\"");
    QTest::newRow("cut in the middle of a character") << QByteArray("\"\xE4\xB8\"");
    QTest::newRow("overlong") << QByteArray("\"\xC0\xAF\"");
    QTest::newRow("surrogate") << QByteArray("\"\xED\xA0\x80\"");
    QTest::newRow("beyond Unicode") << QByteArray("\"\xF5\x80\x80\x80\"");
    QTest::newRow("in a key") << QByteArray("{\"\xFF\": 1}");
    QTest::newRow("UTF-16") << QByteArray("\xFF\xFE[\0]\0", 6);
}

void TestJson::refusesBadUtf8()
{
    QFETCH(const QByteArray, text);
    const auto json = parseJson(text, QStringLiteral("f.json"));
    QVERIFY(!json.has_value());
    QCOMPARE(json.error().kind, Kind::NotUtf8);
    QCOMPARE(json.error().file, QStringLiteral("f.json"));
}

void TestJson::acceptsOneByteOrderMark()
{
    XUANKA_UNWRAP(json, parseJson(QByteArray("\xEF\xBB\xBF{\"a\": 1}"), QString()));
    QCOMPARE(json["a"].get<int>(), 1);
}

void TestJson::refusesAKeyThatStandsTwice_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("key");
    QTest::newRow("beside") << QByteArray("{\"price\": 1, \"price\": 2}") << QStringLiteral("price");
    QTest::newRow("same value") << QByteArray("{\"a\": 1, \"a\": 1}") << QStringLiteral("a");
    QTest::newRow("with another between") << QByteArray("{\"a\": 1, \"b\": {}, \"a\": 2}") << QStringLiteral("a");
    QTest::newRow("deep") << QByteArray("[{\"x\": [{\"k\": 1, \"k\": 2}]}]") << QStringLiteral("k");
    QTest::newRow("escaped") << QByteArray("{\"a\": 1, \"\\u0061\": 2}") << QStringLiteral("a");
    QTest::newRow("empty") << QByteArray("{\"\": 1, \"\": 2}") << QString();
}

void TestJson::refusesAKeyThatStandsTwice()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, key);
    const auto json = parseJson(text, QStringLiteral("f.json"));
    QVERIFY(!json.has_value());
    QCOMPARE(json.error().kind, Kind::Inconsistent);
    QCOMPARE(json.error().place, key);
}

void TestJson::sameKeyInDifferentObjectsIsFine()
{
    QVERIFY(parseJson("[{\"a\": 1}, {\"a\": {\"a\": {\"a\": 1}}}, {\"b\": {\"c\": 1}, \"c\": 2}]", QString()).has_value());
}

void TestJson::refusesDeepNestingQuickly_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("accepted");
    const auto arrays = [](int depth) -> QByteArray { return QByteArray(depth, '[') + "1" + QByteArray(depth, ']'); };
    QTest::newRow("at the limit") << arrays(deepestJson) << true;
    QTest::newRow("beyond the limit") << arrays(deepestJson + 1) << false;
    QTest::newRow("a million, closed") << arrays(1000000) << false;
    QTest::newRow("ten million, left open") << QByteArray(10000000, '[') << false;
    QTest::newRow("objects") << QByteArray("{\"a\":").repeated(500000) << false;
}

void TestJson::refusesDeepNestingQuickly()
{
    QFETCH(const QByteArray, text);
    QFETCH(const bool, accepted);
    QElapsedTimer timer;
    timer.start();
    const auto json = parseJson(text, QStringLiteral("f.json"));
    QVERIFY(timer.elapsed() < 5000);
    QCOMPARE(json.has_value(), accepted);
    if (!accepted) {
        QCOMPARE(json.error().kind, Kind::TooLarge);
        QCOMPARE(json.error().expected, QString::number(deepestJson));
    }
}

void TestJson::readsNumbersAsTheyStand_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<double>("value");
    QTest::newRow("integer") << QByteArray("81559") << 81559.0;
    QTest::newRow("negative") << QByteArray("-0.5") << -0.5;
    QTest::newRow("per token") << QByteArray("2.7e-07") << 2.7e-7;
    QTest::newRow("largest 64-bit") << QByteArray("18446744073709551615") << 18446744073709551615.0;
    QTest::newRow("beyond 64 bits") << QByteArray("18446744073709551616") << 18446744073709551616.0;
    QTest::newRow("many digits") << QByteArray("0.1").append(2000, '0') << 0.1;
    QTest::newRow("almost too large") << QByteArray("1.7976931348623157e308") << 1.7976931348623157e308;
    QTest::newRow("too small is zero") << QByteArray("1e-999") << 0.0;
}

void TestJson::readsNumbersAsTheyStand()
{
    QFETCH(const QByteArray, text);
    QFETCH(const double, value);
    XUANKA_UNWRAP(json, parseJson(text, QString()));
    QVERIFY(json.is_number());
    QCOMPARE(json.get<double>(), value);
}

void TestJson::refusesNumbersThatNoDoubleHolds()
{
    for (const char *text : {"1e999", "[-1e999]", "{\"a\": 1e400}"}) {
        const auto json = parseJson(text, QStringLiteral("f.json"));
        QVERIFY2(!json.has_value(), text);
        QCOMPARE(json.error().kind, Kind::NotJson);
    }
}

void TestJson::refusesOversizedText()
{
    const QByteArray text(largestJsonFile + 1, ' ');
    const auto json = parseJson(text, QStringLiteral("f.json"));
    QVERIFY(!json.has_value());
    QCOMPARE(json.error().kind, Kind::TooLarge);
    QCOMPARE(json.error().expected, QStringLiteral("67 MB"));

    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("big.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.resize(largestJsonFile + 1)); // sparse: nothing is written
    file.close();
    const auto read = readJsonFile(file.fileName());
    QVERIFY(!read.has_value());
    QCOMPARE(read.error().kind, Kind::TooLarge);
    QCOMPARE(read.error().file, file.fileName());
}

void TestJson::filesThatCannotBeOpenedAreNamed()
{
    const QTemporaryDir folder;
    for (const QString &path : {folder.filePath(QStringLiteral("missing.json")), folder.path(), QString(QStringLiteral(":/no/such/resource.json"))}) {
        const auto json = readJsonFile(path);
        QVERIFY2(!json.has_value(), qPrintable(path));
        QCOMPARE(json.error().kind, Kind::CannotOpen);
        QCOMPARE(json.error().file, path);
    }
}

void TestJson::filesAreReadWithTheirName()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("显卡.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.write("{\"a\": [1, 2}") > 0);
    file.close();
    const auto json = readJsonFile(file.fileName());
    QVERIFY(!json.has_value());
    QCOMPARE(json.error().kind, Kind::NotJson);
    QCOMPARE(json.error().file, file.fileName());
    QVERIFY(errorMessage(json.error()).startsWith(file.fileName() % QLatin1String(": 1:")));
}

void TestJson::localizedTextsGoThereAndBack()
{
    const LocalizedText text{QStringLiteral("card"), QStringLiteral("显卡")};
    QVERIFY(toLocalizedText(toJson(text)) == text);
    QVERIFY(toLocalizedText(Json("card")).isEmpty());
    QVERIFY(toLocalizedText(Json{{"en", 1}}).isEmpty());
    QCOMPARE(toQString(Json(7)), QString());
    QCOMPARE(toQString(Json("显卡")), QStringLiteral("显卡"));
}

QTEST_GUILESS_MAIN(TestJson)
#include "tst_json.moc"
