// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/sizing_json.h"

#include "sizing/measured_errors.h"
#include "sizing/sizing_words.h"

namespace xuanka {

namespace {

Json rangeToJson(const Estimate<Bytes> &range)
{
    return {{"low_bytes", range.low.count()},
            {"expected_bytes", range.expected.count()},
            {"high_bytes", range.high.count()}};
}

Json modelToJson(const ModelArchitecture &model, const MemoryEstimate &estimate)
{
    Json json{{"id", str(model.id)},
              {"name", str(model.name)},
              {"family", str(model.family)},
              {"source", str(model.source)},
              {"as_of", str(model.asOf)},
              {"params_total", estimate.parametersTotal},
              {"params_active", estimate.parametersActive},
              {"layers", model.layers},
              {"hidden", model.hidden},
              {"heads", model.heads},
              {"kv_heads", model.kvHeads},
              {"head_dim", model.headDim},
              {"feed_forward", model.feedForward},
              {"vocabulary", model.vocabulary},
              {"tied_embeddings", model.tiedEmbeddings},
              {"max_context", model.maxContext},
              {"assumed", model.assumed}};
    if (model.isMoe()) {
        json["experts"] = model.experts;
        json["experts_per_token"] = model.expertsPerToken;
        json["expert_feed_forward"] = model.expertFeedForward;
    }
    if (model.isMla()) {
        json["kv_lora_rank"] = model.kvLoraRank;
        json["qk_rope_head_dim"] = model.qkRopeHeadDim;
    }
    if (model.slidingWindow > 0) {
        json["sliding_window"] = model.slidingWindow;
        json["sliding_layers"] = model.slidingLayers;
    }
    return json;
}

Json imageModelToJson(const ImageModel &model, const MemoryEstimate &estimate)
{
    Json components = Json::array();
    for (const ImageModel::Component &component : model.components) {
        components.push_back({{"role", str(component.role)},
                              {"name", str(component.name)},
                              {"parameters", component.parameters}});
    }
    return {{"id", str(model.id)},
            {"name", str(model.name)},
            {"source", str(model.source)},
            {"as_of", str(model.asOf)},
            {"params_total", estimate.parametersTotal},
            {"params_active", estimate.parametersActive},
            {"components", components}};
}

/// How far such estimates were from measurements; null if that kind was not measured.
Json measuredErrorToJson(Workload workload)
{
    const MeasuredError *error = measuredError(caseKindOf(workload));
    if (!error)
        return nullptr;
    return {{"kind", str(caseKindId(error->kind))}, {"cases", error->cases},           {"median", error->median},
            {"p90", error->p90},                    {"above_high", error->aboveHigh}, {"as_of", str(error->asOf)}};
}

} // namespace

Json memoryRequestToJson(const MemoryRequest &request)
{
    Json targets = Json::array();
    for (const QString &target : request.loraTargets)
        targets.push_back(str(target));
    Json json{{"workload", str(workloadId(request.workload))},
              {"weights", str(request.weightFormat)},
              {"kv_bits", request.kvBits},
              {"batch", request.batch},
              {"context", request.contextTokens},
              {"prompt", request.promptTokens},
              {"gen", request.generatedTokens},
              {"concurrency", request.concurrency},
              {"optimizer", str(optimizerId(request.optimizer))},
              {"checkpointing", str(checkpointingId(request.checkpointing))},
              {"flash_attention", request.flashAttention},
              {"lora_rank", request.loraRank},
              {"lora_targets", targets},
              {"engine", str(engineId(request.engine))},
              {"cards", request.cards},
              {"parallel", str(parallelismId(request.parallelism))},
              {"resolution", str(QStringLiteral("%1x%2").arg(request.resolution.width()).arg(request.resolution.height()))},
              {"loss_head", str(lossHeadId(request.lossHead))},
              {"offload", str(offloadId(request.offload))}};
    if (!request.framework.isEmpty())
        json["framework"] = str(request.framework);
    const std::pair<const char *, int> degrees[] = {{"tensor_degree", request.tensorDegree},
                                                    {"pipeline_degree", request.pipelineDegree},
                                                    {"context_degree", request.contextDegree},
                                                    {"expert_degree", request.expertDegree}};
    for (const auto &[name, degree] : degrees) {
        if (degree > 1)
            json[name] = degree;
    }
    if (request.optimizerInBackward)
        json["optimizer_in_backward"] = true;
    if (request.kvValueBits > 0.0)
        json["kv_value_bits"] = request.kvValueBits;
    if (request.meanWeightBits > 0.0)
        json["mean_weight_bits"] = request.meanWeightBits;
    if (request.stepTokens > 0)
        json["step_tokens"] = request.stepTokens;
    if (request.layersOnCards)
        json["layers_on_cards"] = *request.layersOnCards;
    if (request.latentCache != LatentCache::EngineDefault)
        json["latent_cache"] = str(latentCacheId(request.latentCache));
    if (request.promptLogits)
        json["prompt_logits"] = true;
    if (request.windowedCache)
        json["windowed_cache"] = *request.windowedCache;
    if (request.copiesCache)
        json["copies_cache"] = true;
    if (!request.cudaGraphs)
        json["cuda_graphs"] = false;
    if (request.workload == Workload::ImageGeneration) {
        json["image_job"] = str(imageJobId(request.imageJob));
        json["residents"] = str(imageResidentsId(request.imageResidents));
        json["vae"] = str(vaeDecodingId(request.vaeDecoding));
        json["quantised"] = str(imageQuantisedId(request.imageQuantised));
        if (request.frames > 0)
            json["frames"] = request.frames;
    }
    if (request.masterWeights)
        json["master_weights"] = *request.masterWeights;
    return json;
}

Json memoryEstimateToJson(const SizingSubject &subject, const MemoryRequest &request, const MemoryEstimate &estimate,
                          Language language)
{
    Json parts = Json::array();
    for (const MemoryPart &part : estimate.parts) {
        parts.push_back({{"name", str(memoryPartId(part.kind))},
                         {"bytes", part.total.expected.count()},
                         {"total", rangeToJson(part.total)},
                         {"per_card", rangeToJson(part.perCard)},
                         {"trace", traceToJson(part.trace)}});
    }
    Json assumptions = Json::array();
    for (const LocalizedText &assumption : estimate.assumptions)
        assumptions.push_back(str(assumption.in(language)));
    Json model{{"name", str(estimate.modelName)}};
    if (subject.model)
        model = modelToJson(*subject.model, estimate);
    else if (subject.imageModel)
        model = imageModelToJson(*subject.imageModel, estimate);
    return {{"model", model},
            {"request", memoryRequestToJson(request)},
            {"cards", estimate.cards},
            {"memory", rangeToJson(estimate.total)},
            {"per_card", rangeToJson(estimate.perCard)},
            {"per_card_allocated", rangeToJson(estimate.allocatedPerCard)},
            {"per_card_reserved", rangeToJson(estimate.reservedPerCard)},
            {"parts", parts},
            {"measured_error", measuredErrorToJson(request.workload)},
            {"assumptions", assumptions}};
}

Json cardFitToJson(const CardFit &fit, Language language)
{
    Json json{{"card", str(fit.cardId)},
              {"count", fit.count},
              {"parallel", str(parallelismId(fit.parallelism))},
              {"verdict", str(fitVerdictId(fit.verdict))},
              {"usable_bytes", fit.usable.count()},
              {"why", str(fitReason(fit, QLocale::c()))}};
    if (fit.refusal) {
        json["need_bytes"] = nullptr;
        json["refused"] = true;
    } else {
        json["need_bytes"] = fit.need.expected.count();
        json["need"] = rangeToJson(fit.need);
        json["margin_bytes"] = fit.margin().count();
    }
    if (!fit.caution.isEmpty())
        json["caution"] = str(fit.caution.in(language));
    return json;
}

Json fitsToJson(const QList<CardFit> &fits, const QList<Remedy> &remedies, Language language)
{
    Json fitList = Json::array();
    for (const CardFit &fit : fits)
        fitList.push_back(cardFitToJson(fit, language));
    Json remedyList = Json::array();
    for (const Remedy &remedy : remedies) {
        Json nowFits = Json::array();
        for (const QString &card : remedy.nowFits)
            nowFits.push_back(str(card));
        Json together = Json::array();
        for (const QString &card : remedy.nowFitsTogether)
            together.push_back(str(card));
        remedyList.push_back({{"id", str(remedy.id)},
                              {"does", str(remedy.does.in(language))},
                              {"costs", str(remedy.costs.in(language))},
                              {"frees_bytes", remedy.frees.count()},
                              {"result_bytes", remedy.result.expected.count()},
                              {"result", rangeToJson(remedy.result)},
                              {"request", memoryRequestToJson(remedy.request)},
                              {"now_fits", nowFits},
                              {"now_fits_together", together}});
    }
    return {{"fits", fitList}, {"remedies", remedyList}};
}

} // namespace xuanka
