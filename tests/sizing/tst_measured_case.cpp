// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/measured_case.h"
#include "sizing_support.h"

using namespace xuanka;
using namespace xuanka::test;

namespace {

/// A table of one row: "column=value" pairs; what is not named is empty.
CsvTable tableOf(const QString &pairs)
{
    CsvTable table;
    table.rows << QStringList();
    table.lines << 2;
    const QStringList all = pairs.split(QLatin1Char(';'), Qt::SkipEmptyParts);
    for (const QString &pair : all) {
        table.header << pair.section(QLatin1Char('='), 0, 0).trimmed();
        table.rows[0] << pair.section(QLatin1Char('='), 1).trimmed();
    }
    return table;
}

Result<MeasuredCase> caseOf(const QString &pairs)
{
    return readMeasuredCase(CsvRow(tableOf(pairs), 0), modelLibrary());
}

const auto llama = QStringLiteral("model=Llama-3.1-8B;params_b=8.03;n_layers=32;hidden=4096;n_heads=32;n_kv_heads=8;head_dim=128;"
                                  "ffn=14336;vocab=128256;");
const auto inference = QString(QStringLiteral("task=infer;method=none;measured_what=peak_allocated;weight_bits=16;quant_name=bf16;") + llama);

} // namespace

/// What a row of a table of measured runs is taken to say.
class MeasuredCaseTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void modelsAreFoundByNameAndShape_data()
    {
        QTest::addColumn<QString>("row");
        QTest::addColumn<QString>("id");
        QTest::addColumn<bool>("assumed");
        const QString task = QStringLiteral("task=infer;method=none;measured_what=weights_only;weight_bits=16;quant_name=bf16;");
        const auto row = [&task](const char *name, const QString &columns, const char *id, bool assumed) {
            QTest::newRow(name) << QString(task + columns) << QString::fromLatin1(id) << assumed;
        };
        row("name and shapes", llama, "llama-3.1-8b", false);
        row("name with a suffix", QStringLiteral("model=Qwen2.5-14B-Instruct"), "qwen2.5-14b", false);
        row("one of two names", QStringLiteral("model=DeepSeek-V3/R1-671B;params_b=671.026;n_layers=61;hidden=7168;n_heads=128;"
                                               "n_kv_heads=128;ffn=2048;vocab=129280;moe_total_experts=256"), "deepseek-v3", false);
        row("other name, same shapes", QStringLiteral("model=My-Tune-8B;params_b=8.03;n_layers=32;hidden=4096;n_heads=32;n_kv_heads=8;"
                                                      "head_dim=128;ffn=14336;vocab=128256"), "llama-3-8b", true);
        row("shapes that contradict the name", QStringLiteral("model=Llama-3.1-8B;params_b=7.504;n_layers=30;hidden=4096;n_heads=32;"
                                                              "n_kv_heads=8;head_dim=128;ffn=14336;vocab=128256"), "Llama-3.1-8B", true);
        row("only a size", QStringLiteral("model=Unheard-Of;params_b=7"), "typical", true);
        row("only a size in the name", QStringLiteral("model=Unheard-26B-A4B"), "typical", true);
    }

    void modelsAreFoundByNameAndShape()
    {
        QFETCH(QString, row);
        QFETCH(QString, id);
        QFETCH(bool, assumed);
        XUANKA_UNWRAP(measured, caseOf(row));
        QVERIFY(measured.model.has_value());
        if (id == QLatin1String("typical"))
            QVERIFY(measured.model->assumed);
        else
            QCOMPARE(measured.model->id, id);
        QCOMPARE(!measured.assumed.isEmpty(), assumed);
        for (const LocalizedText &note : std::as_const(measured.assumed))
            QVERIFY(!note.english.isEmpty() && !note.chinese.isEmpty());
    }

    void theParameterCountSettlesWhatColumnsLeaveOpen_data()
    {
        QTest::addColumn<QString>("columns");
        QTest::addColumn<bool>("gated");
        QTest::addColumn<bool>("tied");
        // Published counts: Pythia 2.8B (plain MLP, own head), Phi-1.5 (plain MLP), Yi 6B (gated), Gemma 2B (tied).
        QTest::newRow("plain MLP") << QStringLiteral("params_b=2.775;n_layers=32;hidden=2560;n_heads=32;n_kv_heads=32;head_dim=80;ffn=10240;vocab=50304")
                                   << false << false;
        QTest::newRow("gated MLP") << QStringLiteral("params_b=6.061;n_layers=32;hidden=4096;n_heads=32;n_kv_heads=4;head_dim=128;ffn=11008;vocab=64001")
                                   << true << false;
        QTest::newRow("tied embeddings") << QStringLiteral("params_b=2.506;n_layers=18;hidden=2048;n_heads=8;n_kv_heads=1;head_dim=256;ffn=16384;vocab=256000")
                                         << true << true;
    }

    void theParameterCountSettlesWhatColumnsLeaveOpen()
    {
        QFETCH(QString, columns);
        XUANKA_UNWRAP(measured, caseOf(QStringLiteral("task=infer;method=none;model=X;measured_what=weights_only;weight_bits=16;") + columns));
        QTEST(measured.model->gatedMlp, "gated");
        QTEST(measured.model->tiedEmbeddings, "tied");
        const double stated = columns.section(QLatin1Char(';'), 0, 0).section(QLatin1Char('='), 1).toDouble() * 1e9;
        QVERIFY(near(static_cast<double>(countParameters(*measured.model).total()), stated, 0.005));
    }

    void weightFormatsAreRead_data()
    {
        QTest::addColumn<QString>("quantisation");
        QTest::addColumn<QString>("bits");
        QTest::addColumn<QString>("format");
        QTest::addColumn<double>("mean");
        const auto row = [](const char *name, const char *bits, const char *format, double mean = 0.0) {
            QTest::newRow(name) << QString::fromLatin1(name) << QString::fromLatin1(bits) << QString::fromLatin1(format) << mean;
        };
        row("bf16", "16", "bf16");
        row("fp16", "16", "fp16");
        row("gptq-int8-g128", "8", "gptq-int8");
        row("gptq-int4-g128", "4", "gptq-int4");
        row("awq-int4-g128", "4", "awq-int4");
        row("fp8-block", "8", "fp8");
        row("bnb-nf4", "4", "nf4");
        row("bnb-nf4-dq", "4", "nf4-dq");
        row("bnb-int8", "8", "int8");
        row("gguf Q4_K_M", "4", "q4_k_m");
        row("gguf Q4_K_M", "4.837", "q4_k_m", 4.837);
        row("gguf Q8_0", "8.5", "q8_0", 8.5);
        row("gguf IQ3_K", "3.903", "q3_k_m", 3.903);
        row("gguf f16", "16", "bf16");
        row("", "4", "gptq-int4");
    }

    void weightFormatsAreRead()
    {
        QFETCH(QString, quantisation);
        QFETCH(QString, bits);
        XUANKA_UNWRAP(measured, caseOf(QStringLiteral("task=infer;method=none;measured_what=weights_only;quant_name=%1;weight_bits=%2;%3")
                                           .arg(quantisation, bits, llama)));
        QTEST(measured.request.weightFormat, "format");
        QFETCH(double, mean);
        QVERIFY(near(measured.request.meanWeightBits, mean, 0.001)); // 8.03 B as printed, 8.0303 B counted
    }

    void enginesAndTheirAgeAreRead_data()
    {
        QTest::addColumn<QString>("framework");
        QTest::addColumn<Engine>("engine");
        QTest::addColumn<bool>("promptLogits");
        QTest::addColumn<bool>("copiesCache");
        QTest::newRow("new transformers") << QStringLiteral("transformers 4.46.0") << Engine::Transformers << false << false;
        QTest::newRow("before 4.45") << QStringLiteral("transformers 4.38.2") << Engine::Transformers << true << false;
        QTest::newRow("before 4.36") << QStringLiteral("transformers 4.31.0") << Engine::Transformers << true << true;
        QTest::newRow("no version") << QStringLiteral("transformers") << Engine::Transformers << false << false;
        QTest::newRow("version 5") << QStringLiteral("transformers 5.13 + peft") << Engine::Transformers << false << false;
        QTest::newRow("litgpt") << QStringLiteral("litgpt 8641822") << Engine::Transformers << false << false;
        QTest::newRow("vLLM") << QStringLiteral("vLLM (2023-12)") << Engine::Vllm << false << false;
        QTest::newRow("SGLang") << QStringLiteral("SGLang 0.4") << Engine::Vllm << false << false;
        QTest::newRow("a fork of llama.cpp") << QStringLiteral("ik_llama.cpp") << Engine::LlamaCpp << false << false;
        QTest::newRow("Ollama") << QStringLiteral("ollama 0.5") << Engine::LlamaCpp << false << false;
        QTest::newRow("TensorRT-LLM") << QStringLiteral("TensorRT-LLM 0.17") << Engine::TensorRtLlm << false << false;
        QTest::newRow("MindIE") << QStringLiteral("MindIE 2.0") << Engine::MindIe << false << false;
    }

    void enginesAndTheirAgeAreRead()
    {
        QFETCH(QString, framework);
        XUANKA_UNWRAP(measured, caseOf(inference + QStringLiteral("seq_len=2048;framework=") + framework));
        QTEST(measured.request.engine, "engine");
        QTEST(measured.request.promptLogits, "promptLogits");
        QTEST(measured.request.copiesCache, "copiesCache");
    }

    void cacheBitsMayDifferForKeysAndValues()
    {
        XUANKA_UNWRAP(both, caseOf(inference + QStringLiteral("seq_len=1024;kv_bits=8.5")));
        QCOMPARE(both.request.kvBits, 8.5);
        QCOMPARE(both.request.valueBits(), 8.5);
        XUANKA_UNWRAP(apart, caseOf(inference + QStringLiteral("seq_len=1024;kv_bits=K:4.5 V:16")));
        QCOMPARE(apart.request.kvBits, 4.5);
        QCOMPARE(apart.request.valueBits(), 16.0);
    }

    void notesAreReadForWhatAColumnWouldSay()
    {
        XUANKA_UNWRAP(step, caseOf(inference + QStringLiteral("seq_len=1024;framework=ik_llama.cpp;note=[A] CUDA0 compute buffer, n_ubatch 4096, mla mode 0")));
        QCOMPARE(step.request.stepTokens, 4096);
        QCOMPARE(step.request.latentCache, LatentCache::PerHead);
        XUANKA_UNWRAP(latent, caseOf(inference + QStringLiteral("seq_len=1024;framework=ik_llama.cpp;note=MLA latent cache 61x(512+64)")));
        QCOMPARE(latent.request.latentCache, LatentCache::Latent);
        XUANKA_UNWRAP(eager, caseOf(inference + QStringLiteral("seq_len=1024;framework=vLLM;note=eager mode")));
        QVERIFY(!eager.request.cudaGraphs);
    }

    void trainingRecipesAreRead()
    {
        XUANKA_UNWRAP(measured, caseOf(QStringLiteral("task=finetune;method=lora;measured_what=peak_reserved;batch=4;seq_len=768;weight_bits=16;"
                                                      "quant_name=bf16;optimizer=AdamW bf16-true;grad_ckpt=0;lora_rank=32;lora_targets=q,v;"
                                                      "flash_attn=0;n_gpus=1;") + llama));
        QCOMPARE(measured.kind, CaseKind::Adapters);
        QCOMPARE(measured.request.workload, Workload::Lora);
        QCOMPARE(measured.request.batch, 4);
        QCOMPARE(measured.request.contextTokens, 768);
        QCOMPARE(measured.request.checkpointing, Checkpointing::None);
        QCOMPARE(measured.request.loraRank, 32);
        QCOMPARE(measured.request.loraTargets, (QStringList{QStringLiteral("q"), QStringLiteral("v")}));
        QCOMPARE(measured.request.masterWeights, std::optional(false));
        QVERIFY(!measured.request.flashAttention);
        QVERIFY(measured.assumed.isEmpty());
    }

    void frameworksOptimizersAndDegreesOfTrainingAreRead_data()
    {
        QTest::addColumn<QString>("columns");
        QTest::addColumn<QString>("framework");
        QTest::addColumn<Optimizer>("optimizer");
        QTest::addColumn<QList<int>>("degrees"); // tensor, pipeline, context, expert
        QTest::addColumn<Parallelism>("way");
        const auto row = [](const char *name, const char *columns, const char *framework, Optimizer optimizer, const QList<int> &degrees,
                            Parallelism way) {
            QTest::newRow(name) << QString::fromLatin1(columns) << QString::fromLatin1(framework) << optimizer << degrees << way;
        };
        row("torchtitan mesh", "framework=torchtitan;optimizer=AdamW fp32;n_gpus=512;parallelism=FSDP8 TP8 PP8 1F1B", "torchtitan",
            Optimizer::AdamW, {8, 8, 1, 1}, Parallelism::Zero3);
        row("context parallel", "framework=torchtitan;optimizer=AdamW fp32;n_gpus=8;parallelism=CP8", "torchtitan", Optimizer::AdamW,
            {1, 1, 8, 1}, Parallelism::Zero3);
        row("experts of a dense model", "framework=Megatron-LM;optimizer=distributed Adam;n_gpus=16;parallelism=EP16 DP16", "megatron",
            Optimizer::AdamW, {1, 1, 1, 1}, Parallelism::Zero1);
        row("sequence parallel adapters", "method=lora;framework=ms-swift;n_gpus=4;parallelism=DDP2 x SP2", "ms-swift", Optimizer::AdamW,
            {1, 1, 2, 1}, Parallelism::Data);
        row("cannot be", "framework=Megatron-LM;n_gpus=6;parallelism=TP5", "megatron", Optimizer::AdamW, {1, 1, 1, 1}, Parallelism::Zero1);
        row("ZeRO beside DDP", "framework=deepspeed;n_gpus=4;parallelism=DDP + ZeRO-2", "deepspeed", Optimizer::AdamW, {1, 1, 1, 1},
            Parallelism::Zero2);
        row("paged", "framework=torchtune;optimizer=PagedAdamW8bit optimizer_in_bwd;n_gpus=1", "torchtune", Optimizer::PagedAdamW8bit,
            {1, 1, 1, 1}, Parallelism::Zero3);
        row("GaLore", "framework=own loop;optimizer=galore_adamw_8bit;n_gpus=1", "", Optimizer::Galore8bit, {1, 1, 1, 1}, Parallelism::Zero3);
        row("LOMO", "framework=own loop;optimizer=LOMO;n_gpus=1", "", Optimizer::Sgd, {1, 1, 1, 1}, Parallelism::Zero3);
    }

    void frameworksOptimizersAndDegreesOfTrainingAreRead()
    {
        QFETCH(QString, columns);
        const QString method = columns.contains(QLatin1String("method=")) ? QString() : QStringLiteral("method=full;");
        XUANKA_UNWRAP(measured, caseOf(QStringLiteral("task=finetune;measured_what=peak_reserved;batch=1;seq_len=8192;grad_ckpt=1;"
                                                      "weight_bits=16;quant_name=bf16;") + method + columns + QLatin1Char(';') + llama));
        const MemoryRequest &request = measured.request;
        QTEST(request.framework, "framework");
        QTEST(request.optimizer, "optimizer");
        QTEST((QList<int>{request.tensorDegree, request.pipelineDegree, request.contextDegree, request.expertDegree}), "degrees");
        QTEST(request.parallelism, "way");
        QVERIFY(estimateCase(measured));
    }

    void whatRanHasFittedItsCard()
    {
        const QString eight = QStringLiteral("task=finetune;method=full;measured_what=nvidia_smi;batch=1;seq_len=512;grad_ckpt=1;optimizer=adamw;"
                                             "weight_bits=16;quant_name=bf16;") + llama;
        XUANKA_UNWRAP(alone, caseOf(eight + QStringLiteral(";n_gpus=1;gpu=A100-80GB")));
        QCOMPARE(alone.request.masterWeights, std::optional(false));
        QVERIFY(!alone.statesOpen); // 128 GB of FP32 states would not have fitted
        XUANKA_UNWRAP(large, caseOf(eight + QStringLiteral(";n_gpus=1;gpu=B300-288GB")));
        QVERIFY(large.statesOpen);
        QVERIFY(estimateCase(large)->high.gib() > 1.7 * estimateCase(large)->expected.gib());
        // 16 bytes a parameter over two cards of 48 GB cannot have been.
        XUANKA_UNWRAP(sharded, caseOf(eight + QStringLiteral(";n_gpus=2;parallelism=FSDP;gpu=L40S-48GB")));
        QCOMPARE(sharded.request.masterWeights, std::optional(false));
        XUANKA_UNWRAP(roomy, caseOf(eight + QStringLiteral(";n_gpus=8;parallelism=FSDP;gpu=A100-80GB")));
        QVERIFY(!roomy.request.masterWeights);
        XUANKA_UNWRAP(offloaded, caseOf(eight + QStringLiteral(";n_gpus=2;parallelism=ZeRO-2 CPU offload")));
        QCOMPARE(offloaded.request.offload, Offload::Model);
    }

    void whatARecipeLeavesOpenIsSaid()
    {
        XUANKA_UNWRAP(measured, caseOf(QStringLiteral("task=finetune;method=full;measured_what=nvidia_smi;") + llama));
        // Weights, batch, length, optimizer and checkpointing.
        QCOMPARE(measured.assumed.size(), 5);
        QCOMPARE(measured.kind, CaseKind::FullTraining);
    }

    void waysOfSharingAreRead_data()
    {
        QTest::addColumn<QString>("columns");
        QTest::addColumn<Parallelism>("way");
        QTest::addColumn<int>("cards");
        QTest::addColumn<bool>("allCards");
        const QString training = QStringLiteral("task=finetune;method=full;measured_what=peak_reserved;seq_len=512;batch=1;weight_bits=16;");
        QTest::newRow("FSDP, per card") << QString(training + QStringLiteral("n_gpus=8;parallelism=FSDP8;note=PER GPU")) << Parallelism::Zero3 << 8 << false;
        QTest::newRow("ZeRO-3, summed up") << QString(training + QStringLiteral("n_gpus=2;parallelism=deepspeed ZeRO-3;note=SUM over 2 GPUs"))
                                           << Parallelism::Zero3 << 2 << true;
        QTest::newRow("ZeRO-2") << QString(training + QStringLiteral("n_gpus=8;parallelism=ZeRO-2;note=PER GPU")) << Parallelism::Zero2 << 8 << false;
        QTest::newRow("distributed optimizer") << QString(training + QStringLiteral("n_gpus=8;parallelism=Megatron (distributed optimizer) 8 GPUs"))
                                               << Parallelism::Zero1 << 8 << false;
        QTest::newRow("DDP") << QString(training + QStringLiteral("n_gpus=2;parallelism=DDP")) << Parallelism::Data << 2 << false;
        const QString served = QStringLiteral("task=infer;method=none;measured_what=peak_allocated;seq_len=512;weight_bits=16;framework=transformers;");
        QTest::newRow("device_map") << QString(served + QStringLiteral("n_gpus=2;parallelism=device_map pipeline")) << Parallelism::LayerSplit << 2 << true;
        QTest::newRow("tensor parallel") << QString(served + QStringLiteral("n_gpus=4;parallelism=TP4;note=per GPU")) << Parallelism::Tensor << 4 << false;
        QTest::newRow("one card") << QString(served + QStringLiteral("n_gpus=1")) << Parallelism::Tensor << 1 << false;
    }

    void waysOfSharingAreRead()
    {
        QFETCH(QString, columns);
        QFETCH(Parallelism, way);
        QFETCH(int, cards);
        XUANKA_UNWRAP(measured, caseOf(columns + QLatin1Char(';') + llama));
        QCOMPARE(measured.request.cards, cards);
        if (cards > 1)
            QCOMPARE(measured.request.parallelism, way);
        QTEST(measured.allCards, "allCards");
    }

    void rowsThatCannotBeReadSayWhichColumn_data()
    {
        QTest::addColumn<QString>("row");
        QTest::addColumn<QString>("place");
        QTest::newRow("no task") << QString(QStringLiteral("measured_what=kv_only;") + llama) << QStringLiteral("task");
        QTest::newRow("unknown task") << QString(QStringLiteral("task=dance;measured_what=kv_only;") + llama) << QStringLiteral("task");
        QTest::newRow("unknown method") << QString(QStringLiteral("task=finetune;method=magic;measured_what=kv_only;") + llama) << QStringLiteral("method");
        QTest::newRow("no meter") << QString(QStringLiteral("task=infer;") + llama) << QStringLiteral("measured_what");
        QTest::newRow("unknown meter") << QString(QStringLiteral("task=infer;measured_what=feeling;") + llama) << QStringLiteral("measured_what");
        QTest::newRow("no model") << QStringLiteral("task=infer;measured_what=kv_only") << QStringLiteral("model");
        QTest::newRow("unknown model") << QStringLiteral("task=infer;measured_what=kv_only;model=Nobody-Knows") << QStringLiteral("model");
        QTest::newRow("unknown image model") << QStringLiteral("task=image;method=diffusion;measured_what=peak_reserved;model=Nobody") << QStringLiteral("model");
        QTest::newRow("text as count") << QString(QStringLiteral("task=infer;measured_what=kv_only;batch=many;") + llama) << QStringLiteral("batch");
        QTest::newRow("half a layer") << QStringLiteral("task=infer;measured_what=kv_only;model=X;n_layers=1.5") << QStringLiteral("n_layers");
        QTest::newRow("negative") << QString(QStringLiteral("task=infer;measured_what=kv_only;seq_len=-1;") + llama) << QStringLiteral("seq_len");
        QTest::newRow("not a number") << QString(QStringLiteral("task=infer;measured_what=kv_only;seq_len=nan;") + llama) << QStringLiteral("seq_len");
        QTest::newRow("cache bits") << QString(QStringLiteral("task=infer;measured_what=kv_only;kv_bits=few;") + llama) << QStringLiteral("kv_bits");
        QTest::newRow("resolution") << QStringLiteral("task=image;method=diffusion;measured_what=peak_reserved;model=sdxl;resolution=large") << QStringLiteral("resolution");
        QTest::newRow("offload") << QStringLiteral("task=image;method=diffusion;measured_what=peak_reserved;model=sdxl;offload=sometimes") << QStringLiteral("offload");
    }

    void rowsThatCannotBeReadSayWhichColumn()
    {
        QFETCH(QString, row);
        const Result<MeasuredCase> measured = caseOf(row);
        QVERIFY(!measured);
        QTEST(measured.error().place, "place");
    }

    void metersShowWhatTheySee()
    {
        const auto figure = [](const char *meter) {
            const Result<MeasuredCase> measured = caseOf(QStringLiteral("task=infer;method=none;weight_bits=16;quant_name=bf16;framework=transformers;"
                                                                        "seq_len=8192;prompt_len=6144;gen_len=2048;measured_what=%1;").arg(QString::fromLatin1(meter)) + llama);
            return estimateCase(*measured)->expected.gib();
        };
        QCOMPARE(figure("kv_only"), 1.0); // 2 × 32 layers × 8 heads × 128 × 8192 tokens × 2 B
        QVERIFY(near(figure("weights_only"), 14.96, 0.001)); // 8.03 B × 2 B
        QVERIFY(figure("peak_allocated") > figure("weights_only") + figure("kv_only"));
        QVERIFY(figure("peak_reserved") > figure("peak_allocated"));
        QVERIFY(figure("nvidia_smi") > figure("peak_reserved"));
    }

    void tablesAreAnsweredRowByRow()
    {
        XUANKA_UNWRAP(cases, parseCsv("id,task,method,model,measured_what,seq_len\n"
                                      "1,infer,none,Llama-3.1-8B,kv_only,8192\n"
                                      "2,infer,none,Nobody-Knows,kv_only,8192\n", {}));
        const CsvTable answers = estimateTable(cases, modelLibrary(), Language::English);
        QCOMPARE(answers.header.mid(6), (QStringList{QStringLiteral("est_low"), QStringLiteral("est"), QStringLiteral("est_high"), QStringLiteral("est_note")}));
        QCOMPARE(answers.rows.at(0).mid(0, 6), cases.rows.at(0));
        QCOMPARE(answers.rows.at(0).mid(6, 3), (QStringList{QStringLiteral("1.0000"), QStringLiteral("1.0000"), QStringLiteral("1.0000")}));
        QCOMPARE(answers.rows.at(1).mid(6, 3), (QStringList{QString(), QString(), QString()}));
        QVERIFY(answers.rows.at(1).at(9).contains(QStringLiteral("Nobody-Knows")));
    }

    void idsReadBack()
    {
        for (const Meter meter : {Meter::Allocated, Meter::Reserved, Meter::Device, Meter::Load, Meter::Weights, Meter::KvCache, Meter::ComputeBuffer})
            QCOMPARE(meterFromId(meterId(meter)), std::optional(meter));
        for (const CaseKind kind : {CaseKind::Inference, CaseKind::Adapters, CaseKind::FullTraining, CaseKind::Image})
            QCOMPARE(caseKindFromId(caseKindId(kind)), std::optional(kind));
        QVERIFY(!meterFromId(QStringLiteral("feeling")));
        QVERIFY(!caseKindFromId(QString()));
    }
};

QTEST_GUILESS_MAIN(MeasuredCaseTest)
#include "tst_measured_case.moc"
