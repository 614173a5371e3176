// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decision/decision_core.h"

#include "decision/candidate_reasons.h"
#include "decision/card_gates.h"
#include "decision/offer_gates.h"

#include <algorithm>
#include <tuple>

namespace xuanka {

namespace {

QList<GateResult> failedOf(const QList<GateResult> &gates)
{
    QList<GateResult> failed;
    for (const GateResult &gate : gates) {
        if (gate.state == GateState::Fail)
            failed << gate;
    }
    return failed;
}

/// The order of asking, whoever judged.
void sortByGate(QList<GateResult> &gates)
{
    const QList<GateId> &order = allGates();
    std::stable_sort(gates.begin(), gates.end(), [&order](const GateResult &left, const GateResult &right) {
        return order.indexOf(left.gate) < order.indexOf(right.gate);
    });
}

/// Cheapest first; where costs are equal, more room, then ids, so that the order never depends on the catalog's.
bool comesFirst(const Candidate &left, const Candidate &right)
{
    if (left.monthlyCost.expected != right.monthlyCost.expected)
        return left.monthlyCost.expected < right.monthlyCost.expected;
    return std::tuple(-left.fit.margin().count(), left.cardId, left.platformId)
        < std::tuple(-right.fit.margin().count(), right.cardId, right.platformId);
}

/// Why an offer is out; the nearest one is told when all of a card's offers are.
struct Failure {
    QList<GateResult> gates;
    Money cost;

    bool isNearerThan(const Failure &other) const
    {
        return gates.size() != other.gates.size() ? gates.size() < other.gates.size() : cost < other.cost;
    }
};

class Decider {
public:
    Decider(const RecommendationInputs &inputs, const SizedProfile &sized, const DecisionContext &context)
        : m_inputs(inputs), m_sized(sized), m_context(context)
    {
    }

    Result<Decided> run()
    {
        const QList<Card> &cards = m_context.catalog.cards();
        for (qsizetype i = 0; i < cards.size(); ++i) {
            if (const Done done = judge(cards.at(i), m_sized.cards.at(i), m_sized.offers.at(i)); !done)
                return fail(done.error());
        }
        std::sort(m_decided.ranking.begin(), m_decided.ranking.end(), comesFirst);
        return std::move(m_decided);
    }

private:
    Done judge(const Card &card, const CardSizing &sizing, const QList<Offer> &offers)
    {
        const QList<GateResult> ofCard = cardGates(m_inputs.profile, card, sizing, m_sized.tasks, m_context.rules);
        const bool cardFails = anyFails(ofCard);
        bool chosen = false;
        std::optional<Failure> nearest;
        for (const Offer &offer : offers) {
            const QList<GateResult> ofOffer = offerGates(m_inputs, offer, m_context.rules);
            if (!cardFails && !anyFails(ofOffer)) {
                chosen = true;
                addCandidate(card, sizing, offer, ofCard + ofOffer);
            }
            Failure failure{failedOf(ofOffer), offer.best.cost.total.expected};
            if (!nearest || failure.isNearerThan(*nearest))
                nearest = std::move(failure);
        }
        if (chosen)
            return {};
        Excluded excluded{card.id, sizing.count, failedOf(ofCard)};
        if (nearest) {
            for (const GateResult &gate : std::as_const(nearest->gates)) {
                // What a number of cards that does not do the work would cost says nothing.
                if (gate.gate != GateId::Budget || sizing.fits)
                    excluded.failed << gate;
            }
        } else {
            const auto noOffer = noOfferGate(m_inputs, card, sizing.count, m_context.catalog, m_context.rules);
            if (!noOffer)
                return fail(noOffer.error());
            excluded.failed << *noOffer;
        }
        sortByGate(excluded.failed);
        m_decided.excluded << excluded;
        return {};
    }

    void addCandidate(const Card &card, const CardSizing &sizing, const Offer &offer, const QList<GateResult> &gates)
    {
        Candidate candidate;
        candidate.cardId = card.id;
        candidate.count = sizing.count;
        candidate.platformId = offer.platform->id;
        candidate.quoteId = offer.best.quote->id;
        candidate.billing = offer.best.quote->billing;
        candidate.monthlyCost = offer.best.cost.total;
        candidate.perCardHour = offer.best.perCardHour;
        candidate.wholeMachineCost = offer.best.wholeMachine;
        candidate.costTrace = offer.best.cost.trace;
        candidate.fit = sizing.worst();
        candidate.gates = gates;
        sortByGate(candidate.gates);
        candidate.reasons = reasonsFor(candidate, card, sizing, offer, m_sized.tasks, m_inputs, m_context.rules);
        candidate.cautions = cautionsFor(candidate, card, sizing, offer, m_inputs, m_context.rules);
        m_decided.ranking << candidate;
    }

    const RecommendationInputs &m_inputs;
    const SizedProfile &m_sized;
    const DecisionContext &m_context;
    Decided m_decided;
};

} // namespace

int Candidate::openQuestions() const
{
    return static_cast<int>(std::count_if(gates.begin(), gates.end(),
                                          [](const GateResult &gate) { return gate.state == GateState::Unknown; }));
}

Result<SizedProfile> sizeProfile(const RecommendationInputs &inputs, const DecisionContext &context)
{
    Result<QList<PreparedTask>> tasks = prepareTasks(inputs.profile, context.library);
    if (!tasks)
        return fail(tasks.error());
    SizedProfile sized;
    sized.tasks = *std::move(tasks);
    const QList<Card> &cards = context.catalog.cards();
    sized.cards = sizeCards(sized.tasks, cards, inputs.maxCards);
    sized.offers.reserve(cards.size());
    for (qsizetype i = 0; i < cards.size(); ++i) {
        Result<QList<Offer>> offers = offersOf(cards.at(i), sized.cards.at(i).count, inputs, context.catalog);
        if (!offers)
            return fail(offers.error());
        sized.offers << *std::move(offers);
    }
    return sized;
}

Result<Decided> decide(const RecommendationInputs &inputs, const SizedProfile &sized, const DecisionContext &context)
{
    return Decider(inputs, sized, context).run();
}

Outlook outlook(const RecommendationInputs &inputs, const SizedProfile &sized, const DecisionContext &context)
{
    Outlook result;
    const QList<Card> &cards = context.catalog.cards();
    for (qsizetype i = 0; i < cards.size(); ++i) {
        if (anyFails(cardGates(inputs.profile, cards.at(i), sized.cards.at(i), sized.tasks, context.rules, Wording::None)))
            continue;
        for (const Offer &offer : sized.offers.at(i)) {
            if (anyFails(offerGates(inputs, offer, context.rules, Wording::None)))
                continue;
            ++result.candidates;
            const Money cost = offer.best.cost.total.expected;
            result.cheapest = result.cheapest ? std::min(*result.cheapest, cost) : cost;
        }
    }
    return result;
}

} // namespace xuanka
