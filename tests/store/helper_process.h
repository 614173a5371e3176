// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QStringList>

namespace xuanka::test {

struct HelperResult {
    int code = -1;
    QStringList lines;
    /// The Error::Kind that the helper reported last, −1 if none.
    int errorKind() const
    {
        return !lines.isEmpty() && lines.constLast().startsWith(QLatin1String("error ")) ? lines.constLast().section(QLatin1Char(' '), 1, 1).toInt() : -1;
    }
};

inline QStringList linesOf(const QByteArray &output)
{
    return QString::fromUtf8(output).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
}

/// Runs workspace_helper to its end.
inline HelperResult runHelper(const QStringList &arguments)
{
    QProcess process;
    process.start(QStringLiteral(XUANKA_WORKSPACE_HELPER), arguments);
    if (!process.waitForFinished())
        return {};
    return {process.exitCode(), linesOf(process.readAllStandardOutput())};
}

} // namespace xuanka::test
