// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "demand/demand_profile.h"

#include <QLocale>

namespace xuanka {

class ModelLibrary;

/// One line of a profile in words.
struct ProfileLine {
    QString label;
    QString text;
    QStringList fields; ///< whose answers it puts into words; "tasks[0]." stands for all fields of that task

    bool covers(const QString &field) const;
};

/// A profile as a person would say it, in the application's language; figures in the given locale.
QList<ProfileLine> profileInWords(const DemandProfile &profile, const ModelLibrary &library, const QLocale &locale);

} // namespace xuanka
