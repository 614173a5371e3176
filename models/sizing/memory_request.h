// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace xuanka {

enum class Workload { Inference, FullFineTuning, Lora, Qlora, Pretraining, ImageGeneration };
enum class Optimizer { AdamW, AdamW8bit, PagedAdamW8bit, Adafactor, Sgd, Lion, SgdMomentum, Muon, Galore, Galore8bit };
enum class Checkpointing { None, Selective, Full };
enum class Engine { Transformers, Vllm, LlamaCpp, Diffusers, TensorRtLlm, MindIe, StableDiffusionCpp };
/// How several cards share the work. LayerSplit is what llama.cpp and device_map do.
enum class Parallelism { Tensor, Pipeline, Data, Zero1, Zero2, Zero3, LayerSplit };

/// How the loss is computed over the vocabulary: all logits at once, in chunks, or inside one fused kernel.
enum class LossHead { Plain, Chunked, Fused };
/// What waits outside the card while it is not used. Sequential and Group are for image models only: layer by layer, or
/// in groups of layers.
enum class Offload { None, Model, Sequential, Group };
/// How a model with latent attention is cached: as the engine usually does, as the latent, or unfolded for every head.
enum class LatentCache { EngineDefault, Latent, PerHead };

/// What is done with an image model.
enum class ImageJob { Generate, TrainLora, TrainFull };
/// Which of its components stay on the card. SD3 runs without its T5, with a loss of detail.
enum class ImageResidents { All, Denoiser, DenoiserAndVae, WithoutLargestTextEncoder };
/// Which of its components the weight format is for; the others stay at 16 bits. Usual: the denoiser alone for GGUF and FP8,
/// denoiser and text encoders for what is quantised while loading. The VAE never is: it is small, and its colours are not.
enum class ImageQuantised { Usual, DenoiserAndText, Denoiser, Text };
/// How the VAE decodes: all images at once, one by one, or in tiles.
enum class VaeDecoding { Plain, Sliced, Tiled };

/// What to run and how; every field has the value most people use.
struct MemoryRequest {
    Workload workload = Workload::Inference;
    QString weightFormat = QStringLiteral("bf16"); ///< id in resources/rules/weight_formats.json
    double kvBits = 16.0;          ///< 16, 8, 8.5 (q8_0), 4.5 (q4_0)
    double kvValueBits = 0.0;      ///< bits of the values where they differ from the keys'; 0: as kvBits
    double meanWeightBits = 0.0;   ///< bits a parameter over the whole file where known ("BPW" of a GGUF); 0: by weightFormat
    int batch = 1;                 ///< sequences (or images) per step and card; inference: sequences per request
    int contextTokens = 4096;      ///< prompt + output, or training sequence length
    int promptTokens = 0;          ///< 0: contextTokens − generated
    int generatedTokens = 0;
    int concurrency = 1;           ///< simultaneous requests (inference)
    int stepTokens = 0;            ///< tokens the engine works on at once (ubatch, max_num_batched_tokens); 0: its default
    Optimizer optimizer = Optimizer::AdamW;
    Checkpointing checkpointing = Checkpointing::Full;
    bool flashAttention = true;
    int loraRank = 16;
    /// "q","k","v","o","gate","up","down"; empty = all linear layers. "embed" and "head" are trained whole. "scale": every
    /// linear layer's output is scaled and shifted instead (IA³, adapter v2); "prefix": learned tokens only (adapter v1).
    QStringList loraTargets;
    Engine engine = Engine::Vllm;
    int cards = 1;
    Parallelism parallelism = Parallelism::Tensor;
    QSize resolution{1024, 1024};
    LossHead lossHead = LossHead::Plain;
    /// FP32 copy of the trained weights and FP32 moments. Absent: as the optimizer is usually run
    /// (AdamW, Adafactor, SGD and Lion with it, the 8-bit optimizers without).
    std::optional<bool> masterWeights;
    /// Inference: part of the model lives in host memory. Image generation: only the component at work is on the card.
    Offload offload = Offload::None;
    // Training
    QString framework;             ///< id in resources/rules/training_frameworks.json; empty: not said
    /// Cards that share each of these beside `parallelism`, which then speaks of the ranks that are left: 64 cards with
    /// tensor 8, pipeline 4 and Zero1 are 2 data-parallel ranks of 32 cards. Context ranks cut the sequence and shard like
    /// data-parallel ones. Expert ranks are taken out of the data-parallel ones.
    int tensorDegree = 1;
    int pipelineDegree = 1;
    int contextDegree = 1;
    int expertDegree = 1;
    bool optimizerInBackward = false; ///< each layer is stepped as soon as its gradient is there (LOMO, torchtune)
    // Inference
    std::optional<int> layersOnCards; ///< llama.cpp's -ngl: the other layers stay in host memory; absent: all on cards
    LatentCache latentCache = LatentCache::EngineDefault;
    bool promptLogits = false;     ///< transformers before 4.45: logits of the whole prompt, rotary tables in every layer
    std::optional<bool> windowedCache; ///< whether the engine's cache makes use of a sliding window; absent: usually, not always
    bool copiesCache = false;      ///< old and new cache are alive together, as in transformers before 4.36
    bool cudaGraphs = true;        ///< serving engines: off in eager mode
    // Image models
    ImageJob imageJob = ImageJob::Generate;
    ImageResidents imageResidents = ImageResidents::All;
    VaeDecoding vaeDecoding = VaeDecoding::Plain;
    ImageQuantised imageQuantised = ImageQuantised::Usual;
    int frames = 0;                ///< video: 0 = as many as the model was made for

