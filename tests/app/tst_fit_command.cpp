// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "program_runner.h"
#include "support/test_support.h"

#include <QTemporaryDir>

using namespace xuanka;
using namespace xuanka::test;

/// What `fit` answers beside verdicts: limits backwards, sensitivity, signals, links, several demands.
class TestFitCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theLongestContextIsWhereMemoryEnds();
    void limitsOverAllCardsLeaveOutWhatRunsNothing();
    void theSmallestCardComesFirst();
    void sensitivityAndSignalsAreAboutOneCard();
    void linksSayWhichDegreesDivide();
    void aProfileIsFittedAsAWhole();
    void badUseIsOneLineAndExitTwo_data();
    void badUseIsOneLineAndExitTwo();
    void peopleReadATableInTheirLanguage();

private:
    ProgramRun run(const QString &line)
    {
        return runProgram(QStringLiteral(XUANKA_PROGRAM), line.split(QLatin1Char(' ')), m_folder.path());
    }
    QTemporaryDir m_folder;
};

void TestFitCommand::theLongestContextIsWhereMemoryEnds()
{
    const QString model = QStringLiteral("fit --model llama-3.1-8b --task infer --card rtx-4090-24 --json");
    const Json limit = run(model + QStringLiteral(" --longest-context --verdict likely")).json().at("limits").at(0);
    const qint64 tokens = limit.at("value").get<qint64>();
    QVERIFY(tokens > 1000);
    QCOMPARE(limit.at("bound").get<std::string>(), std::string("memory"));
    QVERIFY(!limit.at("trace").at("parts").empty());
    // The program itself says that it fits there, and not with one token more.
    const auto verdict = [&](qint64 context) {
        return run(model + QStringLiteral(" --max-cards 1 --context %1").arg(context)).json().at("fits").at(0).at("verdict").get<std::string>();
    };
    QCOMPARE(verdict(tokens), std::string("likely"));
    QCOMPARE(verdict(tokens + 1), std::string("tight"));
}

void TestFitCommand::limitsOverAllCardsLeaveOutWhatRunsNothing()
{
    const ProgramRun some = run(QStringLiteral("fit --model llama-3-8b --task infer --most-concurrent --json"));
    QCOMPARE(some.exitCode, 0);
    for (const Json &limit : some.json().at("limits"))
        QVERIFY(limit.at("value").get<qint64>() > 0);
    const ProgramRun none = run(QStringLiteral("fit --model llama-3.1-70b --task infer --card rtx-4090-24 --largest-batch --json"));
    QCOMPARE(none.exitCode, 1);
    QCOMPARE(none.json().at("limits").at(0).at("bound").get<std::string>(), std::string("not_even_one"));
}

void TestFitCommand::theSmallestCardComesFirst()
{
    const Json list = run(QStringLiteral("fit --model llama-3.1-70b --task infer --weights awq-int4 --smallest-card --json")).json().at("smallest");
    QVERIFY(list.size() > 10);
    int before = 1;
    for (const Json &fit : list) {
        QCOMPARE(fit.at("verdict").get<std::string>(), std::string("fits"));
        QVERIFY(fit.at("count").get<int>() >= before);
        before = fit.at("count").get<int>();
    }
    QCOMPARE(list.at(0).at("count").get<int>(), 1);
}

void TestFitCommand::sensitivityAndSignalsAreAboutOneCard()
{
    const QString question = QStringLiteral("fit --model llama-2-13b --task infer --card rtx-4090-24 --json ");
    const Json sensitivity = run(question + QStringLiteral("--sensitivity")).json();
    QVERIFY(sensitivity.at("rows").size() >= 4);
    QCOMPARE(sensitivity.at("now").at("verdict").get<std::string>(), std::string("no"));
    const Json advice = run(question + QStringLiteral("--signals")).json();
    QCOMPARE(advice.at("signals").size(), std::size_t{3});
    QVERIFY(advice.at("due").get<bool>());
    QVERIFY(!advice.at("bigger_cards").empty());
}

void TestFitCommand::linksSayWhichDegreesDivide()
{
    const Json links = run(QStringLiteral("fit --model qwen2.5-7b --task infer --card rtx-4090-24 --cards 2 --interconnect --json")).json();
    QCOMPARE(links.at("ways").at(0).at("way").get<std::string>(), std::string("tp"));
    QCOMPARE(links.at("ways").at(0).at("level").get<std::string>(), std::string("poor"));
    QCOMPARE(links.at("tensor_degrees"), (Json{1, 2, 4})); // 28 heads
    const Json refused = run(QStringLiteral("fit --model qwen2.5-7b --task finetune --parallel tp --card a100-sxm-80 --json")).json();
    QVERIFY(refused.at("fits").at(7).at("refused").get<bool>());
}

void TestFitCommand::aProfileIsFittedAsAWhole()
{
    const ProgramRun inTurn = run(QStringLiteral("fit --profile startup_7b_lora --json"));
    QCOMPARE(inTurn.exitCode, 0);
    const Json json = inTurn.json();
    QCOMPARE(json.at("timing").get<std::string>(), std::string("in_turn"));
    QCOMPARE(json.at("cells").size(), std::size_t{320});
    const std::size_t demands = json.at("demands").size();
    QVERIFY(demands >= 1);
    for (const Json &cell : json.at("cells"))
        QCOMPARE(cell.at("fits").size(), demands);
    QCOMPARE(run(QStringLiteral("fit --profile startup_7b_lora --at-once --json")).json().at("timing").get<std::string>(), std::string("at_once"));
}

void TestFitCommand::badUseIsOneLineAndExitTwo_data()
{
    QTest::addColumn<QString>("arguments");
    const QString model = QStringLiteral("fit --model llama-3-8b --task infer ");
    QTest::newRow("two questions") << model + QStringLiteral("--longest-context --largest-batch");
    QTest::newRow("no card") << model + QStringLiteral("--sensitivity");
    QTest::newRow("no such verdict") << model + QStringLiteral("--smallest-card --verdict no");
    QTest::newRow("does not apply") << QStringLiteral("fit --model llama-3-8b --task finetune --most-concurrent");
    QTest::newRow("no such profile") << QStringLiteral("fit --profile nowhere.json");
}

void TestFitCommand::badUseIsOneLineAndExitTwo()
{
    QFETCH(QString, arguments);
    const ProgramRun bad = run(arguments);
    QCOMPARE(bad.exitCode, 2);
    QCOMPARE(bad.err.trimmed().count('\n'), 0);
    QVERIFY(bad.err.startsWith("xuanka: "));
    QVERIFY(bad.out.isEmpty());
}

void TestFitCommand::peopleReadATableInTheirLanguage()
{
    const ProgramRun english = run(QStringLiteral("fit --model llama-3-8b --task infer --longest-context --card rtx-4090-24 --lang en"));
    QVERIFY2(english.out.contains("tokens"), english.out.constData());
    const ProgramRun chinese = run(QStringLiteral("fit --model llama-3-8b --task infer --signals --card rtx-4090-24 --lang zh_CN"));
    QVERIFY2(QString::fromUtf8(chinese.out).contains(QStringLiteral("显存")), chinese.out.constData());
}

QTEST_GUILESS_MAIN(TestFitCommand)
#include "tst_fit_command.moc"
