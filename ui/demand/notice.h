// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "demand/demand_profile.h"
#include "demand/implications.h"
#include "demand/profile_check.h"

#include <QLocale>

namespace xuanka {

class ModelLibrary;

/// What is wrong with an answer, or unwise about it; shown beside the answer.
struct Notice {
    enum class Kind {
        Unanswered, ///< nothing was said yet that must be said; not a mistake until the person moves on
        Problem, ///< cannot be worked with
        Warning ///< can be worked with, and is likely to be regretted
    };

    Kind kind = Kind::Problem;
    QString field; ///< as in ProfileProblem
    QString says;
    QString instead; ///< what to do about it; empty for a problem, whose sentence says it

    bool blocks() const { return kind != Kind::Warning; }
    bool operator==(const Notice &) const = default;
};

/// Problems first, then warnings; texts in the given language and locale. `implications` may be null if they could not
/// be worked out.
QList<Notice> noticesFor(const DemandProfile &profile, const ModelLibrary &library, const Implications *implications,
                         Language language, const QLocale &locale);

/// Those whose field starts with `prefix` ("tasks[1]."), with the prefix taken off.
QList<Notice> noticesBelow(const QList<Notice> &notices, const QString &prefix);

} // namespace xuanka
