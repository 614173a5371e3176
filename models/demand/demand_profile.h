// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/json.h"
#include "quantity/error.h"
#include "quantity/language.h"
#include "quantity/money.h"

#include <QList>
#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace xuanka {

enum class TaskKind { Pretraining, FullFineTuning, Lora, Qlora, Inference, ImageGeneration };
enum class TeamKind { Individual, StartUp, Enterprise, PretrainingLab, ImageStudio };
enum class Growth { Unknown, Shrinking, Stable, Predictable, Volatile };

/// One kind of work. Fields that the task does not use keep their defaults and are not shown.
struct TaskDemand {
    TaskKind kind = TaskKind::Inference;
    QString modelId;              ///< id in the model library; empty if only a parameter count is known
    double parametersBillions = 0.0; ///< used when modelId is empty
    QString weightFormat;         ///< id of a WeightFormat ("bf16", "awq-int4" …); empty = the task's usual one
    int kvBits = 16;
    int contextTokens = 4096;     ///< per sequence: prompt + output (inference), sequence length (training)
    int concurrency = 1;          ///< simultaneous requests (inference)
    int batch = 1;                ///< sequences or images per step and card
    int loraRank = 16;
    QString checkpointing;        ///< "none", "selective", "full"; empty = the task's usual one
    QSize resolution{1024, 1024}; ///< image generation
    double dataGb = 0.0;          ///< data set or model store, for the disk

    bool operator==(const TaskDemand &) const = default;
};

/// What the work is, who does it and under which rules: the answers of the demand wizard.
/// A value; stored as JSON in the workspace and inside every archived recommendation.
struct DemandProfile {
    QString id;                   ///< UUID; empty until saved
    QString name;
    QString note;
    QList<TaskDemand> tasks;

    double hoursPerMonth = 40.0;  ///< clock hours in which the cards are used, 0.1…744
    bool continuous = false;
    bool hasPeaks = false;
    double runHours = 2.0;        ///< typical length of one run
    int horizonMonths = 12;

    Growth growth = Growth::Unknown;
    double growthPercent = 0.0;   ///< expected change over the horizon

    bool dataMustStay = false;    ///< data may not leave the country / the company's region
    bool needsInvoice = false;
    bool needsSla = false;
    QString region;               ///< "CN", "overseas" or empty = any
    bool domesticOnly = false;    ///< 信创: domestic accelerators only
    bool cudaOnly = false;        ///< code that only runs on CUDA
    bool interruptible = true;    ///< a run may be cut off and resumed
    bool mustBeCompliant = false; ///< only cards that can be acquired through regular channels in China
    bool allowUnofficialBoards = false; ///< modified boards (4090 48G) may be offered

    TeamKind team = TeamKind::StartUp;
    std::optional<Money> monthlyBudget;

    bool operator==(const DemandProfile &) const = default;
};

/// The ids used in JSON and on the command line ("pretrain", "full", "lora", "qlora", "infer", "image" …).
QString taskKindId(TaskKind kind);
std::optional<TaskKind> taskKindFromId(const QString &id);
QString teamKindId(TeamKind kind);
std::optional<TeamKind> teamKindFromId(const QString &id);
QString growthId(Growth growth);
std::optional<Growth> growthFromId(const QString &id);

/// Pre-training, full fine-tuning, LoRA and QLoRA.
bool isTraining(TaskKind kind);

/// Every field under its own name in snake_case ("hours_per_month"); id and monthly_budget only if they are set,
/// resolution as "1024x768". Reads back as the same profile.
Json profileToJson(const DemandProfile &profile);
/// Checks against resources/schema/profile.schema.json; unknown keys are refused so that a typing slip is not ignored,
/// "$comment" is allowed anywhere. Only the form is checked here, so that an unfinished draft can be opened again:
/// values are checkProfile's matter. `name` and `note` may be one text or {"en", "zh"}, of which `language` is taken.
Result<DemandProfile> profileFromJson(const Json &json, const QString &file, Language language = Language::English);

/// The three profiles that ship (resources/profiles): start-up, enterprise, image studio. No ids yet.
Result<QList<DemandProfile>> exampleProfiles(Language language);

} // namespace xuanka
