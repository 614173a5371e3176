// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/command_line/sizing_options.h"

#include "demand/demand_profile.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>

namespace xuanka {

namespace {

QString words(const char *text)
{
    return QCoreApplication::translate("CommandLine", text);
}

/// Sets `target` from an option that names one of a fixed set; leaves it alone if the option is not given.
template <typename T>
Done choose(const Invocation &invocation, const QString &name, std::optional<T> (*fromId)(const QString &),
            const QString &choices, T &target)
{
    if (!invocation.has(name))
        return {};
    const std::optional<T> value = fromId(invocation.text(name));
    if (!value)
        return fail({Error::Kind::UnknownName, invocation.command(), QStringLiteral("--") % name,
                     invocation.text(name), choices});
    target = *value;
    return {};
}

Done chooseInteger(const Invocation &invocation, const QString &name, int minimum, int maximum, int &target)
{
    if (!invocation.has(name))
        return {};
    const Result<int> value = invocation.integer(name, minimum, maximum);
    if (!value)
        return fail(value.error());
    target = *value;
    return {};
}

/// --task and --method together say what the engine calls a workload.
Result<Workload> workloadOf(const Invocation &invocation)
{
    const QString task = invocation.text(QStringLiteral("task"));
    const QString method = invocation.text(QStringLiteral("method"));
    if (task == QLatin1String("infer"))
        return Workload::Inference;
    if (task == QLatin1String("pretrain"))
        return Workload::Pretraining;
    if (task == QLatin1String("image"))
        return Workload::ImageGeneration;
    if (task != QLatin1String("finetune")) {
        return fail({Error::Kind::UnknownName, invocation.command(), QStringLiteral("--task"), task,
                     QStringLiteral("infer, finetune, pretrain, image")});
    }
    if (method == QLatin1String("full"))
        return Workload::FullFineTuning;
    if (method == QLatin1String("lora"))
        return Workload::Lora;
    if (method == QLatin1String("qlora"))
        return Workload::Qlora;
    return fail({Error::Kind::UnknownName, invocation.command(), QStringLiteral("--method"), method,
                 QStringLiteral("full, lora, qlora")});
}

/// The recipe that people use for this kind of work; the other options then change it.
MemoryRequest usualRequest(Workload workload)
{
    TaskDemand task;
    switch (workload) {
    case Workload::Inference: task.kind = TaskKind::Inference; break;
    case Workload::FullFineTuning: task.kind = TaskKind::FullFineTuning; break;
    case Workload::Lora: task.kind = TaskKind::Lora; break;
    case Workload::Qlora: task.kind = TaskKind::Qlora; break;
    case Workload::Pretraining: task.kind = TaskKind::Pretraining; break;
    case Workload::ImageGeneration: task.kind = TaskKind::ImageGeneration; break;
    }
    return requestForTask(task);
}

Done readWeights(const Invocation &invocation, MemoryRequest &request)
{
    const QString name = QStringLiteral("weights");
    if (!invocation.has(name))
        return {};
    if (weightFormat(invocation.text(name)) == nullptr) {
        QStringList known;
        for (const WeightFormat &format : weightFormats())
            known << format.id;
        return fail({Error::Kind::UnknownName, invocation.command(), QStringLiteral("--weights"),
                     invocation.text(name), known.join(QStringLiteral(", "))});
    }
    request.weightFormat = invocation.text(name);
    return {};
}

Done readResolution(const Invocation &invocation, MemoryRequest &request)
{
    const QString name = QStringLiteral("resolution");
    if (!invocation.has(name))
        return {};
    static const QRegularExpression form(QStringLiteral("^(\\d{2,5})[xX×](\\d{2,5})$"));
    const QRegularExpressionMatch match = form.match(invocation.text(name));
    if (!match.hasMatch()) {
        return fail({Error::Kind::OutOfRange, invocation.command(), QStringLiteral("--resolution"),
                     invocation.text(name), QStringLiteral("1024x1024")});
    }
    request.resolution = QSize(match.captured(1).toInt(), match.captured(2).toInt());
    return {};
}

Done readNumbers(const Invocation &invocation, MemoryRequest &request)
{
    struct Field {
        const char *name;
        int maximum;
        int *target;
    };
    const Field fields[] = {{"batch", 65536, &request.batch},
                            {"context", 16777216, &request.contextTokens},
                            {"prompt", 16777216, &request.promptTokens},
                            {"gen", 16777216, &request.generatedTokens},
                            {"concurrency", 65536, &request.concurrency},
                            {"lora-rank", 4096, &request.loraRank},
                            {"frames", 16384, &request.frames},
                            {"cards", 64, &request.cards}};
    for (const Field &field : fields) {
        if (const Done done = chooseInteger(invocation, QString::fromLatin1(field.name), 1, field.maximum, *field.target);
            !done)
            return done;
    }
    // A prompt and an output together are a context, if none was given.
    if (!invocation.has(QStringLiteral("context")) && (request.promptTokens > 0 || request.generatedTokens > 0))
        request.contextTokens = request.promptTokens + request.generatedTokens;
    if (invocation.has(QStringLiteral("kv-bits"))) {
        const Result<double> bits = invocation.number(QStringLiteral("kv-bits"), 2.0, 32.0);
        if (!bits)
            return fail(bits.error());
        request.kvBits = *bits;
    }
    if (invocation.has(QStringLiteral("framework")))
        request.framework = invocation.text(QStringLiteral("framework"));
    if (invocation.has(QStringLiteral("layers-on-cards"))) {
        int layers = 0;
        if (const Done done = chooseInteger(invocation, QStringLiteral("layers-on-cards"), 0, 10'000, layers); !done)
            return done;
        request.layersOnCards = layers;
    }
    if (invocation.has(QStringLiteral("lora-targets")))
        request.loraTargets = invocation.text(QStringLiteral("lora-targets")).split(QLatin1Char(','), Qt::SkipEmptyParts);
    return {};
}

Done readChoices(const Invocation &invocation, MemoryRequest &request)
{
    if (const Done done = choose(invocation, QStringLiteral("optimizer"), &optimizerFromId,
                                 QStringLiteral("adamw, adamw8bit, paged-adamw8bit, adafactor, sgd, lion"), request.optimizer);
        !done)
        return done;
    if (const Done done = choose(invocation, QStringLiteral("checkpointing"), &checkpointingFromId,
                                 QStringLiteral("none, selective, full"), request.checkpointing);
        !done)
        return done;
    if (const Done done = choose(invocation, QStringLiteral("engine"), &engineFromId,
                                 QStringLiteral("transformers, vllm, sglang, tensorrt-llm, mindie, llama.cpp, ollama, diffusers"), request.engine);
        !done)
        return done;
    return choose(invocation, QStringLiteral("parallel"), &parallelismFromId,
                  QStringLiteral("tp, pp, dp, zero1, zero2, zero3, fsdp, layer"), request.parallelism);
}

/// A name of the library is never a path, even if a file of that name lies in the folder one works in.
bool isPath(const QString &model, const ModelLibrary &library)
{
    if (library.model(model) != nullptr || library.imageModel(model) != nullptr)
        return false;
    static const QRegularExpression fileName(QStringLiteral("\\.(json|gguf|safetensors)$"), QRegularExpression::CaseInsensitiveOption);
    return QFileInfo::exists(model) || fileName.match(model).hasMatch();
}

/// The file says how its weights are stored; a llama.cpp file is run by llama.cpp.
Done readModelPath(SizingQuestion &question)
{
    Result<ModelFile> file = readModelFile(question.modelId);
    if (!file)
        return fail(file.error());
    const WeightFormat *format = weightFormat(file->weightFormat);
    const bool inference = question.request.workload == Workload::Inference;
    if (format != nullptr && (inference || format->trainable))
        question.request.weightFormat = format->id;
    if (inference && format != nullptr && (format->gguf || file->format == ModelFile::Format::Gguf)) {
        question.request.engine = Engine::LlamaCpp;
        question.request.parallelism = Parallelism::LayerSplit;
    }
    question.file = std::move(*file);
    return {};
}

Done readImageChoices(const Invocation &invocation, MemoryRequest &request)
{
    if (const Done done = choose(invocation, QStringLiteral("vae"), &vaeDecodingFromId,
                                 QStringLiteral("plain, sliced, tiled"), request.vaeDecoding);
        !done)
        return done;
    if (const Done done = choose(invocation, QStringLiteral("offload"), &offloadFromId,
                                 QStringLiteral("none, model, sequential, group"), request.offload);
        !done)
        return done;
    if (const Done done = choose(invocation, QStringLiteral("quantised"), &imageQuantisedFromId,
                                 QStringLiteral("usual, denoiser+text, denoiser, text"), request.imageQuantised);
        !done)
        return done;
    return choose(invocation, QStringLiteral("resident"), &imageResidentsFromId,
                  QStringLiteral("all, denoiser, denoiser+vae, without-largest-text-encoder"), request.imageResidents);
}

} // namespace

SizingSubject SizingQuestion::subject() const
{
    if (file)
        return {&file->architecture, nullptr};
    return {library.model(modelId), library.imageModel(modelId)};
}

void declareSizingOptions(Invocation &invocation)
{
    const QString number = QStringLiteral("N");
    invocation.option(QStringLiteral("model"), QStringLiteral("M"), words(QT_TRANSLATE_NOOP("CommandLine", "model of the library, or a config.json, .gguf, .safetensors file or folder")));
    invocation.option(QStringLiteral("task"), QStringLiteral("infer|finetune|pretrain|image"),
                      words(QT_TRANSLATE_NOOP("CommandLine", "kind of work")));
    invocation.option(QStringLiteral("method"), QStringLiteral("full|lora|qlora"),
                      words(QT_TRANSLATE_NOOP("CommandLine", "how to fine-tune")), QStringLiteral("lora"));
    invocation.option(QStringLiteral("weights"), QStringLiteral("Q"), words(QT_TRANSLATE_NOOP("CommandLine", "weight format, such as bf16, fp8, awq-int4")));
    invocation.option(QStringLiteral("kv-bits"), number, words(QT_TRANSLATE_NOOP("CommandLine", "bits of a KV cache value")));
    invocation.option(QStringLiteral("batch"), number, words(QT_TRANSLATE_NOOP("CommandLine", "sequences or images per step and card")));
    invocation.option(QStringLiteral("context"), number, words(QT_TRANSLATE_NOOP("CommandLine", "tokens a sequence, prompt and output together")));
    invocation.option(QStringLiteral("prompt"), number, words(QT_TRANSLATE_NOOP("CommandLine", "prompt tokens")));
    invocation.option(QStringLiteral("gen"), number, words(QT_TRANSLATE_NOOP("CommandLine", "generated tokens")));
    invocation.option(QStringLiteral("concurrency"), number, words(QT_TRANSLATE_NOOP("CommandLine", "simultaneous requests")));
    invocation.option(QStringLiteral("optimizer"), QStringLiteral("O"), words(QT_TRANSLATE_NOOP("CommandLine", "optimizer of the training")));
    invocation.option(QStringLiteral("checkpointing"), QStringLiteral("none|selective|full"),
                      words(QT_TRANSLATE_NOOP("CommandLine", "activation checkpointing")));
    invocation.option(QStringLiteral("lora-rank"), number, words(QT_TRANSLATE_NOOP("CommandLine", "rank of the adapters")));
    invocation.option(QStringLiteral("framework"), QStringLiteral("F"), words(QT_TRANSLATE_NOOP("CommandLine", "training framework: litgpt, torchtune, torchtitan, ms-swift, llama-factory, megatron …")));
    invocation.option(QStringLiteral("lora-targets"), QStringLiteral("LIST"), words(QT_TRANSLATE_NOOP("CommandLine", "modules with adapters: q,k,v,o,gate,up,down")));
    invocation.option(QStringLiteral("engine"), QStringLiteral("E"), words(QT_TRANSLATE_NOOP("CommandLine", "inference engine")));
    invocation.option(QStringLiteral("layers-on-cards"), number, words(QT_TRANSLATE_NOOP("CommandLine", "llama.cpp: layers on cards, the others in host memory")));
    invocation.option(QStringLiteral("cards"), number, words(QT_TRANSLATE_NOOP("CommandLine", "number of cards")));
    invocation.option(QStringLiteral("parallel"), QStringLiteral("P"), words(QT_TRANSLATE_NOOP("CommandLine", "how the cards share the work: tp, pp, dp, zero1, zero2, zero3, fsdp, layer")));
    invocation.option(QStringLiteral("resolution"), QStringLiteral("WxH"), words(QT_TRANSLATE_NOOP("CommandLine", "image size")));
    invocation.option(QStringLiteral("frames"), number, words(QT_TRANSLATE_NOOP("CommandLine", "frames of a video")));
    invocation.option(QStringLiteral("vae"), QStringLiteral("plain|sliced|tiled"), words(QT_TRANSLATE_NOOP("CommandLine", "how the VAE decodes")));
    invocation.option(QStringLiteral("offload"), QStringLiteral("none|model|sequential|group"),
                      words(QT_TRANSLATE_NOOP("CommandLine", "what waits in host memory")));
    invocation.option(QStringLiteral("resident"), QStringLiteral("all|denoiser|denoiser+vae"),
                      words(QT_TRANSLATE_NOOP("CommandLine", "which parts of an image model are on the card; denoiser: latents and text are cached")));
    invocation.option(QStringLiteral("quantised"), QStringLiteral("usual|denoiser+text|denoiser|text"),
                      words(QT_TRANSLATE_NOOP("CommandLine", "which parts of an image model the weight format is for")));
}

Result<SizingQuestion> readSizingQuestion(const Invocation &invocation)
{
    const Result<QString> modelId = invocation.required(QStringLiteral("model"));
    if (!modelId)
        return fail(modelId.error());
    if (const Result<QString> task = invocation.required(QStringLiteral("task")); !task)
        return fail(task.error());
    const Result<Workload> workload = workloadOf(invocation);
    if (!workload)
        return fail(workload.error());
    Result<ModelLibrary> library = ModelLibrary::loadBuiltIn();
    if (!library)
        return fail(library.error());

    SizingQuestion question{std::move(*library), usualRequest(*workload), *modelId, std::nullopt};
    const bool generates = *workload == Workload::ImageGeneration;
    if (!generates && isPath(*modelId, question.library)) {
        if (const Done done = readModelPath(question); !done)
            return fail(done.error());
    }
    const SizingSubject subject = question.subject();
    // An image model is generated with or trained; a language model never generates images.
    const bool trains = *workload != Workload::Inference && *workload != Workload::Pretraining && !generates;
    if (!((subject.imageModel && (generates || trains)) || (subject.model && !generates))) {
        return fail({Error::Kind::UnknownName, invocation.command(), QStringLiteral("--model"), *modelId,
                     question.library.ids().join(QStringLiteral(", "))});
    }
    if (subject.imageModel) {
        question.request.resolution = subject.imageModel->resolution; // the size it was made for
        question.request.engine = Engine::Diffusers;
        question.request.parallelism = Parallelism::Data;
    }
    for (const auto read : {&readWeights, &readResolution, &readNumbers, &readChoices, &readImageChoices}) {
        if (const Done done = read(invocation, question.request); !done)
            return fail(done.error());
    }
    return question;
}

} // namespace xuanka
