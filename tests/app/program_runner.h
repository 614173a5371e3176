// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/json.h"

#include <QStringList>

namespace xuanka::test {

struct ProgramRun {
    int exitCode = -1;
    QByteArray out;
    QByteArray err;

    /// The one JSON object on stdout; null if it is not one.
    Json json() const;
};

/// Runs the built program without a display and with settings and data below `home`.
ProgramRun runProgram(const QString &program, const QStringList &arguments, const QString &home);

} // namespace xuanka::test
