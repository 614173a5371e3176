// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "throughput/speed_support.h"

using namespace xuanka;
using namespace xuanka::test;

/// One speed estimate without its trace. Wanted: under 5 µs.
class SpeedBenchmark : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void estimate_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<int>("cards");
        QTest::addColumn<int>("sharing");
        QTest::newRow("dense, one card") << "llama-3-8b" << 1 << int(SpeedSharing::Tensor);
        QTest::newRow("dense, eight cards") << "llama-3-70b" << 8 << int(SpeedSharing::Tensor);
        QTest::newRow("mixture, eight cards") << "qwen3-235b-a22b" << 8 << int(SpeedSharing::Experts);
        QTest::newRow("dense, best of four arrangements") << "llama-3-70b" << 8 << int(SpeedSharing::Best);
    }

    void estimate()
    {
        QFETCH(QString, model);
        QFETCH(int, cards);
        QFETCH(int, sharing);
        const SpeedModel speed = speedModel(model.toLatin1().constData(), "fp8");
        const SpeedCard &card = speedCard("h100-sxm-80");
        SpeedJob job;
        job.cards = cards;
        job.sharing = static_cast<SpeedSharing>(sharing);
        job.concurrency = 64.0;
        constexpr int runs = 100000;
        QElapsedTimer timer;
        timer.start();
        double sum = 0.0;
        for (int i = 0; i < runs; ++i) {
            job.promptTokens = 500.0 + i % 1000;
            const Result<SpeedEstimate> one = estimateSpeed(card, speed, job, TraceDetail::None);
            sum += one->outputThroughput.expected;
        }
        QVERIFY(sum > 0.0);
        QTest::setBenchmarkResult(static_cast<double>(timer.nsecsElapsed()) / runs, QTest::WalltimeNanoseconds);
    }
};

QTEST_GUILESS_MAIN(SpeedBenchmark)
#include "bench_speed.moc"
