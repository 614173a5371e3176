// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/sizing_support.h"
#include "sizing/training_recipe.h"

Q_DECLARE_METATYPE(xuanka::MemoryRequest)

using namespace xuanka;
using namespace xuanka::test;

namespace {

double bytesPerParameter(const MemoryEstimate &estimate)
{
    const Bytes states = part(estimate, MemoryPartKind::Weights).total.expected
        + part(estimate, MemoryPartKind::Gradients).total.expected
        + part(estimate, MemoryPartKind::OptimizerStates).total.expected;
    return static_cast<double>(states.count()) / static_cast<double>(estimate.parametersTotal);
}

} // namespace

class TrainingMemoryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Weights, gradients and states. ZeRO paper: 2 + 2 + 12 for mixed-precision Adam.
    void measuredRunsAreMet_data()
    {
        QTest::addColumn<QString>("framework");
        QTest::addColumn<QString>("model");
        QTest::addColumn<MemoryRequest>("request");
        QTest::addColumn<QString>("meter");
        QTest::addColumn<double>("gib");
        QTest::addColumn<double>("within");
        const QStringList queryAndValue{QStringLiteral("q"), QStringLiteral("v")};
        const auto lora = [](Workload workload, const char *format, int tokens, int batch, Checkpointing level, int rank, const QStringList &targets) {
            MemoryRequest request = training(workload, tokens, batch);
            request.weightFormat = QString::fromLatin1(format);
            request.checkpointing = level;
            request.loraRank = rank;
            request.loraTargets = targets;
            return request;
        };
        const auto row = [](const char *id, const char *framework, const char *model, const MemoryRequest &request, const char *meter,
                            double gib, double within) {
            QTest::newRow(id) << QString::fromLatin1(framework) << QString::fromLatin1(model) << request << QString::fromLatin1(meter) << gib << within;
        };
        // Lightning-AI/litgpt tutorials/resource-tables.md and config_hub/finetune/README.md
        row("F093", "litgpt", "llama-2-13b", lora(Workload::Lora, "bf16", 1304, 1, Checkpointing::None, 8, queryAndValue), "allocated", 35.502, 0.02);
        row("F094", "litgpt", "llama-2-13b", lora(Workload::Qlora, "nf4", 1304, 1, Checkpointing::None, 8, queryAndValue), "allocated", 21.551, 0.10);
        row("F131", "litgpt", "llama-3.1-8b", lora(Workload::Lora, "bf16", 512, 1, Checkpointing::None, 32, queryAndValue), "allocated", 18.375, 0.03);
        row("F134", "litgpt", "llama-3.2-1b", lora(Workload::Lora, "bf16", 512, 1, Checkpointing::None, 32, queryAndValue), "allocated", 4.182, 0.06);
        // huggingface/peft method_comparison/MetaMathQA
        row("F175", "peft-loop", "llama-3.2-3b", lora(Workload::Lora, "bf16", 768, 4, Checkpointing::None, 32, queryAndValue), "reserved", 20.762, 0.08);
        row("F187", "peft-loop", "llama-3.2-3b", lora(Workload::FullFineTuning, "bf16", 768, 4, Checkpointing::None, 16, {}), "reserved", 36.199, 0.06);
        // QwenLM/Qwen README.md
        row("F028", "qwen-deepspeed", "qwen-7b", lora(Workload::Lora, "bf16", 2048, 1, Checkpointing::Full, 64, {}), "device", 23.8, 0.08);
        row("F042", "qwen-deepspeed", "qwen-7b", lora(Workload::Qlora, "gptq-int4", 8192, 1, Checkpointing::Full, 64, {}), "device", 23.5, 0.08);
        // modelscope/ms-swift, benchmark of 2024
        row("F250", "ms-swift-1", "qwen-7b", lora(Workload::FullFineTuning, "bf16", 512, 1, Checkpointing::Full, 16, {}), "reserved", 73.37, 0.03);
        row("F269", "ms-swift-1", "qwen-7b", lora(Workload::Lora, "bf16", 2048, 2, Checkpointing::Full, 8,
                                                   {QStringLiteral("q"), QStringLiteral("k"), QStringLiteral("v")}), "reserved", 43.11, 0.15);
        // pytorch/torchtitan benchmarks/llama3_h100_202412_torchtitan.md
        MemoryRequest titan = training(Workload::Pretraining, 32768);
        titan.cards = 8;
        row("P012", "torchtitan", "llama-3.1-8b", titan, "reserved", 83.9, 0.08);
        titan.contextTokens = 131072;
        titan.contextDegree = 4;
        row("P014", "torchtitan", "llama-3.1-8b", titan, "reserved", 84.0, 0.08);
        titan.contextTokens = 32768;
        titan.contextDegree = 1;
        titan.batch = 8;
        titan.cards = 512;
        titan.tensorDegree = 8;
        titan.pipelineDegree = 8;
        row("P023", "torchtitan", "llama-3.1-405b", titan, "reserved", 75.3, 0.15);
    }

    // Facts that others measured, by their id in the table of cases (tests/sizing/measured_memory.json and its source).
    void measuredRunsAreMet()
    {
        QFETCH(QString, framework);
        QFETCH(QString, model);
        QFETCH(MemoryRequest, request);
        QFETCH(QString, meter);
        QFETCH(double, gib);
        QFETCH(double, within);
        request.framework = framework;
        XUANKA_UNWRAP(estimate, estimateMemory(languageModel(model.toLatin1().constData()), request));
        const Estimate<Bytes> shown = meter == QLatin1String("allocated") ? estimate.allocatedPerCard
            : meter == QLatin1String("reserved")                          ? estimate.reservedPerCard
                                                                           : estimate.perCard;
        QVERIFY2(near(shown.expected.gib(), gib, within), qPrintable(QString::number(shown.expected.gib())));
        QVERIFY2(shown.high.gib() >= gib, qPrintable(QString::number(shown.high.gib())));
    }

    // Each framework's habit, on the same job: bytes that the framework alone decides.
    void frameworksDifferOnTheSameJob()
    {
        MemoryRequest request = training(Workload::Lora, 8192);
        const auto expected = [&request](const char *framework) {
            request.framework = QString::fromLatin1(framework);
            return estimateMemory(languageModel("llama-3.1-8b"), request)->perCard.expected;
        };
        QVERIFY(expected("unsloth") < expected("torchtune"));
        QVERIFY(expected("torchtune") < expected("litgpt"));
        QVERIFY(expected("litgpt") < expected("hf-trainer"));
        QVERIFY(expected("hf-trainer") < expected("ms-swift-1"));
    }

    void cardsOfAMeshShareWeightsStatesAndTokens()
    {
        MemoryRequest request = training(Workload::Pretraining, 8192);
        request.framework = QStringLiteral("megatron");
        request.cards = 16;
        request.parallelism = Parallelism::Zero1;
        XUANKA_UNWRAP(replicas, estimateMemory(languageModel("llama-3.1-8b"), request));
        request.tensorDegree = 4;
        XUANKA_UNWRAP(cut, estimateMemory(languageModel("llama-3.1-8b"), request));
        const auto weights = [](const MemoryEstimate &estimate) { return part(estimate, MemoryPartKind::Weights).perCard.expected.gib(); };
        QVERIFY(near(weights(cut), weights(replicas) / 4.0, 0.02));
        QVERIFY(near(part(cut, MemoryPartKind::Gradients).perCard.expected.gib(), weights(cut) * 2.0, 0.01)); // FP32 sums
        // 12 B a parameter, over tensor ranks and the 4 replicas that are left.
        QVERIFY(near(part(cut, MemoryPartKind::OptimizerStates).perCard.expected.gib(), weights(cut) * 6.0 / 4.0, 0.01));
        request.contextDegree = 2;
        XUANKA_UNWRAP(halved, estimateMemory(languageModel("llama-3.1-8b"), request));
        QVERIFY(near(part(halved, MemoryPartKind::Activations).perCard.expected.gib(),
                     part(cut, MemoryPartKind::Activations).perCard.expected.gib() / 2.0, 0.01));
    }

    void expertsAreDealtOut()
    {
        MemoryRequest request = training(Workload::Pretraining, 4096);
        request.framework = QStringLiteral("megatron");
        request.cards = 16;
        request.parallelism = Parallelism::Zero1;
        request.expertDegree = 16;
        XUANKA_UNWRAP(estimate, estimateMemory(languageModel("qwen3-30b-a3b"), request));
        const ModelArchitecture &model = languageModel("qwen3-30b-a3b");
        const ParameterCount count = countParameters(model);
        const double here = static_cast<double>(count.total() - count.mlp) + static_cast<double>(count.mlp) / 16.0;
        QVERIFY(near(static_cast<double>(part(estimate, MemoryPartKind::Weights).perCard.expected.count()), 2.0 * here, 0.001));
        // An expert has no second copy to share its states with.
        const double states = 12.0 * (static_cast<double>(count.total() - count.mlp) + static_cast<double>(count.mlp)) / 16.0;
        QVERIFY(near(static_cast<double>(part(estimate, MemoryPartKind::OptimizerStates).perCard.expected.count()), states, 0.001));
    }

    void everyParameterTakesTheBytesOfItsRecipe_data()
    {
        QTest::addColumn<int>("optimizer");
        QTest::addColumn<int>("master"); // −1: as usual
        QTest::addColumn<QString>("format");
        QTest::addColumn<double>("bytes");
        const auto row = [](const char *name, Optimizer optimizer, int master, const char *format, double bytes) {
            QTest::newRow(name) << static_cast<int>(optimizer) << master << QString::fromLatin1(format) << bytes;
        };
        row("AdamW, mixed precision", Optimizer::AdamW, -1, "bf16", 16.0);
        row("AdamW, pure 16 bits", Optimizer::AdamW, 0, "bf16", 8.0);
        row("AdamW, FP32", Optimizer::AdamW, -1, "fp32", 16.0);
        row("8-bit AdamW", Optimizer::AdamW8bit, -1, "bf16", 6.03125);
        row("8-bit AdamW with master weights", Optimizer::AdamW8bit, 1, "bf16", 10.03125);
        row("Adafactor, mixed precision", Optimizer::Adafactor, -1, "bf16", 8.01);
        row("SGD, pure 16 bits", Optimizer::Sgd, 0, "bf16", 4.0);
        row("Lion, mixed precision", Optimizer::Lion, -1, "bf16", 12.0);
        row("SGD with momentum, pure 16 bits", Optimizer::SgdMomentum, 0, "bf16", 6.0);
        row("Muon, pure 16 bits", Optimizer::Muon, 0, "bf16", 6.2);
        row("GaLore, mixed precision", Optimizer::Galore, -1, "bf16", 10.8);
    }

    void everyParameterTakesTheBytesOfItsRecipe()
    {
        QFETCH(int, optimizer);
        QFETCH(int, master);
        QFETCH(QString, format);
        QFETCH(double, bytes);
        MemoryRequest request = training(Workload::FullFineTuning, 2048);
        request.optimizer = static_cast<Optimizer>(optimizer);
        request.weightFormat = format;
        if (master >= 0)
            request.masterWeights = master == 1;
        XUANKA_UNWRAP(estimate, estimateMemory(languageModel("llama-2-7b"), request));
        QVERIFY(near(bytesPerParameter(estimate), bytes, 1e-6));
    }

    void anUnstatedRecipeReachesDownToPureSixteenBits()
    {
        MemoryRequest request = training(Workload::FullFineTuning, 512);
        XUANKA_UNWRAP(open, estimateMemory(languageModel("qwen-7b"), request));
        request.masterWeights = false;
        XUANKA_UNWRAP(pure, estimateMemory(languageModel("qwen-7b"), request));
        QVERIFY(open.perCard.low <= pure.perCard.expected);
        QVERIFY(open.perCard.expected > pure.perCard.high);
        // ms-swift, 16-bit weights, gradients and states, 512 tokens: 73.4 GiB reserved.
        QVERIFY(near(pure.reservedPerCard.expected.gib(), 73.4, 0.05));
    }

    void pretrainingNeedsWhatFullFineTuningNeeds()
    {
        XUANKA_UNWRAP(tuned, estimateMemory(languageModel("llama-3-8b"), training(Workload::FullFineTuning, 4096)));
        XUANKA_UNWRAP(pretrained, estimateMemory(languageModel("llama-3-8b"), training(Workload::Pretraining, 4096)));
        QCOMPARE(tuned.perCard, pretrained.perCard);
    }

    // r × (in + out) of q and v: 8 × 2 × (4096 + 4096) × 32 layers, and of every linear layer of Llama 2 7B.
    void adaptersAreCountedByRealShapes_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QStringList>("targets");
        QTest::addColumn<int>("rank");
        QTest::addColumn<double>("parameters");
        QTest::newRow("q, v of 7B") << QStringLiteral("llama-2-7b") << QStringList{QStringLiteral("q"), QStringLiteral("v")} << 8 << 4194304.0;
        QTest::newRow("q, v with grouped heads") << QStringLiteral("llama-3-8b") << QStringList{QStringLiteral("q"), QStringLiteral("v")} << 8 << 3407872.0;
        QTest::newRow("all linear of 7B") << QStringLiteral("llama-2-7b") << QStringList() << 16 << 39976960.0;
        QTest::newRow("all linear of 8B") << QStringLiteral("llama-3-8b") << QStringList() << 16 << 41943040.0;
        QTest::newRow("q, v of 3B") << QStringLiteral("llama-3.2-3b") << QStringList{QStringLiteral("q"), QStringLiteral("v")} << 32 << 9175040.0;
    }

    void adaptersAreCountedByRealShapes()
    {
        QFETCH(QString, model);
        QFETCH(QStringList, targets);
        QFETCH(int, rank);
        QFETCH(double, parameters);
        MemoryRequest request = training(Workload::Lora, 2048);
        request.loraTargets = targets;
        request.loraRank = rank;
        const ModelArchitecture &architecture = languageModel(model.toLatin1().constData());
        QCOMPARE(adapterShape(architecture, countParameters(architecture), request).parameters, parameters);
    }

    void rankIsCheapAndAccumulationCostsNothing()
    {
        MemoryRequest request = training(Workload::Lora, 2048);
        request.loraTargets = {QStringLiteral("q"), QStringLiteral("k"), QStringLiteral("v")};
        request.loraRank = 2;
        XUANKA_UNWRAP(small, estimateMemory(languageModel("qwen-7b"), request));
        request.loraRank = 64;
        XUANKA_UNWRAP(large, estimateMemory(languageModel("qwen-7b"), request));
        const double more = large.allocatedPerCard.low.gib() - small.allocatedPerCard.low.gib();
        QVERIFY(more > 0.1 && more < 0.8); // measured +0.13 GiB reserved
    }

    void trainingTheEmbeddingWithAdaptersAddsFullStates()
    {
        MemoryRequest request = training(Workload::Lora, 512);
        XUANKA_UNWRAP(without, estimateMemory(languageModel("qwen-7b"), request));
        request.loraTargets = {QStringLiteral("q"), QStringLiteral("k"), QStringLiteral("v"), QStringLiteral("o"),
                               QStringLiteral("gate"), QStringLiteral("up"), QStringLiteral("down"),
                               QStringLiteral("embed"), QStringLiteral("head")};
        XUANKA_UNWRAP(with, estimateMemory(languageModel("qwen-7b"), request));
        QVERIFY(part(without, MemoryPartKind::OptimizerStates).total.expected == Bytes());
        const double trained = 2.0 * 151936 * 4096;
        QVERIFY(near(static_cast<double>(part(with, MemoryPartKind::OptimizerStates).total.expected.count()), trained * 4, 1e-6));
    }

    // Documents: LoRA of 7B runs on 24 GB with checkpointing; of 13B it is a squeeze; QLoRA of 13B fits 32 GB.
    void loraOfSevenBillionFitsTwentyFourGigabytes()
    {
        const MemoryRequest lora = training(Workload::Lora, 2048);
        QCOMPARE(fitOnCard({&languageModel("llama-2-7b"), nullptr}, lora, rtx4090(), 1).verdict, FitVerdict::Fits);
        QVERIFY(fitOnCard({&languageModel("qwen2.5-7b"), nullptr}, lora, rtx4090(), 1).margin() > Bytes());
        QCOMPARE(fitOnCard({&languageModel("llama-2-13b"), nullptr}, lora, rtx4090(), 1).verdict, FitVerdict::No);
        QCOMPARE(fitOnCard({&languageModel("llama-2-13b"), nullptr}, lora, l40s(), 1).verdict, FitVerdict::Fits);
        const MemoryRequest qlora = training(Workload::Qlora, 2048);
        QCOMPARE(fitOnCard({&languageModel("llama-2-13b"), nullptr}, qlora, rtx5090(), 1).verdict, FitVerdict::Fits);
        QVERIFY(fitOnCard({&languageModel("llama-3.1-70b"), nullptr}, qlora, a100(), 1).margin() > Bytes());
    }

    // The documents' gravest mistake to avoid.
    void fullTrainingOfSeventyBillionNeverFitsConsumerCards()
    {
        for (const Workload workload : {Workload::FullFineTuning, Workload::Pretraining}) {
            for (int count = 1; count <= 8; ++count)
                QCOMPARE(fitOnCard({&languageModel("llama-3.1-70b"), nullptr}, training(workload, 2048), rtx4090(), count).verdict,
                         FitVerdict::No);
        }
        QVERIFY(!smallestFit({&languageModel("llama-3.1-70b"), nullptr}, training(Workload::FullFineTuning, 2048), a100(), 8));
    }

    // torchtitan: full checkpointing, 32 k tokens of Llama 3.1 8B on 8 cards 83.9 GiB reserved; Qwen3 8B, 16 × 2048 on 4: 112.9.
    void largeBatchesAreDominatedByTheLossHead()
    {
        MemoryRequest request = training(Workload::Pretraining, 32768);
        request.cards = 8;
        request.framework = QStringLiteral("torchtitan");
        XUANKA_UNWRAP(llama, estimateMemory(languageModel("llama-3.1-8b"), request));
        QVERIFY(near(llama.reservedPerCard.expected.gib(), 83.9, 0.1));
        QVERIFY(part(llama, MemoryPartKind::LossHead).perCard.expected > part(llama, MemoryPartKind::Activations).perCard.expected);
        request.lossHead = LossHead::Fused;
        XUANKA_UNWRAP(fused, estimateMemory(languageModel("llama-3.1-8b"), request));
        QVERIFY(part(fused, MemoryPartKind::LossHead).total.expected == Bytes());
        request = training(Workload::Pretraining, 2048, 16);
        request.cards = 4;
        request.framework = QStringLiteral("torchtitan");
        XUANKA_UNWRAP(qwen, estimateMemory(languageModel("qwen3-8b"), request));
        QVERIFY(near(qwen.reservedPerCard.expected.gib(), 112.9, 0.1));
    }

    // litgpt, LoRA on q and v without checkpointing: 35.5 GiB for Llama 2 13B at 1,304 tokens.
    void activationsWithoutCheckpointingAreCountedTensorByTensor()
    {
        MemoryRequest request = training(Workload::Lora, 1304);
        request.checkpointing = Checkpointing::None;
        request.lossHead = LossHead::Chunked;
        request.loraRank = 8;
        request.loraTargets = {QStringLiteral("q"), QStringLiteral("v")};
        XUANKA_UNWRAP(estimate, estimateMemory(languageModel("llama-2-13b"), request));
        QVERIFY(near(estimate.allocatedPerCard.expected.gib(), 35.5, 0.05));
    }

    void checkpointingTradesActivationsForTime()
    {
        MemoryRequest request = training(Workload::Lora, 4096);
        const auto activations = [&request](Checkpointing level) {
            request.checkpointing = level;
            const Result<MemoryEstimate> estimate = estimateMemory(languageModel("llama-3-8b"), request);
            return part(*estimate, MemoryPartKind::Activations).total.expected;
        };
        const Bytes none = activations(Checkpointing::None);
        const Bytes selective = activations(Checkpointing::Selective);
        const Bytes full = activations(Checkpointing::Full);
        QVERIFY(none > selective);
        QVERIFY(selective > full * 3);
        request.flashAttention = false;
        QVERIFY(activations(Checkpointing::None) > none * 2);
    }

    void quantisedBasesKeepWhatBitsandbytesKeeps()
    {
        MemoryRequest request = training(Workload::Qlora, 1304);
        request.checkpointing = Checkpointing::None;
        request.loraTargets = {QStringLiteral("q"), QStringLiteral("v")};
        XUANKA_UNWRAP(plain, estimateMemory(languageModel("llama-2-13b"), request));
        request.weightFormat = QStringLiteral("gptq-int4");
        XUANKA_UNWRAP(gptq, estimateMemory(languageModel("llama-2-13b"), request));
        QVERIFY(part(plain, MemoryPartKind::Activations).total.expected > part(gptq, MemoryPartKind::Activations).total.expected);
        QVERIFY(part(plain, MemoryPartKind::Weights).total.expected > part(gptq, MemoryPartKind::Weights).total.expected);
    }

    void offloadedStatesLeaveTheCard()
    {
        MemoryRequest request = training(Workload::FullFineTuning, 2048);
        request.offload = Offload::Model;
        XUANKA_UNWRAP(estimate, estimateMemory(languageModel("llama-2-7b"), request));
        QVERIFY(part(estimate, MemoryPartKind::OptimizerStates).total.expected == Bytes());
    }
};

QTEST_GUILESS_MAIN(TrainingMemoryTest)
#include "tst_training_memory.moc"
