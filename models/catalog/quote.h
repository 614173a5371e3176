// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/figure.h"
#include "quantity/money.h"

namespace xuanka {

enum class Billing { OnDemand, Day, Month, Reserved, Spot };
/// Procurement path of the platform that quotes.
enum class Path { Retail, Hyperscaler, Domestic, Specialist, PeerToPeer };
enum class PriceUnit { PerCardHour, PerCardDay, PerCardMonth, PerMachineHour, PerEquivalentHour };
/// A platform's own price, or what "the market" is said to cost. Never mixed in one comparison.
enum class QuoteKind { Platform, MarketBand };

struct Platform {
    QString id;            ///< "ucloud-compshare" (one per product line, since lines cannot be mixed)
    LocalizedText name;    ///< "UCloud"
    LocalizedText productLine; ///< may be empty
    Path path = Path::Retail;
    QString region;        ///< "CN" or "overseas"
    std::optional<bool> invoice;  ///< offers Chinese VAT invoices; absent = not known
    std::optional<bool> sla;      ///< offers an SLA; absent = not known
    std::optional<bool> dataStaysInChina;
    LocalizedText note;
    QStringList sources;
    QDate asOf;
    DatePrecision asOfPrecision = DatePrecision::Day;
};

/// One price for one card on one platform, as it was quoted.
struct Quote {
    QString id;
    QString cardId;
    QString platformId;      ///< empty for a market band
    QuoteKind kind = QuoteKind::Platform;
    LocalizedText market;    ///< which market a band speaks of; empty for a platform's quote
    Path path = Path::Retail; ///< the platform's, or the band's own
    QString region;          ///< the platform's, or the band's own
    Billing billing = Billing::OnDemand;
    PriceUnit unit = PriceUnit::PerCardHour;
    Money low;
    Money high;              ///< equals low unless a range was quoted
    std::optional<Money> listPrice; ///< before a promotion, in the same unit
    int cardsPerMachine = 1; ///< for whole-machine quotes: cards the machine price is divided by
    bool wholeMachine = false; ///< the price includes a whole machine's CPU, memory and network
    bool promotional = false;
    bool limitedQuota = false;
    bool peerToPeer = false;
    bool variantStated = true; ///< false: the source does not say which board (SXM, PCIe); filed under the usual one
    QDate asOf;
    DatePrecision asOfPrecision = DatePrecision::Day;
    QString source;          ///< id of Catalog::source()
    QStringList places;      ///< every place in the source that prints this price: "L75", "L153"
    QString sourcePlace;     ///< the same as one text: "L75, L153"
    LocalizedText bundle;    ///< what is included beside the card; empty = not stated
    LocalizedText note;
    LocalizedText conflict;  ///< what speaks against the figure (currency slip, two names for one offer …)
    bool usable = true;      ///< false: kept for the record, never computed with (basis not stated, wrong currency …)

    /// Promotional, limited, peer-to-peer and spot prices are never a long-term baseline; nor is an unusable quote.
    bool baselineOk() const
    {
        return usable && kind == QuoteKind::Platform && !promotional && !limitedQuota && !peerToPeer
            && billing != Billing::Spot;
    }
};

} // namespace xuanka
