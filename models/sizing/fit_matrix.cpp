// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/fit_matrix.h"

namespace xuanka {

QString fitTimingId(FitTiming timing)
{
    return timing == FitTiming::AtOnce ? QStringLiteral("at_once") : QStringLiteral("in_turn");
}

FitMatrix::FitMatrix(const QList<FitDemand> &demands, const QList<Card> &cards, int mostCards, FitTiming timing)
    : m_demands(demands)
    , m_cards(cards)
    , m_mostCards(mostCards)
    , m_timing(timing)
{
    if (demands.isEmpty())
        return;
    m_needs.reserve(mostCards);
    for (int count = 1; count <= mostCards; ++count) {
        QList<CountNeed> ofCount;
        ofCount.reserve(demands.size());
        for (const FitDemand &demand : demands)
            ofCount << needOfCount(demand.subject, demand.request, count);
        m_needs << ofCount;
    }
    m_cells.reserve(cards.size() * mostCards);
    for (const Card &card : cards) {
        const Bytes usable = card.usableMemory();
        for (const QList<CountNeed> &ofCount : std::as_const(m_needs))
            m_cells << cellOf(ofCount, usable);
    }
}

FitMatrix::Cell FitMatrix::cellOf(const QList<CountNeed> &needs, Bytes usable) const
{
    Cell cell;
    cell.usable = usable;
    Estimate<Bytes> sum;
    Bytes most;
    for (int demand = 0; demand < needs.size(); ++demand) {
        const Result<Estimate<Bytes>> &need = needs.at(demand).perCard;
        if (!need) {
            Cell refused;
            refused.usable = usable;
            refused.refused = true;
            refused.decidedBy = demand;
            return refused;
        }
        sum += *need;
        // The verdict of the worst: the larger high estimate may stand beside the smaller expected one.
        const FitVerdict verdict = fitVerdict(*need, usable);
        const bool worse = demand == 0 || verdict > cell.verdict || (verdict == cell.verdict && need->expected > most);
        if (m_timing == FitTiming::InTurn ? worse : need->expected > most || demand == 0) {
            cell.decidedBy = demand;
            cell.need = *need;
            cell.verdict = verdict;
            most = need->expected;
        }
    }
    if (m_timing == FitTiming::AtOnce) {
        cell.need = sum;
        cell.verdict = fitVerdict(sum, usable);
    }
    return cell;
}

CardFit FitMatrix::fit(int demand, int card, int count) const
{
    return fitOfNeed(m_needs.at(count - 1).at(demand), m_demands.at(demand).request, m_cards.at(card));
}

CardFit FitMatrix::fit(int card, int count) const
{
    const Cell &whole = cell(card, count);
    CardFit fit = this->fit(whole.decidedBy, card, count);
    fit.need = whole.need;
    fit.verdict = whole.verdict;
    return fit;
}

} // namespace xuanka
