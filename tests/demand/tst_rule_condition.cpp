// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "demand/rule_condition.h"
#include "support/test_support.h"

using namespace xuanka;

class TestRuleCondition : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aConditionHoldsOrNot_data();
    void aConditionHoldsOrNot();
    void whatIsNotUnderstoodIsRefusedWithItsPlace_data();
    void whatIsNotUnderstoodIsRefusedWithItsPlace();
    void readsAsAnExpression();
    void textsTakeFactsAndValues();
};

void TestRuleCondition::aConditionHoldsOrNot_data()
{
    QTest::addColumn<QString>("condition");
    QTest::addColumn<bool>("holds");
    const auto row = [](const char *condition, bool holds) { QTest::newRow(condition) << QString::fromUtf8(condition) << holds; };
    row(R"({})", true);
    row(R"({"field":"hours","op":"<","value":40.1})", true);
    row(R"({"field":"hours","op":"<","value":40})", false);
    row(R"({"field":"hours","op":"<=","value":40})", true);
    row(R"({"field":"hours","op":">","value":40})", false);
    row(R"({"field":"hours","op":">=","value":40})", true);
    row(R"({"field":"hours","op":"==","value":40.0})", true);
    row(R"({"field":"hours","op":"!=","value":40})", false);
    row(R"({"field":"hours","op":"<","value":"$limit"})", true);
    row(R"({"field":"growth","op":"==","value":"unknown"})", true);
    row(R"({"field":"growth","op":"in","value":["stable","unknown"]})", true);
    row(R"({"field":"growth","op":"in","value":["stable"]})", false);
    row(R"({"field":"formats","op":"intersects","value":["x","nf4"]})", true);
    row(R"({"field":"formats","op":"intersects","value":["x"]})", false);
    row(R"({"field":"growth","op":"intersects","value":["unknown"]})", false);
    row(R"({"field":"growth","op":"<","value":5})", false);
    row(R"({"field":"peaks","op":"==","value":true})", true);
    // What is not known triggers nothing, whichever way it is asked.
    row(R"({"field":"absent","op":"<","value":5})", false);
    row(R"({"field":"absent","op":">=","value":5})", false);
    row(R"({"field":"absent","op":"!=","value":5})", false);
    row(R"({"all":[{"field":"hours","op":"<","value":50},{"field":"peaks","op":"==","value":true}]})", true);
    row(R"({"all":[{"field":"hours","op":"<","value":50},{"field":"peaks","op":"==","value":false}]})", false);
    row(R"({"any":[{"field":"hours","op":">","value":50},{"field":"peaks","op":"==","value":true}]})", true);
    row(R"({"any":[{"field":"hours","op":">","value":50},{"all":[{"field":"absent","op":"==","value":1}]}]})", false);
}

void TestRuleCondition::aConditionHoldsOrNot()
{
    QFETCH(QString, condition);
    QFETCH(bool, holds);
    const Json facts = {{"hours", 40}, {"growth", "unknown"}, {"peaks", true}, {"formats", {"bf16", "nf4"}}};
    const Json values = {{"limit", 150}};
    const Json json = Json::parse(condition.toStdString());
    QVERIFY(checkCondition(json, values, {}, {}));
    QCOMPARE(conditionHolds(json, facts, values), holds);
}

void TestRuleCondition::whatIsNotUnderstoodIsRefusedWithItsPlace_data()
{
    QTest::addColumn<QString>("condition");
    QTest::addColumn<QString>("place");
    const auto row = [](const char *condition, const char *place) {
        QTest::newRow(condition) << QString::fromUtf8(condition) << QString::fromUtf8(place);
    };
    row(R"([])", "$.when");
    row(R"({"field":"a","op":"=","value":1})", "$.when.op");
    row(R"({"field":"a","op":"<"})", "$.when.value");
    row(R"({"op":"<","value":1})", "$.when.field");
    row(R"({"field":"a","op":"<","value":1,"extra":2})", "$.when");
    row(R"({"field":"a","op":"<","value":"$missing"})", "$.when.value");
    row(R"({"all":[]})", "$.when.all");
    row(R"({"all":{}})", "$.when.all");
    row(R"({"all":[{"field":"a","op":"<","value":1}],"any":[]})", "$.when.all");
    row(R"({"any":[{"field":"a","op":"<","value":1},{"field":"b","op":"?","value":1}]})", "$.when.any[1].op");
}

void TestRuleCondition::whatIsNotUnderstoodIsRefusedWithItsPlace()
{
    QFETCH(QString, condition);
    QFETCH(QString, place);
    const Done done = checkCondition(Json::parse(condition.toStdString()), Json::object(), QStringLiteral("rules.json"),
                                     QStringLiteral("$.when"));
    QVERIFY(!done);
    QCOMPARE(done.error().file, QStringLiteral("rules.json"));
    QCOMPARE(done.error().place, place);
}

void TestRuleCondition::readsAsAnExpression()
{
    const Json condition = Json::parse(R"({"all":[{"field":"hours","op":"<","value":"$limit"},
        {"any":[{"field":"peaks","op":"==","value":true},{"field":"growth","op":"in","value":["unknown","volatile"]}]}]})");
    QCOMPARE(conditionExpression(condition, {{"limit", 150}}),
             QStringLiteral("hours < 150 and (peaks == true or growth in unknown, volatile)"));
    QCOMPARE(conditionFields(condition),
             (QStringList{QStringLiteral("hours"), QStringLiteral("peaks"), QStringLiteral("growth")}));
    QCOMPARE(conditionExpression(Json::object(), {}), QStringLiteral("always"));
}

void TestRuleCondition::textsTakeFactsAndValues()
{
    const LocalizedText text{QStringLiteral("{hours} h, from {limit}, {share}, {unknown}"), QStringLiteral("{hours} 小时")};
    const LocalizedText filled = fillIn(text, {{"hours", 40.0}, {"share", 0.125}}, {{"limit", 150}});
    QCOMPARE(filled.english, QStringLiteral("40 h, from 150, 0.13, {unknown}"));
    QCOMPARE(filled.chinese, QStringLiteral("40 小时"));
    // A fact in two languages, a value before a fact, and braces that mark nothing.
    const LocalizedText card{QStringLiteral("{card} at {limit} {"), QStringLiteral("{card}，{} }")};
    const LocalizedText named = fillIn(card, {{"card", {{"en", "Ascend 910B"}, {"zh", "昇腾 910B"}}}, {"limit", 1}}, {{"limit", 2}});
    QCOMPARE(named.english, QStringLiteral("Ascend 910B at 2 {"));
    QCOMPARE(named.chinese, QStringLiteral("昇腾 910B，{} }"));
    // What is filled in is not filled in again.
    QCOMPARE(fillIn({QStringLiteral("{a}"), {}}, {{"a", "{b}"}, {"b", "x"}}, Json::object()).english, QStringLiteral("{b}"));
}

QTEST_GUILESS_MAIN(TestRuleCondition)
#include "tst_rule_condition.moc"