    /// Bits of the values in the KV cache.
    double valueBits() const { return kvValueBits > 0.0 ? kvValueBits : kvBits; }
    bool operator==(const MemoryRequest &) const = default;
};

QString workloadId(Workload workload);
std::optional<Workload> workloadFromId(const QString &id);
QString optimizerId(Optimizer optimizer);
std::optional<Optimizer> optimizerFromId(const QString &id);
QString checkpointingId(Checkpointing level);
std::optional<Checkpointing> checkpointingFromId(const QString &id);
/// Engines that serve many requests from a pool of cache blocks: vLLM, SGLang, TensorRT-LLM, MindIE.
bool isServingEngine(Engine engine);
QString engineId(Engine engine);
std::optional<Engine> engineFromId(const QString &id);
/// "tp", "pp", "dp", "zero1", "zero2", "zero3" (also "fsdp"), "layer".
QString parallelismId(Parallelism parallelism);
std::optional<Parallelism> parallelismFromId(const QString &id);

QString lossHeadId(LossHead head);
std::optional<LossHead> lossHeadFromId(const QString &id);
QString offloadId(Offload offload);
std::optional<Offload> offloadFromId(const QString &id);
/// "default", "latent", "per-head".
QString latentCacheId(LatentCache cache);
std::optional<LatentCache> latentCacheFromId(const QString &id);
/// "generate", "lora", "full".
QString imageJobId(ImageJob job);
std::optional<ImageJob> imageJobFromId(const QString &id);
/// "all", "denoiser", "denoiser+vae", "without-largest-text-encoder".
QString imageResidentsId(ImageResidents residents);
std::optional<ImageResidents> imageResidentsFromId(const QString &id);
/// "plain", "sliced", "tiled".
QString vaeDecodingId(VaeDecoding decoding);
std::optional<VaeDecoding> vaeDecodingFromId(const QString &id);

/// "usual", "denoiser+text", "denoiser", "text".
QString imageQuantisedId(ImageQuantised quantised);
std::optional<ImageQuantised> imageQuantisedFromId(const QString &id);

/// A way to store weights: effective bits per parameter, scales and zero points included.
struct WeightFormat {
    QString id;          ///< "bf16", "fp8", "int8", "awq-int4", "gptq-int4", "nf4", "q4_k_m", "q8_0"
    QString name;
    double linearBits = 16.0;    ///< linear layers
    double otherBits = 16.0;     ///< what is kept apart from the linear layers: norms, biases, routers
    double attentionBits = 16.0; ///< attention's linear layers; differs only where experts alone are quantised
    double embeddingBits = 16.0;
    double headBits = 16.0;
    double raisedBits = 0.0;     ///< bits of the value and down projections of some layers (GGUF "K_M" mixes); 0 = none
    double raisedShare = 0.0;    ///< share of the layers where they are raised
    double spread = 0.0;         ///< ± share of the linear layers' bytes: how far files of this format differ
    bool gguf = false;           ///< a llama.cpp file
    bool trainable = false;      ///< can be the base of full fine-tuning and pre-training
    bool bitsandbytes = false;   ///< quantised while loading; its matrix products keep their inputs when training
    bool untiesHead = false;     ///< checkpoints store a tied output head apart
    bool keepsModulation = false; ///< the matrices that make scales of a diffusion model's time step stay at 16 bits
    QString source;
    QString asOf;
};

/// In the order of resources/rules/weight_formats.json; loaded once.
const QList<WeightFormat> &weightFormats();
/// Null if unknown.
const WeightFormat *weightFormat(const QString &id);

} // namespace xuanka
