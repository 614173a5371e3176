// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace xuanka {

enum class Workload { Inference, FullFineTuning, Lora, Qlora, Pretraining, ImageGeneration };
enum class Optimizer { AdamW, AdamW8bit, PagedAdamW8bit, Adafactor, Sgd, Lion };
enum class Checkpointing { None, Selective, Full };
enum class Engine { Transformers, Vllm, LlamaCpp, Diffusers };
/// How several cards share the work. LayerSplit is what llama.cpp and device_map do.
enum class Parallelism { Tensor, Pipeline, Data, Zero1, Zero2, Zero3, LayerSplit };

/// What to run and how; every field has the value most people use.
struct MemoryRequest {
    Workload workload = Workload::Inference;
    QString weightFormat = QStringLiteral("bf16"); ///< id in resources/rules/weight_formats.json
    double kvBits = 16.0;          ///< 16, 8, 8.5 (q8_0), 4.5 (q4_0)
    int batch = 1;                 ///< sequences (or images) per step and card
    int contextTokens = 4096;      ///< prompt + output, or training sequence length
    int promptTokens = 0;          ///< 0: contextTokens − generated
    int generatedTokens = 0;
    int concurrency = 1;           ///< simultaneous requests (inference)
    Optimizer optimizer = Optimizer::AdamW;
    Checkpointing checkpointing = Checkpointing::Full;
    bool flashAttention = true;
    int loraRank = 16;
    QStringList loraTargets;       ///< "q","k","v","o","gate","up","down"; empty = all linear layers
    Engine engine = Engine::Vllm;
    int cards = 1;
    Parallelism parallelism = Parallelism::Tensor;
    QSize resolution{1024, 1024};

    bool operator==(const MemoryRequest &) const = default;
};

QString workloadId(Workload workload);
std::optional<Workload> workloadFromId(const QString &id);
QString optimizerId(Optimizer optimizer);
std::optional<Optimizer> optimizerFromId(const QString &id);
QString checkpointingId(Checkpointing level);
std::optional<Checkpointing> checkpointingFromId(const QString &id);
QString engineId(Engine engine);
std::optional<Engine> engineFromId(const QString &id);
/// "tp", "pp", "dp", "zero1", "zero2", "zero3" (also "fsdp"), "layer".
QString parallelismId(Parallelism parallelism);
std::optional<Parallelism> parallelismFromId(const QString &id);

/// A way to store weights: bits per parameter of the linear layers and of the rest.
struct WeightFormat {
    QString id;          ///< "bf16", "fp8", "int8", "awq-int4", "gptq-int4", "nf4", "q4_k_m", "q8_0"
    QString name;
    double linearBits = 16.0;
    double otherBits = 16.0; ///< embeddings, head, norms
    QString source;
};

/// In the order of resources/rules/weight_formats.json; loaded once.
const QList<WeightFormat> &weightFormats();
/// Null if unknown.
const WeightFormat *weightFormat(const QString &id);

} // namespace xuanka
