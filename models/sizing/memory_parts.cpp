// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/memory_parts.h"

#include <algorithm>

namespace xuanka {

namespace {

/// Far above any machine and far below 64 bits, so that sums of parts cannot overflow; estimateMemory() refuses it.
constexpr double mostBytes = 1e17;

Bytes rounded(double bytes)
{
    return Bytes::fromDouble(std::clamp(bytes, 0.0, mostBytes));
}

Estimate<Bytes> rounded(const Spread &spread)
{
    return {rounded(spread.low), rounded(spread.expected), rounded(spread.high)};
}

} // namespace

PartBuilder::PartBuilder(TraceDetail detail, MemoryPartKind kind, const char *formula, const char *expression,
                         const char *source)
    : m_detail(detail)
{
    m_part.kind = kind;
    if (!traced())
        return;
    m_part.trace.formula = QString::fromUtf8(formula);
    m_part.trace.expression = QString::fromUtf8(expression);
    m_part.trace.source = QString::fromUtf8(source);
    m_part.trace.unit = QStringLiteral("B");
}

PartBuilder &PartBuilder::input(const char *name, double value, const char *unit, const QString &source)
{
    if (traced())
        m_part.trace.inputs << TraceInput{QString::fromUtf8(name), machineNumber(value), QString::fromUtf8(unit), source};
    return *this;
}

PartBuilder &PartBuilder::input(const char *name, const QString &value, const QString &source)
{
    if (traced())
        m_part.trace.inputs << TraceInput{QString::fromUtf8(name), value, QString(), source};
    return *this;
}

PartBuilder &PartBuilder::input(const char *name, const MemoryConstant &constant)
{
    if (!traced())
        return *this;
    const Spread &value = constant.value;
    const QString text = value.low == value.high
        ? machineNumber(value.expected)
        : QStringLiteral("%1 (%2…%3)")
              .arg(machineNumber(value.expected), machineNumber(value.low), machineNumber(value.high));
    m_part.trace.inputs << TraceInput{QString::fromUtf8(name), text, constant.unit, constant.source};
    return *this;
}

MemoryPart PartBuilder::build(const Load &load)
{
    m_part.total = rounded(load.total);
    m_part.perCard = rounded(load.perCard);
    if (traced())
        m_part.trace.result = QString::number(m_part.total.expected.count());
    return std::move(m_part);
}

double shareOfLayersOnCards(const SizingInput &input)
{
    const std::optional<int> &onCards = input.request.layersOnCards;
    if (!onCards)
        return 1.0;
    return std::min(1.0, static_cast<double>(*onCards) / static_cast<double>(input.model.layers));
}

bool headOnCards(const SizingInput &input)
{
    return !input.request.layersOnCards || *input.request.layersOnCards > input.model.layers;
}

qint64 sequencesOf(const MemoryRequest &request)
{
    return qint64{request.concurrency} * request.batch;
}

qint64 sequencesPerCard(const MemoryRequest &request, const CardSplit &split)
{
    const qint64 sequences = sequencesOf(request);
    return split.replicated() ? (sequences + split.cards - 1) / split.cards : sequences;
}

qint64 tokensOf(const MemoryRequest &request)
{
    const bool bothGiven = request.promptTokens > 0 && request.generatedTokens > 0;
    return bothGiven ? qint64{request.promptTokens} + request.generatedTokens : request.contextTokens;
}

qint64 stepTokensOf(const SizingInput &input)
{
    if (input.request.stepTokens > 0)
        return input.request.stepTokens;
    const MemoryConstant &usual = input.request.engine == Engine::LlamaCpp ? input.constants.llamaStepTokens
                                                                           : input.constants.vllmStepTokens;
    return static_cast<qint64>(usual.value.expected);
}

qint64 promptOf(const MemoryRequest &request)
{
    if (request.promptTokens > 0)
        return request.promptTokens;
    return std::max<qint64>(1, qint64{request.contextTokens} - request.generatedTokens);
}

} // namespace xuanka
