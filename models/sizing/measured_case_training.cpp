// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/measured_case_readers.h"
#include "sizing/training_framework.h"

#include <QRegularExpression>

namespace xuanka {

namespace {

/// Optimizer and the precision of its states, as far as the text says: "AdamW (states in bf16)", "paged_adamw_8bit".
void readOptimizer(const CsvRow &row, MeasuredCase &measured)
{
    MemoryRequest &request = measured.request;
    const QString text = row.text(QStringLiteral("optimizer")).toLower();
    const auto says = [&text](const char *word) { return text.contains(QLatin1String(word)); };
    const bool small = says("8bit") || says("8-bit");
    request.optimizerInBackward = says("lomo") || says("backward") || says("bwd");
    if (says("galore"))
        request.optimizer = small ? Optimizer::Galore8bit : Optimizer::Galore;
    else if (small)
        request.optimizer = text.contains(QLatin1String("paged")) ? Optimizer::PagedAdamW8bit : Optimizer::AdamW8bit;
    else if (says("adafactor") || says("adalomo")) // AdaLomo factors its second moment in the same way
        request.optimizer = Optimizer::Adafactor;
    else if (text.contains(QLatin1String("lion")) && !text.contains(QLatin1String("adam")))
        request.optimizer = Optimizer::Lion;
    else if (says("muon"))
        request.optimizer = Optimizer::Muon;
    else if (says("lomo"))
        request.optimizer = Optimizer::Sgd;
    else if (says("sgd"))
        request.optimizer = says("momentum") ? Optimizer::SgdMomentum : Optimizer::Sgd;
    else if (text.isEmpty() || !text.contains(QLatin1String("adam")))
        assume(measured, QStringLiteral("AdamW: the row does not say."), QStringLiteral("该行未写明优化器，按 AdamW 估算。"));
    if (text.contains(QLatin1String("bf16")))
        request.masterWeights = false;
    else if (text.contains(QLatin1String("fp32")))
        request.masterWeights = true;
    const QString stored = row.text(QStringLiteral("quant_name")).toLower();
    const bool mixed = stored.contains(QLatin1String("mixed")) || stored.contains(QLatin1String("master"))
        || stored.contains(QLatin1String("amp"));
    if (!request.masterWeights && mixed)
        request.masterWeights = true;
}

/// Weights that are loaded at 16 bits have 16-bit gradients and moments in PyTorch's optimizers, unless a framework keeps
/// FP32 copies: ZeRO and FSDP jobs usually do, jobs without them have nothing that would.
void readStates(const CsvRow &row, MeasuredCase &measured)
{
    MemoryRequest &request = measured.request;
    const QString ways = row.text(QStringLiteral("parallelism")).toLower();
    const bool sharded = ways.contains(QLatin1String("zero")) || ways.contains(QLatin1String("fsdp"))
        || ways.contains(QLatin1String("distributed"));
    const bool plain = measured.kind == CaseKind::FullTraining && request.workload == Workload::FullFineTuning && !sharded
        && !request.masterWeights && frameworkOf(request).fullRecipe == FullRecipe::Open;
    const QString stored = row.text(QStringLiteral("quant_name")).toLower();
    if (!plain || (stored != QLatin1String("bf16") && stored != QLatin1String("fp16")))
        return;
    request.masterWeights = false;
    measured.statesOpen = true;
    assume(measured, QStringLiteral("All states at 16 bits, as the weights: the row names no FP32 copy."),
           QStringLiteral("该行未提 FP32 副本，全部状态与权重一样按 16 位估算。"));
}

/// ZeRO-Offload and FSDP's CPU offload; activations on the host are another thing.
void readOffload(const CsvRow &row, MeasuredCase &measured)
{
    QString text = row.text(QStringLiteral("parallelism")) + QLatin1Char(' ');
    text += row.text(QStringLiteral("optimizer")) + QLatin1Char(' ');
    text += row.text(QStringLiteral("framework"));
    if (text.contains(QLatin1String("offload"), Qt::CaseInsensitive)
        && !text.contains(QLatin1String("activation"), Qt::CaseInsensitive))
        measured.request.offload = Offload::Model;
}

void readCheckpointing(const CsvRow &row, MeasuredCase &measured)
{
    const QString text = row.text(QStringLiteral("grad_ckpt")).toLower();
    if (text == QLatin1String("0")) {
        measured.request.checkpointing = Checkpointing::None;
    } else if (text.startsWith(QLatin1String("selective"))) {
        measured.request.checkpointing = Checkpointing::Selective;
    } else {
        measured.request.checkpointing = Checkpointing::Full;
        if (text.isEmpty()) {
            measured.request.checkpointing = frameworkOf(measured.request).checkpointing;
            const QString level = checkpointingId(measured.request.checkpointing);
            assume(measured, QStringLiteral("Checkpointing \"%1\": the row does not say.").arg(level),
                   QStringLiteral("该行未写明激活重计算，按“%1”估算。").arg(level));
        }
    }
}

/// Modules by their names in the usual models: "c_attn,attn.c_proj,w1,w2 (all linear)", "q,v", "q,k,v,o,mlp,lm_head".
void readTargets(const CsvRow &row, MeasuredCase &measured)
{
    const QString text = row.text(QStringLiteral("lora_targets")).toLower();
    QStringList &targets = measured.request.loraTargets;
    const auto add = [&targets](std::initializer_list<const char *> names) {
        for (const char *name : names) {
            if (!targets.contains(QLatin1String(name)))
                targets << QString::fromLatin1(name);
        }
    };
    if (text.startsWith(QLatin1String("adapter"))) { // LitGPT's other adapters: learned prompts, or scales and shifts
        add({text.contains(QLatin1String("v2")) ? "scale" : "prefix"});
        return;
    }
    const bool everything = text.isEmpty() || text.contains(QLatin1String("all linear"));
    if (!everything) {
        static const QRegularExpression separator(QStringLiteral("[^a-z0-9_.]+"));
        const QStringList words = text.split(separator, Qt::SkipEmptyParts);
        for (const QString &word : words) {
            if (word == QLatin1String("q") || word == QLatin1String("k") || word == QLatin1String("v")
                || word == QLatin1String("o") || word == QLatin1String("gate") || word == QLatin1String("up")
                || word == QLatin1String("down"))
                add({word.toLatin1().constData()});
            else if (word == QLatin1String("c_attn") || word == QLatin1String("qkv") || word == QLatin1String("query_key_value"))
                add({"q", "k", "v"});
            else if (word == QLatin1String("attn"))
                add({"q", "k", "v", "o"});
            else if (word == QLatin1String("attn.c_proj"))
                add({"o"});
            else if (word == QLatin1String("mlp") || word == QLatin1String("w1") || word == QLatin1String("w2"))
                add({"gate", "up", "down"});
        }
    }
    const bool words = text.contains(QLatin1String("wte")) || text.contains(QLatin1String("embed"));
    const bool trained = text.contains(QLatin1String("fully trained"));
    if (words && trained) {
        if (targets.isEmpty())
            add({"q", "k", "v", "o", "gate", "up", "down"});
        add({"embed", "head"});
    }
    if (text.isEmpty()) {
        assume(measured, QStringLiteral("Adapters on all linear layers: the row does not say."),
               QStringLiteral("该行未写明 LoRA 目标模块，按全部线性层估算。"));
    }
}

} // namespace

Done readCaseTraining(const CsvRow &row, MeasuredCase &measured)
{
    MemoryRequest &request = measured.request;
    request.engine = Engine::Transformers;
    request.parallelism = Parallelism::Zero3;
    request.framework = trainingFrameworkNamed(row.text(QStringLiteral("framework")));
    const Result<std::optional<qint64>> batch = caseCount(row, QStringLiteral("batch"));
    if (!batch)
        return fail(batch.error());
    const Result<std::optional<qint64>> length = caseCount(row, QStringLiteral("seq_len"));
    if (!length)
        return fail(length.error());
    request.batch = static_cast<int>(batch->value_or(1));
    if (!*batch)
        assume(measured, QStringLiteral("Batch 1: the row does not say."), QStringLiteral("该行未写明批大小，按 1 估算。"));
    request.contextTokens = static_cast<int>(length->value_or(4096));
    if (!*length) {
        assume(measured, QStringLiteral("Sequences of 4096 tokens: the row does not say."),
               QStringLiteral("该行未写明序列长度，按 4096 个 token 估算。"));
    }
    request.flashAttention = row.text(QStringLiteral("flash_attn")) != QLatin1String("0");
    readOptimizer(row, measured);
    readStates(row, measured);
    readOffload(row, measured);
    readCheckpointing(row, measured);
    if (measured.kind != CaseKind::Adapters)
        return {};
    const Result<std::optional<qint64>> rank = caseCount(row, QStringLiteral("lora_rank"));
    if (!rank)
        return fail(rank.error());
    if (*rank && **rank > 0)
        request.loraRank = static_cast<int>(**rank);
    else
        assume(measured, QStringLiteral("Rank %1: the row does not say.").arg(request.loraRank),
               QStringLiteral("该行未写明 LoRA 秩，按 %1 估算。").arg(request.loraRank));
    readTargets(row, measured);
    return {};
}

} // namespace xuanka
