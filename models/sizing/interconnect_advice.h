// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/card.h"
#include "sizing/memory_request.h"

namespace xuanka {

/// What the link between cards means for a way of sharing the work.
enum class LinkLevel { Good, Reduced, Poor, Unknown };
/// "good", "reduced", "poor", "unknown".
QString linkLevelId(LinkLevel level);

struct InterconnectAdvice {
    Parallelism way = Parallelism::Tensor;
    int sensitivity = 0;           ///< 4 tensor … 1 data parallel: how much it exchanges
    LinkLevel level = LinkLevel::Unknown;
    double linkGbs = 0.0;          ///< between these cards; 0: PCIe only, or not known
    LocalizedText says;            ///< the link, and what it means for this way
    QString source;                ///< of the rule
    QString place;
};

/// The link that `count` of this card really have: a bridge joins two, a fast link the cards of one machine.
struct CardLink {
    double gbs = 0.0;      ///< 0: PCIe or network only, or not known
    bool fast = false;     ///< a link beside PCIe that joins all of them
    LocalizedText limit;   ///< why it does not join all of them; empty if it does or there is none
};
CardLink linkBetween(const Card &card, int count);

/// One way on `count` of this card. Thresholds and words: resources/rules/interconnect.json.
InterconnectAdvice adviceFor(Parallelism way, const Card &card, int count);

/// Every way in which the workload can be shared, the most demanding first. Empty for a single card and for images, which
/// are independent of each other.
QList<InterconnectAdvice> interconnectAdvice(const Card &card, int count, Workload workload);

} // namespace xuanka
