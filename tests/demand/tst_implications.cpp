// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "demand/demand_rules.h"
#include "demand/demand_words.h"
#include "demand/implications.h"
#include "demand/profile_facts.h"
#include "demand/rule_condition.h"
#include "support/test_support.h"

#include <QRegularExpression>
#include <QSet>

#include <functional>

using namespace xuanka;

using Change = std::function<void(DemandProfile &)>;
Q_DECLARE_METATYPE(Change)

namespace {

QString ruleOf(const Implications &implications, const char *topic)
{
    for (const Condition &condition : implications.conditions) {
        if (condition.id == QLatin1String(topic))
            return condition.ruleId;
    }
    return {};
}

QStringList warningIds(const QList<Warning> &warnings)
{
    QStringList ids;
    for (const Warning &warning : warnings)
        ids << warning.id;
    return ids;
}

QStringList recommendedPaths(const Implications &implications)
{
    QStringList ids;
    for (const ProcurementPath &path : implications.paths) {
        if (path.recommended)
            ids << path.id;
    }
    return ids;
}

QStringList rungsAhead(const Implications &implications)
{
    QStringList ids;
    for (const LadderRung &rung : implications.ladder) {
        if (rung.applies)
            ids << rung.id;
    }
    return ids;
}

DemandProfile profileWith(const Change &change)
{
    DemandProfile profile;
    profile.tasks = {TaskDemand()};
    profile.tasks[0].parametersBillions = 7;
    profile.monthlyBudget = Money::fromAmount(1000, Currency::Cny);
    change(profile);
    return profile;
}

} // namespace

class TestImplications : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anAnswerLeadsToTheDocumentsCondition_data();
    void anAnswerLeadsToTheDocumentsCondition();
    void aPoorChoiceIsWarnedOf_data();
    void aPoorChoiceIsWarnedOf();
    void aPlainProfileIsNotWarned();
    void fortyHoursWithPeaksSayWhy();
    void theWayIsNarrowedByDataAndDomesticRules();
    void theLadderGoesAsFarAsTheLoadAllows();
    void theMemoryTierNeedsASize();
    void theExamplesGetWhatTheDocumentsAdvise();
    void outcomesAreWarnedOf();
    void everyRuleIsCompleteInBothLanguages();
    void everyRuleAsksOnlyForFactsThatExist();
    void aBrokenRuleIsNamedWithItsPlace();
    void theSameProfileGivesTheSameAnswer();
};

