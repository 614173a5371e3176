// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decision/card_gates.h"

#include <algorithm>
#include <cmath>

namespace xuanka {

namespace {

/// Judges one card; every function answers one gate.
class CardJudge : private GateJudge {
public:
    CardJudge(const DemandProfile &profile, const Card &card, const CardSizing &sizing, const QList<PreparedTask> &tasks,
              const DecisionRules &rules, Wording wording)
        : GateJudge(rules, wording), m_profile(profile), m_card(card), m_sizing(sizing), m_tasks(tasks)
    {
        if (!hasWords())
            return;
        m_facts = {{"card", toJson(card.name)},
                   {"vendor", str(card.vendor)},
                   {"count", sizing.count},
                   {"ecosystem", card.ecosystem == Ecosystem::Cuda ? "CUDA" : "CANN"}};
    }

    GateResult memory() const
    {
        GateResult result = begin(GateId::Memory);
        const CardFit &fit = m_sizing.worst();
        if (!hasWords())
            return m_sizing.fits ? passed(result, {}, m_facts) : failed(result, {}, {}, m_facts);
        Json facts = m_facts;
        facts["model"] = str(m_tasks.at(m_sizing.tightest).onOneCard.modelName);
        facts["need_gib"] = fit.need.expected.gib();
        facts["usable_gib"] = fit.usable.gib();
        facts["margin_gib"] = fit.margin().gib();
        facts["short_gib"] = -fit.margin().gib();
        result.trace.expression = QStringLiteral("usable − expected need");
        result.trace.unit = QStringLiteral("GiB");
        result.trace.result = machineNumber(fit.margin().gib());
        result.trace.inputs = {traceInput("usable", machineNumber(fit.usable.gib()), QStringLiteral("GiB"), m_card.id),
                               traceInput("expected need", machineNumber(fit.need.expected.gib()), QStringLiteral("GiB"), {}),
                               traceInput("cards", QString::number(m_sizing.count), {}, {})};
        if (m_sizing.fits)
            return passed(result, m_sizing.count == 1 ? QStringLiteral("memory.pass_one") : QStringLiteral("memory.pass"), facts);
        if (fit.usable.count() == 0)
            return failed(result, QStringLiteral("memory.unknown"), QStringLiteral("memory.remedy_refused"), facts);
        if (fit.refusal) {
            facts["detail"] = str(fit.refusal->detail);
            return failed(result, QStringLiteral("memory.refused"), QStringLiteral("memory.remedy_refused"), facts);
        }
        result.shortfall = -fit.margin().gib();
        result.unit = QStringLiteral("GiB");
        return failed(result, fit.verdict == FitVerdict::Tight ? QStringLiteral("memory.tight") : QStringLiteral("memory.fail"),
                      QStringLiteral("memory.remedy"), facts);
    }

    GateResult ecosystem() const
    {
        GateResult result = begin(GateId::Ecosystem);
        if (const GateResult format = weightKernels(); format.state == GateState::Fail)
            return format;
        const bool domestic = m_card.compliance == Compliance::Domestic && m_card.ecosystem != Ecosystem::Cuda;
        const bool cuda = m_card.ecosystem == Ecosystem::Cuda;
        if (m_profile.domesticOnly) {
            return domestic ? passed(result, QStringLiteral("ecosystem.pass_domestic"), m_facts)
                            : failed(result, QStringLiteral("ecosystem.fail_domestic"),
                                     QStringLiteral("ecosystem.remedy_domestic"), m_facts);
        }
        if (m_profile.cudaOnly) {
            return cuda ? passed(result, QStringLiteral("ecosystem.pass_cuda"), m_facts)
                        : failed(result, QStringLiteral("ecosystem.fail_cuda"), QStringLiteral("ecosystem.remedy_cuda"), m_facts);
        }
        return notAsked(result);
    }

    GateResult compliance() const
    {
        GateResult result = begin(GateId::Compliance);
        if (!m_profile.mustBeCompliant)
            return notAsked(result);
        Json facts = m_facts;
        facts["note"] = toJson(m_card.complianceNote);
        if (m_card.complianceAsOf.isValid())
            result.trace.inputs << traceInput("as of", m_card.complianceAsOf.toString(Qt::ISODate), {}, m_card.complianceSources.value(0));
        switch (rules().complianceState(m_card)) {
        case GateState::Pass:
            return passed(result, QStringLiteral("compliance.pass"), facts);
        case GateState::Fail:
            return failed(result, QStringLiteral("compliance.fail"), QStringLiteral("compliance.remedy"), facts);
        case GateState::Unknown:
            break;
        }
        return unknown(result, QStringLiteral("compliance.unknown"), QStringLiteral("compliance.ask"), facts);
    }

