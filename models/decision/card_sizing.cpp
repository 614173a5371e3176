// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decision/card_sizing.h"

#include <limits>

namespace xuanka {

namespace {

bool fitsWell(const CardFit &fit)
{
    return !fit.refusal && (fit.verdict == FitVerdict::Fits || fit.verdict == FitVerdict::Likely);
}

/// What is left of the card; a count that cannot be used at all is worse than any shortage.
qint64 leftOver(const CardFit &fit)
{
    return fit.refusal ? std::numeric_limits<qint64>::min() : fit.margin().count();
}

CardSizing sizingAt(const QList<QList<CardFit>> &fitsByTask, qsizetype position)
{
    CardSizing sizing;
    sizing.fits = true;
    for (const QList<CardFit> &fits : fitsByTask) {
        const CardFit &fit = fits.at(position);
        sizing.count = fit.count;
        sizing.fits = sizing.fits && fitsWell(fit);
        sizing.tasks << fit;
        if (leftOver(fit) < leftOver(sizing.worst()))
            sizing.tightest = static_cast<int>(sizing.tasks.size()) - 1;
    }
    return sizing;
}

} // namespace

QList<CardSizing> sizeCards(const QList<PreparedTask> &tasks, const QList<Card> &cards, int maxCards)
{
    QList<QList<CardFit>> fitsByTask;
    fitsByTask.reserve(tasks.size());
    for (const PreparedTask &task : tasks)
        fitsByTask << fitOnCards(task.subject, task.request, cards, maxCards);

    QList<CardSizing> sizings;
    sizings.reserve(cards.size());
    for (qsizetype card = 0; card < cards.size(); ++card) {
        CardSizing best;
        for (int count = 1; count <= maxCards; ++count) {
            CardSizing sizing = sizingAt(fitsByTask, card * maxCards + count - 1);
            if (count == 1 || sizing.fits || leftOver(sizing.worst()) > leftOver(best.worst()))
                best = std::move(sizing);
            if (best.fits)
                break;
        }
        sizings << best;
    }
    return sizings;
}

} // namespace xuanka
