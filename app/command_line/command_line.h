// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace xuanka {

/// Whether the arguments (without the program's name) ask for a command rather than the window.
bool isCommand(const QStringList &arguments);
/// Whether that command draws and therefore needs a QApplication; the others run with a QCoreApplication.
bool commandNeedsWindowSystem(const QStringList &arguments);
/// Runs the command: its answer on stdout, one line on stderr if the input is bad. Returns the exit code:
/// 0 done, 1 the answer is no, 2 bad input. Needs a QCoreApplication.
int runCommandLine(const QStringList &arguments);

} // namespace xuanka
