// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/sizing_support.h"
#include "sizing/training_framework.h"

#include <QRandomGenerator>

#include <algorithm>

using namespace xuanka;
using namespace xuanka::test;

namespace {

template <typename T>
T oneOf(QRandomGenerator &random, const QList<T> &choices)
{
    return choices.at(random.bounded(static_cast<int>(choices.size())));
}

bool isOrdered(const Estimate<Bytes> &range)
{
    return Bytes() <= range.low && range.low <= range.expected && range.expected <= range.high;
}

/// Parts are rounded to bytes one by one.
bool isNotMore(const Estimate<Bytes> &less, const Estimate<Bytes> &more)
{
    const Bytes rounding(64);
    return less.low <= more.low + rounding && less.expected <= more.expected + rounding && less.high <= more.high + rounding;
}

Bytes weightsAndStates(const MemoryEstimate &estimate)
{
    return part(estimate, MemoryPartKind::Weights).perCard.expected + part(estimate, MemoryPartKind::OptimizerStates).perCard.expected
        + part(estimate, MemoryPartKind::Adapters).perCard.expected;
}

} // namespace

/// What must hold for every framework, any model and any way of training. Seeds are fixed.
class TrainingPropertiesTest : public QObject {
    Q_OBJECT

    static MemoryRequest anyTraining(QRandomGenerator &random, const QString &framework)
    {
        MemoryRequest request = training(oneOf(random, QList<Workload>{Workload::Lora, Workload::Qlora, Workload::FullFineTuning,
                                                                       Workload::Pretraining}),
                                         64 + random.bounded(16000), 1 << random.bounded(4));
        request.framework = framework;
        request.checkpointing = oneOf(random, QList<Checkpointing>{Checkpointing::None, Checkpointing::Selective, Checkpointing::Full});
        request.optimizer = oneOf(random, QList<Optimizer>{Optimizer::AdamW, Optimizer::PagedAdamW8bit, Optimizer::Muon,
                                                           Optimizer::Galore, Optimizer::SgdMomentum, Optimizer::Galore8bit});
        request.optimizerInBackward = random.bounded(4) == 0;
        request.loraRank = 1 << random.bounded(8);
        request.cards = 1 << random.bounded(7);
        request.parallelism = oneOf(random, QList<Parallelism>{Parallelism::Data, Parallelism::Zero1, Parallelism::Zero2, Parallelism::Zero3});
        if (request.cards >= 8) {
            request.tensorDegree = 1 << random.bounded(2);
            request.pipelineDegree = 1 << random.bounded(2);
            request.contextDegree = 1 << random.bounded(2);
        }
        return request;
    }

    /// Calls `check` for requests that can be answered.
    template <typename Check>
    static void forMany(quint32 seed, Check check)
    {
        QRandomGenerator random(seed);
        int answered = 0;
        for (const TrainingFramework &framework : trainingFrameworks()) {
            for (int round = 0; round < 40; ++round) {
                const ModelArchitecture model = oneOf(random, modelLibrary().models());
                const MemoryRequest request = anyTraining(random, framework.id);
                const Result<MemoryEstimate> estimate = estimateMemory(model, request, TraceDetail::None);
                if (!estimate)
                    continue;
                ++answered;
                QVERIFY2(check(model, request, *estimate),
                         qPrintable(QStringLiteral("%1 %2 %3 b%4 c%5 %6 × %7 (tp %8, pp %9)")
                                        .arg(framework.id, model.id, workloadId(request.workload)).arg(request.batch)
                                        .arg(request.contextTokens).arg(parallelismId(request.parallelism)).arg(request.cards)
                                        .arg(request.tensorDegree).arg(request.pipelineDegree)));
            }
        }
        QVERIFY(answered > 300);
    }

    static bool growsNot(const ModelArchitecture &model, const MemoryRequest &changed, const MemoryEstimate &than)
    {
        const Result<MemoryEstimate> estimate = estimateMemory(model, changed, TraceDetail::None);
        return estimate && isNotMore(estimate->perCard, than.perCard);
    }

private Q_SLOTS:
    void rangesAreOrderedAndPartsAddUp()
    {
        forMany(1, [](const ModelArchitecture &, const MemoryRequest &, const MemoryEstimate &estimate) {
            Estimate<Bytes> sum;
            bool ordered = isOrdered(estimate.perCard) && isOrdered(estimate.total) && isOrdered(estimate.allocatedPerCard);
            for (const MemoryPart &each : estimate.parts) {
                sum += each.perCard;
                ordered = ordered && isOrdered(each.perCard) && isOrdered(each.total);
            }
            return ordered && sum == estimate.perCard;
        });
    }

