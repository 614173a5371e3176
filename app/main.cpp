// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/command_line/command_line.h"
#include "app/workbench.h"

#include <QApplication>
#include <QIcon>

#include <cstdio>
#include <vector>

namespace {

/// A command's stderr carries its own one line; what Qt remarks about a missing display or runtime folder stays out.
void keepToErrors(QtMsgType type, const QMessageLogContext &, const QString &text)
{
    if (type == QtCriticalMsg || type == QtFatalMsg)
        std::fprintf(stderr, "%s\n", qPrintable(text));
}

int showWindow(const QStringList &arguments)
{
    const auto workbench = xuanka::Workbench::start({});
    if (!workbench) {
        const QByteArray line = QString(xuanka::errorMessage(workbench.error()) % QLatin1Char('\n')).toLocal8Bit();
        std::fputs(line.constData(), stderr);
        return 2;
    }
    (*workbench)->window().show();
    (*workbench)->openFirstWorkspace(arguments.value(0));
    return QApplication::exec();
}

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication::setApplicationName(QStringLiteral("xuanka"));
    QCoreApplication::setApplicationVersion(QStringLiteral(XUANKA_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("xuanka"));
    const std::vector<char *> words(argv + 1, argv + argc);
    QStringList arguments;
    for (const char *word : words)
        arguments << QString::fromLocal8Bit(word);
    if (xuanka::isCommand(arguments)) {
        qInstallMessageHandler(keepToErrors);
        if (!xuanka::commandNeedsWindowSystem(arguments)) {
            const QCoreApplication application(argc, argv);
            return xuanka::runCommandLine(arguments);
        }
        // A command runs without a display, whatever it draws.
        qputenv("QT_QPA_PLATFORM", "offscreen");
        const QApplication application(argc, argv);
        return xuanka::runCommandLine(arguments);
    }
    QApplication application(argc, argv);
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/xuanka.svg")));
    return showWindow(QApplication::arguments().mid(1));
}
