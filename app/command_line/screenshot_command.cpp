// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/command_line/command_list.h"
#include "app/workbench.h"

#include <QApplication>
#include <QCoreApplication>
#include <QImageWriter>
#include <QPixmap>
#include <QRegularExpression>
#include <QSaveFile>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QThreadPool>

namespace xuanka {

namespace {

QString words(const char *text)
{
    return QCoreApplication::translate("CommandLine", text);
}

Result<QSize> readSize(const Invocation &invocation)
{
    static const QRegularExpression form(QStringLiteral("^(\\d{3,4})[xX×](\\d{3,4})$"));
    const QString text = invocation.text(QStringLiteral("size"));
    const QRegularExpressionMatch match = form.match(text);
    if (!match.hasMatch()) {
        return fail({Error::Kind::OutOfRange, {}, QString(invocation.command() % QStringLiteral(" --size")), text,
                     QStringLiteral("640x480 … 9999x9999")});
    }
    return QSize(match.captured(1).toInt(), match.captured(2).toInt());
}

Result<ThemeChoice> readTheme(const Invocation &invocation)
{
    const QString text = invocation.text(QStringLiteral("theme"));
    if (text == QLatin1String("light"))
        return ThemeChoice::Light;
    if (text == QLatin1String("dark"))
        return ThemeChoice::Dark;
    return fail({Error::Kind::UnknownName, {}, QString(invocation.command() % QStringLiteral(" --theme")), text,
                 QStringLiteral("light, dark")});
}

/// Lets background work finish and what it brings be shown, a few rounds because one result may start the next.
void settle()
{
    for (int round = 0; round < 6; ++round) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 60);
        QThreadPool::globalInstance()->waitForDone(5000);
        QCoreApplication::sendPostedEvents();
    }
}

Done saveImage(const QPixmap &picture, const QString &path)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return fail({Error::Kind::CannotWrite, path, {}, file.errorString(), {}});
    QImageWriter writer(&file, "png");
    if (!writer.write(picture.toImage()) || !file.commit())
        return fail({Error::Kind::CannotWrite, path, {}, file.errorString(), {}});
    return {};
}

Result<Answer> takeScreenshot(const Invocation &invocation)
{
    const Result<QString> page = invocation.required(QStringLiteral("page"));
    if (!page)
        return fail(page.error());
    const Result<QString> out = invocation.required(QStringLiteral("out"));
    if (!out)
        return fail(out.error());
    const Result<QSize> size = readSize(invocation);
    if (!size)
        return fail(size.error());
    const Result<ThemeChoice> theme = readTheme(invocation);
    if (!theme)
        return fail(theme.error());

    // Settings and, unless one is given, the workspace are throw-away, so that every picture starts from the same state.
    const QTemporaryDir folder;
    Workbench::Options options;
    options.settingsPath = folder.filePath(QStringLiteral("settings.ini"));
    options.language = invocation.language();
    options.theme = *theme;
    const auto workbench = Workbench::start(options);
    if (!workbench)
        return fail(workbench.error());
    MainWindow &window = (*workbench)->window();
    if (!window.pageIds().contains(*page)) {
        return fail({Error::Kind::UnknownName, {}, QString(invocation.command() % QStringLiteral(" --page")), *page,
                     window.pageIds().join(QStringLiteral(", "))});
    }
    const QString workspace = invocation.text(QStringLiteral("workspace"));
    const Done opened = workspace.isEmpty() ? window.createWorkspace(folder.filePath(QStringLiteral("workspace.xuanka")))
                                            : window.openWorkspace(workspace);
    if (!opened)
        return fail(opened.error());
    window.resize(*size);
    window.show();
    window.showPage(*page);
    settle();
    if (invocation.has(QStringLiteral("tab"))) {
        const Result<int> tab = invocation.integer(QStringLiteral("tab"), 1, 20);
        if (!tab)
            return fail(tab.error());
        const QList<QTabWidget *> all = window.findChildren<QTabWidget *>();
        for (QTabWidget *tabs : all) {
            if (tabs->isVisible())
                tabs->setCurrentIndex(*tab - 1);
        }
        settle();
    }
    if (const Done saved = saveImage(window.grab(), *out); !saved)
        return fail(saved.error());
    return Answer{{{"page", str(*page)}, {"out", str(*out)}, {"width", size->width()}, {"height", size->height()}},
                  words(QT_TRANSLATE_NOOP("CommandLine", "picture written: %1")).arg(*out), false};
}

} // namespace

Command screenshotCommand()
{
    Command command;
    command.name = QStringLiteral("screenshot");
    command.summary = words(QT_TRANSLATE_NOOP("CommandLine", "render a page of the window to a picture"));
    command.needsWindowSystem = true;
    command.declare = [](Invocation &invocation) {
        invocation.option(QStringLiteral("page"), QStringLiteral("P"),
                          QStringLiteral("demand, cards, sizing, costs, platforms, recommendation"));
        invocation.option(QStringLiteral("theme"), QStringLiteral("light|dark"), words(QT_TRANSLATE_NOOP("CommandLine", "colours")),
                          QStringLiteral("light"));
        invocation.option(QStringLiteral("size"), QStringLiteral("WxH"), words(QT_TRANSLATE_NOOP("CommandLine", "size of the window")),
                          QStringLiteral("1280x800"));
        invocation.option(QStringLiteral("tab"), QStringLiteral("N"), words(QT_TRANSLATE_NOOP("CommandLine", "open the page's Nth tab")));
        invocation.option(QStringLiteral("workspace"), QStringLiteral("F"),
                          words(QT_TRANSLATE_NOOP("CommandLine", "workspace to show; the example profiles if not given")));
        invocation.option(QStringLiteral("out"), QStringLiteral("F"), words(QT_TRANSLATE_NOOP("CommandLine", "PNG file to write")));
    };
    command.run = &takeScreenshot;
    return command;
}

} // namespace xuanka
