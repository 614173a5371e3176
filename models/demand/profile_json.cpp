// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "demand/demand_profile.h"

#include <algorithm>

namespace xuanka {

namespace {

Json taskToJson(const TaskDemand &task)
{
    return {{"kind", str(taskKindId(task.kind))},
            {"model_id", str(task.modelId)},
            {"parameters_billions", task.parametersBillions},
            {"weight_format", str(task.weightFormat)},
            {"kv_bits", task.kvBits},
            {"context_tokens", task.contextTokens},
            {"concurrency", task.concurrency},
            {"batch", task.batch},
            {"lora_rank", task.loraRank},
            {"checkpointing", str(task.checkpointing)},
            {"resolution", str(QStringLiteral("%1x%2").arg(task.resolution.width()).arg(task.resolution.height()))},
            {"data_gb", task.dataGb}};
}

/// Reads keys into members; what is absent keeps the member's default. Types were checked by the schema before.
class Reader {
public:
    explicit Reader(const Json &object) : m_object(object) { }

    void read(const char *key, QString &member) const
    {
        if (const Json *value = find(key))
            member = toQString(*value);
    }
    void read(const char *key, double &member) const
    {
        if (const Json *value = find(key))
            member = value->get<double>();
    }
    void read(const char *key, int &member) const
    {
        if (const Json *value = find(key))
            member = value->get<int>();
    }
    void read(const char *key, bool &member) const
    {
        if (const Json *value = find(key))
            member = value->get<bool>();
    }
    /// An id of an enumeration; the schema lists the ids, so an unknown one never comes this far.
    template <typename Enum>
    void read(const char *key, Enum &member, std::optional<Enum> (*fromId)(const QString &)) const
    {
        if (const Json *value = find(key))
            member = fromId(toQString(*value)).value_or(member);
    }
    /// Text in one language, or in both.
    void read(const char *key, QString &member, Language language) const
    {
        if (const Json *value = find(key))
            member = value->is_object() ? toLocalizedText(*value).in(language) : toQString(*value);
    }
    const Json *find(const char *key) const
    {
        const auto found = m_object.find(key);
        return found == m_object.end() ? nullptr : &*found;
    }

private:
    const Json &m_object;
};

QSize sizeFromText(const QString &text)
{
    const qsizetype cross = std::max(text.indexOf(QLatin1Char('x')), qsizetype{0}); // the schema has asked for one
    return {QStringView(text).left(cross).toInt(), QStringView(text).mid(cross + 1).toInt()};
}

TaskDemand taskFromJson(const Json &json)
{
    const Reader reader(json);
    TaskDemand task;
    reader.read("kind", task.kind, taskKindFromId);
    reader.read("model_id", task.modelId);
    reader.read("parameters_billions", task.parametersBillions);
    reader.read("weight_format", task.weightFormat);
    reader.read("kv_bits", task.kvBits);
    reader.read("context_tokens", task.contextTokens);
    reader.read("concurrency", task.concurrency);
    reader.read("batch", task.batch);
    reader.read("lora_rank", task.loraRank);
    reader.read("checkpointing", task.checkpointing);
    reader.read("data_gb", task.dataGb);
    if (const Json *resolution = reader.find("resolution"))
        task.resolution = sizeFromText(toQString(*resolution));
    return task;
}

} // namespace

Json profileToJson(const DemandProfile &profile)
{
    Json json = {{"name", str(profile.name)},
                 {"note", str(profile.note)},
                 {"tasks", Json::array()},
                 {"hours_per_month", profile.hoursPerMonth},
                 {"continuous", profile.continuous},
                 {"has_peaks", profile.hasPeaks},
                 {"run_hours", profile.runHours},
                 {"horizon_months", profile.horizonMonths},
                 {"growth", str(growthId(profile.growth))},
                 {"growth_percent", profile.growthPercent},
                 {"data_must_stay", profile.dataMustStay},
                 {"needs_invoice", profile.needsInvoice},
                 {"needs_sla", profile.needsSla},
                 {"region", str(profile.region)},
                 {"domestic_only", profile.domesticOnly},
                 {"cuda_only", profile.cudaOnly},
                 {"interruptible", profile.interruptible},
                 {"must_be_compliant", profile.mustBeCompliant},
                 {"allow_unofficial_boards", profile.allowUnofficialBoards},
                 {"team", str(teamKindId(profile.team))}};
    if (!profile.id.isEmpty())
        json["id"] = str(profile.id);
    for (const TaskDemand &task : profile.tasks)
        json["tasks"].push_back(taskToJson(task));
    if (profile.monthlyBudget) {
        json["monthly_budget"] = {{"amount", profile.monthlyBudget->amount()},
                                  {"currency", str(currencyCode(profile.monthlyBudget->currency()))}};
    }
    return json;
}

Result<DemandProfile> profileFromJson(const Json &json, const QString &file, Language language)
{
    // Read once: a workspace reads all of its profiles whenever one changes.
    static const auto schema = readJsonFile(QStringLiteral(":/schema/profile.schema.json"));
    if (!schema)
        return fail(schema.error());
    if (const Done checked = checkSchema(json, *schema, file); !checked)
        return fail(checked.error());

    const Reader reader(json);
    DemandProfile profile;
    reader.read("id", profile.id);
    reader.read("name", profile.name, language);
    reader.read("note", profile.note, language);
    for (const Json &task : json.at("tasks"))
        profile.tasks << taskFromJson(task);
    reader.read("hours_per_month", profile.hoursPerMonth);
    reader.read("continuous", profile.continuous);
    reader.read("has_peaks", profile.hasPeaks);
    reader.read("run_hours", profile.runHours);
    reader.read("horizon_months", profile.horizonMonths);
    reader.read("growth", profile.growth, growthFromId);
    reader.read("growth_percent", profile.growthPercent);
    reader.read("data_must_stay", profile.dataMustStay);
    reader.read("needs_invoice", profile.needsInvoice);
    reader.read("needs_sla", profile.needsSla);
    reader.read("region", profile.region);
    reader.read("domestic_only", profile.domesticOnly);
    reader.read("cuda_only", profile.cudaOnly);
    reader.read("interruptible", profile.interruptible);
    reader.read("must_be_compliant", profile.mustBeCompliant);
    reader.read("allow_unofficial_boards", profile.allowUnofficialBoards);
    reader.read("team", profile.team, teamKindFromId);
    if (const Json *budget = reader.find("monthly_budget")) {
        profile.monthlyBudget = Money::fromAmount(
            budget->at("amount").get<double>(),
            currencyFromCode(toQString(budget->at("currency"))).value_or(Currency::Cny));
    }
    return profile;
}

Result<QList<DemandProfile>> exampleProfiles(Language language)
{
    const QStringList names = {QStringLiteral("startup_7b_lora"), QStringLiteral("enterprise_70b_inference"),
                               QStringLiteral("image_studio")};
    QList<DemandProfile> profiles;
    profiles.reserve(names.size());
    for (const QString &name : names) {
        const QString path = QStringLiteral(":/profiles/%1.json").arg(name);
        const auto json = readJsonFile(path);
        if (!json)
            return fail(json.error());
        auto profile = profileFromJson(*json, path, language);
        if (!profile)
            return fail(profile.error());
        profiles << *std::move(profile);
    }
    return profiles;
}

} // namespace xuanka