void TestImplications::anAnswerLeadsToTheDocumentsCondition_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("topic");
    QTest::addColumn<QString>("rule");
    const auto row = [](const char *name, const char *topic, const char *rule, Change change) {
        QTest::newRow(name) << std::move(change) << QString::fromLatin1(topic) << QString::fromLatin1(rule);
    };
    const auto use = [](double hours, bool continuous, bool peaks, Growth growth) {
        return [=](DemandProfile &p) {
            p.hoursPerMonth = hours;
            p.continuous = continuous;
            p.hasPeaks = peaks;
            p.growth = growth;
        };
    };
    row("40 h, peaks, growth unknown", "billing", "billing.on_demand_cap", use(40, false, true, Growth::Unknown));
    row("40 h, even, stable", "billing", "billing.on_demand", use(40, false, false, Growth::Stable));
    row("300 h without a break, predictable", "billing", "billing.reserved", use(300, true, false, Growth::Predictable));
    row("730 h without a break, stable", "billing", "billing.reserved", use(730, true, false, Growth::Stable));
    row("730 h without a break, unknown", "billing", "billing.month_only", use(730, true, false, Growth::Unknown));
    row("299 h without a break", "billing", "billing.compare", use(299, true, false, Growth::Predictable));
    row("149.9 h", "billing", "billing.on_demand", use(149.9, false, false, Growth::Stable));
    row("150 h", "billing", "billing.compare", use(150, false, false, Growth::Stable));
    row("200 h with peaks", "billing", "billing.base_and_peaks", use(200, false, true, Growth::Stable));

    row("domestic", "path", "path.domestic", [](DemandProfile &p) { p.domesticOnly = true; });
    row("domestic and data stay", "path", "path.domestic_in_china", [](DemandProfile &p) { p.domesticOnly = p.dataMustStay = true; });
    row("data stay, invoice", "path", "path.hyperscaler_in_china", [](DemandProfile &p) { p.needsInvoice = p.dataMustStay = true; });
    row("data stay", "path", "path.in_china", [](DemandProfile &p) { p.dataMustStay = true; });
    row("SLA", "path", "path.hyperscaler", [](DemandProfile &p) { p.needsSla = true; });
    row("occasional", "path", "path.retail", [](DemandProfile &p) { p.hoursPerMonth = 20; });
    row("busy and free", "path", "path.mixed", [](DemandProfile &p) { p.hoursPerMonth = 500; });

    row("data", "disk", "disk.size", [](DemandProfile &p) { p.tasks[0].dataGb = 100; });
    row("no data given", "disk", "disk.unknown", [](DemandProfile &) {});
    row("not interruptible", "interruptible", "interruptible.no", [](DemandProfile &p) { p.interruptible = false; });
    row("training", "interruptible", "interruptible.training", [](DemandProfile &p) { p.tasks[0].kind = TaskKind::Lora; });
    row("inference", "interruptible", "", [](DemandProfile &) {});
    row("to CANN", "migration", "migration.cann", [](DemandProfile &p) { p.domesticOnly = true; });
    row("no move", "migration", "", [](DemandProfile &) {});
    row("contract", "contract", "contract.terms", [](DemandProfile &p) { p.needsInvoice = true; });
    row("no contract", "contract", "", [](DemandProfile &) {});
    row("individual", "team", "team.individual", [](DemandProfile &p) { p.team = TeamKind::Individual; });
    row("start-up", "team", "team.startup", [](DemandProfile &p) { p.team = TeamKind::StartUp; });
    row("enterprise", "team", "team.enterprise", [](DemandProfile &p) { p.team = TeamKind::Enterprise; });
    row("lab", "team", "team.pretraining_lab", [](DemandProfile &p) { p.team = TeamKind::PretrainingLab; });
    row("studio", "team", "team.image_studio", [](DemandProfile &p) { p.team = TeamKind::ImageStudio; });
    row("second supplier", "suppliers", "suppliers.two", [](DemandProfile &p) { p.team = TeamKind::Enterprise; });
    row("one is enough", "suppliers", "", [](DemandProfile &p) { p.team = TeamKind::Individual; });
}

void TestImplications::anAnswerLeadsToTheDocumentsCondition()
{
    QFETCH(Change, change);
    QFETCH(QString, topic);
    QFETCH(QString, rule);
    XUANKA_UNWRAP(implications, implicationsOf(profileWith(change)));
    QCOMPARE(ruleOf(implications, topic.toLatin1().constData()), rule);
}

void TestImplications::aPoorChoiceIsWarnedOf_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("warning");
    const auto row = [](const char *warning, Change change) { QTest::newRow(warning) << std::move(change) << QString::fromLatin1(warning); };
    row("consumer_cards_for_large_training", [](DemandProfile &p) {
        p.tasks[0].kind = TaskKind::FullFineTuning;
        p.tasks[0].parametersBillions = 70;
    });
    row("spot_for_serving", [](DemandProfile &p) { p.continuous = true; });
    row("no_migration_time", [](DemandProfile &p) {
        p.domesticOnly = true;
        p.horizonMonths = 6;
    });
    row("commitment_without_data", [](DemandProfile &p) { p.hoursPerMonth = 400; });
    row("renting_for_the_peak", [](DemandProfile &p) {
        p.hoursPerMonth = 400;
        p.hasPeaks = true;
        p.growth = Growth::Stable;
    });
    row("unofficial_board_in_production", [](DemandProfile &p) {
        p.allowUnofficialBoards = true;
        p.continuous = true;
        p.interruptible = false;
    });
    row("enterprise_without_gates", [](DemandProfile &p) { p.team = TeamKind::Enterprise; });
    row("quantised_untested", [](DemandProfile &p) { p.tasks[0].weightFormat = QStringLiteral("awq-int4"); });
    row("no_cap", [](DemandProfile &p) { p.monthlyBudget.reset(); });
}

