// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "demand/profile_check.h"
#include "support/test_support.h"

#include <functional>
#include <limits>

using namespace xuanka;

using Change = std::function<void(DemandProfile &)>;
Q_DECLARE_METATYPE(Change)

namespace {

const QStringList models = {QStringLiteral("llama-3-8b"), QStringLiteral("sdxl")};

DemandProfile goodProfile()
{
    DemandProfile profile;
    profile.tasks = {TaskDemand()};
    profile.tasks[0].modelId = QStringLiteral("llama-3-8b");
    return profile;
}

QStringList fieldsOf(const QList<ProfileProblem> &problems)
{
    QStringList fields;
    for (const ProfileProblem &problem : problems)
        fields << problem.field;
    fields.sort();
    return fields;
}

} // namespace

class TestProfileCheck : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aGoodProfileHasNoProblem_data();
    void aGoodProfileHasNoProblem();
    void aBadAnswerNamesItsField_data();
    void aBadAnswerNamesItsField();
    void allProblemsAreFoundAtOnce();
    void bothEndsOfEveryRangeAreAllowed();
    void formatsAreCheckedOnlyIfTheyAreKnown();
};

void TestProfileCheck::aGoodProfileHasNoProblem_data()
{
    QTest::addColumn<Change>("change");
    const auto row = [](const char *name, Change change) { QTest::newRow(name) << std::move(change); };
    row("defaults", [](DemandProfile &) {});
    row("only a parameter count", [](DemandProfile &p) {
        p.tasks[0].modelId.clear();
        p.tasks[0].parametersBillions = 30;
    });
    row("six minutes a month", [](DemandProfile &p) { p.hoursPerMonth = 0.1; });
    row("the longest month", [](DemandProfile &p) { p.hoursPerMonth = 744; });
    row("domestic without CUDA", [](DemandProfile &p) { p.domesticOnly = true; });
    row("shrinking by a third", [](DemandProfile &p) {
        p.growth = Growth::Shrinking;
        p.growthPercent = -33;
    });
    row("data stay, region open", [](DemandProfile &p) { p.dataMustStay = true; });
    row("an image", [](DemandProfile &p) {
        p.tasks[0].kind = TaskKind::ImageGeneration;
        p.tasks[0].modelId = QStringLiteral("sdxl");
    });
}

void TestProfileCheck::aGoodProfileHasNoProblem()
{
    QFETCH(Change, change);
    DemandProfile profile = goodProfile();
    change(profile);
    QCOMPARE(fieldsOf(checkProfile(profile, models)), QStringList());
}

void TestProfileCheck::aBadAnswerNamesItsField_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("field");
    QTest::addColumn<int>("kind");
    const auto row = [](const char *name, const char *field, Error::Kind kind, Change change) {
        QTest::newRow(name) << std::move(change) << QString::fromLatin1(field) << static_cast<int>(kind);
    };
    using Kind = Error::Kind;
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const double infinity = std::numeric_limits<double>::infinity();
    row("no task", "tasks", Kind::Missing, [](DemandProfile &p) { p.tasks.clear(); });
    row("unknown model", "tasks[0].model_id", Kind::UnknownName, [](DemandProfile &p) { p.tasks[0].modelId = QStringLiteral("llama-9"); });
    row("neither model nor size", "tasks[0].model_id", Kind::Missing, [](DemandProfile &p) { p.tasks[0].modelId.clear(); });
    row("image by size alone", "tasks[0].model_id", Kind::Missing, [](DemandProfile &p) {
        p.tasks[0] = {};
        p.tasks[0].kind = TaskKind::ImageGeneration;
        p.tasks[0].parametersBillions = 12;
    });
    row("size too large", "tasks[0].parameters_billions", Kind::OutOfRange, [](DemandProfile &p) {
        p.tasks[0].modelId.clear();
        p.tasks[0].parametersBillions = 2001;
    });
    row("size negative", "tasks[0].parameters_billions", Kind::OutOfRange, [](DemandProfile &p) {
        p.tasks[0].modelId.clear();
        p.tasks[0].parametersBillions = -7;
    });
    row("KV of 5 bits", "tasks[0].kv_bits", Kind::UnknownName, [](DemandProfile &p) { p.tasks[0].kvBits = 5; });
    row("no context", "tasks[0].context_tokens", Kind::OutOfRange, [](DemandProfile &p) { p.tasks[0].contextTokens = 0; });
    row("no requests", "tasks[0].concurrency", Kind::OutOfRange, [](DemandProfile &p) { p.tasks[0].concurrency = 0; });
    row("batch of none", "tasks[0].batch", Kind::OutOfRange, [](DemandProfile &p) { p.tasks[0].batch = 0; });
    row("rank of none", "tasks[0].lora_rank", Kind::OutOfRange, [](DemandProfile &p) { p.tasks[0].loraRank = 0; });
    row("checkpointing", "tasks[0].checkpointing", Kind::UnknownName, [](DemandProfile &p) { p.tasks[0].checkpointing = QStringLiteral("half"); });
    row("negative data", "tasks[0].data_gb", Kind::OutOfRange, [](DemandProfile &p) { p.tasks[0].dataGb = -1; });
    row("picture too small", "tasks[0].resolution", Kind::OutOfRange, [](DemandProfile &p) {
        p.tasks[0].kind = TaskKind::ImageGeneration;
        p.tasks[0].modelId = QStringLiteral("sdxl");
        p.tasks[0].resolution = QSize(1024, 10);
    });
    row("no hours at all", "hours_per_month", Kind::OutOfRange, [](DemandProfile &p) { p.hoursPerMonth = 0; });
    row("hours negative", "hours_per_month", Kind::OutOfRange, [](DemandProfile &p) { p.hoursPerMonth = -1; });
    row("hours above a month", "hours_per_month", Kind::OutOfRange, [](DemandProfile &p) { p.hoursPerMonth = 744.01; });
    row("hours not a number", "hours_per_month", Kind::OutOfRange, [nan](DemandProfile &p) { p.hoursPerMonth = nan; });
    row("hours without end", "hours_per_month", Kind::OutOfRange, [infinity](DemandProfile &p) { p.hoursPerMonth = infinity; });
    row("run of no length", "run_hours", Kind::OutOfRange, [](DemandProfile &p) { p.runHours = 0; });
    row("no horizon", "horizon_months", Kind::OutOfRange, [](DemandProfile &p) { p.horizonMonths = 0; });
    row("growth below nothing", "growth_percent", Kind::OutOfRange, [](DemandProfile &p) {
        p.growth = Growth::Volatile;
        p.growthPercent = -101;
    });
    row("unknown growth of 20 %", "growth_percent", Kind::Inconsistent, [](DemandProfile &p) { p.growthPercent = 20; });
    row("shrinking upwards", "growth_percent", Kind::Inconsistent, [](DemandProfile &p) {
        p.growth = Growth::Shrinking;
        p.growthPercent = 5;
    });
    row("budget of nothing", "monthly_budget", Kind::OutOfRange, [](DemandProfile &p) { p.monthlyBudget = Money(); });
    row("budget negative", "monthly_budget", Kind::OutOfRange, [](DemandProfile &p) { p.monthlyBudget = Money::fromAmount(-5, Currency::Cny); });
    row("region", "region", Kind::UnknownName, [](DemandProfile &p) { p.region = QStringLiteral("Mars"); });
    row("domestic and CUDA", "cuda_only", Kind::Inconsistent, [](DemandProfile &p) {
        p.domesticOnly = true;
        p.cudaOnly = true;
    });
    row("data stay, overseas", "region", Kind::Inconsistent, [](DemandProfile &p) {
        p.dataMustStay = true;
        p.region = QStringLiteral("overseas");
    });
    row("compliant and modified", "allow_unofficial_boards", Kind::Inconsistent, [](DemandProfile &p) {
        p.mustBeCompliant = true;
        p.allowUnofficialBoards = true;
    });
}

