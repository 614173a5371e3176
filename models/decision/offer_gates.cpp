// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decision/offer_gates.h"

#include "decision/reason_text.h"

#include "catalog/normalised_rate.h"

namespace xuanka {

namespace {

/// Judges one offer; every function answers one gate.
class OfferJudge : private GateJudge {
public:
    OfferJudge(const RecommendationInputs &inputs, const Offer &offer, const DecisionRules &rules, Wording wording)
        : GateJudge(rules, wording), m_inputs(inputs), m_offer(offer)
    {
        if (!hasWords())
            return;
        m_facts = {{"platform", toJson(platformWords(*offer.platform))}, {"region", regionWords(offer.platform->region)}};
    }

    GateResult dataResidency() const
    {
        const GateResult result = begin(GateId::DataResidency);
        if (!m_inputs.profile.dataMustStay)
            return notAsked(result);
        std::optional<bool> stays = m_offer.platform->dataStaysInChina;
        if (!stays && m_offer.platform->region == QLatin1String("overseas"))
            stays = false;
        return answered(result, stays, "data_residency");
    }

    GateResult invoice() const
    {
        const GateResult result = begin(GateId::Invoice);
        return m_inputs.profile.needsInvoice ? answered(result, m_offer.platform->invoice, "invoice") : notAsked(result);
    }

    GateResult sla() const
    {
        const GateResult result = begin(GateId::Sla);
        if (!m_inputs.profile.interruptible && m_offer.canBeTakenBack()) {
            return failed(result, QStringLiteral("sla.fail_interruptible"), QStringLiteral("sla.remedy_interruptible"), m_facts);
        }
        return m_inputs.profile.needsSla ? answered(result, m_offer.platform->sla, "sla") : notAsked(result);
    }

    GateResult region() const
    {
        const GateResult result = begin(GateId::Region);
        const QString &wanted = m_inputs.profile.region;
        if (wanted.isEmpty())
            return notAsked(result);
        Json facts = m_facts;
        if (hasWords())
            facts["wanted"] = regionWords(wanted);
        if (m_offer.platform->region.isEmpty())
            return unknown(result, QStringLiteral("region.unknown"), QStringLiteral("region.ask"), facts);
        return m_offer.platform->region == wanted
            ? passed(result, QStringLiteral("region.pass"), facts)
            : failed(result, QStringLiteral("region.fail"), QStringLiteral("region.remedy"), facts);
    }

    GateResult price() const
    {
        if (!hasWords())
            return passed(begin(GateId::Price), {}, m_facts);
        Json facts = m_facts;
        facts["price"] = moneyWords(m_offer.best.perCardHour);
        facts["as_of"] = str(isoDate(m_offer.best.quote->asOf, m_offer.best.quote->asOfPrecision));
        GateResult result = passed(begin(GateId::Price), QStringLiteral("price.pass"), facts);
        result.trace.inputs = {traceInput("quote", m_offer.best.quote->id, {}, m_offer.best.quote->source)};
        return result;
    }

