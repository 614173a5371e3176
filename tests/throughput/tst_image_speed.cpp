// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "speed_support.h"

using namespace xuanka;
using namespace xuanka::test;

namespace {

ImageSpeedJob jobOf(const char *id, bool tuned = true)
{
    const ImageModel *model = speedLibraries().models.imageModel(QLatin1String(id));
    if (!model)
        qFatal("no image model %s", id);
    const Result<ImageWork> work = imageWorkOf(*model);
    if (!work)
        qFatal("%s", qPrintable(errorMessage(work.error())));
    ImageSpeedJob job;
    job.work = *work;
    job.tuned = tuned;
    job.eightBit = tuned;
    return job;
}

ImageSpeedEstimate imagesOf(const char *card, const ImageSpeedJob &job)
{
    const Result<ImageSpeedEstimate> estimate = estimateImageSpeed(speedCard(card), job);
    if (!estimate)
        qFatal("%s", qPrintable(errorMessage(estimate.error())));
    return *estimate;
}

} // namespace

class ImageSpeedTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sdxlOfMlperfComesOut_data()
    {
        QTest::addColumn<QString>("card");
        QTest::addColumn<double>("perMinute");
        // MLPerf Inference v5.0 and v5.1, 1024 × 1024, 20 steps, per card.
        QTest::newRow("L4") << "l4-24" << 15.1;
        QTest::newRow("L40S") << "l40s-48" << 41.4;
        QTest::newRow("H100 PCIe") << "h100-pcie-80" << 74.0;
        QTest::newRow("H100 SXM") << "h100-sxm-80" << 135.8;
        QTest::newRow("H200") << "h200-141" << 143.9;
        QTest::newRow("B200") << "b200-180" << 239.4;
        QTest::newRow("RTX PRO 6000") << "rtx-pro-6000-96" << 83.1;
    }

    void sdxlOfMlperfComesOut()
    {
        QFETCH(QString, card);
        QFETCH(double, perMinute);
        const ImageSpeedEstimate estimate = imagesOf(card.toLatin1().constData(), jobOf("sdxl"));
        QVERIFY2(std::abs(estimate.imagesPerMinute.expected / perMinute - 1.0) < 0.12, qPrintable(QString::number(estimate.imagesPerMinute.expected)));
        QVERIFY(estimate.fitted);
        QVERIFY(estimate.imagesPerMinute.low <= perMinute && perMinute <= estimate.imagesPerMinute.high);
    }

    void stepsAndPixelsCost()
    {
        ImageSpeedJob job = jobOf("sdxl");
        const double twenty = imagesOf("l40s-48", job).secondsPerImage.expected;
        job.steps = 40;
        const double forty = imagesOf("l40s-48", job).secondsPerImage.expected;
        QVERIFY(forty > 1.9 * twenty && forty < 2.0 * twenty); // the decoder runs once
        job.resolution = QSize(2048, 2048);
        QVERIFY(imagesOf("l40s-48", job).secondsPerImage.expected > 4.0 * forty); // attention grows faster than pixels
        job.resolution = QSize(512, 512);
        QVERIFY(imagesOf("l40s-48", job).secondsPerImage.expected < 0.26 * forty);
    }

    void cardsMakeImagesSideBySide()
    {
        ImageSpeedJob job = jobOf("sdxl");
        const ImageSpeedEstimate one = imagesOf("h100-sxm-80", job);
        job.cards = 8;
        const ImageSpeedEstimate eight = imagesOf("h100-sxm-80", job);
        QCOMPARE(eight.secondsPerImage, one.secondsPerImage);
        QVERIFY(std::abs(eight.imagesPerMinute.expected / one.imagesPerMinute.expected - 8.0) < 1e-9);
    }

    void physicsLimitsWhatIsBelieved()
    {
        // A vendor's page has FLUX.1 dev at 30 steps in 6.2 s on a 4090: four times its dense peak.
        ImageSpeedJob job = jobOf("flux-1-dev", false);
        job.steps = 30;
        const ImageSpeedEstimate estimate = imagesOf("rtx-4090-24", job);
        QVERIFY(estimate.operations / 6.2 > 3.0 * 165.2e12);
        QVERIFY(estimate.secondsPerImage.expected > estimate.operations / 165.2e12);
        QVERIFY(!estimate.fitted);
        QVERIFY(!estimate.assumptions.isEmpty());
    }

    void distilledModelsNeedFewSteps()
    {
        QVERIFY(imagesOf("rtx-4090-24", jobOf("flux-1-schnell", false)).secondsPerImage.expected
                < 0.2 * imagesOf("rtx-4090-24", jobOf("flux-1-dev", false)).secondsPerImage.expected);
    }

    void aModelThatIsNotListedIsTakenFromItsSize()
    {
        const ImageSpeedEstimate estimate = imagesOf("rtx-4090-24", jobOf("qwen-image", false));
        QVERIFY(!estimate.fitted);
        QVERIFY(estimate.secondsPerImage.expected > 1.0);
        QVERIFY(estimate.assumptions.constFirst().english.contains(QLatin1String("model's size")));
        QCOMPARE(estimate.trace.formula, QStringLiteral("speed.images"));
    }

    void nonsenseIsRefused()
    {
        ImageSpeedJob job = jobOf("sdxl");
        job.resolution = QSize(0, 1024);
        QVERIFY(!estimateImageSpeed(speedCard("l4-24"), job));
        job.resolution = QSize(1024, 1024);
        job.batch = 0;
        const Result<ImageSpeedEstimate> none = estimateImageSpeed(speedCard("l4-24"), job);
        QVERIFY(!none);
        QCOMPARE(none.error().place, QStringLiteral("batch"));
    }
};

QTEST_GUILESS_MAIN(ImageSpeedTest)
#include "tst_image_speed.moc"
