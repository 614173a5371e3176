// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/report_sections.h"

#include "demand/demand_words.h"

#include <QCoreApplication>

namespace xuanka {

namespace {

QString field(const char *name)
{
    return demandFieldName(QLatin1String(name));
}

/// What was answered about a task, leaving out what the task does not use.
ReportFacts taskFacts(const TaskDemand &task, const ReportContext &context)
{
    ReportFacts facts;
    const auto add = [&facts](const char *name, const QString &value) {
        if (!value.isEmpty())
            facts.rows << std::pair{field(name), value};
    };
    add("kind", taskKindName(task.kind));
    add(task.modelId.isEmpty() ? "parameters_billions" : "model_id",
        task.modelId.isEmpty() ? context.number(task.parametersBillions) : context.modelName(task.modelId));
    add("weight_format", task.weightFormat);
    if (task.kind == TaskKind::ImageGeneration) {
        add("resolution", QStringLiteral("%1×%2").arg(task.resolution.width()).arg(task.resolution.height()));
        add("batch", context.number(task.batch));
    } else {
        add("context_tokens", context.number(task.contextTokens));
    }
    if (task.kind == TaskKind::Inference) {
        add("concurrency", context.number(task.concurrency));
        add("kv_bits", context.number(task.kvBits));
    }
    if (isTraining(task.kind)) {
        add("batch", context.number(task.batch));
        add("checkpointing", task.checkpointing);
    }
    if (task.kind == TaskKind::Lora || task.kind == TaskKind::Qlora)
        add("lora_rank", context.number(task.loraRank));
    if (task.dataGb > 0.0)
        add("data_gb", context.number(task.dataGb));
    return facts;
}

/// The answers that set a limit; those that were answered with no stay out.
QStringList constraints(const DemandProfile &profile)
{
    QStringList names;
    const auto add = [&names](bool holds, const char *name) {
        if (holds)
            names << field(name);
    };
    add(profile.dataMustStay, "data_must_stay");
    add(profile.needsInvoice, "needs_invoice");
    add(profile.needsSla, "needs_sla");
    add(profile.domesticOnly, "domestic_only");
    add(profile.cudaOnly, "cuda_only");
    add(profile.mustBeCompliant, "must_be_compliant");
    add(profile.allowUnofficialBoards, "allow_unofficial_boards");
    add(profile.interruptible, "interruptible");
    return names;
}

} // namespace

void appendProfile(ReportElements &elements, ReportContext &context)
{
    const DemandProfile &profile = context.profile();
    elements << ReportHeading{1, reportWords(QT_TRANSLATE_NOOP("Report", "Demand profile"))};
    if (!profile.note.isEmpty())
        elements << ReportParagraph{profile.note, ReportParagraph::Tone::Normal};
    ReportFacts facts;
    for (const TaskDemand &task : profile.tasks) {
        if (profile.tasks.size() == 1) {
            facts = taskFacts(task, context);
            break;
        }
        elements << ReportHeading{2, taskSummary(task)} << taskFacts(task, context);
    }
    const auto add = [&facts](const char *name, const QString &value) { facts.rows << std::pair{field(name), value}; };
    const QString yes = reportWords(QT_TRANSLATE_NOOP("Report", "yes"));
    const QString no = reportWords(QT_TRANSLATE_NOOP("Report", "no"));
    add("hours_per_month", context.number(profile.hoursPerMonth));
    add("continuous", profile.continuous ? yes : no);
    if (!profile.continuous)
        add("run_hours", context.number(profile.runHours));
    add("has_peaks", profile.hasPeaks ? yes : no);
    add("horizon_months", context.number(profile.horizonMonths));
    add("growth", profile.growth == Growth::Unknown
            ? growthName(profile.growth)
            : QString(growthName(profile.growth) % QStringLiteral(", ") % context.share(profile.growthPercent / 100.0)));
    add("region", regionName(profile.region));
    add("team", teamKindName(profile.team));
    add("monthly_budget", profile.monthlyBudget ? context.money(*profile.monthlyBudget)
                                                : reportWords(QT_TRANSLATE_NOOP("Report", "no limit given")));
    const QStringList limits = constraints(profile);
    facts.rows << std::pair{reportWords(QT_TRANSLATE_NOOP("Report", "Conditions set")),
                            limits.isEmpty() ? reportWords(QT_TRANSLATE_NOOP("Report", "none")) : limits.join(context.separator())};
    if (profile.tasks.size() > 1)
        elements << ReportHeading{2, reportWords(QT_TRANSLATE_NOOP("Report", "Use and conditions"))};
    elements << facts;
}

void appendConditions(ReportElements &elements, ReportContext &context)
{
    const QList<Condition> &conditions = context.recommendation().implications.conditions;
    if (conditions.isEmpty())
        return;
    ReportTable table;
    table.columns = {{reportWords(QT_TRANSLATE_NOOP("Report", "Follows")), 3.0, false},
                     {reportWords(QT_TRANSLATE_NOOP("Report", "Because")), 2.6, false},
                     {reportWords(QT_TRANSLATE_NOOP("Report", "Source")), 0.6, false}};
    for (const Condition &condition : conditions) {
        table.rows.append({context.text(condition.says), context.text(condition.because), context.reference(condition.source)});
    }
    elements << ReportHeading{1, reportWords(QT_TRANSLATE_NOOP("Report", "What follows from the profile"))} << table;
}

} // namespace xuanka
