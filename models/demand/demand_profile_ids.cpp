// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "demand/demand_profile.h"

#include <array>
#include <utility>

namespace xuanka {

namespace {

template <typename Enum, std::size_t count>
QString idOf(const std::array<std::pair<Enum, const char *>, count> &table, Enum value)
{
    for (const auto &[known, id] : table) {
        if (known == value)
            return QString::fromLatin1(id);
    }
    return {};
}

template <typename Enum, std::size_t count>
std::optional<Enum> fromId(const std::array<std::pair<Enum, const char *>, count> &table, const QString &id)
{
    for (const auto &[known, name] : table) {
        if (id == QLatin1String(name))
            return known;
    }
    return std::nullopt;
}

constexpr std::array taskKinds{
    std::pair{TaskKind::Pretraining, "pretrain"}, std::pair{TaskKind::FullFineTuning, "full"},
    std::pair{TaskKind::Lora, "lora"},            std::pair{TaskKind::Qlora, "qlora"},
    std::pair{TaskKind::Inference, "infer"},      std::pair{TaskKind::ImageGeneration, "image"},
};

constexpr std::array teamKinds{
    std::pair{TeamKind::Individual, "individual"},
    std::pair{TeamKind::StartUp, "startup"},
    std::pair{TeamKind::Enterprise, "enterprise"},
    std::pair{TeamKind::PretrainingLab, "pretraining_lab"},
    std::pair{TeamKind::ImageStudio, "image_studio"},
};

constexpr std::array growths{
    std::pair{Growth::Unknown, "unknown"},         std::pair{Growth::Shrinking, "shrinking"},
    std::pair{Growth::Stable, "stable"},           std::pair{Growth::Predictable, "predictable"},
    std::pair{Growth::Volatile, "volatile"},
};

} // namespace

QString taskKindId(TaskKind kind)
{
    return idOf(taskKinds, kind);
}

std::optional<TaskKind> taskKindFromId(const QString &id)
{
    return fromId(taskKinds, id);
}

QString teamKindId(TeamKind kind)
{
    return idOf(teamKinds, kind);
}

std::optional<TeamKind> teamKindFromId(const QString &id)
{
    return fromId(teamKinds, id);
}

QString growthId(Growth growth)
{
    return idOf(growths, growth);
}

std::optional<Growth> growthFromId(const QString &id)
{
    return fromId(growths, id);
}

bool isTraining(TaskKind kind)
{
    return kind != TaskKind::Inference && kind != TaskKind::ImageGeneration;
}

} // namespace xuanka
