// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "speed_support.h"

#include "throughput/measured_speed.h"

using namespace xuanka;
using namespace xuanka::test;

namespace {

SpeedEstimate estimateOf(const char *card, const char *model)
{
    SpeedJob job;
    job.concurrency = 16.0;
    const Result<SpeedEstimate> estimate = estimateSpeed(speedCard(card), speedModel(model), job);
    if (!estimate)
        qFatal("%s", qPrintable(errorMessage(estimate.error())));
    return *estimate;
}

MeasuredSpeed measuredAt(SpeedMetric metric, double value)
{
    return {metric, value, QStringLiteral("round 2, Li"), QStringLiteral("2026-11-20")};
}

} // namespace

class OwnSpeedTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aTeamsFigureTakesTheEstimatesPlace()
    {
        const SpeedEstimate estimate = estimateOf("h100-sxm-80", "llama-3-8b");
        const double measured = estimate.outputThroughput.expected * 0.8;
        XUANKA_UNWRAP(known, withMeasured(estimate, measuredAt(SpeedMetric::OutputRate, measured)));
        QVERIFY(known.measured && !estimate.measured);
        QCOMPARE(known.outputThroughput, Estimate<double>::exactly(measured));
        QVERIFY(std::abs(known.perCard.low - measured) < 1e-6);
        // What was not measured follows and keeps its width.
        QVERIFY(std::abs(known.singleStream.expected / estimate.singleStream.expected - 0.8) < 1e-9);
        QVERIFY(std::abs(known.singleStream.high / known.singleStream.low - estimate.singleStream.high / estimate.singleStream.low) < 1e-9);
        QVERIFY(std::abs(known.tpotMs.expected / estimate.tpotMs.expected - 1.25) < 1e-9);
        QCOMPARE(known.trace.inputs.constLast().source, QStringLiteral("round 2, Li"));
    }

    void aTimeIsTheOtherWayRound()
    {
        const SpeedEstimate estimate = estimateOf("h100-sxm-80", "llama-3-8b");
        XUANKA_UNWRAP(ratio, measuredRatio(estimate, measuredAt(SpeedMetric::NextTokenMs, estimate.tpotMs.expected * 2.0)));
        QVERIFY(std::abs(ratio - 0.5) < 1e-12);
    }

    void neighboursOfTheSameCardFollowOnRequest()
    {
        const SpeedEstimate measured = estimateOf("ascend-910b-64", "qwen3-8b");
        const SpeedEstimate neighbour = estimateOf("ascend-910b-64", "qwen3-14b");
        const MeasuredSpeed faster = measuredAt(SpeedMetric::OutputRate, measured.outputThroughput.expected * 1.3);
        XUANKA_UNWRAP(corrected, rescaledBy(neighbour, measured, faster));
        QVERIFY(std::abs(corrected.outputThroughput.expected / neighbour.outputThroughput.expected - 1.3) < 1e-9);
        QVERIFY(!corrected.measured);
        const Result<SpeedEstimate> other = rescaledBy(estimateOf("h100-sxm-80", "qwen3-14b"), measured, faster);
        QVERIFY(!other);
        QCOMPARE(other.error().kind, Error::Kind::Inconsistent);
    }

    void nonsenseIsRefused_data()
    {
        QTest::addColumn<double>("value");
        QTest::newRow("zero") << 0.0;
        QTest::newRow("negative") << -3.0;
        QTest::newRow("not a number") << std::nan("");
    }

    void nonsenseIsRefused()
    {
        QFETCH(double, value);
        const SpeedEstimate estimate = estimateOf("h100-sxm-80", "llama-3-8b");
        QVERIFY(!withMeasured(estimate, measuredAt(SpeedMetric::OutputRate, value)));
        QVERIFY(!withMeasured(estimate, measuredAt(SpeedMetric::ImagesPerMinute, 10.0)));
        // Ten times as fast is another quantity, or a slip.
        QVERIFY(!rescaledBy(estimate, estimate, measuredAt(SpeedMetric::OutputRate, estimate.outputThroughput.expected * 10.0)));
    }
};

QTEST_GUILESS_MAIN(OwnSpeedTest)
#include "tst_own_speed.moc"
