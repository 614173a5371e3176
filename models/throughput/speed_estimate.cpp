// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "throughput/speed_estimate.h"

#include "throughput/speed_trace.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace xuanka {

namespace {

/// How one copy goes through its requests.
struct Pace {
    double sequences = 1.0;   ///< under way at once
    double limit = 1.0;       ///< the most it could be
    SpeedLimit limitedBy = SpeedLimit::Asked;
    double outputPerSecond = 0.0;
    double prefillSeconds = 0.0;
    double tokenSeconds = 0.0; ///< between two tokens of a request: the step and others' prefills in between
    double firstSeconds = 0.0;
    SpeedStep::Parts step;
    bool fits = true;
};

double contextOf(const SpeedJob &job)
{
    return job.promptTokens + job.outputTokens / 2.0; // halfway through its output, on average
}

/// All requests at once, one wave after the other: equal lengths make a wave's requests end together.
double secondsOfWaves(const SpeedStep &step, const SpeedJob &job, double requests, double sequences, double prefill)
{
    const double steps = job.outputTokens / job.tokensPerStep;
    const double full = std::floor(requests / sequences);
    const double rest = requests - full * sequences;
    double seconds = requests * prefill + full * steps * step.decode(sequences, contextOf(job)).total;
    if (rest >= 1.0)
        seconds += steps * step.decode(rest, contextOf(job)).total;
    return seconds;
}

void setLatencies(Pace &pace, double asked, const SpeedJob &job)
{
    const double steps = job.outputTokens / job.tokensPerStep;
    const double decoding = steps * pace.step.total;
    const double cycle = decoding + pace.sequences * pace.prefillSeconds;
    pace.tokenSeconds = (pace.sequences > 1.0 ? cycle : decoding) / job.outputTokens;
    // The prompt shares the card with those before it and with the requests that are generating (M/G/1 processor sharing);
    // it waits for a free place if more requests come than fit. NVIDIA NIM, Llama 3.1 70B on 2 x H100: 689 ms at 25 users,
    // 835 at 50.
    const double busy = pace.sequences > 1.0 ? pace.sequences * pace.prefillSeconds / cycle : 0.0;
    const double working = pace.prefillSeconds / std::max(0.05, 1.0 - busy);
    const double queue = asked > pace.sequences ? cycle * (asked - pace.sequences) / pace.sequences : 0.0;
    pace.firstSeconds = working + pace.step.total + queue;
}

Pace paceOf(const SpeedStep &step, const SpeedJob &job, int copies, const SpeedConstants &constants)
{
    Pace pace;
    const double room = step.roomForSequences();
    pace.fits = room >= 1.0;
    pace.limit = std::floor(std::min(std::max(1.0, room), step.mostSequences()));
    pace.limitedBy = room < step.mostSequences() ? SpeedLimit::Memory : SpeedLimit::Engine;
    const double asked = job.concurrency ? std::max(1.0, *job.concurrency / copies) : pace.limit;
    pace.sequences = std::min(asked, pace.limit);
    if (job.concurrency && asked <= pace.limit)
        pace.limitedBy = SpeedLimit::Asked;
    const double requests = job.requests ? std::max(1.0, *job.requests / copies) : 0.0;
    if (job.requests && requests < pace.sequences) {
        pace.sequences = requests;
        pace.limitedBy = SpeedLimit::Requests;
    }
    pace.step = step.decode(pace.sequences, contextOf(job));
    pace.prefillSeconds = step.prefill();
    setLatencies(pace, asked, job);
    if (job.requests) {
        pace.outputPerSecond = requests * job.outputTokens
            / secondsOfWaves(step, job, requests, pace.sequences, pace.prefillSeconds);
    } else {
        const double steps = job.outputTokens / job.tokensPerStep;
        pace.outputPerSecond = pace.sequences * job.outputTokens
            / (steps * pace.step.total + pace.sequences * pace.prefillSeconds);
    }
    if (job.mixedLengths)
        pace.outputPerSecond *= constants.mixedLengths;
    return pace;
}

struct Arrangement {
    int cardsPerCopy = 1;
    SpeedSharing sharing = SpeedSharing::Copies;
};

/// The ways to use the cards that a job allows. Best: equal copies on 1, 2, 4 … cards, mixtures of experts also spread out.
int arrangementsOf(const SpeedModel &model, const SpeedJob &job, std::array<Arrangement, 24> &all)
{
    int count = 0;
    const auto add = [&all, &count](int cards, SpeedSharing sharing) {
        if (count < static_cast<int>(all.size()))
            all.at(static_cast<std::size_t>(count++)) = {cards, cards > 1 ? sharing : SpeedSharing::Copies};
    };
    if (job.sharing == SpeedSharing::Copies) {
        add(1, SpeedSharing::Copies);
    } else if (job.sharing != SpeedSharing::Best) {
        add(job.cardsPerCopy > 0 ? job.cardsPerCopy : job.cards, job.sharing);
    } else {
        for (int cards = 1; cards <= std::min(job.cards, 64); cards *= 2) {
            if (job.cards % cards != 0 || (job.cardsPerCopy > 0 && cards != job.cardsPerCopy))
                continue;
            add(cards, SpeedSharing::Tensor);
            if (model.isMixture() && cards > 1)
                add(cards, SpeedSharing::Experts);
        }
        const int whole = job.cardsPerCopy > 0 ? job.cardsPerCopy : job.cards;
        if (count == 0 || (whole & (whole - 1)) != 0)
            add(whole, SpeedSharing::Tensor);
    }
    return count;
}

Estimate<double> ranged(double value, const SpeedBand &band)
{
    return {value * band.low, value, value * band.high};
}

Estimate<double> rangedTime(double value, const SpeedBand &band)
{
    return {value / band.high, value, value / band.low};
}

SpeedEstimate build(const SpeedCard &card, const SpeedModel &model, const SpeedJob &job, const SpeedEngine &engine,
                    const SpeedRules &rules, const Arrangement &arrangement, const SpeedStep &step, const Pace &pace)
{
    SpeedEstimate estimate;
    estimate.modelName = model.name;
    estimate.cardId = card.id;
    estimate.classId = card.classId;
    estimate.engineId = engine.id;
    estimate.cards = job.cards;
    estimate.cardsPerCopy = arrangement.cardsPerCopy;
    estimate.copies = job.cards / arrangement.cardsPerCopy;
    estimate.sharing = arrangement.sharing;
    const double copies = estimate.copies;
    estimate.concurrency = pace.sequences * copies;
    estimate.concurrencyLimit = pace.limit * copies;
    estimate.limitedBy = pace.limitedBy;
    estimate.fitsMemory = pace.fits;
    const SpeedBand &decode = rules.band(engine.id, card.classId, model.isMixture(), SpeedWork::Decode);
    const SpeedBand &prefill = rules.band(engine.id, card.classId, model.isMixture(), SpeedWork::Prefill);
    estimate.fitted = decode.fitted && engine.fitted && !model.assumed;
    // Unknown shapes, or more requests than are held, are not what the measurements were of.
    const SpeedBand wide;
    const SpeedBand &decodeBand = model.assumed ? wide : decode;
    const SpeedBand &prefillBand = model.assumed ? wide : prefill;
    const SpeedStep::Parts alone = step.decode(1.0, contextOf(job));
    estimate.singleStream = ranged(job.tokensPerStep / alone.total, decodeBand);
    estimate.prefillRate = ranged(job.promptTokens / pace.prefillSeconds, prefillBand);
    estimate.ttftMs = rangedTime(pace.firstSeconds * 1e3, prefillBand);
    estimate.tpotMs = rangedTime(pace.tokenSeconds * 1e3, decodeBand);
    const double output = pace.outputPerSecond * copies;
    estimate.outputThroughput = ranged(output, decodeBand);
    estimate.totalThroughput = ranged(output * (job.promptTokens + job.outputTokens) / job.outputTokens, decodeBand);
    estimate.perCard = ranged(output / job.cards, decodeBand);
    estimate.step = pace.step;
    return estimate;
}

} // namespace

