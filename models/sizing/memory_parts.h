// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sizing/card_split.h"
#include "sizing/memory_constants.h"
#include "sizing/memory_estimate.h"

namespace xuanka {

/// Bytes while they are added up; rounded once, when a part is finished.
using Spread = Estimate<double>;

constexpr double bytesPerGib = 1073741824.0;

inline Spread exactly(double bytes) { return Spread::exactly(bytes); }

/// A part over all cards and on the card looked at.
struct Load {
    Spread total;
    Spread perCard;

    static Load same(const Spread &spread) { return {spread, spread}; }
    /// The same on every card.
    static Load everywhere(const Spread &perCard, int cards) { return {perCard * cards, perCard}; }
    Load &operator+=(const Load &other)
    {
        total += other.total;
        perCard += other.perCard;
        return *this;
    }
    Load operator*(double factor) const { return {total * factor, perCard * factor}; }
};

/// Everything that the parts are computed from.
struct SizingInput {
    const ModelArchitecture &model;
    const MemoryRequest &request;
    const WeightFormat &format;
    const ParameterCount &count;
    CardSplit split;
    TraceDetail detail = TraceDetail::Full;
    const MemoryConstants &constants;
};

/// Collects a part's trace beside its figure; does nothing but the figure when traces are not wanted.
class PartBuilder {
public:
    /// Names and expressions are literals: marked with QT_TRANSLATE_NOOP("Trace", …) where people read them.
    PartBuilder(TraceDetail detail, MemoryPartKind kind, const char *formula, const char *expression,
                const char *source);

    PartBuilder &input(const char *name, double value, const char *unit = "", const QString &source = {});
    PartBuilder &input(const char *name, const QString &value, const QString &source = {});
    PartBuilder &input(const char *name, const MemoryConstant &constant);
    MemoryPart build(const Load &load);

private:
    bool traced() const { return m_detail == TraceDetail::Full; }

    TraceDetail m_detail;
    MemoryPart m_part;
};

/// Share of the layers that are on cards (llama.cpp's -ngl), and whether the output head is: it follows the last layer.
double shareOfLayersOnCards(const SizingInput &input);
bool headOnCards(const SizingInput &input);

/// The parts of inference and of training, without what is zero.
QList<MemoryPart> inferenceParts(const SizingInput &input);
QList<MemoryPart> trainingParts(const SizingInput &input);
/// Gaps that the allocator leaves between a training step's tensors, by the framework's habit.
Spread trainingSlack(const SizingInput &input, const QList<MemoryPart> &parts);
/// Gaps that the allocator leaves between what comes and goes, and those of a cache that grows by copying: the only
/// share of the overhead that torch's "reserved" counter sees.
Spread allocatorSlack(const SizingInput &input, const QList<MemoryPart> &parts);
/// Context, communication and that slack.
MemoryPart overheadPart(const SizingInput &input, const Spread &slackPerCard);

/// Concurrent sequences of an inference, and those of the card that has most of them.
qint64 sequencesOf(const MemoryRequest &request);
qint64 sequencesPerCard(const MemoryRequest &request, const CardSplit &split);
/// Prompt and output together, and the prompt alone.
qint64 tokensOf(const MemoryRequest &request);
qint64 promptOf(const MemoryRequest &request);
/// Tokens that the engine works on in one step: what the request says, or the engine's default.
qint64 stepTokensOf(const SizingInput &input);

} // namespace xuanka
