// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "demand/demand_profile.h"
#include "demand/profile_check.h"
#include "support/test_support.h"

using namespace xuanka;

namespace {

DemandProfile fullProfile()
{
    DemandProfile profile;
    profile.id = QStringLiteral("6f1c2d3e-0000-4000-8000-000000000001");
    profile.name = QStringLiteral("全部字段 \"引号\" \\ 🙂");
    profile.note = QStringLiteral("two\nlines");
    TaskDemand task;
    task.kind = TaskKind::Qlora;
    task.modelId = QStringLiteral("llama-3-8b");
    task.parametersBillions = 8.03;
    task.weightFormat = QStringLiteral("nf4");
    task.kvBits = 8;
    task.contextTokens = 12345;
    task.concurrency = 7;
    task.batch = 3;
    task.loraRank = 64;
    task.checkpointing = QStringLiteral("selective");
    task.resolution = QSize(1536, 640);
    task.dataGb = 0.1;
    profile.tasks = {task, TaskDemand()};
    profile.hoursPerMonth = 123.456789;
    profile.continuous = true;
    profile.hasPeaks = true;
    profile.runHours = 0.25;
    profile.horizonMonths = 36;
    profile.growth = Growth::Volatile;
    profile.growthPercent = -12.5;
    profile.dataMustStay = true;
    profile.needsInvoice = true;
    profile.needsSla = true;
    profile.region = QStringLiteral("CN");
    profile.domesticOnly = true;
    profile.cudaOnly = true;
    profile.interruptible = false;
    profile.mustBeCompliant = true;
    profile.allowUnofficialBoards = true;
    profile.team = TeamKind::PretrainingLab;
    profile.monthlyBudget = Money(1234567891LL, Currency::Usd);
    return profile;
}

Json minimal()
{
    return Json::parse(R"({"tasks": [{"kind": "infer", "model_id": "llama-3-8b"}]})");
}

} // namespace

class TestProfileJson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aProfileReadsBackAsItWasWritten();
    void everyEnumerationIdReadsBack();
    void theBudgetKeepsItsMicroUnits_data();
    void theBudgetKeepsItsMicroUnits();
    void whatIsLeftOutTakesTheDefault();
    void aFaultInTheFormIsNamedWithFileAndPlace_data();
    void aFaultInTheFormIsNamedWithFileAndPlace();
    void anUnfinishedDraftCanBeOpenedAgain();
    void theExamplesAreUsableInBothLanguages();
    void theExamplesAreTheThreeOfTheDocuments();
    void theAnnotatedExampleIsUsable_data();
    void theAnnotatedExampleIsUsable();
    void theAnnotatedExampleShowsEveryKey();
};

void TestProfileJson::aProfileReadsBackAsItWasWritten()
{
    const DemandProfile profile = fullProfile();
    const Json json = profileToJson(profile);
    XUANKA_UNWRAP(reparsed, parseJson(QByteArray::fromStdString(json.dump()), QStringLiteral("p.json")));
    XUANKA_UNWRAP(back, profileFromJson(reparsed, QStringLiteral("p.json")));
    QVERIFY(back == profile);
    QCOMPARE(profileToJson(back).dump(), json.dump());
}

void TestProfileJson::everyEnumerationIdReadsBack()
{
    for (const TaskKind kind : {TaskKind::Pretraining, TaskKind::FullFineTuning, TaskKind::Lora, TaskKind::Qlora,
                                TaskKind::Inference, TaskKind::ImageGeneration}) {
        DemandProfile profile;
        profile.tasks = {TaskDemand()};
        profile.tasks[0].kind = kind;
        QVERIFY(!taskKindId(kind).isEmpty());
        XUANKA_UNWRAP(back, profileFromJson(profileToJson(profile), {}));
        QCOMPARE(back.tasks.constFirst().kind, kind);
    }
    for (const TeamKind team : {TeamKind::Individual, TeamKind::StartUp, TeamKind::Enterprise, TeamKind::PretrainingLab,
                                TeamKind::ImageStudio})
        QCOMPARE(teamKindFromId(teamKindId(team)), std::optional(team));
    for (const Growth growth : {Growth::Unknown, Growth::Shrinking, Growth::Stable, Growth::Predictable, Growth::Volatile})
        QCOMPARE(growthFromId(growthId(growth)), std::optional(growth));
    QCOMPARE(taskKindFromId(QStringLiteral("Infer")), std::nullopt);
    QCOMPARE(taskKindFromId(QString()), std::nullopt);
}

void TestProfileJson::theBudgetKeepsItsMicroUnits_data()
{
    QTest::addColumn<qint64>("micros");
    for (const qint64 micros : {1LL, 999999LL, 1000001LL, 1500000000LL, 79200000LL, 123456789012345LL, 999999999999999LL})
        QTest::addRow("%lld", static_cast<long long>(micros)) << micros;
}