void TestProfileCheck::aBadAnswerNamesItsField()
{
    QFETCH(Change, change);
    QFETCH(QString, field);
    QFETCH(int, kind);
    DemandProfile profile = goodProfile();
    change(profile);
    const QList<ProfileProblem> problems = checkProfile(profile, models);
    QCOMPARE(fieldsOf(problems), QStringList{field});
    QCOMPARE(static_cast<int>(problems.constFirst().error.kind), kind);
    QCOMPARE(problems.constFirst().error.place, field);
    QVERIFY(!errorSentence(problems.constFirst().error).isEmpty());
}

void TestProfileCheck::allProblemsAreFoundAtOnce()
{
    DemandProfile profile = goodProfile();
    profile.tasks << TaskDemand();
    profile.tasks[0].contextTokens = -1;
    profile.hoursPerMonth = 1000;
    profile.horizonMonths = 0;
    profile.domesticOnly = true;
    profile.cudaOnly = true;
    profile.region = QStringLiteral("?");
    QCOMPARE(fieldsOf(checkProfile(profile, models)),
             (QStringList{QStringLiteral("cuda_only"), QStringLiteral("horizon_months"), QStringLiteral("hours_per_month"),
                          QStringLiteral("region"), QStringLiteral("tasks[0].context_tokens"),
                          QStringLiteral("tasks[1].model_id")}));
}

void TestProfileCheck::bothEndsOfEveryRangeAreAllowed()
{
    const auto limits = [](const char *field) { return profileFieldLimits(QString::fromLatin1(field)); };
    QCOMPARE(limits("hours_per_month").most, 744.0);
    QCOMPARE(limits("no_such_field").most, 0.0);
    for (const bool most : {false, true}) {
        const auto end = [&](const char *field) { return most ? limits(field).most : limits(field).least; };
        DemandProfile profile = goodProfile();
        profile.hoursPerMonth = end("hours_per_month");
        profile.runHours = end("run_hours");
        profile.horizonMonths = static_cast<int>(end("horizon_months"));
        profile.growth = Growth::Predictable;
        profile.growthPercent = end("growth_percent");
        profile.monthlyBudget = Money::fromAmount(end("monthly_budget"), Currency::Usd);
        TaskDemand &task = profile.tasks[0];
        task.modelId.clear();
        task.parametersBillions = end("parameters_billions");
        task.contextTokens = static_cast<int>(end("context_tokens"));
        task.concurrency = static_cast<int>(end("concurrency"));
        task.batch = static_cast<int>(end("batch"));
        task.loraRank = static_cast<int>(end("lora_rank"));
        task.dataGb = end("data_gb");
        QCOMPARE(fieldsOf(checkProfile(profile, models)), QStringList());
    }
}

void TestProfileCheck::formatsAreCheckedOnlyIfTheyAreKnown()
{
    DemandProfile profile = goodProfile();
    profile.tasks[0].weightFormat = QStringLiteral("int3");
    QCOMPARE(fieldsOf(checkProfile(profile, models)), QStringList());
    QCOMPARE(fieldsOf(checkProfile(profile, models, {QStringLiteral("bf16")})),
             QStringList{QStringLiteral("tasks[0].weight_format")});
}

QTEST_GUILESS_MAIN(TestProfileCheck)
#include "tst_profile_check.moc"
