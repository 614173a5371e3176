// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalog/catalog.h"
#include "decision/decision_rules.h"
#include "decision/decision_words.h"
#include "demand/demand_rules.h"
#include "support/test_support.h"

#include <QDirIterator>
#include <QRegularExpression>

using namespace xuanka;

namespace {

QStringList marksIn(const QString &text)
{
    static const QRegularExpression marks(QStringLiteral("\\{[a-z_]+\\}"));
    QStringList found;
    for (auto match = marks.globalMatch(text); match.hasNext();)
        found << match.next().captured();
    found.removeDuplicates();
    found.sort();
    return found;
}

} // namespace

class TestDecisionRules : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyGateHasNameRuleAndSource();
    void everyTextSaysTheSameInBothLanguages();
    void everyTextThatTheCodeAsksForExists();
    void everyRuleNamesASourceOfTheCatalog();
    void complianceIsJudgedByStanding_data();
    void complianceIsJudgedByStanding();
    void aGateOrThresholdThatIsGoneIsNamed_data();
    void aGateOrThresholdThatIsGoneIsNamed();
    void gateNamesReadBack();
    void billingAndStatesHaveWords();
};

void TestDecisionRules::everyGateHasNameRuleAndSource()
{
    const auto &rules = decisionRules();
    QVERIFY2(rules.has_value(), qPrintable(test::explain(rules)));
    QCOMPARE(allGates().size(), 11);
    for (const GateId id : allGates()) {
        const GateRule &rule = rules->gate(id);
        QVERIFY(!rule.name.english.isEmpty() && !rule.name.chinese.isEmpty());
        QVERIFY(!rule.asks.english.isEmpty() && !rule.asks.chinese.isEmpty());
        QVERIFY2(!rule.asks.english.contains(QLatin1Char('{')), qPrintable(rule.asks.english));
        QVERIFY(gateTitle(id) == rule.name);
    }
    QVERIFY(rules->asOf().isValid());
    QCOMPARE(rules->gate(GateId::Interconnect).value("billions"), 65.0);
}

void TestDecisionRules::everyTextSaysTheSameInBothLanguages()
{
    XUANKA_UNWRAP(json, readJsonFile(QStringLiteral(":/rules/gates.json")));
    static const QRegularExpression han(QStringLiteral("\\p{Han}"));
    const QStringList sameInBoth = {QStringLiteral("ecosystem.cuda"), QStringLiteral("ecosystem.cann"), QStringLiteral("relax.and")};
    for (const auto &[key, value] : json.at("texts").items()) {
        const LocalizedText text = toLocalizedText(value);
        const QString id = QString::fromStdString(key);
        QCOMPARE(marksIn(text.english), marksIn(text.chinese));
        QVERIFY2(!text.english.contains(han), key.c_str());
        QVERIFY2(text.chinese.contains(han) || sameInBoth.contains(id), key.c_str());
    }
}

void TestDecisionRules::everyTextThatTheCodeAsksForExists()
{
    const auto &rules = decisionRules();
    QVERIFY(rules.has_value());
    static const QRegularExpression ids(
        QStringLiteral("QStringLiteral\\(\"((?:memory|ecosystem|compliance|official_board|interconnect|sla|region|price|budget|"
                       "reason|caution|billing|relax)\\.[a-z_]+)\"\\)"));
    int found = 0;
    QDirIterator files(QStringLiteral(XUANKA_SOURCE_DIR "/models/decision"), {QStringLiteral("*.cpp")});
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString source = QString::fromUtf8(file.readAll());
        for (auto match = ids.globalMatch(source); match.hasNext(); ++found) {
            const QString id = match.next().captured(1);
            QVERIFY2(rules->hasText(id), qPrintable(id));
        }
    }
    QVERIFY(found > 40);
    for (const char *gate : {"data_residency", "invoice", "sla"}) { // put together at run time
        for (const char *answer : {"pass", "fail", "unknown", "remedy", "ask"})
            QVERIFY(rules->hasText(QStringLiteral("%1.%2").arg(QLatin1String(gate), QLatin1String(answer))));
    }
    for (const char *field : {"monthly_budget", "must_be_compliant", "domestic_only", "cuda_only", "data_must_stay", "needs_invoice",
                              "needs_sla", "interruptible", "region", "context_tokens", "concurrency", "weight_format",
                              "allow_unofficial_boards", "max_cards", "include_promotional"})
        QVERIFY2(rules->hasText(QStringLiteral("relax.") % QLatin1String(field)), field);
    QCOMPARE(rules->text(QStringLiteral("no.such")).english, QStringLiteral("no.such"));
}

