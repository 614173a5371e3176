// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "throughput/speed_job.h"

#include "quantity/trace.h"
#include "throughput/speed_rules.h"

#include <array>
#include <cmath>
#include <utility>

namespace xuanka {

namespace {

constexpr std::array sharings{
    std::pair{SpeedSharing::Best, "best"},           std::pair{SpeedSharing::Tensor, "tp"},
    std::pair{SpeedSharing::Pipeline, "pp"},         std::pair{SpeedSharing::LayerSplit, "layer"},
    std::pair{SpeedSharing::Experts, "ep"},          std::pair{SpeedSharing::Copies, "copies"},
};

Done inRange(double value, double low, double high, const char *field)
{
    if (std::isfinite(value) && value >= low && value <= high)
        return {};
    return fail({Error::Kind::OutOfRange, {}, QLatin1String(field), machineNumber(value),
                 QString(machineNumber(low) + QStringLiteral("…") + machineNumber(high))});
}

} // namespace

QString speedSharingId(SpeedSharing sharing)
{
    for (const auto &[value, id] : sharings) {
        if (value == sharing)
            return QLatin1String(id);
    }
    return {};
}

std::optional<SpeedSharing> speedSharingFromId(const QString &id)
{
    for (const auto &[value, name] : sharings) {
        if (id == QLatin1String(name))
            return value;
    }
    return std::nullopt;
}

Done checkSpeedJob(const SpeedJob &job)
{
    const std::array checks{
        inRange(job.cards, 1.0, 4096.0, "cards"),
        inRange(job.kvBits, 2.0, 32.0, "kvBits"),
        inRange(job.promptTokens, 1.0, 1e7, "promptTokens"),
        inRange(job.outputTokens, 1.0, 1e7, "outputTokens"),
        inRange(job.concurrency.value_or(1.0), 1.0, 1e6, "concurrency"),
        inRange(job.requests.value_or(1.0), 1.0, 1e9, "requests"),
        inRange(job.cachedPromptShare, 0.0, 1.0, "cachedPromptShare"),
        inRange(job.draftTokens, 0.0, 64.0, "draftTokens"),
        inRange(job.tokensPerStep, 1.0, job.draftTokens + 1.0, "tokensPerStep"),
        inRange(job.draftTimeShare, 0.0, 10.0, "draftTimeShare"),
    };
    for (const Done &done : checks) {
        if (!done)
            return done;
    }
    if (job.cardsPerCopy < 0 || (job.cardsPerCopy > 0 && job.cards % job.cardsPerCopy != 0)) {
        return fail({Error::Kind::Inconsistent, {}, QStringLiteral("cardsPerCopy"), QString::number(job.cardsPerCopy),
                     QString::number(job.cards)});
    }
    if (speedRules().engine(job.engineId) == nullptr)
        return fail({Error::Kind::UnknownName, {}, QStringLiteral("engineId"), job.engineId, {}});
    return {};
}

} // namespace xuanka
