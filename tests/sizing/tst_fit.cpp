// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "demand/demand_profile.h"
#include "sizing/sizing_support.h"

using namespace xuanka;
using namespace xuanka::test;

namespace {

SizingSubject subject(const char *id)
{
    return {&languageModel(id), nullptr};
}

QStringList idsOf(const QList<Remedy> &remedies)
{
    QStringList ids;
    for (const Remedy &remedy : remedies)
        ids << remedy.id;
    return ids;
}

} // namespace

class FitTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theVerdictFollowsTheRange_data()
    {
        QTest::addColumn<double>("position"); // 0 low, 1 expected, 2 high of the need
        QTest::addColumn<int>("verdict");
        QTest::newRow("more than the high estimate") << 2.5 << int(FitVerdict::Fits);
        QTest::newRow("the high estimate exactly") << 2.0 << int(FitVerdict::Fits);
        QTest::newRow("between expected and high") << 1.5 << int(FitVerdict::Likely);
        QTest::newRow("the expected estimate exactly") << 1.0 << int(FitVerdict::Likely);
        QTest::newRow("between low and expected") << 0.5 << int(FitVerdict::Tight);
        QTest::newRow("less than the low estimate") << -0.5 << int(FitVerdict::No);
    }

    void theVerdictFollowsTheRange()
    {
        QFETCH(double, position);
        QFETCH(int, verdict);
        const MemoryRequest request;
        XUANKA_UNWRAP(estimate, estimateMemory(languageModel("llama-3-8b"), request));
        const Estimate<Bytes> &need = estimate.perCard;
        const auto at = [&need](double where) {
            const double low = need.low.gib();
            const double expected = need.expected.gib();
            const double high = need.high.gib();
            return where <= 1.0 ? low + (expected - low) * where : expected + (high - expected) * (where - 1.0);
        };
        // A MiB more than asked, because cards report whole ones.
        const Card memory = card("x", at(position) + 1.0 / 1024.0);
        const CardFit fit = fitOnCard(subject("llama-3-8b"), request, memory, 1);
        QCOMPARE(static_cast<int>(fit.verdict), verdict);
        QCOMPARE(fit.margin(), fit.usable - fit.need.expected);
        QCOMPARE(fit.need, need);
    }

    void aCardWithoutKnownMemoryNeverFits()
    {
        const CardFit fit = fitOnCard(subject("qwen3-0.6b"), {}, Card(), 1);
        QCOMPARE(fit.verdict, FitVerdict::No);
    }

    void everyCardIsTriedInEveryCount()
    {
        const QList<Card> cards{rtx4090(), a100(), h20()};
        const QList<CardFit> fits = fitOnCards(subject("llama-3.1-70b"), {}, cards, 8);
        QCOMPARE(fits.size(), 24);
        for (int row = 0; row < 3; ++row) {
            for (int count = 1; count <= 8; ++count) {
                const CardFit &fit = fits.at(row * 8 + count - 1);
                QCOMPARE(fit.cardId, cards.at(row).id);
                QCOMPARE(fit.count, count);
                const CardFit alone = fitOnCard(subject("llama-3.1-70b"), {}, cards.at(row), count);
                QCOMPARE(alone.verdict, fit.verdict);
                QCOMPARE(alone.need, fit.need);
                QCOMPARE(alone.caution, fit.caution);
            }
        }
    }

    void headsThatDoNotDivideArePlannedAsAPipeline()
    {
        const CardFit fit = fitOnCard(subject("qwen2.5-7b"), {}, a100(), 8); // 28 heads
        QVERIFY(!fit.refusal);
        QCOMPARE(fit.parallelism, Parallelism::Pipeline);
        QVERIFY(fit.caution.english.contains(QLatin1String("pipeline")));
        QVERIFY(fit.caution.chinese.contains(QStringLiteral("流水线")));
        // What cannot be split into so many layers either is refused, with the reason.
        ModelArchitecture shallow = languageModel("qwen2.5-7b");
        shallow.layers = 4;
        const CardFit refused = fitOnCard({&shallow, nullptr}, {}, a100(), 8);
        QVERIFY(refused.refusal.has_value());
        QCOMPARE(refused.verdict, FitVerdict::No);
        // Training keeps the way it was asked for.
        MemoryRequest tensor = training(Workload::FullFineTuning, 2048);
        tensor.parallelism = Parallelism::Tensor;
        QVERIFY(fitOnCard(subject("qwen2.5-7b"), tensor, a100(), 8).refusal.has_value());
    }

    void linksAreWarnedAboutWhereTheyMatter_data()
    {
        QTest::addColumn<QString>("interconnect");
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("parallelism");
        QTest::addColumn<QString>("warning"); // empty: none
        const auto row = [](const char *name, const char *interconnect, int count, Parallelism kind, const char *warning) {
            QTest::newRow(name) << QString::fromLatin1(interconnect) << count << static_cast<int>(kind) << QString::fromLatin1(warning);
        };
        row("tensor parallel over PCIe", "none", 2, Parallelism::Tensor, "PCIe");
        row("one card", "none", 1, Parallelism::Tensor, "");
        row("pipeline over PCIe", "none", 2, Parallelism::Pipeline, "");
        row("layer split over PCIe", "none", 2, Parallelism::LayerSplit, "");
        row("tensor parallel over NVLink", "NVLink4", 8, Parallelism::Tensor, "");
        row("cut NVLink", "NVLink4 (cut)", 8, Parallelism::Tensor, "slower");
        row("two cards on a bridge", "NVLink3 bridge", 2, Parallelism::Tensor, "");
        row("four cards on bridges", "NVLink3 bridge", 4, Parallelism::Tensor, "bridge");
        row("HCCS", "HCCS", 8, Parallelism::Tensor, "");
        row("replicas", "none", 4, Parallelism::Data, "repeats the model");
    }

    void linksAreWarnedAboutWhereTheyMatter()
    {
        QFETCH(QString, interconnect);
        QFETCH(int, count);
        QFETCH(int, parallelism);
        QFETCH(QString, warning);
        MemoryRequest request;
        request.parallelism = static_cast<Parallelism>(parallelism);
        const CardFit fit = fitOnCard(subject("llama-3-8b"), request, card("x", 80, interconnect.toLatin1().constData()), count);
        QCOMPARE(fit.caution.isEmpty(), warning.isEmpty());
        QCOMPARE(fit.caution.english.isEmpty(), fit.caution.chinese.isEmpty());
        QVERIFY2(fit.caution.english.contains(warning), qPrintable(fit.caution.english));
    }

    void shardedTrainingOverPcieIsWarnedAbout()
    {
        const CardFit fit = fitOnCard(subject("llama-3-8b"), training(Workload::Lora, 2048), rtx4090(), 4);
        QVERIFY(fit.caution.english.contains(QLatin1String("ZeRO-3")));
    }

    void missingFormatsAreWarnedAbout()
    {
        Card old = card("p40", 24);
        old.hasTensorCores = false;
        old.supportsBf16 = false;
        QVERIFY(fitOnCard(subject("qwen3-0.6b"), {}, old, 1).caution.english.contains(QLatin1String("tensor cores")));
        Card volta = card("v100", 32);
        volta.supportsBf16 = false;
        QVERIFY(fitOnCard(subject("qwen3-0.6b"), {}, volta, 1).caution.english.contains(QLatin1String("BF16")));
        Card ascend = card("910b", 64, "HCCS");
        ascend.ecosystem = Ecosystem::Cann;
        QVERIFY(fitOnCard(subject("qwen3-0.6b"), {}, ascend, 1).caution.isEmpty());
        MemoryRequest awq;
        awq.weightFormat = QStringLiteral("awq-int4");
        QVERIFY(fitOnCard(subject("qwen3-0.6b"), awq, ascend, 1).caution.english.contains(QLatin1String("CANN")));
    }

    void imagesAreNotSpreadOverCards()
    {
        MemoryRequest request;
        request.workload = Workload::ImageGeneration;
        const SizingSubject flux{nullptr, &imageModel("flux-1-dev")};
        const CardFit one = fitOnCard(flux, request, rtx4090(), 1);
        const CardFit four = fitOnCard(flux, request, rtx4090(), 4);
        QCOMPARE(one.verdict, FitVerdict::No);
        QCOMPARE(four.verdict, FitVerdict::No);
        QCOMPARE(four.need, one.need);
        QVERIFY(four.caution.english.contains(QLatin1String("one image")));
    }

    void theSmallestCountIsFound()
    {
        const MemoryRequest request; // Llama 70B at 16 bits: 132 GiB of weights
        const auto a100s = smallestFit(subject("llama-3.1-70b"), request, a100(), 8);
        QVERIFY(a100s.has_value());
        QCOMPARE(a100s->count, 2);
        const auto consumer = smallestFit(subject("llama-3.1-70b"), request, rtx4090(), 8);
        QVERIFY(consumer.has_value());
        QCOMPARE(consumer->count, 7); // as a pipeline of 80 layers
        QVERIFY(!smallestFit(subject("llama-3.1-70b"), request, rtx4090(), 4));
        QVERIFY(!smallestFit(subject("deepseek-v3"), request, h100(), 8));
        QVERIFY(smallestFit(subject("llama-3-8b"), request, rtx4090(), 8, FitVerdict::Fits)->count == 1);
    }

    void remediesComeInTheDocumentsOrder()
    {
        const QList<Card> cards{rtx4090(), l40s(), a100()};
        MemoryRequest request = training(Workload::FullFineTuning, 4096, 8);
        request.checkpointing = Checkpointing::None;
        const QList<Remedy> full = remediesFor(subject("llama-2-7b"), request, cards);
        QCOMPARE(idsOf(full), (QStringList{QStringLiteral("batch"), QStringLiteral("checkpointing"), QStringLiteral("lora"),
                                           QStringLiteral("offload"), QStringLiteral("loss_head"), QStringLiteral("optimizer"),
                                           QStringLiteral("context"), QStringLiteral("more_cards")}));
        // With many tokens and nothing recomputed QLoRA frees nothing: its matrix products keep their inputs.
        request = training(Workload::Lora, 2048, 2);
        request.checkpointing = Checkpointing::None;
        QCOMPARE(idsOf(remediesFor(subject("llama-2-7b"), request, cards)),
                 (QStringList{QStringLiteral("batch"), QStringLiteral("checkpointing"), QStringLiteral("weight_quantisation"),
                              QStringLiteral("offload"), QStringLiteral("loss_head"), QStringLiteral("optimizer"),
                              QStringLiteral("context"), QStringLiteral("more_cards")}));
        MemoryRequest serving;
        serving.concurrency = 32;
        QCOMPARE(idsOf(remediesFor(subject("llama-2-13b"), serving, cards)),
                 (QStringList{QStringLiteral("batch"), QStringLiteral("weight_quantisation"), QStringLiteral("kv_quantisation"),
                              QStringLiteral("offload"), QStringLiteral("context"), QStringLiteral("more_cards")}));
        MemoryRequest image;
        image.workload = Workload::ImageGeneration;
        QCOMPARE(idsOf(remediesFor({nullptr, &imageModel("flux-1-dev")}, image, cards)).mid(0, 2),
                 (QStringList{QStringLiteral("weight_quantisation"), QStringLiteral("offload")}));
    }

    void aRemedySaysWhatItFreesAndWhatFitsThen()
    {
        const QList<Card> cards{rtx4090(), l40s(), a100()};
        MemoryRequest request = training(Workload::FullFineTuning, 2048);
        const QList<Remedy> remedies = remediesFor(subject("llama-2-7b"), request, cards);
        XUANKA_UNWRAP(before, estimateMemory(languageModel("llama-2-7b"), request));
        for (const Remedy &remedy : remedies) {
            XUANKA_UNWRAP(after, estimateMemory(languageModel("llama-2-7b"), remedy.request));
            QCOMPARE(remedy.result, after.perCard);
            QCOMPARE(remedy.frees, before.perCard.expected - after.perCard.expected);
            QVERIFY(remedy.frees > Bytes());
            QVERIFY(!remedy.does.english.isEmpty() && !remedy.does.chinese.isEmpty());
            QVERIFY(!remedy.costs.english.isEmpty() && !remedy.costs.chinese.isEmpty());
            if (remedy.id == QLatin1String("lora"))
                QCOMPARE(remedy.nowFits, (QStringList{rtx4090().id, l40s().id, a100().id}));
        }
    }

    void moreCardsKeepTheWayOfSharing()
    {
        MemoryRequest request; // 28 heads: 2 is followed by 4, not by 3
        request.cards = 2;
        const QList<Remedy> remedies = remediesFor(subject("qwen2.5-7b"), request, {rtx4090()});
        QCOMPARE(remedies.constLast().id, QStringLiteral("more_cards"));
        QCOMPARE(remedies.constLast().request.cards, 4);
        QCOMPARE(remedies.constLast().request.parallelism, Parallelism::Tensor);
        // What several cards take together is told apart from what one takes alone.
        request.cards = 4;
        const QList<Remedy> large = remediesFor(subject("llama-3.1-70b"), request, {rtx4090()});
        QCOMPARE(large.constLast().request.cards, 8);
        QCOMPARE(large.constLast().nowFitsTogether, QStringList{rtx4090().id});
        QVERIFY(large.constLast().nowFits.isEmpty());
    }

    void whatIsAlreadySmallHasNothingToGive()
    {
        MemoryRequest request = training(Workload::Qlora, 512);
        request.offload = Offload::Model;
        request.lossHead = LossHead::Fused;
        request.optimizer = Optimizer::AdamW8bit;
        request.parallelism = Parallelism::Data; // more cards repeat it
        QVERIFY(remediesFor(subject("qwen3-0.6b"), request, {}).isEmpty());
        request.cards = 0;
        QVERIFY(remediesFor(subject("qwen3-0.6b"), request, {}).isEmpty());
    }

    void tasksStandForTheUsualRecipe_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("format");
        QTest::addColumn<int>("workload");
        QTest::addColumn<int>("parallelism");
        QTest::addColumn<int>("engine");
        QTest::addColumn<QString>("used");
        const auto row = [](const char *name, TaskKind kind, const char *format, Workload workload, Parallelism parallelism,
                            Engine engine, const char *used) {
            QTest::newRow(name) << int(kind) << QString::fromLatin1(format) << int(workload) << int(parallelism) << int(engine)
                                << QString::fromLatin1(used);
        };
        row("pre-training", TaskKind::Pretraining, "", Workload::Pretraining, Parallelism::Zero3, Engine::Transformers, "bf16");
        row("full", TaskKind::FullFineTuning, "", Workload::FullFineTuning, Parallelism::Zero3, Engine::Transformers, "bf16");
        row("LoRA", TaskKind::Lora, "", Workload::Lora, Parallelism::Zero3, Engine::Transformers, "bf16");
        row("QLoRA", TaskKind::Qlora, "", Workload::Qlora, Parallelism::LayerSplit, Engine::Transformers, "nf4");
        row("serving", TaskKind::Inference, "", Workload::Inference, Parallelism::Tensor, Engine::Vllm, "bf16");
        row("serving AWQ", TaskKind::Inference, "awq-int4", Workload::Inference, Parallelism::Tensor, Engine::Vllm, "awq-int4");
        row("serving GGUF", TaskKind::Inference, "q4_k_m", Workload::Inference, Parallelism::LayerSplit, Engine::LlamaCpp, "q4_k_m");
        row("images", TaskKind::ImageGeneration, "", Workload::ImageGeneration, Parallelism::Data, Engine::Diffusers, "bf16");
    }

    void tasksStandForTheUsualRecipe()
    {
        QFETCH(int, kind);
        QFETCH(QString, format);
        QFETCH(int, workload);
        QFETCH(int, parallelism);
        QFETCH(int, engine);
        QFETCH(QString, used);
        TaskDemand task;
        task.kind = static_cast<TaskKind>(kind);
        task.weightFormat = format;
        task.contextTokens = 2000;
        task.batch = 3;
        task.concurrency = 7;
        task.loraRank = 32;
        task.resolution = {512, 768};
        const MemoryRequest request = requestForTask(task);
        QCOMPARE(static_cast<int>(request.workload), workload);
        QCOMPARE(static_cast<int>(request.parallelism), parallelism);
        QCOMPARE(static_cast<int>(request.engine), engine);
        QCOMPARE(request.weightFormat, used);
        QCOMPARE(request.contextTokens, 2000);
        QCOMPARE(request.batch, 3);
        QCOMPARE(request.loraRank, 32);
        QCOMPARE(request.resolution, QSize(512, 768));
        QCOMPARE(request.concurrency, request.workload == Workload::Inference ? 7 : 1);
        QCOMPARE(request.checkpointing, Checkpointing::Full);
        task.checkpointing = QStringLiteral("none");
        QCOMPARE(requestForTask(task).checkpointing, Checkpointing::None);
    }

    void subjectsAreLookedUpOrTypical()
    {
        ModelArchitecture storage;
        TaskDemand task;
        task.modelId = QStringLiteral("llama-3-8b");
        XUANKA_UNWRAP(known, subjectForTask(task, modelLibrary(), storage));
        QCOMPARE(known.model->name, QStringLiteral("Llama 3 8B"));
        task.modelId = QString();
        task.parametersBillions = 30;
        XUANKA_UNWRAP(typical, subjectForTask(task, modelLibrary(), storage));
        QCOMPARE(typical.model, &storage);
        QVERIFY(storage.assumed);
        task.kind = TaskKind::ImageGeneration;
        task.modelId = QStringLiteral("sdxl");
        XUANKA_UNWRAP(image, subjectForTask(task, modelLibrary(), storage));
        QVERIFY(image.imageModel && !image.model);
    }

    void unknownSubjectsAreErrors()
    {
        ModelArchitecture storage;
        TaskDemand task;
        QCOMPARE(subjectForTask(task, modelLibrary(), storage).error().kind, Error::Kind::Missing);
        task.modelId = QStringLiteral("sdxl"); // an image model for a language task
        QCOMPARE(subjectForTask(task, modelLibrary(), storage).error().kind, Error::Kind::UnknownName);
        task.modelId = QString();
        task.parametersBillions = 99999;
        QCOMPARE(subjectForTask(task, modelLibrary(), storage).error().kind, Error::Kind::OutOfRange);
        task.kind = TaskKind::ImageGeneration;
        QCOMPARE(subjectForTask(task, modelLibrary(), storage).error().kind, Error::Kind::Missing);
        task.modelId = QStringLiteral("llama-3-8b");
        QCOMPARE(subjectForTask(task, modelLibrary(), storage).error().kind, Error::Kind::UnknownName);
        QCOMPARE(estimateMemory(SizingSubject(), MemoryRequest()).error().kind, Error::Kind::Missing);
    }
};

QTEST_GUILESS_MAIN(FitTest)
#include "tst_fit.moc"