    GateResult budget() const
    {
        GateResult result = begin(GateId::Budget);
        if (!m_inputs.profile.monthlyBudget) {
            result = passed(result, QStringLiteral("budget.none"), m_facts);
            result.asked = false;
            return result;
        }
        const Money limit = convert(*m_inputs.profile.monthlyBudget, m_inputs.currency, m_inputs.rate);
        const Money cost = m_offer.best.cost.total.expected;
        if (!hasWords())
            return cost > limit ? failed(result, {}, {}, m_facts) : passed(result, {}, m_facts);
        Json facts = m_facts;
        facts["cost"] = moneyWords(cost);
        facts["budget"] = moneyWords(limit);
        const QString unit = currencyCode(m_inputs.currency) % QStringLiteral("/month");
        result.trace.expression = QStringLiteral("budget − expected cost");
        result.trace.result = machineNumber((limit - cost).amount());
        result.trace.unit = unit;
        result.trace.inputs = {traceInput("budget", machineNumber(limit.amount()), unit, QStringLiteral("profile")),
                               traceInput("expected cost", machineNumber(cost.amount()), unit, m_offer.best.quote->source)};
        if (cost > limit) {
            facts["over"] = moneyWords(cost - limit);
            result.shortfall = (cost - limit).amount();
            result.unit = unit;
            return failed(result, QStringLiteral("budget.fail"), QStringLiteral("budget.remedy"), facts);
        }
        facts["left"] = moneyWords(limit - cost);
        if (m_offer.best.wholeMachine && *m_offer.best.wholeMachine > limit) {
            facts["whole"] = moneyWords(*m_offer.best.wholeMachine);
            return unknown(result, QStringLiteral("budget.unknown"), QStringLiteral("budget.ask"), facts);
        }
        return passed(result, QStringLiteral("budget.pass"), facts);
    }

private:
    Json regionWords(const QString &region) const
    {
        return region.isEmpty() ? Json("?") : toJson(rules().text(QStringLiteral("region.") % region));
    }

    /// What the platform is known to offer; absent is never a yes.
    GateResult answered(const GateResult &result, std::optional<bool> offered, const char *name) const
    {
        const QString id = QString::fromLatin1(name);
        if (!offered)
            return unknown(result, id % QStringLiteral(".unknown"), id % QStringLiteral(".ask"), m_facts);
        return *offered ? passed(result, id % QStringLiteral(".pass"), m_facts)
                        : failed(result, id % QStringLiteral(".fail"), id % QStringLiteral(".remedy"), m_facts);
    }

    const RecommendationInputs &m_inputs;
    const Offer &m_offer;
    Json m_facts;
};

/// What the market is said to pay, for a card that no platform quotes: shown, never computed with.
std::string bandWords(const Card &card, const Catalog &catalog)
{
    for (const Quote &quote : catalog.quotes()) {
        if (quote.cardId != card.id || quote.kind != QuoteKind::MarketBand || !quote.usable)
            continue;
        if (const std::optional<NormalisedRate> rate = normalise(quote))
            return moneyWords(rate->low, rate->high);
    }
    return {};
}

} // namespace

LocalizedText platformWords(const Platform &platform)
{
    const auto joined = [](const QString &name, const QString &line) {
        return line.isEmpty() ? name : QString(name % QLatin1Char(' ') % line);
    };
    return {joined(platform.name.english, platform.productLine.english),
            joined(platform.name.chinese, platform.productLine.chinese)};
}

QList<GateResult> offerGates(const RecommendationInputs &inputs, const Offer &offer, const DecisionRules &rules, Wording wording)
{
    const OfferJudge judge(inputs, offer, rules, wording);
    return {judge.dataResidency(), judge.invoice(), judge.sla(), judge.region(), judge.price(), judge.budget()};
}

Result<GateResult> noOfferGate(const RecommendationInputs &inputs, const Card &card, int count, const Catalog &catalog,
                               const DecisionRules &rules)
{
    const auto promotional = lowestPromotional(card, count, inputs, catalog);
    if (!promotional)
        return fail(promotional.error());
    Json facts = {{"card", toJson(card.name)}};
    GateResult result;
    result.gate = GateId::Price;
    result.state = GateState::Fail;
    result.trace.formula = QStringLiteral("gate.price");
    result.trace.source = rules.gate(GateId::Price).source;
    if (*promotional) {
        facts["promotional"] = moneyWords(**promotional);
        result.reason = rules.text(QStringLiteral("price.fail_promotional"), facts);
        result.remedy = rules.text(QStringLiteral("price.remedy_promotional"), facts);
        return result;
    }
    const std::string band = bandWords(card, catalog);
    facts["band"] = band;
    result.reason = rules.text(band.empty() ? QStringLiteral("price.fail") : QStringLiteral("price.fail_band"), facts);
    result.remedy = rules.text(QStringLiteral("price.remedy"), facts);
    return result;
}

} // namespace xuanka
