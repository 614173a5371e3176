// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/error.h"

#include <QString>

#include <optional>

namespace xuanka {

/// How several cards serve one model.
enum class SpeedSharing {
    Best,        ///< as many copies as give the most, each on the number of cards that serves best
    Tensor,      ///< every layer cut over all cards
    Pipeline,    ///< runs of layers, all cards busy with different requests
    LayerSplit,  ///< runs of layers, one card busy at a time: more memory, no more speed (llama.cpp, device_map)
    Experts,     ///< experts spread over the cards, attention on each card for its own requests
    Copies       ///< one whole model a card
};
/// "best", "tp", "pp", "layer", "ep", "copies".
QString speedSharingId(SpeedSharing sharing);
std::optional<SpeedSharing> speedSharingFromId(const QString &id);

/// What is served, and how.
struct SpeedJob {
    int cards = 1;
    SpeedSharing sharing = SpeedSharing::Best;
    int cardsPerCopy = 0; ///< cards of one copy of the model; 0: all of them, or what serves best
    QString engineId = QStringLiteral("vllm");
    double kvBits = 16.0;
    double promptTokens = 1024.0;
    double outputTokens = 256.0;
    /// Requests under way at the same time over all cards; absent: as many as memory and engine allow.
    std::optional<double> concurrency;
    /// A benchmark that sends so many requests at once and waits for the last; absent: requests keep coming.
    std::optional<double> requests;
    /// Requests of very different lengths with these means, as in a trace of real use.
    bool mixedLengths = false;
    /// Prefix caching: share of the prompt's tokens whose cache is already there.
    double cachedPromptShare = 0.0;
    /// Speculative decoding: tokens proposed and, on average, tokens gained a step (1 = off); the draft's own time as a
    /// share of the step.
    double draftTokens = 0.0;
    double tokensPerStep = 1.0;
    double draftTimeShare = 0.0;

    bool operator==(const SpeedJob &) const = default;
};

/// Errors: OutOfRange (place = the field), Inconsistent (copies that do not divide the cards), UnknownName (engine).
Done checkSpeedJob(const SpeedJob &job);

} // namespace xuanka