void TestProfileJson::theBudgetKeepsItsMicroUnits()
{
    QFETCH(qint64, micros);
    DemandProfile profile;
    profile.monthlyBudget = Money(micros, Currency::Cny);
    const std::string text = profileToJson(profile).dump();
    XUANKA_UNWRAP(json, parseJson(QByteArray::fromStdString(text), {}));
    XUANKA_UNWRAP(back, profileFromJson(json, {}));
    QCOMPARE(back.monthlyBudget->micros(), micros);
}

void TestProfileJson::whatIsLeftOutTakesTheDefault()
{
    XUANKA_UNWRAP(profile, profileFromJson(minimal(), QStringLiteral("m.json")));
    DemandProfile expected;
    expected.tasks = {TaskDemand()};
    expected.tasks[0].modelId = QStringLiteral("llama-3-8b");
    QVERIFY(profile == expected);
}

void TestProfileJson::aFaultInTheFormIsNamedWithFileAndPlace_data()
{
    QTest::addColumn<QString>("patch");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("place");
    const auto row = [](const char *name, const char *patch, Error::Kind kind, const char *place) {
        QTest::newRow(name) << QString::fromUtf8(patch) << static_cast<int>(kind) << QString::fromUtf8(place);
    };
    row("unknown key", R"([{"op":"add","path":"/hours_per_mnth","value":3}])", Error::Kind::UnknownName, "$.hours_per_mnth");
    row("camel case", R"([{"op":"add","path":"/hoursPerMonth","value":3}])", Error::Kind::UnknownName, "$.hoursPerMonth");
    row("unknown task key", R"([{"op":"add","path":"/tasks/0/contxt","value":3}])", Error::Kind::UnknownName, "$.tasks[0].contxt");
    row("text for a number", R"([{"op":"add","path":"/hours_per_month","value":"40"}])", Error::Kind::SchemaViolation, "$.hours_per_month");
    row("null", R"([{"op":"add","path":"/run_hours","value":null}])", Error::Kind::SchemaViolation, "$.run_hours");
    row("half a token", R"([{"op":"add","path":"/tasks/0/context_tokens","value":8.5}])", Error::Kind::SchemaViolation, "$.tasks[0].context_tokens");
    row("a count that no int holds", R"([{"op":"add","path":"/tasks/0/batch","value":3000000000}])", Error::Kind::SchemaViolation, "$.tasks[0].batch");
    row("a budget that no money holds", R"([{"op":"add","path":"/monthly_budget","value":{"amount":1e300,"currency":"CNY"}}])", Error::Kind::SchemaViolation, "$.monthly_budget.amount");
    row("another currency", R"([{"op":"add","path":"/monthly_budget","value":{"amount":10,"currency":"EUR"}}])", Error::Kind::SchemaViolation, "$.monthly_budget.currency");
    row("budget without currency", R"([{"op":"add","path":"/monthly_budget","value":{"amount":10}}])", Error::Kind::Missing, "$.monthly_budget.currency");
    row("unknown task kind", R"([{"op":"replace","path":"/tasks/0/kind","value":"train"}])", Error::Kind::SchemaViolation, "$.tasks[0].kind");
    row("task without kind", R"([{"op":"remove","path":"/tasks/0/kind"}])", Error::Kind::Missing, "$.tasks[0].kind");
    row("no tasks", R"([{"op":"remove","path":"/tasks"}])", Error::Kind::Missing, "$.tasks");
    row("tasks as an object", R"([{"op":"replace","path":"/tasks","value":{}}])", Error::Kind::SchemaViolation, "$.tasks");
    row("unknown region", R"([{"op":"add","path":"/region","value":"cn"}])", Error::Kind::SchemaViolation, "$.region");
    row("resolution in words", R"([{"op":"add","path":"/tasks/0/resolution","value":"1024 x 1024"}])", Error::Kind::SchemaViolation, "$.tasks[0].resolution");
    row("name in one language only", R"([{"op":"add","path":"/name","value":{"en":"a"}}])", Error::Kind::Missing, "$.name.zh");
    row("not an object", R"([{"op":"replace","path":"","value":[1]}])", Error::Kind::SchemaViolation, "$");
}

void TestProfileJson::aFaultInTheFormIsNamedWithFileAndPlace()
{
    QFETCH(QString, patch);
    QFETCH(int, kind);
    QFETCH(QString, place);
    const Json json = minimal().patch(Json::parse(patch.toStdString()));
    const auto profile = profileFromJson(json, QStringLiteral("bad.json"));
    QVERIFY(!profile);
    QCOMPARE(static_cast<int>(profile.error().kind), kind);
    QCOMPARE(profile.error().place, place);
    QCOMPARE(profile.error().file, QStringLiteral("bad.json"));
}

