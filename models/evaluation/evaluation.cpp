// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evaluation/evaluation.h"

namespace xuanka {

QString dimensionId(Dimension dimension)
{
    switch (dimension) {
    case Dimension::PriceStructure:
        return QStringLiteral("price");
    case Dimension::Availability:
        return QStringLiteral("availability");
    case Dimension::SurroundingPerformance:
        return QStringLiteral("performance");
    case Dimension::Onboarding:
        return QStringLiteral("onboarding");
    case Dimension::AfterSales:
        return QStringLiteral("after_sales");
    }
    return {};
}

std::optional<Dimension> dimensionFromId(const QString &id)
{
    for (const Dimension dimension : allDimensions) {
        if (dimensionId(dimension) == id)
            return dimension;
    }
    return std::nullopt;
}

QString checkStateId(CheckState state)
{
    switch (state) {
    case CheckState::Open:
        return QStringLiteral("open");
    case CheckState::Met:
        return QStringLiteral("met");
    case CheckState::PartlyMet:
        return QStringLiteral("partly_met");
    case CheckState::NotMet:
        return QStringLiteral("not_met");
    case CheckState::NotApplicable:
        return QStringLiteral("not_applicable");
    }
    return {};
}

std::optional<CheckState> checkStateFromId(const QString &id)
{
    for (const CheckState state : allCheckStates) {
        if (checkStateId(state) == id)
            return state;
    }
    return std::nullopt;
}

QString fieldKey(const QString &fieldId)
{
    return QStringLiteral("field.") % fieldId;
}

} // namespace xuanka
