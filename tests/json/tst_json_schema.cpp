// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "json/json.h"

#include "support/test_support.h"

using namespace xuanka;

using Kind = Error::Kind;
Q_DECLARE_METATYPE(xuanka::Error::Kind)

/// The schema checker accepts what a schema allows and says path, what was expected and what was found otherwise.
class TestJsonSchema : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void acceptsWhatTheSchemaAllows_data();
    void acceptsWhatTheSchemaAllows();
    void saysPathExpectedAndFound_data();
    void saysPathExpectedAndFound();
    void sentenceIsOneLineWithFileAndPath();
    void longValuesAreCutInMessages();
    void checkedResourcesNameTheirFile();
};

namespace {

Json schema(const QString &text)
{
    return Json::parse(str(text));
}

} // namespace

void TestJsonSchema::acceptsWhatTheSchemaAllows_data()
{
    QTest::addColumn<QString>("schemaText");
    QTest::addColumn<QString>("document");
    const auto row = [](const char *label, const char *schemaText, const char *document) {
        QTest::newRow(label) << QString::fromUtf8(schemaText) << QString::fromUtf8(document);
    };
    row("empty schema", "{}", "[1, {\"a\": null}]");
    row("integer is a number", R"({"type": "number"})", "3");
    row("two types", R"({"type": ["string", "null"]})", "null");
    row("enum of text", R"({"enum": ["a", "b"]})", "\"b\"");
    row("enum of numbers", R"({"enum": [1, 2]})", "2");
    row("optional left out", R"({"type": "object", "properties": {"a": {"type": "string"}}})", "{}");
    row("further keys by default", R"({"type": "object", "properties": {}})", R"({"x": 1})");
    row("further keys by schema", R"({"type": "object", "additionalProperties": {"type": "integer"}})", R"({"x": 1})");
    row("minimum itself", R"({"minimum": 0})", "0");
    row("maximum itself", R"({"maximum": 1e9})", "1000000000");
    row("date", R"({"type": "string", "format": "date"})", "\"2024-02-29\"");
    row("pattern anywhere", R"({"pattern": "\\S"})", "\" x \"");
    row("pattern beyond ASCII", R"({"pattern": "^[\\x{4e00}-\\x{9fff}]+$"})", "\"显卡\"");
    row("definition", R"({"definitions": {"id": {"type": "string"}}, "items": {"$ref": "#/definitions/id"}})", R"(["a"])");
    row("enough items", R"({"type": "array", "minItems": 1})", "[0]");
}

void TestJsonSchema::acceptsWhatTheSchemaAllows()
{
    QFETCH(const QString, schemaText);
    QFETCH(const QString, document);
    const Done done = checkSchema(Json::parse(str(document)), schema(schemaText), QString());
    QVERIFY2(done.has_value(), done ? "" : qPrintable(errorMessage(done.error())));
}

void TestJsonSchema::saysPathExpectedAndFound_data()
{
    QTest::addColumn<QString>("schemaText");
    QTest::addColumn<QString>("document");
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<QString>("found");
    const auto row = [](const char *label, const char *schemaText, const char *document, Kind kind, const char *place,
                        const char *expected, const char *found) {
        QTest::newRow(label) << QString::fromUtf8(schemaText) << QString::fromUtf8(document) << kind
                             << QString::fromUtf8(place) << QString::fromUtf8(expected) << QString::fromUtf8(found);
    };
    row("type", R"({"type": "object"})", "[]", Kind::SchemaViolation, "$", "object", "array");
    row("fraction for integer", R"({"type": "integer"})", "1.5", Kind::SchemaViolation, "$", "integer", "number");
    row("text for number", R"({"type": "number"})", "\"1\"", Kind::SchemaViolation, "$", "number", "string");
    row("none of two types", R"({"type": ["string", "null"]})", "1", Kind::SchemaViolation, "$", "string|null", "integer");
    row("null is not nothing", R"({"type": "object", "properties": {"a": {"type": "number"}}})", R"({"a": null})",
        Kind::SchemaViolation, "$.a", "number", "null");
    row("enum", R"({"properties": {"e": {"enum": ["cuda", "cann"]}}})", R"({"e": "rocm"})", Kind::SchemaViolation, "$.e",
        "cuda|cann", "\"rocm\"");
    row("required", R"({"required": ["a"]})", "{}", Kind::Missing, "$.a", "", "");
    row("required, deep", R"({"properties": {"l": {"items": {"required": ["id"]}}}})", R"({"l": [{"id": 1}, {}]})",
        Kind::Missing, "$.l[1].id", "", "");
    row("unknown key", R"({"properties": {"a": {}, "b": {}}, "additionalProperties": false})", R"({"c": 1})",
        Kind::UnknownName, "$.c", "a, b", "c");
    row("further key of wrong type", R"({"type": "object", "additionalProperties": {"type": "integer"}})", R"({"x": "1"})",
        Kind::SchemaViolation, "$.x", "integer", "string");
    row("item", R"({"items": {"type": "number"}})", "[1, 2, true]", Kind::SchemaViolation, "$[2]", "number", "boolean");
    row("too many", R"({"maxItems": 1})", "[1, 2]", Kind::SchemaViolation, "$", "≤ 1", "2");
    row("too few", R"({"minItems": 2})", "[1]", Kind::SchemaViolation, "$", "≥ 2", "1");
    row("below", R"({"minimum": 0})", "-1", Kind::SchemaViolation, "$", "≥ 0", "-1");
    row("not above", R"({"exclusiveMinimum": 0})", "0", Kind::SchemaViolation, "$", "> 0", "0");
    row("above", R"({"maximum": 100})", "100.5", Kind::SchemaViolation, "$", "≤ 100", "100.5");
    row("pattern", R"({"pattern": "^[a-z]+$"})", "\"A1\"", Kind::SchemaViolation, "$", "^[a-z]+$", "\"A1\"");
    row("no such day", R"({"format": "date"})", "\"2026-02-30\"", Kind::SchemaViolation, "$", "YYYY-MM-DD",
        "\"2026-02-30\"");
    row("day in words", R"({"format": "date"})", "\"today\"", Kind::SchemaViolation, "$", "YYYY-MM-DD", "\"today\"");
    row("through a definition", R"({"definitions": {"n": {"type": "number"}}, "properties": {"a": {"$ref": "#/definitions/n"}}})",
        R"({"a": "x"})", Kind::SchemaViolation, "$.a", "number", "string");
}

void TestJsonSchema::saysPathExpectedAndFound()
{
    QFETCH(const QString, schemaText);
    QFETCH(const QString, document);
    QFETCH(const Kind, kind);
    QFETCH(const QString, place);
    QFETCH(const QString, expected);
    QFETCH(const QString, found);
    const Done done = checkSchema(Json::parse(str(document)), schema(schemaText), QStringLiteral("f.json"));
    QVERIFY(!done.has_value());
    QCOMPARE(done.error().kind, kind);
    QCOMPARE(done.error().file, QStringLiteral("f.json"));
    QCOMPARE(done.error().place, place);
    QCOMPARE(done.error().expected, expected);
    QCOMPARE(done.error().detail, found);
}

void TestJsonSchema::sentenceIsOneLineWithFileAndPath()
{
    const Done done = checkSchema(Json::parse(R"({"a": "x\ny"})"), schema(QStringLiteral(R"({"properties": {"a": {"enum": ["b"]}}})")),
                                  QStringLiteral("f.json"));
    QVERIFY(!done.has_value());
    QCOMPARE(errorMessage(done.error()), QStringLiteral("f.json: $.a: expected b, found \"x\\ny\""));
}

void TestJsonSchema::longValuesAreCutInMessages()
{
    const Done done = checkSchema(Json(std::string(100000, 'x')), schema(QStringLiteral(R"({"pattern": "^$"})")), QString());
    QVERIFY(!done.has_value());
    QVERIFY(done.error().detail.size() <= 60);
}

void TestJsonSchema::checkedResourcesNameTheirFile()
{
    const QString schemaPath = QStringLiteral(":/schema/cards.schema.json");
    QVERIFY(readCheckedResource(QStringLiteral(":/catalog/cards.json"), schemaPath).has_value());
    const auto missing = readCheckedResource(QStringLiteral(":/catalog/none.json"), schemaPath);
    QCOMPARE(missing.error().file, QStringLiteral(":/catalog/none.json"));
    const auto noSchema = readCheckedResource(QStringLiteral(":/catalog/cards.json"), QStringLiteral(":/schema/none.json"));
    QCOMPARE(noSchema.error().file, QStringLiteral(":/schema/none.json"));
    const auto wrong = readCheckedResource(QStringLiteral(":/catalog/quotes.json"), schemaPath);
    QCOMPARE(wrong.error().file, QStringLiteral(":/catalog/quotes.json"));
    QCOMPARE(wrong.error().place, QStringLiteral("$.cards"));
}

QTEST_GUILESS_MAIN(TestJsonSchema)
#include "tst_json_schema.moc"