void TestProfileJson::anUnfinishedDraftCanBeOpenedAgain()
{
    DemandProfile draft;
    draft.hoursPerMonth = 5000.0;
    draft.horizonMonths = -3;
    draft.tasks = {TaskDemand()};
    draft.tasks[0].resolution = QSize(0, 0);
    QVERIFY(!checkProfile(draft, {}).isEmpty());
    XUANKA_UNWRAP(back, profileFromJson(profileToJson(draft), {}));
    QVERIFY(back == draft);
}

void TestProfileJson::theExamplesAreUsableInBothLanguages()
{
    XUANKA_UNWRAP(english, exampleProfiles(Language::English));
    XUANKA_UNWRAP(chinese, exampleProfiles(Language::SimplifiedChinese));
    QCOMPARE(english.size(), 3);
    QCOMPARE(chinese.size(), 3);
    for (qsizetype i = 0; i < english.size(); ++i) {
        DemandProfile same = chinese.at(i);
        QVERIFY(!same.name.isEmpty() && same.name != english.at(i).name);
        QVERIFY(!same.note.isEmpty() && same.note != english.at(i).note);
        same.name = english.at(i).name;
        same.note = english.at(i).note;
        QVERIFY(same == english.at(i));
        QStringList models;
        for (const TaskDemand &task : same.tasks)
            models << task.modelId;
        QCOMPARE(checkProfile(same, models).size(), 0);
        QVERIFY(same.id.isEmpty());
    }
}

void TestProfileJson::theExamplesAreTheThreeOfTheDocuments()
{
    XUANKA_UNWRAP(profiles, exampleProfiles(Language::English));
    const DemandProfile &startUp = profiles.at(0);
    QCOMPARE(startUp.team, TeamKind::StartUp);
    QCOMPARE(startUp.tasks.constFirst().kind, TaskKind::Lora);
    QCOMPARE(startUp.hoursPerMonth, 40.0);
    QVERIFY(startUp.hasPeaks);
    QCOMPARE(startUp.growth, Growth::Unknown);

    const DemandProfile &enterprise = profiles.at(1);
    QCOMPARE(enterprise.tasks.constFirst().weightFormat, QStringLiteral("awq-int4"));
    QCOMPARE(enterprise.tasks.constFirst().concurrency, 8);
    QCOMPARE(enterprise.tasks.constFirst().contextTokens, 8192);
    QCOMPARE(enterprise.hoursPerMonth, 730.0);
    QVERIFY(enterprise.continuous && enterprise.dataMustStay && enterprise.needsInvoice && enterprise.needsSla
            && enterprise.mustBeCompliant);

    const DemandProfile &studio = profiles.at(2);
    QCOMPARE(studio.tasks.size(), 2);
    for (const TaskDemand &task : studio.tasks)
        QCOMPARE(task.kind, TaskKind::ImageGeneration);
}

void TestProfileJson::theAnnotatedExampleIsUsable_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("en") << QStringLiteral(":/schema/profile.example.json");
    QTest::newRow("zh_CN") << QStringLiteral(":/schema/profile.example.zh_CN.json");
}

void TestProfileJson::theAnnotatedExampleIsUsable()
{
    QFETCH(QString, path);
    XUANKA_UNWRAP(json, readJsonFile(path));
    XUANKA_UNWRAP(profile, profileFromJson(json, path));
    QCOMPARE(checkProfile(profile, {QStringLiteral("qwen2.5-7b")}).size(), 0);
}

void TestProfileJson::theAnnotatedExampleShowsEveryKey()
{
    XUANKA_UNWRAP(english, readJsonFile(QStringLiteral(":/schema/profile.example.json")));
    XUANKA_UNWRAP(chinese, readJsonFile(QStringLiteral(":/schema/profile.example.zh_CN.json")));
    XUANKA_UNWRAP(profile, profileFromJson(english, {}));
    const Json written = profileToJson(profile);
    for (const auto &[key, value] : written.items())
        QVERIFY2(english.contains(key), key.c_str());
    for (const auto &[key, value] : written.at("tasks").at(0).items())
        QVERIFY2(english.at("tasks").at(0).contains(key), key.c_str());

    XUANKA_UNWRAP(same, profileFromJson(chinese, {}));
    same.name = profile.name;
    same.note = profile.note;
    QVERIFY(same == profile);
}

QTEST_GUILESS_MAIN(TestProfileJson)
#include "tst_profile_json.moc"
