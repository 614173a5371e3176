// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/evaluation_words.h"
#include "ui/common/theme.h"

namespace xuanka {

/// A sign that differs in shape, for those who do not see the colour: ○ ✓ ◐ ✗ –
inline QString stateSign(CheckState state)
{
    switch (state) {
    case CheckState::Open:
        return QStringLiteral("○");
    case CheckState::Met:
        return QStringLiteral("✓");
    case CheckState::PartlyMet:
        return QStringLiteral("◐");
    case CheckState::NotMet:
        return QStringLiteral("✗");
    case CheckState::NotApplicable:
        return QStringLiteral("–");
    }
    return {};
}

/// "✓ Met"
inline QString stateText(CheckState state) { return stateSign(state) % QLatin1Char(' ') % checkStateName(state); }

inline Meaning stateMeaning(CheckState state)
{
    switch (state) {
    case CheckState::Met:
        return Meaning::Ok;
    case CheckState::PartlyMet:
        return Meaning::Tight;
    case CheckState::NotMet:
        return Meaning::No;
    case CheckState::Open:
    case CheckState::NotApplicable:
        break;
    }
    return Meaning::Note;
}

} // namespace xuanka
