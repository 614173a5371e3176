// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/sizing_limit.h"
#include "sizing/sizing_answer_words.h"
#include "sizing/sizing_support.h"

using namespace xuanka;
using namespace xuanka::test;

namespace {

SizingSubject subject(const char *id)
{
    return {&languageModel(id), nullptr};
}

bool holds(const SizingSubject &model, const MemoryRequest &request, const Card &card, int count, FitVerdict wanted)
{
    const CardFit fit = fitOnCard(model, request, card, count);
    return !fit.refusal && isAtLeast(fit.verdict, wanted);
}

} // namespace

class SizingLimitTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theLimitHoldsAndOneMoreDoesNot_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("workload");
        QTest::addColumn<int>("engine");
        QTest::addColumn<double>("gib");
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("wanted");
        const auto row = [](const char *model, LimitKind kind, Workload workload, Engine engine, double gib, int count, FitVerdict wanted) {
            const QString name = QStringLiteral("%1 %2 %3 %4 on %5 x %6 GiB, %7")
                                     .arg(QLatin1String(model), workloadId(workload), engineId(engine), limitKindId(kind))
                                     .arg(count).arg(gib).arg(fitVerdictId(wanted));
            QTest::newRow(qPrintable(name)) << QString::fromLatin1(model) << int(kind) << int(workload) << int(engine) << gib << count << int(wanted);
        };
        for (const FitVerdict wanted : {FitVerdict::Fits, FitVerdict::Likely, FitVerdict::Tight}) {
            for (const LimitKind kind : {LimitKind::Context, LimitKind::Batch, LimitKind::Concurrency}) {
                row("llama-3-8b", kind, Workload::Inference, Engine::Vllm, 23.99, 1, wanted);
                row("llama-3-8b", kind, Workload::Inference, Engine::Transformers, 44.99, 1, wanted);
                row("llama-3.1-70b", kind, Workload::Inference, Engine::Vllm, 79.25, 4, wanted);
                row("qwen2.5-7b", kind, Workload::Inference, Engine::LlamaCpp, 23.99, 2, wanted);
                row("deepseek-v3", kind, Workload::Inference, Engine::Vllm, 140.0, 8, wanted);
            }
            for (const LimitKind kind : {LimitKind::Context, LimitKind::Batch}) {
                row("llama-3-8b", kind, Workload::Lora, Engine::Transformers, 44.99, 1, wanted);
                row("llama-3-8b", kind, Workload::Qlora, Engine::Transformers, 23.99, 1, wanted);
                row("llama-2-7b", kind, Workload::FullFineTuning, Engine::Transformers, 79.25, 4, wanted);
            }
        }
    }

    void theLimitHoldsAndOneMoreDoesNot()
    {
        QFETCH(QString, model);
        QFETCH(int, kind);
        QFETCH(int, workload);
        QFETCH(int, engine);
        QFETCH(double, gib);
        QFETCH(int, count);
        QFETCH(int, wanted);
        const auto asked = static_cast<LimitKind>(kind);
        const auto verdict = static_cast<FitVerdict>(wanted);
        MemoryRequest request;
        request.workload = static_cast<Workload>(workload);
        request.engine = static_cast<Engine>(engine);
        if (request.workload != Workload::Inference)
            request.parallelism = Parallelism::Zero3;
        const SizingSubject what = subject(qPrintable(model));
        const Card on = card("x", gib, "NVLink4");
        XUANKA_UNWRAP(limit, largestOf(asked, what, request, on, count, verdict));
        QVERIFY(limit.byMemory >= limit.value);
        if (limit.bound == LimitBound::NotEvenOne) {
            QCOMPARE(limit.value, 0);
            QVERIFY(!holds(what, requestAt(asked, request, 1), on, count, verdict));
            return;
        }
        QCOMPARE(limit.request, requestAt(asked, request, limit.value));
        // Held against the engine at the limit, below it, and beyond.
        for (const qint64 inside : {limit.byMemory, limit.byMemory / 2, limit.byMemory / 3, qint64{1}})
            QVERIFY2(inside < 1 || holds(what, requestAt(asked, request, inside), on, count, verdict), qPrintable(QString::number(inside)));
        if (limit.bound == LimitBound::Range)
            return;
        QVERIFY(limit.bound == LimitBound::Memory || limit.bound == LimitBound::Model);
        for (const qint64 beyond : {limit.byMemory + 1, limit.byMemory * 2, limit.byMemory * 7}) {
            if (beyond <= 65536 || asked == LimitKind::Context)
                QVERIFY2(!holds(what, requestAt(asked, request, beyond), on, count, verdict), qPrintable(QString::number(beyond)));
        }
    }

    void aLaxerVerdictNeverAllowsLess()
    {
        for (const char *model : {"llama-3-8b", "qwen2.5-7b", "gemma-2-9b"}) {
            if (!modelLibrary().model(QLatin1String(model)))
                continue;
            qint64 before = 0;
            for (const FitVerdict wanted : {FitVerdict::Fits, FitVerdict::Likely, FitVerdict::Tight}) {
                XUANKA_UNWRAP(limit, largestOf(LimitKind::Concurrency, subject(model), {}, l40s(), 1, wanted));
                QVERIFY(limit.value >= before);
                before = limit.value;
            }
            QVERIFY(before > 0);
        }
    }

    void aModelsOwnContextEndsTheSearch()
    {
        XUANKA_UNWRAP(limit, largestOf(LimitKind::Context, subject("llama-3-8b"), {}, h20(), 1, FitVerdict::Fits));
        QCOMPARE(limit.bound, LimitBound::Model);
        QCOMPARE(limit.value, languageModel("llama-3-8b").maxContext);
        QVERIFY(limit.byMemory > limit.value);
        QVERIFY(limitReason(limit, QLocale::c()).contains(QLatin1String("memory would allow")));
        QCOMPARE(limitText(limit, QLocale(QLocale::English)), QStringLiteral("8,192 tokens"));
    }

    void theReasonAndTheTraceSayWhatEndsIt()
    {
        XUANKA_UNWRAP(limit, largestOf(LimitKind::Concurrency, subject("llama-3-8b"), {}, rtx4090(), 1, FitVerdict::Likely));
        QCOMPARE(limit.bound, LimitBound::Memory);
        QVERIFY(limit.beyond.has_value());
        QVERIFY(limit.beyond->need.expected > limit.beyond->usable);
        QCOMPARE(limit.trace.result, QString::number(limit.value));
        QCOMPARE(limit.trace.formula, QStringLiteral("memory.limit.concurrency"));
        QVERIFY(!limit.trace.parts.isEmpty());
        QVERIFY(limitReason(limit, QLocale::c()).contains(QLatin1String("one more needs")));
        // Nothing fits: the reason says by how much.
        XUANKA_UNWRAP(none, largestOf(LimitKind::Context, subject("llama-3.1-70b"), {}, rtx4090(), 1, FitVerdict::Tight));
        QCOMPARE(none.bound, LimitBound::NotEvenOne);
        QCOMPARE(none.value, 0);
        QVERIFY(limitReason(none, QLocale::c()).contains(QLatin1String("missing")));
    }

    void whatDoesNotApplyIsRefused()
    {
        const auto training = test::training(Workload::Lora, 2048);
        QCOMPARE(largestOf(LimitKind::Concurrency, subject("llama-3-8b"), training, a100(), 1).error().kind, Error::Kind::Unsupported);
        MemoryRequest image;
        image.workload = Workload::ImageGeneration;
        const SizingSubject sdxl{nullptr, &imageModel("sdxl")};
        QCOMPARE(largestOf(LimitKind::Context, sdxl, image, a100(), 1).error().kind, Error::Kind::Unsupported);
        XUANKA_UNWRAP(images, largestOf(LimitKind::Batch, sdxl, image, rtx4090(), 1));
        QVERIFY(images.value >= 1);
        MemoryRequest odd;
        odd.parallelism = Parallelism::Zero3;
        QVERIFY(!largestOf(LimitKind::Context, subject("llama-3-8b"), odd, a100(), 2));
    }

    void thePromptFollowsTheContext()
    {
        MemoryRequest request;
        request.contextTokens = 4096;
        request.promptTokens = 4000;
        request.generatedTokens = 96;
        const MemoryRequest longer = requestAt(LimitKind::Context, request, 16384);
        QCOMPARE(longer.contextTokens, 16384);
        QCOMPARE(longer.promptTokens, 0);
        QCOMPARE(longer.generatedTokens, 96);
        QCOMPARE(requestAt(LimitKind::Context, request, 10).generatedTokens, 10);
    }

    void smallestCountsAreThoseOfEachCardAlone()
    {
        const QList<Card> cards{rtx4090(), a100(), h20(), l40s(), card("tiny", 4)};
        for (const FitVerdict wanted : {FitVerdict::Fits, FitVerdict::Likely}) {
            const QList<CardFit> all = smallestCounts(subject("llama-3.1-70b"), {}, cards, 8, wanted);
            QSet<QString> seen;
            std::pair<int, Bytes> before{0, Bytes()};
            for (const CardFit &fit : all) {
                const auto found = std::find_if(cards.cbegin(), cards.cend(), [&fit](const Card &one) { return one.id == fit.cardId; });
                QVERIFY(found != cards.cend());
                const auto alone = smallestFit(subject("llama-3.1-70b"), {}, *found, 8, wanted);
                QVERIFY(alone.has_value());
                QCOMPARE(fit.count, alone->count);
                QCOMPARE(fit.need, alone->need);
                QCOMPARE(fit.caution, alone->caution);
                QVERIFY(before <= std::pair(fit.count, fit.usable));
                before = {fit.count, fit.usable};
                seen << fit.cardId;
            }
            for (const Card &one : cards) {
                if (!seen.contains(one.id))
                    QVERIFY(!smallestFit(subject("llama-3.1-70b"), {}, one, 8, wanted));
            }
            QVERIFY(!seen.contains(QStringLiteral("tiny")));
        }
    }
};

QTEST_GUILESS_MAIN(SizingLimitTest)
#include "tst_sizing_limit.moc"
