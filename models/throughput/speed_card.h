// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"
#include "throughput/speed_rules.h"

namespace xuanka {

/// What the speed of a card depends on. Rates per second; 0 = the card cannot do it.
struct SpeedCard {
    QString id;
    LocalizedText name;
    QString classId;             ///< of resources/throughput/efficiencies.json
    double memoryBytes = 0.0;    ///< as the driver reports
    double bandwidth = 0.0;      ///< bytes
    double fp16 = 0.0;           ///< dense operations, FP32 accumulation
    double fp8 = 0.0;
    double int8 = 0.0;
    double fp4 = 0.0;
    double link = 0.0;           ///< bytes one way to the other cards of a host
    bool directLink = false;     ///< not over PCIe
    bool peerAccess = true;      ///< copies between cards need not go through host memory
    QString source;
    bool inCatalogue = true;     ///< false: for estimates only, nothing is sold
};

/// A card of the catalogue as the engine needs it. Errors: Missing (bandwidth, memory or 16-bit compute not known),
/// UnknownName (no class for its architecture). place = the figure.
Result<SpeedCard> speedCardOf(const Card &card, const SpeedRules &rules);

/// The catalogue's cards together with those of resources/throughput/reference_cards.json.
class SpeedCards {
public:
    static Result<SpeedCards> load(const Catalog &catalog, const SpeedRules &rules);

    const QList<SpeedCard> &cards() const { return m_cards; }
    /// By id, name or alias; blanks, "-" and "_" do not count, and a memory size at the end ("24GB") may be left out or
    /// added. Null if unknown, or if the catalogue does not know what a speed depends on.
    const SpeedCard *card(const QString &name) const;

private:
    QList<SpeedCard> m_cards;
    QHash<QString, int> m_index;
};

} // namespace xuanka
