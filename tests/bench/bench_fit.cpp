// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalog/catalog.h"
#include "sizing/fit_matrix.h"
#include "sizing/sensitivity.h"
#include "sizing/sizing_limit.h"
#include "sizing/sizing_support.h"

#include <QTest>

using namespace xuanka;
using namespace xuanka::test;

namespace {

const QList<Card> &cards()
{
    static const Catalog catalog = Catalog::loadBuiltIn().value_or(Catalog());
    return catalog.cards();
}

MemoryRequest serving(const char *weights = "bf16")
{
    MemoryRequest request;
    request.weightFormat = QString::fromLatin1(weights);
    request.concurrency = 8;
    return request;
}

} // namespace

/// What the answers beside the sum cost, on one core. Wanted: the full matrix (40 cards × 8 counts × 6 precisions) under
/// 2 ms.
class FitBenchmark : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fullMatrix_data()
    {
        QTest::addColumn<QString>("model");
        for (const char *model : {"llama-3.1-70b", "qwen2.5-7b", "deepseek-v3"})
            QTest::newRow(model) << QString::fromLatin1(model);
    }

    void fullMatrix()
    {
        QFETCH(QString, model);
        QVERIFY(cards().size() >= 40);
        const SizingSubject subject{&languageModel(qPrintable(model)), nullptr};
        qsizetype cells = 0;
        QBENCHMARK {
            cells = 0;
            for (const char *weights : {"bf16", "fp8", "int8", "awq-int4", "gptq-int8", "nf4"}) {
                const FitMatrix matrix({{QString(), subject, serving(weights)}}, cards(), 8);
                cells += matrix.cards().size() * matrix.mostCards();
            }
        }
        QVERIFY(cells >= 40 * 8 * 6);
    }

    void limitOnOneCard()
    {
        const SizingSubject subject{&languageModel("llama-3-8b"), nullptr};
        QBENCHMARK {
            const auto limit = largestOf(LimitKind::Context, subject, serving(), h20(), 1);
            QVERIFY(limit.has_value());
        }
    }

    void sensitivityOnOneCard()
    {
        const SizingSubject subject{&languageModel("llama-3-8b"), nullptr};
        QBENCHMARK {
            const Sensitivity all = sensitivityOf(subject, serving(), h20(), 1);
            QVERIFY(!all.rows.isEmpty());
        }
    }

    void remedies()
    {
        const SizingSubject subject{&languageModel("llama-3-8b"), nullptr};
        QBENCHMARK {
            const QList<Remedy> list = remediesFor(subject, serving(), cards());
            QVERIFY(!list.isEmpty());
        }
    }
};

QTEST_GUILESS_MAIN(FitBenchmark)
#include "bench_fit.moc"
