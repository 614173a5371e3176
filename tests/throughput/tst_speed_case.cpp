// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "speed_support.h"

using namespace xuanka;
using namespace xuanka::test;

namespace {

const QStringList columns{QStringLiteral("model"), QStringLiteral("params_b"), QStringLiteral("active_params_b"), QStringLiteral("n_layers"),
                          QStringLiteral("hidden"), QStringLiteral("n_heads"), QStringLiteral("n_kv_heads"), QStringLiteral("weight_bits"),
                          QStringLiteral("quant"), QStringLiteral("gpu"), QStringLiteral("n_gpus"), QStringLiteral("parallelism"),
                          QStringLiteral("engine"), QStringLiteral("batch_or_concurrency"), QStringLiteral("input_len"),
                          QStringLiteral("output_len"), QStringLiteral("metric"), QStringLiteral("source"), QStringLiteral("note")};

/// Llama 3 8B on one H100, as a row; single fields changed.
CsvTable tableWith(const QList<std::pair<QString, QString>> &changes)
{
    CsvTable table;
    table.header = columns;
    QStringList row{QStringLiteral("Llama-3-8B"), QStringLiteral("8.03"), QStringLiteral("8.03"), QStringLiteral("32"), QStringLiteral("4096"),
                    QStringLiteral("32"), QStringLiteral("8"), QStringLiteral("16"), QStringLiteral("BF16"), QStringLiteral("H100 SXM 80GB"),
                    QStringLiteral("1"), QStringLiteral("single"), QStringLiteral("vLLM"), QStringLiteral("16"), QStringLiteral("512"),
                    QStringLiteral("256"), QStringLiteral("total_output_tok_s"), QStringLiteral("test"), QString()};
    for (const auto &[column, value] : changes)
        row[table.header.indexOf(column)] = value;
    table.rows << row;
    table.lines << 2;
    return table;
}

SpeedCase caseWith(const QList<std::pair<QString, QString>> &changes)
{
    const CsvTable table = tableWith(changes);
    const Result<SpeedCase> measured = readSpeedCase(CsvRow(table, 0), speedLibraries());
    if (!measured)
        qFatal("%s", qPrintable(errorMessage(measured.error())));
    return *measured;
}

QString str(const char *text)
{
    return QString::fromUtf8(text);
}

} // namespace

class SpeedCaseTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void lengthsAndConcurrencyAreUnderstood_data()
    {
        QTest::addColumn<QString>("concurrency");
        QTest::addColumn<QString>("input");
        QTest::addColumn<QString>("output");
        QTest::addColumn<double>("asked"); // 0 = as many as possible
        QTest::addColumn<double>("prompt");
        QTest::addColumn<double>("generated");
        QTest::newRow("plain") << "16" << "512" << "256" << 16.0 << 512.0 << 256.0;
        QTest::newRow("as many as possible") << "max (in-flight)" << "128" << "2048" << 0.0 << 128.0 << 2048.0;
        QTest::newRow("offline") << "offline max" << "~240" << "<=600" << 0.0 << 240.0 << 600.0;
        QTest::newRow("a span") << "offline" << "778" << "~73-128" << 0.0 << 778.0 << 100.5;
        QTest::newRow("a trace") << "high" << "ShareGPT" << "ShareGPT" << 0.0 << 225.0 << 200.0;
        QTest::newRow("several answers a prompt") << "100 x n=10" << "100" << "100" << 1000.0 << 100.0 << 100.0;
        QTest::newRow("thousands") << "saturated" << "32k" << "1k-3k" << 0.0 << 32000.0 << 2000.0;
        QTest::newRow("named") << "c=50" << "5000" << "500" << 50.0 << 5000.0 << 500.0;
    }

    void lengthsAndConcurrencyAreUnderstood()
    {
        QFETCH(QString, concurrency);
        QFETCH(QString, input);
        QFETCH(QString, output);
        QFETCH(double, asked);
        QFETCH(double, prompt);
        QFETCH(double, generated);
        const SpeedCase measured = caseWith({{str("batch_or_concurrency"), concurrency}, {str("input_len"), input}, {str("output_len"), output}});
        QCOMPARE(measured.job.concurrency.value_or(0.0), asked);
        QCOMPARE(measured.job.promptTokens, prompt);
        QCOMPARE(measured.job.outputTokens, generated);
        QCOMPARE(measured.job.mixedLengths, input == QLatin1String("ShareGPT"));
    }

    void enginesAreFoundInLongerNames_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("sharing");
        QTest::addColumn<QString>("id");
        QTest::newRow("version") << "vLLM 0.8.5" << "single" << "vllm";
        QTest::newRow("two names") << "NIM/TensorRT-LLM 1.0" << "single" << "tensorrt-llm";
        QTest::newRow("defaults") << "vLLM default (0.9)" << "single" << "vllm-default";
        QTest::newRow("tuned by a vendor") << "vLLM" << "vendor-tuned" << "vllm-tuned";
        QTest::newRow("unknown") << "Abacus" << "single" << "vllm";
    }

    void enginesAreFoundInLongerNames()
    {
        QFETCH(QString, name);
        QFETCH(QString, sharing);
        QFETCH(QString, id);
        const SpeedCase measured = caseWith({{str("engine"), name}, {str("parallelism"), sharing}});
        QCOMPARE(measured.job.engineId, id);
        QCOMPARE(measured.assumed.isEmpty(), name != QLatin1String("Abacus"));
    }

    void sharingIsUnderstood_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("cards");
        QTest::addColumn<QString>("sharing");
        QTest::addColumn<double>("copies");
        QTest::newRow("tensor") << "TP8" << 8 << "tp" << 1.0;
        QTest::newRow("tensor on half, two copies") << "TP4" << 8 << "tp" << 2.0;
        QTest::newRow("pipeline") << "PP4" << 4 << "pp" << 1.0;
        QTest::newRow("layers") << "layer-split" << 4 << "layer" << 1.0;
        QTest::newRow("experts") << "TP8/EP" << 8 << "ep" << 1.0;
        QTest::newRow("attention on every card") << "TP8+DP-attn" << 8 << "ep" << 1.0;
        QTest::newRow("a vendor's own choice") << "vendor-tuned" << 8 << "best" << 1.0;
        QTest::newRow("copies") << "DP" << 4 << "copies" << 1.0;
    }

    void sharingIsUnderstood()
    {
        QFETCH(QString, text);
        QFETCH(int, cards);
        QFETCH(QString, sharing);
        QFETCH(double, copies);
        const SpeedCase measured = caseWith({{str("parallelism"), text}, {str("n_gpus"), QString::number(cards)}});
        QCOMPARE(speedSharingId(measured.job.sharing), sharing);
        QCOMPARE(measured.copies, copies);
        QCOMPARE(measured.job.cards * measured.copies, static_cast<double>(cards));
    }

    void oneCardOfHundredsIsReportedAlone()
    {
        const SpeedCase measured = caseWith({{str("model"), str("DeepSeek-R1")}, {str("params_b"), str("671")}, {str("active_params_b"), str("37")},
                                             {str("n_layers"), str("61")}, {str("hidden"), str("7168")}, {str("n_heads"), str("128")},
                                             {str("n_kv_heads"), str("128")}, {str("quant"), str("INT8")}, {str("gpu"), str("Ascend 910C 128GB")},
                                             {str("parallelism"), str("EP320 (per NPU)")}, {str("batch_or_concurrency"), str("SLO TPOT<50ms")},
                                             {str("input_len"), QString()}, {str("output_len"), QString()},
                                             {str("engine"), str("CloudMatrix-Infer")}});
        QVERIFY(measured.perCard);
        QCOMPARE(measured.job.cards, 320);
        QCOMPARE(measured.target->tpotMs.value_or(0.0), 50.0);
        XUANKA_UNWRAP(answer, answerSpeedCase(measured));
        QVERIFY(answer.figure.expected > 100.0 && answer.figure.expected < 5000.0);
        QVERIFY(!answer.fitted);
    }

    void metricsAreInTheirOwnUnit()
    {
        const auto figure = [](const char *metric, const char *concurrency) {
            const Result<SpeedAnswer> answer = answerSpeedCase(caseWith({{str("metric"), str(metric)}, {str("batch_or_concurrency"), str(concurrency)}}));
            return answer ? answer->figure.expected : 0.0;
        };
        const double output = figure("total_output_tok_s", "16");
        QCOMPARE(figure("total_tok_s", "16"), output * 3.0); // 512 in and 256 out
        const double stream = figure("decode_tok_s_per_stream", "16");
        QVERIFY(std::abs(stream * 16.0 / output - 1.0) < 1e-6);
        QVERIFY(figure("decode_tok_s_per_stream", "1") > stream);
        QVERIFY(std::abs(figure("tpot_ms", "16") * stream / 1000.0 - 1.0) < 1e-6);
        QVERIFY(figure("prefill_tok_s", "1") > 10000.0);
        QVERIFY(figure("ttft_ms", "1") < 100.0);
    }

    void anUnknownNumberOfCardsIsTheFewestThatServe()
    {
        const SpeedCase measured = caseWith({{str("n_gpus"), str("?")}, {str("gpu"), str("Ascend 910B 64GB")}, {str("model"), str("Qwen3-30B-A3B")},
                                             {str("params_b"), str("30.5")}, {str("active_params_b"), str("3.3")}, {str("n_layers"), str("48")},
                                             {str("hidden"), str("2048")}, {str("n_kv_heads"), str("4")}, {str("parallelism"), str("n/a")}});
        QCOMPARE(measured.job.cards, 2);
        QVERIFY(measured.assumed.constFirst().english.contains(QLatin1String("not stated")));
        QVERIFY(measured.assumed.constFirst().chinese.contains(QStringLiteral("未写明卡数")));
    }

    void aBenchmarksOwnNumberOfRequestsCounts()
    {
        const SpeedCase measured = caseWith({{str("source"), str("github.com/NVIDIA/TensorRT-LLM docs/source/performance/perf-overview.md (v1.0)")},
                                             {str("batch_or_concurrency"), str("max (in-flight)")}, {str("input_len"), str("128")}, {str("output_len"), str("2048")}});
        QCOMPARE(measured.job.requests.value_or(0.0), 3000.0);
        QVERIFY(!caseWith({}).job.requests.has_value());
    }

    void modelsThatAreNotInTheLibraryComeFromTheirColumns()
    {
        const SpeedCase dense = caseWith({{str("model"), str("InternLM-20B")}, {str("params_b"), str("20.1")}, {str("active_params_b"), str("20.1")},
                                          {str("n_layers"), str("60")}, {str("hidden"), str("5120")}, {str("n_heads"), str("40")}, {str("n_kv_heads"), str("40")}});
        QVERIFY(std::abs(dense.model->parameters / 20.1e9 - 1.0) < 0.01);
        QVERIFY(!dense.model->isMixture());
        const SpeedCase mixture = caseWith({{str("model"), str("Llama-4-Maverick")}, {str("params_b"), str("400")}, {str("active_params_b"), str("17")},
                                            {str("n_layers"), str("48")}, {str("hidden"), str("5120")}, {str("n_heads"), str("40")}});
        QCOMPARE(mixture.model->experts, 128.0);
        QCOMPARE(mixture.model->expertsPerToken, 1.0);
        const double active = mixture.model->alwaysParameters + mixture.model->activeExpertParameters + 2.0 * mixture.model->headParameters;
        QVERIFY2(std::abs(active / 17e9 - 1.0) < 0.02, qPrintable(QString::number(active)));
        // The name is known, but the shapes are another model's: the columns count.
        const SpeedCase other = caseWith({{str("n_layers"), str("16")}, {str("params_b"), str("4.5")}, {str("active_params_b"), str("4.5")}});
        QCOMPARE(other.model->layers, 16.0);
    }

    void whatCannotBeReadIsRefusedWithItsColumn_data()
    {
        QTest::addColumn<QString>("column");
        QTest::addColumn<QString>("value");
        QTest::newRow("metric") << "metric" << "furlongs";
        QTest::newRow("card") << "gpu" << "Voodoo 2";
        QTest::newRow("cards") << "n_gpus" << "several";
        QTest::newRow("concurrency") << "batch_or_concurrency" << "plenty";
    }

    void whatCannotBeReadIsRefusedWithItsColumn()
    {
        QFETCH(QString, column);
        QFETCH(QString, value);
        const CsvTable table = tableWith({{column, value}});
        const Result<SpeedCase> measured = readSpeedCase(CsvRow(table, 0), speedLibraries());
        QVERIFY(!measured);
        QCOMPARE(measured.error().place, column);
        const CsvTable answers = estimateSpeedTable(table, speedLibraries(), Language::English);
        const CsvRow answer(answers, 0);
        QVERIFY(!answer.has(QStringLiteral("est")));
        QVERIFY(answer.text(QStringLiteral("est_note")).contains(column));
    }

    void theTableKeepsItsColumnsAndAddsFour()
    {
        const CsvTable table = tableWith({});
        const CsvTable answers = estimateSpeedTable(table, speedLibraries(), Language::SimplifiedChinese);
        QCOMPARE(answers.header.mid(0, columns.size()), columns);
        QCOMPARE(answers.header.mid(columns.size()).join(QLatin1Char(',')), QStringLiteral("est_low,est,est_high,est_note"));
        QCOMPARE(answers.rows.constFirst().mid(0, columns.size()), table.rows.constFirst());
        QVERIFY(CsvRow(answers, 0).text(QStringLiteral("est")).toDouble() > 100.0);
    }
};

QTEST_GUILESS_MAIN(SpeedCaseTest)
#include "tst_speed_case.moc"