QString speedLimitId(SpeedLimit limit)
{
    switch (limit) {
    case SpeedLimit::Asked: return QStringLiteral("asked");
    case SpeedLimit::Memory: return QStringLiteral("memory");
    case SpeedLimit::Engine: return QStringLiteral("engine");
    case SpeedLimit::Requests: return QStringLiteral("requests");
    }
    return {};
}

Result<SpeedEstimate> estimateSpeed(const SpeedCard &card, const SpeedModel &model, const SpeedJob &job, TraceDetail detail,
                                    const SpeedRules &rules)
{
    if (const Done done = checkSpeedJob(job); !done)
        return fail(done.error());
    const SpeedEngine &engine = *rules.engine(job.engineId);
    std::array<Arrangement, 24> all;
    const int count = arrangementsOf(model, job, all);
    std::optional<SpeedStep> bestStep;
    Pace bestPace;
    Arrangement best;
    double most = -1.0;
    for (int i = 0; i < count; ++i) {
        const Arrangement &one = all.at(static_cast<std::size_t>(i));
        SpeedStep step(card, model, job, engine, rules, one.cardsPerCopy, one.sharing);
        const int copies = job.cards / one.cardsPerCopy;
        const Pace pace = paceOf(step, job, copies, rules.constants());
        // An arrangement that fits is better than any that does not.
        const double worth = (pace.fits ? 1e12 : 0.0) + pace.outputPerSecond * copies;
        if (worth > most) {
            most = worth;
            best = one;
            bestPace = pace;
            bestStep.emplace(step);
        }
    }
    SpeedEstimate estimate = build(card, model, job, engine, rules, best, *bestStep, bestPace);
    if (detail == TraceDetail::Full)
        addSpeedTrace(estimate, card, model, job, engine, rules);
    return estimate;
}

