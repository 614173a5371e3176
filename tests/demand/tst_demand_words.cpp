// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "demand/demand_words.h"
#include "support/test_support.h"

#include <QSet>

using namespace xuanka;

class TestDemandWords : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyKindHasItsOwnName();
    void everyAnswerOfAProfileHasANameAndSaysWhatItDecides();
    void aFieldOfATaskIsNamedByItsLastPart();
    void aTaskIsSummedUpByModelOrSize();
};

void TestDemandWords::everyKindHasItsOwnName()
{
    QSet<QString> names;
    for (int kind = 0; kind <= static_cast<int>(TaskKind::ImageGeneration); ++kind)
        names << taskKindName(static_cast<TaskKind>(kind));
    QCOMPARE(names.size(), 6);
    names.clear();
    for (int team = 0; team <= static_cast<int>(TeamKind::ImageStudio); ++team)
        names << teamKindName(static_cast<TeamKind>(team));
    QCOMPARE(names.size(), 5);
    names.clear();
    for (int growth = 0; growth <= static_cast<int>(Growth::Volatile); ++growth)
        names << growthName(static_cast<Growth>(growth));
    QCOMPARE(names.size(), 5);
    names = {regionName({}), regionName(QStringLiteral("CN")), regionName(QStringLiteral("overseas"))};
    QCOMPARE(names.size(), 3);
}

void TestDemandWords::everyAnswerOfAProfileHasANameAndSaysWhatItDecides()
{
    DemandProfile profile;
    profile.monthlyBudget = Money(1, Currency::Cny);
    profile.tasks = {TaskDemand()};
    const Json json = profileToJson(profile);
    QStringList fields;
    for (const auto &[key, value] : json.items())
        fields << QString::fromStdString(key);
    for (const auto &[key, value] : json.at("tasks").at(0).items())
        fields << QString::fromStdString(key);
    for (const QString &field : std::as_const(fields)) {
        QVERIFY2(demandFields().contains(field), qPrintable(field));
        QVERIFY2(demandFieldName(field) != field, qPrintable(field));
        const bool decidesNothing = field == QLatin1String("name") || field == QLatin1String("note");
        QVERIFY2(demandFieldDecides(field).isEmpty() == decidesNothing, qPrintable(field));
    }
}

void TestDemandWords::aFieldOfATaskIsNamedByItsLastPart()
{
    QCOMPARE(demandFieldName(QStringLiteral("tasks[3].model_id")), demandFieldName(QStringLiteral("model_id")));
    QCOMPARE(demandFieldName(QStringLiteral("no_such_field")), QStringLiteral("no_such_field"));
    QCOMPARE(demandFieldDecides(QStringLiteral("no_such_field")), QString());
}

void TestDemandWords::aTaskIsSummedUpByModelOrSize()
{
    QLocale::setDefault(QLocale::c());
    TaskDemand task;
    task.kind = TaskKind::Lora;
    QCOMPARE(taskSummary(task), taskKindName(TaskKind::Lora));
    task.parametersBillions = 7.5;
    QVERIFY(taskSummary(task).contains(QLatin1String("7.5")));
    task.modelId = QStringLiteral("qwen2.5-7b");
    QVERIFY(taskSummary(task).endsWith(QLatin1String("qwen2.5-7b")));
    QVERIFY(!taskSummary(task).contains(QLatin1String("7.5 B")));
}

QTEST_GUILESS_MAIN(TestDemandWords)
#include "tst_demand_words.moc"