void TestImplications::aPoorChoiceIsWarnedOf()
{
    QFETCH(Change, change);
    QFETCH(QString, warning);
    XUANKA_UNWRAP(implications, implicationsOf(profileWith(change)));
    QCOMPARE(warningIds(implications.warnings), QStringList{warning});
    const Warning &found = implications.warnings.constFirst();
    QVERIFY(!found.says.english.isEmpty() && !found.says.chinese.isEmpty());
    QVERIFY(!found.instead.english.isEmpty() && !found.instead.chinese.isEmpty());
    QVERIFY(demandFields().contains(found.field));
}

void TestImplications::aPlainProfileIsNotWarned()
{
    XUANKA_UNWRAP(implications, implicationsOf(profileWith([](DemandProfile &) {})));
    QCOMPARE(warningIds(implications.warnings), QStringList());
}

void TestImplications::fortyHoursWithPeaksSayWhy()
{
    XUANKA_UNWRAP(implications, implicationsOf(profileWith([](DemandProfile &p) { p.hasPeaks = true; })));
    const Condition &billing = implications.conditions.constFirst();
    QCOMPARE(billing.id, QStringLiteral("billing"));
    QVERIFY(billing.says.english.contains(QLatin1String("on demand")) && billing.says.english.contains(QLatin1String("cap")));
    QVERIFY(billing.says.chinese.contains(QStringLiteral("按量")) && billing.says.chinese.contains(QStringLiteral("上限")));
    QVERIFY(billing.because.english.startsWith(QLatin1String("40 hours")));
    QVERIFY(billing.because.chinese.contains(QStringLiteral("40 小时")) && billing.because.chinese.contains(QStringLiteral("150 小时")));
    QCOMPARE(billing.trace.expression,
             QStringLiteral("hours_per_month < 150 and (has_peaks == true or growth in unknown, volatile)"));
    QCOMPARE(billing.trace.inputs.constFirst().value, QStringLiteral("40"));
    QCOMPARE(billing.trace.source, billing.source);
}

void TestImplications::theWayIsNarrowedByDataAndDomesticRules()
{
    XUANKA_UNWRAP(open, implicationsOf(profileWith([](DemandProfile &p) { p.hoursPerMonth = 500; })));
    QCOMPARE(recommendedPaths(open), (QStringList{QStringLiteral("retail"), QStringLiteral("hyperscaler")}));
    XUANKA_UNWRAP(narrow, implicationsOf(profileWith([](DemandProfile &p) { p.dataMustStay = p.domesticOnly = true; })));
    QCOMPARE(recommendedPaths(narrow), QStringList{QStringLiteral("domestic")});
    QCOMPARE(narrow.paths.size(), 3);
    QVERIFY(narrow.rulesAsOf.isValid());
}

void TestImplications::theLadderGoesAsFarAsTheLoadAllows()
{
    XUANKA_UNWRAP(occasional, implicationsOf(profileWith([](DemandProfile &) {})));
    QCOMPARE(rungsAhead(occasional), QStringList{QStringLiteral("trial")});
    XUANKA_UNWRAP(regular, implicationsOf(profileWith([](DemandProfile &p) { p.hoursPerMonth = 200; })));
    QCOMPARE(rungsAhead(regular), (QStringList{QStringLiteral("trial"), QStringLiteral("month")}));
    XUANKA_UNWRAP(steady, implicationsOf(profileWith([](DemandProfile &p) {
                      p.hoursPerMonth = 730;
                      p.continuous = true;
                      p.growth = Growth::Stable;
                  })));
    QCOMPARE(rungsAhead(steady), (QStringList{QStringLiteral("trial"), QStringLiteral("month"), QStringLiteral("reserved")}));
}

