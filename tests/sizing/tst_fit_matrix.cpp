// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/fit_matrix.h"
#include "sizing/sizing_support.h"

using namespace xuanka;
using namespace xuanka::test;

namespace {

FitDemand serving(const char *model, const char *weights)
{
    MemoryRequest request;
    request.weightFormat = QString::fromLatin1(weights);
    return {QStringLiteral("%1 %2").arg(QLatin1String(model), request.weightFormat), {&languageModel(model), nullptr}, request};
}

FitDemand lora(const char *model)
{
    return {QStringLiteral("LoRA"), {&languageModel(model), nullptr}, training(Workload::Lora, 2048)};
}

} // namespace

class FitMatrixTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oneDemandIsWhatFitOnCardSays()
    {
        const FitDemand demand = serving("llama-3.1-70b", "awq-int4");
        const QList<Card> cards{rtx4090(), l40s(), a100(), Card()};
        const FitMatrix matrix({demand}, cards, 8);
        for (int card = 0; card < cards.size(); ++card) {
            for (int count = 1; count <= 8; ++count) {
                const CardFit alone = fitOnCard(demand.subject, demand.request, cards.at(card), count);
                const FitMatrix::Cell &cell = matrix.cell(card, count);
                QCOMPARE(cell.verdict, alone.verdict);
                QCOMPARE(cell.need, alone.need);
                QCOMPARE(cell.margin(), alone.margin());
                QCOMPARE(cell.refused, alone.refusal.has_value());
                QCOMPARE(matrix.fit(card, count).caution, alone.caution);
            }
        }
    }

    void inTurnTheWorstDecides()
    {
        const QList<FitDemand> demands{serving("qwen3-0.6b", "bf16"), serving("llama-3.1-70b", "awq-int4"), lora("llama-3-8b")};
        const QList<Card> cards{rtx4090(), l40s(), a100(), h20()};
        const FitMatrix matrix(demands, cards, 4);
        QSet<int> deciding;
        for (int card = 0; card < cards.size(); ++card) {
            for (int count = 1; count <= 4; ++count) {
                FitVerdict worst = FitVerdict::Fits;
                for (int demand = 0; demand < demands.size(); ++demand)
                    worst = std::max(worst, matrix.fit(demand, card, count).verdict);
                const FitMatrix::Cell &cell = matrix.cell(card, count);
                QCOMPARE(cell.verdict, worst);
                QCOMPARE(matrix.fit(cell.decidedBy, card, count).verdict, worst);
                QCOMPARE(matrix.fit(cell.decidedBy, card, count).need, cell.need);
                deciding << cell.decidedBy;
            }
        }
        QVERIFY(!deciding.contains(0)); // the smallest never decides
        QVERIFY(deciding.contains(1));
    }

    void atOnceTheNeedsAddUp()
    {
        const QList<FitDemand> demands{serving("llama-3-8b", "bf16"), lora("llama-3-8b")};
        const QList<Card> cards{rtx4090(), l40s(), a100()};
        const FitMatrix inTurn(demands, cards, 2);
        const FitMatrix atOnce(demands, cards, 2, FitTiming::AtOnce);
        for (int card = 0; card < cards.size(); ++card) {
            for (int count = 1; count <= 2; ++count) {
                const Estimate<Bytes> sum = atOnce.fit(0, card, count).need + atOnce.fit(1, card, count).need;
                QCOMPARE(atOnce.cell(card, count).need, sum);
                QCOMPARE(atOnce.cell(card, count).verdict, fitVerdict(sum, cards.at(card).usableMemory()));
                QVERIFY(atOnce.cell(card, count).verdict >= inTurn.cell(card, count).verdict);
            }
        }
        // 16 GiB of serving beside 18 GiB of training: in turn on 24 GiB, together not.
        QVERIFY(inTurn.cell(0, 1).verdict < FitVerdict::No);
        QCOMPARE(atOnce.cell(0, 1).verdict, FitVerdict::No);
    }

    void aRefusedDemandRefusesTheCell()
    {
        FitDemand tensor{QStringLiteral("tensor"), {&languageModel("qwen2.5-7b"), nullptr}, training(Workload::Lora, 1024)};
        tensor.request.parallelism = Parallelism::Tensor; // 28 heads
        const FitMatrix matrix({serving("qwen3-0.6b", "bf16"), tensor}, {a100()}, 8);
        QVERIFY(!matrix.cell(0, 4).refused);
        QVERIFY(matrix.cell(0, 8).refused);
        QCOMPARE(matrix.cell(0, 8).decidedBy, 1);
        QCOMPARE(matrix.cell(0, 8).verdict, FitVerdict::No);
        const CardFit fit = matrix.fit(0, 8);
        QVERIFY(fit.refusal.has_value());
        QVERIFY(fit.refusal->expected.contains(QLatin1String("1, 2, 4"))); // the degrees that do divide
        QVERIFY(!matrix.fit(0, 0, 8).refusal);
    }

    void moreMemoryNeverMakesAVerdictWorse()
    {
        QList<Card> cards;
        for (int gib = 4; gib <= 200; gib += 4)
            cards << card(qPrintable(QString::number(gib)), gib);
        const QList<FitDemand> demands{serving("llama-3.1-70b", "fp8"), lora("qwen2.5-7b")};
        for (const FitTiming timing : {FitTiming::InTurn, FitTiming::AtOnce}) {
            const FitMatrix matrix(demands, cards, 8, timing);
            for (int count = 1; count <= 8; ++count) {
                for (int card = 1; card < cards.size(); ++card)
                    QVERIFY(matrix.cell(card, count).verdict <= matrix.cell(card - 1, count).verdict);
            }
        }
    }

    void nothingAskedIsNothingShown()
    {
        QVERIFY(FitMatrix().isEmpty());
        QVERIFY(FitMatrix({}, {a100()}, 8).isEmpty());
        QVERIFY(FitMatrix({serving("llama-3-8b", "bf16")}, {}, 8).isEmpty());
    }
};

QTEST_GUILESS_MAIN(FitMatrixTest)
#include "tst_fit_matrix.moc"
