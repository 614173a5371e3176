// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/memory_request.h"

#include <array>

namespace xuanka {

namespace {

template <typename Enum>
struct Name {
    Enum value;
    QLatin1String id;
};
template <typename Enum>
Name(Enum, QLatin1String) -> Name<Enum>; // clang 14 does not deduce aggregates

// The first id of a value is the one that is written; further ones are only read.
constexpr std::array workloads{
    Name{Workload::Inference, QLatin1String("infer")},   Name{Workload::FullFineTuning, QLatin1String("full")},
    Name{Workload::Lora, QLatin1String("lora")},         Name{Workload::Qlora, QLatin1String("qlora")},
    Name{Workload::Pretraining, QLatin1String("pretrain")}, Name{Workload::ImageGeneration, QLatin1String("image")}};
constexpr std::array optimizers{
    Name{Optimizer::AdamW, QLatin1String("adamw")},
    Name{Optimizer::AdamW8bit, QLatin1String("adamw8bit")},
    Name{Optimizer::PagedAdamW8bit, QLatin1String("paged_adamw8bit")},
    Name{Optimizer::Adafactor, QLatin1String("adafactor")},
    Name{Optimizer::Sgd, QLatin1String("sgd")},
    Name{Optimizer::Lion, QLatin1String("lion")},
    Name{Optimizer::SgdMomentum, QLatin1String("sgd_momentum")},
    Name{Optimizer::Muon, QLatin1String("muon")},
    Name{Optimizer::Galore, QLatin1String("galore")},
    Name{Optimizer::Galore8bit, QLatin1String("galore8bit")}};
constexpr std::array checkpointings{Name{Checkpointing::None, QLatin1String("none")},
                                    Name{Checkpointing::Selective, QLatin1String("selective")},
                                    Name{Checkpointing::Full, QLatin1String("full")}};
constexpr std::array engines{Name{Engine::Transformers, QLatin1String("transformers")},
                             Name{Engine::Vllm, QLatin1String("vllm")},
                             Name{Engine::Vllm, QLatin1String("sglang")},
                             Name{Engine::LlamaCpp, QLatin1String("llama.cpp")},
                             Name{Engine::LlamaCpp, QLatin1String("ollama")},
                             Name{Engine::Diffusers, QLatin1String("diffusers")},
                             Name{Engine::TensorRtLlm, QLatin1String("tensorrt-llm")},
                             Name{Engine::MindIe, QLatin1String("mindie")},
                             Name{Engine::StableDiffusionCpp, QLatin1String("stable-diffusion.cpp")}};
constexpr std::array parallelisms{
    Name{Parallelism::Tensor, QLatin1String("tp")},   Name{Parallelism::Pipeline, QLatin1String("pp")},
    Name{Parallelism::Data, QLatin1String("dp")},     Name{Parallelism::Zero1, QLatin1String("zero1")},
    Name{Parallelism::Zero2, QLatin1String("zero2")}, Name{Parallelism::Zero3, QLatin1String("zero3")},
    Name{Parallelism::Zero3, QLatin1String("fsdp")},  Name{Parallelism::LayerSplit, QLatin1String("layer")}};
constexpr std::array lossHeads{Name{LossHead::Plain, QLatin1String("plain")},
                               Name{LossHead::Chunked, QLatin1String("chunked")},
                               Name{LossHead::Fused, QLatin1String("fused")}};
constexpr std::array offloads{Name{Offload::None, QLatin1String("none")}, Name{Offload::Model, QLatin1String("model")},
                              Name{Offload::Sequential, QLatin1String("sequential")},
                              Name{Offload::Group, QLatin1String("group")}};
constexpr std::array latentCaches{Name{LatentCache::EngineDefault, QLatin1String("default")},
                                  Name{LatentCache::Latent, QLatin1String("latent")},
                                  Name{LatentCache::PerHead, QLatin1String("per-head")}};
constexpr std::array imageJobs{Name{ImageJob::Generate, QLatin1String("generate")},
                               Name{ImageJob::TrainLora, QLatin1String("lora")},
                               Name{ImageJob::TrainFull, QLatin1String("full")}};
constexpr std::array imageResidents{Name{ImageResidents::All, QLatin1String("all")},
                                    Name{ImageResidents::Denoiser, QLatin1String("denoiser")},
                                    Name{ImageResidents::DenoiserAndVae, QLatin1String("denoiser+vae")},
                                    Name{ImageResidents::WithoutLargestTextEncoder,
                                         QLatin1String("without-largest-text-encoder")}};
constexpr std::array imageQuantisedParts{Name{ImageQuantised::Usual, QLatin1String("usual")},
                                         Name{ImageQuantised::DenoiserAndText, QLatin1String("denoiser+text")},
                                         Name{ImageQuantised::Denoiser, QLatin1String("denoiser")},
                                         Name{ImageQuantised::Text, QLatin1String("text")}};
constexpr std::array vaeDecodings{Name{VaeDecoding::Plain, QLatin1String("plain")},
                                  Name{VaeDecoding::Sliced, QLatin1String("sliced")},
                                  Name{VaeDecoding::Tiled, QLatin1String("tiled")}};

template <typename Enum, std::size_t size>
QString idOf(const std::array<Name<Enum>, size> &names, Enum value)
{
    for (const Name<Enum> &name : names) {
        if (name.value == value)
            return name.id;
    }
    return {};
}

template <typename Enum, std::size_t size>
std::optional<Enum> valueOf(const std::array<Name<Enum>, size> &names, const QString &id)
{
    for (const Name<Enum> &name : names) {
        if (id == name.id)
            return name.value;
    }
    return std::nullopt;
}

} // namespace

QString workloadId(Workload workload) { return idOf(workloads, workload); }
std::optional<Workload> workloadFromId(const QString &id) { return valueOf(workloads, id); }
QString optimizerId(Optimizer optimizer) { return idOf(optimizers, optimizer); }
std::optional<Optimizer> optimizerFromId(const QString &id) { return valueOf(optimizers, id); }
QString checkpointingId(Checkpointing level) { return idOf(checkpointings, level); }
std::optional<Checkpointing> checkpointingFromId(const QString &id) { return valueOf(checkpointings, id); }
bool isServingEngine(Engine engine)
{
    return engine == Engine::Vllm || engine == Engine::TensorRtLlm || engine == Engine::MindIe;
}
QString engineId(Engine engine) { return idOf(engines, engine); }
std::optional<Engine> engineFromId(const QString &id) { return valueOf(engines, id); }
QString parallelismId(Parallelism parallelism) { return idOf(parallelisms, parallelism); }
std::optional<Parallelism> parallelismFromId(const QString &id) { return valueOf(parallelisms, id); }
QString lossHeadId(LossHead head) { return idOf(lossHeads, head); }
std::optional<LossHead> lossHeadFromId(const QString &id) { return valueOf(lossHeads, id); }
QString offloadId(Offload offload) { return idOf(offloads, offload); }
std::optional<Offload> offloadFromId(const QString &id) { return valueOf(offloads, id); }
QString latentCacheId(LatentCache cache) { return idOf(latentCaches, cache); }
std::optional<LatentCache> latentCacheFromId(const QString &id) { return valueOf(latentCaches, id); }
QString imageJobId(ImageJob job) { return idOf(imageJobs, job); }
std::optional<ImageJob> imageJobFromId(const QString &id) { return valueOf(imageJobs, id); }
QString imageResidentsId(ImageResidents residents) { return idOf(imageResidents, residents); }
std::optional<ImageResidents> imageResidentsFromId(const QString &id) { return valueOf(imageResidents, id); }
QString imageQuantisedId(ImageQuantised quantised) { return idOf(imageQuantisedParts, quantised); }
std::optional<ImageQuantised> imageQuantisedFromId(const QString &id) { return valueOf(imageQuantisedParts, id); }
QString vaeDecodingId(VaeDecoding decoding) { return idOf(vaeDecodings, decoding); }
std::optional<VaeDecoding> vaeDecodingFromId(const QString &id) { return valueOf(vaeDecodings, id); }

} // namespace xuanka
