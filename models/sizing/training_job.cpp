// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/training_job.h"

#include <algorithm>

namespace xuanka {

namespace {

double real(qint64 count)
{
    return static_cast<double>(count);
}

TrainingMesh meshOf(const SizingInput &input)
{
    const MemoryRequest &request = input.request;
    const CardSplit &split = input.split;
    TrainingMesh mesh;
    if (split.tensor()) {
        mesh.tensor = split.cards;
        return mesh;
    }
    if (split.layerwise()) {
        mesh.stages = split.cards;
        mesh.pipelined = split.kind == Parallelism::Pipeline;
        return mesh;
    }
    mesh.tensor = request.tensorDegree;
    mesh.stages = request.pipelineDegree;
    mesh.context = request.contextDegree;
    mesh.expert = request.expertDegree;
    mesh.sequenceParallel = request.tensorDegree > 1;
    mesh.pipelined = request.pipelineDegree > 1;
    if (split.replicated())
        mesh.replicas = split.cards / (mesh.tensor * mesh.stages);
    return mesh;
}

/// torchtitan cuts a step's sequences into a micro-batch for each stage; Megatron is told the micro-batch itself.
double microBatch(const SizingInput &input, const TrainingMesh &mesh, FullRecipe recipe)
{
    const double batch = input.request.batch;
    const bool cut = mesh.pipelined && !input.split.layerwise() && recipe != FullRecipe::Megatron;
    return cut ? std::max(1.0, batch / mesh.stages) : batch;
}

} // namespace

TrainingJob::TrainingJob(const SizingInput &input)
    : m_input(input)
    , m_framework(frameworkOf(input.request))
    , m_states(trainingStates(input.request, input.format))
    , m_mesh(meshOf(input))
    , m_adaptersOnly(input.request.workload == Workload::Lora || input.request.workload == Workload::Qlora)
{
    m_tokens = microBatch(input, m_mesh, m_framework.fullRecipe) * input.request.contextTokens / m_mesh.context;
    if (m_adaptersOnly) {
        m_adapters = adapterShape(input.model, input.count, input.request);
        m_trained = m_adapters.fullyTrained;
    } else {
        m_trained = real(input.count.total());
    }
    m_layers = activationsOf(input, m_adapters.modules);
}

double TrainingJob::heldHere(const WeightPieces &pieces) const
{
    if (m_input.split.tensor() || m_input.split.layerwise())
        return heldByCard(pieces, m_input.model, m_input.split);
    WeightPieces here = pieces;
    here.mlp /= m_mesh.expert;
    if (m_mesh.tensor > 1.0) {
        // The shares of one card of the tensor group, piece by piece: what is left is cut by layers then.
        const CardSplit group{static_cast<int>(m_mesh.tensor), Parallelism::Tensor, CardSplit::Position::Only};
        const auto share = [&](double WeightPieces::*piece) {
            WeightPieces one;
            one.*piece = here.*piece;
            return heldByCard(one, m_input.model, group);
        };
        here = {share(&WeightPieces::embedding), share(&WeightPieces::head), share(&WeightPieces::attention),
                share(&WeightPieces::mlp), share(&WeightPieces::rest)};
    }
    if (m_mesh.stages > 1.0) {
        // The first and the last stage are the heaviest: layers and one of the two tables.
        const CardSplit row{static_cast<int>(m_mesh.stages), Parallelism::Pipeline, CardSplit::Position::First};
        const CardSplit end{row.cards, row.kind, CardSplit::Position::Last};
        return std::max(heldByCard(here, m_input.model, row), heldByCard(here, m_input.model, end));
    }
    return here.total();
}

Load TrainingJob::held(const WeightPieces &pieces) const
{
    const double card = heldHere(pieces);
    const double all = m_input.split.tensor() || m_input.split.layerwise()
        ? heldByAll(pieces, m_input.model, m_input.split)
        : card * m_input.split.cards;
    return {exactly(all), exactly(card)};
}

Load TrainingJob::perTrained(const Spread &bytes, bool cut) const
{
    Load elements;
    if (m_adaptersOnly) {
        const double card = m_trained / m_mesh.tensor;
        const bool onOneCard = m_input.split.layerwise();
        elements = {exactly(onOneCard ? m_trained : card * m_input.split.cards), exactly(card)};
    } else {
        elements = held(parameterPieces(m_input.count));
    }
    const double shards = cut ? m_mesh.replicas : 1.0;
    return {bytes * (elements.total.expected / shards), bytes * (elements.perCard.expected / shards)};
}

} // namespace xuanka
