// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sizing/fit.h"

namespace xuanka {

/// One piece of work that the cards must take.
struct FitDemand {
    QString name; ///< as a person knows it
    SizingSubject subject;
    MemoryRequest request; ///< `cards` is overridden by the count of a cell
};

/// InTurn: each demand has the cards to itself while it runs. AtOnce: all are on the cards together, each in a process of
/// its own, so that their needs add up.
enum class FitTiming { InTurn, AtOnce };
/// "in_turn", "at_once".
QString fitTimingId(FitTiming timing);

/// Cards × counts for one demand or several: does all of it fit? A value, figures only; cautions and reasons are made
/// when one cell is asked for. Each demand is estimated once a count, not once a card.
class FitMatrix {
public:
    struct Cell {
        FitVerdict verdict = FitVerdict::No;
        bool refused = false;   ///< this count cannot be used at all by the demand that decides
        int decidedBy = 0;      ///< position of the demand that needs most, or is refused
        Estimate<Bytes> need;   ///< per card: of the deciding demand (InTurn) or of all (AtOnce)
        Bytes usable;           ///< per card
        /// usable − expected need; negative if it does not fit.
        Bytes margin() const { return usable - need.expected; }
    };

    FitMatrix() = default;
    /// What the demands' subjects point to must live as long as the matrix.
    FitMatrix(const QList<FitDemand> &demands, const QList<Card> &cards, int mostCards, FitTiming timing = FitTiming::InTurn);

    const QList<FitDemand> &demands() const { return m_demands; }
    const QList<Card> &cards() const { return m_cards; }
    int mostCards() const { return m_mostCards; }
    FitTiming timing() const { return m_timing; }
    bool isEmpty() const { return m_cells.isEmpty(); }

    /// `card` is a position in cards(), `count` 1…mostCards().
    const Cell &cell(int card, int count) const { return m_cells.at(card * m_mostCards + count - 1); }
    /// One demand in a cell, with its caution and its refusal.
    CardFit fit(int demand, int card, int count) const;
    /// The whole cell as a fit: need and verdict of the cell; way of sharing, refusal and caution of the deciding demand.
    CardFit fit(int card, int count) const;

private:
    Cell cellOf(const QList<CountNeed> &needs, Bytes usable) const;

    QList<FitDemand> m_demands;
    QList<Card> m_cards;
    QList<QList<CountNeed>> m_needs; ///< by count − 1, then by demand
    QList<Cell> m_cells;
    int m_mostCards = 0;
    FitTiming m_timing = FitTiming::InTurn;
};

} // namespace xuanka
