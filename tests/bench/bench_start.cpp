// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/program_runner.h"
#include "support/test_support.h"

#include <QTemporaryDir>

#include <sys/resource.h>

using namespace xuanka;
using namespace xuanka::test;

namespace {

/// CPU time of all finished children, in milliseconds.
double childrenCpu()
{
    rusage usage{};
    getrusage(RUSAGE_CHILDREN, &usage);
    const auto milliseconds = [](const timeval &time) {
        return 1000.0 * static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1000.0;
    };
    return milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime);
}

} // namespace

/// CPU time from exec to a window with a workspace and a finished page, saving its picture included. Wanted: under 400 ms.
class StartBenchmark : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void firstUsableWindow_data()
    {
        QTest::addColumn<QString>("page");
        for (const char *page : {"demand", "cards", "sizing", "costs", "platforms", "recommendation"})
            QTest::newRow(page) << QString::fromLatin1(page);
    }

    void firstUsableWindow()
    {
        QFETCH(QString, page);
        QTemporaryDir folder;
        const QString workspace = folder.filePath(QStringLiteral("a.xuanka"));
        const QString program = QStringLiteral(XUANKA_PROGRAM);
        QCOMPARE(runProgram(program, {QStringLiteral("workspace"), QStringLiteral("new"), workspace}, folder.path()).exitCode, 0);
        const QStringList arguments{QStringLiteral("screenshot"), QStringLiteral("--page"), page,
                                    QStringLiteral("--workspace"), workspace,
                                    QStringLiteral("--out"), folder.filePath(QStringLiteral("page.png"))};
        constexpr int runs = 10;
        const double before = childrenCpu();
        for (int i = 0; i < runs; ++i)
            QCOMPARE(runProgram(program, arguments, folder.path()).exitCode, 0);
        QTest::setBenchmarkResult((childrenCpu() - before) / runs, QTest::WalltimeMilliseconds);
    }
};

QTEST_GUILESS_MAIN(StartBenchmark)
#include "bench_start.moc"
