// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/error.h"
#include "quantity/language.h"

#include <QHash>
#include <QList>
#include <QStringList>

namespace xuanka {

/// Constants of the speed model that hold for every card and engine; what each one means stands in
/// resources/throughput/efficiencies.json.
struct SpeedConstants {
    double activationTraffic = 0.0;
    double expertCompute = 0.0;
    double expertMemory = 0.0;
    double attentionCompute = 0.0;
    double directLink = 0.0;
    double pcieLink = 0.0;
    double noPeerAccess = 0.0;
    double routingTraffic = 0.0;
    double tensorParallelExponent = 0.0;
    double allReduceSeconds = 0.0;
    double latentTime = 0.0;
    double reserveBytesPerCard = 0.0;
    double usableShare = 0.0;
    double cacheShare = 0.0;
    double mixedLengths = 0.0;
};

/// Software that runs a model, with what it costs beside the card's own work.
struct SpeedEngine {
    QString id;               ///< "vllm-default"
    QString name;
    QStringList aliases;
    double layerSeconds = 0.0;    ///< per decode step and layer
    double sequenceSeconds = 0.0; ///< per decode step and sequence
    double requestSeconds = 0.0;  ///< per request, in its prefill
    double maxSequences = 0.0;    ///< requests that it works on at once
    bool hostBound = false;       ///< the processor starts every kernel: the step takes the longer of the two
    bool fitted = true;
    QHash<QString, double> layerSecondsByFormat;       ///< instead of layerSeconds
    QHash<QString, double> expertLayerSecondsByFormat; ///< added for mixtures of experts
    LocalizedText note;
    QString source;
};

/// How wide an answer of this kind is: factors on the expected figure.
struct SpeedBand {
    double low = 0.5;
    double high = 1.8;
    bool fitted = false; ///< false: too few measurements, so the range is the wide one
};

/// Which part of the work a range is for.
enum class SpeedWork { Decode, Prefill };

/// What one engine reaches on one class of cards: shares of what the card could do.
struct SpeedEfficiency {
    double memory = 0.0;      ///< of the bandwidth, weights of 8 bits and more
    double memory4bit = 0.0;  ///< the same for weights of less than 8 bits
    double cache = 1.0;       ///< of that, while reading the KV cache
    double compute16 = 0.0;   ///< of the dense peak
    double computeFp8 = 0.0;
    double computeInt8 = 0.0;
    double computeFp4 = 0.0;
    double decodeCompute = 0.0;  ///< where decoding uses other kernels than prefill; 0: as compute
    double prefill16 = 0.0;      ///< where prefill has a figure of its own; 0: as compute
    double prefill4bit = 0.0;
    double time = 1.0;           ///< factor on the card's time
    double hopSeconds = 0.0;     ///< from card to card in a layer split
    double layerSeconds = -1.0;  ///< instead of the engine's; negative: the engine's
};

/// A group of cards that behave alike.
struct SpeedCardClass {
    QString id;
    LocalizedText name;
    QStringList cardIds;
    QStringList architectures; ///< cards that are not listed are filed by these
};

/// A benchmark's own procedure: how many requests it sends for a pair of lengths.
struct SpeedRequestCount {
    QString sourceContains;
    int prompt = 0;
    int output = 0;
    int requests = 0;
};

/// A named set of requests by its mean lengths.
struct SpeedTraceLengths {
    QString name;
    double prompt = 0.0;
    double output = 0.0;
    int requests = 0;
};

/// How far off the estimates were for cases that the factors had not seen.
struct SpeedLeftOut {
    LocalizedText what;
    int cases = 0;
    double medianPercent = 0.0;
    double p90Percent = 0.0;
    QString source;
};

/// resources/throughput/efficiencies.json: everything that was measured about engines and classes of cards. Loaded once.
class SpeedRules {
public:
    /// Errors: those of readCheckedResource; Missing, UnknownName (a constant, class or engine that is not known).
    static Result<SpeedRules> load(const QString &file);

    const SpeedConstants &constants() const { return m_constants; }
    const QList<SpeedEngine> &engines() const { return m_engines; }
    /// By id, name or alias, whatever the case; null if unknown.
    const SpeedEngine *engine(const QString &name) const;
    const QList<SpeedCardClass> &classes() const { return m_classes; }
    const SpeedCardClass *cardClass(const QString &id) const;
    /// The class that lists the card, else the one of its architecture; empty if neither.
    QString classOf(const QString &cardId, const QString &architecture) const;
    /// Every known engine and class has one; figures without an entry of their own come from the more general one.
    const SpeedEfficiency &efficiency(const QString &engineId, const QString &classId) const;
    const SpeedBand &band(const QString &engineId, const QString &classId, bool experts, SpeedWork work) const;
    const QList<SpeedRequestCount> &requestCounts() const { return m_requestCounts; }
    const QList<SpeedTraceLengths> &traces() const { return m_traces; }
    const QList<SpeedLeftOut> &leftOut() const { return m_leftOut; }

private:
    friend class SpeedRulesReader;
    SpeedConstants m_constants;
    QList<SpeedEngine> m_engines;
    QList<SpeedCardClass> m_classes;
    QHash<QString, int> m_engineIndex;
    QHash<QString, SpeedEfficiency> m_efficiencies; ///< "engine class"
    QHash<QString, SpeedBand> m_bands;              ///< "engine class dense|experts decode|prefill"
    QList<SpeedRequestCount> m_requestCounts;
    QList<SpeedTraceLengths> m_traces;
    QList<SpeedLeftOut> m_leftOut;
};

/// The rules that ship. Loaded once.
const SpeedRules &speedRules();

} // namespace xuanka
