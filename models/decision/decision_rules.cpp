// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decision/decision_rules.h"

#include "demand/rule_condition.h"

#include <array>
#include <utility>

namespace xuanka {

namespace {

constexpr std::array gateNames{
    std::pair{GateId::Memory, "memory"},
    std::pair{GateId::Ecosystem, "ecosystem"},
    std::pair{GateId::Compliance, "compliance"},
    std::pair{GateId::OfficialBoard, "official_board"},
    std::pair{GateId::Interconnect, "interconnect"},
    std::pair{GateId::DataResidency, "data_residency"},
    std::pair{GateId::Invoice, "invoice"},
    std::pair{GateId::Sla, "sla"},
    std::pair{GateId::Region, "region"},
    std::pair{GateId::Price, "price"},
    std::pair{GateId::Budget, "budget"},
};

GateState stateFromId(const QString &id)
{
    if (id == QLatin1String("pass"))
        return GateState::Pass;
    return id == QLatin1String("fail") ? GateState::Fail : GateState::Unknown;
}

QString standingOf(const Card &card)
{
    switch (card.compliance) {
    case Compliance::Domestic:
        return QStringLiteral("domestic");
    case Compliance::Unrestricted:
        return QStringLiteral("unrestricted");
    case Compliance::ExistingStockOnly:
        return QStringLiteral("existing_stock_only");
    case Compliance::LicenceRequired:
        return card.madeForChina ? QStringLiteral("licence_required_made_for_china") : QStringLiteral("licence_required");
    case Compliance::NotExportable:
        return QStringLiteral("not_exportable");
    case Compliance::Unofficial:
        return QStringLiteral("unofficial");
    case Compliance::Unknown:
        break;
    }
    return QStringLiteral("unknown");
}

Result<DecisionRules> readRules()
{
    const QString file = QStringLiteral(":/rules/gates.json");
    const auto json = readCheckedResource(file, QStringLiteral(":/schema/gates.schema.json"));
    return json ? DecisionRules::fromJson(*json, file) : Result<DecisionRules>(fail(json.error()));
}

} // namespace

QString gateIdName(GateId id)
{
    for (const auto &[gate, name] : gateNames) {
        if (gate == id)
            return QString::fromLatin1(name);
    }
    return {};
}

std::optional<GateId> gateFromName(const QString &name)
{
    for (const auto &[gate, known] : gateNames) {
        if (name == QLatin1String(known))
            return gate;
    }
    return std::nullopt;
}

const QList<GateId> &allGates()
{
    static const QList<GateId> gates = [] {
        QList<GateId> list;
        for (const auto &[gate, name] : gateNames)
            list << gate;
        return list;
    }();
    return gates;
}

LocalizedText gateTitle(GateId id)
{
    const Result<DecisionRules> &rules = decisionRules();
    const QString name = gateIdName(id);
    return rules ? rules->gate(id).name : LocalizedText{name, name};
}

QString gateStateId(GateState state)
{
    switch (state) {
    case GateState::Pass:
        return QStringLiteral("pass");
    case GateState::Fail:
        return QStringLiteral("fail");
    case GateState::Unknown:
        break;
    }
    return QStringLiteral("unknown");
}

Result<DecisionRules> DecisionRules::fromJson(const Json &json, const QString &file)
{
    DecisionRules rules;
    rules.m_asOf = QDate::fromString(toQString(json.at("as_of")), Qt::ISODate);
    for (const Json &item : json.at("gates")) {
        const std::optional<GateId> id = gateFromName(toQString(item.at("id")));
        if (!id)
            return fail({Error::Kind::UnknownName, file, QStringLiteral("$.gates"), toQString(item.at("id")), {}});
        GateRule rule;
        rule.name = toLocalizedText(item.at("name"));
        rule.values = item.value("values", Json::object());
        rule.asks = fillIn(toLocalizedText(item.at("asks")), Json::object(), rule.values);
        rule.source = toQString(item.at("source"));
        rule.place = toQString(item.at("place"));
        const Json tasks = item.value("tasks", Json::array());
        for (const Json &task : tasks)
            rule.tasks << toQString(task);
        rule.capability = item.value("capability", Json::object());
        rule.capabilitySource = toQString(item.value("capability_source", Json()));
        const Json states = item.value("states", Json::object());
        for (const auto &[standing, state] : states.items())
            rules.m_complianceStates.insert(QString::fromStdString(standing), stateFromId(toQString(state)));
        rules.m_gates.at(static_cast<std::size_t>(*id)) = rule;
    }
    for (const GateId id : allGates()) {
        if (rules.gate(id).source.isEmpty())
            return fail({Error::Kind::Missing, file, QStringLiteral("$.gates.") % gateIdName(id), {}, {}});
    }
    for (const char *name : {"billions", "cards", "link_gbs"}) {
        if (!rules.gate(GateId::Interconnect).values.contains(name))
            return fail({Error::Kind::Missing, file, QStringLiteral("$.gates.interconnect.values.") % QLatin1String(name), {}, {}});
    }
    for (const auto &[id, text] : json.at("texts").items())
        rules.m_texts.insert(QString::fromStdString(id), toLocalizedText(text));
    return rules;
}

GateState DecisionRules::complianceState(const Card &card) const
{
    return m_complianceStates.value(standingOf(card), GateState::Unknown);
}

LocalizedText DecisionRules::text(const QString &id, const Json &facts) const
{
    const auto found = m_texts.find(id);
    static const Json none = Json::object();
    return found == m_texts.end() ? LocalizedText{id, id} : fillIn(*found, facts, none);
}

const Result<DecisionRules> &decisionRules()
{
    static const Result<DecisionRules> rules = readRules();
    return rules;
}

} // namespace xuanka
