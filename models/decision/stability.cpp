// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decision/stability.h"

#include <functional>

namespace xuanka {

namespace {

/// Index of the cheapest when costs are multiplied by `factor(i)`; of equals the one that ranks higher now.
int firstWith(const QList<Candidate> &ranking, const std::function<double(int)> &factor)
{
    int first = 0;
    Money lowest = ranking.constFirst().monthlyCost.expected * factor(0);
    for (int i = 1; i < ranking.size(); ++i) {
        const Money cost = ranking.at(i).monthlyCost.expected * factor(i);
        if (cost < lowest) {
            lowest = cost;
            first = i;
        }
    }
    return first;
}

} // namespace

Stability stabilityOf(const QList<Candidate> &ranking, double priceChange)
{
    Stability stability;
    stability.priceChange = priceChange;
    if (ranking.size() < 2)
        return stability;
    const Money first = ranking.at(0).monthlyCost.expected;
    stability.marginToSecond = ranking.at(1).monthlyCost.expected - first;
    if (!first.isZero())
        stability.marginPercent = stability.marginToSecond->amount() / first.amount() * 100.0;
    stability.firstIfDearer = firstWith(ranking, [=](int i) { return i == 0 ? 1.0 + priceChange : 1.0; });
    for (int rival = 1; rival < ranking.size(); ++rival) {
        if (firstWith(ranking, [=](int i) { return i == rival ? 1.0 - priceChange : 1.0; }) == rival)
            stability.overtakes << rival;
    }
    stability.firmInTheWorstCase
        = firstWith(ranking, [=](int i) { return i == 0 ? 1.0 + priceChange : 1.0 - priceChange; }) == 0;
    return stability;
}

} // namespace xuanka
