// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decision/candidate_reasons.h"

#include "decision/offer_gates.h"
#include "decision/reason_text.h"

#include <algorithm>
#include <cmath>

namespace xuanka {

namespace {

QString billingTextId(Billing billing)
{
    switch (billing) {
    case Billing::OnDemand:
        return QStringLiteral("billing.on_demand");
    case Billing::Day:
        return QStringLiteral("billing.day");
    case Billing::Month:
        return QStringLiteral("billing.month");
    case Billing::Reserved:
        return QStringLiteral("billing.reserved");
    case Billing::Spot:
        return QStringLiteral("billing.spot");
    }
    return {};
}

LocalizedText joined(const LocalizedText &first, const LocalizedText &second)
{
    return {first.english % QLatin1Char(' ') % second.english, first.chinese % second.chinese};
}

Json factsOf(const Card &card, const Offer &offer)
{
    return {{"card", toJson(card.name)},
            {"platform", toJson(platformWords(*offer.platform))},
            {"ecosystem", card.ecosystem == Ecosystem::Cuda ? "CUDA" : "CANN"}};
}

bool isHardToGet(Supply supply)
{
    return supply == Supply::Limited || supply == Supply::Queue || supply == Supply::Scarce || supply == Supply::Discontinued;
}

/// Of a mixture of experts, a token passes through the active parameters only.
double bytesReadPerToken(const PreparedTask &task)
{
    const MemoryEstimate &estimate = task.onOneCard;
    for (const MemoryPart &part : estimate.parts) {
        if (part.kind == MemoryPartKind::Weights && estimate.parametersTotal > 0) {
            return static_cast<double>(part.total.expected.count()) * static_cast<double>(estimate.parametersActive)
                / static_cast<double>(estimate.parametersTotal);
        }
    }
    return 0.0;
}

void addIfAny(QList<LocalizedText> &texts, const LocalizedText &text)
{
    if (!text.isEmpty() && !texts.contains(text))
        texts << text;
}

} // namespace

std::optional<double> fastestSingleRequest(const Card &card, const CardFit &fit, const PreparedTask &task)
{
    const double bytes = bytesReadPerToken(task);
    if (task.demand.kind != TaskKind::Inference || !card.bandwidthGbs.isKnown() || bytes <= 0.0)
        return std::nullopt;
    const int together = fit.parallelism == Parallelism::Tensor ? fit.count : 1;
    return *card.bandwidthGbs.value * 1e9 * together / bytes;
}

QList<LocalizedText> reasonsFor(const Candidate &candidate, const Card &card, const CardSizing &sizing, const Offer &offer,
                                const QList<PreparedTask> &tasks, const RecommendationInputs &inputs,
                                const DecisionRules &rules)
{
    QList<LocalizedText> reasons;
    for (const GateResult &gate : candidate.gates) {
        if (gate.gate == GateId::Memory)
            reasons << gate.reason;
    }
    const Money expected = candidate.monthlyCost.expected;
    Json facts = factsOf(card, offer);
    facts["count"] = candidate.count;
    facts["hours"] = inputs.profile.hoursPerMonth;
    facts["cost"] = moneyWords(expected);
    facts["price"] = moneyWords(candidate.perCardHour);
    facts["billing"] = toJson(rules.text(billingTextId(candidate.billing)));
    reasons << rules.text(QStringLiteral("reason.cost"), facts);

    for (const PricedQuote &other : offer.alternatives) {
        const Money cost = other.cost.total.expected;
        facts["billing"] = toJson(rules.text(billingTextId(other.quote->billing)));
        facts["cost"] = moneyWords(cost);
        facts["more"] = moneyWords(cost - expected);
        reasons << rules.text(cost == expected ? QStringLiteral("reason.alternative_equal") : QStringLiteral("reason.alternative"), facts);
    }
    for (const PricedQuote &other : offer.otherQuotes) {
        facts["cost"] = moneyWords(other.cost.total.low, other.cost.total.high);
        facts["place"] = str(other.quote->source % QLatin1Char(' ') % other.quote->sourcePlace);
        reasons << rules.text(QStringLiteral("reason.other_quote"), facts);
    }
    if (!offer.best.quote->bundle.isEmpty()) {
        facts["bundle"] = toJson(offer.best.quote->bundle);
        reasons << rules.text(QStringLiteral("reason.bundle"), facts);
    }
    for (qsizetype i = 0; i < tasks.size(); ++i) {
        const std::optional<double> tokens = fastestSingleRequest(card, sizing.tasks.at(i), tasks.at(i));
        if (!tokens)
            continue;
        facts["model"] = str(tasks.at(i).onOneCard.modelName);
        facts["tokens"] = std::round(*tokens);
        facts["weights_gb"] = bytesReadPerToken(tasks.at(i)) / 1e9;
        facts["bandwidth"] = *card.bandwidthGbs.value;
        facts["cards"] = sizing.tasks.at(i).parallelism == Parallelism::Tensor ? candidate.count : 1;
        reasons << rules.text(QStringLiteral("reason.speed"), facts);
    }
    return reasons;
}

QList<LocalizedText> cautionsFor(const Candidate &candidate, const Card &card, const CardSizing &sizing, const Offer &offer,
                                 const RecommendationInputs &inputs, const DecisionRules &rules)
{
    QList<LocalizedText> cautions;
    for (const GateResult &gate : candidate.gates) {
        if (gate.state == GateState::Unknown)
            cautions << joined(gate.reason, gate.remedy);
    }
    const Quote &quote = *offer.best.quote;
    Json facts = factsOf(card, offer);
    if (candidate.fit.verdict == FitVerdict::Likely) {
        facts["over_gib"] = (candidate.fit.need.high - candidate.fit.usable).gib();
        cautions << rules.text(QStringLiteral("caution.likely"), facts);
    }
    for (const CardFit &fit : sizing.tasks)
        addIfAny(cautions, fit.caution);
    const bool saidByBudget = std::any_of(candidate.gates.begin(), candidate.gates.end(), [](const GateResult &gate) {
        return gate.gate == GateId::Budget && gate.state == GateState::Unknown;
    });
    if (offer.best.wholeMachine && !saidByBudget) {
        facts["machine_cards"] = quote.cardsPerMachine;
        facts["whole"] = moneyWords(*offer.best.wholeMachine);
        cautions << rules.text(QStringLiteral("caution.whole_machine"), facts);
    }
    if (offer.isPromotional())
        cautions << rules.text(QStringLiteral("caution.promotional"));
    if (!quote.variantStated)
        cautions << rules.text(QStringLiteral("caution.variant"));
    if (!quote.conflict.isEmpty()) {
        facts["note"] = toJson(quote.conflict);
        cautions << rules.text(QStringLiteral("caution.conflict"), facts);
    }
    if (inputs.profile.monthlyBudget) {
        const Money limit = convert(*inputs.profile.monthlyBudget, inputs.currency, inputs.rate);
        if (candidate.monthlyCost.expected <= limit && candidate.monthlyCost.high > limit) {
            facts["cost"] = moneyWords(candidate.monthlyCost.high);
            cautions << rules.text(QStringLiteral("caution.budget_high"), facts);
        }
    }
    if (card.ecosystem == Ecosystem::Cann)
        cautions << rules.text(QStringLiteral("caution.migration"), facts);
    if (isHardToGet(card.supply) && !card.supplyNote.isEmpty()) {
        facts["note"] = toJson(card.supplyNote);
        cautions << rules.text(QStringLiteral("caution.supply"), facts);
    }
    return cautions;
}

} // namespace xuanka