void TestImplications::theMemoryTierNeedsASize()
{
    const DemandProfile profile = profileWith([](DemandProfile &) {});
    const auto tier = [&profile](std::optional<double> gib) {
        const auto implications = implicationsOf(profile, {gib, std::nullopt});
        return implications ? ruleOf(*implications, "memory_tier") : QStringLiteral("?");
    };
    QCOMPARE(tier(std::nullopt), QString());
    QCOMPARE(tier(16.0), QStringLiteral("memory_tier.24"));
    QCOMPARE(tier(23.6), QStringLiteral("memory_tier.48"));
    QCOMPARE(tier(60.0), QStringLiteral("memory_tier.80"));
    QCOMPARE(tier(140.0), QStringLiteral("memory_tier.several"));
}

void TestImplications::theExamplesGetWhatTheDocumentsAdvise()
{
    XUANKA_UNWRAP(profiles, exampleProfiles(Language::English));
    XUANKA_UNWRAP(startUp, implicationsOf(profiles.at(0)));
    QCOMPARE(ruleOf(startUp, "billing"), QStringLiteral("billing.on_demand_cap"));
    QCOMPARE(recommendedPaths(startUp), QStringList{QStringLiteral("retail")});
    QCOMPARE(warningIds(startUp.warnings), QStringList());
    XUANKA_UNWRAP(enterprise, implicationsOf(profiles.at(1)));
    QCOMPARE(ruleOf(enterprise, "billing"), QStringLiteral("billing.reserved"));
    QCOMPARE(ruleOf(enterprise, "path"), QStringLiteral("path.hyperscaler_in_china"));
    QCOMPARE(warningIds(enterprise.warnings), QStringList{QStringLiteral("quantised_untested")});
    XUANKA_UNWRAP(studio, implicationsOf(profiles.at(2)));
    QCOMPARE(ruleOf(studio, "billing"), QStringLiteral("billing.base_and_peaks"));
}

void TestImplications::outcomesAreWarnedOf()
{
    const auto idsFor = [](const Json &facts) {
        const auto warnings = decisionWarnings(facts);
        return warnings ? warningIds(*warnings) : QStringList{errorMessage(warnings.error())};
    };
    QCOMPARE(idsFor(Json::object()), QStringList());
    QCOMPARE(idsFor({{"include_promotional", true}}), QStringList{QStringLiteral("promotional_baseline")});
    QCOMPARE(idsFor({{"platforms", 1}}), QStringList{QStringLiteral("single_supplier")});
    QCOMPARE(idsFor({{"platforms", 2}}), QStringList());
    QCOMPARE(idsFor({{"whole_machine_offers", 2}, {"bare_card_offers", 1}}), QStringList{QStringLiteral("mixed_units")});
    QCOMPARE(idsFor({{"whole_machine_offers", 2}, {"bare_card_offers", 0}}), QStringList());
    QCOMPARE(idsFor({{"winner_verdict", "likely"}}), QStringList{QStringLiteral("thin_memory_margin")});
    QCOMPARE(idsFor({{"winner_supply", "scarce"}}), QStringList{QStringLiteral("scarce_supply")});
    QCOMPARE(idsFor({{"winner_price_disputed", true}}), QStringList{QStringLiteral("disputed_price")});
    QCOMPARE(idsFor({{"margin_percent", 4.2}}), QStringList{QStringLiteral("tie")});
}

