// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "json/json.h"
#include "sizing/measured_errors.h"
#include "sizing_support.h"

#include <QDate>
#include <QSaveFile>

#include <algorithm>
#include <cmath>

using namespace xuanka;
using namespace xuanka::test;

namespace {

const QString errorsFile = QStringLiteral(XUANKA_SOURCE_DIR "/resources/rules/measured_errors.json");
constexpr CaseKind kinds[] = {CaseKind::Inference, CaseKind::Adapters, CaseKind::FullTraining, CaseKind::Image};

/// To a tenth of a percent: what people read, and no more than another compiler reproduces.
double rounded(double share)
{
    return std::round(share * 1000.0) / 1000.0;
}

/// Replaces a column that the row's own source contradicts.
void correct(CsvTable &table, const Json &correction)
{
    const qsizetype target = table.header.indexOf(toQString(correction.at("column")));
    for (qsizetype i = 0; i < table.rows.size(); ++i) {
        const CsvRow row(table, i);
        if (row.text(QStringLiteral("model")) == toQString(correction.at("model"))
            && row.text(QStringLiteral("source")).contains(toQString(correction.at("source"))))
            table.rows[i][target] = toQString(correction.at("value"));
    }
}

double widthOf(const Estimate<Bytes> &figure)
{
    return figure.high.gib() / qMax(figure.low.gib(), 0.001);
}

} // namespace