Result<QList<SpeedEstimate>> speedOver(const SpeedCard &card, const SpeedModel &model, const SpeedJob &job,
                                       const QList<double> &concurrencies, const SpeedRules &rules)
{
    SpeedJob open = job;
    open.concurrency.reset();
    open.requests.reset();
    const Result<SpeedEstimate> most = estimateSpeed(card, model, open, TraceDetail::None, rules);
    if (!most)
        return fail(most.error());
    // The cards are arranged once, for the most that they can carry: a chart does not jump between arrangements.
    open.sharing = most->sharing;
    open.cardsPerCopy = most->cardsPerCopy;
    QList<SpeedEstimate> estimates;
    estimates.reserve(concurrencies.size() + 1);
    for (const double concurrency : concurrencies) {
        if (concurrency >= most->concurrencyLimit)
            continue;
        open.concurrency = concurrency;
        const Result<SpeedEstimate> one = estimateSpeed(card, model, open, TraceDetail::None, rules);
        if (!one)
            return fail(one.error());
        estimates << *one;
    }
    estimates << *most;
    return estimates;
}

namespace {

/// The same with one arrangement of the cards.
Result<std::optional<SpeedEstimate>> largestArranged(const SpeedCard &card, const SpeedModel &model, const SpeedJob &job,
                                                     const SpeedTarget &target, const SpeedRules &rules)
{
    const auto at = [&](double concurrency) {
        SpeedJob one = job;
        one.concurrency = concurrency;
        return estimateSpeed(card, model, one, TraceDetail::None, rules);
    };
    const auto holds = [&target](const SpeedEstimate &estimate) {
        return estimate.fitsMemory && (!target.ttftMs || estimate.ttftMs.expected <= *target.ttftMs)
            && (!target.tpotMs || estimate.tpotMs.expected <= *target.tpotMs);
    };
    Result<SpeedEstimate> best = at(1.0);
    if (!best)
        return fail(best.error());
    if (!holds(*best))
        return std::optional<SpeedEstimate>();
    // Both latencies grow with the number of requests, so the last that holds is found by halving.
    double good = 1.0;
    double bad = std::floor(best->concurrencyLimit) + 1.0;
    while (bad - good > 1.0) {
        const double middle = std::floor((good + bad) / 2.0);
        Result<SpeedEstimate> tried = at(middle);
        if (!tried)
            return fail(tried.error());
        if (holds(*tried)) {
            good = middle;
            best = std::move(tried);
        } else {
            bad = middle;
        }
    }
    return std::optional<SpeedEstimate>(*std::move(best));
}

} // namespace

Result<std::optional<SpeedEstimate>> largestHolding(const SpeedCard &card, const SpeedModel &model, const SpeedJob &job,
                                                    const SpeedTarget &target, TraceDetail detail, const SpeedRules &rules)
{
    if (const Done done = checkSpeedJob(job); !done)
        return fail(done.error());
    // What serves most requests at once is not what answers one of them soonest, so every arrangement is tried.
    std::array<Arrangement, 24> all;
    const int count = arrangementsOf(model, job, all);
    std::optional<SpeedEstimate> most;
    for (int i = 0; i < count; ++i) {
        const Arrangement &one = all.at(static_cast<std::size_t>(i));
        SpeedJob arranged = job;
        arranged.requests.reset();
        arranged.sharing = one.sharing;
        arranged.cardsPerCopy = one.cardsPerCopy;
        const Result<std::optional<SpeedEstimate>> held = largestArranged(card, model, arranged, target, rules);
        if (!held)
            return fail(held.error());
        if (*held && (!most || (*held)->outputThroughput.expected > most->outputThroughput.expected))
            most = *held;
    }
    if (most && detail == TraceDetail::Full)
        addSpeedTrace(*most, card, model, job, *rules.engine(job.engineId), rules);
    return most;
}

Estimate<double> outputTokensPerMoney(const SpeedEstimate &estimate, double pricePerHour)
{
    return estimate.outputThroughput * (3600.0 / pricePerHour);
}

} // namespace xuanka