void TestImplications::everyRuleIsCompleteInBothLanguages()
{
    const auto &rules = demandRules();
    QVERIFY2(rules.has_value(), qPrintable(test::explain(rules)));
    static const QRegularExpression marks(QStringLiteral("\\{[a-z_]+\\}"));
    static const QRegularExpression han(QStringLiteral("\\p{Han}"));
    const auto marksIn = [](const QString &text) {
        QStringList found;
        for (auto match = marks.globalMatch(text); match.hasNext();)
            found << match.next().captured();
        found.removeDuplicates();
        found.sort();
        return found;
    };
    const auto complete = [&](const LocalizedText &text, const QString &id) {
        QVERIFY2(!text.english.contains(han) && text.chinese.contains(han), qPrintable(id));
        QCOMPARE(marksIn(text.english), marksIn(text.chinese));
    };
    QSet<QString> ids;
    for (const auto *list : {&rules->conditions, &rules->profileWarnings, &rules->decisionWarnings}) {
        for (const DemandRule &rule : *list) {
            QVERIFY2(!ids.contains(rule.id), qPrintable(rule.id));
            ids << rule.id;
            complete(rule.says, rule.id);
            complete(rule.because, rule.id);
        }
    }
    for (const ProcurementPath &path : rules->paths) {
        for (const LocalizedText &text : {path.name, path.purpose, path.cycle, path.suits, path.limits})
            complete(text, path.id);
    }
    for (const LadderRule &rule : rules->ladder) {
        for (const LocalizedText &text : {rule.rung.name, rule.rung.does, rule.rung.mustProve})
            complete(text, rule.rung.id);
    }
}

void TestImplications::everyRuleAsksOnlyForFactsThatExist()
{
    const auto &rules = demandRules();
    QVERIFY(rules.has_value());
    DemandProfile profile = profileWith([](DemandProfile &) {});
    profile.tasks[0].kind = TaskKind::Lora;
    const Json facts = profileFacts(profile, {20.0, 7.0});
    for (const auto *list : {&rules->conditions, &rules->profileWarnings}) {
        for (const DemandRule &rule : *list) {
            const QStringList fields = conditionFields(rule.when);
            for (const QString &field : fields)
                QVERIFY2(facts.contains(str(field)), qPrintable(QString(rule.id % QStringLiteral(": ") % field)));
            for (const QString &text : {rule.says.english, rule.because.chinese}) {
                const QString filled = fillIn({text, {}}, facts, rule.values).english;
                QVERIFY2(!filled.contains(QLatin1Char('{')), qPrintable(filled));
            }
        }
    }
    for (const LadderRule &rule : rules->ladder) {
        const QStringList fields = conditionFields(rule.when);
        for (const QString &field : fields)
            QVERIFY2(facts.contains(str(field)), qPrintable(field));
    }
}

void TestImplications::aBrokenRuleIsNamedWithItsPlace()
{
    XUANKA_UNWRAP(implications, readJsonFile(QStringLiteral(":/rules/implications.json")));
    XUANKA_UNWRAP(antiPatterns, readJsonFile(QStringLiteral(":/rules/anti_patterns.json")));
    implications["conditions"][2]["when"] = {{"field", "hours_per_month"}, {"op", "=<"}, {"value", 1}};
    const auto rules = demandRulesFrom(implications, antiPatterns, QStringLiteral("mine.json"));
    QVERIFY(!rules);
    QCOMPARE(errorMessage(rules.error()), QStringLiteral("mine.json: $.conditions[2].when.op: “=<” is not known"));
}

void TestImplications::theSameProfileGivesTheSameAnswer()
{
    XUANKA_UNWRAP(profiles, exampleProfiles(Language::English));
    for (const DemandProfile &profile : std::as_const(profiles)) {
        XUANKA_UNWRAP(first, implicationsOf(profile));
        XUANKA_UNWRAP(second, implicationsOf(profile));
        QCOMPARE(first.conditions.size(), second.conditions.size());
        for (qsizetype i = 0; i < first.conditions.size(); ++i) {
            QCOMPARE(first.conditions.at(i).ruleId, second.conditions.at(i).ruleId);
            QVERIFY(first.conditions.at(i).says == second.conditions.at(i).says);
            QVERIFY(first.conditions.at(i).trace == second.conditions.at(i).trace);
        }
    }
}

QTEST_GUILESS_MAIN(TestImplications)
#include "tst_implications.moc"
