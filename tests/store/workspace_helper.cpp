// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// workspace_helper [--limit BYTES] [--nobody] COMMAND FILE [TARGET]: does one thing with a workspace and says on
// standard output, line by line, what is done. Tests kill it, starve it and run beside it.

#include "golden_workspace.h"

#include <QCoreApplication>
#include <QTextStream>

#include <csignal>
#include <cstdio>
#include <sys/resource.h>
#include <unistd.h>

using namespace xuanka;
using namespace xuanka::test;

namespace {

void say(const QString &line)
{
    const QByteArray bytes = line.toUtf8() + '\n';
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stdout);
    std::fflush(stdout);
}

int sayError(const Error &error)
{
    say(QStringLiteral("error %1 %2").arg(static_cast<int>(error.kind)).arg(errorMessage(error)));
    return 1;
}

/// Writes entries, profiles and archive records until something stops it; says each after it is saved.
int write(Workspace &workspace, const QString &prefix)
{
    for (int i = 0;; ++i) {
        const QString name = QStringLiteral("%1-%2").arg(prefix).arg(i);
        Done done = workspace.addEntry({QStringLiteral("round"), QStringLiteral("candidate-0"), prefix, name, {}, {}, {}});
        if (!done)
            return sayError(done.error());
        say(QStringLiteral("entry ") + name);
        if (i % 10 == 0) {
            const auto profile = workspace.saveProfile(profileNamed(name));
            if (!profile)
                return sayError(profile.error());
            say(QStringLiteral("profile ") + *profile);
        }
        if (i % 15 == 0) {
            ArchivedRecommendation recommendation;
            recommendation.profileName = name;
            recommendation.content = QByteArray(3000, 'x');
            const auto archived = workspace.archive(recommendation);
            if (!archived)
                return sayError(archived.error());
            say(QStringLiteral("archive ") + *archived);
        }
    }
}

int open(const QString &path)
{
    const auto workspace = Workspace::open(path, identityOf(QStringLiteral("helper")));
    if (!workspace)
        return sayError(workspace.error());
    const auto reason = (*workspace)->readOnlyReason();
    say(reason ? QStringLiteral("read-only %1").arg(static_cast<int>(reason->kind)) : QStringLiteral("read-write"));
    const auto notes = (*workspace)->notes();
    const auto profiles = (*workspace)->profiles();
    if (!notes || !profiles)
        return sayError(!notes ? notes.error() : profiles.error());
    say(QStringLiteral("%1 profiles %2 notes").arg(profiles->size()).arg(notes->size()));
    return 0;
}

int run(const QString &command, const QString &path, const QString &target)
{
    if (command == QLatin1String("golden") || command == QLatin1String("create")) {
        const Done made = makeGoldenWorkspace(path);
        return made ? 0 : sayError(made.error());
    }
    if (command == QLatin1String("open"))
        return open(path);
    auto workspace = Workspace::open(path, identityOf(QStringLiteral("helper")));
    if (!workspace)
        return sayError(workspace.error());
    if (command == QLatin1String("write"))
        return write(**workspace, target);
    if (command == QLatin1String("backup")) {
        const Done written = (*workspace)->backup(target);
        return written ? 0 : sayError(written.error());
    }
    if (command == QLatin1String("hold")) {
        say((*workspace)->isReadOnly() ? QStringLiteral("read-only") : QStringLiteral("read-write"));
        QTextStream(stdin).readLine(); // until the test says so, or dies
        return 0;
    }
    return 2;
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    QStringList arguments = QCoreApplication::arguments().mid(1);
    if (const qsizetype at = arguments.indexOf(QLatin1String("--limit")); at >= 0) {
        const rlim_t bytes = arguments.at(at + 1).toULongLong();
        const rlimit limit{bytes, bytes};
        std::signal(SIGXFSZ, SIG_IGN); // a failed write, as on a full disk, instead of a signal
        if (setrlimit(RLIMIT_FSIZE, &limit) != 0)
            return 3;
        arguments.remove(at, 2);
    }
    if (arguments.removeAll(QLatin1String("--nobody")) > 0) {
        constexpr uid_t nobody = 65534;
        if (geteuid() == 0 && (setgid(nobody) != 0 || setuid(nobody) != 0))
            return 3;
    }
    return run(arguments.value(0), arguments.value(1), arguments.value(2));
}