void TestDecisionRules::everyRuleNamesASourceOfTheCatalog()
{
    XUANKA_UNWRAP(catalog, Catalog::loadBuiltIn());
    const auto &gates = decisionRules();
    const auto &demand = demandRules();
    QVERIFY(gates.has_value() && demand.has_value());
    QStringList sources;
    for (const GateId id : allGates())
        sources << gates->gate(id).source;
    sources << gates->gate(GateId::Ecosystem).capabilitySource;
    for (const auto *list : {&demand->conditions, &demand->profileWarnings, &demand->decisionWarnings}) {
        for (const DemandRule &rule : *list)
            sources << rule.source;
    }
    for (const ProcurementPath &path : demand->paths)
        sources << path.source;
    for (const LadderRule &rule : demand->ladder)
        sources << rule.rung.source;
    for (const QString &source : std::as_const(sources))
        QVERIFY2(catalog.source(source), qPrintable(source));
}

void TestDecisionRules::complianceIsJudgedByStanding_data()
{
    QTest::addColumn<int>("compliance");
    QTest::addColumn<bool>("madeForChina");
    QTest::addColumn<QString>("state");
    const auto row = [](const char *name, Compliance compliance, bool madeForChina, const char *state) {
        QTest::newRow(name) << static_cast<int>(compliance) << madeForChina << QString::fromLatin1(state);
    };
    row("910B", Compliance::Domestic, false, "pass");
    row("L20", Compliance::Unrestricted, true, "pass");
    row("A800", Compliance::ExistingStockOnly, true, "unknown");
    row("H20", Compliance::LicenceRequired, true, "unknown");
    row("H100", Compliance::LicenceRequired, false, "fail");
    row("B200", Compliance::NotExportable, false, "fail");
    row("4090 48G", Compliance::Unofficial, false, "fail");
    row("not checked", Compliance::Unknown, false, "unknown");
}

void TestDecisionRules::complianceIsJudgedByStanding()
{
    QFETCH(int, compliance);
    QFETCH(bool, madeForChina);
    QFETCH(QString, state);
    Card card;
    card.compliance = static_cast<Compliance>(compliance);
    card.madeForChina = madeForChina;
    QCOMPARE(gateStateId(decisionRules()->complianceState(card)), state);
}

void TestDecisionRules::aGateOrThresholdThatIsGoneIsNamed_data()
{
    QTest::addColumn<QString>("patch");
    QTest::addColumn<QString>("place");
    QTest::newRow("gate") << R"([{"op":"remove","path":"/gates/0"}])" << QStringLiteral("$.gates.memory");
    QTest::newRow("threshold") << R"([{"op":"remove","path":"/gates/4/values/link_gbs"}])"
                               << QStringLiteral("$.gates.interconnect.values.link_gbs");
    QTest::newRow("other gate") << R"([{"op":"replace","path":"/gates/0/id","value":"colour"}])" << QStringLiteral("$.gates");
}

void TestDecisionRules::aGateOrThresholdThatIsGoneIsNamed()
{
    QFETCH(QString, patch);
    QFETCH(QString, place);
    XUANKA_UNWRAP(json, readJsonFile(QStringLiteral(":/rules/gates.json")));
    const auto rules = DecisionRules::fromJson(json.patch(Json::parse(patch.toStdString())), QStringLiteral("g.json"));
    QVERIFY(!rules);
    QCOMPARE(rules.error().file, QStringLiteral("g.json"));
    QCOMPARE(rules.error().place, place);
}

void TestDecisionRules::gateNamesReadBack()
{
    for (const GateId id : allGates())
        QCOMPARE(gateFromName(gateIdName(id)), std::optional(id));
    QCOMPARE(gateFromName(QStringLiteral("Memory")), std::nullopt);
}

void TestDecisionRules::billingAndStatesHaveWords()
{
    QStringList words;
    for (const Billing billing : {Billing::OnDemand, Billing::Day, Billing::Month, Billing::Reserved, Billing::Spot})
        words << billingName(billing);
    for (const GateState state : {GateState::Pass, GateState::Fail, GateState::Unknown})
        words << gateStateName(state);
    QVERIFY(!words.contains(QString()));
    QCOMPARE(words.removeDuplicates(), 0);
}

QTEST_GUILESS_MAIN(TestDecisionRules)
#include "tst_decision_rules.moc"
