// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "demand/profile_check.h"

#include "quantity/trace.h"

#include <array>

namespace xuanka {

namespace {

struct NamedLimits {
    const char *field;
    FieldLimits limits;
};

// 744 = hours of the longest month. The parameter range is what a typical architecture can be made for.
constexpr std::array numericFields{
    NamedLimits{"hours_per_month", {0.1, 744.0}},
    NamedLimits{"run_hours", {0.01, 8760.0}},
    NamedLimits{"horizon_months", {1.0, 120.0}},
    NamedLimits{"growth_percent", {-100.0, 10000.0}},
    NamedLimits{"monthly_budget", {0.01, 1e9}},
    NamedLimits{"parameters_billions", {0.05, 2000.0}},
    NamedLimits{"context_tokens", {1.0, 16777216.0}},
    NamedLimits{"concurrency", {1.0, 10000.0}},
    NamedLimits{"batch", {1.0, 4096.0}},
    NamedLimits{"lora_rank", {1.0, 1024.0}},
    NamedLimits{"resolution", {64.0, 8192.0}},
    NamedLimits{"data_gb", {0.0, 1e7}},
};

class ProfileChecker {
public:
    ProfileChecker(const QStringList &models, const QStringList &formats) : m_models(models), m_formats(formats) { }

    QList<ProfileProblem> check(const DemandProfile &profile)
    {
        if (profile.tasks.isEmpty())
            add(QStringLiteral("tasks"), Error::Kind::Missing);
        for (qsizetype i = 0; i < profile.tasks.size(); ++i)
            checkTask(profile.tasks.at(i), QStringLiteral("tasks[%1].").arg(i));
        checkUse(profile);
        checkConstraints(profile);
        return m_problems;
    }

private:
    void add(const QString &field, Error::Kind kind, const QString &detail = {}, const QString &expected = {})
    {
        m_problems << ProfileProblem{field, Error{kind, {}, field, detail, expected}};
    }

    void checkRange(const QString &prefix, const char *name, double value)
    {
        const FieldLimits limits = profileFieldLimits(QString::fromLatin1(name));
        // Written so that "not a number" fails too.
        if (!(value >= limits.least && value <= limits.most)) {
            add(prefix + QLatin1String(name), Error::Kind::OutOfRange, machineNumber(value),
                QStringLiteral("%1 … %2").arg(machineNumber(limits.least), machineNumber(limits.most)));
        }
    }

    void contradict(const char *field, const char *other)
    {
        add(QString::fromLatin1(field), Error::Kind::Inconsistent,
            QStringLiteral("%1, %2").arg(QLatin1String(field), QLatin1String(other)));
    }

    void checkOneOf(const QString &field, const QString &value, const QStringList &known)
    {
        if (!known.contains(value))
            add(field, Error::Kind::UnknownName, value, known.size() <= 12 ? known.join(QLatin1String(", ")) : QString());
    }

    void checkTask(const TaskDemand &task, const QString &prefix)
    {
        const bool image = task.kind == TaskKind::ImageGeneration;
        if (!task.modelId.isEmpty())
            checkOneOf(prefix % QStringLiteral("model_id"), task.modelId, m_models);
        else if (image || task.parametersBillions == 0.0) // an image model is more than a parameter count
            add(prefix % QStringLiteral("model_id"), Error::Kind::Missing);
        else
            checkRange(prefix, "parameters_billions", task.parametersBillions);

        if (!task.weightFormat.isEmpty() && !m_formats.isEmpty())
            checkOneOf(prefix % QStringLiteral("weight_format"), task.weightFormat, m_formats);
        checkOneOf(prefix % QStringLiteral("kv_bits"), QString::number(task.kvBits),
                   {QStringLiteral("4"), QStringLiteral("8"), QStringLiteral("16")});
        checkRange(prefix, "context_tokens", task.contextTokens);
        checkRange(prefix, "concurrency", task.concurrency);
        checkRange(prefix, "batch", task.batch);
        checkRange(prefix, "lora_rank", task.loraRank);
        if (!task.checkpointing.isEmpty()) {
            checkOneOf(prefix % QStringLiteral("checkpointing"), task.checkpointing,
                       {QStringLiteral("none"), QStringLiteral("selective"), QStringLiteral("full")});
        }
        checkRange(prefix, "data_gb", task.dataGb);
        if (image) {
            checkRange(prefix, "resolution", task.resolution.width());
            if (task.resolution.height() != task.resolution.width())
                checkRange(prefix, "resolution", task.resolution.height());
        }
    }

    void checkUse(const DemandProfile &profile)
    {
        checkRange({}, "hours_per_month", profile.hoursPerMonth);
        checkRange({}, "run_hours", profile.runHours);
        checkRange({}, "horizon_months", profile.horizonMonths);
        checkRange({}, "growth_percent", profile.growthPercent);
        if (profile.monthlyBudget)
            checkRange({}, "monthly_budget", profile.monthlyBudget->amount());
        const bool unknownButGiven = profile.growth == Growth::Unknown && profile.growthPercent != 0.0;
        const bool shrinkingUpwards = profile.growth == Growth::Shrinking && profile.growthPercent > 0.0;
        if (unknownButGiven || shrinkingUpwards)
            contradict("growth_percent", "growth");
    }

    void checkConstraints(const DemandProfile &profile)
    {
        if (!profile.region.isEmpty())
            checkOneOf(QStringLiteral("region"), profile.region, {QStringLiteral("CN"), QStringLiteral("overseas")});
        if (profile.domesticOnly && profile.cudaOnly)
            contradict("cuda_only", "domestic_only");
        if (profile.dataMustStay && profile.region == QLatin1String("overseas"))
            contradict("region", "data_must_stay");
        if (profile.mustBeCompliant && profile.allowUnofficialBoards)
            contradict("allow_unofficial_boards", "must_be_compliant");
    }

    const QStringList &m_models;
    const QStringList &m_formats;
    QList<ProfileProblem> m_problems;
};

} // namespace

FieldLimits profileFieldLimits(const QString &field)
{
    for (const NamedLimits &known : numericFields) {
        if (field == QLatin1String(known.field))
            return known.limits;
    }
    return {};
}

QList<ProfileProblem> checkProfile(const DemandProfile &profile, const QStringList &knownModels,
                                   const QStringList &knownFormats)
{
    return ProfileChecker(knownModels, knownFormats).check(profile);
}

} // namespace xuanka