    GateResult officialBoard() const
    {
        GateResult result = begin(GateId::OfficialBoard);
        if (m_card.official)
            return passed(result, QStringLiteral("official_board.pass"), m_facts);
        if (m_profile.allowUnofficialBoards)
            return passed(result, QStringLiteral("official_board.allowed"), m_facts);
        return failed(result, QStringLiteral("official_board.fail"), QStringLiteral("official_board.remedy"), m_facts);
    }

    GateResult interconnect() const
    {
        GateResult result = begin(GateId::Interconnect);
        const GateRule &rule = rules().gate(GateId::Interconnect);
        const PreparedTask *largest = nullptr;
        for (const PreparedTask &task : m_tasks) {
            if (rule.tasks.contains(taskKindId(task.demand.kind)) && task.billions() >= rule.value("billions")
                && (!largest || task.billions() > largest->billions()))
                largest = &task;
        }
        if (!largest || m_sizing.count < rule.value("cards"))
            return passed(result, QStringLiteral("interconnect.pass_single"), m_facts);

        const double needed = rule.value("link_gbs");
        Json facts = m_facts;
        facts["model"] = str(largest->onOneCard.modelName);
        facts["billions"] = largest->billions();
        facts["needed_gbs"] = needed;
        if (!m_card.interconnectGbs.isKnown())
            return unknown(result, QStringLiteral("interconnect.unknown"), QStringLiteral("interconnect.ask"), facts);
        const double link = *m_card.interconnectGbs.value;
        facts["link_gbs"] = link;
        result.trace.expression = QStringLiteral("link ≥ needed link");
        result.trace.unit = QStringLiteral("GB/s");
        result.trace.result = machineNumber(link - needed);
        result.trace.inputs = {traceInput("link", machineNumber(link), QStringLiteral("GB/s"), m_card.interconnectGbs.sources.value(0)),
                               traceInput("needed link", machineNumber(needed), QStringLiteral("GB/s"), rule.source)};
        if (link >= needed)
            return passed(result, QStringLiteral("interconnect.pass"), facts);
        result.shortfall = needed - link;
        result.unit = QStringLiteral("GB/s");
        return failed(result, QStringLiteral("interconnect.fail"), QStringLiteral("interconnect.remedy"), facts);
    }

private:
    /// Whether the card has kernels for every task's weight format.
    GateResult weightKernels() const
    {
        GateResult result = begin(GateId::Ecosystem);
        const GateRule &rule = rules().gate(GateId::Ecosystem);
        bool known = false;
        const double capability = m_card.computeCapability.toDouble(&known);
        result.state = GateState::Pass;
        if (!known || m_card.ecosystem != Ecosystem::Cuda)
            return result;
        for (const PreparedTask &task : m_tasks) {
            const auto needed = rule.capability.find(str(task.request.weightFormat));
            if (needed == rule.capability.end() || capability >= needed->get<double>())
                continue;
            result.trace.source = rule.capabilitySource;
            Json facts = m_facts;
            facts["format"] = str(task.request.weightFormat);
            facts["needed"] = needed->get<double>();
            facts["capability"] = str(m_card.computeCapability);
            return failed(result, QStringLiteral("ecosystem.fail_capability"), QStringLiteral("ecosystem.remedy_capability"), facts);
        }
        return result;
    }

    const DemandProfile &m_profile;
    const Card &m_card;
    const CardSizing &m_sizing;
    const QList<PreparedTask> &m_tasks;
    Json m_facts;
};

} // namespace

QList<GateResult> cardGates(const DemandProfile &profile, const Card &card, const CardSizing &sizing,
                            const QList<PreparedTask> &tasks, const DecisionRules &rules, Wording wording)
{
    const CardJudge judge(profile, card, sizing, tasks, rules, wording);
    return {judge.memory(), judge.ecosystem(), judge.compliance(), judge.officialBoard(), judge.interconnect()};
}

bool anyFails(const QList<GateResult> &gates)
{
    return std::any_of(gates.begin(), gates.end(), [](const GateResult &gate) { return gate.state == GateState::Fail; });
}

} // namespace xuanka
