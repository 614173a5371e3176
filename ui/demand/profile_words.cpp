// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/demand/profile_words.h"

#include "demand/demand_words.h"
#include "quantity/format.h"
#include "sizing/memory_request.h"
#include "sizing/model_library.h"

#include <QCoreApplication>

#include <algorithm>

namespace xuanka {

namespace {

QString words(const char *text) { return QCoreApplication::translate("ProfileWords", text); }

QString counted(const char *text, int count)
{
    return QCoreApplication::translate("ProfileWords", text, nullptr, count);
}

QString join(QStringList parts)
{
    parts.removeAll(QString());
    return parts.join(words(QT_TRANSLATE_NOOP("ProfileWords", ", ")));
}

QString modelName(const TaskDemand &task, const ModelLibrary &library, const QLocale &locale)
{
    if (const ModelArchitecture *model = library.model(task.modelId))
        return model->name;
    if (const ImageModel *model = library.imageModel(task.modelId))
        return model->name;
    if (!task.modelId.isEmpty())
        return task.modelId;
    if (task.parametersBillions > 0.0) {
        return words(QT_TRANSLATE_NOOP("ProfileWords", "a model of about %1 B parameters"))
            .arg(formatNumber(task.parametersBillions, locale));
    }
    return words(QT_TRANSLATE_NOOP("ProfileWords", "no model chosen yet"));
}

QString formatName(const TaskDemand &task)
{
    const WeightFormat *format = weightFormat(task.weightFormat);
    return format != nullptr ? format->name : task.weightFormat;
}

QString taskText(const TaskDemand &task, const ModelLibrary &library, const QLocale &locale)
{
    const bool image = task.kind == TaskKind::ImageGeneration;
    QStringList parts { words(QT_TRANSLATE_NOOP("ProfileWords", "%1: %2"))
                            .arg(taskKindName(task.kind), modelName(task, library, locale)),
                        formatName(task) };
    if (image) {
        parts << words(QT_TRANSLATE_NOOP("ProfileWords", "%1 × %2 pixels"))
                     .arg(QString::number(task.resolution.width()), QString::number(task.resolution.height()));
    } else {
        parts << words(QT_TRANSLATE_NOOP("ProfileWords", "%1 tokens of context"))
                     .arg(locale.toString(task.contextTokens));
    }
    if (task.kind == TaskKind::Inference) {
        parts << counted(QT_TRANSLATE_N_NOOP("ProfileWords", "%n request(s) at once"), task.concurrency);
        if (task.kvBits != 16)
            parts << words(QT_TRANSLATE_NOOP("ProfileWords", "KV cache in %1 bits")).arg(task.kvBits);
    } else {
        parts << words(QT_TRANSLATE_NOOP("ProfileWords", "batch %1")).arg(locale.toString(task.batch));
    }
    if (task.kind == TaskKind::Lora || task.kind == TaskKind::Qlora)
        parts << words(QT_TRANSLATE_NOOP("ProfileWords", "rank %1")).arg(locale.toString(task.loraRank));
    if (task.dataGb > 0.0)
        parts << words(QT_TRANSLATE_NOOP("ProfileWords", "%1 GB of data")).arg(formatNumber(task.dataGb, locale));
    return join(parts);
}

QString useText(const DemandProfile &profile, const QLocale &locale)
{
    return join(
        { words(QT_TRANSLATE_NOOP("ProfileWords", "%1 hours a month")).arg(formatNumber(profile.hoursPerMonth, locale)),
          profile.continuous ? words(QT_TRANSLATE_NOOP("ProfileWords", "running continuously")) : QString(),
          profile.hasPeaks ? words(QT_TRANSLATE_NOOP("ProfileWords", "with peaks")) : QString(),
          words(QT_TRANSLATE_NOOP("ProfileWords", "one run takes %1 h")).arg(formatNumber(profile.runHours, locale)),
          counted(QT_TRANSLATE_N_NOOP("ProfileWords", "planned for %n month(s)"), profile.horizonMonths) });
}

QString growthText(const DemandProfile &profile, const QLocale &locale)
{
    if (profile.growthPercent == 0.0)
        return growthName(profile.growth);
    const QString sign = profile.growthPercent > 0.0 ? QStringLiteral("+") : QStringLiteral("−");
    return join(
        { growthName(profile.growth), QString(sign % formatShare(std::abs(profile.growthPercent) / 100.0, locale)) });
}

struct Rule {
    const char *field;
    bool DemandProfile::*member;
};

constexpr Rule rules[] {
    { "data_must_stay", &DemandProfile::dataMustStay },
    { "needs_invoice", &DemandProfile::needsInvoice },
    { "needs_sla", &DemandProfile::needsSla },
    { "interruptible", &DemandProfile::interruptible },
    { "cuda_only", &DemandProfile::cudaOnly },
    { "domestic_only", &DemandProfile::domesticOnly },
    { "must_be_compliant", &DemandProfile::mustBeCompliant },
    { "allow_unofficial_boards", &DemandProfile::allowUnofficialBoards },
};

ProfileLine rulesLine(const DemandProfile &profile)
{
    QStringList fields { QStringLiteral("region") };
    QStringList parts { words(QT_TRANSLATE_NOOP("ProfileWords", "Region: %1")).arg(regionName(profile.region)) };
    for (const Rule &rule : rules) {
        const QString field = QString::fromLatin1(rule.field);
        fields << field;
        if (profile.*rule.member)
            parts << demandFieldName(field);
    }
    return { words(QT_TRANSLATE_NOOP("ProfileWords", "Rules")), join(parts), fields };
}

} // namespace

bool ProfileLine::covers(const QString &field) const
{
    return std::any_of(fields.begin(), fields.end(), [&field](const QString &mine) {
        return mine.endsWith(QLatin1Char('.')) ? field.startsWith(mine) : field == mine;
    });
}

QList<ProfileLine> profileInWords(const DemandProfile &profile, const ModelLibrary &library, const QLocale &locale)
{
    QList<ProfileLine> lines;
    for (qsizetype i = 0; i < profile.tasks.size(); ++i) {
        lines << ProfileLine { i == 0 ? demandFieldName(QStringLiteral("tasks")) : QString(),
                               taskText(profile.tasks.at(i), library, locale),
                               { QStringLiteral("tasks[%1].").arg(i) } };
    }
    if (lines.isEmpty())
        lines << ProfileLine { demandFieldName(QStringLiteral("tasks")), QStringLiteral("–"), {} };
    lines.first().fields << QStringLiteral("tasks");
    lines << ProfileLine { words(QT_TRANSLATE_NOOP("ProfileWords", "Use")),
                           useText(profile, locale),
                           { QStringLiteral("hours_per_month"), QStringLiteral("continuous"),
                             QStringLiteral("has_peaks"), QStringLiteral("run_hours"),
                             QStringLiteral("horizon_months") } };
    lines << ProfileLine { demandFieldName(QStringLiteral("growth")),
                           growthText(profile, locale),
                           { QStringLiteral("growth"), QStringLiteral("growth_percent") } };
    lines << rulesLine(profile);
    lines << ProfileLine { demandFieldName(QStringLiteral("team")),
                           teamKindName(profile.team),
                           { QStringLiteral("team") } };
    lines << ProfileLine { demandFieldName(QStringLiteral("monthly_budget")),
                           profile.monthlyBudget ? formatMoneyRounded(*profile.monthlyBudget, locale)
                                                 : words(QT_TRANSLATE_NOOP("ProfileWords", "no limit")),
                           { QStringLiteral("monthly_budget") } };
    return lines;
}

} // namespace xuanka