    void theFullestCardTimesTheCardsIsNotLessThanTheTotal()
    {
        forMany(2, [](const ModelArchitecture &, const MemoryRequest &, const MemoryEstimate &estimate) {
            return estimate.perCard.expected * estimate.cards * 1.001 >= estimate.total.expected;
        });
    }

    void fewerTokensSequencesAndRanksNeverNeedMore()
    {
        forMany(3, [](const ModelArchitecture &model, const MemoryRequest &request, const MemoryEstimate &estimate) {
            MemoryRequest shorter = request;
            shorter.contextTokens = qMax(1, request.contextTokens / 2);
            MemoryRequest fewer = request;
            fewer.batch = 1;
            MemoryRequest smaller = request;
            smaller.loraRank = 1;
            return growsNot(model, shorter, estimate) && growsNot(model, fewer, estimate) && growsNot(model, smaller, estimate);
        });
    }

    void aHigherZeroStageNeverKeepsMoreWeightsAndStates()
    {
        forMany(4, [](const ModelArchitecture &model, const MemoryRequest &request, const MemoryEstimate &) {
            Bytes before;
            for (const Parallelism stage : {Parallelism::Zero3, Parallelism::Zero2, Parallelism::Zero1, Parallelism::Data}) {
                MemoryRequest staged = request;
                staged.parallelism = stage;
                const Result<MemoryEstimate> estimate = estimateMemory(model, staged, TraceDetail::None);
                if (!estimate || weightsAndStates(*estimate) + Bytes(64) < before)
                    return false;
                before = weightsAndStates(*estimate);
            }
            return true;
        });
    }

    void aLessThoroughCheckpointingNeverNeedsLess()
    {
        forMany(5, [](const ModelArchitecture &model, const MemoryRequest &request, const MemoryEstimate &estimate) {
            MemoryRequest recomputed = request;
            recomputed.checkpointing = Checkpointing::Full;
            const Result<MemoryEstimate> full = estimateMemory(model, recomputed, TraceDetail::None);
            return full && full->perCard.expected <= estimate.perCard.expected * 1.001;
        });
    }

    // Where linear layers are most of a model that is not small: FP32 tables of many words, or the buffers of a trainer that
    // runs only QLoRA under ZeRO, can eat up what 4 bits save.
    void aQuantisedBaseNeedsLessAtASmallBatch()
    {
        for (const TrainingFramework &framework : trainingFrameworks()) {
            for (const ModelArchitecture &model : modelLibrary().models()) {
                const ParameterCount count = countParameters(model);
                if (count.linear() < 2'000'000'000 || static_cast<double>(count.linear()) < 0.75 * static_cast<double>(count.total()))
                    continue;
                MemoryRequest request = training(Workload::Lora, 1024);
                request.framework = framework.id;
                const Result<MemoryEstimate> plain = estimateMemory(model, request, TraceDetail::None);
                request.workload = Workload::Qlora;
                const Result<MemoryEstimate> quantised = estimateMemory(model, request, TraceDetail::None);
                QVERIFY(plain && quantised);
                QVERIFY2(quantised->perCard.expected < plain->perCard.expected, qPrintable(framework.id + QLatin1Char(' ') + model.id));
            }
        }
    }

    void steppingInTheBackwardPassNeedsGradientsOfOneLayer()
    {
        MemoryRequest request = training(Workload::FullFineTuning, 2048);
        request.framework = QStringLiteral("torchtune");
        request.optimizer = Optimizer::PagedAdamW8bit;
        request.optimizerInBackward = true;
        XUANKA_UNWRAP(estimate, estimateMemory(languageModel("llama-3.1-8b"), request));
        const MemoryPart gradients = part(estimate, MemoryPartKind::Gradients);
        QVERIFY(gradients.total.expected.gib() < 0.6);
        // Paged states are not in torch's counters.
        QVERIFY(estimate.perCard.expected - estimate.allocatedPerCard.expected
                > part(estimate, MemoryPartKind::OptimizerStates).perCard.expected);
    }
};

QTEST_GUILESS_MAIN(TrainingPropertiesTest)
#include "tst_training_properties.moc"
