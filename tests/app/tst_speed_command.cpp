// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "program_runner.h"
#include "support/test_support.h"

#include <QTemporaryDir>

using namespace xuanka;
using namespace xuanka::test;

/// `speed` and the two tables that `batch` answers with the same engines.
class TestSpeedCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void servingHasItsFigures();
    void aTargetThatCannotBeHeldIsExitOne();
    void imagesAndTrainingAreAnswered();
    void mistakesNameTheOption_data();
    void mistakesNameTheOption();
    void tablesKeepTheirRows();

private:
    ProgramRun run(const QString &line) { return runProgram(QStringLiteral(XUANKA_PROGRAM), line.split(QLatin1Char(' ')), m_folder.path()); }
    QTemporaryDir m_folder;
};

void TestSpeedCommand::servingHasItsFigures()
{
    const ProgramRun answer = run(QStringLiteral("speed --model llama-3.1-8b --card h100-sxm-80 --weights fp8 --engine tensorrt-llm --concurrency 64 --price 20 --json"));
    QCOMPARE(answer.exitCode, 0);
    const Json json = answer.json();
    const Json &speed = json.at("speed");
    for (const char *key : {"single_stream_tok_s", "ttft_ms", "tpot_ms", "output_tok_s", "total_tok_s", "output_tok_s_per_card"})
        QVERIFY2(speed.at(key).at("low") < speed.at(key).at("high"), key);
    QCOMPARE(speed.at("concurrency").get<double>(), 64.0);
    QCOMPARE(json.at("output_tokens_per_money").at("expected").get<double>(), speed.at("output_tok_s").at("expected").get<double>() * 180.0);
    QVERIFY(!speed.at("trace").at("parts").empty());
}

void TestSpeedCommand::aTargetThatCannotBeHeldIsExitOne()
{
    const QString question = QStringLiteral("speed --model llama-3-70b --card a100-sxm-80 --cards 4 --tpot %1 --json");
    const ProgramRun possible = run(question.arg(100));
    QCOMPARE(possible.exitCode, 0);
    QVERIFY(possible.json().at("speed").at("tpot_ms").at("expected").get<double>() <= 100.0);
    const ProgramRun impossible = run(question.arg(2));
    QCOMPARE(impossible.exitCode, 1);
    QCOMPARE(impossible.json().at("holds_target").get<bool>(), false);
}

void TestSpeedCommand::imagesAndTrainingAreAnswered()
{
    const Json images = run(QStringLiteral("speed --model sdxl --card l40s-48 --engine tensorrt --weights fp8 --json")).json();
    const double perMinute = images.at("images").at("images_per_min").at("expected").get<double>();
    QVERIFY(perMinute > 36.0 && perMinute < 47.0); // MLPerf: 41.4
    const Json training = run(QStringLiteral("speed --model llama-3.1-8b --card a100-sxm-80 --cards 8 --task full --tokens-b 0.1 --mfu 0.4 --json")).json();
    const double hours = training.at("training").at("card_hours").at("expected").get<double>();
    QVERIFY(std::abs(hours / 10.7 - 1.0) < 0.01);
}

void TestSpeedCommand::mistakesNameTheOption_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("names");
    QTest::newRow("card") << "speed --model llama-3-8b --card abacus" << "--card";
    QTest::newRow("no card") << "speed --model llama-3-8b" << "card";
    QTest::newRow("model") << "speed --model abacus --card l4-24" << "--model";
    QTest::newRow("engine") << "speed --model llama-3-8b --card l4-24 --engine abacus" << "--engine";
    QTest::newRow("weights") << "speed --model llama-3-8b --card l4-24 --weights abacus" << "--weights";
    QTest::newRow("no tokens") << "speed --model llama-3-8b --card l4-24 --task lora" << "--tokens-b";
    QTest::newRow("table") << "batch abacus --cases a.csv --out b.csv" << "size, throughput, training";
}

void TestSpeedCommand::mistakesNameTheOption()
{
    QFETCH(QString, line);
    QFETCH(QString, names);
    const ProgramRun answer = run(line);
    QCOMPARE(answer.exitCode, 2);
    QVERIFY2(answer.err.contains(names.toUtf8()), answer.err.constData());
    QCOMPARE(answer.err.trimmed().count('\n'), 0);
}

void TestSpeedCommand::tablesKeepTheirRows()
{
    struct Table {
        const char *question;
        const char *cases;
        int rows;
        int atLeast;
    };
    for (const Table &table : {Table{"throughput", "measured_speed.csv", 632, 630}, Table{"training", "published_training.csv", 107, 44}}) {
        const QString out = m_folder.filePath(QStringLiteral("answers.csv"));
        const ProgramRun answer = run(QStringLiteral("batch %1 --cases %2/tests/throughput/%3 --out %4 --json")
                                          .arg(QLatin1String(table.question), QStringLiteral(XUANKA_SOURCE_DIR), QLatin1String(table.cases), out));
        QCOMPARE(answer.exitCode, 0);
        QCOMPARE(answer.json().at("rows").get<int>(), table.rows);
        QVERIFY(answer.json().at("answered").get<int>() >= table.atLeast);
        QVERIFY(QFile::exists(out));
    }
}

QTEST_GUILESS_MAIN(TestSpeedCommand)
#include "tst_speed_command.moc"
