// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "demand/demand_words.h"

#include <QCoreApplication>
#include <QLocale>

#include <array>

namespace xuanka {

namespace {

QString words(const char *text)
{
    return QCoreApplication::translate("Demand", text);
}

struct FieldWords {
    const char *field;
    const char *name;
    const char *decides;
};

constexpr std::array fieldWords{
    FieldWords{"name", QT_TRANSLATE_NOOP("Demand", "Name"), ""},
    FieldWords{"note", QT_TRANSLATE_NOOP("Demand", "Note"), ""},
    FieldWords{"tasks", QT_TRANSLATE_NOOP("Demand", "Tasks"),
               QT_TRANSLATE_NOOP("Demand", "Which kind of card comes first: training needs compute and links between cards, inference needs memory and bandwidth.")},
    FieldWords{"kind", QT_TRANSLATE_NOOP("Demand", "Kind of work"),
               QT_TRANSLATE_NOOP("Demand", "What has to be in memory: weights only, or gradients and optimizer states as well.")},
    FieldWords{"model_id", QT_TRANSLATE_NOOP("Demand", "Model"),
               QT_TRANSLATE_NOOP("Demand", "The size of the weights, and with it the smallest card that can do the work at all.")},
    FieldWords{"parameters_billions", QT_TRANSLATE_NOOP("Demand", "Parameters (billions)"),
               QT_TRANSLATE_NOOP("Demand", "The size of the weights, with a wider range than for a model from the library.")},
    FieldWords{"weight_format", QT_TRANSLATE_NOOP("Demand", "Weight format"),
               QT_TRANSLATE_NOOP("Demand", "How many bits each parameter takes: 4-bit weights need about a quarter of the memory of 16-bit ones.")},
    FieldWords{"kv_bits", QT_TRANSLATE_NOOP("Demand", "KV cache precision (bits)"),
               QT_TRANSLATE_NOOP("Demand", "How much memory each token of context takes while the model answers.")},
    FieldWords{"context_tokens", QT_TRANSLATE_NOOP("Demand", "Context (tokens)"),
               QT_TRANSLATE_NOOP("Demand", "The size of the KV cache (inference) or of the activations (training).")},
    FieldWords{"concurrency", QT_TRANSLATE_NOOP("Demand", "Simultaneous requests"),
               QT_TRANSLATE_NOOP("Demand", "How many KV caches must be in memory at once; often more than the weights.")},
    FieldWords{"batch", QT_TRANSLATE_NOOP("Demand", "Batch per card"),
               QT_TRANSLATE_NOOP("Demand", "The memory for activations; it grows in step with the batch.")},
    FieldWords{"lora_rank", QT_TRANSLATE_NOOP("Demand", "LoRA rank"),
               QT_TRANSLATE_NOOP("Demand", "The size of the adapters; small beside the model itself.")},
    FieldWords{"checkpointing", QT_TRANSLATE_NOOP("Demand", "Gradient checkpointing"),
               QT_TRANSLATE_NOOP("Demand", "Whether activations are kept or computed again: less memory against more time.")},
    FieldWords{"resolution", QT_TRANSLATE_NOOP("Demand", "Resolution"),
               QT_TRANSLATE_NOOP("Demand", "The working memory beside the image model's weights.")},
    FieldWords{"data_gb", QT_TRANSLATE_NOOP("Demand", "Data (GB)"),
               QT_TRANSLATE_NOOP("Demand", "The disk to rent, which is billed separately and often while the machine is off too.")},
    FieldWords{"hours_per_month", QT_TRANSLATE_NOOP("Demand", "Hours a month"),
               QT_TRANSLATE_NOOP("Demand", "Whether paying by the hour, a month plan or a reservation is cheapest.")},
    FieldWords{"continuous", QT_TRANSLATE_NOOP("Demand", "Runs continuously"),
               QT_TRANSLATE_NOOP("Demand", "Whether a fixed plan is used to the full or paid for idle hours.")},
    FieldWords{"has_peaks", QT_TRANSLATE_NOOP("Demand", "Has peaks"),
               QT_TRANSLATE_NOOP("Demand", "Whether to rent a base by the month and add hours for the peaks.")},
    FieldWords{"run_hours", QT_TRANSLATE_NOOP("Demand", "Length of one run (hours)"),
               QT_TRANSLATE_NOOP("Demand", "How much an interruption costs, and whether billing by the second matters.")},
    FieldWords{"horizon_months", QT_TRANSLATE_NOOP("Demand", "Planning horizon (months)"),
               QT_TRANSLATE_NOOP("Demand", "How long a contract may run, and whether a move to another ecosystem still pays.")},
    FieldWords{"growth", QT_TRANSLATE_NOOP("Demand", "Growth"),
               QT_TRANSLATE_NOOP("Demand", "Whether to commit: unknown growth speaks for on-demand, predictable growth for a reservation.")},
    FieldWords{"growth_percent", QT_TRANSLATE_NOOP("Demand", "Expected change (%)"),
               QT_TRANSLATE_NOOP("Demand", "How much room the contract must leave for more cards.")},
    FieldWords{"data_must_stay", QT_TRANSLATE_NOOP("Demand", "Data must stay in China"),
               QT_TRANSLATE_NOOP("Demand", "Which platforms are left: only those whose machines stand in China.")},
    FieldWords{"needs_invoice", QT_TRANSLATE_NOOP("Demand", "Invoice needed"),
               QT_TRANSLATE_NOOP("Demand", "Rules out platforms that cannot issue a VAT invoice to a company.")},
    FieldWords{"needs_sla", QT_TRANSLATE_NOOP("Demand", "SLA needed"),
               QT_TRANSLATE_NOOP("Demand", "Rules out marketplaces and platforms that promise no availability.")},
    FieldWords{"region", QT_TRANSLATE_NOOP("Demand", "Region"),
               QT_TRANSLATE_NOOP("Demand", "Which platforms are compared.")},
    FieldWords{"domestic_only", QT_TRANSLATE_NOOP("Demand", "Domestic accelerators only"),
               QT_TRANSLATE_NOOP("Demand", "Leaves only domestic cards, and three to six months for the move from CUDA to CANN.")},
    FieldWords{"cuda_only", QT_TRANSLATE_NOOP("Demand", "Code needs CUDA"),
               QT_TRANSLATE_NOOP("Demand", "Leaves only NVIDIA cards.")},
    FieldWords{"interruptible", QT_TRANSLATE_NOOP("Demand", "Runs may be interrupted"),
               QT_TRANSLATE_NOOP("Demand", "Whether spot and marketplace machines can be considered at all.")},
    FieldWords{"must_be_compliant", QT_TRANSLATE_NOOP("Demand", "Compliant purchase"),
               QT_TRANSLATE_NOOP("Demand", "Rules out cards that cannot be acquired through regular channels in China.")},
    FieldWords{"allow_unofficial_boards", QT_TRANSLATE_NOOP("Demand", "Modified boards allowed"),
               QT_TRANSLATE_NOOP("Demand", "Whether boards with enlarged memory that no vendor sells or guarantees may be offered.")},
    FieldWords{"team", QT_TRANSLATE_NOOP("Demand", "Team"),
               QT_TRANSLATE_NOOP("Demand", "Which advice on buying applies, and which conditions come first.")},
    FieldWords{"monthly_budget", QT_TRANSLATE_NOOP("Demand", "Monthly budget"),
               QT_TRANSLATE_NOOP("Demand", "A limit: what costs more is excluded, and you are told by how much.")},
};

const FieldWords *find(const QString &field)
{
    const QString name = field.section(QLatin1Char('.'), -1);
    for (const FieldWords &known : fieldWords) {
        if (name == QLatin1String(known.field))
            return &known;
    }
    return nullptr;
}

} // namespace

QString taskKindName(TaskKind kind)
{
    switch (kind) {
    case TaskKind::Pretraining:
        return words(QT_TRANSLATE_NOOP("Demand", "Pre-training"));
    case TaskKind::FullFineTuning:
        return words(QT_TRANSLATE_NOOP("Demand", "Full fine-tuning"));
    case TaskKind::Lora:
        return words(QT_TRANSLATE_NOOP("Demand", "LoRA fine-tuning"));
    case TaskKind::Qlora:
        return words(QT_TRANSLATE_NOOP("Demand", "QLoRA fine-tuning"));
    case TaskKind::Inference:
        return words(QT_TRANSLATE_NOOP("Demand", "Inference"));
    case TaskKind::ImageGeneration:
        return words(QT_TRANSLATE_NOOP("Demand", "Image generation"));
    }
    return {};
}

QString teamKindName(TeamKind kind)
{
    switch (kind) {
    case TeamKind::Individual:
        return words(QT_TRANSLATE_NOOP("Demand", "Individual or university"));
    case TeamKind::StartUp:
        return words(QT_TRANSLATE_NOOP("Demand", "Start-up"));
    case TeamKind::Enterprise:
        return words(QT_TRANSLATE_NOOP("Demand", "Enterprise or research institute"));
    case TeamKind::PretrainingLab:
        return words(QT_TRANSLATE_NOOP("Demand", "Pre-training lab"));
    case TeamKind::ImageStudio:
        return words(QT_TRANSLATE_NOOP("Demand", "Image studio"));
    }
    return {};
}

QString growthName(Growth growth)
{
    switch (growth) {
    case Growth::Unknown:
        return words(QT_TRANSLATE_NOOP("Demand", "Unknown"));
    case Growth::Shrinking:
        return words(QT_TRANSLATE_NOOP("Demand", "Shrinking"));
    case Growth::Stable:
        return words(QT_TRANSLATE_NOOP("Demand", "Stable"));
    case Growth::Predictable:
        return words(QT_TRANSLATE_NOOP("Demand", "Predictable"));
    case Growth::Volatile:
        return words(QT_TRANSLATE_NOOP("Demand", "Volatile"));
    }
    return {};
}

QString regionName(const QString &region)
{
    if (region == QLatin1String("CN"))
        return words(QT_TRANSLATE_NOOP("Demand", "China"));
    if (region == QLatin1String("overseas"))
        return words(QT_TRANSLATE_NOOP("Demand", "Overseas"));
    return region.isEmpty() ? words(QT_TRANSLATE_NOOP("Demand", "Anywhere")) : region;
}

QString taskSummary(const TaskDemand &task)
{
    const QString kind = taskKindName(task.kind);
    if (!task.modelId.isEmpty())
        return kind % QLatin1Char(' ') % task.modelId;
    if (task.parametersBillions > 0.0) {
        return kind % QLatin1Char(' ')
            % words(QT_TRANSLATE_NOOP("Demand", "about %1 B")).arg(QLocale().toString(task.parametersBillions, 'g', 4));
    }
    return kind;
}

QString demandFieldName(const QString &field)
{
    const FieldWords *known = find(field);
    return known ? words(known->name) : field;
}

QString demandFieldDecides(const QString &field)
{
    const FieldWords *known = find(field);
    return known && *known->decides ? words(known->decides) : QString();
}

QStringList demandFields()
{
    QStringList fields;
    fields.reserve(static_cast<qsizetype>(fieldWords.size()));
    for (const FieldWords &known : fieldWords)
        fields << QString::fromLatin1(known.field);
    return fields;
}

} // namespace xuanka
