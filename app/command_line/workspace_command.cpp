// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/command_line/command_list.h"
#include "app/command_line/text_table.h"
#include "store/first_start.h"
#include "store/workspace.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>

namespace xuanka {

namespace {

QString words(const char *text)
{
    return QCoreApplication::translate("CommandLine", text);
}

WorkspaceIdentity identity()
{
    const QString user = qEnvironmentVariable("USER", qEnvironmentVariable("USERNAME", QStringLiteral("xuanka")));
    return {user, [] { return QDateTime::currentDateTimeUtc(); }};
}

Result<Answer> newWorkspace(const QString &file, Language language)
{
    const auto workspace = createWithExamples(file, identity(), language);
    if (!workspace)
        return fail(workspace.error());
    const auto profiles = (*workspace)->profiles();
    if (!profiles)
        return fail(profiles.error());
    return Answer{{{"created", str(file)}, {"profiles", profiles->size()}},
                  words(QT_TRANSLATE_NOOP("CommandLine", "created %1 with %2 example profiles")).arg(file).arg(profiles->size()), false};
}

Result<Answer> check(const QString &file)
{
    const Result<WorkspaceReport> report = checkWorkspace(file);
    if (!report)
        return fail(report.error());
    Json findings = Json::array();
    for (const QString &finding : report->findings)
        findings.push_back(str(finding));
    const Json json = {{"file", str(report->path)},       {"version", report->version},     {"damaged", report->damaged},
                       {"findings", findings},            {"profiles", report->profiles},   {"rounds", report->rounds},
                       {"entries", report->entries},      {"archived", report->archived},   {"newest_backup", str(report->newestBackup)}};
    TextTable table({{words(QT_TRANSLATE_NOOP("CommandLine", "What"))}, {words(QT_TRANSLATE_NOOP("CommandLine", "Found")), true}});
    table.add({words(QT_TRANSLATE_NOOP("CommandLine", "file version")), QString::number(report->version)});
    table.add({words(QT_TRANSLATE_NOOP("CommandLine", "profiles")), QString::number(report->profiles)});
    table.add({words(QT_TRANSLATE_NOOP("CommandLine", "evaluation rounds")), QString::number(report->rounds)});
    table.add({words(QT_TRANSLATE_NOOP("CommandLine", "entries")), QString::number(report->entries)});
    table.add({words(QT_TRANSLATE_NOOP("CommandLine", "archived recommendations")), QString::number(report->archived)});
    const QString verdict = report->damaged
        ? QString(words(QT_TRANSLATE_NOOP("CommandLine", "damaged:")) % QLatin1Char(' ') % report->findings.join(QStringLiteral("; ")))
        : words(QT_TRANSLATE_NOOP("CommandLine", "sound"));
    return Answer{json, QString(table.toString() % verdict), report->damaged};
}

Result<Answer> backup(const QString &file, const QString &wanted)
{
    QString target = wanted;
    if (target.isEmpty()) {
        const QFileInfo info(file);
        target = info.absolutePath() % QLatin1Char('/') % info.completeBaseName() % QLatin1Char('-')
            % QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss")) % QStringLiteral(".xuanka");
    }
    const auto workspace = Workspace::open(file, identity());
    if (!workspace)
        return fail(workspace.error());
    if (const Done done = (*workspace)->backup(target); !done)
        return fail(done.error());
    return Answer{{{"file", str(file)}, {"backup", str(target)}},
                  words(QT_TRANSLATE_NOOP("CommandLine", "backup written and checked: %1")).arg(target), false};
}

} // namespace

Command workspaceCommand()
{
    Command command;
    command.name = QStringLiteral("workspace");
    command.summary = words(QT_TRANSLATE_NOOP("CommandLine", "make, check or back up a workspace file"));
    command.declare = [](Invocation &invocation) {
        invocation.positional(QStringLiteral("new|check|backup"), words(QT_TRANSLATE_NOOP("CommandLine", "what to do")));
        invocation.positional(QStringLiteral("F"), words(QT_TRANSLATE_NOOP("CommandLine", "workspace file")));
        invocation.option(QStringLiteral("to"), QStringLiteral("F"), words(QT_TRANSLATE_NOOP("CommandLine", "where the backup goes; beside the file if not given")));
    };
    command.run = [](const Invocation &invocation) -> Result<Answer> {
        const QString action = invocation.positionals().value(0);
        const QString file = invocation.positionals().value(1);
        if (action != QLatin1String("new") && action != QLatin1String("check") && action != QLatin1String("backup"))
            return fail({Error::Kind::UnknownName, {}, invocation.command(), action, QStringLiteral("new, check, backup")});
        if (file.isEmpty())
            return fail({Error::Kind::Missing, {}, QString(invocation.command() % QLatin1Char(' ') % action % QStringLiteral(" F")), {}, {}});
        if (action == QLatin1String("new"))
            return newWorkspace(file, invocation.language());
        return action == QLatin1String("check") ? check(file) : backup(file, invocation.text(QStringLiteral("to")));
    };
    return command;
}

} // namespace xuanka
