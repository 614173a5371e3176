// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/sizing_support.h"

using namespace xuanka;
using namespace xuanka::test;

/// Wanted on one core of a release build: one sizing under 20 µs.
class SizingBenchmark : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oneSizing_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<Workload>("workload");
        QTest::addColumn<int>("cards");
        QTest::newRow("inference") << QStringLiteral("llama-3.1-70b") << Workload::Inference << 1;
        QTest::newRow("inference, MoE with latent attention") << QStringLiteral("deepseek-v3") << Workload::Inference << 8;
        QTest::newRow("LoRA") << QStringLiteral("qwen2.5-7b") << Workload::Lora << 1;
        QTest::newRow("full fine-tuning") << QStringLiteral("llama-3.1-8b") << Workload::FullFineTuning << 8;
    }

    void oneSizing()
    {
        QFETCH(QString, model);
        QFETCH(Workload, workload);
        QFETCH(int, cards);
        MemoryRequest request = training(workload, 8192);
        if (workload == Workload::Inference) {
            request.engine = Engine::Vllm;
            request.parallelism = Parallelism::Tensor;
        }
        request.cards = cards;
        const SizingSubject subject{modelLibrary().model(model), nullptr};
        QVERIFY(estimateMemory(subject, request, TraceDetail::None).has_value());
        QBENCHMARK {
            const Result<MemoryEstimate> estimate = estimateMemory(subject, request, TraceDetail::None);
            Q_UNUSED(estimate)
        }
    }
};

QTEST_GUILESS_MAIN(SizingBenchmark)
#include "bench_sizing.moc"
