// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "throughput/speed_card.h"
#include "throughput/speed_job.h"
#include "throughput/speed_model.h"

namespace xuanka {

/// One copy of a model on some cards of one kind with one engine: times in seconds. Pure arithmetic; the roofline and
/// every term are described where they are computed. Sources: resources/throughput/efficiencies.json.
class SpeedStep {
public:
    /// Where a decode step's time goes.
    struct Parts {
        double weights = 0.0;
        double cache = 0.0;
        double activations = 0.0;
        double compute = 0.0;
        double communication = 0.0;
        double host = 0.0;   ///< kernel starts, scheduling, hops between cards
        double total = 0.0;  ///< what is left of the sum where host and card work at the same time
    };

    /// How the cards share: Tensor, Pipeline, LayerSplit, Experts, or Copies (one card).
    SpeedStep(const SpeedCard &card, const SpeedModel &model, const SpeedJob &job, const SpeedEngine &engine,
              const SpeedRules &rules, int cards, SpeedSharing sharing);

    /// One new token for each sequence, with so many tokens in the cache of each.
    Parts decode(double sequences, double context) const;
    /// The prompt of one request; cached tokens are not worked on again.
    double prefill() const;
    /// Requests that the memory left has room for; may be below 1 or negative.
    double roomForSequences() const;
    /// What the engine works on at once.
    double mostSequences() const;
    double weightBytes() const { return m_weightBytes; }
    double memoryBytes() const { return m_memoryBytes; }

private:
    double gemm(double tokens, double efficiency) const;
    double communication(double tokens) const;
    double schedulers() const;
    double hostSeconds(double sequences) const;

    const SpeedModel &m_model;
    const SpeedJob &m_job;
    const SpeedEngine &m_engine;
    const SpeedEfficiency &m_efficiency;
    const SpeedConstants &m_constants;
    SpeedSharing m_sharing;
    double m_cards = 1.0;
    double m_ranks = 1.0;      ///< cards that work at the same time on one request
    double m_bandwidth = 0.0;  ///< all ranks, reached by weights of 8 bits and more
    double m_weightBandwidth = 0.0;
    double m_peak = 0.0;       ///< all ranks, at the precision of the products
    double m_peak16 = 0.0;
    double m_compute = 0.0;    ///< efficiency of prefill
    double m_decodeCompute = 0.0;
    double m_link = 0.0;       ///< bytes a second that collectives reach
    double m_timeFactor = 1.0;
    double m_layerSeconds = 0.0;
    double m_memoryBytes = 0.0;
    double m_weightBytes = 0.0; ///< held by all cards together
};

} // namespace xuanka
