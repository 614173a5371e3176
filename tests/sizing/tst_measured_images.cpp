// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "json/json.h"
#include "sizing/measured_case.h"
#include "sizing/sizing_support.h"

#include <algorithm>

using namespace xuanka;
using namespace xuanka::test;

namespace {

struct Answer {
    QString id;
    QString model;
    bool training = false;
    double measured = 0.0;
    double low = 0.0;
    double expected = 0.0;
    double high = 0.0;

    double error() const { return qAbs(expected / measured - 1.0); }
};

double percentile(QList<double> values, double share)
{
    std::sort(values.begin(), values.end());
    return values.at(qMin(values.size() - 1, static_cast<qsizetype>(share * static_cast<double>(values.size()))));
}

QString column(const CsvTable &table, qsizetype row, const QString &name)
{
    return table.rows.at(row).at(table.header.indexOf(name));
}

} // namespace

/// Runs of image models that other people measured (tests/sizing/measured_images.csv), with the slips of that table put
/// right as measured_images.json says and why. Every row that is far off has its explanation there.
class MeasuredImagesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        XUANKA_UNWRAP(table, readCsvFile(QStringLiteral(XUANKA_SOURCE_DIR "/tests/sizing/measured_images.csv")));
        XUANKA_UNWRAP(notes, readJsonFile(QStringLiteral(XUANKA_SOURCE_DIR "/tests/sizing/measured_images.json")));
        CsvTable cases = table;
        for (const Json &correction : notes.at("corrections")) {
            int corrected = 0;
            const qsizetype target = cases.header.indexOf(toQString(correction.at("column")));
            for (qsizetype i = 0; i < cases.rows.size(); ++i) {
                if (column(cases, i, QStringLiteral("model")) == toQString(correction.at("model"))
                    && column(cases, i, QStringLiteral("source")).contains(toQString(correction.at("source")))) {
                    cases.rows[i][target] = toQString(correction.at("value"));
                    ++corrected;
                }
            }
            QVERIFY(corrected > 0);
        }
        for (const Json &explanation : notes.at("explanations")) {
            for (const Json &id : explanation.at("ids"))
                m_explained << toQString(id);
        }
        const CsvTable answers = estimateTable(cases, modelLibrary(), Language::English);
        for (qsizetype i = 0; i < answers.rows.size(); ++i) {
            const auto number = [&answers, i](const char *name) { return column(answers, i, QString::fromLatin1(name)).toDouble(); };
            const QString id = column(answers, i, QStringLiteral("id"));
            QVERIFY2(number("est") > 0.0, qPrintable(id + column(answers, i, QStringLiteral("est_note"))));
            m_answers << Answer{id, column(answers, i, QStringLiteral("model")),
                                column(answers, i, QStringLiteral("method")) != QLatin1String("diffusion"),
                                number("measured_gib"), number("est_low"), number("est"), number("est_high")};
        }
        QVERIFY(m_answers.size() >= 100);
    }

    void theErrorStaysWithinItsBound_data()
    {
        QTest::addColumn<bool>("training");
        QTest::addColumn<double>("medianAtMost");
        QTest::addColumn<double>("p90AtMost");
        QTest::addColumn<double>("aboveHighAtMost");
        QTest::addColumn<double>("widthAtMost");
        QTest::newRow("generation") << false << 0.04 << 0.20 << 0.10 << 1.35;
        QTest::newRow("training") << true << 0.08 << 0.45 << 0.15 << 1.8;
    }

    void theErrorStaysWithinItsBound()
    {
        QFETCH(bool, training);
        QFETCH(double, medianAtMost);
        QFETCH(double, p90AtMost);
        QFETCH(double, aboveHighAtMost);
        QFETCH(double, widthAtMost);
        QList<double> errors;
        QList<double> widths;
        double above = 0.0;
        for (const Answer &answer : std::as_const(m_answers)) {
            if (answer.training != training)
                continue;
            errors << answer.error();
            widths << answer.high / qMax(answer.low, 0.001);
            above += answer.measured > answer.high * 1.001 ? 1.0 : 0.0;
        }
        const double median = percentile(errors, 0.5);
        const double p90 = percentile(errors, 0.9);
        above /= static_cast<double>(errors.size());
        qInfo("on %d measured cases: median error %.1f %%, 90th percentile %.1f %%, %.1f %% above the high estimate, width %.2f",
              static_cast<int>(errors.size()), 100.0 * median, 100.0 * p90, 100.0 * above, percentile(widths, 0.5));
        QVERIFY(median <= medianAtMost);
        QVERIFY(p90 <= p90AtMost);
        QVERIFY(above <= aboveHighAtMost);
        QVERIFY(percentile(widths, 0.5) <= widthAtMost);
    }

    // No family may be right only because another one hides it.
    void everyFamilyIsRightOnItsOwnOrExplained()
    {
        QHash<QString, QList<double>> families;
        for (const Answer &answer : std::as_const(m_answers)) {
            if (!m_explained.contains(answer.id))
                families[answer.model] << answer.error();
        }
        QVERIFY(families.size() >= 10);
        for (auto family = families.cbegin(); family != families.cend(); ++family) {
            const double median = percentile(family.value(), 0.5);
            QVERIFY2(median <= 0.12, qPrintable(family.key() + QString::number(median)));
        }
    }

    void whatIsFarOffIsExplained()
    {
        for (const Answer &answer : std::as_const(m_answers)) {
            QVERIFY2(answer.error() <= 0.15 || m_explained.contains(answer.id),
                     qPrintable(QStringLiteral("%1 %2: %3, measured %4").arg(answer.id, answer.model).arg(answer.expected).arg(answer.measured)));
        }
    }

    void aModelThatIsNotInTheLibraryIsSizedByItsParameters()
    {
        XUANKA_UNWRAP(cases, parseCsv("id,task,method,model,params_b,weight_bits,batch,measured_what,resolution\n"
                                      "1,image,diffusion,Nobody-Knows,12,16,1,peak_reserved,1024x1024\n"
                                      "2,image,diffusion,Nobody-Knows,,16,1,peak_reserved,1024x1024\n", {}));
        const CsvTable answers = estimateTable(cases, modelLibrary(), Language::English);
        QVERIFY(near(column(answers, 0, QStringLiteral("est")).toDouble(), 36.2, 0.06));
        QVERIFY(column(answers, 0, QStringLiteral("est_note")).contains(QLatin1String("Only the size is known")));
        QVERIFY(column(answers, 1, QStringLiteral("est")).isEmpty());
    }

    void quantisersAreReadByTheirNames_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("format");
        QTest::addColumn<ImageQuantised>("parts");
        const auto row = [](const char *name, const char *format, ImageQuantised parts) {
            QTest::newRow(name) << QString::fromLatin1(name) << QString::fromLatin1(format) << parts;
        };
        row("bnb-nf4 (DiT+T5)", "nf4", ImageQuantised::DenoiserAndText);
        row("bnb-int8 (T5 only)", "int8", ImageQuantised::Text);
        row("gguf Q4_1 (DiT only)", "q4_1", ImageQuantised::Denoiser);
        row("gguf q3_k", "q3_k_m", ImageQuantised::Usual);
        row("torchao int4wo", "int4-wo", ImageQuantised::DenoiserAndText);
        row("quanto fp8", "fp8", ImageQuantised::DenoiserAndText);
        row("fp8 layerwise casting (DiT only)", "fp8-layerwise", ImageQuantised::Denoiser);
        row("bnb-nf4, TE remote", "nf4", ImageQuantised::Denoiser);
        row("fp16", "fp16", ImageQuantised::Usual);
    }

    void quantisersAreReadByTheirNames()
    {
        QFETCH(QString, name);
        CsvTable cases;
        cases.header = {QStringLiteral("task"), QStringLiteral("method"), QStringLiteral("model"), QStringLiteral("measured_what"), QStringLiteral("quant_name")};
        cases.rows << QStringList{QStringLiteral("image"), QStringLiteral("diffusion"), QStringLiteral("sdxl"), QStringLiteral("peak_reserved"), name};
        cases.lines << 2;
        XUANKA_UNWRAP(measured, readMeasuredCase(CsvRow(cases, 0), modelLibrary()));
        QTEST(measured.request.weightFormat, "format");
        QTEST(measured.request.imageQuantised, "parts");
    }

private:
    QList<Answer> m_answers;
    QSet<QString> m_explained;
};

QTEST_GUILESS_MAIN(MeasuredImagesTest)
#include "tst_measured_images.moc"