/// Cases that other people measured (tests/sizing/measured_memory.csv, measured_images.csv) against what the engine says. The errors that the
/// program shows are worked out here: XUANKA_UPDATE_MEASURED_ERRORS=1 writes them, any other run fails if they are out of date.
class MeasuredMemoryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        XUANKA_UNWRAP(cases, readCsvFile(QStringLiteral(XUANKA_SOURCE_DIR "/tests/sizing/measured_memory.csv")));
        XUANKA_UNWRAP(images, readCsvFile(QStringLiteral(XUANKA_SOURCE_DIR "/tests/sizing/measured_images.csv")));
        m_cases = cases;
        m_images = images;
        XUANKA_UNWRAP(notes, readJsonFile(QStringLiteral(XUANKA_SOURCE_DIR "/tests/sizing/measured_images.json")));
        for (const Json &correction : notes.at("corrections"))
            correct(m_images, correction);
        QVERIFY(m_cases.rows.size() >= 500);
        for (qsizetype i = 0; i < m_cases.rows.size(); ++i)
            QVERIFY2(CsvRow(m_cases, i).has(QStringLiteral("source")), qPrintable(QString::number(m_cases.lines.at(i))));
    }

    void theErrorStaysWithinItsBound_data()
    {
        QTest::addColumn<CaseKind>("kind");
        QTest::addColumn<int>("casesAtLeast");
        QTest::addColumn<double>("medianAtMost");
        QTest::addColumn<double>("p90AtMost");
        QTest::addColumn<double>("aboveHighAtMost");
        QTest::newRow("inference") << CaseKind::Inference << 190 << 0.04 << 0.15 << 0.05;
        QTest::newRow("adapters") << CaseKind::Adapters << 140 << 0.10 << 0.30 << 0.10;
        QTest::newRow("full training") << CaseKind::FullTraining << 40 << 0.12 << 0.35 << 0.10;
        QTest::newRow("image") << CaseKind::Image << 90 << 0.08 << 0.30 << 0.10;
    }

    void theErrorStaysWithinItsBound()
    {
        QFETCH(CaseKind, kind);
        QFETCH(int, casesAtLeast);
        QFETCH(double, medianAtMost);
        QFETCH(double, p90AtMost);
        QFETCH(double, aboveHighAtMost);
        const std::optional<MeasuredError> error = errorOf(kind);
        QVERIFY(error.has_value());
        qInfo("on %d measured cases: median error %.1f %%, 90th percentile %.1f %%, %.1f %% above the high estimate",
              error->cases, 100.0 * error->median, 100.0 * error->p90, 100.0 * error->aboveHigh);
        QVERIFY(error->cases >= casesAtLeast);
        QVERIFY2(error->median <= medianAtMost, qPrintable(QString::number(error->median)));
        QVERIFY2(error->p90 <= p90AtMost, qPrintable(QString::number(error->p90)));
        QVERIFY2(error->aboveHigh <= aboveHighAtMost, qPrintable(QString::number(error->aboveHigh)));
    }

    void partsAreExactWhereTheConfigurationDefinesThem_data()
    {
        QTest::addColumn<Meter>("meter");
        QTest::addColumn<int>("casesAtLeast");
        QTest::newRow("KV cache") << Meter::KvCache << 39;
        QTest::newRow("weights") << Meter::Weights << 40;
    }

    void partsAreExactWhereTheConfigurationDefinesThem()
    {
        QFETCH(Meter, meter);
        QFETCH(int, casesAtLeast);
        constexpr double printedTo = 0.0006; // GiB: the logs print three decimals
        int cases = 0;
        for (qsizetype i = 0; i < m_cases.rows.size(); ++i) {
            const CsvRow row(m_cases, i);
            const Result<MeasuredCase> measured = readMeasuredCase(row, modelLibrary());
            if (!measured || measured->kind != CaseKind::Inference || measured->meter != meter || measured->model->assumed)
                continue;
            XUANKA_UNWRAP(figure, estimateCase(*measured));
            const double gib = row.text(QStringLiteral("measured_gib")).toDouble();
            // The mean bits of a file are printed to a thousandth; an engine's own figure for weights has padding in it.
            const double share = measured->request.meanWeightBits > 0.0 ? 0.0005 : 0.01;
            const double tolerance = printedTo + (meter == Meter::Weights ? share * gib : 0.0);
            QVERIFY2(qAbs(figure.expected.gib() - gib) <= tolerance,
                     qPrintable(QStringLiteral("%1: %2 against %3").arg(row.text(QStringLiteral("id"))).arg(figure.expected.gib()).arg(gib)));
            ++cases;
        }
        QVERIFY(cases >= casesAtLeast);
    }

    void theRangeStaysUseful()
    {
        QList<double> widths;
        for (qsizetype i = 0; i < m_cases.rows.size(); ++i) {
            const Result<MeasuredCase> measured = readMeasuredCase(CsvRow(m_cases, i), modelLibrary());
            if (!measured || measured->kind != CaseKind::Inference || measured->meter == Meter::ComputeBuffer)
                continue;
            XUANKA_UNWRAP(figure, estimateCase(*measured));
            QVERIFY(figure.low <= figure.expected && figure.expected <= figure.high);
            widths << widthOf(figure);
        }
        std::sort(widths.begin(), widths.end());
        const double median = widths.at(widths.size() / 2);
        qInfo("median of high ÷ low: %.2f", median);
        QVERIFY(median <= 1.35);
    }

    void everyRowIsAnsweredOrSaysWhyNot()
    {
        const CsvTable answers = estimateTable(m_cases, modelLibrary(), Language::English);
        const qsizetype estimate = answers.header.indexOf(QStringLiteral("est"));
        for (const QStringList &row : answers.rows)
            QVERIFY2(!row.at(estimate).isEmpty() || !row.at(estimate + 2).isEmpty(), qPrintable(row.constFirst()));
    }

    void theErrorsThatAreShownAreUpToDate()
    {
        Json json{{"version", 1}, {"as_of", str(QDate::currentDate().toString(Qt::ISODate))},
                  {"table", "tests/sizing/measured_memory.csv, tests/sizing/measured_images.csv"}, {"kinds", Json::array()}};
        for (const CaseKind kind : kinds) {
            if (const std::optional<MeasuredError> error = errorOf(kind)) {
                json["kinds"].push_back({{"kind", str(caseKindId(kind))}, {"cases", error->cases}, {"median", rounded(error->median)},
                                         {"p90", rounded(error->p90)}, {"above_high", rounded(error->aboveHigh)}});
            }
        }
        if (qEnvironmentVariableIsSet("XUANKA_UPDATE_MEASURED_ERRORS")) {
            QSaveFile file(errorsFile);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(QByteArray::fromStdString(json.dump(2)) + '\n');
            QVERIFY(file.commit());
            return;
        }
        XUANKA_UNWRAP(shown, readJsonFile(errorsFile));
        QVERIFY2(shown.at("kinds") == json.at("kinds"),
                 "run this test with XUANKA_UPDATE_MEASURED_ERRORS=1, look at the difference, and commit the file");
    }

    void whatIsBuiltInIsWhatTheFileSays()
    {
        XUANKA_UNWRAP(shown, readJsonFile(errorsFile));
        for (const Json &each : shown.at("kinds")) {
            const MeasuredError *error = measuredError(*caseKindFromId(toQString(each.at("kind"))));
            QVERIFY(error != nullptr);
            QCOMPARE(error->cases, each.at("cases").get<int>());
            QCOMPARE(error->median, each.at("median").get<double>());
            QVERIFY(!error->asOf.isEmpty());
        }
        QCOMPARE(caseKindOf(Workload::Qlora), CaseKind::Adapters);
        QCOMPARE(caseKindOf(Workload::Pretraining), CaseKind::FullTraining);
        QCOMPARE(caseKindOf(Workload::ImageGeneration), CaseKind::Image);
    }

private:
    std::optional<MeasuredError> errorOf(CaseKind kind) const
    {
        return errorOver(kind == CaseKind::Image ? m_images : m_cases, modelLibrary(), kind);
    }

    CsvTable m_cases;
    CsvTable m_images;
};

QTEST_GUILESS_MAIN(MeasuredMemoryTest)
#include "tst_measured_memory.moc"
