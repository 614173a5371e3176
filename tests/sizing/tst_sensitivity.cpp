// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/sensitivity.h"
#include "sizing/sizing_answer_words.h"
#include "sizing/sizing_support.h"

using namespace xuanka;
using namespace xuanka::test;

namespace {

const SensitivityRow *rowOf(const Sensitivity &sensitivity, SensitivityInput input)
{
    for (const SensitivityRow &row : sensitivity.rows) {
        if (row.input == input)
            return &row;
    }
    return nullptr;
}

QStringList inputsOf(const Sensitivity &sensitivity)
{
    QStringList ids;
    for (const SensitivityRow &row : sensitivity.rows)
        ids << sensitivityInputId(row.input);
    return ids;
}

} // namespace

class SensitivityTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyStepIsWhatTheEngineSays_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<int>("workload");
        QTest::addColumn<QString>("weights");
        QTest::addColumn<int>("count");
        QTest::newRow("serving") << "llama-3-8b" << int(Workload::Inference) << "bf16" << 1;
        QTest::newRow("serving on four") << "llama-3.1-70b" << int(Workload::Inference) << "awq-int4" << 4;
        QTest::newRow("LoRA") << "llama-3-8b" << int(Workload::Lora) << "bf16" << 2;
        QTest::newRow("QLoRA") << "llama-3-8b" << int(Workload::Qlora) << "nf4" << 1;
        QTest::newRow("full") << "llama-2-7b" << int(Workload::FullFineTuning) << "bf16" << 8;
    }

    void everyStepIsWhatTheEngineSays()
    {
        QFETCH(QString, model);
        QFETCH(int, workload);
        QFETCH(QString, weights);
        QFETCH(int, count);
        MemoryRequest request = training(static_cast<Workload>(workload), 4096, 4);
        if (request.workload == Workload::Inference) {
            request = MemoryRequest();
            request.concurrency = 8;
        }
        request.weightFormat = weights;
        request.checkpointing = Checkpointing::Selective;
        const SizingSubject subject{&languageModel(qPrintable(model)), nullptr};
        const Sensitivity all = sensitivityOf(subject, request, a100(), count);
        QVERIFY(all.rows.size() >= 4);
        QCOMPARE(all.now.fit.need, fitOnCard(subject, request, a100(), count).need);
        for (const SensitivityRow &row : all.rows) {
            QVERIFY(!sensitivityInputName(row.input, request.workload).isEmpty());
            for (const auto &step : {row.less, row.more}) {
                if (!step)
                    continue;
                const CardFit says = fitOnCard(subject, step->request, a100(), step->request.cards);
                QCOMPARE(step->fit.need, says.need);
                QCOMPARE(step->fit.verdict, says.verdict);
                QCOMPARE(step->changesVerdict, says.verdict != all.now.fit.verdict || says.refusal.has_value());
                QVERIFY(sensitivityValue(row.input, step->request, QLocale::c())
                        != sensitivityValue(row.input, all.now.request, QLocale::c()));
            }
            // One step less never needs more, one step more never less.
            const QByteArray name = sensitivityInputId(row.input).toLatin1();
            if (row.less && !row.less->fit.refusal)
                QVERIFY2(row.less->fit.need.expected <= all.now.fit.need.expected, name.constData());
            if (row.more && !row.more->fit.refusal)
                QVERIFY2(row.more->fit.need.expected >= all.now.fit.need.expected, name.constData());
        }
    }

    void onlyWhatTheWorkUsesIsVaried()
    {
        MemoryRequest serving;
        serving.concurrency = 4;
        const SizingSubject llama{&languageModel("llama-3-8b"), nullptr};
        QCOMPARE(inputsOf(sensitivityOf(llama, serving, a100(), 1)),
                 (QStringList{QStringLiteral("context"), QStringLiteral("concurrency"), QStringLiteral("weights"),
                              QStringLiteral("kv_bits"), QStringLiteral("cards")}));
        MemoryRequest image;
        image.workload = Workload::ImageGeneration;
        QCOMPARE(inputsOf(sensitivityOf({nullptr, &imageModel("sdxl")}, image, rtx4090(), 1)),
                 (QStringList{QStringLiteral("batch"), QStringLiteral("weights"), QStringLiteral("resolution")}));
        QCOMPARE(inputsOf(sensitivityOf(llama, training(Workload::Lora, 2048, 2), a100(), 1)),
                 (QStringList{QStringLiteral("context"), QStringLiteral("batch"), QStringLiteral("weights"), QStringLiteral("lora_rank"),
                              QStringLiteral("checkpointing"), QStringLiteral("optimizer"), QStringLiteral("cards")}));
    }

    void stepsAreOneStep_data()
    {
        QTest::addColumn<QString>("engine");
        QTest::addColumn<QString>("weights");
        QTest::addColumn<QString>("less");
        QTest::addColumn<QString>("more");
        QTest::newRow("16 bits") << "vllm" << "bf16" << "gptq-int8" << "fp32";
        QTest::newRow("FP8") << "vllm" << "fp8" << "nf4" << "bf16";
        QTest::newRow("GGUF Q8_0") << "llama.cpp" << "q8_0" << "q6_k" << "bf16";
        QTest::newRow("GGUF Q2_K") << "llama.cpp" << "q2_k" << "" << "q3_k_m";
    }

    void stepsAreOneStep()
    {
        QFETCH(QString, engine);
        QFETCH(QString, weights);
        QFETCH(QString, less);
        QFETCH(QString, more);
        MemoryRequest request;
        request.engine = engineFromId(engine).value_or(Engine::Vllm);
        request.weightFormat = weights;
        const Sensitivity all = sensitivityOf({&languageModel("llama-3-8b"), nullptr}, request, h20(), 1);
        const SensitivityRow *row = rowOf(all, SensitivityInput::Weights);
        QVERIFY(row);
        const auto bitsOf = [](const QString &id) { return weightFormat(id) ? weightFormat(id)->linearBits : 0.0; };
        QCOMPARE(row->less ? bitsOf(row->less->request.weightFormat) : 0.0, bitsOf(less));
        QCOMPARE(row->more ? bitsOf(row->more->request.weightFormat) : 0.0, bitsOf(more));
    }

    void aPromptScalesWithItsContext()
    {
        MemoryRequest request;
        request.contextTokens = 4096;
        request.promptTokens = 3000;
        request.generatedTokens = 1096;
        const Sensitivity all = sensitivityOf({&languageModel("llama-3-8b"), nullptr}, request, h20(), 1);
        const SensitivityRow *row = rowOf(all, SensitivityInput::Context);
        QVERIFY(row && row->less && row->more);
        QCOMPARE(row->more->request.contextTokens, 8192);
        QCOMPARE(row->more->request.promptTokens, 6000);
        QCOMPARE(row->less->request.generatedTokens, 548);
    }

    void aCountThatCannotShareIsSaid()
    {
        MemoryRequest request = training(Workload::Lora, 2048);
        request.parallelism = Parallelism::Tensor;
        const Sensitivity all = sensitivityOf({&languageModel("qwen2.5-7b"), nullptr}, request, a100(), 2);
        const SensitivityRow *row = rowOf(all, SensitivityInput::Cards);
        QVERIFY(row && row->less && row->less->fit.refusal);
        QVERIFY(row->less->changesVerdict);
    }
};

QTEST_GUILESS_MAIN(SensitivityTest)
#include "tst_sensitivity.moc"
